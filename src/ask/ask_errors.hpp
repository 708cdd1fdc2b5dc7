// What can be wrong with a question, beyond what core/errors says.
#pragma once

#include "arena/arena_errors.hpp"
#include "core/errors.hpp"
#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text wrong_side{"player {} cannot be to move in this position",
                                 "le joueur {} ne peut pas avoir le trait dans cette position"};
inline constexpr Text no_course_form{"the course has no form of its own for this game",
                                     "le cours n'a pas de forme propre pour ce jeu"};
inline constexpr Text limit_memory{"the memory limit of {} was reached after {} {position|positions}",
                                   "la limite de mémoire de {} est atteinte après {} {position|positions}"};
inline constexpr Text memory_needed{"{} are needed, and the memory limit is {} (--memory)",
                                    "il faut {}, et la limite de mémoire est {} (--memory)"};
inline constexpr Text no_memory{"there is not enough memory", "il n'y a pas assez de mémoire"};
inline constexpr Text limit_seconds{"the time limit was reached after {} {position|positions}",
                                    "la limite de temps est atteinte après {} {position|positions}"};
inline constexpr Text limit_nodes{"the limit of nodes was reached after {} {position|positions}",
                                  "la limite de nœuds est atteinte après {} {position|positions}"};
inline constexpr Text interrupted{"interrupted after {} {position|positions}",
                                  "interrompu après {} {position|positions}"};
inline constexpr Text too_many_to_list{"more than {} positions are too many to list",
                                       "plus de {} positions, c'est trop pour les énumérer"};
inline constexpr Text too_many_vertices{"{} vertices are too many to list (the most is {}): use --summary",
                                        "{} sommets sont trop pour les énumérer ({} au plus) : utiliser --summary"};
inline constexpr Text too_large_to_draw{"{} vertices are too many to draw (the most is {})",
                                        "{} sommets sont trop pour un dessin ({} au plus)"};
inline constexpr Text only_of_games{
    "options for the positions of a game make no sense for a drawn arena",
    "les options pour les positions d'un jeu n'ont pas de sens pour une arène dessinée"};
inline constexpr Text normal_has_no_target{"whoever cannot move loses: there is no target to name",
                                           "qui ne peut jouer perd : il n'y a pas de cible à nommer"};
inline constexpr Text not_a_solution{"expected a solution that begins with \"paritysol\"",
                                     "attendu : une solution qui commence par « paritysol »"};
inline constexpr Text no_priorities{"this arena has no priorities: only a parity game has",
                                    "cette arène n'a pas de priorités : seul un jeu de parité en a"};
inline constexpr Text not_swept{"only Babylone has sweeps", "seul Babylone a des balayages"};
inline constexpr Text no_sweep_parameters{"a sweep takes the game without parameters (--total, --colours, --misere)",
                                          "un balayage prend le jeu sans paramètres (--total, --colours, --misere)"};
inline constexpr Text bad_span{"\"{}\" is not a number or a range from {} to {}, such as 3..4",
                               "« {} » n'est pas un nombre ou un intervalle de {} à {}, comme 3..4"};
inline constexpr Text not_a_sweep{"this file is not a sweep: it should begin with \"{}\"",
                                  "ce fichier n'est pas un balayage : il devrait commencer par « {} »"};
inline constexpr Text not_a_sweep_row{"\"{}\" is not a row of a sweep", "« {} » n'est pas une ligne de balayage"};
inline constexpr Text contradicting_rows{"this row and one before it contradict each other about {}",
                                         "cette ligne et une autre avant elle se contredisent au sujet de {}"};
inline constexpr Text too_large_to_sweep{
    "{} {tile|tiles} and {} {colour|colours} are too many for one solve",
    "{} {tablette|tablettes} et {} {couleur|couleurs}, c'est trop pour une seule résolution"};
inline constexpr Text not_periodic{"only subtraction games have periods",
                                   "seuls les jeux de soustraction ont des périodes"};
inline constexpr Text no_period{"no period within {} {heap|heaps}", "pas de période parmi {} tas"};
inline constexpr Text not_this_book{"not an opening book of this game",
                                    "ce n'est pas une bibliothèque d'ouvertures de ce jeu"};
inline constexpr Text book_head_damaged{"the first page of the book is damaged",
                                        "la première page de la bibliothèque est abîmée"};
inline constexpr Text book_too_deep{"books go up to {} moves", "les bibliothèques vont jusqu'à {} coups"};
inline constexpr Text too_large_for_book{"this board is too large for a book",
                                         "ce plateau est trop grand pour une bibliothèque"};
inline constexpr Text book_cut_off{"the book has not the length it should have",
                                   "la bibliothèque n'a pas la longueur qu'elle devrait avoir"};
inline constexpr Text book_damaged{"a page of the opening book is damaged",
                                   "une page de la bibliothèque d'ouvertures est endommagée"};
inline constexpr Text too_far_from_end{
    "too far from the end of the game for a search to its end (--seconds N or solve --method alphabeta lets it try)",
    "trop loin de la fin de la partie pour une recherche jusqu'au bout (--seconds N ou solve --method alphabeta la "
    "laisse essayer)"};
inline constexpr Text method_needs_expert{
    "no expert knowledge of this game: alpha-beta cannot solve it exactly (see search --with alphabeta)",
    "aucune connaissance de ce jeu : l'alpha-bêta ne peut pas le résoudre exactement (voir search --with alphabeta)"};
inline constexpr Text method_needs_acyclic{"backward induction needs a game without cycles",
                                           "l'induction rétrograde demande un jeu sans cycle"};
inline constexpr Text method_needs_ranks{"solving tier by tier needs positions that can be numbered: not so here",
                                         "la résolution par couches demande des positions numérotables : pas ici"};
inline constexpr Text proof_needs_acyclic{"proof numbers need a game without cycles",
                                          "les nombres de preuve demandent un jeu sans cycle"};
inline constexpr Text too_long_for_proof{
    "plays of more than {} moves are too long for proof numbers",
    "des parties de plus de {} coups sont trop longues pour les nombres de preuve"};
inline constexpr Text proof_lists_nothing{"a proof does not know the value of every position",
                                          "une preuve ne connaît pas la valeur de chaque position"};
inline constexpr Text no_written_proof{"only tic-tac-toe writes its proofs down", "seul le morpion écrit ses preuves"};
inline constexpr Text proof_leaves_open{"does not say who wins", "ne dit pas qui gagne"};
inline constexpr Text unknown_command{"no command is called \"{}\"", "aucune commande ne s'appelle « {} »"};
inline constexpr Text unknown_choice{"\"{}\" is not one of {}", "« {} » n'est pas parmi {}"};
inline constexpr Text bad_range{"\"{}\" is not NAME=FROM..TO, such as colours=1..4",
                                "« {} » n'est pas NOM=DE..À, comme couleurs=1..4"};
inline constexpr Text not_a_saved_game{"is not a saved game of {}", "n'est pas une partie enregistrée de {}"};
inline constexpr Text bad_size{"\"{}\" is not a size such as 512M or 4G",
                               "« {} » n'est pas une taille comme 512M ou 4G"};
inline constexpr Text unknown_heuristic{"no heuristic is called \"{}\" for this game (there are: {})",
                                        "aucune heuristique ne s'appelle « {} » pour ce jeu (il y a : {})"};
inline constexpr Text course_needs_ais{"the sheet's layout is for two AIs (--first, --second)",
                                       "la présentation de la feuille est pour deux IA (--first, --second)"};
inline constexpr Text no_utilities{"has no utilities: only trees do", "n'a pas d'utilités : seuls les arbres en ont"};

// Searches and matches
inline constexpr Text unknown_ai_word{
    "no AI is called \"{}\" (there are: perfect, random, first, minimax, alphabeta, mcts, level)",
    "aucune IA ne s'appelle « {} » (il y a : perfect, random, first, minimax, alphabeta, mcts, level)"};
inline constexpr Text unknown_option{"no option \"{}\" ({} has: {})", "pas d'option « {} » ({} a : {})"};
inline constexpr Text no_options{"takes no options", "n'a pas d'options"};
inline constexpr Text bad_seconds{"\"{}\" is not a positive number of seconds",
                                  "« {} » n'est pas un nombre positif de secondes"};
inline constexpr Text playouts_without_eval{"playouts is an option of eval=playouts",
                                            "playouts est une option de eval=playouts"};
inline constexpr Text search_needs_acyclic{
    "this game can go on for ever, and a search looks at plays that end: use perfect, solve or attractor",
    "ce jeu peut durer indéfiniment, et une recherche suppose que la partie finit : utilisez perfect, solve ou "
    "attractor"};
inline constexpr Text needs_search_ai{"\"{}\" does not search a tree (use minimax or alphabeta)",
                                      "« {} » ne parcourt pas d'arbre (utilisez minimax ou alphabeta)"};
inline constexpr Text tree_too_large{"the tree has {}{} nodes, too many to draw (the most is {}): use --depth {}",
                                     "l'arbre a {}{} nœuds, trop pour être dessiné ({} au plus) : utilisez --depth {}"};
inline constexpr Text bad_grid{"\"{}\" is not OPTION=VALUE+VALUE, such as depth=1+2+3",
                               "« {} » n'est pas OPTION=VALEUR+VALEUR, comme depth=1+2+3"};
inline constexpr Text level_or_second{"give either --level or --second", "donnez soit --level, soit --second"};
inline constexpr Text second_or_grid{"give --second, or --grid for matches between settings of --first",
                                     "donnez --second, ou --grid pour des matchs entre réglages de --first"};

// Arenas
inline constexpr Text needs_owners{"PGSolver wants an owner for every vertex: add --bipartite",
                                   "PGSolver veut un propriétaire pour chaque sommet : ajouter --bipartite"};
inline constexpr Text holder_needs_check{"whose strategy it is matters only with --check",
                                         "à qui est la stratégie ne compte qu'avec --check"};

// Shortest paths
inline constexpr Text heuristic_needs_astar{"a heuristic is for A* (--algorithm astar, or --compare)",
                                            "une heuristique est pour A* (--algorithm astar, ou --compare)"};
inline constexpr Text table_too_large{
    "the table of {} {step|steps} and {} {vertex|vertices} is too large to write (the most is {} cells)",
    "la table de {} {étape|étapes} et {} {sommet|sommets} est trop grande à écrire (au plus {} cases)"};
inline constexpr Text drawing_too_large{"{} vertices are too many to draw (the most is {})",
                                        "{} sommets sont trop pour un dessin (au plus {})"};

} // namespace zermelo::errors
