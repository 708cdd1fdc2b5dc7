// Values that are numbers: what trees are worth to player one, who wants much of it; player two wants little.
#pragma once

#include "core/text.hpp"

namespace zermelo::words {

inline constexpr Text utility_over{"The game is over: utility {} for player 1.",
                                   "La partie est finie : utilité {} pour le joueur 1."};
inline constexpr Text why_utility_final{"{} is final: its utility is {} for player 1.",
                                        "{} est finale : son utilité est {} pour le joueur 1."};
inline constexpr Text why_utility_most{
    "{} is worth {} to player 1, who moves and wants the most: {} leads to {}, which is worth {}.",
    "{} vaut {} pour le joueur 1, qui joue et veut le plus : {} mène à {}, qui vaut {}."};
inline constexpr Text why_utility_least{
    "{} is worth {} to player 1, since player 2 moves and wants the least: {} leads to {}, which is worth {}.",
    "{} vaut {} pour le joueur 1, car le joueur 2 joue et veut le moins : {} mène à {}, qui vaut {}."};
inline constexpr Text other_utilities{"The other moves: {}", "Les autres coups : {}"};
inline constexpr Text move_utility{"{} is worth {} to player 1.", "{} vaut {} pour le joueur 1."};
inline constexpr Text move_utility_answer{"{} is worth {} to player 1: the answer is {}.",
                                          "{} vaut {} pour le joueur 1 : la réponse est {}."};
inline constexpr Text move_gives_away{"It gives {} away: {} is worth {}.", "Il cède {} : {} vaut {}."};
inline constexpr Text hint_utility{"Hint: {} is best; it is worth {} to player 1.",
                                   "Conseil : {} est le meilleur coup ; il vaut {} pour le joueur 1."};
inline constexpr Text table_utility{"Utility", "Utilité"};

} // namespace zermelo::words
