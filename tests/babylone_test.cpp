// The Babylone sheet (000) and the table of starts.
#include "games/babylone/babylone.hpp"

#include "arena/graph.hpp"
#include "data.hpp"
#include "solve/attractor.hpp"
#include "solve/solution.hpp"

#include <rapidcheck/gtest.h>

namespace zermelo {
namespace {

Babylone<1> babylone(const std::vector<std::uint64_t>& counts, bool misere = false) {
    return Babylone<1>(std::make_shared<const PileSets>(counts), counts, misere);
}

std::vector<std::string> successors(const Babylone<1>& game, std::string_view position) {
    const auto state = *game.parse_course(position);
    std::vector<std::string> list;
    game.moves(state, [&](const auto& move) { list.push_back(game.print_course(game.apply(state, move))); });
    return list;
}

TEST(Babylone, Q3CoupsInTheSheetsOrder) {
    EXPECT_EQ(successors(babylone({5, 3}), "[[0,2],[0,3],[1,1],[1,2]]"),
              (std::vector<std::string>{"[[0, 5], [1, 1], [1, 2]]", "[[0, 3], [0, 4], [1, 1]]",
                                        "[[0, 3], [1, 1], [1, 4]]", "[[0, 2], [0, 3], [1, 3]]"}));
    EXPECT_EQ(successors(babylone({2, 2}), "[[0,1],[0,1],[1,1],[1,1]]"),
              (std::vector<std::string>{"[[0, 2], [1, 1], [1, 1]]", "[[0, 1], [0, 2], [1, 1]]",
                                        "[[0, 1], [1, 1], [1, 2]]", "[[0, 1], [0, 1], [1, 2]]"}));
}

TEST(Babylone, Q4Init) {
    const auto game = babylone({4, 4, 4});
    EXPECT_EQ(game.print_course(game.initial()),
              "[[0, 1], [0, 1], [0, 1], [0, 1], [1, 1], [1, 1], [1, 1], [1, 1], [2, 1], [2, 1], [2, 1], [2, 1]]");
}

TEST(Babylone, Q8VerticesAndEdges) {
    const std::vector<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t>> sheet{
        {1, 1, 1, 0},      {1, 2, 2, 1},        {1, 3, 3, 2},     {1, 4, 5, 5},      {2, 1, 3, 2},
        {2, 2, 12, 16},    {2, 3, 43, 90},      {2, 4, 133, 386}, {3, 1, 7, 6},      {3, 2, 92, 234},
        {3, 3, 696, 2832}, {3, 4, 4220, 23487}, {4, 1, 23, 48},   {4, 2, 728, 3040}, {4, 3, 12095, 81268}};
    NoTrace trace;
    for (const auto& [colours, tiles, vertices, edges] : sheet) {
        const auto game = babylone(std::vector<std::uint64_t>(colours, tiles));
        Explored<Babylone<1>> explored(game, game.initial(), {false, 2});
        explored.explore(trace);
        EXPECT_EQ(explored.arena().size(), vertices) << colours << "," << tiles;
        EXPECT_EQ(explored.arena().edges(), edges) << colours << "," << tiles;
        Solution<Babylone<1>> folded(game, game.initial(), {true, 2}, Method::automatic);
        folded.solve(trace);
        EXPECT_EQ(folded.counts().labelled_positions, vertices);
        EXPECT_EQ(folded.counts().labelled_edges, edges);
    }
}

TEST(Babylone, Q10HalvesAndQ23AttractorsOfTheSmallGame) {
    const auto game = babylone({2, 2});
    Explored<Babylone<1>> explored(game, game.initial(), {false, 1});
    NoTrace trace;
    explored.explore(trace);
    const ByMover split = by_mover(explored.arena(), Vertex{0}, Player::one);
    auto state = [&](Vertex v) { return explored.state(split.positions[index(v)]); };
    const std::map<std::string, std::string> names{{"a1 a1 b1 b1", "0"}, {"a2 b1 b1", "1a"}, {"a1 a2 b1", "1b"},
                                                   {"a1 b1 b2", "1c"},   {"a1 a1 b2", "1d"}, {"a2 b2", "2a"},
                                                   {"a3 b1", "2b"},      {"a2 a2", "2c"},    {"b2 b2", "2d"},
                                                   {"a1 b3", "2e"},      {"a4", "3a"},       {"b4", "3b"}};
    auto name = [&](Vertex v) { return names.at(game.print(state(v))); };
    std::map<Player, std::set<std::string>> halves;
    std::map<Player, std::vector<Vertex>> targets;
    each_vertex(split.arena, [&](Vertex v) {
        const Player owner = split.arena.owner(v);
        halves[owner].insert(name(v));
        if (explored.outcome(split.positions[index(v)]))
            targets[other(owner)].push_back(v); // who is to move there has lost
    });
    EXPECT_EQ(halves[Player::one], (std::set<std::string>{"0", "2a", "2b", "2c", "2d", "2e"}));
    EXPECT_EQ(halves[Player::two], (std::set<std::string>{"1a", "1b", "1c", "1d", "3a", "3b"}));

    const Reverse reverse(split.arena);
    std::map<std::string, std::uint32_t> first, second;
    const Attractor one = attract(split.arena, reverse, Player::one, targets[Player::one], {}, trace);
    const Attractor two = attract(split.arena, reverse, Player::two, targets[Player::two], {}, trace);
    each_vertex(split.arena, [&](Vertex v) {
        if (one.contains(v)) first[name(v)] = one.ranks[index(v)];
        if (two.contains(v)) second[name(v)] = two.ranks[index(v)];
    });
    EXPECT_EQ(first, (std::map<std::string, std::uint32_t>{
                         {"3a", 0}, {"3b", 0}, {"2a", 1}, {"2c", 1}, {"2d", 1}, {"1a", 2}, {"1d", 2}, {"0", 3}}));
    EXPECT_EQ(second, (std::map<std::string, std::uint32_t>{{"2b", 0}, {"2e", 0}, {"1b", 1}, {"1c", 1}}));
}

TEST(Babylone, Q17WhoHasAWonStart) {
    const int sheet[4][4] = {{2, 1, 2, 1}, {1, 1, 2, 2}, {1, 2, 1, 1}, {1, 1, 2, 1}};
    NoTrace trace;
    for (std::uint64_t colours = 1; colours <= 4; ++colours)
        for (std::uint64_t tiles = 1; tiles <= 4; ++tiles) {
            const auto game = babylone(std::vector<std::uint64_t>(colours, tiles));
            Solution<Babylone<1>> solution(game, game.initial(), {true, 1}, Method::automatic);
            solution.solve(trace);
            EXPECT_EQ(solution.value(game.initial())->outcome() == Outcome::win ? 1 : 2, sheet[colours - 1][tiles - 1]);
        }
}

TEST(Babylone, AllStartsOfTheTable) {
    NoTrace trace;
    for (const auto& row : read_table("babylone_starts.csv")) {
        const auto counts = numbers(row[2], ' ');
        for (bool misere : {false, true}) {
            const auto game = babylone(counts, misere);
            Solution<Babylone<1>> solution(game, game.initial(), {true, 1}, Method::automatic);
            solution.solve(trace);
            const int winner = solution.value(game.initial())->outcome() == Outcome::win ? 1 : 2;
            EXPECT_EQ(winner, std::stoi(row[misere ? 5 : 3])) << row[2] << (misere ? " misere" : "");
            EXPECT_EQ(solution.counts().positions, std::stoull(row[6])) << row[2];
            EXPECT_EQ(solution.counts().finals, std::stoull(row[7])) << row[2];
            if (!misere)
                EXPECT_EQ(*solution.grundy(game.initial()), std::stoul(row[4])) << row[2];
            else
                EXPECT_FALSE(solution.grundy(game.initial()).has_value());
        }
    }
}

// Player 1 wins with two colours if and only if the total is odd or the smaller colour has one or two tiles.
TEST(Babylone, TwoColoursAsTheTheoremSays) {
    NoTrace trace;
    for (std::uint64_t small = 1; small <= 10; ++small)
        for (std::uint64_t large = small; small + large <= 20; ++large) {
            const auto game = babylone({large, small});
            Solution<Babylone<1>> solution(game, game.initial(), {true, 1}, Method::automatic);
            solution.solve(trace);
            const bool expected = (small + large) % 2 == 1 || small <= 2;
            EXPECT_EQ(solution.value(game.initial())->outcome() == Outcome::win, expected) << large << "+" << small;
        }
}

TEST(Babylone, FourTimesSix) {
    const auto game = babylone({6, 6, 6, 6});
    NoTrace trace;
    Solution<Babylone<1>> solution(game, game.initial(), {true, 2}, Method::automatic);
    solution.solve(trace);
    EXPECT_EQ(solution.value(game.initial())->outcome(), Outcome::win);
    EXPECT_EQ(solution.counts().positions, 431'647u);
    EXPECT_EQ(solution.counts().edges, 5'565'010u);
    EXPECT_LT(solution.peak_bytes() / solution.counts().positions, 64u);
}

// Longer keys are the same game: more colours than fit in a word.
TEST(Babylone, KeysOfEveryLengthAgree) {
    NoTrace trace;
    auto solve = [&]<std::size_t Count>(const std::vector<std::uint64_t>& counts) {
        const Babylone<Count> game(std::make_shared<const PileSets>(counts), counts, false);
        Solution<Babylone<Count>> solution(game, game.initial(), {true, 1}, Method::automatic);
        solution.solve(trace);
        return std::tuple(*solution.value(game.initial()), solution.counts().positions, solution.counts().edges);
    };
    const std::vector<std::uint64_t> counts{3, 2, 2, 1, 1};
    EXPECT_EQ(solve.operator()<1>(counts), solve.operator()<2>(counts));
    EXPECT_EQ(solve.operator()<1>(counts), solve.operator()<10>(counts));
    const std::vector<std::uint64_t> many(12, 1);
    EXPECT_EQ(solve.operator()<1>(many), solve.operator()<10>(many));
}

Babylone<1>::State random_position(const Babylone<1>& game) {
    auto state = game.initial();
    for (int plies = *rc::gen::inRange(0, 12); plies > 0 && !game.outcome(state); --plies) {
        std::vector<Babylone<1>::Move> moves;
        game.moves(state, [&](const auto& move) { moves.push_back(move); });
        state = game.apply(state, moves[*rc::gen::inRange<std::size_t>(0, moves.size())]);
    }
    return state;
}

RC_GTEST_PROP(Babylone, PositionsSurviveTextKeysAndSymmetry, ()) {
    const auto game = babylone({4, 3, 3, 2});
    const auto state = random_position(game);
    RC_ASSERT(game.with_mover(*game.parse(game.print(state)), game.mover(state)) == state);
    RC_ASSERT(game.with_mover(*game.parse_course(game.print_course(state)), game.mover(state)) == state);
    RC_ASSERT(game.with_mover(game.state(game.key(state)), game.mover(state)) == state);
    RC_ASSERT(game.canonical(game.canonical(state)) == game.canonical(state));
    std::uint64_t count = 0;
    std::set<std::string> slow, quick;
    game.moves(state,
               [&](const auto& move) { ++count, slow.insert(game.print(game.canonical(game.apply(state, move)))); });
    RC_ASSERT(count == game.count_moves(state));
    game.canonical_children(game.canonical(state), [&](const auto& child) { quick.insert(game.print(child)); });
    RC_ASSERT(slow == quick);
    RC_ASSERT((count == 0) == game.outcome(state).has_value());
}

TEST(Babylone, RefusesWhatIsNoPosition) {
    const auto game = babylone({2, 2});
    auto problem = [&](std::string_view text) {
        const auto state = text.starts_with('[') ? game.parse_course(text) : game.parse(text);
        return state ? "none" : state.error().in(Language::english);
    };
    EXPECT_EQ(problem("a1 a1 b1"), "babylone: position: 3 tiles where the game has 4");
    EXPECT_EQ(problem("a1 a1 a1 b1"),
              "babylone: position: the piles of colour a cannot arise (it begins with 2 tiles)");
    for (std::string_view text : {"", "c1", "a", "1a", "a0 b4", "a1a1b2", "a999", "a1 a1 b1 b1 ?",
                                  "[[0, 1], [0, 1], [1, 2]", "[[0, 1] [0, 1], [1, 2]]", "[]", "[[0, 1], [7, 3]]"})
        EXPECT_TRUE(problem(text).find("is not a position") != std::string::npos) << text << ": " << problem(text);
}

} // namespace
} // namespace zermelo
