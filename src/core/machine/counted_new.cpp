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

// None where the account or the system refuses.
void* block_or_none(std::size_t bytes, std::size_t alignment = 0) {
    // A large block is drawn before it is made.
    const std::size_t before = bytes < huge_page ? 0 : bytes;
    if (before && !draw_memory(before)) return nullptr;
    void* const place = alignment ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
                                  : std::malloc(bytes ? bytes : 1);
    if (place && draw_memory(size_of_block(place) - before)) return place;
    std::free(place);
    return_memory(before);
    return nullptr;
}

void* counted_block(std::size_t bytes, std::size_t alignment = 0) {
    void* const place = block_or_none(bytes, alignment);
    if (!place) out_of_memory(bytes);
    return place;
}

void free_counted(void* place) {
    if (!place) return;
    return_memory(size_of_block(place));
    std::free(place);
}

} // namespace

} // namespace zermelo

// Every form, since the sanitizers' libraries have forms of their own that do not call the others.
using Size = std::size_t;
using Alignment = std::align_val_t;
using Quiet = const std::nothrow_t&;

void* operator new(Size bytes) { return zermelo::counted_block(bytes); }
void* operator new[](Size bytes) { return zermelo::counted_block(bytes); }
void* operator new(Size bytes, Alignment to) { return zermelo::counted_block(bytes, static_cast<Size>(to)); }
void* operator new[](Size bytes, Alignment to) { return zermelo::counted_block(bytes, static_cast<Size>(to)); }
void* operator new(Size bytes, Quiet) noexcept { return zermelo::block_or_none(bytes); }
void* operator new[](Size bytes, Quiet) noexcept { return zermelo::block_or_none(bytes); }
void* operator new(Size bytes, Alignment to, Quiet) noexcept {
    return zermelo::block_or_none(bytes, static_cast<Size>(to));
}
void* operator new[](Size bytes, Alignment to, Quiet) noexcept {
    return zermelo::block_or_none(bytes, static_cast<Size>(to));
}

void operator delete(void* place) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, Size) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place, Size) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, Alignment) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place, Alignment) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, Size, Alignment) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place, Size, Alignment) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, Quiet) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place, Quiet) noexcept { zermelo::free_counted(place); }
void operator delete(void* place, Alignment, Quiet) noexcept { zermelo::free_counted(place); }
void operator delete[](void* place, Alignment, Quiet) noexcept { zermelo::free_counted(place); }
