// What searches do, a sentence a step.
#pragma once

#include "core/text.hpp"

namespace zermelo::words {

inline constexpr Text step_enter{"{} is reached: player {} is to move.", "{} est atteint : au joueur {} de jouer."};
inline constexpr Text step_enter_window{"{} is reached with the window ({}, {}): player {} is to move.",
                                        "{} est atteint avec la fenêtre ({}, {}) : au joueur {} de jouer."};
inline constexpr Text step_over{"{}: the game is over, its value is {}.",
                                "{} : la partie est finie, sa valeur est {}."};
inline constexpr Text step_judged{"{}: the depth is reached, the heuristic says {}.",
                                  "{} : la profondeur est atteinte, l'heuristique dit {}."};
inline constexpr Text step_known{"{} is known already: {}.", "{} est déjà connu : {}."};
inline constexpr Text step_max{"Back at {}: {} leads to {}, the greatest so far is {}.",
                               "Retour en {} : {} mène à {}, le plus grand jusqu'ici est {}."};
inline constexpr Text step_min{"Back at {}: {} leads to {}, the least so far is {}.",
                               "Retour en {} : {} mène à {}, le plus petit jusqu'ici est {}."};
inline constexpr Text step_window{" The window is now ({}, {}).", " La fenêtre est maintenant ({}, {})."};
inline constexpr Text step_cut_max{
    "Cut: {} is worth at least {}, and the opponent holds {} elsewhere; {} cannot matter.",
    "Élagage : {} vaut au moins {}, et l'adversaire tient {} ailleurs ; {} ne peut compter."};
inline constexpr Text step_cut_min{"Cut: {} is worth at most {}, and {} is sure elsewhere; {} cannot matter.",
                                   "Élagage : {} vaut au plus {}, et {} est sûr ailleurs ; {} ne peut compter."};
inline constexpr Text step_done{"{} is done: {}.", "{} est terminé : {}."};

inline constexpr Text growth_select_root{
    "Game {}: select. The tree has no moves yet: it begins at {}.",
    "Partie {} : sélection. L'arbre n'a pas encore de coups : elle commence en {}."};
inline constexpr Text growth_select{"Game {}: select. Each time to the move that promises most: {}.",
                                    "Partie {} : sélection. Chaque fois vers le coup le plus prometteur : {}."};
inline constexpr Text growth_new{"{} (not tried yet)", "{} (pas encore essayé)"};
inline constexpr Text growth_expand{"Expand: {} {move joins|moves join} the tree, at {}.",
                                    "Expansion : {} {coup entre|coups entrent} dans l'arbre, en {}."};
inline constexpr Text growth_won{"Play out: a random game from {} is won by player {}.",
                                 "Simulation : une partie au hasard depuis {} est gagnée par le joueur {}."};
inline constexpr Text growth_drawn{"Play out: a random game from {} is a draw.",
                                   "Simulation : une partie au hasard depuis {} est nulle."};
inline constexpr Text growth_known_won{"No game is needed: {} is known to be won by player {}.",
                                       "Pas de partie à jouer : on sait que {} est gagnée par le joueur {}."};
inline constexpr Text growth_known_drawn{"No game is needed: {} is known to be a draw.",
                                         "Pas de partie à jouer : on sait que {} est nulle."};
inline constexpr Text growth_back_up{"Back up: the result is added to every position on the way, {} in all.",
                                     "Remontée : le résultat s'ajoute à toutes les positions du chemin, {} en tout."};
inline constexpr Text growth_proven{" Proven: {}.", " Prouvé : {}."};
inline constexpr Text growth_proof_win{"{} is won for player {}", "{} est gagnante pour le joueur {}"};
inline constexpr Text growth_proof_draw{"{} is a draw", "{} est nulle"};

} // namespace zermelo::words
