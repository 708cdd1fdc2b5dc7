// The steps of searches in words.
#pragma once

#include "answers/search_steps.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const SearchStep& step, const SearchTree& tree, const Voice& voice);
std::string text(const GrowthStep& step, const SampledTree& tree, const Voice& voice);
// All of them, a line each.
std::string steps_text(const SearchTree& tree, const Voice& voice);
std::string steps_text(const SampledTree& tree, const Voice& voice);

} // namespace zermelo
