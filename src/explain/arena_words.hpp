// Sentences that only drawn arenas need: plays that are won by never ending, whose target it is, what a file cannot
// hold.
#pragma once

#include "core/text.hpp"

namespace zermelo {

namespace words {

// Plays that never end, where a player wins them
inline constexpr Text hint_win_endless{"Hint: {} wins, by playing for ever.",
                                       "Conseil : {} gagne, en jouant sans fin."};
inline constexpr Text why_won_endless{
    "{} is won for player {}, who wins every play that never ends: {} keeps it going for ever.",
    "{} est gagnante pour le joueur {}, qui gagne toute partie sans fin : {} la fait durer indéfiniment."};
inline constexpr Text why_lost_endless{
    "{} is lost for player {}: no move forces an end, and player {} wins every play that never ends.",
    "{} est perdante pour le joueur {} : aucun coup n'impose une fin, et le joueur {} gagne toute partie sans fin."};
inline constexpr Text move_wins_endless{"{} wins, by playing for ever.", "{} gagne, en jouant sans fin."};
inline constexpr Text move_loses_endless{"{} loses: player {} can then play for ever, and wins so.",
                                         "{} perd : le joueur {} peut alors jouer sans fin, et gagne ainsi."};
inline constexpr Text move_throws_endless{"It throws the game away: {} would have won, by playing for ever.",
                                          "Il gâche la partie : {} aurait gagné, en jouant sans fin."};

// Attractors
inline constexpr Text attractor_stuck{"  {}: player {} cannot move there and loses",
                                      "  {} : le joueur {} ne peut y jouer et perd"};
inline constexpr Text start_forces{"From {}, player {} can force the play to player {}'s target in {}.",
                                   "Depuis {}, le joueur {} peut mener la partie à la cible du joueur {} en {}."};

// Strategies
inline constexpr Text strategy_silent{"{}, where it says nothing", "{}, où elle ne dit rien"};
inline constexpr Text strategy_leads{"The strategy of player {} leads to player {}'s target from all of: {}",
                                     "La stratégie du joueur {} mène à la cible du joueur {} depuis : {}"};
inline constexpr Text strategy_keeps_out{"The strategy of player {} keeps out of player {}'s target from all of: {}",
                                         "La stratégie du joueur {} évite la cible du joueur {} depuis : {}"};
inline constexpr Text strategy_does_most{"No strategy does so from more.", "Aucune stratégie ne le fait depuis plus."};
inline constexpr Text strategy_could_do{"Another would do so from {} too; against this one: {}",
                                        "Une autre le ferait aussi depuis {} ; contre celle-ci : {}"};

// What PGSolver's format cannot hold
inline constexpr Text pg_loops{"dead ends get a loop, since PGSolver wants a move everywhere: {}",
                               "les sommets sans coup ont une boucle, car PGSolver veut un coup partout : {}"};
inline constexpr Text pg_moves_lost{"targets whose moves are not written, since a play is over there: {}",
                                    "cibles dont les coups ne sont pas écrits, car la partie y est finie : {}"};
inline constexpr Text pg_targets_lost{
    "the targets are not written: those of a PGSolver file are its highest even priority",
    "les cibles ne sont pas écrites : celles d'un fichier PGSolver sont sa plus grande priorité paire"};
inline constexpr Text pg_second_targets{"targets of player 2, where player 2 wins, but which nothing marks: {}",
                                        "cibles du joueur 2, où il gagne, mais que rien ne marque : {}"};
inline constexpr Text parity_attracts{"Priority {}: player {} attracts {}", "Priorité {} : le joueur {} attire {}"};
inline constexpr Text parity_tangle{"  In {} player {} wins unless player {} leaves for {}",
                                    "  Dans {}, le joueur {} gagne, sauf si le joueur {} en sort vers {}"};
inline constexpr Text parity_closed{"  In {} player {} wins: player {} cannot leave",
                                    "  Dans {}, le joueur {} gagne : le joueur {} ne peut pas en sortir"};
inline constexpr Text parity_won{"Player {} wins {}", "Le joueur {} gagne {}"};
inline constexpr Text pg_draws{"a parity game has no draws: player 2 wins every play that is drawn or endless here",
                               "un jeu de parité n'a pas de nulles : le joueur 2 gagne toute partie nulle ou sans fin"};

// What the course's Python cannot hold
inline constexpr Text python_losses{"the course's graphs have no place for these, which are not written: {}",
                                    "les graphes du cours n'ont pas de place pour ceci, qui n'est pas écrit : {}"};
inline constexpr Text the_targets{"targets", "cibles"};
inline constexpr Text the_priorities{"priorities", "priorités"};
inline constexpr Text the_owners{"owners", "propriétaires"};

} // namespace words

} // namespace zermelo
