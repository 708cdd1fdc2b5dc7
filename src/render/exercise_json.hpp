// Exercises as JSON. The sentences in it are in the language of the voice.
#pragma once

#include "answers/exercise.hpp"
#include "explain/voice.hpp"
#include "json/json.hpp"

namespace zermelo {

// kind, seed, level, title, statement, instance {file | game, position, board; from, to},
// questions[] {text, form, options[]}, solution[] {answer[], why[]}.
Json json(const Exercise& exercise, const Voice& voice);
// right, of, questions[] {answered, right, why}.
Json json(const CheckedExercise& checked, const Voice& voice);

} // namespace zermelo
