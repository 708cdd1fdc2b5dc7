#include "explain/steps_text.hpp"

#include "core/decimals.hpp"
#include "explain/step_words.hpp"

namespace zermelo {

namespace {

class SearchStepText {
public:
    SearchStepText(const SearchStep& step, const SearchTree& tree, const Voice& voice)
        : step_(step), tree_(tree), node_(tree.nodes[step.node]), voice_(voice) {}

    std::string text() const {
        switch (step_.kind) {
        case SearchStep::Kind::enter: return enter();
        case SearchStep::Kind::leaf: return leaf();
        case SearchStep::Kind::update: return update();
        case SearchStep::Kind::cut: return cut();
        case SearchStep::Kind::done: break;
        }
        return voice_.say(words::step_done, {node_.position, SearchTree::sign(node_.holds) + said(step_.value)});
    }

private:
    std::string said(SearchNumber number) const { return voice_.decimal(zermelo::number_text(number)); }

    std::string enter() const {
        const std::string player = std::to_string(node_.mover);
        if (!tree_.windows) return voice_.say(words::step_enter, {node_.position, player});
        return voice_.say(words::step_enter_window, {node_.position, said(step_.low), said(step_.high), player});
    }
    std::string leaf() const {
        const Text& sentence = node_.kind == SearchTree::Kind::over     ? words::step_over
                               : node_.kind == SearchTree::Kind::judged ? words::step_judged
                                                                        : words::step_known;
        return voice_.say(sentence, {node_.position, SearchTree::sign(node_.holds) + said(step_.value)});
    }
    std::string update() const {
        const SearchTree::Node& child = tree_.nodes[*step_.child];
        std::string text = voice_.say(
            node_.max ? words::step_max : words::step_min,
            {node_.position, child.move, SearchTree::sign(child.holds) + said(child.value), said(step_.value)});
        if (tree_.windows) text += voice_.say(words::step_window, {said(step_.low), said(step_.high)});
        return text;
    }
    std::string cut() const {
        std::vector<std::string> moves;
        for (std::size_t child : step_.pruned) moves.push_back(tree_.nodes[child].move);
        return voice_.say(node_.max ? words::step_cut_max : words::step_cut_min,
                          {node_.position, said(step_.value), said(node_.max ? step_.high : step_.low), listed(moves)});
    }

    const SearchStep& step_;
    const SearchTree& tree_;
    const SearchTree::Node& node_;
    const Voice& voice_;
};

std::string way_down(const SampledTree::Round& round, const SampledTree& tree, const Voice& voice) {
    std::vector<std::string> moves;
    for (const auto& [node, promise] : round.down) {
        const std::string& move = tree.nodes[node].move;
        moves.push_back(promise ? move + " (" + voice.decimal(fixed(*promise, 2)) + ")"
                                : voice.say(words::growth_new, {move}));
    }
    return listed(moves);
}

std::string played(const SampledTree::Round& round, const SampledTree& tree, const Voice& voice) {
    const SampledTree::Node& leaf = tree.nodes[round.leaf()];
    if (round.result == 0)
        return voice.say(round.known ? words::growth_known_drawn : words::growth_drawn, {leaf.position});
    const Player winner = round.result > 0 ? leaf.mover : other(leaf.mover);
    return voice.say(round.known ? words::growth_known_won : words::growth_won,
                     {leaf.position, std::to_string(number(winner))});
}

std::string proofs(const SampledTree::Round& round, const SampledTree& tree, const Voice& voice) {
    std::vector<std::string> list;
    for (const auto& [index, outcome] : round.proofs) {
        const SampledTree::Node& node = tree.nodes[index];
        const Player winner = outcome == Outcome::win ? node.mover : other(node.mover);
        list.push_back(outcome == Outcome::draw
                           ? voice.say(words::growth_proof_draw, {node.position})
                           : voice.say(words::growth_proof_win, {node.position, std::to_string(number(winner))}));
    }
    return list.empty() ? "" : voice.say(words::growth_proven, {listed(list)});
}

} // namespace

std::string text(const SearchStep& step, const SearchTree& tree, const Voice& voice) {
    return SearchStepText(step, tree, voice).text();
}

std::string text(const GrowthStep& step, const SampledTree& tree, const Voice& voice) {
    const SampledTree::Round& round = tree.rounds[step.round];
    switch (step.kind) {
    case GrowthStep::Kind::select: {
        const std::string game = std::to_string(step.round + 1);
        if (step.round == 0) return voice.say(words::growth_select_root, {game, tree.nodes.front().position});
        return voice.say(words::growth_select, {game, way_down(round, tree, voice)});
    }
    case GrowthStep::Kind::expand:
        return voice.say(words::growth_expand,
                         {std::to_string(round.count), tree.nodes[tree.nodes[round.first].parent].position});
    case GrowthStep::Kind::play: return played(round, tree, voice);
    case GrowthStep::Kind::back_up: break;
    }
    return voice.say(words::growth_back_up, {std::to_string(round.down.size() + 1)}) + proofs(round, tree, voice);
}

std::string steps_text(const SearchTree& tree, const Voice& voice) {
    std::string lines;
    for (const SearchStep& step : search_steps(tree)) lines += text(step, tree, voice) + "\n";
    return lines;
}

std::string steps_text(const SampledTree& tree, const Voice& voice) {
    std::string lines;
    for (const GrowthStep& step : growth_steps(tree)) lines += text(step, tree, voice) + "\n";
    return lines;
}

} // namespace zermelo
