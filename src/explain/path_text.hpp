// Shortest paths, in words.
#pragma once

#include "answers/path.hpp"
#include "explain/voice.hpp"

namespace zermelo {

// trace: with the table of the steps, which is then required.
std::string text(const FoundPath& found, bool trace, const Voice& voice);
std::string text(const ComparedPaths& compared, const Voice& voice);

// What a step does: which vertex is chosen and why, and what is nearer through it.
std::string step_text(const PathTable& table, std::size_t step, const Voice& voice);

// The heuristic's promises, kept or not, and what that means for the path found: a sentence each.
std::vector<std::string> report(const HeuristicAudit& audit, const Voice& voice);

} // namespace zermelo
