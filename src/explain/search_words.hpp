// What the searches, and the commands about them, say in both languages.
#pragma once

#include "explain/words.hpp"

namespace zermelo {

namespace words {

// search, compare
inline constexpr Text search_head{"{}, player {} to move, by {}", "{}, au joueur {} de jouer, par {}"};
inline constexpr Text search_value{"Value {} for player {}: {}.", "Valeur {} pour le joueur {} : {}."};
inline constexpr Text search_best{"Best move: {}", "Meilleur coup : {}"};
inline constexpr Text search_bests{"Best moves: {}", "Meilleurs coups : {}"};
inline constexpr Text proven_win{"proven, a win in {}", "prouvé, gain en {}"};
inline constexpr Text proven_loss{"proven, a loss in {}", "prouvé, perte en {}"};
inline constexpr Text proven_win_some{"proven, a win", "prouvé, gain"};
inline constexpr Text proven_loss_some{"proven, a loss", "prouvé, perte"};
inline constexpr Text proven_within{"{} at most", "{} au plus"};
inline constexpr Text proven_draw{"proven, a draw", "prouvé, nulle"};
inline constexpr Text exact_value{"exact, the whole tree was seen", "exacte, tout l'arbre a été vu"};
inline constexpr Text opinion_depth{"an opinion, {} deep, not a proof", "un avis, à la profondeur {}, pas une preuve"};
inline constexpr Text opinion_playouts{"an opinion, the mean of {} random {game|games}, not a proof",
                                       "un avis, la moyenne de {} {partie|parties} au hasard, pas une preuve"};
inline constexpr Text search_counts{
    "{} {node|nodes}, {} {leaf|leaves}, {} judged, {} {cut|cuts}, {} known; depth {}, {}",
    "{} {nœud|nœuds}, {} {feuille|feuilles}, {} {jugée|jugées}, {} {élagage|élagages}, {} {connu|connus} ; profondeur "
    "{}, {}"};
inline constexpr Text playout_counts{"{} random {game|games}, {}", "{} {partie|parties} au hasard, {}"};
inline constexpr Text search_stopped{"Stopped at the limit: the answer is that of depth {}.",
                                     "Arrêté à la limite : la réponse est celle de la profondeur {}."};
inline constexpr Text search_stopped_games{
    "Stopped at the limit: the answer is that of {} random {game|games}.",
    "Arrêté à la limite : la réponse est celle de {} {partie|parties} au hasard."};
inline constexpr Text column_visits{"games", "parties"};
inline constexpr Text column_mean{"mean", "moyenne"};
inline constexpr Text column_method{"method", "méthode"};
inline constexpr Text column_value{"value", "valeur"};
inline constexpr Text column_best{"best", "coup"};
inline constexpr Text column_nodes{"nodes", "nœuds"};
inline constexpr Text column_leaves{"leaves", "feuilles"};
inline constexpr Text column_cuts{"cuts", "élagages"};
inline constexpr Text column_time{"time", "temps"};
inline constexpr Text column_turn{"turn", "tour"};
inline constexpr Text column_depth{"depth", "profondeur"};
inline constexpr Text to_the_end{"end", "fin"};
inline constexpr Text stage_search{"searching", "recherche"};

// depth
inline constexpr Text depth_head{
    "{} {position|positions} where the game goes on, {} of them won and {} drawn for the player to move",
    "{} {position|positions} où la partie continue, dont {} {gagnante|gagnantes} et {} {nulle|nulles} pour qui joue"};
inline constexpr Text depth_sample{"(a sample of {})", "(un échantillon de {})"};
inline constexpr Text column_errors{"errors", "erreurs"};
inline constexpr Text column_given_away{"won games given away", "gains gâchés"};
inline constexpr Text least_depth{"From depth {} on, {} never gives a won or drawn game away.",
                                  "À partir de la profondeur {}, {} ne gâche jamais une partie gagnée ou nulle."};
inline constexpr Text no_least_depth{"Up to depth {}, {} sometimes gives a won or drawn game away.",
                                     "Jusqu'à la profondeur {}, {} gâche parfois une partie gagnée ou nulle."};

// tree
inline constexpr Text leaves_head{"{} {leaf|leaves}, values for player {}",
                                  "{} {feuille|feuilles}, valeurs pour le joueur {}"};
inline constexpr Text leaf_over{"over", "finie"};
inline constexpr Text leaf_judged{"judged", "jugée"};
inline constexpr Text leaf_known{"known", "connue"};

// match
inline constexpr Text grid_head{"{}: every setting against every other, {} {game|games} a pair",
                                "{} : chaque réglage contre chaque autre, {} {partie|parties} par paire"};
inline constexpr Text grid_mean{"Mean score of each setting against all others, in %",
                                "Score moyen de chaque réglage contre tous les autres, en %"};
inline constexpr Text grid_pairs{"Score of the row against the column, in %",
                                 "Score de la ligne contre la colonne, en %"};
inline constexpr Text match_opening{
    "Openings: {} random {move|moves}, the same for both sides of a pair",
    "Ouvertures : {} {coup|coups} au hasard, les mêmes pour les deux côtés d'une paire"};

inline constexpr Text match_beginner{"Whoever begins wins {}, the other wins {}.",
                                     "Qui commence gagne {} fois, l'autre {} fois."};

// play
inline constexpr Text plays_by_search{
    "The game is too large to solve here: {} plays instead of a perfect player.",
    "Le jeu est trop grand pour être résolu ici : {} joue à la place du joueur parfait."};
inline constexpr Text level_is{"Level {}: {}", "Niveau {} : {}"};
inline constexpr Text hint_opinion{"Hint: {} (an opinion of {}).", "Conseil : {} (un avis de {})."};

// explain
inline constexpr Text refutation{"The refutation: {}", "La réfutation : {}"};
inline constexpr Text opinion_position{"{} judges {} at {} for player {}, by {}.",
                                       "{} estime {} à {} pour le joueur {}, par {}."};
inline constexpr Text opinion_move{"{} judges {} at {} for player {}; the best, {}, at {}.",
                                   "{} estime {} à {} pour le joueur {} ; le meilleur, {}, à {}."};
inline constexpr Text opinion_certain{"This is no opinion: {}.", "Ce n'est pas un avis : {}."};
inline constexpr Text opinion_only{"This is an opinion: it looked {} ahead, not to the end of the game.",
                                   "C'est un avis : il a regardé {} à l'avance, pas jusqu'à la fin de la partie."};
inline constexpr Text opinion_sampled{"This is an opinion: it rests on {} random {game|games}.",
                                      "C'est un avis : il repose sur {} {partie|parties} au hasard."};
inline constexpr Text opinion_line{"What it expects: {}", "La suite qu'il attend : {}"};
inline constexpr Text too_large_to_solve{
    "The game is too large to solve here, so this is what a search thinks.",
    "Le jeu est trop grand pour être résolu ici : voici ce qu'en pense une recherche."};

} // namespace words

} // namespace zermelo
