// Arenas from text. `place` is what errors begin with, such as the name of the file; line and column follow.
#pragma once

#include "arena/named_arena.hpp"
#include "core/result.hpp"

#include <functional>

namespace zermelo {

// What write_json writes. "start" may be left out (the first vertex), and so may "owner" (player one).
Result<NamedArena> read_json_arena(std::string_view text, const std::string& place);
// What write_dict and write_list write. A vertex may be a number, a string, or a tuple, which is called as Python
// prints it. Of a list without owners, the first half belongs to player one, the second to player two.
// In a file of Python the value may have a name, G = {...}: imports and comments may stand before it, other statements
// after it.
Result<NamedArena> read_dict_arena(std::string_view text, const std::string& place);
// Where the value of G = {...} begins, if the text is such a file.
std::optional<std::size_t> assigned_value(std::string_view text);
// A directed graph in DOT. Owner: attribute owner (1 or 2), else the shape: box, rect, square for player two. Target:
// attribute target (true, 1, 2), else the shapes diamond and Mdiamond, for player one. Default attributes
// (node [shape=box]), chains (a -> b -> c), groups ({a b} -> c), subgraphs, comments and quoted names are understood.
Result<NamedArena> read_dot_arena(std::string_view text, const std::string& place);
// PGSolver, as write_pg writes it, on several threads. Owner 0 is player one. The target is the vertices with the
// highest even priority. Ids may come in any order and with gaps. Each thread calls done(part) for the parts of the
// text that it has read; they are read again only to say where a mistake is.
using PartDone = std::function<void(std::string_view)>;
Result<NamedArena> read_pg_arena(std::string_view text, const std::string& place, unsigned threads,
                                 const PartDone& done = {});

// Any of these, by what the text begins with.
Result<NamedArena> read_arena(std::string_view text, const std::string& place, unsigned threads,
                              const PartDone& done = {});

} // namespace zermelo
