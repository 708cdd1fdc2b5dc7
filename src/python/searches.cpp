// Searches, their trees, matches and studies.
#include "python/game_handle.hpp"

#include "ask/ask_errors.hpp"
#include "ask/comparison.hpp"
#include "ask/depth_study.hpp"
#include "ask/match.hpp"
#include "explain/match_text.hpp"
#include "explain/search_text.hpp"
#include "render/tree_drawing.hpp"
#include "render/tree_labels.hpp"

namespace zermelo::python {

namespace {

py::object number_of(const SearchNumber& number) {
    return std::visit([](auto held) { return py::cast(held); }, number);
}

Searched search(const PositionHandle& at, const std::string& word, bool ties, const CallOptions& options) {
    const Ai ai = unwrap(at.any().ai(word, "search"));
    if (!ai.searches()) raise({"search", errors::needs_search_ai, {word}});
    return at.game->ask(options,
                        [&](const Control& control) { return at.any().search(at.position, ai, ties, control); });
}

SearchTree tree(const PositionHandle& at, const std::string& word, std::uint64_t max_nodes,
                const CallOptions& options) {
    const Ai ai = unwrap(at.any().ai(word, "tree"));
    return at.game->ask(options,
                        [&](const Control& control) { return at.any().tree(at.position, ai, max_nodes, control); });
}

MatchResult match(const PositionHandle& at, const std::string& first, const std::string& second, std::uint64_t games,
                  std::uint64_t opening, const CallOptions& options) {
    return at.game->ask(options, [&](const Control& control) {
        return play_match(at.any(), at.position, {first, second, games, opening}, control);
    });
}

void add_searched(py::module_& module) {
    py::class_<SampledMove>(module, "SampledMove")
        .def_readonly("move", &SampledMove::move)
        .def_readonly("games", &SampledMove::games)
        .def_readonly("mean", &SampledMove::mean);
    py::class_<Searched>(module, "Searched")
        .def_readonly("game", &Searched::game)
        .def_readonly("position", &Searched::position)
        .def_readonly("with_", &Searched::with)
        .def_readonly("complete", &Searched::complete)
        .def_readonly("plies", &Searched::plies)
        .def_readonly("best", &Searched::best)
        .def_readonly("depth", &Searched::depth)
        .def_readonly("seconds", &Searched::seconds)
        .def_readonly("playouts", &Searched::playouts)
        .def_readonly("moves", &Searched::moves)
        .def_readonly("limited", &Searched::limited)
        .def_property_readonly("value", [](const Searched& found) { return number_of(found.value); })
        .def_property_readonly("proven",
                               [](const Searched& found) -> py::object {
                                   return found.proven ? py::object(py::str(name_of(*found.proven))) : py::none();
                               })
        .def_property_readonly("nodes", [](const Searched& found) { return found.counts.nodes; })
        .def_property_readonly("judged", [](const Searched& found) { return found.counts.judged; })
        .def_property_readonly("known", [](const Searched& found) { return found.counts.known; })
        .def_property_readonly("deepest", [](const Searched& found) { return found.counts.deepest; })
        .def_property_readonly("leaves", [](const Searched& found) { return found.counts.leaves; })
        .def_property_readonly("cuts", [](const Searched& found) { return found.counts.cuts; })
        .def("text",
             [](const Searched& found, const std::string& lang) { return text(found, {language_named(lang)}); });
}

void add_trees(py::module_& module) {
    using Node = SearchTree::Node;
    py::class_<Node>(module, "Node")
        .def_readonly("position", &Node::position)
        .def_readonly("move", &Node::move)
        .def_readonly("mover", &Node::mover)
        .def_readonly("max", &Node::max)
        .def_readonly("children", &Node::children)
        .def_property_readonly("value", [](const Node& node) { return number_of(node.value); })
        .def_property_readonly("low", [](const Node& node) { return number_of(node.low); })
        .def_property_readonly("high", [](const Node& node) { return number_of(node.high); })
        .def_property_readonly("kind", [](const Node& node) { return SearchTree{}.kind_name(node); })
        .def_property_readonly("label", &value_label);
    py::class_<SearchTree>(module, "SearchTree")
        .def("__len__", [](const SearchTree& tree) { return tree.nodes.size(); })
        .def("node", [](const SearchTree& tree, std::size_t at) { return tree.nodes.at(at); })
        .def("best_line", &SearchTree::best_line)
        .def("svg", &tree_svg)
        .def("dot", &tree_dot)
        .def("text",
             [](const SearchTree& tree, const std::string& lang) { return tree_text(tree, {language_named(lang)}); });
}

void add_studies(py::module_& module) {
    py::class_<MatchResult>(module, "MatchResult")
        .def_readonly("first", &MatchResult::first)
        .def_readonly("second", &MatchResult::second)
        .def_readonly("games", &MatchResult::games)
        .def_readonly("wins", &MatchResult::first_wins)
        .def_readonly("losses", &MatchResult::second_wins)
        .def_readonly("draws", &MatchResult::draws)
        .def_readonly("beginner_wins", &MatchResult::beginner_wins)
        .def_readonly("score", &MatchResult::score)
        .def_readonly("elo", &MatchResult::elo)
        .def_property_readonly("interval",
                               [](const MatchResult& match) { return py::make_tuple(match.low, match.high); })
        .def("text",
             [](const MatchResult& match, const std::string& lang) { return text(match, {language_named(lang)}); });
    py::class_<Comparison>(module, "Comparison")
        .def_property_readonly("rows",
                               [](const Comparison& comparison) {
                                   py::list rows;
                                   for (const ComparedMethod& row : comparison.rows)
                                       rows.append(py::make_tuple(row.name, row.found));
                                   return rows;
                               })
        .def("text", [](const Comparison& compared, const std::string& lang) {
            return text(compared, {language_named(lang)});
        });
    py::class_<DepthRow>(module, "DepthRow")
        .def_readonly("depth", &DepthRow::depth)
        .def_readonly("errors", &DepthRow::errors)
        .def_readonly("given_away", &DepthRow::given_away)
        .def_readonly("nodes", &DepthRow::nodes);
    py::class_<DepthStudy>(module, "DepthStudy")
        .def_readonly("with_", &DepthStudy::with)
        .def_readonly("positions", &DepthStudy::positions)
        .def_readonly("of", &DepthStudy::of)
        .def_readonly("won", &DepthStudy::won)
        .def_readonly("drawn", &DepthStudy::drawn)
        .def_readonly("rows", &DepthStudy::rows)
        .def_readonly("least", &DepthStudy::least)
        .def("text",
             [](const DepthStudy& study, const std::string& lang) { return text(study, {language_named(lang)}); });
}

} // namespace

void add_searches(py::module_& module) {
    add_searched(module);
    add_trees(module);
    add_studies(module);
    module.def("search", &search);
    module.def("tree", &tree);
    module.def("match", &match);
    module.def("compare", [](const PositionHandle& at, const std::string& eval, std::optional<std::int64_t> depth,
                             const CallOptions& options) {
        return at.game->ask(options, [&](const Control& control) {
            return compare_methods(at.any(), at.position, {eval, "", depth}, control);
        });
    });
    module.def("depth", [](const PositionHandle& at, const std::string& with, std::optional<std::uint32_t> depth,
                           std::uint64_t sample, const CallOptions& options) {
        return at.game->ask(options, [&](const Control& control) {
            return study_depths(at.any(), at.position, {with, depth, sample}, control);
        });
    });
}

} // namespace zermelo::python
