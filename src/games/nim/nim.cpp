#include "games/nim/nim.hpp"

#include "core/errors.hpp"

#include <algorithm>
#include <bit>

namespace zermelo {

namespace {

constexpr Text too_many_bits{
    "{} heaps of up to {} sticks are too many to number (heaps x bits of the largest < 128)",
    "{} tas de {} bâtonnets au plus sont trop pour être numérotés (tas x bits du plus grand < 128)"};
constexpr Text too_many_heaps{"{} heaps, more than the {} of this game", "{} tas, plus que les {} de ce jeu"};
constexpr Text heap_too_large{"heaps {} cannot come from {}", "les tas {} ne peuvent venir de {}"};

} // namespace

const GameInfo& Nim::info() {
    static const GameInfo info{
        "nim",
        {"marienbad"},
        {"Nim", "Nim"},
        {"Take as many sticks as you like from one heap. Whoever cannot move loses.",
         "On retire autant de bâtonnets que l'on veut d'un seul tas. Qui ne peut plus jouer perd."},
        {{"heaps", Parameter::Kind::list, "3+5+7", 0, 1'000'000, {"sizes of the heaps", "tailles des tas"}, "tas"},
         {"misere",
          Parameter::Kind::flag,
          "",
          0,
          0,
          {"whoever cannot move wins", "qui ne peut plus jouer gagne"},
          "misère"}},
        "3+5+7",
        "7-2"};
    return info;
}

Result<Nim> Nim::create(const std::vector<std::uint64_t>& heaps, bool misere) {
    const std::uint64_t largest = *std::ranges::max_element(heaps);
    Nim game;
    game.bits_ = std::max(1, static_cast<int>(std::bit_width(largest)));
    if (heaps.size() > max_heaps || heaps.size() * game.bits_ > 127)
        return Error{
            "nim: parameter \"heaps\"", too_many_bits, {std::to_string(heaps.size()), std::to_string(largest)}};
    game.count_ = heaps.size();
    game.start_ = {{}, Player::one};
    std::ranges::copy(heaps, game.start_.heaps.begin());
    std::sort(game.start_.heaps.begin(), game.start_.heaps.begin() + game.count_);
    game.misere_ = misere;
    return game;
}

Nim::State Nim::apply(const State& state, Move move) const {
    State next{state.heaps, other(state.mover)};
    std::size_t i = std::find(next.heaps.begin(), next.heaps.begin() + count_, move.heap) - next.heaps.begin();
    const std::uint32_t left = move.heap - move.take;
    for (; i > 0 && next.heaps[i - 1] > left; --i) next.heaps[i] = next.heaps[i - 1];
    next.heaps[i] = left;
    return next;
}

Nim::Key Nim::key(const State& state) const {
    Key key = 0;
    for (std::size_t i = 0; i < count_; ++i) key = key << bits_ | state.heaps[i];
    return key;
}

Nim::State Nim::state(Key key) const {
    State state{{}, Player::one};
    for (std::size_t i = count_; i-- > 0; key >>= bits_)
        state.heaps[i] = static_cast<std::uint32_t>(key & ((Key{1} << bits_) - 1));
    return state;
}

std::string Nim::print(const State& state) const {
    std::string text;
    for (std::size_t i = 0; i < count_; ++i)
        if (state.heaps[i] > 0) text += (text.empty() ? "" : "+") + std::to_string(state.heaps[i]);
    return text.empty() ? "0" : text;
}

Result<Nim::State> Nim::parse(std::string_view text) const {
    const std::string place = "nim: position";
    std::vector<std::uint32_t> heaps;
    for (std::string_view part : split(text, '+')) {
        auto heap = parse_number(part, 0, start_.heaps[count_ - 1], place);
        if (!heap) return heap.error();
        if (*heap > 0) heaps.push_back(static_cast<std::uint32_t>(*heap));
    }
    if (heaps.size() > count_)
        return Error{place, too_many_heaps, {std::to_string(heaps.size()), std::to_string(count_)}};
    State state{{}, Player::one};
    std::ranges::sort(heaps);
    std::copy_backward(heaps.begin(), heaps.end(), state.heaps.begin() + count_);
    for (std::size_t i = 0; i < count_; ++i)
        if (state.heaps[i] > start_.heaps[i]) return Error{place, heap_too_large, {std::string(text), print(start_)}};
    return state;
}

std::string Nim::draw(const State& state, const Ink& ink) const {
    constexpr std::uint32_t max_drawn = 40;
    std::string drawing;
    for (std::size_t i = 0; i < count_; ++i) {
        std::string size = std::to_string(state.heaps[i]);
        drawing += std::string(size.size() < 3 ? 3 - size.size() : 0, ' ') + size + "  ";
        for (std::uint32_t stick = 0; stick < std::min(state.heaps[i], max_drawn); ++stick)
            drawing += ink.paint(i, "|");
        drawing += state.heaps[i] > max_drawn ? "...\n" : "\n";
    }
    return drawing;
}

} // namespace zermelo
