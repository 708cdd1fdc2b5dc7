// A plain drawing, shape by shape: what pictures of graphs and tables are made of. Lengths are pixels.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

class SvgCanvas {
public:
    SvgCanvas(double width, double height) : width_(width), height_(height) {}

    void line(double x1, double y1, double x2, double y2, std::string_view style);
    void circle(double x, double y, double radius, std::string_view style);
    void box(double x, double y, double width, double height, std::string_view style);
    // Centred on the point; `style` may be empty.
    void text(double x, double y, std::string_view text, std::string_view style = "");
    // The whole document, on a white ground.
    std::string document() const;

private:
    double width_, height_;
    std::string body_;
};

} // namespace zermelo
