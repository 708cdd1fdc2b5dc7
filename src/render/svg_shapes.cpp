#include "render/svg_shapes.hpp"

#include "core/characters.hpp"
#include "render/svg_text.hpp"

#include <algorithm>

namespace zermelo {

namespace {

std::string point(SvgPoint at) { return length(at.x) + " " + length(at.y); }

int root(int square) {
    int low = 0;
    while ((low + 1) * (low + 1) <= square) ++low;
    return low;
}

std::string diamond(int x, int y, int half_width, int half_height, const std::string& style) {
    return "<path d=\"M" + point({x - half_width, y}) + "L" + point({x, y - half_height}) + "L" +
           point({x + half_width, y}) + "L" + point({x, y + half_height}) + "Z\"" + style + "/>";
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
    default: return {form, std::max(230, (half + 30) * 14 / 10), 230};
    }
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
    const std::string style = std::string(" fill=\"") + light(region) + "\" stroke=\"" + dark(region) +
                              "\" stroke-width=\"1.8\"" +
                              (region == Region::outside   ? " stroke-dasharray=\"5 3\""
                               : region == Region::neither ? " stroke-dasharray=\"1.5 3\""
                                                           : "");
    switch (form) {
    case Form::circle:
        return "<ellipse cx=\"" + length(x) + "\" cy=\"" + length(y) + "\" rx=\"" + length(half_width) + "\" ry=\"" +
               length(half_height) + "\"" + style + "/>";
    case Form::box:
        return "<rect x=\"" + length(x - half_width) + "\" y=\"" + length(y - half_height) + "\" width=\"" +
               length(2 * half_width) + "\" height=\"" + length(2 * half_height) + "\"" + style + "/>";
    case Form::diamond: return diamond(x, y, half_width, half_height, style);
    case Form::double_diamond:
        return diamond(x, y, half_width, half_height, style) +
               diamond(x, y, half_width - 40 * half_width / half_height, half_height - 40, style);
    }
    return {};
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
    const std::string size = "width=\"" + length(width) + "\" height=\"" + length(height) + "\"";
    std::string text =
        "<svg class=\"arena\" xmlns=\"http://www.w3.org/2000/svg\" " + size + " viewBox=\"0 0 " + length(width) + " " +
        length(height) +
        "\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">\n<style>"
        ".arena .edge{fill:none;stroke-width:1.2}.arena .thick{stroke-width:3.4}.arena text{fill:#111}.arena "
        ".rank{font-size:10px}"
        ".arena .band{font-size:12px;fill:#555}.arena .words{text-anchor:start;font-size:12px}</style>\n<defs>";
    for (const Region region : {Region::plain, Region::inside, Region::outside, Region::neither})
        text += std::string("<marker id=\"") + marker_name(region) +
                "\" markerUnits=\"userSpaceOnUse\" markerWidth=\"11\" markerHeight=\"9\" refX=\"10\" refY=\"4.5\" "
                "orient=\"auto\"><path d=\"M0 0L11 4.5L0 9L2.5 4.5Z\" fill=\"" +
                dark(region) + "\"/></marker>";
    return text + "</defs>\n<rect class=\"ground\" " + size + " fill=\"#ffffff\"/>\n";
}

std::string svg_band(int x, int y, int width, int height) {
    return "<rect class=\"ground\" x=\"" + length(x) + "\" y=\"" + length(y) + "\" width=\"" + length(width) +
           "\" height=\"" + length(height) + "\" fill=\"#f6f6f6\"/>\n";
}

std::string svg_label(int x, int y, const std::string& xml, const char* kind) {
    const std::string named = *kind == '\0' ? "" : std::string(" class=\"") + kind + "\"";
    return "<text x=\"" + length(x) + "\" y=\"" + length(y) + "\"" + named + ">" + xml + "</text>";
}

std::string edge_line(const std::string& path, Region region, bool thick) {
    return std::string("<path class=\"edge") + (thick ? " thick" : "") + "\" d=\"" + path + "\" stroke=\"" +
           dark(region) + "\" marker-end=\"url(#" + marker_name(region) + ")\"/>\n";
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
    text += svg_label(width, 42, xml_text(words), "words");
    width += text_width(words) + 200;
}

} // namespace zermelo
