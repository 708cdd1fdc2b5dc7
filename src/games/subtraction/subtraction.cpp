#include "games/subtraction/subtraction.hpp"

#include <algorithm>

namespace zermelo {

const GameInfo& Subtraction::info() {
    static const GameInfo info{"subtraction",
                               {"batonnets", "bâtonnets", "soustraction"},
                               {"Subtraction (sticks)", "Jeu de la soustraction (bâtonnets)"},
                               {"Take one of the allowed numbers of sticks. Whoever cannot move loses.",
                                "On retire un des nombres permis de bâtonnets. Qui ne peut plus jouer perd."},
                               {{"heap",
                                 Parameter::Kind::number,
                                 "21",
                                 0,
                                 1'000'000'000'000'000'000,
                                 {"sticks at the start", "bâtonnets au départ"},
                                 "tas"},
                                {"take",
                                 Parameter::Kind::list,
                                 "1+2+3",
                                 1,
                                 largest_take,
                                 {"numbers one may take", "nombres que l'on peut retirer"},
                                 "prises"},
                                {"misere",
                                 Parameter::Kind::flag,
                                 "",
                                 0,
                                 0,
                                 {"whoever cannot move wins", "qui ne peut plus jouer gagne"},
                                 "misère"}},
                               "21",
                               "3"};
    return info;
}

Subtraction::Subtraction(std::uint64_t heap, std::vector<std::uint64_t> takes, bool misere)
    : heap_(heap), takes_(std::move(takes)), misere_(misere) {
    std::ranges::sort(takes_);
    takes_.erase(std::unique(takes_.begin(), takes_.end()), takes_.end());
}

Result<Subtraction::State> Subtraction::parse(std::string_view text) const {
    auto heap = parse_number(text, 0, heap_, "subtraction: position");
    if (!heap) return heap.error();
    return State{*heap, Player::one};
}

std::string Subtraction::draw(const State& state, const Ink& ink) const {
    constexpr std::uint64_t max_drawn = 60;
    if (state.heap > max_drawn) return std::to_string(state.heap) + " × |\n";
    std::string drawing;
    for (std::uint64_t stick = 0; stick < state.heap; ++stick)
        drawing += ink.paint(2, "|") + (stick % 5 == 4 ? "  " : " ");
    return (drawing.empty() ? "·" : drawing) + "\n";
}

} // namespace zermelo
