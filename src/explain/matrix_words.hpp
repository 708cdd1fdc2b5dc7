// What is said about payoff matrices, in both languages.
#pragma once

#include "core/text.hpp"

namespace zermelo::words {

inline constexpr Text matrix_less{"Less is better for both.", "Moins vaut mieux pour chacun."};
inline constexpr Text matrix_legend{"[ ]: best reply; =: pure equilibrium; *: Pareto-optimal",
                                    "[ ] : meilleure réponse ; = : équilibre pur ; * : optimal au sens de Pareto"};
inline constexpr Text matrix_player{"player {}", "joueur {}"};

inline constexpr Text best_head{"Best replies", "Meilleures réponses"};
inline constexpr Text best_reply{"Against {}, {} does best with {}: {}.", "Contre {}, {} fait au mieux avec {} : {}."};

inline constexpr Text dominated_head{"Dominated strategies", "Stratégies dominées"};
inline constexpr Text dominated_none{"None.", "Aucune."};
inline constexpr Text dominated_strictly{"{} of {} is strictly dominated by {}: always worse ({}).",
                                         "{} de {} est strictement dominée par {} : toujours moins bonne ({})."};
inline constexpr Text dominated_weakly{
    "{} of {} is weakly dominated by {}: never better, sometimes worse ({}).",
    "{} de {} est faiblement dominée par {} : jamais meilleure, parfois moins bonne ({})."};

inline constexpr Text strict_head{"Elimination of strictly dominated strategies",
                                  "Élimination des stratégies strictement dominées"};
inline constexpr Text weak_head{
    "Elimination of weakly dominated strategies (another order may leave others)",
    "Élimination des stratégies faiblement dominées (un autre ordre peut en laisser d'autres)"};
inline constexpr Text eliminated_left{"Left: {} for {}, {} for {}.", "Restent : {} pour {}, {} pour {}."};

inline constexpr Text pure_head{"Equilibria", "Équilibres"};
inline constexpr Text pure_reason{"({}, {}): each is a best reply to the other; payoffs {} and {}.",
                                  "({}, {}) : chacune est une meilleure réponse à l'autre ; gains {} et {}."};
inline constexpr Text mixed_reason{"{} plays {}; {} plays {}: each makes the other's strategies in use equally good, "
                                   "and no other is better; mean payoffs {} and {}.",
                                   "{} joue {} ; {} joue {} : chacun rend égales les stratégies qu'utilise l'autre, et "
                                   "aucune n'est meilleure ; gains moyens {} "
                                   "et {}."};
inline constexpr Text no_pure{"There is no pure equilibrium: from every cell one player would rather move.",
                              "Il n'y a pas d'équilibre pur : de toute case un joueur préfère changer."};
inline constexpr Text degenerate_game{"The game is degenerate: some mixture has more best replies than it uses "
                                      "strategies. These are the extreme equilibria.",
                                      "Le jeu est dégénéré : un mélange a plus de meilleures réponses qu'il n'utilise "
                                      "de stratégies. Voici les équilibres "
                                      "extrêmes."};
inline constexpr Text infinite_equilibria{
    "There are infinitely many: where two share a strategy, every mean of them is an equilibrium too.",
    "Il y en a une infinité : quand deux partagent une stratégie, toute moyenne des deux est aussi un équilibre."};
inline constexpr Text equilibria_cut{
    "The limit was reached: there may be more mixed equilibria, and mixed security levels may be missing.",
    "La limite est atteinte : il peut y avoir d'autres équilibres mixtes, et des niveaux de sécurité mixtes peuvent "
    "manquer."};

inline constexpr Text pareto_head{"Pareto-optimal cells", "Cases optimales au sens de Pareto"};
inline constexpr Text pareto_reason{"{}: from each of them, neither can have more unless the other has less.",
                                    "{} : depuis chacune, aucun ne peut avoir plus sans que l'autre ait moins."};
inline constexpr Text moral{"The equilibrium ({}, {}) is not Pareto-optimal: at ({}, {}) {}. Each follows their own "
                            "interest, and the result is not the "
                            "best for both.",
                            "L'équilibre ({}, {}) n'est pas optimal au sens de Pareto : en ({}, {}) {}. Chacun suit "
                            "son intérêt, et le résultat n'est pas "
                            "le meilleur pour les deux."};
inline constexpr Text both_better{"both are better off", "tous deux y gagnent"};
inline constexpr Text one_better{"one is better off and the other not worse", "l'un y gagne et l'autre n'y perd pas"};

inline constexpr Text security_head{"Security levels", "Niveaux de sécurité"};
inline constexpr Text security_pure{"{} is sure of {} with {}.", "{} est sûr de {} avec {}."};
inline constexpr Text security_worst{"{} (at worst against {})", "{} (au pire contre {})"};
inline constexpr Text security_mixed{"With chance, {} is sure of {} on the average: {}.",
                                     "Avec le hasard, {} est sûr de {} en moyenne : {}."};
inline constexpr Text security_no_gain{"Chance gives {} no better.", "Le hasard ne donne rien de mieux à {}."};

inline constexpr Text zero_sum_value{"The value is {}: what {} can be sure of, and {} can hold it down to.",
                                     "La valeur est {} : ce dont {} peut être sûr, et à quoi {} peut le limiter."};
inline constexpr Text ordinal_game{
    "The signs only tell which payoff is better. Mixed equilibria, mixed security levels and a value are not defined.",
    "Les signes disent seulement quel gain est meilleur. Équilibres mixtes, niveaux de sécurité mixtes et valeur ne "
    "sont pas "
    "définis."};
inline constexpr Text or_word{"or", "ou"};
inline constexpr Text and_word{"and", "et"};
inline constexpr Text instead_of{"{} instead of {} against {}", "{} au lieu de {} contre {}"};

} // namespace zermelo::words
