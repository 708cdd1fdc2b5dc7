// In which order alpha-beta looks at moves: the sooner it sees a good one, the more it can leave out.
#pragma once

#include "core/game.hpp"
#include "core/key.hpp"
#include "search/score.hpp"

#include <array>
#include <cstring>
#include <vector>

namespace zermelo {

// Which hints are used. Of several, the table's comes first, then killers, then judgement, then history.
struct Order {
    bool evaluation = false; // best judgement of the position after the move
    bool table = false;      // the best move when the position was searched before, less deep
    bool killer = false;     // moves that made a cut in a position beside this one
    bool history = false;    // moves that made many cuts anywhere

    bool any() const { return evaluation || table || killer || history; }
};

// A number for a move, so that tables need not know what a move is. Two moves may share one: a hint too many, no harm.
template <class Move> std::uint32_t move_name(const Move& move) {
    static_assert(std::has_unique_object_representations_v<Move>, "moves are named by their bytes");
    std::uint64_t name = sizeof(Move);
    for (std::size_t at = 0; at < sizeof(Move); at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, reinterpret_cast<const char*>(&move) + at, std::min<std::size_t>(8, sizeof(Move) - at));
        name = hash(name ^ word);
    }
    return static_cast<std::uint32_t>(name >> 32) | 1; // 0 stands for no move
}

// What cuts teach: killers by ply, history by move.
class CutMemory {
public:
    void cut_by(std::uint32_t name, std::uint32_t ply, std::uint32_t depth) {
        if (killers_.size() <= ply) killers_.resize(ply + 1);
        auto& [first, second] = killers_[ply];
        if (first != name) second = first, first = name;
        history_[name % history_.size()] += std::uint64_t{1} << std::min(depth, 24u);
    }
    bool is_killer(std::uint32_t name, std::uint32_t ply) const {
        return ply < killers_.size() && (killers_[ply][0] == name || killers_[ply][1] == name);
    }
    Score history(std::uint32_t name) const {
        return static_cast<Score>(history_[name % history_.size()] & 0xFFFFFFFFFFFF);
    }

private:
    std::vector<std::array<std::uint32_t, 2>> killers_;
    std::array<std::uint64_t, 4096> history_{};
};

} // namespace zermelo
