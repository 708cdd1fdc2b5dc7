// What can be wrong with a payoff matrix.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text unknown_matrix{"is no file, and no game is called so (there are: {})",
                                     "n'est pas un fichier, et aucun jeu ne s'appelle ainsi (il y a : {})"};
inline constexpr Text ragged_matrix{"this row has {} cells, the first has {}",
                                    "cette ligne a {} cases, la première en a {}"};
inline constexpr Text column_names{"{} names for {} columns", "{} noms pour {} colonnes"};
inline constexpr Text row_names{"{} names for {} rows", "{} noms pour {} lignes"};
inline constexpr Text payoff_missing{"a payoff is missing", "il manque un gain"};
inline constexpr Text too_many_players{"{} payoffs in a cell: only games of two players are analysed",
                                       "{} gains dans une case : seuls les jeux à deux joueurs sont analysés"};
inline constexpr Text not_two_players{"{} players: only games of two players are analysed",
                                      "{} joueurs : seuls les jeux à deux joueurs sont analysés"};
inline constexpr Text mixed_cells{"every cell needs {} payoffs, as the first has",
                                  "chaque case a besoin de {} gains, comme la première"};
inline constexpr Text mixed_signs{"\"{}\": signs such as ++ and numbers cannot be mixed",
                                  "« {} » : signes comme ++ et nombres ne se mélangent pas"};
inline constexpr Text signs_need_both{"with signs such as ++ every cell says both players' payoffs",
                                      "avec des signes comme ++ chaque case donne les gains des deux joueurs"};
inline constexpr Text empty_matrix{"there are no payoffs", "il n'y a aucun gain"};
inline constexpr Text more_or_less{"more or less was expected, not \"{}\"",
                                   "more ou less était attendu, et non « {} »"};
inline constexpr Text expected_nfg{"NFG 1 R or NFG 1 D was expected, not {}",
                                   "NFG 1 R ou NFG 1 D était attendu, et non {}"};
inline constexpr Text nfg_cut{"payoff {} of {} is missing", "il manque le gain {} sur {}"};
inline constexpr Text nfg_outcome_cut{"the outcome of cell {} of {} is missing",
                                      "il manque l'issue de la case {} sur {}"};
inline constexpr Text unknown_outcome{"outcome {} does not exist (0 to {})", "l'issue {} n'existe pas (0 à {})"};

} // namespace zermelo::errors
