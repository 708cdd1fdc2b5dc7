// Names of vertices as Python writes them. The course's positions are lists, and lists cannot be keys of a dictionary.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

// A Python list, such as [[0, 1], [1, 2]], as the nested tuple ((0, 1), (1, 2)), which may be a key of a dictionary.
std::string python_tuple(std::string_view list);
// A name as a Python value: the list itself, or a quoted string.
std::string python_value(std::string_view name, bool is_list);
// A name as a key of a Python dictionary: the tuple of a list, the frozenset of a set, or a quoted string.
std::string python_key(std::string_view name, bool is_list);

// Written as Python writes a number: 0, 21, -3, but not 007.
bool is_whole_number(std::string_view name);
// Written as Python writes a list or a set.
bool is_python_structure(std::string_view name);

} // namespace zermelo
