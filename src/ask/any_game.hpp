// A game behind one face, its types erased: what every question is asked of. Positions are handles, moves are written
// as people do, answers are plain structs.
#pragma once

#include "answers/known_value.hpp"
#include "answers/moves.hpp"
#include "answers/sampled_tree.hpp"
#include "answers/search_tree.hpp"
#include "answers/small_answers.hpp"
#include "arena/named_arena.hpp"
#include "ask/ai_word.hpp"
#include "ask/plan.hpp"
#include "ask/position.hpp"
#include "ask/requests.hpp"
#include "core/assumed_rule.hpp"
#include "core/ideas.hpp"
#include "core/ink.hpp"
#include "core/limited_trace.hpp"
#include "core/parameters.hpp"
#include "core/result.hpp"
#include "core/shown_board.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

// The best moves of a position, which cost less than the values of all.
struct BestMoves {
    Worth worth;
    std::vector<std::string> moves; // in the game's order; none where the game is over
};

// What the moves of a position are worth to the player who makes them, in the game's order.
struct MoveWorths {
    Worth worth; // of the position
    Method method;
    std::vector<Worth> moves;
    std::uint64_t nodes = 0; // that a search looked at
};

// All positions after a start, each of them a vertex, in the order in which they are found.
class Listing {
public:
    virtual ~Listing() = default;
    virtual const Arena& arena() const = 0;
    virtual Position position(Vertex vertex) const = 0;
    virtual bool is_over(Vertex vertex) const = 0;
    // In the order of their keys; where keys have none, those found last come first.
    virtual std::vector<Vertex> by_key() const = 0;
};

// Positions in which the game goes on: a sample of all that can follow.
struct PositionSample {
    std::vector<Position> positions;
    std::uint64_t of; // all
};

// What a game does itself is virtual and compiled once a game; what follows from that is compiled once.
class AnyGame {
public:
    virtual ~AnyGame() = default;

    virtual const GameInfo& info() const = 0;
    virtual const std::string& word() const = 0;
    virtual std::vector<std::string> powers() const = 0;
    virtual bool impartial() const = 0;

    // Positions and moves.
    virtual Position start() const = 0;
    virtual Result<Position> read(std::string_view text) const = 0;
    // Requires a form that the game has: see check_form.
    virtual std::string print(const Position& position, Form form = Form::usual) const = 0;
    virtual Result<void> check_form(Form form) const = 0;
    virtual std::string draw(const Position& position, const Ink& ink) const = 0;
    virtual ShownBoard board(const Position& position) const = 0; // of kind text where the game shows none
    virtual Player mover(const Position& position) const = 0;
    virtual std::optional<Outcome> outcome(const Position& position) const = 0; // for the mover, if the game is over
    virtual std::optional<Player> endless_winner() const = 0;                   // who wins a play that never ends
    virtual std::optional<AssumedRule> assumed_rule() const = 0; // because the game's description leaves it open
    virtual std::vector<std::string> moves(const Position& position, Form form = Form::usual) const = 0; // in its order
    virtual std::size_t count_moves(const Position& position) const = 0;
    virtual Position after(const Position& position, std::size_t move) const = 0; // by its place in that order
    virtual Result<Position> after(const Position& position, std::string_view move) const = 0;
    virtual std::vector<Position> after_each(const Position& position) const = 0; // the same of all moves
    // A move that somebody wrote, as the game writes it.
    virtual Result<std::string> spelled(const Position& position, std::string_view move,
                                        Form form = Form::usual) const = 0;
    // Whether two positions are the same, whatever moves led there, and a hash that goes with that.
    virtual bool same(const Position& one, const Position& other) const = 0;
    virtual std::uint64_t hash(const Position& position) const = 0;
    // Why no play leads to a position that could be read all the same.
    virtual std::optional<Error> unreachable(const Position& position) const = 0;

    // The truth, by one plan.
    virtual Result<Plan> plan(const Position& position, const SolveRequest& request, const Control& control) = 0;
    Result<Solved> solve(const Position& position, const SolveRequest& request, const Control& control);
    Result<ValuedMoves> values(const Position& position, Form form, const Control& control);
    virtual Result<Worth> worth(const Position& position, const Control& control) = 0;
    virtual Result<BestMoves> best(const Position& position, const Control& control) = 0;
    // What the table has that solve made last, without solving anything. Nothing: the position is not in it.
    virtual std::optional<KnownValue> known(const Position& position) = 0;
    // All that it has, where that can be listed; of positions that are alike, one where they were solved as one.
    virtual Result<void> each_known(const std::function<void(const Position&, const Worth&)>& visit) = 0;
    // Whether an opening book tells what the position and each of its moves are worth, without a search.
    virtual bool in_book(const Position& position, const Control& control) = 0;
    // Looks into this opening book from now on; with `plies`, one that is not there yet is made.
    virtual Result<BookFacts> book(const std::string& file, std::optional<unsigned> plies, const Control& control) = 0;
    // Whether a proof of this game, as solve writes it, is right. `place` is the name of its file.
    virtual Result<CheckedProof> check_proof(std::string_view text, const std::string& place,
                                             const Control& control) = 0;

    // Ideas, which nobody is told before they are checked (checked_ideas.hpp); none where the game is over.
    virtual std::vector<Idea> ideas(const Position& position) const = 0;
    // The position were it the other player's turn, for its moves and their outcomes only (see Passes).
    virtual std::optional<Position> after_pass(const Position& position) const = 0;

    // Opinions.
    virtual std::vector<std::string> heuristics() const = 0; // judgements without looking ahead, the best one last
    Result<JudgedMoves> judge(const Position& position, const std::string& heuristic, Form form,
                              const Control& control) const;
    // `ties`: find all best moves, which costs alpha-beta a little. Requires that the AI searches.
    Result<Searched> search(const Position& position, const Ai& ai, bool ties, const Control& control);
    Result<SearchTree> tree(const Position& position, const Ai& ai, std::uint64_t max_nodes, const Control& control);
    // How Monte Carlo tree search grows its tree, game by game. Requires such an AI.
    virtual Result<SampledTree> growth(const Position& position, const Ai& ai, const Control& control) = 0;

    // All positions.
    Result<PositionSample> sample(const Position& start, std::uint64_t count, const Control& control) const;
    virtual Result<PlayCounts> perft(const Position& position, std::size_t depth, const Control& control) = 0;
    Result<NamedArena> arena(const Position& start, const ArenaRequest& request, const Control& control) const;

    // An AI by its word, for this game; `place` is what errors begin with.
    Result<Ai> ai(const std::string& word, const std::string& place) const {
        return parse_ai(word, place, heuristics());
    }
    // 1 or 2, 0 for nobody.
    int winner(const Position& position, Outcome outcome) const;

    // Requires an impartial game.
    virtual Position with_mover(const Position& position, Player mover) const = 0;
    virtual Stop list(const Position& start, bool symmetry, unsigned threads, LimitedTrace& trace,
                      std::unique_ptr<Listing>& listing) const = 0;

protected:
    using Judgement = std::function<int(const Position&)>; // greater is better for the mover
    virtual Result<Judgement> heuristic(const std::string& word, const Control& control) const = 0;
    virtual Result<Solved> solve_here(const Position& position, const SolveRequest& request,
                                      const Control& control) = 0;
    virtual Result<MoveWorths> worths(const Position& position, const Control& control) = 0;
    virtual Result<Searched> search_here(const Position& position, const Ai& ai, bool ties, const Control& control) = 0;
    virtual Result<SearchTree> tree_here(const Position& position, const Ai& ai, std::uint64_t max_nodes,
                                         const Control& control) = 0;
};

} // namespace zermelo
