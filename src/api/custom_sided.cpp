#include "api/custom_sided.hpp"

#include "games/custom/heuristics.hpp"

#include "api/typed_game.hpp"

namespace zermelo {

std::unique_ptr<AnyGame> make_sided_game(std::shared_ptr<CustomStates> states, const GameInfo& info, std::string word) {
    using Ending = CustomGame<true, true>;
    using Any = CustomGame<false, true>;
    if (states->longest() > 0)
        return std::make_unique<TypedGame<Ending>>(Ending(std::move(states)), info, std::move(word));
    return std::make_unique<TypedGame<Any>>(Any(std::move(states)), info, std::move(word));
}

} // namespace zermelo
