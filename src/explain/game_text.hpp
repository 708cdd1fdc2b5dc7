// Answers about games in words.
#pragma once

#include "answers/explanation.hpp"
#include "answers/hint.hpp"
#include "answers/moves.hpp"
#include "answers/small_answers.hpp"
#include "core/parameters.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const Solved& solved, const GameInfo& info, const Voice& voice);
// The sheet's dictionary of won positions: {position: True or False}. Requires solved.values.
std::string course_dictionary(const Solved& solved);
std::string text(const ValuedMoves& moves, const Voice& voice);
std::string text(const JudgedMoves& moves, const Voice& voice);
std::string text(const Explanation& explanation, const Voice& voice);
// The first line of an explanation's end: best play, or what refutes a move.
std::string line_text(const Explanation& explanation, const Voice& voice);
std::string text(const PlayCounts& counts, const Voice& voice);
std::string text(const BookFacts& book, const Voice& voice);
std::string text(const CheckedProof& checked, const Voice& voice);
std::string text(const GameTable& table, const std::vector<std::string>& quantities, const Voice& voice);
std::string text(const Idea& idea, const Voice& voice);
std::string_view name_of(Idea::Kind kind); // in JSON
// What a person who plays should do, by the value of the best move; and with the idea behind it.
std::string hint_text(const ValuedMove& best, const Voice& voice);
std::string text(const Hint& hint, const Voice& voice);

} // namespace zermelo
