// The positions of a game that was explored, their type erased.
#pragma once

#include "ask/any_game.hpp"
#include "core/best_first.hpp"
#include "solve/explore.hpp"

#include <concepts>

namespace zermelo {

template <Game G> class ExploredListing final : public Listing {
public:
    ExploredListing(const G& game, const typename G::State& start, SolveOptions options)
        : explored_(game, start, options) {}

    Stop explore(LimitedTrace& trace) { return explored_.explore(trace); }

    const Arena& arena() const override { return explored_.arena(); }
    Position position(Vertex vertex) const override { return Position::of(explored_.state(vertex)); }
    bool is_over(Vertex vertex) const override { return explored_.outcome(vertex).has_value(); }
    std::vector<Vertex> by_key() const override {
        const auto before = [&](std::size_t a, std::size_t b) {
            if constexpr (std::totally_ordered<typename G::Key>)
                return explored_.key(Vertex{static_cast<std::uint32_t>(a)}) <
                       explored_.key(Vertex{static_cast<std::uint32_t>(b)});
            else
                return a > b;
        };
        std::vector<Vertex> order;
        for (std::size_t v : best_first(explored_.arena().size(), before))
            order.push_back(Vertex{static_cast<std::uint32_t>(v)});
        return order;
    }

private:
    Explored<G> explored_;
};

} // namespace zermelo
