// Drawings as SVG: the few shapes that the lessons need.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

class Svg {
public:
    Svg(double width, double height) : width_(width), height_(height) {}

    void line(double x1, double y1, double x2, double y2, std::string_view style);
    void circle(double x, double y, double radius, std::string_view style);
    void box(double x, double y, double width, double height, std::string_view style);
    // Centred on the point; `style` may be empty.
    void text(double x, double y, std::string_view text, std::string_view style = "");
    // The whole document.
    std::string document() const;

private:
    double width_, height_;
    std::string body_;
};

// A cell of a drawn table.
struct SvgCell {
    std::string text;
    std::string_view fill = "none"; // the colour behind it
    bool bold = false;
};
std::string svg_table(const std::vector<std::vector<SvgCell>>& rows);

} // namespace zermelo
