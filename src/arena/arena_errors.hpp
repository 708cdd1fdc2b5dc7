// What can be wrong with the file of an arena, in both languages.
#pragma once

#include "core/reading_errors.hpp"

namespace zermelo::errors {

// Of any text.
inline constexpr Text empty_text{"the text is empty (expected an arena)", "le texte est vide (attendu une arène)"};
inline constexpr Text expected_nothing{"nothing may follow the arena, found {}",
                                       "rien ne peut suivre l'arène, trouvé {}"};

// Of any arena.
inline constexpr Text no_vertices{"an arena has at least one vertex", "une arène a au moins un sommet"};
inline constexpr Text undeclared_vertex{"the vertex \"{}\" is used but not declared",
                                        "le sommet « {} » est utilisé sans être déclaré"};
inline constexpr Text declared_twice{"the vertex \"{}\" is declared twice", "le sommet « {} » est déclaré deux fois"};
inline constexpr Text unknown_start{"the start \"{}\" is not a vertex", "le départ « {} » n'est pas un sommet"};
inline constexpr Text second_start{"\"{}\" is the start already (expected one start)",
                                   "« {} » est déjà le départ (attendu un seul départ)"};
inline constexpr Text not_an_owner{"an owner is 1 or 2, found {}", "un propriétaire est 1 ou 2, trouvé {}"};
inline constexpr Text not_a_target{"a target is true, false, 1 or 2, found {}",
                                   "une cible est true, false, 1 ou 2, trouvé {}"};
inline constexpr Text not_a_priority{"a priority is a whole number from 0 to {}, found {}",
                                     "une priorité est un nombre entier de 0 à {}, trouvé {}"};

// Of names in options.
inline constexpr Text unknown_vertex{"no vertex is called \"{}\"", "aucun sommet ne s'appelle « {} »"};
inline constexpr Text target_of_both{"vertex \"{}\" is a target of both players",
                                     "le sommet « {} » est une cible des deux joueurs"};
inline constexpr Text against_needs_target{"the player has no target: name it with --target",
                                           "le joueur n'a pas de cible : la nommer avec --target"};

// Of JSON.
inline constexpr Text not_an_arena{"expected {\"vertices\": [...], \"edges\": [...]}, found {}",
                                   "attendu {\"vertices\": [...], \"edges\": [...]}, trouvé {}"};
inline constexpr Text not_a_list{"expected a list [...] of {}, found {}", "attendu une liste [...] de {}, trouvé {}"};
inline constexpr Text not_a_vertex{"expected a vertex such as {\"id\": \"a\", \"owner\": 1}, found {}",
                                   "attendu un sommet comme {\"id\": \"a\", \"owner\": 1}, trouvé {}"};
inline constexpr Text not_an_edge{"expected an edge such as [\"a\", \"b\"], found {}",
                                  "attendu une arête comme [\"a\", \"b\"], trouvé {}"};
inline constexpr Text unknown_field{"no field is called \"{}\" (expected {})",
                                    "aucun champ ne s'appelle « {} » (attendu {})"};
inline constexpr Text no_id{"this vertex has no \"id\"", "ce sommet n'a pas d'« id »"};

// Of Python.
inline constexpr Text not_a_dictionary{"expected a dictionary {vertex: [...]} or a list [[...], ...], found {}",
                                       "attendu un dictionnaire {sommet: [...]} ou une liste [[...], ...], trouvé {}"};
inline constexpr Text not_a_python_vertex{"expected a vertex (a number, a string, a tuple, a list or a set), found {}",
                                          "attendu un sommet (nombre, chaîne, tuple, liste ou ensemble), trouvé {}"};
inline constexpr Text not_successors{"expected a list of successors [...], found {}",
                                     "attendu une liste de successeurs [...], trouvé {}"};

// Of DOT.
inline constexpr Text not_directed{"expected a directed graph (digraph {...}), found {}",
                                   "attendu un graphe orienté (digraph {...}), trouvé {}"};
inline constexpr Text too_many_edges{"groups make more than {} edges here", "les groupes font plus de {} arêtes ici"};

} // namespace zermelo::errors
