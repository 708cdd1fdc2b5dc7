// Arenas for tests: one with all that is legal, and some by chance, with names that files find hard.
#pragma once

#include "arena/read_arena.hpp"

#include <rapidcheck.h>

#include <string>
#include <vector>

namespace zermelo {

using ArenaReader = Result<NamedArena> (*)(std::string_view, const std::string&);

// Vertices, owners and edges, for comparison: "a1!> b c" is a target of player one with two moves.
inline std::string shape(const NamedArena& arena, bool goals = true) {
    std::string text = goals ? "start " + arena.name(arena.start) + (arena.owned ? "\n" : " unowned\n") : "";
    each_vertex(arena.arena, [&](Vertex v) {
        text += arena.name(v) + std::to_string(number(arena.arena.owner(v)));
        if (goals && arena.target[index(v)]) text += '!';
        if (goals && arena.is_lost(v)) text += '?';
        text += '>';
        for (Vertex w : arena.arena.successors(v)) text += " " + arena.name(w);
        text += '\n';
    });
    return text;
}

inline std::string read_shape(ArenaReader read, std::string_view text) {
    const auto arena = read(text, "file");
    return arena ? shape(*arena) : arena.error().in(Language::english);
}

// Two players, a target of each, a self loop, parallel edges, a dead end and a vertex that nothing leads to.
inline NamedArena sample() {
    NamedArena arena;
    const auto add = [&](const char* name, Player owner, std::vector<std::uint32_t> to) {
        arena.names.add(name);
        arena.arena.add_vertex(owner);
        for (std::uint32_t v : to) arena.arena.add_edge(Vertex{v});
        arena.target.push_back(std::string(name) == "goal \"1\"");
        arena.lost.push_back(std::string(name) == "été\\2");
    };
    add("a", Player::one, {1, 1, 2});
    add("7", Player::two, {1, 3, 0});
    add("goal \"1\"", Player::two, {});
    add("été\\2", Player::one, {3});
    add("alone", Player::two, {0});
    arena.start = Vertex{1};
    return arena;
}

inline std::string nasty_name(std::size_t number) {
    static const std::vector<std::string> pieces{"a",  "é",  " ",  "\"", "'",    "\\",   "\n", "\t",   "😀",
                                                 "[1", "{",  "}",  ",",  "->",   "\\n",  "\r", "\x7f", "<b>",
                                                 "&",  "//", "/*", "#",  "set(", "node", "ſ",  "\x01", ";"};
    std::string name = *rc::gen::element<std::string>("", "", std::to_string(number), "vertex ");
    for (const auto& piece : *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(pieces))) name += piece;
    return name + (*rc::gen::arbitrary<bool>() ? "" : std::to_string(number));
}

inline NamedArena random_arena() {
    NamedArena arena;
    const auto size = *rc::gen::inRange<std::uint32_t>(1, 12);
    arena.owned = *rc::gen::inRange(0, 4) > 0;
    for (std::uint32_t v = 0; v < size; ++v) {
        std::string name = nasty_name(v);
        while (!arena.names.add(name)) name += "'";
        arena.arena.add_vertex(arena.owned && *rc::gen::arbitrary<bool>() ? Player::two : Player::one);
        const int goal = *rc::gen::inRange(0, 5);
        arena.target.push_back(goal == 1);
        arena.lost.push_back(goal == 2);
        for (auto edges = *rc::gen::inRange(0, 4); edges > 0; --edges)
            arena.arena.add_edge(Vertex{*rc::gen::inRange<std::uint32_t>(0, size)});
    }
    arena.start = Vertex{*rc::gen::inRange<std::uint32_t>(0, size)};
    return arena;
}

} // namespace zermelo
