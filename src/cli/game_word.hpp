// The game that a command is about, as its words name it: with a target where it is an arena.
#pragma once

#include "cli/session.hpp"

#include <optional>
#include <string>

namespace zermelo {

// --target, --against and --player: what the players of a drawn arena want.
struct Targets {
    std::string target, against;
    std::optional<std::uint64_t> player;

    void add(Command& command);
    // The word of the game with these targets.
    Result<std::string> added_to(const std::string& word) const;
};

struct GameWord {
    std::string word;
    Targets targets;

    void add(Command& command, const Text& description = {"a game", "un jeu"});
};

Result<std::unique_ptr<AnyGame>> open_game(const GameWord& game);

// With the rule that had to be assumed, where there is one.
inline Json with_rule(Json answer, const AnyGame& game) {
    if (const auto rule = game.assumed_rule()) answer.add("rule", rule->name);
    return answer;
}

// An answer about a game. Where a rule had to be assumed, that is said first.
template <class MakeJson, class MakeText>
int show_answer(const Session& session, const AnyGame& game, MakeJson&& make_json, MakeText&& make_text) {
    const auto rule = game.assumed_rule();
    return session.show([&] { return with_rule(make_json(), game); },
                        [&] { return (rule ? session.voice().line(rule->sentence) : "") + make_text(); });
}

} // namespace zermelo
