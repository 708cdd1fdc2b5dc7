// What can be wrong with a number of a lesson's file, and with the fields around it.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text not_a_decimal{"\"{}\" is not a number such as 12 or 0.5",
                                    "« {} » n'est pas un nombre comme 12 ou 0.5"};
inline constexpr Text too_many_digits{"\"{}\" has too many digits", "« {} » a trop de chiffres"};
inline constexpr Text not_a_fraction{"\"{}\" is not a number such as 3, -0.5 or 1/2",
                                     "« {} » n'est pas un nombre comme 3, -0.5 ou 1/2"};
inline constexpr Text zero_denominator{"\"{}\" divides by zero", "« {} » divise par zéro"};
inline constexpr Text no_such_field{"no field is called \"{}\" here (there are: {})",
                                    "aucun champ ne s'appelle « {} » ici (il y a : {})"};
inline constexpr Text field_missing{"the field \"{}\" is missing", "il manque le champ « {} »"};

} // namespace zermelo::errors
