// What a game is, and the powers it may have. A game is a concept, not a base class: algorithms are templates over it.
#pragma once

#include "core/assumed_rule.hpp"
#include "core/ink.hpp"
#include "core/key.hpp"
#include "core/player.hpp"
#include "core/result.hpp"
#include "core/value.hpp"

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

// Required of every game.
//   initial()          where play begins
//   mover(s)           who moves in s
//   outcome(s)         for the mover, if the game is over in s
//   moves(s, visit)    calls visit(move) for each move, in the order people list them; none if the game is over
//   apply(s, move)     the position after a legal move
//   key(s), state(key) the position as a word and back; equal keys have equal values for the mover
template <class G>
concept Game = requires(const G& game, const typename G::State& state, const typename G::Move& move,
                        const typename G::Key& key, void (*visit)(const typename G::Move&)) {
    { game.initial() } -> std::same_as<typename G::State>;
    { game.mover(state) } -> std::same_as<Player>;
    { game.outcome(state) } -> std::same_as<std::optional<Outcome>>;
    { game.moves(state, visit) };
    { game.apply(state, move) } -> std::same_as<typename G::State>;
    { game.key(state) } -> std::same_as<typename G::Key>;
    { game.state(key) } -> std::same_as<typename G::State>;
};

// No play returns to a position. longest(): no play has more moves. Gives: backward induction, Grundy values.
template <class G>
concept Acyclic = Game<G> && requires(const G& game) {
    requires G::acyclic;
    { game.longest() } -> std::same_as<std::uint64_t>;
};

// Every move leads from a tier to the next one: tier(s) counts up to tiers() - 1. Gives: solving tier by tier.
template <class G>
concept Tiered = Acyclic<G> && requires(const G& game, const typename G::State& state) {
    { game.tiers() } -> std::same_as<std::uint64_t>;
    { game.tier(state) } -> std::same_as<std::uint64_t>;
};

// The positions of a tier have numbers: rank(s) from 0 to size(tier(s)) - 1, and unrank(tier, rank) is s again. Numbers
// that no position has in a play are allowed. Gives: arrays instead of hash tables.
template <class G>
concept Ranked = Tiered<G> && requires(const G& game, const typename G::State& state, std::uint64_t number) {
    { game.size(number) } -> std::same_as<std::uint64_t>;
    { game.rank(state) } -> std::same_as<std::uint64_t>;
    { game.unrank(number, number) } -> std::same_as<typename G::State>;
};
// Only canonical positions have a number of their own: rank(s) is that of canonical(s), and unrank gives that one.
template <class G>
concept RanksFolded = Ranked<G> && requires { requires G::ranks_folded; };

// canonical(s): one position for all that are alike. orbit(s): how many positions are like s.
template <class G>
concept Symmetric = Game<G> && requires(const G& game, const typename G::State& state) {
    { game.canonical(state) } -> std::same_as<typename G::State>;
    { game.orbit(state) } -> std::same_as<std::uint64_t>;
};

// canonical_children(s, visit): the canonical positions one move after a canonical s, perhaps some of them twice, made
// in a quicker way than move by move.
template <class G>
concept FastChildren =
    Symmetric<G> && requires(const G& game, const typename G::State& state, void (*visit)(const typename G::State&)) {
        game.canonical_children(state, visit);
    };

// count_moves(s): how many moves there are, without making them.
template <class G>
concept CountsMoves = Game<G> && requires(const G& game, const typename G::State& state) {
    { game.count_moves(state) } -> std::same_as<std::uint64_t>;
};

// Players move in turn, without exception: a search need not ask who moves at each position.
template <class G>
concept TakesTurns = Game<G> && requires { requires G::takes_turns; };
template <Game G> constexpr bool same_mover(const G& game, const typename G::State& a, const typename G::State& b) {
    if constexpr (TakesTurns<G>)
        return false;
    else
        return game.mover(a) == game.mover(b);
}

// Both players have the same moves and the key leaves the mover out. with_mover(s, p): s with p to move.
template <class G>
concept Impartial = Game<G> && requires(const G& game, const typename G::State& state, Player player) {
    requires G::impartial;
    { game.with_mover(state, player) } -> std::same_as<typename G::State>;
    { game.misere() } -> std::same_as<bool>;
};

// counts_for_grundy(s): false if moves to s are ignored in Grundy values, as a move that loses at once may
// be. Such a game has Grundy values even where whoever cannot move wins.
template <class G>
concept GrundyWithout = Impartial<G> && requires(const G& game, const typename G::State& state) {
    { game.counts_for_grundy(state) } -> std::same_as<bool>;
};
template <Impartial G> bool counts_for_grundy(const G& game, const typename G::State& state) {
    if constexpr (GrundyWithout<G>) return game.counts_for_grundy(state);
    return true;
}
template <Impartial G> bool has_grundy(const G& game) { return GrundyWithout<G> || !game.misere(); }

// utility(s): what a final position is worth to player one, in numbers.
template <class G>
concept WithUtilities = Acyclic<G> && requires(const G& game, const typename G::State& state) {
    { game.utility(state) } -> std::same_as<std::optional<std::int64_t>>;
};

// endless_winner(): who wins a play that never ends, if anybody does.
template <class G>
concept EndlessWon = Game<G> && requires(const G& game) {
    { game.endless_winner() } -> std::same_as<std::optional<Player>>;
};

// What an outcome means to the player who moves, in a game where an endless play may be won.
template <Game G> Outcome decided(const G& game, Player mover, Outcome outcome) {
    if constexpr (EndlessWon<G>) {
        if (outcome == Outcome::endless && game.endless_winner())
            return *game.endless_winner() == mover ? Outcome::win : Outcome::loss;
    }
    return outcome;
}

// Positions and moves as people write them. A position that cannot be reached is an error that says why.
template <class G>
concept Notated = Game<G> && requires(const G& game, const typename G::State& state, const typename G::Move& move,
                                      std::string_view text, const Ink& ink) {
    { game.print(state) } -> std::same_as<std::string>;
    { game.print_move(state, move) } -> std::same_as<std::string>;
    { game.parse(text) } -> std::same_as<Result<typename G::State>>;
    { game.draw(state, ink) } -> std::same_as<std::string>;
};

// draw_small(s): the board in a few short lines without any colour, for a node of a tree that is drawn.
template <class G>
concept DrawsSmall = Notated<G> && requires(const G& game, const typename G::State& state) {
    { game.draw_small(state) } -> std::same_as<std::string>;
};

// assumed_rule(): the rule that was used because whoever described the game left it open, if any.
template <class G>
concept AssumesRule = Game<G> && requires(const G& game) {
    { game.assumed_rule() } -> std::same_as<std::optional<AssumedRule>>;
};

// The course's own way to write a position, where it has one, read and written.
template <class G>
concept CourseNotated = Notated<G> && requires(const G& game, const typename G::State& state, std::string_view text) {
    { game.print_course(state) } -> std::same_as<std::string>;
    { game.parse_course(text) } -> std::same_as<Result<typename G::State>>;
};

// Moves as the course writes them, where that differs; parse_move reads both.
template <class G>
concept CourseMoves =
    CourseNotated<G> && requires(const G& game, const typename G::State& state, const typename G::Move& move) {
        { game.print_move_course(state, move) } -> std::same_as<std::string>;
    };

// A position is written as the names of the moves that lead to it, "-" if there are none. print(s) finds such moves; a
// position that was read or played keeps its own.
template <class G>
concept WrittenAsPlay = Notated<G> && G::written_as_play;

// Either player may begin, so that a position does not always tell who moves. usual_mover(s): who does if player one
// began; with_mover(s, p): s with p to move.
template <class G>
concept EitherBegins = Notated<G> && requires(const G& game, const typename G::State& state, Player player) {
    { game.usual_mover(state) } -> std::same_as<Player>;
    { game.with_mover(state, player) } -> std::same_as<typename G::State>;
};

// Positions may be read to which no play leads. unreachable(s): why none does. They can be looked at and searched, not
// solved: what solves a game relies on what play can reach.
template <class G>
concept ReadsUnreachable = Notated<G> && requires(const G& game, const typename G::State& state) {
    { game.unreachable(state) } -> std::same_as<std::optional<Error>>;
};

// The state that stands for s in tables.
template <Game G> constexpr auto representative(const G& game, const typename G::State& state, bool symmetry) {
    if constexpr (Symmetric<G>) {
        if (symmetry) return game.canonical(state);
    }
    return state;
}

template <Game G> std::uint64_t count_moves(const G& game, const typename G::State& state) {
    if constexpr (CountsMoves<G>) return game.count_moves(state);
    std::uint64_t count = 0;
    game.moves(state, [&](const typename G::Move&) { ++count; });
    return count;
}

// Calls visit(child) for the states that stand for those one move later.
template <Game G, class Visit>
void each_child(const G& game, const typename G::State& state, bool symmetry, Visit&& visit) {
    if constexpr (FastChildren<G>) {
        if (symmetry) return game.canonical_children(state, visit);
    }
    game.moves(state,
               [&](const typename G::Move& move) { visit(representative(game, game.apply(state, move), symmetry)); });
}

// The moves as a list, none where the game is over: for code that runs once a question and need not be quick, so that
// the game's own loop is compiled once for all of it.
template <Game G> std::vector<typename G::Move> moves_of(const G& game, const typename G::State& state) {
    std::vector<typename G::Move> moves;
    if (!game.outcome(state)) game.moves(state, [&](const typename G::Move& move) { moves.push_back(move); });
    return moves;
}

} // namespace zermelo
