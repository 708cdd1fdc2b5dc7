#include "answers/search_steps.hpp"

namespace zermelo {

namespace {

// Whole numbers and infinities are compared as numbers, not as what they are held in.
double real(SearchNumber number) {
    return std::visit([](auto held) { return static_cast<double>(held); }, number);
}
SearchNumber greater(SearchNumber a, SearchNumber b) { return real(a) < real(b) ? b : a; }
SearchNumber lesser(SearchNumber a, SearchNumber b) { return real(b) < real(a) ? b : a; }

class StepWalk {
public:
    explicit StepWalk(const SearchTree& tree) : tree_(tree) {}

    std::vector<SearchStep> steps() && {
        walk(0);
        return std::move(steps_);
    }

private:
    using Kind = SearchStep::Kind;

    void walk(std::size_t index) {
        const SearchTree::Node& node = tree_.nodes[index];
        if (node.kind != SearchTree::Kind::inner) return add({Kind::leaf, index, {}, node.value, node.low, node.high});
        SearchNumber low = node.low, high = node.high;
        std::optional<SearchNumber> best;
        add({Kind::enter, index, {}, {}, low, high});
        std::vector<std::size_t> pruned;
        for (std::size_t child : node.children) {
            if (tree_.nodes[child].kind == SearchTree::Kind::pruned) {
                pruned.push_back(child);
                continue;
            }
            walk(child);
            const SearchNumber value = tree_.nodes[child].value;
            best = !best ? value : node.max ? greater(*best, value) : lesser(*best, value);
            (node.max ? low : high) = node.max ? greater(low, *best) : lesser(high, *best);
            add({Kind::update, index, child, *best, low, high});
        }
        if (!pruned.empty()) add({Kind::cut, index, {}, *best, node.low, node.high, std::move(pruned)});
        add({Kind::done, index, {}, node.value, node.low, node.high});
    }
    void add(SearchStep step) { steps_.push_back(std::move(step)); }

    const SearchTree& tree_;
    std::vector<SearchStep> steps_;
};

} // namespace

std::vector<SearchStep> search_steps(const SearchTree& tree) { return StepWalk(tree).steps(); }

std::vector<GrowthStep> growth_steps(const SampledTree& tree) {
    using Kind = GrowthStep::Kind;
    std::vector<GrowthStep> steps;
    std::vector<GrowthStep::Count> counts(tree.nodes.size());
    for (std::size_t i = 0; i < tree.rounds.size(); ++i) {
        const SampledTree::Round& round = tree.rounds[i];
        steps.push_back({Kind::select, i});
        if (round.count > 0) steps.push_back({Kind::expand, i});
        steps.push_back({Kind::play, i});
        GrowthStep up{Kind::back_up, i};
        const auto path = tree.path(round);
        for (std::size_t at = path.size(); at-- > 0;) {
            GrowthStep::Count& count = counts[path[at]];
            count.node = path[at], ++count.visits, count.total += tree.share(round, path[at]);
            up.counts.push_back(count);
        }
        steps.push_back(std::move(up));
    }
    return steps;
}

} // namespace zermelo
