// What can be wrong with a weighted graph.
#pragma once

#include "core/text.hpp"

namespace zermelo::errors {

inline constexpr Text negative_weight{
    "the edge {} - {} has the negative weight {}: Dijkstra and A* need weights from 0 on",
    "l'arête {} - {} a le poids négatif {} : Dijkstra et A* demandent des poids positifs"};
inline constexpr Text weights_too_large{"the weights are too large to add up without rounding",
                                        "les poids sont trop grands pour être additionnés sans arrondi"};
inline constexpr Text no_edges{"the graph has no vertices", "le graphe n'a pas de sommets"};
inline constexpr Text edge_needs_three{"an edge is FROM, TO, WEIGHT: {} cells here",
                                       "une arête est DE, À, POIDS : {} cases ici"};
inline constexpr Text vertex_unnamed{"a vertex has no name", "un sommet n'a pas de nom"};
inline constexpr Text undeclared_end{"the vertex \"{}\" is not among the file's vertices",
                                     "le sommet « {} » n'est pas parmi les sommets du fichier"};
inline constexpr Text half_position{"a vertex needs both x and y, or neither",
                                    "un sommet a besoin de x et de y, ou d'aucun des deux"};
inline constexpr Text bad_position{"\"{}\" is not a position such as \"3,4.5\"",
                                   "« {} » n'est pas une position comme « 3,4.5 »"};
inline constexpr Text expected_graph{"graph or digraph was expected, not {}",
                                     "graph ou digraph était attendu, et non {}"};
inline constexpr Text expected_vertex{"the name of a vertex was expected, not {}",
                                      "le nom d'un sommet était attendu, et non {}"};
inline constexpr Text wrong_arrow{"a {} has edges written {}", "un {} a des arêtes écrites {}"};
inline constexpr Text dimacs_line{"a line of this file begins with one of {}, not with \"{}\"",
                                  "une ligne de ce fichier commence par {}, et non par « {} »"};
inline constexpr Text dimacs_header{"the line \"p {} ...\" must come first and once",
                                    "la ligne « p {} ... » vient en premier, et une fois"};
inline constexpr Text dimacs_shape{"\"{}\" was expected here", "« {} » était attendu ici"};
inline constexpr Text dimacs_vertex{"vertex {} does not exist (1 to {})", "le sommet {} n'existe pas (1 à {})"};
inline constexpr Text dimacs_count{"{} lines \"{}\" were promised, {} are there",
                                   "{} lignes « {} » étaient annoncées, il y en a {}"};
inline constexpr Text unknown_estimate{
    "no heuristic is called \"{}\" (there are: zero, euclid, great-circle, great-circle:m{})",
    "aucune heuristique ne s'appelle « {} » (il y a : zero, euclid, great-circle, great-circle:m{})"};
inline constexpr Text no_position{"vertex {} has no coordinates, which the heuristic {} needs",
                                  "le sommet {} n'a pas de coordonnées, que demande l'heuristique {}"};
inline constexpr Text no_column_value{"vertex {} has no value in the column {}",
                                      "le sommet {} n'a pas de valeur dans la colonne {}"};
inline constexpr Text not_on_earth{"vertex {} is not on the globe: longitude {}, latitude {}",
                                   "le sommet {} n'est pas sur le globe : longitude {}, latitude {}"};
inline constexpr Text position_too_large{"the coordinates of vertex {} have too many digits",
                                         "les coordonnées du sommet {} ont trop de chiffres"};

} // namespace zermelo::errors
