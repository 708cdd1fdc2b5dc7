// Matches, depth studies, comparisons and opinions, asked of games as every face asks.
#include "api/registry.hpp"
#include "ask/comparison.hpp"
#include "ask/depth_study.hpp"
#include "ask/match.hpp"
#include "ask/opinion.hpp"
#include "explain/search_text.hpp"
#include "render/search_json.hpp"

#include <gtest/gtest.h>

namespace zermelo {

namespace {

std::unique_ptr<AnyGame> game_of(std::string_view word) { return std::move(*open_game(word)); }

Control with_threads(unsigned threads) {
    Control control;
    control.threads = threads, control.seed = 7;
    return control;
}

MatchResult match_of(std::string_view word, const MatchRequest& request, const Control& control = {}) {
    const auto game = game_of(word);
    return *play_match(*game, game->start(), request, control);
}

auto tally(const MatchResult& match) { return std::tuple(match.first_wins, match.second_wins, match.draws); }

Opinion opinion_of(std::string_view word, std::string_view position, const std::optional<std::string>& move,
                   const std::string& with) {
    const auto game = game_of(word);
    return *ask_opinion(*game, *game->read(position), move, *game->ai(with, "--with"), {});
}

} // namespace

TEST(Matches, PerfectNeverLosesADrawnGame) {
    for (const char* other : {"random", "first", "alphabeta:depth=2", "mcts:playouts=20"}) {
        const MatchResult match = match_of("tictactoe", {"perfect", other, 60, 0});
        EXPECT_EQ(match.second_wins, 0) << other;
        EXPECT_EQ(match.first_wins + match.draws, 60) << other;
    }
    EXPECT_EQ(match_of("tictactoe", {"perfect", "perfect", 20, 1}).draws, 20);
}

TEST(Matches, WhoBeginsChompWins) {
    const MatchResult match = match_of("chomp:3,4", {"perfect", "perfect", 20, 0});
    EXPECT_EQ(match.beginner_wins, 20);
    EXPECT_EQ(tally(match), std::tuple(10, 10, 0));
    EXPECT_EQ(match.score, 0.5);
    EXPECT_EQ(match.elo, 0.0);
    EXPECT_FALSE(match_of("chomp:2,2", {"perfect", "perfect", 1, 0}).elo) << "one side won everything";
}

TEST(Matches, ThreadsChangeNothing) {
    for (const char* second : {"random", "perfect", "mcts:playouts=10", "minimax:depth=2,eval=playouts"}) {
        const MatchRequest request{"alphabeta:depth=1", second, 30};
        const Control one = with_threads(1), two = with_threads(2);
        EXPECT_EQ(tally(match_of("chomp:3,5", request, one)), tally(match_of("chomp:3,5", request, two))) << second;
    }
}

TEST(Matches, EndWhenTheTimeIsUp) {
    Control control;
    control.limits.end_within(0.05);
    const auto game = game_of("tictactoe:5,5,4");
    const auto match = play_match(*game, game->start(), {"minimax", "minimax", 2}, control); // years
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().kind, Error::Kind::limit);
    EXPECT_EQ(match.error().place, "match");
}

TEST(Matches, AGridPlaysEveryPairOnce) {
    const auto game = game_of("tictactoe");
    const auto axes = read_axes({"depth=1+2", "eval=constant+weights"});
    ASSERT_TRUE(axes);
    const auto grid = play_grid(*game, game->start(), {"alphabeta", "", 4}, *axes, {});
    ASSERT_TRUE(grid);
    EXPECT_EQ(grid->settings[1], "alphabeta:depth=1,eval=weights");
    EXPECT_EQ(grid->pairs.size(), 6);
    double sum = 0;
    for (double mean : grid->means) sum += mean;
    EXPECT_NEAR(sum, 2, 1e-9) << "what one wins another loses";
    for (const char* bad : {"depth", "=1", "depth="}) EXPECT_FALSE(read_axes({bad})) << bad;
}

TEST(DepthStudies, OfChomp) {
    const auto game = game_of("chomp:3,4");
    const auto study = study_depths(*game, game->start(), {"alphabeta"}, with_threads(2));
    ASSERT_TRUE(study);
    EXPECT_EQ(study->positions, study->of);
    EXPECT_EQ(study->drawn, 0);
    ASSERT_TRUE(study->least);
    for (const DepthRow& row : study->rows) EXPECT_EQ(row.errors > 0, row.depth < *study->least) << row.depth;
    EXPECT_GT(study->rows.front().given_away, 0.5) << "one move deep it knows little";
    EXPECT_EQ(study->rows.back().given_away, 0);
    EXPECT_FALSE(study_depths(*game, game->start(), {"mcts"}, {}));
    EXPECT_EQ(study_depths(*game, game->start(), {"alphabeta", 1, 7}, {})->positions, 7);
}

TEST(Comparisons, OfTicTacToe) {
    const auto game = game_of("tictactoe");
    const auto comparison = compare_methods(*game, game->start(), {"", "10", {}}, {});
    ASSERT_TRUE(comparison);
    ASSERT_EQ(comparison->rows.size(), 7);
    EXPECT_EQ(comparison->rows[0].found.counts.nodes, 549'946);
    for (const ComparedMethod& row : comparison->rows) {
        EXPECT_EQ(number_text(row.found.value), "0") << row.name;
        EXPECT_EQ(row.found.proven, Outcome::draw) << row.name;
        EXPECT_LE(row.found.counts.nodes, 549'946) << row.name;
    }
    Control limited;
    limited.limits.nodes = 600'000; // enough for each of them: the counts are the same
    const auto same = compare_methods(*game, game->start(), {"", "10", {}}, limited);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->rows[2].found.counts.nodes, comparison->rows[2].found.counts.nodes);
    limited.limits.nodes = 1'000;
    EXPECT_EQ(compare_methods(*game, game->start(), {}, limited).error().kind, Error::Kind::limit);
}

TEST(Comparisons, TurnByTurn) {
    const auto game = game_of("tictactoe");
    const auto comparison = compare_turns(*game, *game->read(std::string_view("xo./.x./..o")), {}, {});
    ASSERT_TRUE(comparison);
    Position position = *game->read(std::string_view("xo./.x./..o"));
    for (const ComparedTurn& turn : comparison->turns) {
        EXPECT_EQ(turn.position, game->print(position));
        position = *game->after(position, std::string_view(turn.move));
    }
    EXPECT_TRUE(game->outcome(position));
}

TEST(Opinions, NeverClaimAProofTheyDoNotHave) {
    for (const char* with : {"alphabeta:depth=2,eval=lines", "minimax:depth=2", "mcts:playouts=40"})
        for (const char* move : {"", "1", "4"}) {
            const auto asked = *move ? std::optional<std::string>(move) : std::nullopt;
            const Opinion opinion = opinion_of("connect4", "44", asked, with);
            EXPECT_FALSE(opinion.thought().certain()) << with;
            for (Language language : {Language::english, Language::french}) {
                const std::string told = text(opinion, {language}), said = line_text(opinion, {language});
                EXPECT_EQ(told.find("proven"), std::string::npos) << told;
                EXPECT_EQ(told.find("prouv"), std::string::npos) << told;
                EXPECT_NE(told.find(language == Language::english ? "This is an opinion" : "C'est un avis"),
                          std::string::npos);
                EXPECT_NE(said.find(language == Language::english ? "expects" : "attend"), std::string::npos);
            }
        }
}

TEST(Opinions, OfAMoveAreThoseOfItsMaker) {
    const Opinion best = opinion_of("connect4", "4455", "3", "alphabeta:depth=4");
    EXPECT_EQ(number_text(best.position.value), "97");
    EXPECT_EQ(number_text(best.made->value), "97") << "the best move has the value of the position";
    EXPECT_EQ(best.made->plies, 3);
    EXPECT_EQ(best.line.size(), 3);
    const Opinion ends = opinion_of("tictactoe", "xx./oo./...", "1:3", "alphabeta");
    EXPECT_EQ(number_text(ends.made->value), "99");
    EXPECT_EQ(text(ends, {}).substr(text(ends, {}).find('\n') + 1), "This is no opinion: proven, a win in 1 move.\n");
    EXPECT_EQ(number_text(opinion_of("tictactoe", "xx./oo./...", "1:3", "alphabeta:utility=10").made->value), "10");
    EXPECT_EQ(number_text(opinion_of("tictactoe", "xx./oo./...", "3:3", "alphabeta:utility=inf").made->value), "-inf");
    const Opinion loses = opinion_of("tictactoe", "xx./oo./...", "3:3", "alphabeta:depth=3");
    EXPECT_EQ(number_text(loses.made->value), "-98") << "the answer wins at once";
}

TEST(Searches, NumbersAsPeopleReadThem) {
    EXPECT_EQ(number_text(std::int64_t{-3}), "-3");
    EXPECT_EQ(number_text(0.25), "0.25");
    EXPECT_EQ(number_text(-infinite), "-inf");
    EXPECT_EQ(json(SearchNumber(infinite)).line(), "\"inf\"");
    EXPECT_EQ(json(SearchNumber(std::int64_t{7})).line(), "7");
    EXPECT_EQ(negated(std::int64_t{7}), SearchNumber(std::int64_t{-7}));
}

} // namespace zermelo
