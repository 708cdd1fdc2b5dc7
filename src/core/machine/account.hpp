// One account of all memory that the program holds. Every `new` and every large block draws from it, whoever asks, so
// that a limit is a limit of the whole program and nobody has to think of it: what cannot be drawn is out_of_memory().
//
// Each thread keeps a small purse: what it draws and gives back is booked once it amounts to something. The system is
// asked from time to time what it counts itself, since it does not take everything back that is given back.
#pragma once

#include <cstddef>
#include <cstdint>

namespace zermelo {

// Beyond so many bytes nothing can be drawn; 0: no limit, as at first.
void limit_memory(std::uint64_t bytes);
std::uint64_t memory_limit();
std::uint64_t memory_held(); // to within a purse for each thread
// What would have been held, the last time that something could not be drawn.
std::uint64_t memory_missed();

// For who takes memory from the system. False: so much cannot be drawn.
bool draw_memory(std::size_t bytes);
void return_memory(std::size_t bytes);
// Books what is in the purse of this thread, which is about to end.
void settle_memory();

} // namespace zermelo
