// The value of every position reachable from a start, in a table.
#pragma once

#include "core/method.hpp"
#include "solve/explore.hpp"
#include "solve/grundy.hpp"
#include "solve/induction.hpp"
#include "solve/retrograde.hpp"
#include "solve/tier_solver.hpp"

#include <functional>
#include <memory>

namespace zermelo {

// On an explored arena: works for every game.
template <Game G> class ArenaSolution {
public:
    using State = typename G::State;

    ArenaSolution(const G& game, const State& start, SolveOptions options) : explored_(game, start, options) {}

    template <class Trace> Stop solve(Trace& trace) {
        Stop stop = explored_.explore(without_record(trace));
        if (stop != Stop::none) return stop;
        const Rules rules{Impartial<G>, [this](Vertex v) { return explored_.outcome(v); }};
        auto values = retrograde(explored_.arena(), rules, [&](const Work& work) { return trace.checkpoint(work); });
        if (!values) return trace.checkpoint({Stage::solve, 0, 0, 0});
        values_ = std::move(*values);
        counts_ = explored_.counts();
        for (Value value : values_) counts_.add(value.outcome());
        peak_bytes_ = explored_.bytes() + explored_.arena().edges() * 4 + explored_.arena().size() * 24ull;
        if constexpr (Impartial<G> && Acyclic<G>) {
            if (has_grundy(explored_.game())) {
                std::vector<bool> without;
                each_vertex(explored_.arena(), [&](Vertex v) {
                    without.push_back(!counts_for_grundy(explored_.game(), explored_.state(v)));
                });
                grundy_ = grundy_values(explored_.arena(), without);
            }
        }
        return Stop::none;
    }

    const Explored<G>& explored() const { return explored_; }
    const Counts& counts() const { return counts_; }
    std::uint64_t peak_bytes() const { return peak_bytes_; }
    std::optional<Value> value(const State& state) const {
        const auto vertex = explored_.find(state);
        return vertex ? std::optional(values_[index(*vertex)]) : std::nullopt;
    }
    std::optional<Grundy> grundy(const State& state) const {
        const auto vertex = explored_.find(state);
        const bool known = vertex && !grundy_.empty() && grundy_[index(*vertex)] != no_grundy;
        return known ? std::optional(grundy_[index(*vertex)]) : std::nullopt;
    }
    template <class Visit> void each(Visit&& visit) const {
        each_vertex(explored_.arena(), [&](Vertex v) { visit(explored_.state(v), values_[index(v)]); });
    }

private:
    Explored<G> explored_;
    Counts counts_;
    std::vector<Value> values_;
    std::vector<Grundy> grundy_;
    std::uint64_t peak_bytes_ = 0;
};

// Whether the game can be solved tier by tier.
template <Game G> bool can_be_tiered(const G& game, bool symmetry) {
    if constexpr (TierSolved<G>) return TierSolver<G>::can(game, {symmetry, 1});
    return false;
}

// The quickest way to a table of all positions after the start: tiers, induction or attractor.
template <Game G> Method table_method(const G& game, const typename G::State& start, const SolveOptions& options) {
    if constexpr (TierSolved<G>) {
        if (TierSolver<G>::suits(game, start, options)) return Method::tiers;
    }
    if constexpr (Acyclic<G>) {
        if (game.longest() <= Induction<G>::longest_play) return Method::induction;
    }
    return Method::attractor;
}

template <Game G> class Solution {
public:
    using State = typename G::State;

    // Requires a method that the game allows: tiers, induction or attractor; automatic: as table_method says.
    Solution(const G& game, const State& start, SolveOptions options, Method method) {
        if (method == Method::automatic) method = table_method(game, start, options);
        folded_ = Symmetric<G> && options.symmetry;
        if constexpr (TierSolved<G>) {
            if (method == Method::tiers) {
                tiers_ = std::make_unique<TierSolver<G>>(game, start, options);
                folded_ = folded_ && folds<G>();
                return;
            }
        }
        if constexpr (Numbered<G>) min_bytes_ = game.numbering(start).size() / (folded_ ? 2 : 1);
        if constexpr (Acyclic<G>) {
            if (method == Method::induction) {
                induction_ = std::make_unique<Induction<G>>(game, start, options);
                return;
            }
        }
        arena_ = std::make_unique<ArenaSolution<G>>(game, start, options);
    }

    template <class Trace> Stop solve(Trace& trace) {
        // Where there is no room for a byte a position, no method will do: that is reported at once.
        if (const Stop stop = trace.checkpoint({Stage::solve, 0, 0, min_bytes_}); stop != Stop::none) return stop;
        return with([&](auto& solver) { return solver.solve(trace); });
    }
    Method method() const { return arena_ ? Method::attractor : tiers_ ? Method::tiers : Method::induction; }
    // Whether every position that was solved can be asked about.
    bool complete() const {
        if constexpr (TierSolved<G>) return !tiers_ || tiers_->complete();
        return true;
    }
    // The counts of each tier, where they are known.
    std::vector<Counts> by_tier() const {
        if constexpr (ShortKeyed<G>) {
            if (tiers_) return tiers_->by_tier();
        }
        return {};
    }
    // Whether positions that are alike were solved and counted as one.
    bool folded() const { return folded_; }
    const Counts& counts() const {
        return with([](auto& solver) -> const Counts& { return solver.counts(); });
    }
    std::uint64_t peak_bytes() const {
        return with([](auto& solver) { return solver.peak_bytes(); });
    }
    std::optional<Value> value(const State& state) const {
        return with([&](auto& solver) { return solver.value(state); });
    }
    std::optional<Grundy> grundy(const State& state) const {
        if constexpr (Impartial<G>)
            return with([&](auto& solver) { return solver.grundy(state); });
        else
            return std::nullopt;
    }
    void each(const std::function<void(const State&, Value)>& visit) const { // the visit is compiled once
        with([&](auto& solver) { solver.each(visit); });
    }

private:
    struct None {};
    template <class H> struct InductionOf {
        using type = None;
    };
    template <Acyclic H> struct InductionOf<H> {
        using type = Induction<H>;
    };

    template <class H> struct TiersOf {
        using type = None;
    };
    template <TierSolved H> struct TiersOf<H> {
        using type = TierSolver<H>;
    };

    template <class Use> decltype(auto) with(Use&& use) const {
        if constexpr (TierSolved<G>) {
            if (tiers_) return use(*tiers_);
        }
        if constexpr (Acyclic<G>) {
            if (induction_) return use(*induction_);
        }
        return use(*arena_);
    }

    bool folded_ = false;
    std::uint64_t min_bytes_ = 0;
    std::unique_ptr<typename TiersOf<G>::type> tiers_;
    std::unique_ptr<typename InductionOf<G>::type> induction_;
    std::unique_ptr<ArenaSolution<G>> arena_;
};

} // namespace zermelo
