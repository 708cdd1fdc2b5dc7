// A board to draw, as JSON.
#pragma once

#include "core/shown_board.hpp"
#include "json/json.hpp"

namespace zermelo {

// {kind, rows, columns, cells[] {row, column, mark, owner, hue, height, lit, spot, part}, moves[] {move, spots[]}}, and
// where parts are asked for parts[] {text, choices[]}. Fields of a cell that say nothing are left out.
Json json(const ShownBoard& board, bool with_parts);

} // namespace zermelo
