// All games by name.
#pragma once

#include "ask/any_game.hpp"

#include <memory>

#include <span>

namespace zermelo {

struct RegisteredGame {
    const GameInfo* info;
    Result<std::unique_ptr<AnyGame>> (*make)(const Parameters&);
};

template <class Family> RegisteredGame registered(); // defined for each line of registry.def

std::span<const RegisteredGame> all_games();

// The game that a word such as babylone:4,3 names.
Result<std::unique_ptr<AnyGame>> open_game(std::string_view word);

} // namespace zermelo
