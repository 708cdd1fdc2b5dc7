// All games by name: those of registry.def, and those that are added while the program runs.
#pragma once

#include "answers/games.hpp"
#include "ask/any_game.hpp"
#include "ask/sweep.hpp"

#include <deque>
#include <functional>
#include <memory>

namespace zermelo {

struct RegisteredGame {
    const GameInfo* info;
    std::function<Result<std::unique_ptr<AnyGame>>(const Parameters&)> make;
    std::optional<SweepFamily> family{}; // where its starts come in families
};

template <class Family> RegisteredGame registered(); // defined for each line of registry.def

class Registry {
public:
    Registry(); // with the games of registry.def

    const std::deque<RegisteredGame>& games() const { return games_; }
    const RegisteredGame* find(std::string_view name) const; // by its name or an alias

    GameList list() const; // with what can be asked of each in its usual size

    // What a game that is made at run time says of itself is kept here: texts, and the info that is made of them.
    std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }
    Text keep(std::string english, std::string french) {
        const std::string_view kept = keep(std::move(english));
        return Text::made_of(kept, keep(std::move(french)));
    }
    // A game whose name, or one of its aliases, is taken already is refused. Games are there for good: whoever holds
    // one may go on using it.
    Result<void> add(GameInfo info, std::function<Result<std::unique_ptr<AnyGame>>(const Parameters&)> make);

    // The game that a word such as babylone:4,3 names.
    Result<std::unique_ptr<AnyGame>> open(std::string_view word) const;

private:
    std::deque<RegisteredGame> games_;
    std::deque<GameInfo> infos_;
    std::deque<std::string> texts_;
};

// The registry of the program.
Registry& registry();

inline Result<std::unique_ptr<AnyGame>> open_game(std::string_view word) { return registry().open(word); }

} // namespace zermelo
