#include "core/machine/memory.hpp"

#include "core/machine/account.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

#ifndef ZERMELO_NO_MACHINE
#include <unistd.h>
#ifdef __linux__
#include <sys/mman.h>
#endif
#endif

namespace zermelo {

namespace {

std::atomic<MemoryReport> memory_report = nullptr;

std::size_t pages_for(std::size_t bytes) { return (bytes + huge_page - 1) / huge_page * huge_page; }

} // namespace

void on_out_of_memory(MemoryReport report) {
    memory_report = report;
    std::set_new_handler(report ? [] { out_of_memory(0); } : std::new_handler{});
}

#ifndef ZERMELO_NO_MACHINE

void out_of_memory(std::size_t bytes) {
    if (const MemoryReport report = memory_report) report(bytes);
    throw std::bad_alloc();
}

std::uint64_t physical_memory() {
    const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(page)
                                 : std::uint64_t{1} << 32;
}

namespace {

void* pages_of_system(std::size_t bytes) {
    void* place = std::aligned_alloc(huge_page, bytes);
#ifdef __linux__
    if (place) madvise(place, bytes, MADV_HUGEPAGE);
#endif
    return place;
}

} // namespace

void forget_pages([[maybe_unused]] const void* begin, [[maybe_unused]] const void* end) {
#ifdef __linux__
    const auto first = (reinterpret_cast<std::size_t>(begin) + huge_page - 1) / huge_page * huge_page;
    const auto last = reinterpret_cast<std::size_t>(end) / huge_page * huge_page;
    if (first < last) madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
#endif
}

#else

void out_of_memory(std::size_t bytes) {
    if (const MemoryReport report = memory_report) report(bytes);
    std::abort();
}

std::uint64_t physical_memory() { return std::uint64_t{1} << 32; }

namespace {

void* pages_of_system(std::size_t bytes) { return std::malloc(bytes); }

} // namespace

void forget_pages(const void*, const void*) {}

#endif

void* allocate_pages(std::size_t bytes) {
    const std::size_t whole = pages_for(bytes);
    if (!draw_memory(whole)) out_of_memory(bytes);
    if (void* place = pages_of_system(whole)) return place;
    return_memory(whole);
    out_of_memory(bytes);
}

void free_pages(void* place, std::size_t bytes) {
    std::free(place);
    return_memory(pages_for(bytes));
}

} // namespace zermelo
