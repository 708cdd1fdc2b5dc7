// Questions as JSON: each is answered as the commands do, what is wrong with one is an answer, and boards show exactly
// the moves that there are.
#include "api/registry.hpp"
#include "requests/requests.hpp"
#include "json/read_json_value.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace zermelo {

namespace {

Json asked(Requests& requests, const std::string& question) {
    auto answer = read_json_value(requests.answer(question), "answer");
    EXPECT_TRUE(answer) << question;
    return answer ? *answer : Json();
}

std::string error_of(const std::string& question, const std::string& field = "line") {
    Requests requests;
    const Json answer = asked(requests, question);
    const Json* error = answer.find("error");
    if (!error) return "";
    return *error->find(field)->as_string();
}

std::string field(const Json& answer, const std::string& name) {
    const Json* inner = answer.find("answer");
    const Json* found = inner ? inner->find(name) : nullptr;
    return found ? found->line() : "none";
}

} // namespace

TEST(Requests, AnswerAsCommandsDo) {
    Requests requests;
    EXPECT_EQ(field(asked(requests, R"({"ask":"solve","game":"nim:3+4+5"})"), "winner"), "1");
    EXPECT_EQ(field(asked(requests, R"({"ask":"moves","game":"nim:3+4+5","play":["3-2"]})"), "outcome"), "\"loss\"");
    EXPECT_EQ(field(asked(requests, R"({"ask":"perft","game":"tictactoe","depth":3})"), "game"), "\"tictactoe\"");
    EXPECT_EQ(field(asked(requests, R"({"ask":"opponent","game":"subtraction:7","with":"perfect"})"), "move"), "\"3\"");
    EXPECT_EQ(field(asked(requests, R"({"ask":"hint","game":"subtraction:7"})"), "move"), "\"3\"");
    EXPECT_EQ(field(asked(requests, R"({"ask":"side","game":"subtraction:8"})"), "winner"), "2");
    EXPECT_EQ(field(asked(requests, R"({"ask":"review","game":"subtraction:7","play":["1","2","1","3"]})"), "mistakes"),
              "1");
    EXPECT_EQ(field(asked(requests, R"({"ask":"matrix","game":"prisoners"})"), "zero_sum"), "false");
    EXPECT_NE(field(asked(requests, R"({"ask":"tree","game":"tree:fig52","format":"svg"})"), "text").find("<svg"),
              std::string::npos);
    EXPECT_NE(field(asked(requests, R"({"ask":"explain","game":"nim:3+4+5","lang":"fr"})"), "text").find("joueur"),
              std::string::npos);
}

TEST(Requests, FilesComeWithTheQuestionAndLeaveWithIt) {
    Requests requests;
    const std::string file = R"("files":{"d.dot":"digraph { a -> b; b [target=true]; }"})";
    const std::string question = R"({"ask":"attractor","game":"arena:d.dot",)" + file + "}";
    EXPECT_EQ(field(asked(requests, question), "size"), "2");
    EXPECT_NE(error_of(R"({"ask":"attractor","game":"arena:d.dot"})"), "");
    const std::string other = R"({"ask":"position","game":"arena:d.dot","files":{"d.dot":"digraph { x -> y; }"}})";
    EXPECT_EQ(field(asked(requests, other), "position"), "\"x\""); // not the one before
}

TEST(Requests, WhatIsWrongIsAnAnswer) {
    EXPECT_EQ(error_of("{"), "question:1:2: the text ends too soon (expected })");
    EXPECT_EQ(error_of("[]", "place"), "ask");
    EXPECT_EQ(error_of(R"({"ask":"dance"})", "place"), "ask");
    EXPECT_EQ(error_of(R"({"ask":"solve","game":7})", "place"), "game");
    EXPECT_EQ(error_of(R"({"ask":"solve","game":"nim","postion":"3"})", "place"), "postion");
    EXPECT_EQ(error_of(R"({"ask":"solve","game":"nim","strong":1})", "place"), "strong");
    EXPECT_EQ(error_of(R"({"ask":"perft","game":"nim","depth":-1})", "place"), "depth");
    EXPECT_EQ(error_of(R"({"ask":"moves","game":"nim","play":"3"})", "place"), "play");
    EXPECT_EQ(error_of(R"({"ask":"moves","game":"nim","seconds":"soon"})", "place"), "seconds");
    EXPECT_EQ(error_of(R"({"ask":"moves","game":"nim","files":{"a":1}})", "place"), "files");
    EXPECT_EQ(error_of(R"({"ask":"moves","game":"nim:9","nodes":1,"lang":"fr"})", "kind"), "");
    EXPECT_EQ(error_of(R"({"ask":"solve","game":"tictactoe:4,4,4","nodes":10})", "kind"), "limit");
    EXPECT_EQ(error_of(R"({"ask":"opponent","game":"subtraction:0"})", "kind"), "input");
    EXPECT_NE(error_of(R"({"ask":"solve","game":"echecs","lang":"fr"})").find("aucun jeu"), std::string::npos);
}

// Every click makes one move, every move has its clicks, and the parts are the position.
TEST(Requests, BoardsShowExactlyTheMoves) {
    for (const std::string word :
         {"babylone", "babylone:2,3", "subtraction:21", "subtraction:9,2+5", "nim:3+5+5", "chomp:3,4",
          "chomp:2,2,golden", "connect4:5,4", "tictactoe", "tictactoe:4,3,3", "tree:fig52"}) {
        const auto game = std::move(*open_game(word));
        const auto sample = game->sample(game->start(), 300, {});
        ASSERT_TRUE(sample) << word;
        for (const Position& position : sample->positions) {
            const ShownBoard board = game->board(position);
            ASSERT_NE(board.kind, ShownBoard::Kind::text) << word;
            std::set<unsigned> spots;
            for (const auto& cell : board.cells) {
                EXPECT_LT(cell.row, board.rows);
                EXPECT_LT(cell.column, board.columns);
                if (cell.spot) spots.insert(*cell.spot);
                if (cell.part) { EXPECT_FALSE(board.parts.at(*cell.part).choices.empty()); }
            }
            std::set<std::string> shown;
            std::set<std::vector<unsigned>> clicks;
            for (const auto& [move, clicked] : board.moves) {
                EXPECT_TRUE(shown.insert(move).second) << word << ": " << move << " twice";
                EXPECT_TRUE(clicks.insert(clicked).second) << word << ": two moves by the same clicks";
                for (const unsigned spot : clicked) EXPECT_TRUE(spots.contains(spot)) << word << ": " << move;
            }
            const auto moves = game->moves(position);
            EXPECT_EQ(shown, std::set<std::string>(moves.begin(), moves.end())) << word;
            std::string text;
            for (const auto& part : board.parts) text += part.text;
            if (board.parts.empty()) continue;
            const auto again = game->read(std::string_view(text));
            ASSERT_TRUE(again) << word << ": " << text;
            EXPECT_EQ(game->draw(*again, {}), game->draw(position, {})) << word;
        }
    }
}

TEST(Requests, BoardsThatAreTooLargeAreTexts) {
    for (const char* word : {"subtraction:1000000", "nim:1000+1", "chomp:60,60"})
        EXPECT_EQ((*open_game(word))->board((*open_game(word))->start()).kind, ShownBoard::Kind::text) << word;
}

} // namespace zermelo
