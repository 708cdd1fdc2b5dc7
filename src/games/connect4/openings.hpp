// The opening book that comes with Connect 4 on its usual board, so that nobody waits for the first moves. The file
// openings.book beside this one was made by
//
//      zermelo solve connect4 --book openings.book --plies 8
//
// and is compiled into the library (scripts/embed.cmake): connect4_openings() is its text.
#pragma once

#include "games/connect4/connect4.hpp"

#include <string_view>

namespace zermelo {

std::string_view connect4_openings();

template <class Bits> std::string_view built_in_book(const Connect4<Bits>& game) {
    const auto& size = game.size();
    return size.width == 7 && size.height == 6 && size.line == 4 ? connect4_openings() : std::string_view();
}

} // namespace zermelo
