// A solver that only follows the definitions, to test the others against: no tables, no arenas, no cleverness.
#pragma once

#include "core/game.hpp"
#include "solve/grundy.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace zermelo {

// Minimax over the whole tree, remembering positions by how they are printed.
template <Notated G> class Naive {
public:
    explicit Naive(const G& game) : game_(game) {}

    Value value(const typename G::State& state) {
        const std::string name = game_.print(state) + (game_.mover(state) == Player::one ? "1" : "2");
        if (const auto found = values_.find(name); found != values_.end()) return found->second;
        std::vector<Value> children;
        if (const auto outcome = game_.outcome(state)) return values_[name] = Value::final(*outcome);
        game_.moves(state, [&](const typename G::Move& move) {
            const auto child = game_.apply(state, move);
            children.push_back(value(child).one_ply_earlier(game_.mover(child) == game_.mover(state)));
        });
        return values_[name] = *std::max_element(children.begin(), children.end());
    }

    unsigned grundy(const typename G::State& state) {
        std::set<unsigned> children;
        const std::string name = game_.print(state);
        if (const auto found = grundy_.find(name); found != grundy_.end()) return found->second;
        if (!game_.outcome(state))
            game_.moves(state,
                        [&](const typename G::Move& move) { children.insert(grundy(game_.apply(state, move))); });
        unsigned mex = 0;
        while (children.contains(mex)) ++mex;
        return grundy_[name] = mex;
    }

private:
    const G& game_;
    std::map<std::string, Value> values_;
    std::map<std::string, unsigned> grundy_;
};

} // namespace zermelo
