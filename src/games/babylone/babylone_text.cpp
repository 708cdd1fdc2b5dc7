#include "games/babylone/babylone.hpp"

#include "core/errors.hpp"

#include <numeric>
#include <span>

namespace zermelo {

namespace {

constexpr std::uint64_t max_tiles = 40;
constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN";
static_assert(letters.size() == max_tiles);

constexpr Text too_many_tiles{"{} {tile|tiles} in all: the most is {}", "{} {tablette|tablettes} en tout : {} au plus"};
constexpr Text counts_or_colours{"give either colours and tiles, or counts",
                                 "donner soit couleurs et tablettes, soit nombres"};
constexpr Text wrong_tile_count{"{} {tile|tiles} where the game has {}",
                                "{} {tablette|tablettes} alors que le jeu en a {}"};
constexpr Text piles_cannot_arise{
    "the piles of colour {} cannot arise (it begins with {} tiles)",
    "les piles de la couleur {} ne peuvent pas survenir (elle commence avec {} {tablette|tablettes})"};

Error not_a_position(std::string_view text) {
    return {"babylone: position", errors::not_a_position, {std::string(text), "a1 a1 b2"}};
}

// The next unsigned number in text, or nothing.
std::optional<std::uint64_t> take_number(std::string_view& text) {
    std::size_t digits = 0;
    std::uint64_t number = 0;
    for (; digits < text.size() && text[digits] >= '0' && text[digits] <= '9' && digits < 3; ++digits)
        number = number * 10 + static_cast<std::uint64_t>(text[digits] - '0');
    text.remove_prefix(digits);
    return digits == 0 ? std::nullopt : std::optional(number);
}

Result<BabyloneText::Piles> sorted(BabyloneText::Piles piles) {
    for (auto& heights : piles) std::ranges::sort(heights);
    return piles;
}

struct Pile {
    std::size_t colour;
    unsigned height;
};
constexpr unsigned pile_width = 4;

// Piles that stand on one line, with their names below.
std::string draw_line(std::span<const Pile> piles, const Ink& ink) {
    unsigned tallest = 0;
    for (const Pile& pile : piles) tallest = std::max(tallest, pile.height);
    std::string drawing;
    for (unsigned level = tallest; level > 0; --level) {
        std::string line;
        for (const auto& [colour, height] : piles)
            if (height < level)
                line += "    ";
            else
                line += " " + ink.paint(static_cast<unsigned>(colour),
                                        height == level ? "▗" + BabyloneText::letter(colour) + "▖" : "▐█▌");
        while (!line.empty() && line.back() == ' ') line.pop_back();
        drawing += line + "\n";
    }
    std::string names;
    for (const auto& [colour, height] : piles)
        names += (height < 10 ? "  " : " ") + BabyloneText::letter(colour) + std::to_string(height);
    return drawing + ink.faint(names) + "\n";
}

} // namespace

const GameInfo& BabyloneText::info() {
    static const GameInfo info{
        "babylone",
        {"soluna", "babylon"},
        {"Babylone (Soluna)", "Babylone (Soluna)"},
        {"Put a pile on another of the same height or the same top colour. Whoever cannot move loses.",
         "On pose une pile sur une autre de même hauteur ou de même couleur. Qui ne peut plus jouer perd."},
        {{"colours",
          Parameter::Kind::number,
          "4",
          1,
          max_tiles,
          {"number of colours", "nombre de couleurs"},
          "couleurs"},
         {"tiles",
          Parameter::Kind::number,
          "3",
          1,
          max_tiles,
          {"tiles of each colour", "tablettes de chaque couleur"},
          "tablettes"},
         {"counts",
          Parameter::Kind::list,
          "",
          1,
          max_tiles,
          {"tiles of each colour, one by one", "tablettes, couleur par couleur"},
          "nombres"},
         {"misere",
          Parameter::Kind::flag,
          "",
          0,
          0,
          {"whoever cannot move wins", "qui ne peut plus jouer gagne"},
          "misère"}},
        "a1 a1 b2",
        "a1/b1",
        Text{"up to renaming the colours", "aux noms des couleurs près"}};
    return info;
}

Result<std::vector<std::uint64_t>> BabyloneText::counts(const Parameters& parameters) {
    const bool listed = parameters.given("counts");
    if (listed && (parameters.given("colours") || parameters.given("tiles")))
        return Error{"babylone: parameter \"counts\"", counts_or_colours, {}};
    auto counts = listed ? parameters.list("counts")
                         : std::vector<std::uint64_t>(parameters.number("colours"), parameters.number("tiles"));
    const std::uint64_t tiles = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    if (tiles > max_tiles) return Error{"babylone", too_many_tiles, {std::to_string(tiles), std::to_string(max_tiles)}};
    return counts;
}

std::string BabyloneText::letter(std::size_t colour) { return std::string(1, letters[colour]); }

std::string BabyloneText::print(const Piles& piles) {
    std::string text;
    for (std::size_t colour = 0; colour < piles.size(); ++colour)
        for (unsigned height : piles[colour])
            text += (text.empty() ? "" : " ") + letter(colour) + std::to_string(height);
    return text;
}

std::string BabyloneText::print_course(const Piles& piles) {
    std::string text;
    for (std::size_t colour = 0; colour < piles.size(); ++colour)
        for (unsigned height : piles[colour])
            text += (text.empty() ? "[" : ", [") + std::to_string(colour) + ", " + std::to_string(height) + "]";
    return "[" + text + "]";
}

Result<BabyloneText::Piles> BabyloneText::parse(std::string_view text, std::size_t colours) {
    Piles piles(colours);
    for (std::string_view rest = trim(text); !rest.empty(); rest = trim(rest)) {
        const std::size_t colour = letters.find(rest.front());
        rest.remove_prefix(1);
        const auto height = take_number(rest);
        const bool separated = rest.empty() || rest.front() == ' ';
        if (colour >= colours || !height || *height < 1 || *height > max_tiles || !separated)
            return not_a_position(text);
        piles[colour].push_back(static_cast<std::uint8_t>(*height));
    }
    if (trim(text).empty()) return not_a_position(text);
    return sorted(std::move(piles));
}

// The sheet's list of pairs, [[colour, height], ...]; round brackets are read too.
Result<BabyloneText::Piles> BabyloneText::parse_course(std::string_view text, std::size_t colours) {
    std::string plain;
    for (char c : text)
        if (c != ' ') plain += c == '(' ? '[' : c == ')' ? ']' : c;
    std::string_view rest = plain;
    Piles piles(colours);
    auto take = [&](char expected) {
        if (rest.empty() || rest.front() != expected) return false;
        rest.remove_prefix(1);
        return true;
    };
    bool good = take('[') && !rest.empty() && rest.front() != ']';
    while (good && !take(']')) {
        good = take('[');
        const auto colour = take_number(rest);
        good = good && take(',');
        const auto height = take_number(rest);
        good = good && take(']') && colour && *colour < colours && height && *height >= 1 && *height <= max_tiles;
        if (good) piles[*colour].push_back(static_cast<std::uint8_t>(*height));
        if (good && !take(',')) good = !rest.empty() && rest.front() == ']';
    }
    if (!good || !rest.empty()) return not_a_position(text);
    return sorted(std::move(piles));
}

// Piles side by side, standing on a line; the letter is the colour on top. As many lines of piles as the width asks
// for.
std::string BabyloneText::draw(const Piles& piles, const Ink& ink) {
    std::vector<Pile> all;
    for (std::size_t colour = 0; colour < piles.size(); ++colour)
        for (unsigned height : piles[colour]) all.push_back({colour, height});
    const std::size_t in_line = std::max(1u, ink.width / pile_width);
    std::string drawing;
    for (std::size_t from = 0; from < all.size(); from += in_line)
        drawing += draw_line(std::span(all).subspan(from, std::min(in_line, all.size() - from)), ink);
    return drawing;
}

Error BabyloneText::wrong_tiles(std::uint64_t tiles, std::uint64_t expected) {
    return {"babylone: position", wrong_tile_count, {std::to_string(tiles), std::to_string(expected)}};
}

Error BabyloneText::cannot_arise(std::string_view letter, std::uint64_t count) {
    return {"babylone: position", piles_cannot_arise, {std::string(letter), std::to_string(count)}};
}

} // namespace zermelo
