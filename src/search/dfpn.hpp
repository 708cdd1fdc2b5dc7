// Depth-first proof-number search (df-pn): decides a claim by following the line that seems least work.
//
// A node has two numbers: how many open nodes at least must turn out well to show that the claim holds (proof), and
// that it fails (disproof). Where the claimant moves, one move is enough, so the proof number is the least of those one
// move later and the disproof number their sum; where the other player moves, the other way round. The search goes to
// the node whose numbers decide those of the root. Allis' proof-number search (1994) keeps the whole tree for that;
// Nagai's df-pn (2002) keeps a table of numbers only, and stays below a move as long as both its numbers are under
// thresholds: as long as it would be chosen again. The thresholds are a fraction above what the second best move has
// (the 1 + epsilon trick of Pawlewicz and Lew, 2006), so that the search does not run to and fro between two moves.
//
// Games without cycles only: with cycles, numbers can depend on the way that led to a node.
#pragma once

#include "search/proof_table.hpp"
#include "search/search_trace.hpp"

#include <cassert>
#include <optional>
#include <vector>

namespace zermelo {

struct DfpnOptions {
    std::uint64_t table_bytes = std::uint64_t{1} << 30;
};

template <Claim C, class Trace = SilentSearch> class Dfpn {
public:
    using Node = typename C::Node;
    using Move = typename C::Move;

    static constexpr std::uint64_t longest_play = 4096; // moves: each is a call within a call

    Dfpn(const C& claim, const DfpnOptions& options, Trace& trace)
        : claim_(claim), trace_(trace), table_(options.table_bytes) {}

    // Whether the claim holds in the node; open only if the trace stopped the search.
    Verdict prove(const Node& node) {
        if (const Verdict verdict = known(node); verdict != Verdict::open) return verdict;
        return prove_again(node);
    }
    // The same, although it may be known: afterwards, what it follows from is known too.
    Verdict prove_again(const Node& node) { return verdict_of(search(node, {infinite, infinite}).numbers); }

    // What is known by now, without search.
    Verdict known(const Node& node) const {
        const auto* entry = table_.find(node);
        return entry ? verdict_of(entry->numbers) : Verdict::open;
    }

    // How many nodes were visited to find out what is known.
    std::uint32_t work(const Node& node) const {
        const auto* entry = table_.find(node);
        return entry ? entry->work : 0;
    }

    std::uint64_t peak_bytes() const { return table_.peak_bytes(); }
    std::uint64_t size() const { return table_.size(); }

private:
    static constexpr std::uint32_t infinite = 1'000'000'000;
    static constexpr ProofNumbers proved{0, infinite}, disproved{infinite, 0};

    struct Result {
        ProofNumbers numbers;
        std::uint32_t work; // nodes visited
    };
    struct Child {
        Node node;
        ProofNumbers numbers;
    };
    struct Best {
        std::size_t child = 0;
        std::uint32_t second = infinite; // the least number that another child has
    };

    static Verdict verdict_of(ProofNumbers numbers) {
        return numbers.proof == 0 ? Verdict::holds : numbers.disproof == 0 ? Verdict::fails : Verdict::open;
    }
    static std::uint32_t add(std::uint32_t a, std::uint32_t b) { return std::min(a + b, infinite); }

    // Searches below the node until it is decided or one of its numbers reaches its limit.
    Result search(const Node& node, ProofNumbers limits) {
        trace_.node();
        // Step 1. Something may be seen at once; otherwise, the moves that matter.
        const std::size_t begin = children_.size();
        const Verdict seen = claim_.examine(node, [&](const Move& move) { add_child(node, move, begin); });
        if (seen != Verdict::open) {
            trace_.leaf();
            return remember(node, seen == Verdict::holds ? proved : disproved, 1);
        }
        assert(children_.size() > begin);
        const bool any = claim_.claimant_moves(node); // one good move proves the claim
        std::uint32_t work = 1;
        while (true) {
            // Step 2. The numbers of the node follow from those one move later.
            Best best;
            const ProofNumbers numbers = combine(begin, any, best);
            if (numbers.proof >= limits.proof || numbers.disproof >= limits.disproof ||
                verdict_of(numbers) != Verdict::open || trace_.stopped()) {
                children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(begin), children_.end());
                return remember(node, numbers, work);
            }
            // Step 3. The move that looks least work is followed while it does.
            const Child child = children_[best.child]; // a copy: the list may move when it grows
            const Result result = search(child.node, limits_below(limits, numbers, child.numbers, best.second, any));
            children_[best.child].numbers = result.numbers;
            work = add(work, result.work);
        }
    }

    void add_child(const Node& node, const Move& move, std::size_t begin) {
        const Node after = claim_.after(node, move);
        for (std::size_t i = begin; i < children_.size(); ++i)
            if (children_[i].node == after) return; // alike
        const auto* entry = table_.find(after);
        children_.push_back({after, entry ? entry->numbers : claim_.guess(after)});
    }

    ProofNumbers combine(std::size_t begin, bool any, Best& best) const {
        std::uint32_t least = infinite, sum = 0;
        best.child = begin;
        for (std::size_t i = begin; i < children_.size(); ++i) {
            const auto [proof, disproof] = children_[i].numbers;
            const std::uint32_t own = any ? proof : disproof;
            sum = add(sum, any ? disproof : proof);
            if (own < least)
                best = {i, least}, least = own;
            else
                best.second = std::min(best.second, own);
        }
        // Decided if one move is good, or none; a sum without end must not look as if it were.
        sum = least == 0 ? infinite : least == infinite ? 0 : std::min(sum, infinite - 1);
        return any ? ProofNumbers{least, sum} : ProofNumbers{sum, least};
    }

    static ProofNumbers limits_below(ProofNumbers limits, ProofNumbers numbers, ProofNumbers child,
                                     std::uint32_t second, bool any) {
        const std::uint32_t threshold = add(second, 1 + second / 4); // epsilon = 1/4
        if (any) return {std::min(limits.proof, threshold), limits.disproof - numbers.disproof + child.disproof};
        return {limits.proof - numbers.proof + child.proof, std::min(limits.disproof, threshold)};
    }

    Result remember(const Node& node, ProofNumbers numbers, std::uint32_t work) {
        table_.store(node, numbers, work);
        return {numbers, work};
    }

    const C& claim_;
    Trace& trace_;
    ProofTable<Node> table_;
    std::vector<Child> children_; // of the nodes on the way down, one node's behind the other's
};

} // namespace zermelo
