// Positions and moves of a game as text, with the player to move in front where the position does not tell: 2@a1 a1.
#pragma once

#include "ask/ask_errors.hpp"
#include "ask/requests.hpp"
#include "core/game.hpp"
#include "core/parameters.hpp"

#include <string>
#include <string_view>

namespace zermelo {

template <Notated G>
std::string print_position(const G& game, const typename G::State& state, Form form = Form::usual) {
    if constexpr (CourseNotated<G>) {
        if (form == Form::course) return game.print_course(state);
    }
    const bool marked = Impartial<G> && game.mover(state) == Player::two;
    return (marked ? "2@" : "") + game.print(state);
}

template <Notated G> Result<typename G::State> parse_position(const G& game, std::string_view text) {
    std::string_view rest = trim(text);
    std::optional<Player> mover;
    if (rest.starts_with("1@") || rest.starts_with("2@")) {
        mover = rest.front() == '1' ? Player::one : Player::two;
        rest = trim(rest.substr(2));
    }
    auto read = [&]() -> Result<typename G::State> {
        if constexpr (CourseNotated<G>) {
            if (rest.starts_with('[') || rest.starts_with('(') || rest.starts_with('{')) return game.parse_course(rest);
        }
        return game.parse(rest);
    };
    auto state = read();
    if (!state || !mover) return state;
    if constexpr (Impartial<G>)
        return game.with_mover(*state, *mover);
    else {
        if (game.mover(*state) == *mover) return state;
        return Error{"position", errors::wrong_side, {std::to_string(number(*mover))}};
    }
}

// The moves as a list, none where the game is over: for code that runs once a question and need not be quick, so that
// the game's own loop is compiled once for all of it.
template <Game G> std::vector<typename G::Move> moves_of(const G& game, const typename G::State& state) {
    std::vector<typename G::Move> moves;
    if (!game.outcome(state)) game.moves(state, [&](const typename G::Move& move) { moves.push_back(move); });
    return moves;
}

template <Notated G> std::vector<std::string> move_names(const G& game, const typename G::State& state) {
    std::vector<std::string> names;
    for (const auto& move : moves_of(game, state)) names.push_back(game.print_move(state, move));
    return names;
}

inline std::string joined(const std::vector<std::string>& parts, std::string_view separator = ", ") {
    std::string text;
    for (const std::string& part : parts) text += (text.empty() ? std::string() : std::string(separator)) + part;
    return text;
}

template <Notated G>
Result<typename G::Move> parse_move(const G& game, const typename G::State& state, std::string_view text) {
    if (game.outcome(state)) return Error{"move", errors::game_is_over, {}};
    if constexpr (requires { game.parse_move(state, text); }) return game.parse_move(state, trim(text));
    for (const auto& move : moves_of(game, state))
        if (game.print_move(state, move) == trim(text)) return move;
    std::vector<std::string> names = move_names(game, state);
    if (names.size() > 30) names.resize(30), names.push_back("...");
    return Error{"move", errors::not_a_move, {std::string(text), joined(names)}};
}

} // namespace zermelo
