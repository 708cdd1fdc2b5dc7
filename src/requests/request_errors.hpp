// What can be wrong with a question.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text unknown_question{"nothing is called \"{}\" (there are: {})",
                                       "rien ne s'appelle « {} » (il y a : {})"};
inline constexpr Text unknown_question_field{"this question has no such field", "cette question n'a pas ce champ"};
inline constexpr Text not_a_text{"expected a text", "attendu : un texte"};
inline constexpr Text not_texts{"expected a list of texts", "attendu : une liste de textes"};
inline constexpr Text not_texts_by_name{"expected texts by their names", "attendu : des textes par leurs noms"};
inline constexpr Text not_a_truth{"expected true or false", "attendu : true ou false"};
inline constexpr Text not_a_natural{"expected a number from 0 on", "attendu : un nombre à partir de 0"};

} // namespace zermelo::errors
