#include "api/registry.hpp"

#include "core/errors.hpp"
#include "core/files.hpp"

#include <algorithm>
#include <vector>

namespace zermelo {

#define GAME(Family, header)                                                                                           \
    class Family;                                                                                                      \
    template <> RegisteredGame registered<Family>();
#include "api/registry.def"
#undef GAME

std::span<const RegisteredGame> all_games() {
    static const std::vector<RegisteredGame> games{
#define GAME(Family, header) registered<Family>(),
#include "api/registry.def"
#undef GAME
    };
    return games;
}

Result<std::unique_ptr<AnyGame>> open_game(std::string_view word) {
    const auto [name, parameters] = split_word(word);
    std::string names;
    for (const RegisteredGame& game : all_games()) {
        if (game.info->name == name || std::ranges::count(game.info->aliases, name) > 0) {
            if (word.ends_with(':')) return Error{std::string(name), errors::missing_value, {}};
            auto read = Parameters::parse(*game.info, parameters);
            if (!read) return read.error();
            return game.make(*read);
        }
        names += (names.empty() ? "" : ", ") + std::string(game.info->name);
    }
    if (is_regular_file(std::string(word)))
        return Error{std::string(word), errors::file_is_no_game, {std::string(word)}};
    return Error{"game", errors::unknown_game, {std::string(name), names}};
}

} // namespace zermelo
