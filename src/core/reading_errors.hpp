// What can be wrong with a text that people wrote, whatever it holds.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text not_utf8{"byte {} is not UTF-8", "l'octet {} n'est pas de l'UTF-8"};
inline constexpr Text ends_too_soon{"the text ends too soon (expected {})", "le texte finit trop tôt (attendu {})"};
inline constexpr Text expected_other{"expected {}, found {}", "attendu {}, trouvé {}"};
inline constexpr Text not_a_vertex_name{"expected the name of a vertex, found {}",
                                        "attendu le nom d'un sommet, trouvé {}"};
inline constexpr Text nested_too_deep{"nested more than {} deep", "plus de {} niveaux imbriqués"};
inline constexpr Text number_too_large{"{} is too large a number", "{} est un nombre trop grand"};
inline constexpr Text unknown_escape{"{} is not an escape known here", "{} n'est pas un échappement connu ici"};
inline constexpr Text not_json{"this is not JSON any more: {}", "ce n'est plus du JSON : {}"};
inline constexpr Text given_twice{"\"{}\" is given twice", "« {} » est donné deux fois"};

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

} // namespace zermelo::errors
