// A solved position in one byte, two with its Grundy value.
//
// The byte is what the position is worth to the player who moves to it, so that a position's own value is the greatest
// byte among its children:
//
//      0            1 ... 85         86 ... 170           171 ... 255
//      not solved   lost in 1 .. 85  drawn in 85 .. 1     won in 85 .. 1         (counted from the position before)
#pragma once

#include "solve/grundy.hpp"

#include "core/game.hpp"

namespace zermelo {

struct TierCode {
    static constexpr std::uint64_t longest_play = 84;

    static constexpr std::uint8_t of(Value value) {
        const Value before = value.one_ply_earlier(false);
        const std::uint32_t plies = before.plies();
        if (before.outcome() == Outcome::loss) return static_cast<std::uint8_t>(plies);
        return static_cast<std::uint8_t>((before.outcome() == Outcome::draw ? 171 : 256) - plies);
    }
    static constexpr Value value(std::uint8_t code) { // requires code != 0
        if (code <= 85) return Value::win(code - 1u);
        return code <= 170 ? Value::draw(170u - code) : Value::loss(255u - code);
    }
    // The code of a position whose best child has this one.
    static constexpr std::uint8_t parent(std::uint8_t best) {
        return static_cast<std::uint8_t>(best <= 85 ? 255 - best : best <= 170 ? best - 1 : 257 - best);
    }
};

static_assert(TierCode::value(TierCode::of(Value::loss(0))) == Value::loss(0));
static_assert(TierCode::value(TierCode::of(Value::win(84))) == Value::win(84));
static_assert(TierCode::value(TierCode::of(Value::draw(84))) == Value::draw(84));
static_assert(TierCode::parent(TierCode::of(Value::loss(6))) == TierCode::of(Value::win(7)));
static_assert(TierCode::parent(TierCode::of(Value::win(7))) == TierCode::of(Value::loss(8)));
static_assert(TierCode::parent(TierCode::of(Value::draw(0))) == TierCode::of(Value::draw(1)));

template <Game G> struct TierCell {
    std::uint8_t code = 0;
};
template <Impartial G> struct TierCell<G> {
    static constexpr std::uint8_t without = 255; // left out of account, or too large to be kept

    std::uint8_t code = 0;
    std::uint8_t grundy = 0;
};

} // namespace zermelo
