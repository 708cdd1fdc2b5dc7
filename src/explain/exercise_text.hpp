// Exercises and what was answered to them, in words.
#pragma once

#include "answers/exercise.hpp"
#include "explain/voice.hpp"

namespace zermelo {

std::string text(const Remark& remark, const Voice& voice);
std::string exercise_title(const Exercise& exercise, const Voice& voice);
// What is to be done, with the rules of the game where it is one.
std::string statement_text(const Exercise& exercise, const Voice& voice);
std::string answer_text(const std::vector<std::string>& answer, const Voice& voice);
// The reasons for the right answer, a sentence each.
std::vector<std::string> reasons(const ExerciseQuestion& question, const Voice& voice);
// Why an option is right or wrong.
std::string reason(const ExerciseOption& option, const Voice& voice);
std::string reason(const CheckedQuestion& checked, const Voice& voice);
std::string text(const CheckedExercise& checked, const Exercise& exercise, const Voice& voice);

} // namespace zermelo
