#include "render/svg_shapes.hpp"

#include "render/svg.hpp"
#include "render/svg_text.hpp"

#include <algorithm>

namespace zermelo {

namespace {

std::string point(SvgPoint at) { return svg_length(pixels(at.x)) + " " + svg_length(pixels(at.y)); }

int root(int square) {
    int low = 0;
    while ((low + 1) * (low + 1) <= square) ++low;
    return low;
}

SvgElement diamond(int x, int y, int half_width, int half_height) {
    return SvgElement("path").set("d", "M" + point({x - half_width, y}) + "L" + point({x, y - half_height}) + "L" +
                                           point({x + half_width, y}) + "L" + point({x, y + half_height}) + "Z");
}

SvgElement rectangle(int x, int y, int width, int height) {
    SvgElement rect("rect");
    rect.set("x", pixels(x)).set("y", pixels(y)).set("width", pixels(width)).set("height", pixels(height));
    return rect;
}

const char* marker_name(Region region) {
    switch (region) {
    case Region::inside: return "inside";
    case Region::outside: return "outside";
    case Region::neither: return "neither";
    case Region::plain: break;
    }
    return "plain";
}

} // namespace

const char* dark(Region region) {
    switch (region) {
    case Region::inside: return "#0072b2";
    case Region::outside: return "#d55e00";
    case Region::neither: return "#6b6b6b";
    case Region::plain: break;
    }
    return "#333333";
}
const char* light(Region region) {
    switch (region) {
    case Region::inside: return "#d3e8f5";
    case Region::outside: return "#fbe6d6";
    case Region::neither: return "#eeeeee";
    case Region::plain: break;
    }
    return "#ffffff";
}

VertexShape VertexShape::around(Form form, int text_width) {
    const int half = text_width / 2;
    switch (form) {
    case Form::circle: return {form, std::max(170, half + 90), 170};
    case Form::box: return {form, std::max(160, half + 70), 160};
    default: break;
    }
    // The corners of the text lie within the (inner) diamond: half / width + line / height < 1. Long names make it grow
    // both ways.
    constexpr int line = 65, within = 40;
    const int inset = form == Form::double_diamond ? within : 0;
    const int height = std::clamp(half / 2 + 90, 230, 400), inner = height - inset;
    return {form, std::max(height, (half + 40) * height / (inner - line)), height};
}

SvgPoint VertexShape::side(int way, int shift) const {
    int reach = half_width;
    if (form == Form::circle) reach = half_width * root(half_height * half_height - shift * shift) / half_height;
    if (form == Form::diamond || form == Form::double_diamond)
        reach = half_width * (half_height - std::abs(shift)) / half_height;
    return {x + way * reach, y + shift};
}

std::string VertexShape::loop(int number) const {
    const int top = y - half_height, wide = 220 + 90 * number, high = 330 + 110 * number;
    const int lower = form == Form::box ? 0 : form == Form::circle ? 15 : 60; // the outline falls off from its top
    return "M" + point({x - 60, top + lower}) + "C" + point({x - wide, top - high}) + " " +
           point({x + wide, top - high}) + " " + point({x + 60, top + lower});
}

std::string VertexShape::start_arrow() const {
    const int part = form == Form::box ? 100 : form == Form::circle ? 71 : 50;
    const SvgPoint tip{x - half_width * part / 100, y - half_height * part / 100};
    return "M" + point({tip.x - 220, tip.y - 160}) + "L" + point(tip);
}

std::string VertexShape::outline(Region region) const {
    const auto styled = [&](SvgElement shape) {
        shape.set("fill", light(region)).set("stroke", dark(region)).set("stroke-width", "1.8");
        if (region == Region::outside) shape.set("stroke-dasharray", "5 3");
        if (region == Region::neither) shape.set("stroke-dasharray", "1.5 3");
        return shape.empty();
    };
    const std::string outer = styled(diamond(x, y, half_width, half_height));
    switch (form) {
    case Form::circle:
        return styled(SvgElement("ellipse")
                          .set("cx", pixels(x))
                          .set("cy", pixels(y))
                          .set("rx", pixels(half_width))
                          .set("ry", pixels(half_height)));
    case Form::box: return styled(rectangle(x - half_width, y - half_height, 2 * half_width, 2 * half_height));
    case Form::diamond: break;
    case Form::double_diamond:
        return outer + styled(diamond(x, y, half_width - 40 * half_width / half_height, half_height - 40));
    }
    return outer;
}

Pen::Pen(SvgPoint start) : at_(start), path_("M" + point(start)) {}

void Pen::curve(SvgPoint end) {
    const int middle = (at_.x + end.x) / 2;
    path_ += "C" + point({middle, at_.y}) + " " + point({middle, end.y}) + " " + point(end);
    at_ = end;
}

void Pen::straight(SvgPoint end) {
    path_ += "L" + point(end);
    at_ = end;
}

void Pen::arc(int by_x, SvgPoint end) {
    path_ += "C" + point({by_x, at_.y}) + " " + point({by_x, end.y}) + " " + point(end);
    at_ = end;
}

std::string svg_head(int width, int height) {
    SvgElement root = SvgElement("svg").set("class", "arena").set("xmlns", svg_namespace);
    root.set("width", pixels(width)).set("height", pixels(height)).set_view_box(pixels(width), pixels(height));
    root.set("font-family", "sans-serif").set("font-size", "13").set("text-anchor", "middle");
    const char* style = ".arena .edge{fill:none;stroke-width:1.2}.arena .thick{stroke-width:3.4}.arena text{fill:#111}"
                        ".arena .rank{font-size:10px}.arena .band{font-size:12px;fill:#555}"
                        ".arena .words{text-anchor:start;font-size:12px}";
    std::string markers;
    for (const Region region : {Region::plain, Region::inside, Region::outside, Region::neither}) {
        SvgElement marker = SvgElement("marker").set("id", marker_name(region)).set("markerUnits", "userSpaceOnUse");
        marker.set("markerWidth", 11).set("markerHeight", 9).set("refX", 10).set("refY", 4.5).set("orient", "auto");
        const auto tip = SvgElement("path").set("d", "M0 0L11 4.5L0 9L2.5 4.5Z").set("fill", dark(region));
        markers += marker.around(tip.empty());
    }
    SvgElement ground = SvgElement("rect").set("class", "ground").set("width", pixels(width));
    ground.set("height", pixels(height)).set("fill", "#ffffff");
    return root.open() + "\n" + SvgElement("style").around(style) + "\n" + SvgElement("defs").around(markers) + "\n" +
           ground.empty() + "\n";
}

std::string svg_band(int x, int y, int width, int height) {
    SvgElement band = SvgElement("rect").set("class", "ground").set("x", pixels(x)).set("y", pixels(y));
    band.set("width", pixels(width)).set("height", pixels(height)).set("fill", "#f6f6f6");
    return band.empty() + "\n";
}

std::string svg_label(int x, int y, std::string_view text, std::string_view kind) {
    SvgElement label = SvgElement("text").set("x", pixels(x)).set("y", pixels(y));
    if (!kind.empty()) label.set("class", kind);
    return label.around_text(text);
}

std::string edge_line(const std::string& path, Region region, bool thick) {
    SvgElement line = SvgElement("path").set("class", thick ? "edge thick" : "edge").set("d", path);
    line.set("stroke", dark(region)).set("marker-end", std::string("url(#") + marker_name(region) + ")");
    return line.empty() + "\n";
}

void Legend::add(VertexShape::Form form, Region region, const std::string& words) {
    const bool round = form == VertexShape::Form::circle || form == VertexShape::Form::box;
    const VertexShape shape{form, round ? 70 : 95, round ? 70 : 95, width + 100, 0};
    text += shape.outline(region);
    width += 250;
    add_words(words);
}

void Legend::add_start(const std::string& words) {
    text += edge_line("M" + point({width, 0}) + "L" + point({width + 220, 0}), Region::plain, false);
    width += 290;
    add_words(words);
}

void Legend::add_strategy(const std::string& words) {
    text += edge_line("M" + point({width, 0}) + "L" + point({width + 280, 0}), Region::plain, true);
    width += 350;
    add_words(words);
}

void Legend::add_words(const std::string& words) {
    text += svg_label(width, 42, words, "words");
    width += text_width(words) + 200;
}

} // namespace zermelo
