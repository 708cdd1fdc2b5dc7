// Ideas in words. The gaps are filled by the arguments of the idea, in order.
#pragma once

#include "core/ideas.hpp"
#include "core/text.hpp"

#include <string_view>

namespace zermelo {

struct IdeaWords {
    Idea::Kind kind;
    std::string_view name; // in JSON
    Text sentence;
};

namespace words {

inline constexpr Text and_last{" and ", " et "};
inline constexpr Text or_last{" or ", " ou "};

inline constexpr IdeaWords ideas[] = {
    {Idea::Kind::nim_sum,
     "nim-sum",
     {"The nim-sum {} = {} is not 0. {} makes it 0, and from 0 every move leads away again.",
      "La nim-somme {} = {} n'est pas 0. {} la ramène à 0, et de 0 tout coup s'éloigne."}},
    {Idea::Kind::nim_sum_zero,
     "nim-sum-zero",
     {"The nim-sum {} is 0: every move changes it, and the opponent can make it 0 again.",
      "La nim-somme {} vaut 0 : tout coup la change, et l'adversaire peut la ramener à 0."}},
    {Idea::Kind::nim_last_large,
     "nim-last-large",
     {"Only one heap has more than one stick, and whoever takes the last stick loses: {} leaves an odd number of heaps "
      "of one stick.",
      "Un seul tas a plus d'un bâtonnet, et qui prend le dernier perd : {} laisse un nombre impair de tas d'un "
      "bâtonnet."}},
    {Idea::Kind::nim_ones,
     "nim-ones",
     {"Every heap has one stick: {} to the end, and whoever makes the last one loses.",
      "Chaque tas a un bâtonnet : {} jusqu'à la fin, et qui joue le dernier perd."}},
    {Idea::Kind::remainder_won,
     "remainder",
     {"Who wins repeats every {} sticks, from {} on. {} has the remainder {}; {} leads to the remainder {}, which is "
      "lost.",
      "L'issue se répète tous les {} bâtonnets, à partir de {}. {} a le reste {} ; {} mène au reste {}, qui est "
      "perdu."}},
    {Idea::Kind::remainder_lost,
     "remainder-lost",
     {"Who wins repeats every {} sticks, from {} on. {} has the remainder {}, which is lost: no take leads to another "
      "lost one.",
      "L'issue se répète tous les {} bâtonnets, à partir de {}. {} a le reste {}, qui est perdu : aucune prise ne "
      "mène à un autre reste perdu."}},
    {Idea::Kind::poison_left, "poison", {"Only the poison is left.", "Il ne reste que le poison."}},
    {Idea::Kind::one_line, "one-line", {"{} leaves only the poison.", "{} ne laisse que le poison."}},
    {Idea::Kind::two_rows_won,
     "two-rows",
     {"With two rows, leave the first one longer by one: {} does.",
      "Avec deux lignes, laissez la première plus longue d'une case : c'est ce que fait {}."}},
    {Idea::Kind::two_rows_lost,
     "two-rows-lost",
     {"Of the two rows the first is longer by one: after every bite the opponent can make it so again.",
      "Des deux lignes, la première est plus longue d'une case : après tout coup, l'adversaire peut y revenir."}},
    {Idea::Kind::two_columns_won,
     "two-columns",
     {"With two columns, leave the first one longer by one: {} does.",
      "Avec deux colonnes, laissez la première plus longue d'une case : c'est ce que fait {}."}},
    {Idea::Kind::two_columns_lost,
     "two-columns-lost",
     {"Of the two columns the first is longer by one: after every bite the opponent can make it so again.",
      "Des deux colonnes, la première est plus longue d'une case : après tout coup, l'adversaire peut y revenir."}},
    {Idea::Kind::square,
     "mirror",
     {"The first row and the first column have the same length. {} leaves only these two; then mirror every bite.",
      "La première ligne et la première colonne sont égales. {} ne laisse qu'elles ; il suffit ensuite de répondre en "
      "miroir."}},
    {Idea::Kind::arms_unequal,
     "arms",
     {"{} makes the row and the column equal; then mirror every bite.",
      "{} rend égales la ligne et la colonne ; il suffit ensuite de répondre en miroir."}},
    {Idea::Kind::arms_equal,
     "arms-lost",
     {"The row and the column are equal: the opponent mirrors every bite, until only the poison is left.",
      "La ligne et la colonne sont égales : l'adversaire répond en miroir, jusqu'à ce qu'il ne reste que le poison."}},
    {Idea::Kind::strategy_stealing,
     "strategy-stealing",
     {"A whole rectangle is always won, which can be proved without showing how: if {} lost, the answer that beats it "
      "could be played at once instead (strategy stealing).",
      "Un rectangle entier est toujours gagné, et on le prouve sans montrer comment : si {} perdait, la réponse qui le "
      "bat pourrait être jouée tout de suite (vol de stratégie)."}},
    {Idea::Kind::line_completed, "line", {"{} completes a line.", "{} complète une ligne."}},
    {Idea::Kind::two_threats_against,
     "double-threat-against",
     {"The opponent threatens {}: one move cannot stop them all.",
      "L'adversaire menace {} : un seul coup ne peut tout parer."}},
    {Idea::Kind::stacked_threats_against,
     "stacked-threats-against",
     {"The opponent threatens {}, and once that is stopped, {} completes a line.",
      "L'adversaire menace {}, et une fois ce coup paré, {} complète une ligne."}},
    {Idea::Kind::forced_reply,
     "forced-reply",
     {"The opponent threatens {}, which must be stopped there: every other move loses.",
      "L'adversaire menace {}, et il faut y jouer : tout autre coup perd."}},
    {Idea::Kind::double_threat,
     "double-threat",
     {"{} threatens {} at once: one answer cannot stop them all.",
      "{} menace à la fois {} : une seule réponse ne peut tout parer."}},
    {Idea::Kind::threat,
     "threat",
     {"{} threatens to complete a line by {}.", "{} menace de compléter une ligne par {}."}},
    {Idea::Kind::prepared_win,
     "prepared-win",
     {"{} threatens {}, which would win by force if the opponent passed.",
      "{} menace {}, qui gagnerait par force si l'adversaire passait."}},
    {Idea::Kind::prepared_win_against,
     "prepared-win-against",
     {"The opponent threatens {}, which would win by force if you passed.",
      "L'adversaire menace {}, qui gagnerait par force si vous passiez."}},
    {Idea::Kind::odd_threat,
     "odd-threat",
     {"Player {} has an odd threat, in column {}, row {}: once all else is full, player {} must play right below it "
      "(zugzwang).",
      "Le joueur {} a une menace impaire, colonne {}, rangée {} : quand tout le reste est plein, le joueur {} doit "
      "jouer juste dessous (zugzwang)."}},
    {Idea::Kind::even_threat,
     "even-threat",
     {"Player {} has an even threat, in column {}, row {}: once all else is full, player {} must play right below it "
      "(zugzwang).",
      "Le joueur {} a une menace paire, colonne {}, rangée {} : quand tout le reste est plein, le joueur {} doit jouer "
      "juste dessous (zugzwang)."}},
    {Idea::Kind::moves_fixed,
     "moves-fixed",
     {"Whatever both do, the game ends in {}: player {} makes the last one.",
      "Quoi que fassent les joueurs, la partie finit en {} : le joueur {} joue le dernier."}},
    {Idea::Kind::even_left,
     "even-left",
     {"After {}, an even number of moves is left whatever both do.",
      "Après {}, il reste un nombre pair de coups, quoi que fassent les joueurs."}},
    {Idea::Kind::odd_left,
     "odd-left",
     {"After {}, an odd number of moves is left whatever both do.",
      "Après {}, il reste un nombre impair de coups, quoi que fassent les joueurs."}},
    {Idea::Kind::parity,
     "parity",
     {"From {} to {} can still be made; player {} controls whether their number is odd or even.",
      "De {} à {} peuvent encore être joués ; le joueur {} en contrôle la parité."}},
};

} // namespace words

} // namespace zermelo
