// What can be wrong with input, in both languages. Errors that only one game makes stand in that game's folder.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text not_a_number{"\"{}\" is not a whole number", "« {} » n'est pas un nombre entier"};
inline constexpr Text out_of_range{"{} is out of range ({} to {})", "{} est hors des bornes ({} à {})"};
inline constexpr Text missing_value{"a value is missing", "il manque une valeur"};
inline constexpr Text repeated{"given twice", "donné deux fois"};
inline constexpr Text flag_takes_no_value{"is a bare word and takes no value", "est un mot seul, sans valeur"};
inline constexpr Text unknown_parameter{"no parameter \"{}\" (there are: {})", "pas de paramètre « {} » (il y a : {})"};
inline constexpr Text too_many_values{"\"{}\" is one value too many (parameters: {})",
                                      "« {} » est une valeur de trop (paramètres : {})"};
inline constexpr Text not_a_position{"\"{}\" is not a position (expected something like \"{}\")",
                                     "« {} » n'est pas une position (attendu par exemple « {} »)"};
inline constexpr Text not_a_move{"\"{}\" is not a move here (moves: {})", "« {} » n'est pas un coup ici (coups : {})"};
inline constexpr Text game_is_over{"the game is over in this position", "la partie est finie dans cette position"};
inline constexpr Text unknown_game{"no game is called \"{}\" (there are: {})",
                                   "aucun jeu ne s'appelle « {} » (il y a : {})"};
inline constexpr Text file_is_no_game{"is a file, not a game: say arena:{}",
                                      "est un fichier, pas un jeu : écrire arena:{}"};

inline constexpr Text game_name_taken{"a game is called \"{}\" already", "un jeu s'appelle déjà « {} »"};

inline constexpr Text cannot_read{"cannot be read: {}", "ne peut être lu : {}"};
inline constexpr Text not_read_to_end{"was not read to its end", "n'a pas été lu jusqu'au bout"};
inline constexpr Text cannot_write{"cannot be written: {}", "ne peut être écrit : {}"};
inline constexpr Text no_files_to_read{"files cannot be read here", "on ne peut pas lire de fichier ici"};
inline constexpr Text no_files_to_write{"files cannot be written here", "on ne peut pas écrire de fichier ici"};

} // namespace zermelo::errors
