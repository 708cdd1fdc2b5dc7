// Matches in words.
#pragma once

#include "answers/match.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const MatchResult& match, const Voice& voice);
std::string text(const MatchGrid& grid, const Voice& voice);

} // namespace zermelo
