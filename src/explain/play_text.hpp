// What is said to people who play.
#pragma once

#include "answers/review.hpp"
#include "core/parameters.hpp"
#include "explain/voice.hpp"

#include <optional>

namespace zermelo {

// The rules of the game with this word, and how a move is written, by an example.
std::string rules_text(const GameInfo& info, const std::string& word, const std::string& move, const Voice& voice);

// Who has the better side, and what that means to the only person who plays; 0: there is none, or there are two.
std::string text(const std::optional<BetterSide>& better, int person, const Voice& voice);

std::string text(const Review& review, const Voice& voice);

} // namespace zermelo
