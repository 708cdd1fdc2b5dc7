#include "api/registry.hpp"

#include "core/errors.hpp"
#include "core/machine/files.hpp"

#include <algorithm>

namespace zermelo {

#define VARIANT(Family, Type)
#define RARE(Family, Type)
#define GAME(Family, header)                                                                                           \
    class Family;                                                                                                      \
    template <> RegisteredGame registered<Family>();
#include "api/registry.def"
#undef GAME
#undef VARIANT
#undef RARE

Registry::Registry() {
#define VARIANT(Family, Type)
#define RARE(Family, Type)
#define GAME(Family, header) games_.push_back(registered<Family>());
#include "api/registry.def"
#undef GAME
#undef VARIANT
#undef RARE
}

const RegisteredGame* Registry::find(std::string_view name) const {
    const auto found = std::ranges::find_if(games_, [&](const RegisteredGame& game) {
        return game.info->name == name || std::ranges::count(game.info->aliases, name) > 0;
    });
    return found == games_.end() ? nullptr : &*found;
}

Result<void> Registry::add(GameInfo info, std::function<Result<std::unique_ptr<AnyGame>>(const Parameters&)> make) {
    std::vector<std::string_view> names = info.aliases;
    names.push_back(info.name);
    for (std::string_view name : names)
        if (find(name)) return Error{"game", errors::game_name_taken, {std::string(name)}};
    games_.push_back({&infos_.emplace_back(std::move(info)), std::move(make)});
    return {};
}

GameList Registry::list() const {
    GameList list;
    for (const RegisteredGame& registered : games_) {
        GameFacts& facts = list.games.emplace_back(GameFacts{registered.info, {}, {}});
        if (const auto game = open(registered.info->name))
            facts.powers = (*game)->powers(), facts.heuristics = (*game)->heuristics();
    }
    return list;
}

Result<std::unique_ptr<AnyGame>> Registry::open(std::string_view word) const {
    const auto [name, parameters] = split_word(word);
    if (const RegisteredGame* game = find(name)) {
        if (word.ends_with(':')) return Error{std::string(name), errors::missing_value, {}};
        auto read = Parameters::parse(*game->info, parameters);
        if (!read) return read.error();
        return game->make(*read);
    }
    if (is_regular_file(std::string(word)))
        return Error{std::string(word), errors::file_is_no_game, {std::string(word)}};
    std::vector<std::string> names;
    for (const RegisteredGame& game : games_) names.emplace_back(game.info->name);
    return Error{"game", errors::unknown_game, {std::string(name), listed(names)}};
}

Registry& registry() {
    static Registry games;
    return games;
}

} // namespace zermelo
