// Answers keep their fields in the order in which they are written.
#pragma once

#include "core/game.hpp"

#include <nlohmann/json.hpp>

namespace zermelo {

using Json = nlohmann::ordered_json;

inline const char* outcome_word(Outcome outcome) {
    return outcome == Outcome::win ? "win" : outcome == Outcome::loss ? "loss" : "draw";
}

// Adds outcome and plies, and says so where a play has no end.
template <Game G> void put_value(Json& json, const G& game, Player mover, Value value) {
    json["outcome"] = outcome_word(decided(game, mover, value.outcome()));
    json["plies"] = value.outcome() == Outcome::endless ? Json(nullptr) : Json(value.plies());
    if (value.outcome() == Outcome::endless) json["endless"] = true;
}

} // namespace zermelo
