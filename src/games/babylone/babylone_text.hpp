// Positions of Babylone as text.
#pragma once

#include "core/ink.hpp"
#include "core/parameters.hpp"
#include "core/result.hpp"
#include "games/babylone/pile_sets.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

// What all sizes of Babylone share: parameters, colour letters, the forms of a position as text.
struct BabyloneText {
    using Piles = std::vector<PileSets::Heights>; // a colour's piles at the colour's place

    static const GameInfo& info();
    static Result<std::vector<std::uint64_t>> counts(const Parameters& parameters);
    static std::string letter(std::size_t colour);
    static std::string print(const Piles& piles);                                  // a1 a1 b2
    static std::string print_course(const Piles& piles);                           // [[0, 1], [0, 1], [1, 2]]
    static Result<Piles> parse(std::string_view text, std::size_t colours);        // likewise
    static Result<Piles> parse_course(std::string_view text, std::size_t colours); // likewise
    static std::string draw(const Piles& piles, const Ink& ink);
    static Error wrong_tiles(std::uint64_t tiles, std::uint64_t expected);
    static Error cannot_arise(std::string_view letter, std::uint64_t count);
};

} // namespace zermelo
