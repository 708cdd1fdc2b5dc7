// Exercises in words. The gaps are filled by the arguments of the remark, in order.
#pragma once

#include "answers/exercise.hpp"
#include "core/text.hpp"

namespace zermelo {

struct RemarkWords {
    Remark::Kind kind;
    Text sentence;
};

namespace words {

using Says = Remark::Kind;

// In the order of the kinds.
inline constexpr RemarkWords remarks[] = {
    {Says::do_attractor,
     {"Player 1 wants to force the play into the target. Circles belong to player 1, squares to player 2, diamonds are "
      "the target. Build the attractor step by step: V_0 is the target.",
      "Le joueur 1 veut mener la partie à la cible. Les ronds sont au joueur 1, les carrés au joueur 2, les losanges "
      "sont la cible. Construire l'attracteur pas à pas : V_0 est la cible."}},
    {Says::do_minimax,
     {"Player 1 moves where the triangle points up and wants a large number, player 2 where it points down and wants a "
      "small one. Give every vertex its minimax value.",
      "Le joueur 1 joue là où le triangle pointe vers le haut et veut un grand nombre, le joueur 2 là où il pointe "
      "vers "
      "le bas et en veut un petit. Donner à chaque sommet sa valeur minimax."}},
    {Says::do_alphabeta,
     {"Alpha-beta goes through this tree from left to right, beginning with the window (-inf, inf), and cuts as soon "
      "as "
      "alpha >= beta.",
      "L'alpha-bêta parcourt cet arbre de gauche à droite, à partir de la fenêtre (-inf, inf), et élague dès que "
      "alpha >= bêta."}},
    {Says::do_grundy,
     {"The Grundy value of a position is the least number that none of its moves leads to. The position is {}.",
      "La valeur de Grundy d'une position est le plus petit nombre auquel aucun de ses coups ne mène. La position est "
      "{}."}},
    {Says::do_dijkstra,
     {"Run Dijkstra's algorithm from {} until every vertex that can be reached is chosen. Write inf where no way is "
      "known yet.",
      "Dérouler l'algorithme de Dijkstra depuis {} jusqu'à ce que tout sommet accessible soit choisi. Écrire inf tant "
      "qu'aucun chemin n'est connu."}},
    {Says::do_equilibrium,
     {"In each cell stands what player 1 (rows) and player 2 (columns) win. Both choose at the same time.",
      "Dans chaque case : le gain du joueur 1 (lignes) et celui du joueur 2 (colonnes). Les deux choisissent en même "
      "temps."}},
    {Says::do_winning_move, {"Player {} is to move, and can win.", "C'est au joueur {} de jouer, et il peut gagner."}},

    {Says::ask_joins, {"Which vertices join at step {}?", "Quels sommets entrent à l'étape {} ?"}},
    {Says::ask_outside, {"From which vertices does player {} win?", "Depuis quels sommets le joueur {} gagne-t-il ?"}},
    {Says::ask_value, {"What is the value of {}?", "Quelle est la valeur de {} ?"}},
    {Says::ask_best_move, {"Which move is best at {}?", "Quel coup est le meilleur en {} ?"}},
    {Says::ask_cuts,
     {"Which vertices and leaves are never looked at?", "Quels sommets et feuilles ne sont jamais regardés ?"}},
    {Says::ask_leaves, {"How many leaves are looked at?", "Combien de feuilles sont regardées ?"}},
    {Says::ask_window,
     {"With which window (alpha, beta) is {} reached?", "Avec quelle fenêtre (alpha, bêta) atteint-on {} ?"}},
    {Says::ask_grundies, {"What are the Grundy values?", "Quelles sont les valeurs de Grundy ?"}},
    {Says::ask_grundy, {"What is the Grundy value of {}?", "Quelle est la valeur de Grundy de {} ?"}},
    {Says::ask_winning_move, {"{}: which move wins for player {}?", "{} : quel coup gagne pour le joueur {} ?"}},
    {Says::ask_step,
     {"Step {}: which vertex is chosen, and what are the distances after that?",
      "Étape {} : quel sommet est choisi, et quelles sont les distances ensuite ?"}},
    {Says::ask_path, {"Give a shortest path from {} to {}.", "Donner un plus court chemin de {} à {}."}},
    {Says::ask_best_replies,
     {"What are the best replies of player {} to {}?", "Quelles sont les meilleures réponses du joueur {} à {} ?"}},
    {Says::ask_dominated,
     {"Which strategies are strictly dominated?", "Quelles stratégies sont strictement dominées ?"}},
    {Says::ask_equilibria,
     {"Which cells are equilibria (row/column)?", "Quelles cases sont des équilibres (ligne/colonne) ?"}},
    {Says::ask_mixed,
     {"How does player {} mix the strategies at the equilibrium (probabilities)?",
      "Comment le joueur {} mélange-t-il ses stratégies à l'équilibre (probabilités) ?"}},

    {Says::joins_mine,
     {"{} joins: player {} moves from there to {}, which is in V_{}.",
      "{} entre : le joueur {} y joue vers {}, qui est dans V_{}."}},
    {Says::joins_forced,
     {"{} joins: there, every move of player {} ({}) leads into V_{}.",
      "{} entre : tout coup qu'y a le joueur {} ({}) mène dans V_{}."}},
    {Says::no_move_in,
     {"{} does not join: player {} has no move from there into V_{} yet.",
      "{} n'entre pas : le joueur {} n'y a pas encore de coup vers V_{}."}},
    {Says::escapes,
     {"{} does not join: player {} can still move from there to {}, which is not in V_{}.",
      "{} n'entre pas : le joueur {} peut encore y jouer vers {}, qui n'est pas dans V_{}."}},
    {Says::dead_end,
     {"{} is a dead end: nobody can move there, so the play never reaches the target.",
      "{} est un cul-de-sac : on n'y joue plus, la partie n'atteint donc jamais la cible."}},
    {Says::inside,
     {"{} joined at step {}: from there player 1 reaches the target.",
      "{} est entré à l'étape {} : de là le joueur 1 atteint la cible."}},
    {Says::stays_out,
     {"{} stays out: player {} moves from there to {} and remains outside.",
      "{} reste dehors : le joueur {} y joue vers {} et demeure à l'extérieur."}},
    {Says::no_way_in,
     {"{} stays out: no move from there leads into the attractor.",
      "{} reste dehors : aucun coup n'y mène dans l'attracteur."}},

    {Says::greatest_of,
     {"At {} player {} takes the greatest of {}: {}.", "En {} le joueur {} prend le plus grand de {} : {}."}},
    {Says::least_of,
     {"At {} player {} takes the least of {}: {}.", "En {} le joueur {} prend le plus petit de {} : {}."}},
    {Says::move_gives, {"{} gives {}; the value is {}.", "{} donne {} ; la valeur est {}."}},
    {Says::cut_low,
     {"{} is cut: {} is worth at most {} already, and player 1 is sure of {} elsewhere.",
      "{} est élagué : {} vaut déjà au plus {}, et le joueur 1 est sûr de {} ailleurs."}},
    {Says::cut_high,
     {"{} is cut: {} is worth at least {} already, and player 2 holds player 1 to {} elsewhere.",
      "{} est élagué : {} vaut déjà au moins {}, et le joueur 2 limite le joueur 1 à {} ailleurs."}},
    {Says::below_cut, {"{} lies below {}, which is cut.", "{} est sous {}, qui est élagué."}},
    {Says::looked_at,
     {"{} is looked at: {} could still matter, the window is ({}, {}).",
      "{} est regardé : {} peut encore compter, la fenêtre est ({}, {})."}},
    {Says::leaves_are, {"{} {leaf|leaves}: {}.", "{} {feuille|feuilles} : {}."}},
    {Says::window_is,
     {"{} is reached with the window ({}, {}): what each player is sure of on the way there.",
      "{} est atteint avec la fenêtre ({}, {}) : ce dont chaque joueur est sûr en chemin."}},

    {Says::mex_of,
     {"{}: its moves lead to the values {}; the least number that is not among them is {}.",
      "{} : ses coups mènent aux valeurs {} ; le plus petit nombre absent est {}."}},
    {Says::mex_of_none,
     {"{}: no move is left, or none that does not lose at once: its value is 0.",
      "{} : plus aucun coup, ou aucun qui ne perde aussitôt : sa valeur est 0."}},
    {Says::nim_sum_of,
     {"The nim-sum of the heaps: {} = {} (write them in base 2 and add without carrying).",
      "La nim-somme des tas : {} = {} (les écrire en base 2 et additionner sans retenue)."}},
    {Says::leads_to_zero,
     {"{} leads to {}, of value {}: whoever is to move there loses.",
      "{} mène à {}, de valeur {} : qui doit y jouer perd."}},
    {Says::leads_to_other,
     {"{} leads to {}, of value {}: not 0, so the opponent can win there.",
      "{} mène à {}, de valeur {} : pas 0, l'adversaire peut donc y gagner."}},

    {Says::chosen_least,
     {"{} is chosen: of those that wait it has the least distance, {}.",
      "{} est choisi : parmi ceux qui attendent, il a la plus petite distance, {}."}},
    {Says::not_least,
     {"{} waits with distance {}, but {} with {}, which is less.",
      "{} attend avec la distance {}, mais {} avec {}, qui est plus petite."}},
    {Says::chosen_before, {"{} was chosen before.", "{} a déjà été choisi."}},
    {Says::not_reached, {"No way to {} is known yet.", "Aucun chemin vers {} n'est encore connu."}},
    {Says::row_start, {"{} is the start: distance 0.", "{} est le départ : distance 0."}},
    {Says::row_by, {"{}: {}, by {}, whose own distance is {}.", "{} : {}, par {}, dont la distance est {}."}},
    {Says::row_unknown, {"{}: inf, no way there is known yet.", "{} : inf, aucun chemin n'y mène encore."}},
    {Says::path_sum, {"Its weights add up to {}, the least there is.", "La somme de ses poids est {}, le minimum."}},
    {Says::path_longer,
     {"The weights of this path add up to {}; {} is possible.",
      "La somme des poids de ce chemin est {} ; {} est possible."}},
    {Says::path_no_edge, {"No edge leads from {} to {}.", "Aucune arête ne mène de {} à {}."}},
    {Says::path_ends, {"The path leads from {} to {}.", "Le chemin va de {} à {}."}},

    {Says::pays, {"Against {}, {} gives {}: nothing gives more.", "Contre {}, {} donne {} : rien ne donne plus."}},
    {Says::pays_less, {"Against {}, {} gives {}, and {} gives {}.", "Contre {}, {} donne {}, et {} donne {}."}},
    {Says::dominated_by,
     {"{} is strictly dominated by {}, which gives more whatever the other does.",
      "{} est strictement dominée par {}, qui donne plus quoi que fasse l'autre."}},
    {Says::not_dominated,
     {"{} is not strictly dominated: no other strategy is always better.",
      "{} n'est pas strictement dominée : aucune autre n'est toujours meilleure."}},
    {Says::each_best,
     {"{} is an equilibrium: each strategy is a best reply to the other.",
      "{} est un équilibre : chaque stratégie est une meilleure réponse à l'autre."}},
    {Says::row_would_move,
     {"{} is no equilibrium: player 1 would rather play {} and have {} instead of {}.",
      "{} n'est pas un équilibre : le joueur 1 préfère jouer {} et avoir {} au lieu de {}."}},
    {Says::column_would_move,
     {"{} is no equilibrium: player 2 would rather play {} and have {} instead of {}.",
      "{} n'est pas un équilibre : le joueur 2 préfère jouer {} et avoir {} au lieu de {}."}},
    {Says::makes_equal,
     {"Player {} plays with probabilities {} and {}: then both strategies give player {} the same, {}.",
      "Le joueur {} joue avec les probabilités {} et {} : alors les deux stratégies donnent autant au joueur {}, {}."}},

    {Says::not_answered, {"No answer yet.", "Pas encore de réponse."}},
    {Says::not_one_of, {"\"{}\" is not one of the possible answers.", "« {} » n'est pas une réponse possible."}},
    {Says::not_a_number,
     {"\"{}\" is not a number such as 3, 1/2 or inf.", "« {} » n'est pas un nombre comme 3, 1/2 ou inf."}},
    {Says::one_expected, {"One answer is expected.", "Une seule réponse est attendue."}},
    {Says::numbers_expected, {"{} {number|numbers} are expected.", "{} {nombre attendu|nombres attendus}."}},
};

// The sheet
inline constexpr Text exercise_title{"Exercise: {}, level {}, seed {}", "Exercice : {}, niveau {}, graine {}"};
inline constexpr Text exercise_for{"Name: {}", "Nom : {}"};
inline constexpr Text exercise_questions{"Questions", "Questions"};
inline constexpr Text exercise_solution{"Solution", "Corrigé"};
inline constexpr Text exercise_position{"Position: {}", "Position : {}"};
inline constexpr Text exercise_answer{"Answer: {}", "Réponse : {}"};
inline constexpr Text exercise_none{"none", "aucun"};
inline constexpr Text exercise_among{"(of: {})", "(parmi : {})"};
inline constexpr Text exercise_score{"{} of {} right", "{} sur {} justes"};
inline constexpr Text exercise_right{"right", "juste"};
inline constexpr Text exercise_chosen{"chosen", "choisi"};

inline constexpr Text exercise_kinds[] = {
    {"the attractor", "l'attracteur"},      {"minimax", "minimax"},   {"alpha-beta", "alpha-bêta"},
    {"Grundy values", "valeurs de Grundy"}, {"Dijkstra", "Dijkstra"}, {"equilibria", "équilibres"},
    {"a winning move", "un coup gagnant"}};

} // namespace words

} // namespace zermelo
