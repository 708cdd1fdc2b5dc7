// What is played on an arena without a target.
#pragma once

#include "core/assumed_rule.hpp"

namespace zermelo {

inline constexpr AssumedRule last_mover_wins{
    "last-mover-wins",
    {"No target is marked, so whoever cannot move loses: the last mover wins. To give a target: --target VERTEX.",
     "Aucune cible n'est marquée, donc qui ne peut pas jouer perd : le dernier à jouer gagne. Pour donner une cible : "
     "--target SOMMET."}};

} // namespace zermelo
