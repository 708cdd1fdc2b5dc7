// A play looked at from outside: who has the better side, when it goes in circles, what its moves cost.
#include "api/registry.hpp"
#include "ask/review.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

std::unique_ptr<AnyGame> game_to_review(std::string_view word) { return std::move(*open_game(word)); }

PlayedGame played(AnyGame& game, const std::vector<std::string>& moves) {
    PlayedGame play(game, game.start());
    for (const std::string& move : moves) EXPECT_TRUE(play.play(move)) << move;
    return play;
}

TEST(Review, KnowsTheBetterSide) {
    for (const auto& [word, winner] : {std::pair{"subtraction:8", 2}, {"subtraction:9", 1}, {"tictactoe", 0}}) {
        const auto game = game_to_review(word);
        EXPECT_EQ(better_side(*game, game->start(), {})->winner, winner) << word;
    }
}

// Taking from 9 is right when a multiple of 4 is left; whoever is lost cannot make a mistake any more.
TEST(Review, FindsEveryMistakeAndNoOther) {
    const auto game = game_to_review("subtraction:9");
    const auto play = played(*game, {"2", "2", "2", "3"}); // 9 7 5 3 0
    const auto review = review_play(play, {});
    ASSERT_TRUE(review);
    ASSERT_EQ(review->moves.size(), 4u);
    EXPECT_EQ(review->unknown, 0u);
    const std::vector<std::string> better{"1", "3", "1", ""};
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(review->moves[i].number, i + 1);
        EXPECT_EQ(review->moves[i].player, i % 2 == 0 ? Player::one : Player::two);
        EXPECT_EQ(review->moves[i].better, better[i]);
        EXPECT_EQ(review->moves[i].before.result, Outcome::win);
        EXPECT_EQ(review->moves[i].after.result, i < 3 ? Outcome::loss : Outcome::win);
    }
    EXPECT_EQ(review->mistakes(), 3u);
}

// A lost position cannot be lost again, however soon.
TEST(Review, BlamesNobodyForLosingSooner) {
    const auto game = game_to_review("nim:2+2");
    const auto review = review_play(played(*game, {"2-2", "2-2"}), {});
    ASSERT_TRUE(review);
    EXPECT_EQ(review->moves.size(), 2u);
    EXPECT_EQ(review->mistakes(), 0u);
}

TEST(Review, LeavesOutWhatIsTooMuch) {
    const auto game = game_to_review("connect4:5,5");
    const auto play = played(*game, {"1", "2", "1", "2", "1", "2", "1"});
    Control hasty;
    hasty.limits.nodes = 1;
    const auto review = review_play(play, hasty);
    ASSERT_TRUE(review);
    EXPECT_EQ(review->unknown + review->moves.size(), 7u);
    EXPECT_GT(review->unknown, 0u);
    EXPECT_EQ(review_play(play, {})->unknown, 0u);
}

TEST(PlayedGame, SeesThatItGoesInCircles) {
    const auto game = game_to_review("arena:" + std::string(ZERMELO_TEST_DATA) + "/loops.dot");
    PlayedGame play(*game, game->start());
    for (const char* move : {"b", "a", "b"}) {
        EXPECT_FALSE(play.endless());
        ASSERT_TRUE(play.play(move));
    }
    EXPECT_EQ(play.times(), 2u); // a has a choice
    EXPECT_FALSE(play.endless());
    ASSERT_TRUE(play.play("a"));
    EXPECT_TRUE(play.endless());
    EXPECT_EQ(play.endless_winner(), 2);
    ASSERT_TRUE(play.undo(1));
    EXPECT_FALSE(play.endless());
    ASSERT_TRUE(play.undo(3));
    EXPECT_EQ(play.times(), 1u);
    ASSERT_TRUE(play.play("c"));
    EXPECT_FALSE(play.endless());
    ASSERT_TRUE(play.play("c")); // the only move
    EXPECT_TRUE(play.endless());
}

} // namespace
} // namespace zermelo
