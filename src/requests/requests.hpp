// Questions as JSON, answers as JSON: the one door for a page, a server and whoever else speaks with the engine from
// outside.
//
//      {"ask": "moves", "game": "nim:3+5+7", "position": "3+5", "lang": "fr", "seconds": 2}
//      {"answer": ...} as the command line's --json gives it, or {"error": {"place", "reason", "line", "kind"}}
//
// Files come with the question: {"files": {"drawn.dot": "digraph ..."}, "game": "arena:drawn.dot"}. HACKING.md has the
// list of questions.
#pragma once

#include "ask/any_game.hpp"

#include <deque>
#include <memory>
#include <string>
#include <string_view>

namespace zermelo {

// Not for several threads at once: what a question provides as files is there for every reader of files.
class Requests {
public:
    // What is wrong with a question is an answer, too. Its limits are those of the control, or less where it says so.
    std::string answer(std::string_view question, Control control = {});

    // The game, as it was left by the questions before: what was solved is kept for the last few games.
    Result<AnyGame*> game(const std::string& word, bool keep);

private:
    static constexpr std::size_t kept_games = 4;

    std::deque<std::pair<std::string, std::unique_ptr<AnyGame>>> games_; // the last one asked about first
    std::unique_ptr<AnyGame> passing_;                                   // made of files that came with the question
};

} // namespace zermelo
