// Each writer appends to one string, so that a million vertices cost little more than the text itself.
#include "arena/write_arena.hpp"

#include "arena/python_text.hpp"
#include "arena/word_line.hpp"

#include <algorithm>
#include <utility>

namespace zermelo {

namespace {

void append_json(std::string& text, std::string_view name) {
    constexpr std::string_view digits = "0123456789abcdef";
    text += '"';
    if (std::ranges::none_of(name, [](char c) { return c == '"' || c == '\\' || (c >= 0 && c < ' ') || c == 127; })) {
        (text += name) += '"'; // at once: nearly all of them
        return;
    }
    for (char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (c == '\n')
            text += "\\n";
        else if (byte < ' ' || byte == 127)
            ((text += "\\u00") += digits[byte / 16]) += digits[byte % 16];
        else
            text += c;
    }
    text += '"';
}


void append_vertex(std::string& text, const NamedArena& arena, Vertex v) {
    text += "{\"id\": ";
    append_json(text, arena.name(v));
    if (arena.owned) text += arena.arena.owner(v) == Player::one ? ", \"owner\": 1" : ", \"owner\": 2";
    if (arena.target[index(v)])
        text += ", \"target\": true";
    else if (arena.is_lost(v))
        text += ", \"target\": 2";
    if (!arena.priorities.empty()) (text += ", \"priority\": ") += std::to_string(arena.priorities[index(v)]);
    text += '}';
}

void append_python(std::string& text, const NamedArena& arena, Vertex v, bool is_key) {
    const std::string name = arena.name(v);
    if (is_whole_number(name))
        text += name;
    else {
        const bool is_list = arena.python_names && is_python_structure(name);
        text += is_key ? python_key(name, is_list) : python_value(name, is_list);
    }
}

} // namespace

std::string write_json(const NamedArena& arena) {
    std::string text = "{\n  \"start\": ";
    append_json(text, arena.name(arena.start));
    text += ",\n  \"vertices\": [";
    each_vertex(arena.arena, [&](Vertex v) {
        text += index(v) == 0 ? "\n    " : ",\n    ";
        append_vertex(text, arena, v);
    });
    text += "\n  ],\n  \"edges\": [";
    const char* between = "\n    [";
    each_vertex(arena.arena, [&](Vertex v) {
        for (Vertex w : arena.arena.successors(v)) {
            text += std::exchange(between, ",\n    [");
            append_json(text, arena.name(v));
            text += ", ";
            append_json(text, arena.name(w));
            text += ']';
        }
    });
    return text += arena.arena.edges() == 0 ? "]\n}\n" : "\n  ]\n}\n";
}

std::string write_dict(const NamedArena& arena) {
    std::string text = "{";
    each_vertex(arena.arena, [&](Vertex v) {
        if (index(v) > 0) text += ", ";
        append_python(text, arena, v, true);
        text += ": ";
        if (arena.owned) text += arena.arena.owner(v) == Player::one ? "(1, " : "(2, ";
        const char* between = "[";
        for (Vertex w : arena.arena.successors(v)) {
            text += std::exchange(between, ", ");
            append_python(text, arena, w, false);
        }
        text += arena.arena.successors(v).empty() ? "[]" : "]";
        if (arena.owned) text += ')';
    });
    return text += "}\n";
}

std::string write_list(const NamedArena& arena) {
    std::string text = "[";
    each_vertex(arena.arena, [&](Vertex v) {
        text += index(v) == 0 ? "[" : ", [";
        const char* between = "";
        for (Vertex w : arena.arena.successors(v)) (text += std::exchange(between, ", ")) += std::to_string(index(w));
        text += ']';
    });
    return text += "]\n";
}

std::string write_dot(const NamedArena& arena, const DotStyle& style) {
    std::string text = "digraph arena {\n  rankdir=LR;\n  node [fontname=\"sans-serif\"];\n";
    each_vertex(arena.arena, [&](Vertex v) {
        const bool one = arena.arena.owner(v) == Player::one;
        text += "  ";
        append_quoted(text, arena.name(v));
        text += " [";
        if (arena.owned) text += one ? "owner=1, " : "owner=2, ";
        if (v == arena.start) text += "start=true, ";
        if (arena.target[index(v)])
            text += "target=true, shape=diamond";
        else if (arena.is_lost(v))
            text += "target=2, shape=diamond";
        else
            text += !arena.owned || one ? "shape=circle" : "shape=box";
        if (style.vertex) text += style.vertex(v);
        text += "];\n";
    });
    each_vertex(arena.arena, [&](Vertex v) {
        for (std::size_t edge = 0; Vertex w : arena.arena.successors(v)) {
            text += "  ";
            append_quoted(text, arena.name(v));
            text += " -> ";
            append_quoted(text, arena.name(w));
            if (style.edge) text += style.edge(v, edge++);
            text += ";\n";
        }
    });
    return text += "}\n";
}

std::string write_pg(const NamedArena& arena) {
    std::string text = "parity " + std::to_string(arena.arena.size() - 1) + ";\n";
    if (index(arena.start) != 0) text += "start " + std::to_string(index(arena.start)) + ";\n";
    const bool parity = !arena.priorities.empty();
    each_vertex(arena.arena, [&](Vertex v) {
        const std::string id = std::to_string(index(v));
        const bool target = arena.target[index(v)];
        const auto successors = arena.arena.successors(v);
        text += id;
        text += parity ? " " + std::to_string(arena.priorities[index(v)]) : target ? " 2" : " 1";
        text += arena.arena.owner(v) == Player::one ? " 0 " : " 1 ";
        // A play that is decided, or cannot go on, stays where it is; in a parity game whoever cannot move has lost.
        if (!parity && (successors.empty() || target || arena.is_lost(v)))
            text += id;
        else
            for (const char* between = ""; Vertex w : successors)
                (text += std::exchange(between, ",")) += std::to_string(index(w));
        if (!arena.names.are_numbers()) {
            text += " \"";
            for (char c : arena.name(v)) {
                if (c == '"' || c == '\\') text += '\\';
                text += c;
            }
            text += '"';
        }
        text += ";\n";
    });
    return text;
}

} // namespace zermelo
