#include "render/svg_table.hpp"

#include "render/svg_canvas.hpp"

#include <algorithm>

namespace zermelo {

namespace {

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace

std::string svg_table(const std::vector<std::vector<SvgCell>>& rows) {
    constexpr double height = 26, a_character = 8.5, margin = 16;
    std::vector<double> widths;
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (widths.size() <= i) widths.push_back(0);
            widths[i] = std::max(widths[i], margin + a_character * static_cast<double>(characters(row[i].text)));
        }
    double total = 0;
    for (double width : widths) total += width;
    SvgCanvas svg(total + 2, height * static_cast<double>(rows.size()) + 2);
    double y = 1;
    for (const auto& row : rows) {
        double x = 1;
        for (std::size_t i = 0; i < row.size(); x += widths[i++]) {
            svg.box(x, y, widths[i], height, "stroke:#888;fill:" + std::string(row[i].fill));
            svg.text(x + widths[i] / 2, y + height / 2, row[i].text, row[i].bold ? "font-weight:bold" : "");
        }
        y += height;
    }
    return svg.document();
}

} // namespace zermelo
