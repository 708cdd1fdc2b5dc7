// The sheets' tables: a game solved for every pair of two parameters.
#pragma once

#include "answers/small_answers.hpp"
#include "api/registry.hpp"

namespace zermelo {

inline constexpr std::uint64_t max_table_cells = 10'000;

// "colours=1..4"; `place` is what errors begin with.
Result<TableAxis> parse_axis(const std::string& text, const std::string& place);

// `game` is a word without these two parameters.
Result<GameTable> solve_table(const std::string& game, const TableAxis& rows, const TableAxis& columns, bool symmetry,
                              const Control& control);

} // namespace zermelo
