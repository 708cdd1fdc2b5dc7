// SVG, element by element: the one place that knows how it is written.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

// As SVG writes a length: pixels, with one decimal where it is not 0.
std::string svg_length(double pixels);

// An element with its attributes, in the order in which they are set.
class SvgElement {
public:
    explicit SvgElement(std::string_view name) : name_(name), head_("<" + name_) {}

    SvgElement& set(std::string_view attribute, double pixels) { return set(attribute, svg_length(pixels)); }
    SvgElement& set(std::string_view attribute, std::string_view value);
    // The drawing's size, which all of it is shown in.
    SvgElement& set_view_box(double width, double height);

    std::string empty() const { return head_ + "/>"; }
    std::string around(std::string_view elements) const { return open() + std::string(elements) + close(); }
    std::string around_text(std::string_view text) const;
    std::string open() const { return head_ + ">"; }
    std::string close() const { return "</" + name_ + ">"; }

private:
    std::string name_, head_;
};

// What the outermost element of a drawing says in its attribute xmlns.
inline constexpr std::string_view svg_namespace = "http://www.w3.org/2000/svg";

} // namespace zermelo
