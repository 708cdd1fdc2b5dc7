// The power of games whose positions can be counted in an order in which moves only lead back.
#pragma once

#include "core/game.hpp"

namespace zermelo {

// numbering(start): numbers the positions that can be reached from start, itself included, as 0 .. size() - 1, without
// gaps, so that every move leads to a lower number.
//   size(), edges()            how many positions and moves; a size that no word can hold is `uncountable`
//   number(s), state(number)   there and back; no number for a position that cannot be reached from start
//   each_after(s, visit)       calls visit(number) for the positions one move after s
//   each_before(s, mark, more)  calls mark(number) at least once for all positions one move before s, and perhaps for s
//                              itself; and, after some thousands of marks at most, more(how many): false ends it
// Players take turns, have the same moves, and whoever cannot move always loses, or always wins (misere).
template <class G>
concept Numbered = Acyclic<G> && Impartial<G> && TakesTurns<G> &&
                   requires(const G& game, const typename G::Numbering& numbering, const typename G::State& state,
                            std::uint64_t number, void (*visit)(std::uint64_t), bool (*more)(std::uint64_t)) {
                       { game.numbering(state) } -> std::same_as<typename G::Numbering>;
                       { numbering.size() } -> std::same_as<std::uint64_t>;
                       { numbering.edges() } -> std::same_as<std::uint64_t>;
                       { numbering.number(state) } -> std::same_as<std::optional<std::uint64_t>>;
                       { numbering.state(number) } -> std::same_as<typename G::State>;
                       numbering.each_after(state, visit);
                       numbering.each_before(state, visit, more);
                   };

inline constexpr std::uint64_t uncountable = std::uint64_t{1} << 62;

} // namespace zermelo
