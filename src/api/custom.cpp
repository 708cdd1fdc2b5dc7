#include "api/custom.hpp"

#include "api/custom_sided.hpp"
#include "games/custom/heuristics.hpp"

#include "api/typed_game.hpp"

namespace zermelo {

std::unique_ptr<AnyGame> make_custom_game(std::shared_ptr<CustomStates> states, const GameInfo& info,
                                          std::string word) {
    using Ending = CustomGame<true, false>;
    using Any = CustomGame<false, false>;
    if (states->tells_player()) return make_sided_game(std::move(states), info, std::move(word));
    if (states->longest() > 0)
        return std::make_unique<TypedGame<Ending>>(Ending(std::move(states)), info, std::move(word));
    return std::make_unique<TypedGame<Any>>(Any(std::move(states)), info, std::move(word));
}

Result<void> add_custom_game(Registry& registry, CustomInfo info, CustomRules rules) {
    const std::string name = info.name;
    GameInfo kept{registry.keep(info.name),
                  {},
                  registry.keep(std::move(info.english_title), std::move(info.french_title)),
                  registry.keep(std::move(info.english_rules), std::move(info.french_rules)),
                  {},
                  registry.keep(std::move(info.position)),
                  registry.keep(std::move(info.move))};
    const auto states = std::make_shared<TextStates>(std::move(rules));
    const Registry* games = &registry;
    return registry.add(std::move(kept), [=](const Parameters& parameters) -> Result<std::unique_ptr<AnyGame>> {
        return make_custom_game(states, *games->find(name)->info, parameters.word());
    });
}

} // namespace zermelo
