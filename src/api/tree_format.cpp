#include "api/tree_format.hpp"

#include "render/tree_drawing.hpp"

namespace zermelo {

namespace {

Json number_or_word(const std::string& text) {
    const Json number = Json::parse(text, nullptr, false);
    return number.is_number() ? number : Json(text);
}

Json node_json(const SearchTree& tree, std::size_t index) {
    const SearchTree::Node& node = tree.nodes[index];
    constexpr const char* holds[] = {"exactly", "at_least", "at_most"};
    Json json{{"position", node.position},
              {"to_move", node.mover},
              {"player", node.max ? "max" : "min"},
              {"kind", tree.kind_name(node)}};
    if (!node.move.empty()) json["move"] = node.move;
    if (node.kind == SearchTree::Kind::pruned) {
        json["cut_by"] = {{holds[static_cast<std::size_t>(node.holds)], number_or_word(node.value)}};
        return json;
    }
    json["value"] = number_or_word(node.value);
    json["holds"] = holds[static_cast<std::size_t>(node.holds)];
    json["window"] = {number_or_word(node.low), number_or_word(node.high)};
    if (!node.children.empty()) json["children"] = Json::array();
    for (std::size_t child : node.children) json["children"].push_back(node_json(tree, child));
    return json;
}

} // namespace

Json tree_json(const SearchTree& tree) { return Json{{"root", node_json(tree, 0)}}; }

std::string draw_tree(const SearchTree& tree, std::string_view format, const Ink& ink) {
    return format == "dot" ? tree_dot(tree) : format == "svg" ? tree_svg(tree) : tree_text(tree, ink);
}

} // namespace zermelo
