// What is known of Chomp: theorems, published sequences, the figures of an independent solver.
#include "games/chomp/heuristics.hpp"
#include "solve/induction.hpp"
#include "solve/verify.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

namespace zermelo {
namespace {

using Narrow = Chomp<std::uint64_t>;
using Broad = Chomp<Wide>;
constexpr SolveOptions one_thread{.symmetry = false, .threads = 1};

std::string rectangle(unsigned rows, unsigned columns) {
    std::string position = std::to_string(columns);
    for (unsigned row = 1; row < rows; ++row) position += "/" + std::to_string(columns);
    return position;
}

// A board and the value of everything on it, or of everything below a position.
template <class G> struct Solved {
    G game;
    Induction<G> solver;

    explicit Solved(const ChompText::Board& board) : Solved(board, rectangle(board.rows, board.columns)) {}
    Solved(const ChompText::Board& board, const std::string& position)
        : game(board), solver(game, *game.parse(position), one_thread) {
        NoTrace none;
        solver.solve(none);
    }
    bool lost(const typename G::State& state) const { return solver.value(state)->outcome() == Outcome::loss; }
    std::string winning_bites(const typename G::State& state) const {
        std::string bites;
        game.moves(state, [&](const typename G::Move& move) {
            if (lost(game.apply(state, move))) bites += (bites.empty() ? "" : " ") + game.print_move(state, move);
        });
        return bites;
    }
};

std::vector<std::string> lines_of(const std::string& file) {
    std::ifstream stream(std::string(ZERMELO_TEST_DATA) + "/" + file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        if (!line.starts_with('#')) lines.push_back(line);
    lines.erase(lines.begin()); // the names of the columns
    return lines;
}

std::vector<unsigned> sequence(std::string_view name) {
    std::vector<unsigned> terms;
    for (const std::string& line : lines_of("chomp_oeis.csv")) {
        if (!line.starts_with(name)) continue;
        const std::size_t begin = line.rfind(",\"") + 2;
        std::istringstream list(line.substr(begin, line.rfind('"') - begin));
        for (std::string term; std::getline(list, term, ',');) terms.push_back(static_cast<unsigned>(std::stoul(term)));
    }
    return terms;
}

TEST(ChompTheory, TheSheetsBoardIsWonInTwelvePlies) {
    const Solved<Narrow> board({3, 6, false});
    EXPECT_EQ(board.solver.value(board.game.initial()), Value::win(12));
    EXPECT_EQ(board.winning_bites(board.game.initial()), "2:4");
    EXPECT_EQ(board.solver.value(*board.game.parse("1")), Value::loss(1)); // eating the poison is a move
}

// All boards up to 10 x 10: number of positions and of lost ones, every winning first bite.
TEST(ChompTheory, BoardsAgreeWithAnIndependentSolver) {
    unsigned boards = 0;
    for (const std::string& line : lines_of("chomp_boards.csv")) {
        const auto fields = split(line, ',');
        ASSERT_EQ(fields.size(), 5u) << line;
        auto field = [&](std::size_t i) { return static_cast<unsigned>(std::stoul(std::string(fields[i]))); };
        const Solved<Narrow> board({field(0), field(1), false});
        const auto start = board.game.initial();
        EXPECT_EQ(board.solver.counts().positions, field(2)) << line;
        EXPECT_EQ(board.solver.counts().lost, field(3)) << line;
        EXPECT_EQ(board.winning_bites(start), fields[4]) << line;
        EXPECT_EQ(board.lost(start), fields[4].empty()) << line;
        ++boards;
    }
    EXPECT_EQ(boards, 100u);
}

// B3: one row or one column of two squares or more is won by leaving the poison alone.
TEST(ChompTheory, OneRowAndOneColumnAreWon) {
    for (unsigned size = 2; size <= 62; ++size) {
        const Solved<Narrow> row({1, size, false}), column({size, 1, false});
        EXPECT_EQ(row.winning_bites(row.game.initial()), "1:2");
        EXPECT_EQ(column.winning_bites(column.game.initial()), "2:1");
        EXPECT_EQ(row.solver.value(row.game.initial()), Value::win(2));
    }
}

// B4: a square board is won by 2:2, since the row and the column it leaves are lost. The figures above have the boards
// up to 10 x 10 in full; here all that comes after the bite is solved, for larger ones too.
TEST(ChompTheory, SquaresAreWonByTheInnerCorner) {
    for (unsigned size = 2; size <= 31; ++size) {
        const Narrow game({size, size, false});
        const auto start = game.initial();
        const auto after = game.apply(start, *game.parse_move(start, "2:2"));
        const Solved<Narrow> hook({size, size, false}, game.print(after));
        EXPECT_EQ(hook.solver.value(after), Value::loss(2 * size - 1)) << size;
    }
}

TEST(ChompTheory, GoldenBoardsAreWonAtOnce) {
    for (unsigned rows = 1; rows <= 6; ++rows)
        for (unsigned columns = 1; columns <= 6; ++columns) {
            const Solved<Narrow> board({rows, columns, true});
            EXPECT_EQ(board.solver.value(board.game.initial()), Value::win(1));
            EXPECT_EQ(board.winning_bites(board.game.initial()), "1:1");
            EXPECT_EQ(board.solver.counts().lost, 1u);
        }
}

// Three rows, from OEIS; 80 columns need the longer key.
TEST(ChompTheory, ThreeRowsAgreeWithOeis) {
    constexpr unsigned columns = 80;
    const Solved<Broad> board({3, columns, false});
    std::vector<unsigned> lost(columns + 1); // by the length of the first row
    board.solver.each([&](const Broad::State& state, Value value) {
        if (value.outcome() == Outcome::loss) ++lost[board.game.lengths(state)[0]];
    });
    const auto counts = sequence("A029899");
    ASSERT_EQ(counts.size(), 57u);
    for (unsigned n = 0, up_to_here = 0; n < counts.size(); ++n) {
        up_to_here += lost[n];
        EXPECT_EQ(up_to_here, counts[n]) << "3 x " << n;
    }

    auto won_by = [&](unsigned length, unsigned row, unsigned column) { // column from 0
        const std::string bites = board.winning_bites(*board.game.parse(rectangle(3, length)));
        EXPECT_EQ(bites, std::to_string(row) + ":" + std::to_string(column + 1)) << "3 x " << length;
    };
    const auto f = sequence("A029900"), g = sequence("A029901"), h = sequence("A029902");
    for (unsigned i = 0; i < f.size(); ++i)
        if (f[i] <= columns) won_by(f[i], 2, i);
    for (unsigned i = 0; i < g.size(); ++i)
        if (g[i] <= columns) won_by(g[i], 3, h[i]);

    const auto p = sequence("A029903"), q = sequence("A029904"), r = sequence("A029905");
    ASSERT_EQ(p.size(), 20u);
    unsigned checked = 0;
    for (unsigned i = 0; i < p.size(); ++i)
        for (unsigned k = 0; k + p[i] + q[i] <= columns; ++k, ++checked)
            EXPECT_TRUE(board.lost(board.game.state({k + p[i] + q[i], k + q[i], r[i]}))) << i << " " << k;
    EXPECT_GT(checked, 500u);
}

TEST(ChompTheory, SolutionsStandUpToTheRules) {
    NoTrace none;
    const Solved<Narrow> board({5, 7, false});
    const auto checked = verify(
        board.game, [&](auto&& visit) { board.solver.each(visit); },
        [&](const Narrow::State& state) { return board.solver.value(state); }, none);
    EXPECT_EQ(checked.positions, 792u);
    EXPECT_FALSE(checked.flaw);
}

// The Grundy value by its definition, over the positions that count.
class GrundyByDefinition {
public:
    explicit GrundyByDefinition(const Narrow& game) : game_(game) {}

    unsigned of(const Narrow::State& state) {
        const auto known = known_.find(game_.key(state));
        if (known != known_.end()) return known->second;
        Mex mex;
        game_.moves(state, [&](const Narrow::Move& move) {
            const auto next = game_.apply(state, move);
            if (game_.counts_for_grundy(next)) mex.add(static_cast<Grundy>(of(next)));
        });
        return known_[game_.key(state)] = mex.value();
    }

private:
    const Narrow& game_;
    std::map<Narrow::Key, unsigned> known_;
};

// With the poison as the end, a row is a Nim heap and a row with a column are two.
TEST(ChompTheory, GrundyValuesLeaveThePoisonAlone) {
    const Solved<Narrow> board({6, 6, false});
    const Narrow& game = board.game;
    GrundyByDefinition grundy(game);
    for (unsigned row = 1; row <= 6; ++row)
        for (unsigned column = 1; column <= 6; ++column) {
            ChompText::Lengths hook(6, 0);
            for (unsigned i = 0; i < column; ++i) hook[i] = i == 0 ? row : 1;
            EXPECT_EQ(grundy.of(game.state(hook)), (row - 1) ^ (column - 1));
        }
    board.solver.each([&](const Narrow::State& state, Value value) {
        if (game.outcome(state)) return;
        EXPECT_EQ(grundy.of(state) == 0, value.outcome() == Outcome::loss) << game.print(state);
    });
    EXPECT_FALSE(game.counts_for_grundy(*game.parse("0")));
    EXPECT_TRUE(Narrow({6, 6, true}).counts_for_grundy(*game.parse("0")));
}

// Of golden Chomp, the solver's own: there the last square counts too.
TEST(ChompTheory, GrundyValuesOfTheGoldenBoard) {
    const Solved<Narrow> board({5, 5, true});
    GrundyByDefinition grundy(board.game);
    EXPECT_EQ(board.solver.grundy(*board.game.parse("4")), 4);
    board.solver.each(
        [&](const Narrow::State& state, Value) { EXPECT_EQ(board.solver.grundy(state), grundy.of(state)); });
}

// The rules 1 to 3 are right wherever they say "won"; rule 4 gives up too early.
TEST(ChompTheory, TheSheetsRules) {
    const Solved<Narrow> board({6, 6, false});
    const Narrow& game = board.game;
    unsigned mistaken = 0;
    board.solver.each([&](const Narrow::State& state, Value value) {
        const int guess = chomp::rules(game, state);
        EXPECT_TRUE(guess < 0 || value.outcome() == Outcome::win) << game.print(state);
        mistaken += guess < 0 && value.outcome() == Outcome::win;
    });
    EXPECT_GT(mistaken, 0u);
    for (const char* won : {"2", "6", "1/1", "1/1/1/1/1/1", "3/1", "2/1/1", "2/2", "5/5/5/5/5", "0"})
        EXPECT_EQ(chomp::rules(game, *game.parse(won)), 1) << won;
    for (const char* lost : {"1", "2/1", "4/1/1/1", "3/2", "3/3", "2/2/1"})
        EXPECT_EQ(chomp::rules(game, *game.parse(lost)), -1) << lost;
    const Narrow golden({3, 3, true});
    EXPECT_EQ(chomp::rules(golden, golden.initial()), 1);
    EXPECT_EQ(chomp::rules(golden, *golden.parse("0")), -1);
}

} // namespace
} // namespace zermelo
