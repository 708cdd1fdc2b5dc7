// What is made by `new`, here and in the libraries, draws from the account.
#include "core/machine/account.hpp"
#include "core/machine/memory.hpp"

#include <cstdlib>
#include <malloc.h>
#include <new>

namespace zermelo {

namespace {

constexpr std::size_t beside_block = 16; // bytes that the system keeps with each block

std::size_t size_of_block(void* place) { return malloc_usable_size(place) + beside_block; }

void* counted_block(std::size_t bytes, std::size_t alignment) {
    // A large block is drawn before it is made.
    const std::size_t before = bytes < huge_page ? 0 : bytes;
    if (before && !draw_memory(before)) out_of_memory(bytes);
    void* const place = alignment ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
                                  : std::malloc(bytes ? bytes : 1);
    if (place && draw_memory(size_of_block(place) - before)) return place;
    std::free(place);
    return_memory(before);
    out_of_memory(bytes);
}

void free_counted(void* place) {
    if (!place) return;
    return_memory(size_of_block(place));
    std::free(place);
}

} // namespace

} // namespace zermelo

// The other forms of new and delete, with [], without throwing, with a size, call these.
void* operator new(std::size_t bytes) { return zermelo::counted_block(bytes, 0); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return zermelo::counted_block(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* place) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, std::size_t) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, std::align_val_t) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, std::size_t, std::align_val_t) noexcept { zermelo::free_counted(place); }
