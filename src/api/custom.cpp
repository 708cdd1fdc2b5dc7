#include "api/custom.hpp"

#include "api/typed_game.hpp"

namespace zermelo {

Result<void> add_custom_game(Registry& registry, CustomInfo info, CustomRules rules) {
    const std::string name = info.name;
    GameInfo kept{registry.keep(info.name),
                  {},
                  registry.keep(std::move(info.english_title), std::move(info.french_title)),
                  registry.keep(std::move(info.english_rules), std::move(info.french_rules)),
                  {},
                  registry.keep(std::move(info.position)),
                  registry.keep(std::move(info.move))};
    const bool ends = rules.longest > 0;
    const auto states = std::make_shared<CustomStates>(std::move(rules));
    const Registry* games = &registry;
    return registry.add(std::move(kept), [=](const Parameters& parameters) -> Result<std::unique_ptr<AnyGame>> {
        const GameInfo& described = *games->find(name)->info;
        if (ends)
            return std::unique_ptr<AnyGame>(
                std::make_unique<TypedGame<CustomGame<true>>>(CustomGame<true>(states), described, parameters.word()));
        return std::unique_ptr<AnyGame>(
            std::make_unique<TypedGame<CustomGame<false>>>(CustomGame<false>(states), described, parameters.word()));
    });
}

} // namespace zermelo
