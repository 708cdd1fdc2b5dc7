// Where something stands in a text that people wrote, and a piece of it to show: what messages about files begin with.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

struct LineAndColumn {
    std::size_t line, column; // from 1; columns count characters, not bytes
};
// Requires offset <= text.size() and, for the column, UTF-8 before it.
LineAndColumn place_in(std::string_view text, std::size_t offset);

// The first byte that does not belong to a character of UTF-8, if any.
std::optional<std::size_t> first_not_utf8(std::string_view text);

// At most `max_length` bytes of a text on one line: cut between characters, spaces for what a terminal would obey.
std::string shortened(std::string_view text, std::size_t max_length = 60);

} // namespace zermelo
