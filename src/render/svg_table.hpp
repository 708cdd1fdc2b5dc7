// Tables as SVG.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct SvgCell {
    std::string text;
    std::string_view fill = "none"; // the colour behind it
    bool bold = false;
};
// Columns are as wide as their widest cell.
std::string svg_table(const std::vector<std::vector<SvgCell>>& rows);

} // namespace zermelo
