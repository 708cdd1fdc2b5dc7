#include "ask/found_search.hpp"

#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"

#include <cmath>

namespace zermelo {

SearchNumber shown_score(Score score, Utility utility) {
    const int sign = score > 0 ? 1 : -1;
    if (score >= score::infinity || score <= -score::infinity) return sign * infinite;
    if (!score::is_proven(score)) return score;
    switch (utility) {
    case Utility::one: return std::int64_t{sign};
    case Utility::ten: return std::int64_t{10 * sign};
    case Utility::infinite: return sign * infinite;
    case Utility::hundred:
    case Utility::own: break;
    }
    return sign * (100 - (score::decided - std::abs(score)));
}

void add_limits(const Ai& ai, Limits& limits) {
    if (ai.seconds > 0) limits.end_within(ai.seconds);
    if (ai.nodes > 0 && (limits.nodes == 0 || ai.nodes < limits.nodes)) limits.nodes = ai.nodes;
}

namespace {
SearchNumber sampled_value(Outcome outcome) {
    return std::int64_t{outcome == Outcome::win} - (outcome == Outcome::loss);
}
} // namespace

void tell_end(Outcome outcome, SearchNumber value, Searched& searched) {
    searched.value = searched.sampled ? sampled_value(outcome) : value;
    searched.complete = true;
    searched.proven = outcome;
    if (outcome != Outcome::draw) searched.plies = 0;
    searched.counts.nodes = searched.counts.leaves = 1;
    if (!searched.sampled) searched.depth = 0;
}

void tell_score(Score score, bool complete, Scoring scoring, Utility utility, Searched& searched) {
    searched.value = shown_score(score, utility);
    searched.complete = complete;
    if (score::is_proven(score)) {
        searched.proven = score::is_won(score) ? Outcome::win : Outcome::loss;
        if (scoring == Scoring::sooner) searched.plies = static_cast<std::uint64_t>(score::decided - std::abs(score));
    } else if (complete && scoring != Scoring::utilities)
        searched.proven = Outcome::draw;
}

void tell_sample(const std::optional<Value>& proven, Searched& searched) {
    const SampledMove& first = searched.moves.front();
    searched.best.push_back(first.move);
    searched.complete = proven.has_value();
    searched.value = std::round(first.mean * 1000) / 1000;
    if (!proven) return;
    searched.proven = proven->outcome();
    searched.value = sampled_value(proven->outcome());
    if (proven->outcome() != Outcome::draw) searched.plies = proven->plies();
}

void tell_cost(const LimitedSearch& trace, const Ai& ai, Searched& searched) {
    searched.counts = trace.counts();
    searched.seconds = trace.seconds();
    // A limit of the AI is how it plays; one of the work is a limit that was reached.
    const bool own = (trace.stop() == Stop::nodes && ai.nodes) || (trace.stop() == Stop::seconds && ai.seconds > 0);
    searched.limited = trace.stop() != Stop::none && !own;
}

namespace {
// The greatest depth whose tree has no more nodes than may be shown.
std::uint32_t deepest_shown(std::uint32_t depth, std::uint64_t max_nodes, Control limits, const CountSearch& count) {
    limits.limits.nodes = max_nodes + 1;
    std::uint32_t deepest = 0;
    while (deepest + 1 < depth) {
        const LimitedSearch counter = count(deepest + 1, limits);
        if (counter.stopped() || counter.counts().nodes > max_nodes) break;
        ++deepest;
    }
    return std::max(deepest, 1u);
}
} // namespace

std::optional<Error> tree_problem(const std::string& name, std::uint32_t depth, std::uint64_t max_nodes,
                                  const Control& limits, const CountSearch& count) {
    constexpr std::uint64_t max_counted = 20'000'000;
    Control counting = limits;
    counting.limits.nodes = max_counted;
    const LimitedSearch counter = count(depth, counting);
    if (counter.stopped() && counter.stop() != Stop::nodes) return stop_error(name, counter.trace(), counting);
    const std::uint64_t nodes = counter.counts().nodes;
    if (nodes <= max_nodes) return std::nullopt;
    return Error{name,
                 errors::tree_too_large,
                 {counter.stopped() ? "> " : "", std::to_string(nodes), std::to_string(max_nodes),
                  std::to_string(deepest_shown(depth, max_nodes, limits, count))}};
}

void tell_windows(const std::vector<Window>& windows, Utility utility, SearchTree& tree) {
    for (std::size_t i = 0; i < windows.size(); ++i) {
        const auto [low, high, score] = windows[i];
        SearchTree::Node& node = tree.nodes[i];
        node.max = node.mover == tree.nodes.front().mover;
        if (node.kind == SearchTree::Kind::pruned) continue;
        const bool above = score >= high, below = score <= low;
        node.low = shown_score(node.max ? low : -high, utility);
        node.high = shown_score(node.max ? high : -low, utility);
        node.value = shown_score(node.max ? score : -score, utility);
        // What is over or judged has its value whatever the window; elsewhere a value outside is a bound.
        if (node.kind == SearchTree::Kind::inner || node.kind == SearchTree::Kind::known)
            node.holds = !above && !below    ? SearchTree::Holds::exactly
                         : above == node.max ? SearchTree::Holds::at_least
                                             : SearchTree::Holds::at_most;
        for (std::size_t child : node.children) // a cut: what was found here was enough
            if (tree.nodes[child].kind == SearchTree::Kind::pruned) {
                tree.nodes[child].value = node.value;
                tree.nodes[child].holds = node.max ? SearchTree::Holds::at_least : SearchTree::Holds::at_most;
            }
    }
}

} // namespace zermelo
