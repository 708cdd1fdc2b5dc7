// Where in a text something is wrong, as people count: "file:line:column", columns in characters.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

std::string place_in(std::string_view text, const char* at, const std::string& place);

// Where the text stops being UTF-8, or its end.
const char* first_not_utf8(std::string_view text);

} // namespace zermelo
