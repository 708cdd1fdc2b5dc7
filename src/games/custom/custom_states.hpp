// What is known of the states of a game whose rules come at run time: written in another language, or read from
// somewhere. States are interned, so that everything else sees small numbers as keys, as with any other game.
#pragma once

#include "core/player.hpp"
#include "core/result.hpp"
#include "core/value.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace zermelo {

class CustomStates {
public:
    using Id = std::uint32_t;

    virtual ~CustomStates() = default;

    virtual Id start() = 0;
    virtual std::size_t count_moves(Id id) = 0; // none where the game is over
    virtual std::string move(Id id, std::size_t place) = 0;
    virtual Id after(Id id, std::size_t place) = 0;
    virtual std::optional<Outcome> outcome(Id id) = 0; // for the player to move, where the game is over
    virtual Player player(Id id) = 0;                  // whose turn it is, where the state tells
    virtual int judged(Id id) = 0;                     // for the player to move, where states are judged
    virtual std::string text(Id id) = 0;
    virtual std::string drawn(Id id) { return text(id); }
    virtual Result<Id> read(std::string_view text) = 0;

    // What does not change while the game is used.
    virtual bool tells_player() const = 0; // else the players take turns
    virtual bool judges() const { return false; }
    virtual bool normal() const = 0;           // whoever cannot move loses, and nothing else ends the game
    virtual std::uint64_t longest() const = 0; // no play has more moves; 0: a play may return to a position
};

} // namespace zermelo
