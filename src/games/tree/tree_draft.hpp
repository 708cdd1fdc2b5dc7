// A tree as it was written down, before it is checked to be one.
#pragma once

#include "core/player.hpp"
#include "core/result.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct TreeDraft {
    struct Move {
        std::string name;
        std::string to;           // name of a vertex; empty: a leaf without a name
        std::int64_t utility = 0; // of that leaf
    };
    struct Vertex {
        std::string name;
        std::optional<Player> player{}; // if none: not the one who moved here; player one at the root
        std::optional<std::int64_t> utility{};
        std::vector<Move> moves{};
    };

    std::string root;
    std::vector<Vertex> vertices;

    // Utilities are whole numbers no larger than this, so that searches may count in ints.
    static constexpr std::int64_t largest_utility = 1'000'000'000;

    // Checks the form: fields, types and ranges. How vertices hang together is for Tree::grow to check.
    static Result<TreeDraft> from_json(std::string_view text, std::string place);
};

} // namespace zermelo
