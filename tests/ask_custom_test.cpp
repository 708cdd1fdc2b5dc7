// Games that are added while the program runs have everything that others have.
#include "api/custom.hpp"
#include "ask/explanation.hpp"
#include "ask/played_game.hpp"
#include "explain/game_text.hpp"

#include <gtest/gtest.h>

namespace zermelo {
namespace {

CustomInfo described(const std::string& name) {
    return {name, "A game", "Un jeu", "Take one, two or three.", "Prendre un, deux ou trois.", "21", "3"};
}

// Sticks: whoever cannot move loses.
CustomRules countdown(int sticks) {
    CustomRules rules;
    rules.start = std::to_string(sticks);
    rules.moves = [](const std::string& state) {
        std::vector<std::string> moves;
        for (int take = 1; take <= std::min(3, std::stoi(state)); ++take) moves.push_back(std::to_string(take));
        return moves;
    };
    rules.play = [](const std::string& state, const std::string& move) {
        return std::to_string(std::stoi(state) - std::stoi(move));
    };
    rules.longest = static_cast<std::uint64_t>(sticks);
    return rules;
}

// Two rooms with a door between them, and a way out that only the first has: one may walk for ever.
CustomRules rooms() {
    CustomRules rules;
    rules.start = "left";
    rules.moves = [](const std::string& state) -> std::vector<std::string> {
        if (state == "left") return {"door", "out"};
        if (state == "right") return {"door"};
        return {};
    };
    rules.play = [](const std::string& state, const std::string& move) {
        return std::string(move == "out" ? "outside" : state == "left" ? "right" : "left");
    };
    return rules;
}

TEST(CustomGame, AgreesWithTheSameGameOfTheRegistry) {
    Registry games;
    ASSERT_TRUE(add_custom_game(games, described("countdown"), countdown(21)));
    const auto ours = games.open("countdown"), known = games.open("subtraction");
    ASSERT_TRUE(ours && known);
    const Control control;
    for (int sticks = 0; sticks <= 21; ++sticks) {
        const std::string text = std::to_string(sticks);
        const auto a = (*ours)->solve(*(*ours)->read(text), {}, control);
        const auto b = (*known)->solve(*(*known)->read(text), {}, control);
        ASSERT_TRUE(a && b);
        EXPECT_EQ(a->worth.result, b->worth.result) << sticks;
        EXPECT_EQ(a->worth.plies, b->worth.plies) << sticks;
        EXPECT_EQ(a->best, b->best) << sticks;
        EXPECT_EQ(a->verified, true);
    }
    EXPECT_EQ(text(*explain_position(**ours, (*ours)->start(), control), {Language::english}).substr(0, 21),
              "21 is won for player ");
    const auto ai = (*ours)->ai("alphabeta", "--with");
    EXPECT_EQ((*ours)->search((*ours)->start(), *ai, true, control)->proven, Outcome::win);
}

TEST(CustomGame, MayGoOnForEver) {
    Registry games;
    ASSERT_TRUE(add_custom_game(games, described("rooms"), rooms()));
    const auto game = games.open("rooms");
    const Control control;
    EXPECT_EQ((*game)->best((*game)->start(), control)->moves, std::vector<std::string>{"out"});
    EXPECT_EQ((*game)->worth(*(*game)->read("right"), control)->result, Outcome::loss);
    EXPECT_FALSE((*game)->search((*game)->start(), *(*game)->ai("minimax", ""), false, control)); // may not end
}

TEST(CustomGame, ANameIsTakenOnce) {
    Registry games;
    ASSERT_TRUE(add_custom_game(games, described("mine"), countdown(5)));
    EXPECT_EQ(add_custom_game(games, described("mine"), countdown(6)).error().in(Language::english),
              "game: a game is called \"mine\" already");
    EXPECT_FALSE(add_custom_game(games, described("puissance4"), countdown(6)));
    EXPECT_EQ((*games.open("mine"))->info().rules.french, "Prendre un, deux ou trois.");
}

TEST(PlayedGame, IsSavedAndLoaded) {
    const auto game = open_game("nim:3+4+5");
    PlayedGame played(**game, (*game)->start());
    ASSERT_TRUE(played.play("5-2") && played.play("3-3"));
    PlayedGame again(**game, (*game)->start());
    ASSERT_TRUE(again.load(played.saved(), "file"));
    EXPECT_EQ(again.moves(), played.moves());
    EXPECT_EQ((*game)->print(again.here()), (*game)->print(played.here()));
    for (const char* damaged : {"", "{}", R"({"game": "nim:3+4+5", "start": "9+9", "moves": []})",
                                R"({"game": "nim:3+4+5", "start": "3+4+5", "moves": ["4-9"]})"})
        EXPECT_FALSE(again.load(damaged, "file")) << damaged;
    EXPECT_EQ(again.moves(), played.moves()); // what was there is kept
    EXPECT_TRUE(again.undo(2) && !again.undo(1));
}

} // namespace
} // namespace zermelo
