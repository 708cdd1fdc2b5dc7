#include "ask/checked_ideas.hpp"

#include <algorithm>
#include <span>

namespace zermelo {

namespace {

using MoveNames = std::span<const std::string>;

// By the rules alone. Nothing wins in a position that does not exist.
bool win_at_once(const AnyGame& game, const std::optional<Position>& position, MoveNames names) {
    if (!position || game.outcome(*position)) return false;
    const auto moves = game.moves(*position);
    return std::ranges::all_of(names, [&](const std::string& name) {
        const auto move = std::ranges::find(moves, name);
        if (move == moves.end()) return false;
        const Position after = game.after(*position, static_cast<std::size_t>(move - moves.begin()));
        return game.outcome(after) == Outcome::loss;
    });
}

// Whether each of these moves wins with the next one, whatever the answer. By the rules alone, too.
bool win_by_force(const AnyGame& game, const std::optional<Position>& position, MoveNames names) {
    if (!position || game.outcome(*position)) return false;
    return std::ranges::all_of(names, [&](const std::string& name) {
        const auto made = game.after(*position, std::string_view(name));
        if (!made || game.outcome(*made)) return false;
        for (std::size_t answer = 0; answer < game.count_moves(*made); ++answer) {
            const Position later = game.after(*made, answer);
            const auto moves = game.moves(later);
            if (std::ranges::none_of(moves,
                                     [&](const std::string& move) { return win_at_once(game, later, {&move, 1}); }))
                return false;
        }
        return true;
    });
}

std::optional<Position> position_after(const AnyGame& game, const Position& position, const std::string& move) {
    auto after = game.after(position, std::string_view(move));
    return after ? std::optional(*after) : std::nullopt;
}

bool each_wins(const ValuedMoves& values, MoveNames names) {
    return std::ranges::all_of(names, [&](const std::string& name) {
        const auto move = std::ranges::find(values.moves, name, &ValuedMove::move);
        return move != values.moves.end() && move->worth.result == Outcome::win;
    });
}

// Whether all moves but these are at most as good.
bool others_at_most(const ValuedMoves& values, MoveNames names, Outcome best) {
    return std::ranges::all_of(values.moves, [&](const ValuedMove& move) {
        return move.worth.result <= best || std::ranges::find(names, move.move) != names.end();
    });
}

} // namespace

bool holds(const AnyGame& game, const Position& position, const ValuedMoves& values, const Assertion& assertion) {
    const MoveNames names = assertion.moves;
    switch (assertion.kind) {
    case Assertion::Kind::won: return values.worth.result == Outcome::win;
    case Assertion::Kind::lost: return values.worth.result == Outcome::loss;
    case Assertion::Kind::win: return each_wins(values, names);
    case Assertion::Kind::others_fail: return others_at_most(values, names, Outcome::draw);
    case Assertion::Kind::others_lose: return others_at_most(values, names, Outcome::loss);
    case Assertion::Kind::would_win: return win_at_once(game, game.after_pass(position), names);
    case Assertion::Kind::threaten: {
        const auto after = position_after(game, position, names.front());
        return after && win_at_once(game, game.after_pass(*after), names.subspan(1));
    }
    case Assertion::Kind::would_force: return win_by_force(game, game.after_pass(position), names);
    case Assertion::Kind::prepare: {
        const auto after = position_after(game, position, names.front());
        return after && win_by_force(game, game.after_pass(*after), names.subspan(1));
    }
    case Assertion::Kind::answer_wins:
        return win_at_once(game, position_after(game, position, names.front()), names.subspan(1));
    case Assertion::Kind::lasts: return values.worth.plies == assertion.plies;
    }
    return false;
}

std::vector<Idea> checked_ideas(const AnyGame& game, const Position& position, const ValuedMoves& values,
                                const std::string& about) {
    std::vector<Idea> ideas = game.ideas(position);
    std::erase_if(ideas, [&](const Idea& idea) {
        if (!idea.about.empty() && idea.about != about) return true;
        return !std::ranges::all_of(
            idea.assertions, [&](const Assertion& assertion) { return holds(game, position, values, assertion); });
    });
    return ideas;
}

Result<Hint> hint(AnyGame& game, const Position& position, const Control& control) {
    auto values = game.values(position, Form::usual, control);
    if (!values) return values.error();
    Hint hint{values->moves.front()};
    auto ideas = checked_ideas(game, position, *values, hint.best.move);
    if (!ideas.empty()) hint.idea = std::move(ideas.front());
    return hint;
}

} // namespace zermelo
