// A drawn arena as a game: a token on a vertex, moved by the vertex's owner.
//
// With a target, player one wants to reach it and player two wins every other play, endless ones too. With targets for
// both, whoever reaches theirs first wins, and a play that reaches neither is drawn. Without any, whoever cannot move
// loses.
#pragma once

#include "arena/named_arena.hpp"
#include "core/game.hpp"
#include "core/parameters.hpp"

#include <algorithm>
#include <memory>

namespace zermelo {

class ArenaGame {
public:
    struct State {
        Vertex vertex;
        bool operator==(const State&) const = default;
    };
    using Move = Vertex; // where the token goes
    using Key = std::uint64_t;

    static const GameInfo& info();
    static Result<NamedArena> read(const Parameters& parameters, unsigned threads);
    template <class Use>
    static auto make(const Parameters& parameters, Use&& use) -> decltype(use(std::declval<ArenaGame>())) {
        auto arena = read(parameters, 1);
        if (!arena) return arena.error();
        return use(ArenaGame(std::move(*arena)));
    }

    explicit ArenaGame(NamedArena arena)
        : arena_(std::make_shared<const NamedArena>(std::move(arena))), reach_one_(arena_->has_targets(Player::one)),
          reach_two_(arena_->has_targets(Player::two)) {}

    State initial() const { return {arena_->start}; }
    Player mover(const State& state) const { return arena_->arena.owner(state.vertex); }
    std::optional<Outcome> outcome(const State& state) const {
        if (arena_->target[index(state.vertex)]) return won_by(state, Player::one);
        if (arena_->is_lost(state.vertex)) return won_by(state, Player::two);
        if (!arena_->arena.successors(state.vertex).empty()) return std::nullopt;
        if (!reach_one_ && !reach_two_) return Outcome::loss;
        return endless_winner() ? won_by(state, *endless_winner()) : Outcome::draw;
    }
    // Who wins a play that never ends.
    std::optional<Player> endless_winner() const {
        if (reach_one_ == reach_two_) return std::nullopt;
        return reach_one_ ? Player::two : Player::one;
    }
    // Without a target it is open what the players want.
    std::optional<AssumedRule> assumed_rule() const;
    template <class Visit> void moves(const State& state, Visit&& visit) const {
        if (outcome(state)) return;
        const auto successors = arena_->arena.successors(state.vertex);
        for (auto move = successors.begin(); move != successors.end(); ++move)
            if (std::find(successors.begin(), move, *move) == move) visit(*move); // parallel edges are one move
    }
    State apply(const State&, const Move& move) const { return {move}; }
    Key key(const State& state) const { return index(state.vertex); }
    State state(Key key) const { return {Vertex{static_cast<std::uint32_t>(key)}}; }

    std::string print(const State& state) const { return arena_->name(state.vertex); }
    std::string print_move(const State&, const Move& move) const { return arena_->name(move); }
    Result<State> parse(std::string_view text) const;
    std::string draw(const State& state, const Ink& ink) const;

private:
    Outcome won_by(const State& state, Player player) const {
        return mover(state) == player ? Outcome::win : Outcome::loss;
    }

    std::shared_ptr<const NamedArena> arena_;
    bool reach_one_, reach_two_;
};

static_assert(Notated<ArenaGame>);

} // namespace zermelo
