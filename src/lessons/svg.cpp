#include "lessons/svg.hpp"

#include "core/characters.hpp"

#include <algorithm>
#include <cstdio>

namespace zermelo {

namespace {

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f", value);
    std::string trimmed = text;
    if (trimmed.ends_with(".0")) trimmed.resize(trimmed.size() - 2);
    return trimmed == "-0" ? "0" : trimmed;
}

std::string attribute(std::string_view name, double value) {
    return " " + std::string(name) + "=\"" + number(value) + "\"";
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xC0) != 0x80; }));
}

} // namespace

void Svg::line(double x1, double y1, double x2, double y2, std::string_view style) {
    body_ += "<line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) + attribute("y2", y2) +
             " style=\"" + std::string(style) + "\"/>\n";
}

void Svg::circle(double x, double y, double radius, std::string_view style) {
    body_ += "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius) + " style=\"" +
             std::string(style) + "\"/>\n";
}

void Svg::box(double x, double y, double width, double height, std::string_view style) {
    body_ += "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", width) + attribute("height", height) +
             " style=\"" + std::string(style) + "\"/>\n";
}

void Svg::text(double x, double y, std::string_view text, std::string_view style) {
    body_ += "<text" + attribute("x", x) + attribute("y", y);
    if (!style.empty()) body_ += " style=\"" + std::string(style) + "\"";
    body_ += ">" + xml_text(text) + "</text>\n";
}

std::string Svg::document() const {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + number(width_) + " " + number(height_) + "\"" +
           attribute("width", width_) + attribute("height", height_) +
           " font-family=\"sans-serif\" font-size=\"14\" text-anchor=\"middle\" dominant-baseline=\"central\">\n" +
           "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n" + body_ + "</svg>\n";
}

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
    Svg svg(total + 2, height * static_cast<double>(rows.size()) + 2);
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
