// Where the nodes of a search tree stand: a parent above the middle of its children, every node and every move with
// room of its own. Lengths are pixels.
#pragma once

#include "answers/search_tree.hpp"

#include <vector>

namespace zermelo {

struct TreeLayout {
    // How much room a node needs: to both sides of its middle, and from its top to its bottom.
    struct Room {
        double left, right, height;
        double move = 0; // how wide the move that leads here is written
    };

    TreeLayout(const SearchTree& tree, const std::vector<Room>& rooms);

    std::vector<double> x, top; // of each node: its middle, and where it begins
    double width = 0, height = 0;
};

} // namespace zermelo
