// The door to the machine's memory: how much there is, large blocks of it, and what happens when it runs out.
#pragma once

#include <cstddef>
#include <cstdint>

#ifndef ZERMELO_NO_MACHINE
#include <new>
#endif

namespace zermelo {

std::uint64_t physical_memory(); // bytes of the machine; 4 GB where nobody knows

// Large blocks, from this size on, are made of pages of this size where the system has them.
inline constexpr std::size_t huge_page = std::size_t{1} << 21;
void* allocate_pages(std::size_t bytes);
void free_pages(void* place, std::size_t bytes);
// The memory of [begin, end) goes back to the system early, what it held is lost. Whole huge pages only.
void forget_pages(const void* begin, const void* end);

// Called when so many bytes cannot be had (0: not known how many), by large blocks as well as by `new`.
[[noreturn]] void out_of_memory(std::size_t bytes);
// What is to happen then: `report` is called first, and may end the program or jump away. After that, std::bad_alloc is
// thrown; where there are no exceptions, the program ends.
using MemoryReport = void (*)(std::size_t bytes);
void on_out_of_memory(MemoryReport report);

// Does some work; false if there was no memory for it. Where nothing can be thrown, that ends the program.
template <class Work> bool has_memory_for(Work&& work) {
#ifndef ZERMELO_NO_MACHINE
    try {
        work();
    } catch (const std::bad_alloc&) { return false; }
#else
    work();
#endif
    return true;
}

} // namespace zermelo
