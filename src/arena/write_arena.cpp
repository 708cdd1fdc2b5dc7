#include "arena/write_arena.hpp"

#include <nlohmann/json.hpp>

namespace zermelo {

namespace {

std::string json_text(std::string_view text) { return nlohmann::json(text).dump(); }

} // namespace

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

} // namespace zermelo
