// What a position is worth to the player who moves in it.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>

namespace zermelo {

// A game that stops undecided is a draw; one that neither player lets end is endless.
enum class Outcome : std::uint8_t { loss, endless, draw, win };

// An outcome for the mover and the number of plies to the end, when the winner hurries and the loser delays; a drawn
// game ends as soon as it can. Better values compare greater: win soon > win late > draw > endless > loss late > loss
// soon. That order is built into one word:
//
//      bit   31 30 | 29 ... 0
//            kind  | plies for a loss (later is better), limit - plies for a win or a draw (sooner is better)
class Value {
public:
    static constexpr std::uint32_t limit = (1u << 30) - 1;

    constexpr Value() = default;
    static constexpr Value win(std::uint32_t plies) { return Value(Outcome::win, limit - plies); }
    static constexpr Value draw(std::uint32_t plies) { return Value(Outcome::draw, limit - plies); }
    static constexpr Value endless() { return Value(Outcome::endless, 0); }
    static constexpr Value loss(std::uint32_t plies) { return Value(Outcome::loss, plies); }
    static constexpr Value final(Outcome outcome) {
        return Value(outcome, outcome == Outcome::win || outcome == Outcome::draw ? limit : 0);
    }

    constexpr Outcome outcome() const { return static_cast<Outcome>(code_ >> 30); }
    constexpr std::uint32_t plies() const {
        const std::uint32_t rank = code_ & limit;
        return outcome() == Outcome::loss ? rank : outcome() == Outcome::endless ? 0 : limit - rank;
    }

    // What the position before is worth through the move that led here.
    constexpr Value one_ply_earlier(bool same_mover) const {
        switch (outcome()) {
        case Outcome::win: return same_mover ? win(plies() + 1) : loss(plies() + 1);
        case Outcome::loss: return same_mover ? loss(plies() + 1) : win(plies() + 1);
        case Outcome::draw: return draw(plies() + 1);
        case Outcome::endless: break;
        }
        return endless();
    }

    // The opposite, for a move that changed the mover: what stands after the move if it made the position worth this.
    constexpr Value one_ply_later() const {
        switch (outcome()) {
        case Outcome::win: return loss(plies() - 1);
        case Outcome::loss: return win(plies() - 1);
        case Outcome::draw: return draw(plies() - 1);
        case Outcome::endless: break;
        }
        return endless();
    }

    constexpr auto operator<=>(const Value&) const = default;

    // The same in 16 bits and in the same order, for tables of games that end within short_limit plies.
    static constexpr std::uint32_t short_limit = (1u << 14) - 1;
    constexpr std::uint16_t to_short() const {
        assert(plies() <= short_limit);
        const std::uint32_t rank = outcome() == Outcome::loss ? plies() : short_limit - plies();
        return static_cast<std::uint16_t>(static_cast<std::uint32_t>(outcome()) << 14 | rank);
    }
    static constexpr Value from_short(std::uint16_t code) {
        const auto outcome = static_cast<Outcome>(code >> 14);
        const std::uint32_t rank = code & short_limit;
        if (outcome == Outcome::endless) return endless();
        return Value(outcome, outcome == Outcome::loss ? rank : limit - (short_limit - rank));
    }

private:
    constexpr Value(Outcome outcome, std::uint32_t rank) : code_(static_cast<std::uint32_t>(outcome) << 30 | rank) {}

    std::uint32_t code_ = 0;
};

static_assert(sizeof(Value) == 4);
static_assert(Value::win(1) > Value::win(3) && Value::win(9) > Value::draw(0) && Value::draw(9) > Value::endless());
static_assert(Value::endless() > Value::loss(9) && Value::loss(9) > Value::loss(2));
static_assert(Value::from_short(Value::win(7).to_short()) == Value::win(7));
static_assert(Value::loss(4).one_ply_earlier(false).one_ply_later() == Value::loss(4));

} // namespace zermelo
