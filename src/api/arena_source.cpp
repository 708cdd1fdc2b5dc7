#include "api/arena_source.hpp"

#include "api/registry.hpp"
#include "explain/words.hpp"
#include "games/arena/arena_game.hpp"

namespace zermelo {

Result<NamedArena> find_arena(const std::string& word, const ArenaRequest& request, const Control& control) {
    const auto [name, text] = split_word(word);
    const GameInfo& info = ArenaGame::info();
    if (name != info.name && std::ranges::count(info.aliases, name) == 0) {
        auto game = open_game(word);
        if (!game) return game.error();
        return (*game)->arena(request, control);
    }
    if (request.symmetry || request.bipartite || request.both || request.course)
        return Error{word, errors::only_of_games, {}};
    auto parameters = Parameters::parse(info, text);
    if (!parameters) return parameters.error();
    auto arena = ArenaGame::read(*parameters, control.threads);
    if (!arena || !request.position) return arena;
    const auto start = arena->find(*request.position);
    if (!start) return Error{"--position", errors::unknown_vertex, {*request.position}};
    arena->start = *start;
    return arena;
}

} // namespace zermelo
