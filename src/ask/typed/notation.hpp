// Positions and moves of a game as text, with the player to move in front where the position does not tell: 2@a1 a1.
#pragma once

#include "ask/ask_errors.hpp"
#include "ask/requests.hpp"
#include "core/game.hpp"
#include "core/parameters.hpp"

#include <string>
#include <string_view>

namespace zermelo {

// 1@ or 2@ where the mover is not the one whom the position alone tells.
template <Notated G> std::string mover_mark(const G& game, const typename G::State& state) {
    Player usual = game.mover(state);
    if constexpr (Impartial<G>)
        usual = Player::one;
    else if constexpr (EitherBegins<G>)
        usual = game.usual_mover(state);
    return game.mover(state) == usual ? "" : game.mover(state) == Player::one ? "1@" : "2@";
}

template <Notated G>
std::string print_position(const G& game, const typename G::State& state, Form form = Form::usual) {
    if constexpr (CourseNotated<G>) {
        if (form == Form::course) return game.print_course(state);
    }
    if constexpr (ReadsUnreachable<G>) { // no moves lead there: only the course's form can say it
        if (game.unreachable(state)) return game.print_course(state);
    }
    return mover_mark(game, state) + game.print(state);
}

inline bool is_course_form(std::string_view text) {
    return text.starts_with('[') || text.starts_with('(') || text.starts_with('{');
}
inline bool has_mover_mark(std::string_view text) { return text.starts_with("1@") || text.starts_with("2@"); }

// The moves in the text of a position that was read, where it consists of them.
template <Notated G> std::optional<std::string> play_in(std::string_view text) {
    if constexpr (WrittenAsPlay<G>) {
        std::string_view rest = trim(text);
        if (has_mover_mark(rest)) rest = trim(rest.substr(2));
        if (!is_course_form(rest)) return std::string(rest);
    }
    return std::nullopt;
}
inline std::string longer_play(const std::string& play, const std::string& move) {
    return (play == "-" ? "" : play) + move;
}

template <Notated G>
std::string print_move(const G& game, const typename G::State& state, const typename G::Move& move,
                       Form form = Form::usual) {
    if constexpr (CourseMoves<G>) {
        if (form == Form::course) return game.print_move_course(state, move);
    }
    return game.print_move(state, move);
}

template <Notated G> Result<typename G::State> parse_position(const G& game, std::string_view text) {
    std::string_view rest = trim(text);
    std::optional<Player> mover;
    if (has_mover_mark(rest)) {
        mover = rest.front() == '1' ? Player::one : Player::two;
        rest = trim(rest.substr(2));
    }
    auto read = [&]() -> Result<typename G::State> {
        if constexpr (CourseNotated<G>) {
            if (is_course_form(rest)) return game.parse_course(rest);
        }
        return game.parse(rest);
    };
    auto state = read();
    if (!state || !mover) return state;
    if constexpr (Impartial<G> || EitherBegins<G>)
        return game.with_mover(*state, *mover);
    else {
        if (game.mover(*state) == *mover) return state;
        return Error{"position", errors::wrong_side, {std::to_string(number(*mover))}};
    }
}

template <Notated G>
std::vector<std::string> move_names(const G& game, const typename G::State& state, Form form = Form::usual) {
    std::vector<std::string> names;
    for (const auto& move : moves_of(game, state)) names.push_back(print_move(game, state, move, form));
    return names;
}

template <Notated G>
Result<typename G::Move> parse_move(const G& game, const typename G::State& state, std::string_view text) {
    if (game.outcome(state)) return Error{"move", errors::game_is_over, {}};
    if constexpr (requires { game.parse_move(state, text); }) return game.parse_move(state, trim(text));
    for (const auto& move : moves_of(game, state))
        if (game.print_move(state, move) == trim(text)) return move;
    std::vector<std::string> names = move_names(game, state);
    if (names.size() > 30) names.resize(30), names.push_back("...");
    return Error{"move", errors::not_a_move, {std::string(text), listed(names)}};
}

} // namespace zermelo
