// What vertices are called: strings in one pool, or nothing at all where a vertex is called by its number.
#pragma once

#include "arena/arena.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class Names {
public:
    Names() = default;
    // Vertices 0 .. count - 1 are called "0", "1", ...: no memory at all.
    static Names numbers(std::uint32_t count);

    // The name of the next vertex; false if another vertex has it.
    bool add(std::string_view name);

    std::uint32_t size() const { return count_; }
    bool are_numbers() const { return begins_.empty(); }
    std::string operator[](Vertex vertex) const;
    std::optional<Vertex> find(std::string_view name) const;

private:
    std::string_view text(std::uint32_t vertex) const;
    std::size_t slot_of(std::string_view name) const;
    void grow();

    std::uint32_t count_ = 0;
    std::string pool_;
    std::vector<std::uint64_t> begins_; // of each name in the pool
    std::vector<Vertex> slots_;         // open addressing by hash; a power of two, at most half full
};

} // namespace zermelo
