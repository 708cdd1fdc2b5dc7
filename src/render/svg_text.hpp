// Names in pictures: how wide they are.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

// The name, or its beginning with an ellipsis if it is long.
std::string shown_name(std::string_view name);
// About how wide a text is, in tenths of a pixel, at the size of names. Requires UTF-8.
int text_width(std::string_view text);
// Tenths of a pixel as pixels.
constexpr double pixels(int tenths) { return tenths / 10.0; }

} // namespace zermelo
