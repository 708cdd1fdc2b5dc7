#include "render/svg_canvas.hpp"

#include "render/svg.hpp"

namespace zermelo {

void SvgCanvas::line(double x1, double y1, double x2, double y2, std::string_view style) {
    body_ += SvgElement("line").set("x1", x1).set("y1", y1).set("x2", x2).set("y2", y2).set("style", style).empty();
    body_ += "\n";
}

void SvgCanvas::circle(double x, double y, double radius, std::string_view style) {
    body_ += SvgElement("circle").set("cx", x).set("cy", y).set("r", radius).set("style", style).empty() + "\n";
}

void SvgCanvas::box(double x, double y, double width, double height, std::string_view style) {
    SvgElement box("rect");
    box.set("x", x).set("y", y).set("width", width).set("height", height).set("style", style);
    body_ += box.empty() + "\n";
}

void SvgCanvas::text(double x, double y, std::string_view text, std::string_view style) {
    SvgElement element("text");
    element.set("x", x).set("y", y);
    if (!style.empty()) element.set("style", style);
    body_ += element.around_text(text) + "\n";
}

std::string SvgCanvas::document() const {
    SvgElement root = SvgElement("svg").set("xmlns", svg_namespace);
    root.set_view_box(width_, height_).set("width", width_).set("height", height_);
    root.set("font-family", "sans-serif").set("font-size", "14").set("text-anchor", "middle");
    root.set("dominant-baseline", "central");
    const auto ground = SvgElement("rect").set("width", "100%").set("height", "100%").set("fill", "white");
    return root.around("\n" + ground.empty() + "\n" + body_) + "\n";
}

} // namespace zermelo
