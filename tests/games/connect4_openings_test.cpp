// The opening book that comes with Connect 4: nothing is missing, all of it agrees with itself, with what others have
// published and, in a sample, with searches that know nothing of it.
#include "ask/book_file.hpp"
#include "core/random.hpp"
#include "data.hpp"
#include "game_checks.hpp"
#include "games/connect4/expert.hpp"
#include "games/connect4/openings.hpp"
#include "search/exact.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace zermelo {
namespace {

using Usual = Connect4<std::uint64_t>;
using Fast = Connect4Expert<std::uint64_t, Connect4Board<std::uint64_t, 7, 6, 4>>;

class Openings : public testing::Test {
protected:
    const Usual game{Connect4Text::Size{7, 6, 4}};
    const Fast expert{game.size()};
    const std::unique_ptr<OpenBook> book = std::move(*read_book(built_in_book(game), "book", "connect4"));

    // Of a position of up to eight moves in which the game goes on.
    std::optional<int> score(const Usual::State& state) const {
        auto node = expert.node(state);
        const ForcedMoves forced = expert.play_forced_moves(node);
        if (forced.decided) return forced.score;
        const auto found = book->scores.find(expert.key(node));
        return found && forced.turned ? -*found : found;
    }
    // The positions with so many moves made, one for all that are alike.
    std::vector<std::vector<Usual::State>> layers() const {
        std::vector<std::vector<Usual::State>> all{{game.initial()}};
        while (all.size() <= book->scores.plies()) {
            std::map<std::uint64_t, Usual::State> next;
            for (const auto& state : all.back()) {
                if (game.outcome(state)) continue;
                for (const auto& move : moves_of(game, state)) {
                    const auto child = game.canonical(game.apply(state, move));
                    next.emplace(game.key(child), child);
                }
            }
            all.emplace_back();
            for (const auto& [key, state] : next) all.back().push_back(state);
        }
        return all;
    }
    // What the best move leads to, in the words of the book.
    int score_of_best(const Usual::State& state) const {
        int best = -100;
        for (const auto& move : moves_of(game, state)) {
            const auto child = game.apply(state, move);
            const auto ply = expert.ply(expert.node(state));
            best = std::max(best, game.outcome(child) ? exact::win_score(expert.last(), ply, 0) : -*score(child));
        }
        return best;
    }
};

TEST_F(Openings, NothingIsMissingAndAllFollowsFromTheLastMoves) {
    EXPECT_EQ(book->scores.plies(), 8u);
    EXPECT_EQ(book->positions, 102'120u);
    EXPECT_LT(built_in_book(game).size(), 210'000u);
    const auto all = layers();
    std::set<std::uint64_t> keys;
    std::size_t going_on = 0;
    for (const auto& layer : all) {
        going_on = 0;
        for (const auto& state : layer) {
            if (game.outcome(state)) continue;
            ++going_on;
            auto node = expert.node(state);
            if (!expert.play_forced_moves(node).decided) keys.insert(expert.key(node));
            const auto here = score(state);
            ASSERT_TRUE(here) << game.print(state);
            if (&layer != &all.back()) { ASSERT_EQ(*here, score_of_best(state)) << game.print(state); }
        }
    }
    EXPECT_EQ(going_on, 91'295u);
    EXPECT_EQ(keys.size(), book->positions); // and nothing else is in it
    EXPECT_FALSE(book->scores.damaged());
}

// Every position of up to eight moves, won, drawn or lost for the first player.
TEST_F(Openings, AgreesWithAnotherSolverOnEveryPosition) {
    const auto all = layers();
    for (const auto& row : read_table("connect4_by_ply.csv")) {
        const std::size_t ply = std::stoul(row[0]);
        std::map<int, std::uint64_t> count;
        for (const auto& state : all[ply]) {
            const int mine = game.outcome(state) ? -1 : *score(state), sign = (mine > 0) - (mine < 0);
            count[ply % 2 ? -sign : sign] += game.orbit(state);
        }
        EXPECT_EQ(count[1], std::stoul(row[1])) << ply;
        EXPECT_EQ(count[0], std::stoul(row[2])) << ply;
        EXPECT_EQ(count[-1], std::stoul(row[3])) << ply;
    }
}

// Two questions prove a score: it is not less, and it is not more. What takes long is left for another seed.
TEST_F(Openings, ASampleIsSearchedAgain) {
    constexpr std::uint64_t patience = 400'000, all_patience = 16'000'000; // positions
    const auto last = layers().back();
    Random random(20'261'118);
    std::uint64_t looked_at = 0;
    int proven = 0;
    while (looked_at < all_patience) {
        const auto& state = last[random.below(last.size())];
        auto node = expert.node(state);
        if (game.outcome(state) || expert.play_forced_moves(node).decided) continue;
        const int told = *score(state);
        ExactSearch search(expert, {.table_bytes = 1 << 24});
        const std::function<Stop(const Work&)> patient = [](const Work& work) {
            return work.done > patience ? Stop::nodes : Stop::none;
        };
        const auto below = search.probe(state, told - 1, patient), above = search.probe(state, told, patient);
        looked_at += search.nodes();
        EXPECT_GE(below.value_or(told), told) << game.print(state);
        EXPECT_LE(above.value_or(told), told) << game.print(state);
        proven += below && above;
    }
    EXPECT_GT(proven, 40);
}

TEST_F(Openings, DamageIsNoticed) {
    const std::string good(built_in_book(game));
    Random random(1);
    for (int i = 0; i < 300; ++i) {
        std::string bad = good;
        const std::size_t place = random.below(i < 50 ? ScoreBook::page_bytes : bad.size());
        bad[place] = static_cast<char>(bad[place] ^ 1 << random.below(8));
        const auto read = read_book(bad, "book", "connect4");
        EXPECT_EQ(static_cast<bool>(read), place >= ScoreBook::page_bytes);
        if (!read) continue;
        const std::size_t page = place / ScoreBook::page_bytes * ScoreBook::page_bytes;
        EXPECT_FALSE(ScoreBook::whole(std::string_view(bad).substr(page, ScoreBook::page_bytes)));
        for (const std::uint64_t word : ScoreBook::words(std::string_view(good).substr(page, ScoreBook::page_bytes)))
            EXPECT_EQ((*read)->scores.find(word >> 8), std::nullopt);
    }
}

TEST_F(Openings, KnownScores) {
    for (const auto& row : read_table("connect4_openings.csv"))
        EXPECT_EQ(score(*game.parse(row[0])), std::stoi(row[1])) << row[0];
    const int first[] = {-2, -1, 0, 1, 0, -1, -2}; // John Tromp, Victor Allis, James D. Allen
    for (int column = 0; column < 7; ++column)
        EXPECT_EQ(score(*game.parse(std::to_string(column + 1))), -first[column]) << column;
    EXPECT_EQ(score(game.initial()), 1);
}

} // namespace
} // namespace zermelo
