// Opening books: what was put in is found, what was damaged is not believed, and searches that look into one agree
// with those that do not.
#include "games/connect4/expert.hpp"
#include "search/exact.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>

namespace zermelo {
namespace {

std::vector<std::uint64_t> words_of(const std::map<std::uint64_t, int>& scores) {
    std::vector<std::uint64_t> words;
    for (const auto& [key, score] : scores) words.push_back(ScoreBook::word(key, score));
    return words;
}

RC_GTEST_PROP(ScoreBook, FindsWhatIsInIt, ()) {
    const std::uint64_t range = *rc::gen::element(std::uint64_t{3000}, std::uint64_t{1} << ScoreBook::key_bits);
    const auto keys = *rc::gen::container<std::vector<std::uint64_t>>(2000, rc::gen::inRange(std::uint64_t{0}, range));
    const std::size_t count = *rc::gen::inRange<std::size_t>(0, keys.size());
    std::map<std::uint64_t, int> scores;
    for (std::size_t i = 0; i < count; ++i) scores[keys[i]] = static_cast<int>(keys[i] % 128) - 64;
    const std::string pages = ScoreBook::pages(words_of(scores));
    RC_ASSERT(pages.size() % ScoreBook::page_bytes == 0);
    RC_ASSERT(ScoreBook::words(pages) == words_of(scores));
    const ScoreBook book(pages, 0);
    for (std::uint64_t key : keys) {
        const auto found = book.find(key);
        const auto expected = scores.find(key);
        RC_ASSERT(found.has_value() == (expected != scores.end()));
        if (found) RC_ASSERT(*found == expected->second);
    }
    RC_ASSERT(!book.damaged());
}

TEST(ScoreBook, DoesNotBelieveADamagedPage) {
    std::map<std::uint64_t, int> scores;
    for (std::uint64_t key = 1; key <= 900; ++key) scores[7 * key] = 3;
    const std::string good = ScoreBook::pages(words_of(scores));
    ASSERT_EQ(good.size(), 2 * ScoreBook::page_bytes);
    for (std::size_t place : {0u, 8u, 100u, 400u, 511u}) {
        std::string bad = good;
        bad[place] = static_cast<char>(bad[place] ^ 1);
        const ScoreBook book(bad, 0);
        EXPECT_EQ(book.find(7 * 900), 3);
        EXPECT_FALSE(book.damaged()) << "the second page is good";
        EXPECT_EQ(book.find(7 * 300), std::nullopt) << place;
        EXPECT_TRUE(book.damaged());
    }
}

using Narrow = Connect4<std::uint64_t>;

// A book of these positions, made by searches without one.
template <class E> std::string book_of(const E& expert, const std::vector<Narrow::State>& states) {
    std::map<std::uint64_t, int> scores;
    ExactSearch search(expert, {});
    for (const auto& state : states) {
        auto node = expert.node(state);
        const ForcedMoves forced = expert.play_forced_moves(node);
        if (forced.decided) continue;
        const int score = *search.score(state, [](const Work&) { return Stop::none; });
        scores[expert.key(node)] = forced.turned ? -score : score;
    }
    return ScoreBook::pages(words_of(scores));
}

TEST(ScoreBook, SavesTheSearchAndChangesNoScore) {
    const auto go_on = [](const Work&) { return Stop::none; };
    const Narrow game(Connect4Text::Size{5, 5, 4});
    with_expert(game, [&](const auto& expert) {
        std::vector<Narrow::State> early{game.initial()}, now = early;
        for (int ply = 0; ply < 3; ++ply) {
            std::vector<Narrow::State> next;
            for (const auto& state : now)
                game.moves(state, [&](const Narrow::Move& move) { next.push_back(game.apply(state, move)); });
            early.insert(early.end(), next.begin(), next.end());
            now = std::move(next);
        }
        const std::string pages = book_of(expert, now);
        const ScoreBook book(pages, 3);
        std::uint64_t with = 0, without = 0;
        for (const auto& state : early) {
            ExactSearch plain(expert, {}), booked(expert, {});
            booked.consult(&book);
            ASSERT_EQ(booked.score(state, go_on), plain.score(state, go_on)) << game.print(state);
            with += booked.nodes(), without += plain.nodes();
        }
        EXPECT_LT(100 * with, without);
        EXPECT_FALSE(book.damaged());
    });
}

TEST(ScoreBook, AnImpossibleScoreIsNotBelieved) {
    const auto go_on = [](const Work&) { return Stop::none; };
    const Narrow game(Connect4Text::Size{4, 4, 4});
    with_expert(game, [&](const auto& expert) {
        const auto node = expert.node(game.initial());
        const std::string pages = ScoreBook::pages({ScoreBook::word(expert.key(node), 100)});
        const ScoreBook book(pages, 16);
        ExactSearch search(expert, {});
        search.consult(&book);
        EXPECT_EQ(search.score(game.initial(), go_on), 0);
        EXPECT_TRUE(book.damaged());
    });
}

} // namespace
} // namespace zermelo
