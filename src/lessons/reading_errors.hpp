// What can be wrong with a file of a lesson, whatever it holds.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

// The last gap of each holds what stands there instead, in quotes, or EOF.
inline constexpr Text expected_sign{"{} was expected, not {}", "{} était attendu, et non {}"};
inline constexpr Text expected_value{"a value was expected, not {}", "une valeur était attendue, et non {}"};
inline constexpr Text expected_number{"a number was expected, not {}", "un nombre était attendu, et non {}"};
inline constexpr Text expected_text{"a text in quotes was expected, not {}",
                                    "un texte entre guillemets était attendu, et non {}"};
inline constexpr Text expected_object{"an object {...} was expected, not {}",
                                      "un objet {...} était attendu, et non {}"};
inline constexpr Text expected_list{"a list [...] was expected, not {}", "une liste [...] était attendue, et non {}"};
inline constexpr Text expected_truth{"true or false was expected, not {}", "true ou false était attendu, et non {}"};
inline constexpr Text expected_end{"the end of the file was expected, not {}",
                                   "la fin du fichier était attendue, et non {}"};
inline constexpr Text nested_too_deeply{"nested too deeply", "imbrication trop profonde"};
inline constexpr Text not_a_decimal{"\"{}\" is not a number such as 12 or 0.5",
                                    "« {} » n'est pas un nombre comme 12 ou 0.5"};
inline constexpr Text too_many_digits{"\"{}\" has too many digits", "« {} » a trop de chiffres"};
inline constexpr Text not_a_fraction{"\"{}\" is not a number such as 3, -0.5 or 1/2",
                                     "« {} » n'est pas un nombre comme 3, -0.5 ou 1/2"};
inline constexpr Text zero_denominator{"\"{}\" divides by zero", "« {} » divise par zéro"};
inline constexpr Text no_such_field{"no field is called \"{}\" here (there are: {})",
                                    "aucun champ ne s'appelle « {} » ici (il y a : {})"};
inline constexpr Text field_missing{"the field \"{}\" is missing", "il manque le champ « {} »"};
inline constexpr Text given_twice{"\"{}\" is given twice", "« {} » est donné deux fois"};

} // namespace zermelo::errors
