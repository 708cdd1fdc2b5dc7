// What was found on arenas, in words.
#pragma once

#include "answers/arena_facts.hpp"
#include "answers/attractor.hpp"
#include "arena/write_arena.hpp"
#include "explain/voice.hpp"

namespace zermelo {

// trace: why each vertex joins, or stays out.
std::string text(const AttractorFacts& facts, bool trace, const Voice& voice);
// Why this vertex joins, or stays out. Requires a list of vertices.
std::string reason(const AttractorFacts& facts, const AttractorVertex& vertex, const Voice& voice);
std::string text(const CheckedStrategy& checked, const Voice& voice);
std::string text(const CheckedCertificate& checked, const Voice& voice);
std::string text(const SolvedParity& solved, const Voice& voice);
std::string text(const CheckedParity& checked, const Voice& voice);
std::string text(const ListedPlays& plays, const Voice& voice);
std::string text(const ArenaSides& sides, const Voice& voice);

// What a file in another format will not hold, a line each.
std::vector<std::string> python_warnings(const NamedArena& arena, bool is_list, const Voice& voice);
std::vector<std::string> warnings(const PgLosses& losses, const Voice& voice);

} // namespace zermelo
