// Games made at run time whose states tell whose turn it is; they compile beside the others.
#pragma once

#include "ask/any_game.hpp"
#include "games/custom/custom_states.hpp"

#include <memory>

namespace zermelo {

std::unique_ptr<AnyGame> make_sided_game(std::shared_ptr<CustomStates> states, const GameInfo& info, std::string word);

} // namespace zermelo
