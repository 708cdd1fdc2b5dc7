// What pictures of arenas are made of: outlines of vertices, lines, and a legend. Lengths are tenths of a pixel.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

struct SvgPoint {
    int x, y;
};

// A part of the arena with a colour and an outline of its own: blue and vermilion of Okabe and Ito's palette, which
// people with any kind of colour vision tell apart, and grey; the outline is for pictures without colours.
enum class Region { plain, inside, outside, neither };
const char* dark(Region region);
const char* light(Region region);

struct VertexShape {
    enum class Form { circle, box, diamond, double_diamond };

    Form form;
    int half_width, half_height;
    int x = 0, y = 0; // of the centre

    // As small as looks well, and wide enough for a text.
    static VertexShape around(Form form, int text_width);

    // Where the outline is, `shift` below its middle, on the right (way = 1) or the left (-1).
    SvgPoint side(int way, int shift) const;
    // The line from the vertex to itself, above it; number 1 goes round number 0.
    std::string loop(int number) const;
    std::string start_arrow() const;
    std::string outline(Region region) const;
};

// Writes the path of an edge; curves leave and arrive level.
class Pen {
public:
    explicit Pen(SvgPoint start);
    void curve(SvgPoint end);
    void straight(SvgPoint end);
    void arc(int by_x, SvgPoint end); // round something in the way
    SvgPoint at() const { return at_; }
    const std::string& path() const { return path_; }

private:
    SvgPoint at_;
    std::string path_;
};

std::string svg_head(int width, int height); // with a white ground, for dark pages
std::string svg_band(int x, int y, int width, int height);
std::string svg_label(int x, int y, std::string_view text, std::string_view kind); // centred
std::string edge_line(const std::string& path, Region region, bool thick);

// One line that says what the forms and colours mean.
struct Legend {
    std::string text;
    int width = 0;

    void add(VertexShape::Form form, Region region, const std::string& words);
    void add_start(const std::string& words);
    void add_strategy(const std::string& words);
    void add_words(const std::string& words);
};

} // namespace zermelo
