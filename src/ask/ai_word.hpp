// An AI is a word: perfect, random, first, minimax:depth=3,eval=playouts,playouts=30,
// alphabeta:depth=8,eval=open-lines,order=eval,memo, mcts:playouts=1000, level:4.
// This is the one place where such words are taken apart.
#pragma once

#include "core/result.hpp"
#include "search/move_order.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

// What a final position is worth, as the course's sheets have it: 1, 10, 100 less the plies, infinity; or the number
// that the game itself gives it.
enum class Utility { one, ten, hundred, infinite, own };

struct Ai {
    enum class Kind { perfect, random, first, minimax, alphabeta, mcts };

    Kind kind = Kind::perfect;
    std::string word;
    std::optional<std::uint32_t> depth; // nothing: to the end of the game
    std::string eval = "constant";      // a heuristic, with its number of playouts: playouts=30
    std::uint64_t playouts = 1000;      // of mcts
    Order order{};
    bool memo = false;
    bool open = false;              // alpha-beta begins with (-inf, +inf), as in books
    std::optional<Utility> utility; // nothing: own, where the game has its own, else hundred
    double seconds = 0;             // of one move; 0: no limit
    std::uint64_t nodes = 0;        // likewise

    bool searches() const { return kind == Kind::minimax || kind == Kind::alphabeta || kind == Kind::mcts; }
    bool limited() const { return seconds > 0 || nodes > 0; }
};

// `place` is what errors begin with; `heuristics` are the names that eval may have, the best one last.
Result<Ai> parse_ai(std::string_view word, const std::string& place, const std::vector<std::string>& heuristics);

// The honest setting behind a level from 1 (chance) to 10 (perfect): never more than the position shows anybody.
std::string level_word(std::uint64_t level, const std::vector<std::string>& heuristics);
// What plays instead of a perfect player where the game is too large to solve.
std::string strong_word(const std::vector<std::string>& heuristics);

// The word with one option set, in place of what it said of it before.
std::string with_option(std::string_view word, std::string_view option, std::string_view value);

} // namespace zermelo
