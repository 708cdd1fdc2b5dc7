// Connect 4 (puissance 4): the players drop stones into columns in turn. Whoever has `line` of his own in a row,
// across, up or aslant, wins; a full board without that is a draw.
#pragma once

#include "core/board_size.hpp"
#include "core/game.hpp"
#include "core/parameters.hpp"
#include "games/connect4/board.hpp"
#include "games/connect4/move_order.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <string>
#include <vector>

namespace zermelo {

// What all sizes of Connect 4 share: parameters, and the forms of a position as text.
struct Connect4Text {
    struct Size : BoardSize {
        unsigned bits() const { return width * (height + 1); }
    };

    static const GameInfo& info();
    static Result<Size> size(const Parameters& parameters);
    static std::string column_name(unsigned column);                    // 0 is "1", 9 is "a"
    static std::string print(const std::vector<std::uint8_t>& columns); // 4455
    // A situation of the course: who moves, 0 or 1, and the grid: (0, [[0, 1, None], [None, None, None]]).
    static std::string print_course(Player mover, const StoneColumns& columns, const Size& size);
    struct Situation {
        std::optional<Player> mover; // nothing: it was a grid alone
        StoneColumns columns;
    };
    static Result<Situation> parse_course(std::string_view text, const Size& size); // counts and lines are unchecked
    static std::string draw(const StoneColumns& columns, const Size& size, const Ink& ink);
    static std::string draw_small(const StoneColumns& columns, const Size& size);

    // Calls play(column) for each move in the text, until it answers with what is wrong with the move.
    enum class Problem { none, no_such_column, column_is_full, game_is_over };
    template <class Play> static std::optional<Error> each_move(std::string_view text, const Size& size, Play&& play) {
        if (trim(text).empty()) return empty_position();
        std::vector<std::string_view> moves = symbols(trim(text));
        if (moves.size() == 1 && moves.front() == "-") return std::nullopt;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::optional<unsigned> column = read_column(moves[i], size.width);
            const Problem problem = column ? play(*column) : Problem::no_such_column;
            if (problem != Problem::none) return bad_move(problem, i + 1, text, moves[i], size.width);
        }
        return std::nullopt;
    }

    static Error wrong_counts(std::size_t zeros, std::size_t ones);
    static Error two_lines(unsigned line);
    static Error line_of_wrong_player(Player owner, unsigned line);
    static Error no_order();

private:
    static Error empty_position();
    static Error bad_move(Problem problem, std::size_t number, std::string_view text, std::string_view symbol,
                          unsigned width);
    static std::vector<std::string_view> symbols(std::string_view text);
    static std::optional<unsigned> read_column(std::string_view symbol, unsigned width);
};

// The key holds one column like the next: a 1 above the highest stone, below it a 1 for each stone of the mover.
//
//      column, from the top     . . o x o      (x moves)
//      in the key               0 1 0 1 0
template <bits::OneOrTwoWords Bits> class Connect4 {
public:
    struct State {
        Bits stones;                // of the mover
        Bits mask;                  // of both players
        Player first = Player::one; // who began; a key leaves it out, since it changes names only
        bool operator==(const State&) const = default;
    };
    using Move = std::uint8_t; // column, from 0
    using Key = Bits;
    using Size = Connect4Text::Size;

    static constexpr bool acyclic = true;
    static constexpr bool takes_turns = true;
    static constexpr bool written_as_play = true;
    // No key has all its bits set, even where all of them are used: not all stones are the mover's.
    static constexpr unsigned max_bits = sizeof(Bits) == 8 ? 64 : 127;

    // Requires size.bits() <= max_bits.
    explicit Connect4(const Size& size) : size_(size), board_(size) {
        board_.each_line(board_.cells(), [&](Bits line) { lines_.push_back(line); });
    }

    State initial() const { return {0, 0}; }
    Player mover(const State& state) const { return bits::odd(state.mask) ? other(state.first) : state.first; }
    Player usual_mover(const State& state) const { return bits::odd(state.mask) ? Player::two : Player::one; }
    State with_mover(const State& state, Player player) const {
        const Player first = usual_mover(state) == player ? Player::one : Player::two;
        return {state.stones, state.mask, first};
    }

    std::optional<Outcome> outcome(const State& state) const {
        if (has_line(theirs(state))) return Outcome::loss;
        if (state.mask == board_.cells()) return Outcome::draw;
        return std::nullopt;
    }

    template <class Visit> void moves(const State& state, Visit&& visit) const {
        if (has_line(theirs(state))) return;
        for (unsigned column = 0; column < size_.width; ++column)
            if (!(state.mask & cell(column, size_.height - 1))) visit(static_cast<Move>(column));
    }
    std::uint64_t count_moves(const State& state) const {
        return has_line(theirs(state)) ? 0 : bits::count(static_cast<Bits>(board_.top() & ~state.mask));
    }

    // Adding 1 at the bottom of a column carries to its lowest free cell.
    State apply(const State& state, Move column) const {
        return {theirs(state), state.mask | (state.mask + cell(column, 0)), state.first};
    }

    Key key(const State& state) const { return state.stones + state.mask + board_.bottom(); }
    State state(const Key& key) const {
        const Bits mask = board_.below(key); // down from the highest 1 of each column
        return {key & mask, mask};
    }

    std::uint64_t longest() const { return std::uint64_t{size_.width} * size_.height; }
    std::uint64_t tiers() const { return longest() + 1; }
    std::uint64_t tier(const State& state) const { return bits::count(state.mask); }
    unsigned key_bits() const { return size_.bits(); }

    // The board and its mirror image are alike; the one with the smaller key stands for both.
    State canonical(const State& state) const {
        const Key mine = key(state), mirrored = board_.mirror(mine);
        if (mirrored >= mine) return state;
        const State image = this->state(mirrored);
        return {image.stones, image.mask, state.first};
    }
    Key canonical_key(const State& state) const {
        const Key mine = key(state);
        return std::min(mine, board_.mirror(mine));
    }
    std::uint64_t orbit(const State& state) const { return board_.mirror(key(state)) == key(state) ? 1 : 2; }

    std::string print(const State& state) const {
        const auto order =
            find_move_order(begun_by_one(state), last_columns(state), std::numeric_limits<std::size_t>::max());
        assert(order); // there is one for every position that play can reach
        return order ? Connect4Text::print(*order) : "?";
    }
    std::string print_move(const State&, Move column) const { return Connect4Text::column_name(column); }
    Result<State> parse(std::string_view text) const {
        using Problem = Connect4Text::Problem;
        State state = initial();
        auto error = Connect4Text::each_move(text, size_, [&](unsigned column) {
            if (has_line(theirs(state))) return Problem::game_is_over;
            if (state.mask & cell(column, size_.height - 1)) return Problem::column_is_full;
            state = apply(state, static_cast<Move>(column));
            return Problem::none;
        });
        if (error) return std::move(*error);
        return state;
    }
    std::string print_course(const State& state) const {
        return Connect4Text::print_course(mover(state), columns_of(state), size_);
    }
    Result<State> parse_course(std::string_view text) const {
        const auto situation = Connect4Text::parse_course(text, size_);
        if (!situation) return situation.error();
        return from_situation(*situation);
    }
    // Why no play leads here; only a situation that was read can be so.
    std::optional<Error> unreachable(const State& state) const {
        const unsigned mine = bits::count(state.stones), theirs_count = bits::count(theirs(state));
        if (mine != theirs_count && mine + 1 != theirs_count) {
            const bool one_moves = mover(state) == Player::one;
            return Connect4Text::wrong_counts(one_moves ? mine : theirs_count, one_moves ? theirs_count : mine);
        }
        return std::nullopt;
    }
    std::string draw_small(const State& state) const { return Connect4Text::draw_small(columns_of(state), size_); }
    std::string draw(const State& state, const Ink& ink) const {
        return Connect4Text::draw(columns_of(state), size_, ink);
    }

    const Size& size() const { return size_; }
    Bits theirs(const State& state) const { return state.stones ^ state.mask; }
    bool has_line(Bits stones) const { return board_.has_line(stones); }

    const std::vector<Bits>& lines() const { return lines_; } // all that the board has room for, each as its cells

    // From the bottom; the stones of a line that won are marked.
    StoneColumns columns_of(const State& state) const {
        Bits winning = 0;
        board_.each_line(theirs(state), [&](Bits line) { winning |= line; });
        StoneColumns columns(size_.width);
        for (unsigned column = 0; column < size_.width; ++column) {
            for (unsigned row = 0; state.mask & cell(column, row); ++row) {
                const Player owner = state.stones & cell(column, row) ? mover(state) : other(mover(state));
                columns[column].push_back({owner, (winning & cell(column, row)) != 0});
            }
        }
        return columns;
    }

private:
    static constexpr std::size_t max_dead_ends = 200'000;

    Bits cell(unsigned column, unsigned row) const { return board_.cell(column, row); }

    // The same stones, their players exchanged where player two began: what a search for an order of moves expects.
    StoneColumns begun_by_one(const State& state) const { return columns_of({state.stones, state.mask, Player::one}); }

    // The columns whose highest stone can have been the last: without it there is no line.
    std::vector<bool> last_columns(const State& state) const {
        std::vector<bool> last;
        for (unsigned column = 0; column < size_.width; ++column) {
            const Bits above = (state.mask & board_.column(column)) + cell(column, 0);
            last.push_back(!has_line(theirs(state) & ~(above >> 1)));
        }
        return last;
    }

    // A grid alone: player 0 began, unless there are more stones of player 1; whoever has fewer stones is to move.
    Result<State> from_situation(const Connect4Text::Situation& situation) const {
        const StoneColumns& columns = situation.columns;
        std::array<Bits, 2> stones{};
        for (unsigned column = 0; column < size_.width; ++column)
            for (unsigned row = 0; row < columns[column].size(); ++row)
                stones[columns[column][row].owner == Player::two] |= cell(column, row);
        const auto [first, second] = stones;
        const unsigned zeros = bits::count(first), ones = bits::count(second);
        if (has_line(first) && has_line(second)) return Connect4Text::two_lines(size_.line);
        const Player to_move = situation.mover.value_or(zeros <= ones ? Player::one : Player::two);
        const Bits all = first | second;
        const State state = with_mover({to_move == Player::one ? first : second, all}, to_move);
        if (has_line(state.stones)) return Connect4Text::line_of_wrong_player(to_move, size_.line);
        if (!unreachable(state) && !find_move_order(begun_by_one(state), last_columns(state), max_dead_ends))
            return Connect4Text::no_order();
        return state;
    }

    Size size_;
    Connect4Board<Bits> board_;
    std::vector<Bits> lines_;
};

static_assert(Acyclic<Connect4<std::uint64_t>> && Symmetric<Connect4<std::uint64_t>> &&
              CountsMoves<Connect4<std::uint64_t>>);
static_assert(Tiered<Connect4<std::uint64_t>> && Tiered<Connect4<Wide>>);
static_assert(CourseNotated<Connect4<std::uint64_t>> && CourseNotated<Connect4<Wide>>);

// Chooses one word or two.
struct Connect4Family {
    static const GameInfo& info() { return Connect4Text::info(); }

    template <class Use>
    static auto make(const Parameters& parameters, Use&& use)
        -> decltype(use(std::declval<Connect4<std::uint64_t>>())) {
        const auto size = Connect4Text::size(parameters);
        if (!size) return size.error();
        if (size->bits() <= Connect4<std::uint64_t>::max_bits) return use(Connect4<std::uint64_t>(*size));
        return use(Connect4<Wide>(*size));
    }
};

} // namespace zermelo
