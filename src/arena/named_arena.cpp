#include "arena/named_arena.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace zermelo {

namespace {

std::string json_text(std::string_view text) { return nlohmann::json(text).dump(); }

std::string python_value(std::string_view name, bool is_list) {
    if (is_list) return std::string(name);
    std::string text = "'";
    for (char c : name) text += c == '\'' || c == '\\' ? std::string{'\\', c} : std::string{c};
    return text + "'";
}

} // namespace

std::optional<Vertex> NamedArena::find(std::string_view name) const {
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return Vertex{static_cast<std::uint32_t>(found - names.begin())};
}

std::string write_json(const NamedArena& arena) {
    std::string vertices, edges;
    each_vertex(arena.arena, [&](Vertex v) {
        vertices += (vertices.empty() ? "\n    " : ",\n    ");
        vertices += "{\"id\": " + json_text(arena.name(v));
        if (arena.owned) vertices += ", \"owner\": " + std::to_string(number(arena.arena.owner(v)));
        if (arena.target[index(v)]) vertices += ", \"target\": true";
        vertices += "}";
        for (Vertex w : arena.arena.successors(v))
            edges += (edges.empty() ? "\n    [" : ",\n    [") + json_text(arena.name(v)) + ", " +
                     json_text(arena.name(w)) + "]";
    });
    return "{\n  \"start\": " + json_text(arena.name(arena.start)) + ",\n  \"vertices\": [" + vertices +
           "\n  ],\n  \"edges\": [" + edges + (edges.empty() ? "]\n}\n" : "\n  ]\n}\n");
}

std::string write_dict(const NamedArena& arena) {
    std::string text;
    each_vertex(arena.arena, [&](Vertex v) {
        std::string successors;
        for (Vertex w : arena.arena.successors(v))
            successors += (successors.empty() ? "" : ", ") + python_value(arena.name(w), arena.python_names);
        text += (text.empty() ? "{" : ", ") + python_key(arena.name(v), arena.python_names) + ": ";
        if (arena.owned)
            text += "(" + std::to_string(number(arena.arena.owner(v))) + ", [" + successors + "])";
        else
            text += "[" + successors + "]";
    });
    return text + "}\n";
}

std::string write_dot(const NamedArena& arena) {
    std::string text = "digraph arena {\n  rankdir=LR;\n  node [fontname=\"sans-serif\"];\n";
    each_vertex(arena.arena, [&](Vertex v) {
        const bool one = arena.arena.owner(v) == Player::one;
        text += "  " + json_text(arena.name(v)) + " [";
        if (arena.owned) text += std::string("owner=") + (one ? "1" : "2") + ", ";
        if (arena.target[index(v)])
            text += "target=true, shape=diamond";
        else
            text += !arena.owned || one ? "shape=circle" : "shape=box";
        text += "];\n";
    });
    each_vertex(arena.arena, [&](Vertex v) {
        for (Vertex w : arena.arena.successors(v))
            text += "  " + json_text(arena.name(v)) + " -> " + json_text(arena.name(w)) + ";\n";
    });
    return text + "}\n";
}

std::string python_tuple(std::string_view list) {
    std::string text;
    std::vector<bool> one_element; // of the brackets open here
    for (char c : list) {
        if (c == '[') one_element.push_back(true);
        if (c == ',' && !one_element.empty()) one_element.back() = false;
        if (c == ']' && !one_element.empty()) {
            const bool empty = text.ends_with("(");
            if (one_element.back() && !empty) text += ",";
            one_element.pop_back();
        }
        text += c == '[' ? '(' : c == ']' ? ')' : c;
    }
    return text;
}

std::string python_key(std::string_view name, bool is_list) {
    if (is_list && (name.starts_with('{') || name.starts_with("set("))) return "frozenset(" + std::string(name) + ")";
    return is_list ? python_tuple(name) : python_value(name, false);
}

} // namespace zermelo
