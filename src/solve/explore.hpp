// Breadth-first exploration of a game into an arena: every reachable position becomes a vertex, in the order in which
// people would find them, whatever the number of threads.
#pragma once

#include "arena/arena.hpp"
#include "core/counts.hpp"
#include "core/game.hpp"
#include "core/machine/parallel.hpp"
#include "core/trace.hpp"
#include "solve/flat_table.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace zermelo {

template <Game G> class Explored {
public:
    using State = typename G::State;
    using Key = typename G::Key;

    Explored(const G& game, const State& start, SolveOptions options) : game_(game), options_(options) {
        find_or_add(game.key(representative(game, start, options.symmetry)));
    }

    template <class Trace> Stop explore(Trace& trace) {
        std::vector<Expansion> expansions(threads() * 4);
        std::size_t block = 64;
        while (arena_.size() < keys_.size()) {
            // Step 1. Make the moves of the next positions, on all threads.
            const std::size_t first = arena_.size(), waiting = std::min(block, keys_.size() - first);
            const std::size_t share = (waiting + expansions.size() - 1) / expansions.size();
            parallel_for(expansions.size(), waiting < 4096 ? 1 : threads(), [&](std::size_t i) {
                expansions[i].clear();
                for (std::size_t v = first + i * share; v < std::min(first + (i + 1) * share, first + waiting); ++v)
                    expand(v, expansions[i]);
            });
            // Step 2. Number the positions they lead to, in order.
            std::size_t children = 0;
            for (const Expansion& expansion : expansions) {
                insert(expansion);
                children += expansion.children.size();
            }
            block = std::clamp<std::size_t>(max_children * waiting / (children + 1), 1, max_parents);
            const Stop stop = trace.checkpoint({Stage::explore, arena_.size(), 0, bytes()});
            if (stop != Stop::none) return stop;
        }
        return Stop::none;
    }

    const G& game() const { return game_; }
    const Arena& arena() const { return arena_; }
    const Counts& counts() const { return counts_; }
    State state(Vertex vertex) const { return game_.state(keys_[index(vertex)]); }
    const Key& key(Vertex vertex) const { return keys_[index(vertex)]; }
    std::optional<Outcome> outcome(Vertex vertex) const {
        const std::uint8_t code = outcomes_[index(vertex)];
        return code == going_on ? std::nullopt : std::optional(static_cast<Outcome>(code));
    }
    std::optional<Vertex> find(const State& state) const {
        const Key key = game_.key(representative(game_, state, options_.symmetry));
        const auto slot = index_.find(key, hash(key));
        return slot == Index::absent ? std::nullopt : std::optional(Vertex{index_.mapped(slot)});
    }
    std::uint64_t bytes() const {
        return arena_.bytes() + keys_.capacity() * sizeof(Key) + outcomes_.capacity() + last_parent_.capacity() * 4 +
               index_.bytes();
    }

private:
    using Index = FlatTable<Key, std::uint32_t>;
    // A round is as large as is good for threads, unless its positions have so many moves that memory would not do.
    static constexpr std::size_t max_parents = 16384, max_children = 1 << 20;
    static constexpr std::uint8_t going_on = 255;

    struct Parent {
        Player mover;
        std::uint8_t outcome;
        std::size_t children;
    };
    struct Expansion { // consecutive positions and their children
        std::vector<Parent> parents;
        std::vector<Key> children;
        Counts counts;

        void clear() { parents.clear(), children.clear(), counts = {}; }
    };

    unsigned threads() const { return options_.threads; }

    void expand(std::size_t vertex, Expansion& expansion) const {
        const State state = game_.state(keys_[vertex]);
        const auto outcome = game_.outcome(state);
        const std::size_t before = expansion.children.size();
        if (!outcome)
            each_child(game_, state, options_.symmetry,
                       [&](const State& child) { expansion.children.push_back(game_.key(child)); });
        expansion.parents.push_back({game_.mover(state), outcome ? static_cast<std::uint8_t>(*outcome) : going_on,
                                     expansion.children.size() - before});
        expansion.counts.finals += outcome.has_value();
        if constexpr (Symmetric<G>) {
            if (options_.symmetry) expansion.counts.add_orbit(game_.orbit(state), count_moves(game_, state));
        }
    }

    void insert(const Expansion& expansion) {
        auto child = expansion.children.begin();
        for (const Parent& parent : expansion.parents) {
            const std::uint32_t vertex = arena_.size();
            arena_.add_vertex(parent.mover);
            outcomes_.push_back(parent.outcome);
            for (const auto end = child + static_cast<std::ptrdiff_t>(parent.children); child != end; ++child) {
                const std::uint32_t target = find_or_add(*child);
                if (last_parent_[target] == vertex) continue; // two moves to the same position are one edge
                last_parent_[target] = vertex;
                arena_.add_edge(Vertex{target});
            }
        }
        counts_ += expansion.counts;
        counts_.positions = arena_.size();
        counts_.edges = arena_.edges();
    }

    std::uint32_t find_or_add(const Key& key) {
        const auto [slot, added] = index_.insert(key, hash(key), static_cast<std::uint32_t>(keys_.size()));
        if (added) {
            keys_.push_back(key);
            last_parent_.push_back(~std::uint32_t{0});
        }
        return index_.mapped(slot);
    }

    const G& game_;
    SolveOptions options_;
    Arena arena_;
    Counts counts_;
    std::vector<Key> keys_;
    std::vector<std::uint8_t> outcomes_;
    std::vector<std::uint32_t> last_parent_;
    Index index_;
};

} // namespace zermelo
