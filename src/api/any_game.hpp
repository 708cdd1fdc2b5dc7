// A game behind strings and JSON: the one place where types are erased. Positions and moves are written as people do.
#pragma once

#include "api/ai_word.hpp"
#include "api/json.hpp"
#include "arena/named_arena.hpp"
#include "core/ink.hpp"
#include "core/parameters.hpp"
#include "core/random.hpp"
#include "core/result.hpp"
#include "explain/search_tree.hpp"
#include "explain/watch.hpp"
#include "solve/solution.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

using Position = std::optional<std::string>; // nothing: the start

struct SolveRequest {
    Position position{};
    Method method = Method::automatic;
    bool symmetry = true;
    bool verify = false;
    bool strong = false;    // list the value of every position
    bool trace = false;     // list the positions in the order in which they were solved
    bool course = false;    // write positions as the course does
    bool utilities = false; // the value in numbers, where final positions are worth some
    bool proof = false;     // who wins, with a proof that can be checked
};

struct ArenaRequest {
    Position position{};
    bool symmetry = false;
    bool bipartite = false; // every position once for each player to move
    bool both = false;      // the same, whether or not it can be that player's turn: first player one's, then two's
    bool course = false;
};

struct MatchRequest {
    std::string first, second;
    std::uint64_t games = 100;
    std::uint64_t opening = 2; // random moves before the AIs play; two games share each opening, sides swapped
    Position position{};
};

struct DepthRequest {
    std::string with;
    Position position{};
    std::optional<std::uint32_t> depth{}; // the deepest; nothing: until all is seen
    std::uint64_t sample = 5'000;         // positions at most
};

struct TreeRequest {
    std::string with;
    Position position{};
    std::uint64_t most_nodes = 0; // a larger tree is refused
};

class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual const GameInfo& info() const = 0;
    virtual const std::string& word() const = 0;
    virtual std::vector<std::string> powers() const = 0;

    virtual Result<Json> solve(const SolveRequest& request, const Control& control) = 0;
    // As solve, by the periods of a subtraction game: works for heaps of any size.
    virtual Result<Json> periods(const Position& position, const Control& control) = 0;
    // Looks into an opening book from now on; with `plies`, one that is not there yet is made.
    virtual Result<Json> book(const std::string& file, std::optional<unsigned> plies, const Control& control) = 0;
    // Whether a proof of this game, as solve writes it, is right. `place` is the name of its file.
    virtual Result<Json> check_proof(std::string_view text, const std::string& place, Language language,
                                     const Control& control) = 0;
    virtual Result<Json> moves(const Position& position, bool course, const Control& control) = 0;
    virtual Result<Json> explain(const Position& position, const std::optional<std::string>& move, Language language,
                                 const Control& control) = 0;
    virtual Result<Json> perft(const Position& position, std::size_t depth, const Control& control) = 0;
    virtual Result<NamedArena> arena(const ArenaRequest& request, const Control& control) = 0;
    virtual Result<Json> match(const MatchRequest& request, const Control& control) = 0;

    // An AI by its word, for this game; `place` is what errors begin with.
    virtual Result<Ai> ai(const std::string& word, const std::string& place) const = 0;
    // What one search says of a position, and what it costs.
    virtual Result<Json> search(const Position& position, const std::string& with, const Control& control) = 0;
    // The choices of a search at each depth, held against the truth.
    virtual Result<Json> depth(const DepthRequest& request, const Control& control) = 0;
    // The tree that a search walks through.
    virtual Result<SearchTree> tree(const TreeRequest& request, const Control& control) = 0;
    // As explain, in the opinion of a search.
    virtual Result<Json> opinion(const Position& position, const std::optional<std::string>& move,
                                 const std::string& with, Language language, const Control& control) = 0;

    // The names of judgements without looking ahead, and what one says of every move, for the player who makes it.
    virtual std::vector<std::string> heuristics() const = 0;
    virtual Result<Json> evaluate(const Position& position, const std::string& heuristic, bool course,
                                  const Control& control) = 0;

    // What a player sees: position, to_move, winner (null while the game goes on), moves, drawing.
    virtual Result<Json> look(const Position& position, const Ink& ink) = 0;
    virtual Result<std::string> apply(const Position& position, const std::string& move) = 0;
    // The move that an AI makes.
    virtual Result<std::string> choose(const std::string& ai, const Position& position, Random& random,
                                       const Control& control) = 0;
    // The position as the course writes it.
    virtual Result<std::string> course_form(const Position& position) = 0;
};

} // namespace zermelo
