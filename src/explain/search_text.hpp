// Searches, and what is learned by comparing them, in words that never take an opinion for a proof.
#pragma once

#include "answers/depth_study.hpp"
#include "answers/explanation.hpp"
#include "answers/search_tree.hpp"
#include "answers/searched.hpp"
#include "explain/voice.hpp"

namespace zermelo {

// How a proven answer is told: proven, a win in 3 moves. Requires searched.certain().
std::string proof_text(const Searched& searched, const Voice& voice);

std::string text(const Searched& searched, const Voice& voice);
std::string text(const Comparison& comparison, const Voice& voice);
std::string text(const TurnComparison& comparison, const Voice& voice);
std::string text(const DepthStudy& study, const Voice& voice);
std::string text(const Opinion& opinion, const Voice& voice);
// The play that it expects.
std::string line_text(const Opinion& opinion, const Voice& voice);
// The tree, a node a line: △ max, ▽ min, ✂ what a cut left out.
std::string tree_text(const SearchTree& tree, const Voice& voice);
// The leaves in the order in which the search reaches them, with board, mover and value.
std::string leaves_text(const SearchTree& tree, const Voice& voice);

} // namespace zermelo
