// What is said to people who play: before the first move, between moves, after the end.
#pragma once

#include "core/text.hpp"

namespace zermelo {

namespace words {

// Before the first move
inline constexpr Text colon{": ", " : "};
inline constexpr Text semicolon{"; ", " ; "};
inline constexpr Text here_is{"Here: {}.", "Ici : {}."};
inline constexpr Text write_a_move{"A move is written like this: {}", "Un coup s'écrit ainsi : {}"};
inline constexpr Text better_is{"With best play from the start player {} wins.",
                                "Depuis le départ, si chacun joue au mieux, le joueur {} gagne."};
inline constexpr Text better_is_draw{"With best play from the start the game is a draw.",
                                     "Depuis le départ, si chacun joue au mieux, la partie est nulle."};
inline constexpr Text better_is_endless{"With best play from the start the game never ends.",
                                        "Depuis le départ, si chacun joue au mieux, la partie ne finit jamais."};
inline constexpr Text better_is_utility{
    "With best play from the start the utility is {}: player 1 wants more, player 2 less.",
    "Depuis le départ, si chacun joue au mieux, l'utilité est {} : le joueur 1 veut plus, le joueur "
    "2 moins."};
inline constexpr Text better_is_unknown{"Who wins with best play is not known: there are too many positions.",
                                        "Qui gagne si chacun joue au mieux n'est pas connu : il y a trop de "
                                        "positions."};
inline constexpr Text you_are{"You are player {}.", "Vous êtes le joueur {}."};
inline constexpr Text you_are_better{"You are player {}: you can win.", "Vous êtes le joueur {} : vous pouvez gagner."};
inline constexpr Text you_are_worse{
    "You are player {}: your position is lost, unless your opponent makes a mistake.",
    "Vous êtes le joueur {} : votre position est perdue, sauf si l'adversaire se trompe."};

// Between moves
inline constexpr Text comes_again{"{} has come before: the third time ends the play, as one that never ends.",
                                  "{} est déjà venu : la troisième fois termine la partie, comme une partie sans fin."};

// After the end
inline constexpr Text review_head{"Mistakes:", "Fautes :"};
inline constexpr Text review_none{"Nobody made a mistake.", "Personne n'a fait de faute."};
inline constexpr Text review_none_later{"After that nobody made a mistake.", "Ensuite personne n'a fait de faute."};
inline constexpr Text review_unknown{"The first {} could not be judged: too many positions follow.",
                                     "Au début, {} sans jugement : trop de positions suivent."};
inline constexpr Text review_line{"  move {}, player {} plays {}: {}", "  coup {}, le joueur {} joue {} : {}"};
inline constexpr Text cost_game{"it loses a won position; {} would have won.",
                                "il perd une position gagnée ; {} gagnait."};
inline constexpr Text cost_game_in{"it loses a won position; {} would have won in {}.",
                                   "il perd une position gagnée ; {} gagnait en {}."};
inline constexpr Text cost_win{"it turns a win into a draw; {} would have won.",
                               "il change une victoire en nulle ; {} gagnait."};
inline constexpr Text cost_win_in{"it turns a win into a draw; {} would have won in {}.",
                                  "il change une victoire en nulle ; {} gagnait en {}."};
inline constexpr Text cost_draw{"it loses a drawn position; {} would have kept the draw.",
                                "il perd une position nulle ; {} gardait la nulle."};
inline constexpr Text cost_utility{"it leads to the utility {}; {} would have led to {}.",
                                   "il mène à l'utilité {} ; {} menait à {}."};
inline constexpr Text play_again{"Again? rematch, swap (the sides), level N (1 to 10), quit: ",
                                 "Encore ? revanche, changer (de côté), niveau N (1 à 10), quitter : "};

} // namespace words

namespace errors {

inline constexpr Text play_has_no_json{
    "a game at the terminal is no JSON document (see match --json, moves --json)",
    "une partie au terminal n'est pas un document JSON (voir match --json, moves --json)"};

} // namespace errors

} // namespace zermelo
