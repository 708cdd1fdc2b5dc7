// What is said about shortest paths, in both languages.
#pragma once

#include "core/text.hpp"

namespace zermelo::words {

inline constexpr Text path_found{"Shortest path from {} to {}: {}, distance {}",
                                 "Plus court chemin de {} à {} : {}, distance {}"};
inline constexpr Text path_found_only{"Path from {} to {}: {}, distance {}", "Chemin de {} à {} : {}, distance {}"};
inline constexpr Text path_none{"There is no path from {} to {}.", "Il n'y a pas de chemin de {} à {}."};
inline constexpr Text path_work{"{}: {} {step|steps}, {} of {} {vertex|vertices} reached",
                                "{} : {} {étape|étapes}, {} {sommet atteint|sommets atteints} sur {}"};
inline constexpr Text path_step{"step", "étape"};
inline constexpr Text path_chosen{"chosen", "choisi"};
inline constexpr Text path_algorithm{"algorithm", "algorithme"};
inline constexpr Text path_steps{"steps", "étapes"};
inline constexpr Text path_visited{"visited", "visités"};
inline constexpr Text path_reached{"reached", "atteints"};
inline constexpr Text path_distance{"distance", "distance"};
inline constexpr Text path_path{"path", "chemin"};
inline constexpr Text path_step_start{"{} is chosen: the start, at distance 0.",
                                      "{} est choisi : le départ, à distance 0."};
inline constexpr Text path_step_least{"{} is chosen: of those that wait its distance is least, {}.",
                                      "{} est choisi : parmi ceux qui attendent, sa distance est la plus petite, {}."};
inline constexpr Text path_step_total{
    "{} is chosen: of those that wait, distance plus estimate is least, {} + {} = {}.",
    "{} est choisi : parmi ceux qui attendent, distance plus estimation est la plus petite, {} + {} = {}."};
inline constexpr Text path_step_new{" Through it: {}.", " Par lui : {}."};
inline constexpr Text path_legend{
    "A cell: the distance known so far and the vertex before; in brackets, distance plus estimate; ∞: not reached yet.",
    "Une case : la distance connue et le sommet précédent ; entre parenthèses, distance plus estimation ; ∞ : pas "
    "encore atteint."};

inline constexpr Text heuristic_sound{"The heuristic {} is admissible and consistent: A* finds a shortest path.",
                                      "L'heuristique {} est admissible et cohérente : A* trouve un plus court chemin."};
inline constexpr Text heuristic_too_high{
    "The heuristic {} is not admissible: at {} it estimates {}, and {} is left.",
    "L'heuristique {} n'est pas admissible : en {} elle estime {}, et il reste {}."};
inline constexpr Text heuristic_too_high_edge{
    "The edge {} - {} shows it: its weight is {}, but the estimate falls from {} to {}.",
    "L'arête {} - {} le montre : son poids est {}, mais l'estimation y passe de {} à {}."};
inline constexpr Text heuristic_inconsistent{
    "The heuristic {} is not consistent: along the edge {} - {} of weight {} it falls from {} to {}.",
    "L'heuristique {} n'est pas cohérente : le long de l'arête {} - {} de poids {} elle passe de {} à {}."};
inline constexpr Text heuristic_admissible{"It is admissible all the same: it is nowhere too high.",
                                           "Elle est admissible tout de même : elle n'est trop grande nulle part."};
inline constexpr Text heuristic_still_shortest{"The path found is a shortest one all the same.",
                                               "Le chemin trouvé est tout de même un plus court."};
inline constexpr Text heuristic_not_shortest{
    "The path found is not shortest: its length is {}, the least is {}.",
    "Le chemin trouvé n'est pas le plus court : il mesure {}, le minimum est {}."};

} // namespace zermelo::words
