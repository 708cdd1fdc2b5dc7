// The exact score of a position: alpha-beta to the end of the game, with what the game's expert knows.
//
// The question is asked many times with the narrowest window: "is it worth more than s?" Each answer halves what the
// score can be, and the table keeps both ends of every position, so that nothing is found out twice.
#pragma once

#include "core/machine/parallel.hpp"
#include "core/trace.hpp"
#include "search/bounds_table.hpp"
#include "search/busy_positions.hpp"
#include "search/score_book.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

namespace zermelo {

struct ExactOptions {
    unsigned threads = 1;
    std::uint64_t table_bytes = std::uint64_t{1} << 30; // at most; it begins small and grows with the work
    std::uint64_t solo_nodes = 1 << 11; // positions after which other threads help: most questions are answered before
};

template <Expert E> class ExactSearch {
public:
    using State = typename E::State;
    using Node = typename E::Node;

    ExactSearch(const E& expert, const ExactOptions& options)
        : expert_(expert), table_(expert.key_bits(), options.table_bytes),
          threads_(Table::shared ? std::max(1u, options.threads) : 1), solo_nodes_(options.solo_nodes) {}

    // Called every thousand positions; anything but Stop::none ends the search.
    using Checkpoint = std::function<Stop(const Work&)>;

    // The score of a position in which the game goes on; nothing if the search was stopped. It is known to be at least
    // `least`.
    std::optional<int> score(const State& state, const Checkpoint& checkpoint, std::optional<int> least = {}) {
        const unsigned last = expert_.last(), ply = expert_.ply(expert_.node(state));
        Bounds bounds{exact::loss_score(last, ply, 0), exact::win_score(last, ply, 0)};
        if (least) bounds.at_least(*least);
        while (bounds.low < bounds.high) {
            const int guess = next_guess(bounds);
            const auto score = probe(state, guess, checkpoint);
            if (!score) return std::nullopt;
            if (*score <= guess)
                bounds.at_most(*score);
            else
                bounds.at_least(*score);
        }
        return bounds.low;
    }

    // Whether the position is worth more than `guess`: an upper bound if the result is <= guess, else a lower one.
    std::optional<int> probe(const State& state, int guess, const Checkpoint& checkpoint) {
        checkpoint_ = &checkpoint;
        stopped_ = Stop::none;
        Worker worker(*this, 0);
        Child root;
        root.node = expert_.node(state);
        const bool opening = in_book(expert_.ply(root.node));
        const ForcedMoves forced = expert_.play_forced_moves(root.node);
        if (forced.decided) return forced.score;
        root.turned = forced.turned;
        root.bounds = expert_.judge(root.node);
        root.name = table_.name(expert_.key(root.node));
        recall(root, opening);
        const Bounds known = forced.turned ? root.bounds.turned() : root.bounds;
        if (known.low > guess) return known.low;
        if (known.high <= guess) return known.high;

        stopping_ = false;
        int score = worker.value_of(root, guess, guess + 1, threads_ > 1 ? solo_nodes_ : forever);
        if (worker.out_of_nodes()) score = share(worker, root, guess);
        nodes_ += worker.nodes();
        if (stopped_ != Stop::none) return std::nullopt;
        return score;
    }

    // Scores that are known already. Requires keys of one word, of ScoreBook::key_bits at most.
    void consult(const ScoreBook* book) { book_ = book; }

    std::uint64_t nodes() const { return nodes_; }
    std::uint64_t bytes() const { return table_.bytes(); }
    Stop stopped() const { return stopped_; }

private:
    using Word = std::conditional_t<sizeof(typename E::Key) == 8, std::uint64_t, Wide>;
    using Table = BoundsTable<Word>;
    static constexpr std::uint64_t forever = ~std::uint64_t{0};
    static constexpr unsigned first_shared_bits = 14, last_shared_bits = 20; // 1 MB to 64 MB

    // A position after its forced moves, with its bounds. `turned`: its mover is not the mover of the parent, or of the
    // root before forced moves were played.
    struct Child {
        Node node;
        Word name;
        Bounds bounds;
        bool turned;
        int rank;
    };

    // Of so many moves, before those that are forced.
    bool in_book(unsigned ply) const { return book_ && ply <= book_->plies(); }

    // Narrows the bounds by what the table knows and, of openings, the book.
    __attribute__((always_inline)) void recall(Child& child, bool opening) const {
        table_.recall(child.name, child.bounds);
        if constexpr (sizeof(typename E::Key) == 8) {
            if (!opening) return;
            const auto score = book_->find(expert_.key(child.node));
            if (!score) return;
            if (*score < child.bounds.low || *score > child.bounds.high)
                book_->distrust();
            else
                child.bounds = {*score, *score};
        }
    }

    // One thread's search.
    class Worker {
    public:
        Worker(ExactSearch& search, unsigned number)
            : search_(search), expert_(search.expert_), table_(search.table_), number_(number) {}

        // Like value(), as the child's parent sees it. Gives up after `node_limit` positions.
        int value_of(const Child& child, int low, int high, std::uint64_t node_limit) {
            node_limit_ = node_limit == forever ? forever : nodes_ + node_limit;
            halted_ = false;
            return child.turned ? -value(child, -high, -low) : value(child, low, high);
        }
        bool out_of_nodes() const { return halted_ && nodes_ >= node_limit_; }
        bool halted() const { return halted_; }
        std::uint64_t nodes() const { return nodes_; }

    private:
        // Requires low < high, and that neither the bounds of the position nor the table decide the question.
        // The result r is an upper bound if r <= low, a lower bound if r >= high, else exact.
        int value(const Child& here, int low, int high) {
            if ((++nodes_ & 1023) == 0) halted_ = nodes_ >= node_limit_ || search_.halt(number_, nodes_);
            const Bounds before = here.bounds;
            low = std::max(low, before.low), high = std::min(high, before.high);
            const int floor = low;
            int best = before.low;
            Child children[E::max_moves];
            std::size_t count = 0;

            // Step 1. What is forced after each move may decide at once, and what is known of the position after it.
            bool cut = false;
            expert_.children(here.node, [&](const Node& node, int rank) __attribute__((always_inline)) {
                if (cut) return;
                Child& child = children[count];
                child.node = node;
                child.rank = rank;
                const ForcedMoves forced = expert_.play_forced_moves(child.node);
                child.turned = !forced.turned;
                if (forced.decided) {
                    best = std::max(best, -forced.score);
                    cut = best >= high;
                } else
                    ++count;
            });
            if (cut) return best;
            low = std::max(low, best);
            count = keep(children, count, best, low, high, [&](Child& child) __attribute__((always_inline)) {
                child.bounds = undecided(expert_.last(), expert_.ply(child.node));
                find_escape(child, child.turned ? -high : low);
            });
            if (best >= high) return best;
            // Step 2. So may what is known already: asking for all of them is cheaper than to search one.
            for (std::size_t i = 0; i < count; ++i) {
                children[i].name = table_.name(expert_.key(children[i].node));
                table_.prefetch(children[i].name); // it comes while they are judged
            }
            count = keep(children, count, best, low, high, [&](Child& child) __attribute__((always_inline)) {
                child.bounds.narrow(expert_.judge(child.node));
            });
            if (best >= high) return best;
            const bool openings = search_.in_book(expert_.ply(here.node) + 1);
            count = keep(children, count, best, low, high,
                         [&](Child& child) __attribute__((always_inline)) { search_.recall(child, openings); });
            if (best >= high) return best;

            // Step 3. The others are searched, the most promising ones first, until one is good enough.
            sort(children, count);
            const std::uint64_t nodes_before = nodes_;
            std::size_t later = 0; // children that another thread is busy with wait until the end
            for (std::size_t i = 0; i < count && best < high; ++i) {
                const Child& child = children[i];
                const bool shown = search_.sharing_ && worth_sharing(child);
                if (shown && i > 0 && i < count - later && search_.busy_->has(child.name)) {
                    std::rotate(children + i, children + i + 1, children + count);
                    ++later, --i;
                    continue;
                }
                if (shown) search_.busy_->add(child.name);
                const int score = child.turned ? -value(child, -high, -low) : value(child, low, high);
                if (shown) search_.busy_->remove(child.name);
                if (halted_) return 0;
                best = std::max(best, score);
                low = std::max(low, best);
            }

            // Step 4. It is remembered. A search that found nothing better than `floor` proved that there is nothing.
            best = std::min(best, before.high);
            Bounds bounds = before;
            if (best > floor) bounds.at_least(best);
            if (best < high) bounds.at_most(best);
            remember(here.name, bounds, nodes_ - nodes_before);
            return best;
        }

        // If the question is whether the mover of a position loses as soon as he possibly can, his moves tell: after
        // any that leaves it undecided, it takes the opponent longer. A table would take longer, too.
        __attribute__((always_inline)) void find_escape(Child& child, int soonest) const {
            if (child.bounds.low != soonest) return;
            bool escapes = false;
            expert_.children(child.node, [&](const Node& node, int) __attribute__((always_inline)) {
                if (escapes) return;
                Node next = node;
                const ForcedMoves forced = expert_.play_forced_moves(next);
                escapes = !forced.decided || -forced.score > soonest;
            });
            if (escapes)
                child.bounds.at_least(soonest + 1);
            else
                child.bounds.at_most(soonest);
        }

        // Updates the bounds of the children; those that cannot be better than what is known already are left out.
        template <class Learn>
        __attribute__((always_inline)) std::size_t keep(Child* children, std::size_t count, int& best, int& low,
                                                        int high, Learn&& learn) {
            std::size_t kept = 0;
            for (std::size_t i = 0; i < count; ++i) {
                Child& child = children[i];
                learn(child);
                const Bounds bounds = child.turned ? child.bounds.turned() : child.bounds;
                if (bounds.low > best) {
                    best = bounds.low;
                    if (best >= high) return kept;
                    low = std::max(low, best);
                }
                if (bounds.high <= low) {
                    best = std::max(best, bounds.high);
                    continue;
                }
                if (kept < i) children[kept] = child;
                ++kept;
            }
            return kept;
        }

        // By insertion, which keeps the order of equals: there are few.
        static void sort(Child* children, std::size_t count) {
            for (std::size_t i = 1; i < count; ++i) {
                if (children[i - 1].rank >= children[i].rank) continue;
                const Child child = children[i];
                std::size_t place = i;
                for (; place > 0 && children[place - 1].rank < child.rank; --place)
                    children[place] = children[place - 1];
                children[place] = child;
            }
        }

        // Not the last moves of a game: to tell others about them would take longer than to make them.
        bool worth_sharing(const Child& child) const { return expert_.ply(child.node) + 14 < expert_.last(); }

        // After so many stores the table grows: a small one early, since that costs nothing; a large one once it is
        // crowded, since what is forgotten then was little work.
        std::size_t stores_before_growth() const {
            return table_.bytes() < (1u << 24) ? table_.size() / 2 : 2 * table_.size();
        }

        void remember(Word name, const Bounds& bounds, std::uint64_t work) {
            table_.remember(name, bounds, work);
            if (search_.sharing_ || ++search_.stored_ <= stores_before_growth() || !table_.may_grow()) return;
            table_.grow();
            search_.stored_ = 0;
        }

        ExactSearch& search_;
        const E& expert_;
        Table& table_;
        unsigned number_;
        std::uint64_t nodes_ = 0, node_limit_ = forever;
        bool halted_ = false;
    };

    // All threads ask the same question and tell each other what they find out through the table; the first one that
    // knows the answer stops the others. A table cannot grow while it is shared, so they work in rounds: a small table
    // is made sooner, and what a round found out is still there in the next.
    int share(Worker& first, const Child& root, int guess) {
        if (!busy_) busy_ = std::make_unique<BusyPositions<Word>>();
        sharing_ = true;
        std::atomic<int> answer{0};
        std::vector<std::uint64_t> nodes(threads_, 0);
        for (unsigned bits = first_shared_bits; !stopping_; bits += 3) {
            table_.resize(std::min(bits, last_shared_bits));
            const std::uint64_t node_limit = bits < last_shared_bits ? 2 * table_.size() / threads_ : forever;
            auto work = [&](Worker& worker) {
                const int score = worker.value_of(root, guess, guess + 1, node_limit);
                if (!worker.halted() && !stopping_.exchange(true)) answer = score;
            };
            parallel_team(threads_, [&](unsigned thread) {
                if (thread == 0) return work(first);
                Worker worker(*this, thread);
                work(worker);
                nodes[thread] += worker.nodes();
            });
        }
        sharing_ = false;
        for (std::uint64_t count : nodes) nodes_ += count;
        return answer;
    }

    // Called regularly by each thread; only the first one calls the checkpoint.
    bool halt(unsigned number, std::uint64_t nodes) {
        if (number == 0 && stopped_ == Stop::none) {
            stopped_ = (*checkpoint_)({Stage::search, nodes_ + nodes, 0, table_.bytes()});
            if (stopped_ != Stop::none) stopping_ = true;
        }
        return stopping_;
    }

    // Quick wins and losses are asked for first, since those questions are cheap; then whether it is a win at all, a
    // draw, and only then for the exact move.
    static int next_guess(const Bounds& bounds) {
        constexpr int near = 4;
        const auto [low, high] = bounds;
        int guess = low + (high - low) / 2;
        if (guess <= 0 && low / 2 < guess)
            guess = low / 2;
        else if (guess >= 0 && high / 2 > guess)
            guess = high / 2;
        if (low < 0 && high > 0 && guess >= -near && guess <= near) return 0;
        if (low < 0 && high == 0 && guess >= -near) return -1;
        if (low >= 0 && high - low <= near) return low;
        if (high <= 0 && high - low <= near) return high - 1;
        return guess;
    }

    const E& expert_;
    Table table_;
    std::unique_ptr<BusyPositions<Word>> busy_; // once there is something to share
    const Checkpoint* checkpoint_ = nullptr;
    unsigned threads_;
    std::uint64_t solo_nodes_;
    std::uint64_t nodes_ = 0;
    std::uint64_t stored_ = 0; // since the table grew
    const ScoreBook* book_ = nullptr;
    std::atomic<bool> stopping_ = false;
    bool sharing_ = false;
    Stop stopped_ = Stop::none;
};

} // namespace zermelo
