#include "render/svg.hpp"

#include "core/characters.hpp"
#include "core/decimals.hpp"

namespace zermelo {

std::string svg_length(double pixels) {
    std::string text = fixed(pixels, 1);
    if (text.ends_with(".0")) text.resize(text.size() - 2);
    return text;
}

SvgElement& SvgElement::set(std::string_view attribute, std::string_view value) {
    head_.append(" ").append(attribute).append("=\"").append(xml_text(value)).append("\"");
    return *this;
}

SvgElement& SvgElement::set_view_box(double width, double height) {
    return set("viewBox", "0 0 " + svg_length(width) + " " + svg_length(height));
}

std::string SvgElement::around_text(std::string_view text) const { return around(xml_text(text)); }

} // namespace zermelo
