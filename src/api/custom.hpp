// Games that are added while the program runs, by their rules.
#pragma once

#include "api/registry.hpp"
#include "games/custom/text_states.hpp"

namespace zermelo {

struct CustomInfo {
    std::string name, english_title, french_title, english_rules, french_rules;
    std::string position, move; // examples
};

// From then on its name is a word like any other's. Its rules may be asked from several threads, one at a time.
Result<void> add_custom_game(Registry& registry, CustomInfo info, CustomRules rules);

// The game of these states, which may be asked from several threads; `info` has to stay.
std::unique_ptr<AnyGame> make_custom_game(std::shared_ptr<CustomStates> states, const GameInfo& info, std::string word);

} // namespace zermelo
