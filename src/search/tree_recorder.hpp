// Writes down the tree that a search walks through, and the moves that it leaves out.
#pragma once

#include "search/growth_recorder.hpp"
#include "search/score.hpp"
#include "search/search_trace.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace zermelo {

template <Game G> class TreeRecorder {
public:
    using State = typename G::State;
    using Move = typename G::Move;

    enum class Kind : std::uint8_t { inner, over, judged, known, pruned };
    struct Node {
        State state;
        std::optional<Move> move; // that leads here; none at the root
        Score low, high, score;   // as the mover of the state sees them; a pruned node has none
        Kind kind;
        std::vector<std::size_t> children;
    };

    // `counts` are those of the search so far: what changes until leave() tells why a position was not looked beyond.
    void enter(const G& game, const State& state, Score low, Score high, const SearchCounts& counts) {
        add(game, state, low, high, Kind::inner);
        open_.push_back({nodes_.size() - 1, counts.judged, counts.known});
    }
    void leave(Score score, const SearchCounts& counts) {
        const Open& open = open_.back();
        Node& node = nodes_[open.node];
        node.score = score;
        if (node.children.empty())
            node.kind = counts.judged > open.judged ? Kind::judged
                        : counts.known > open.known ? Kind::known
                                                    : Kind::over;
        open_.pop_back();
    }
    void pruned(const G& game, const State& state, const Move& move) {
        add(game, game.apply(state, move), 0, 0, Kind::pruned);
    }

    const std::vector<Node>& nodes() const { return nodes_; } // 0 is the root

private:
    void add(const G& game, const State& state, Score low, Score high, Kind kind) {
        std::optional<Move> move;
        if (!open_.empty()) {
            Node& parent = nodes_[open_.back().node];
            move = move_to(game, parent, state);
            parent.children.push_back(nodes_.size());
        }
        nodes_.push_back({state, move, low, high, 0, kind, {}});
    }

    // A search tells positions, not moves: the first move that leads there and has not been seen yet.
    std::optional<Move> move_to(const G& game, const Node& parent, const State& child) const {
        std::size_t alike = 0; // children seen before that are the same position
        for (std::size_t seen : parent.children) alike += game.key(nodes_[seen].state) == game.key(child);
        std::optional<Move> found;
        game.moves(parent.state, [&](const Move& move) {
            if (found || game.key(game.apply(parent.state, move)) != game.key(child)) return;
            if (alike-- == 0) found = move;
        });
        return found;
    }

    struct Open {
        std::size_t node;
        std::uint64_t judged, known; // when it was entered
    };

    std::vector<Node> nodes_;
    std::vector<Open> open_; // from the root to the position that is being searched
};

// The trace of all searches that people ask for: counts, limits, and a record of the tree where one is wanted. So each
// algorithm is compiled once a game.
template <Game G> class RecordableSearch : public LimitedSearch {
public:
    static constexpr bool draws = true;

    explicit RecordableSearch(const Control& control, TreeRecorder<G>* recorder = nullptr)
        : LimitedSearch(control), recorder_(recorder) {}
    RecordableSearch(const Control& control, GrowthRecorder<G>& growth) : LimitedSearch(control), growth_(&growth) {}

    void enter(const G& game, const typename G::State& state, Score low, Score high) {
        note([&](auto& recorder) { recorder.enter(game, state, low, high, counts_); });
    }
    void leave(Score score) {
        note([&](auto& recorder) { recorder.leave(score, counts_); });
    }
    void pruned(const G& game, const typename G::State& state, const typename G::Move& move) {
        note([&](auto& recorder) { recorder.pruned(game, state, move); });
    }

    void grown(const G&, const typename G::State& state, const std::optional<typename G::Move>& move,
               std::uint32_t parent) {
        if (growth_) growth_->grown(state, move, parent);
    }
    void chosen(std::uint32_t child, double promise) {
        if (growth_) growth_->chosen(child, promise);
    }
    void played(int result, bool known) {
        if (growth_) growth_->played(result, known);
    }
    void proven(std::uint32_t node, Outcome outcome) {
        if (growth_) growth_->proven(node, outcome);
    }

private:
    template <class Note> void note(Note&& note) {
        if (recorder_) [[unlikely]]
            note(*recorder_);
    }

    TreeRecorder<G>* recorder_ = nullptr;
    GrowthRecorder<G>* growth_ = nullptr;
};

} // namespace zermelo
