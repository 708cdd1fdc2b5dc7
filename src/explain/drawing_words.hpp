// What stands in drawings, in both languages.
#pragma once

#include "core/text.hpp"

namespace zermelo::words {

inline constexpr Text drawing_player{"player {}", "joueur {}"};
inline constexpr Text drawing_start{"start", "départ"};
inline constexpr Text drawing_target{"target", "cible"};
inline constexpr Text drawing_target_of{"target of player {}", "cible du joueur {}"};
inline constexpr Text drawing_attractor{"attractor of player {}", "attracteur du joueur {}"};
inline constexpr Text drawing_won{"won by player {}", "gagné par le joueur {}"};
inline constexpr Text drawing_neither{"neither", "aucun"};
inline constexpr Text drawing_rank_of{"V_{} of {}", "V_{} de {}"};
inline constexpr Text drawing_priority{"name · priority", "nom · priorité"};
inline constexpr Text drawing_outside{"outside", "dehors"};
inline constexpr Text drawing_strategy{"strategy", "stratégie"};
inline constexpr Text drawing_distance{"distance {}", "distance {}"};
inline constexpr Text drawing_unreachable{"not reached", "non atteints"};

} // namespace zermelo::words
