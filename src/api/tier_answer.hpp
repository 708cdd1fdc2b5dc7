// What an answer says of each tier.
#pragma once

#include "api/json.hpp"
#include "solve/counts.hpp"

#include <vector>

namespace zermelo {

// Tiers without positions are left out. Labelled counts are told if the answer has them for the whole game.
inline void put_tiers(Json& answer, const std::vector<Counts>& tiers) {
    Json list = Json::array();
    for (std::size_t tier = 0; tier < tiers.size(); ++tier) {
        const Counts& counts = tiers[tier];
        if (counts.positions == 0) continue;
        list.push_back({{"tier", tier},
                        {"positions", counts.positions},
                        {"finals", counts.finals},
                        {"won", counts.won},
                        {"lost", counts.lost},
                        {"drawn", counts.drawn}});
        if (answer.contains("labelled")) list.back()["labelled"] = counts.labelled_positions;
    }
    answer["tiers"] = std::move(list);
}

} // namespace zermelo
