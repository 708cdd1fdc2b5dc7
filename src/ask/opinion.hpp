// What a search thinks of a position or of a move.
#pragma once

#include "answers/explanation.hpp"
#include "ask/any_game.hpp"

#include <variant>

namespace zermelo {

Result<Opinion> ask_opinion(AnyGame& game, const Position& position, const std::optional<std::string>& move,
                            const Ai& ai, const Control& control);

// What is known of a position, or of a move in it, where the game can be solved within the limits; otherwise the
// opinion of a search, which says so. Where `with` names an AI, its opinion in any case. Requires a form that the game
// has.
struct ExplainRequest {
    std::optional<std::string> move{};
    std::string with{};
    Form form = Form::usual;
};
Result<std::variant<Explanation, Opinion>> explain_or_judge(AnyGame& game, const Position& position,
                                                            const ExplainRequest& request, const Control& control);

} // namespace zermelo
