#include "games/babylone/shown_board.hpp"

namespace zermelo::babylone {

unsigned pile_spot(std::size_t colour, unsigned height) { return static_cast<unsigned>(colour) * 256 + height; }

ShownBoard row_of_piles(const BabyloneText::Piles& piles) {
    ShownBoard shown{ShownBoard::Kind::piles, 1};
    for (std::size_t colour = 0; colour < piles.size(); ++colour)
        for (const std::uint8_t height : piles[colour])
            shown.cells.push_back({.row = 0,
                                   .column = shown.columns++,
                                   .mark = BabyloneText::letter(colour),
                                   .hue = static_cast<unsigned>(colour),
                                   .height = height,
                                   .spot = pile_spot(colour, height)});
    return shown;
}

} // namespace zermelo::babylone
