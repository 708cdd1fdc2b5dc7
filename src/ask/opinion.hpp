// What a search thinks of a position or of a move.
#pragma once

#include "answers/explanation.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

Result<Opinion> ask_opinion(AnyGame& game, const Position& position, const std::optional<std::string>& move,
                            const Ai& ai, const Control& control);

} // namespace zermelo
