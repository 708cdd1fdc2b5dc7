// Be minimax, be alpha-beta: on small trees with numbers at their leaves.
#include "core/machine/provided_files.hpp"
#include "exercises/families.hpp"
#include "json/json.hpp"

#include <algorithm>
#include <set>

namespace zermelo {

namespace {

using Fit = ExerciseOption::Fit;
using Kind = Remark::Kind;

struct TreePlan {
    std::uint32_t depth, least, most; // how many moves a vertex has
    std::uint32_t early;              // percent: a vertex that could have moves is a leaf
    int low, high;                    // of the numbers
};
constexpr TreePlan tree_plans[exercise_levels]{
    {2, 2, 3, 0, 1, 15}, {2, 3, 3, 0, -6, 9}, {3, 2, 2, 0, 0, 9}, {3, 2, 3, 15, -5, 9}, {4, 2, 2, 12, 0, 9}};

// The tree as the files have it. Vertices are A, B, C ... level by level, the moves of B are b1, b2, ...
std::string random_tree(ExerciseMaking& making, const TreePlan& plan) {
    struct Open {
        char name;
        std::uint32_t depth;
    };
    Json tree = Json::object();
    std::vector<Open> open{{'A', 0}};
    char next = 'B';
    for (std::size_t i = 0; i < open.size(); ++i) {
        const auto [name, depth] = open[i];
        Json moves = Json::object();
        const std::uint32_t count = making.between(plan.least, plan.most);
        for (std::uint32_t move = 1; move <= count; ++move) {
            const std::string word = std::string(1, static_cast<char>(name - 'A' + 'a')) + std::to_string(move);
            const bool leaf = depth + 1 == plan.depth || (depth > 0 && making.chance(plan.early)) || next > 'Z';
            if (leaf) {
                moves.add(word, plan.low + static_cast<int>(making.random.below(
                                               static_cast<std::uint64_t>(plan.high - plan.low + 1))));
                continue;
            }
            moves.add(word, std::string(1, next));
            open.push_back({next++, depth + 1});
        }
        tree.add(std::string(1, name), std::move(moves));
    }
    return tree.line();
}

// A tree that commands read as a file, while it is searched.
class ReadableTree {
public:
    ReadableTree(const ExerciseMaking& making, std::string text)
        : name_("exercise-" + std::to_string(making.request.seed) + "-" + std::to_string(making.request.level) +
                ".json") {
        provide_file(name_, std::move(text));
    }
    ~ReadableTree() { withdraw_file(name_); }
    ReadableTree(const ReadableTree&) = delete;

    Result<SearchTree> searched(const ExerciseMaking& making, const std::string& with) const {
        auto game = making.open("tree:" + name_);
        if (!game) return game.error();
        auto ai = (*game)->ai(with, "exercise");
        if (!ai) return ai.error();
        return (*game)->tree((*game)->start(), *ai, 10'000, making.control);
    }

private:
    std::string name_;
};

std::string value_of(const SearchTree::Node& node) { return number_text(node.value); }

std::string values_below(const SearchTree& tree, const SearchTree::Node& node) {
    std::string list;
    for (std::size_t child : node.children) list += (list.empty() ? "" : ", ") + value_of(tree.nodes[child]);
    return list;
}

Remark why_value(const SearchTree& tree, const SearchTree::Node& node) {
    return {node.max ? Kind::greatest_of : Kind::least_of,
            {node.position, std::to_string(node.mover), values_below(tree, node), value_of(node)}};
}

// Of minimax: whoever hopes for the greatest number alone goes wrong, and at level 4 two moves are as good.
bool trains_minimax(const SearchTree& tree, unsigned level) {
    const SearchTree::Node& root = tree.nodes.front();
    SearchNumber greatest = tree.nodes[root.children[0]].value;
    std::size_t hopeful = 0;
    bool first = true;
    const auto below = [&](auto&& self, std::size_t i, std::size_t move) -> void {
        const SearchTree::Node& node = tree.nodes[i];
        if (node.is_leaf() && (first || node.value > greatest)) greatest = node.value, hopeful = move, first = false;
        for (std::size_t child : node.children) self(self, child, move);
    };
    for (std::size_t child : root.children) below(below, child, child);
    const auto best =
        std::ranges::count_if(root.children, [&](std::size_t child) { return tree.nodes[child].value == root.value; });
    return tree.nodes[hopeful].value != root.value && (best == (level == 4 ? 2 : 1));
}

void ask_minimax(const SearchTree& tree, Exercise& exercise) {
    // From the bottom: those that come later in the tree's order of names are deeper.
    std::vector<const SearchTree::Node*> inner;
    for (const SearchTree::Node& node : tree.nodes)
        if (!node.children.empty()) inner.push_back(&node);
    std::ranges::sort(inner, std::greater{}, &SearchTree::Node::position);
    for (const SearchTree::Node* node : inner)
        exercise.questions.push_back(
            {{Kind::ask_value, {node->position}}, AnswerForm::number, {}, {value_of(*node)}, {why_value(tree, *node)}});
    const SearchTree::Node& root = tree.nodes.front();
    ExerciseQuestion best{{Kind::ask_best_move, {root.position}}, AnswerForm::choice};
    for (std::size_t i : root.children) {
        const SearchTree::Node& child = tree.nodes[i];
        const bool right = child.value == root.value;
        best.options.push_back({child.move, right ? Fit::right : Fit::wrong, "",
                                Remark{Kind::move_gives, {child.move, value_of(child), value_of(root)}}});
        if (right && best.answer.empty()) best.answer.push_back(child.move);
    }
    exercise.questions.push_back(std::move(best));
}

class AlphaBetaExercise {
public:
    // The same tree as minimax and as alpha-beta walk through it: the second knows what was cut.
    AlphaBetaExercise(const SearchTree& whole, const SearchTree& walked) : whole_(whole), walked_(walked) {}

    bool fits(unsigned level) const {
        std::size_t cuts = 0, subtrees = 0, deep = 0, ties = 0;
        each([&](const SearchTree::Node& node, const SearchTree::Node* parent) {
            if (node.kind != SearchTree::Kind::pruned) return;
            ++cuts;
            subtrees += !in_whole(node.position).children.empty();
            const SearchNumber bound = parent->max ? parent->high : parent->low;
            ties += parent->value == bound;
            deep += is_deep(*parent);
        });
        switch (level) {
        case 1: return cuts >= 1;
        case 2: return cuts >= 2 && ties == 0;
        case 3: return cuts >= 2 && subtrees >= 1;
        case 4: return cuts >= 3 && ties >= 1;
        default: return deep >= 1 && subtrees >= 1 && cuts >= 3;
        }
    }

    void ask(Exercise& exercise) const {
        const SearchTree::Node& root = walked_.nodes.front();
        exercise.questions.push_back({{Kind::ask_value, {root.position}},
                                      AnswerForm::number,
                                      {},
                                      {value_of(root)},
                                      {why_value(whole_, whole_.nodes.front())}});
        exercise.questions.push_back(cuts());
        const auto leaves = std::ranges::count_if(walked_.nodes, &SearchTree::Node::is_leaf);
        std::string names;
        for (const SearchTree::Node& node : walked_.nodes)
            if (node.is_leaf()) names += (names.empty() ? "" : ", ") + node.position;
        exercise.questions.push_back({{Kind::ask_leaves},
                                      AnswerForm::number,
                                      {},
                                      {std::to_string(leaves)},
                                      {{Kind::leaves_are, {std::to_string(leaves), names}}}});
        exercise.questions.push_back(window());
    }

private:
    template <class Visit> void each(Visit&& visit) const {
        std::vector<const SearchTree::Node*> parents(walked_.nodes.size());
        for (const SearchTree::Node& node : walked_.nodes)
            for (std::size_t child : node.children) parents[child] = &node;
        for (std::size_t i = 0; i < walked_.nodes.size(); ++i) visit(walked_.nodes[i], parents[i]);
    }
    const SearchTree::Node& in_whole(const std::string& position) const {
        return *std::ranges::find(whole_.nodes, position, &SearchTree::Node::position);
    }
    // The bound that cuts was not set by the vertex just above, but by one farther up.
    bool is_deep(const SearchTree::Node& cut) const {
        const SearchTree::Node* above = nullptr;
        each([&](const SearchTree::Node& node, const SearchTree::Node* parent) {
            if (&node == &cut) above = parent;
        });
        if (!above) return false;
        return cut.max ? above->high == cut.high && !is_infinite(cut.high)
                       : above->low == cut.low && !is_infinite(cut.low);
    }

    ExerciseQuestion cuts() const {
        ExerciseQuestion question{{Kind::ask_cuts}, AnswerForm::set};
        each([&](const SearchTree::Node& node, const SearchTree::Node* parent) {
            if (!parent) return;
            if (node.kind != SearchTree::Kind::pruned) {
                question.options.push_back(
                    {node.position, Fit::wrong, "", Remark{Kind::looked_at, looked_at(*parent, node)}});
                return;
            }
            const SearchNumber bound = parent->max ? parent->high : parent->low;
            const Remark why{parent->max ? Kind::cut_high : Kind::cut_low,
                             {node.position, parent->position, value_of(*parent), number_text(bound)}};
            question.options.push_back({node.position, Fit::right, "", why});
            question.answer.push_back(node.position);
            add_below(in_whole(node.position), node.position, question);
        });
        return question;
    }
    // What lies below a cut may be named or not: it is not looked at either.
    void add_below(const SearchTree::Node& node, const std::string& cut, ExerciseQuestion& question) const {
        for (std::size_t child : node.children) {
            question.options.push_back({whole_.nodes[child].position, Fit::allowed, "",
                                        Remark{Kind::below_cut, {whole_.nodes[child].position, cut}}});
            add_below(whole_.nodes[child], cut, question);
        }
    }
    static std::vector<std::string> looked_at(const SearchTree::Node& parent, const SearchTree::Node& node) {
        return {node.position, parent.position, number_text(node.low), number_text(node.high)};
    }

    // Of the vertex whose window is narrowest to find: the last one with moves that was looked at.
    ExerciseQuestion window() const {
        const SearchTree::Node* last = &walked_.nodes.front();
        for (const SearchTree::Node& node : walked_.nodes)
            if (node.kind == SearchTree::Kind::inner) last = &node;
        const std::string low = number_text(last->low), high = number_text(last->high);
        ExerciseQuestion question{{Kind::ask_window, {last->position}},
                                  AnswerForm::row,
                                  {{"alpha", Fit::right, low}, {"beta", Fit::right, high}},
                                  {low, high},
                                  {{Kind::window_is, {last->position, low, high}}}};
        return question;
    }

    const SearchTree &whole_, &walked_;
};

} // namespace

Result<Exercise> make_minimax_exercise(ExerciseMaking& making) {
    const unsigned level = making.request.level;
    while (true) {
        std::string text = random_tree(making, tree_plans[level - 1]);
        const auto tree = ReadableTree(making, text).searched(making, "minimax");
        if (!tree) return tree.error();
        if (!trains_minimax(*tree, level)) continue;
        Exercise exercise = making.begin({Kind::do_minimax});
        exercise.file = std::move(text);
        ask_minimax(*tree, exercise);
        return exercise;
    }
}

Result<Exercise> make_alphabeta_exercise(ExerciseMaking& making) {
    const unsigned level = making.request.level;
    while (true) {
        std::string text = random_tree(making, tree_plans[level - 1]);
        const ReadableTree readable(making, text);
        const auto whole = readable.searched(making, "minimax");
        if (!whole) return whole.error();
        const auto walked = readable.searched(making, "alphabeta");
        if (!walked) return walked.error();
        const AlphaBetaExercise made(*whole, *walked);
        if (!made.fits(level)) continue;
        Exercise exercise = making.begin({Kind::do_alphabeta});
        exercise.file = std::move(text);
        made.ask(exercise);
        return exercise;
    }
}

} // namespace zermelo
