#include "core/machine/account.hpp"

#include <atomic>
#include <utility>

// A sanitizer's own memory is not the program's, and the system cannot tell them apart.
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ZERMELO_SANITIZED
#endif
#elif defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ZERMELO_SANITIZED
#endif

#if defined(__linux__) && !defined(ZERMELO_NO_MACHINE) && !defined(ZERMELO_SANITIZED)
#include <cstdio>
#include <fcntl.h>
#include <malloc.h>
#include <unistd.h>
#endif

namespace zermelo {

namespace {

constexpr std::int64_t purse_size = 64 << 10;
constexpr std::uint64_t between_looks = 2 << 20; // bytes that are drawn before the system is asked again

std::atomic<std::uint64_t> most_memory = 0, missed_memory = 0, drawn_since_look = 0;
std::atomic<std::int64_t> booked_memory = 0;
thread_local std::int64_t purse = 0; // drawn and not booked yet; below 0: given back

#if defined(__linux__) && !defined(ZERMELO_NO_MACHINE) && !defined(ZERMELO_SANITIZED)

// The bytes that the program takes as the system sees it, files that it only reads aside.
std::uint64_t resident_memory() {
    static const int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
    char text[128];
    const ssize_t size = pread(file, text, sizeof text - 1, 0);
    if (size <= 0) return 0;
    text[size] = '\0';
    unsigned long long all = 0, resident = 0, of_files = 0;
    if (std::sscanf(text, "%llu %llu %llu", &all, &resident, &of_files) != 3 || resident < of_files) return 0;
    return (resident - of_files) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

// What was given back may still be the program's to the system's eye, in pieces that fit nothing. They are given back
// in earnest; if that does not help, they count.
bool system_agrees(std::uint64_t most, std::uint64_t drawn) {
    if (drawn_since_look.fetch_add(drawn, std::memory_order_relaxed) + drawn < between_looks) return true;
    drawn_since_look = 0;
    if (resident_memory() <= most) return true;
    malloc_trim(0);
    const std::uint64_t left = resident_memory();
    if (left > most) missed_memory = left;
    return left <= most;
}

#else

bool system_agrees(std::uint64_t, std::uint64_t) { return true; }

#endif

// Books the purse and so many bytes more, or only the purse.
bool book(std::int64_t bytes) {
    const std::int64_t more = std::exchange(purse, 0) + bytes;
    const std::int64_t now = booked_memory.fetch_add(more, std::memory_order_relaxed) + more;
    const auto most = static_cast<std::int64_t>(most_memory.load(std::memory_order_relaxed));
    if (most == 0 || more <= 0) return true;
    if (now > most) missed_memory = static_cast<std::uint64_t>(now);
    if (now <= most && system_agrees(static_cast<std::uint64_t>(most), static_cast<std::uint64_t>(more))) return true;
    booked_memory.fetch_sub(bytes, std::memory_order_relaxed);
    return false;
}

} // namespace

void limit_memory(std::uint64_t bytes) { most_memory = bytes; }
std::uint64_t memory_limit() { return most_memory; }
std::uint64_t memory_missed() { return missed_memory; }
std::uint64_t memory_held() {
    const std::int64_t held = booked_memory + purse;
    return held < 0 ? 0 : static_cast<std::uint64_t>(held);
}

bool draw_memory(std::size_t bytes) {
    const auto drawn = static_cast<std::int64_t>(bytes);
    if (drawn < 0) return false;
    if (drawn >= purse_size) return book(drawn);
    purse += drawn;
    if (purse < purse_size) return true;
    purse -= drawn;
    return book(drawn);
}

void return_memory(std::size_t bytes) {
    purse -= static_cast<std::int64_t>(bytes);
    if (purse < -purse_size) settle_memory();
}

void settle_memory() { booked_memory.fetch_add(std::exchange(purse, 0), std::memory_order_relaxed); }

} // namespace zermelo
