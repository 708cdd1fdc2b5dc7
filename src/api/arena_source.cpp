#include "api/arena_source.hpp"

#include "api/registry.hpp"
#include "arena/word_line.hpp"
#include "ask/ask_errors.hpp"
#include "games/arena/arena_game.hpp"

namespace zermelo {

namespace {

Result<NamedArena> explore_game(const ArenaSource& source, const Control& control) {
    auto game = open_game(source.game);
    if (!game) return game.error();
    auto start = source.position.empty() ? (*game)->start() : (*game)->read(std::string_view(source.position));
    if (!start) return start.error();
    return (*game)->arena(*start, source.request, control);
}

} // namespace

Result<NamedArena> ArenaSource::open(const Control& control) const {
    const auto [name, text] = split_word(game);
    const GameInfo& info = ArenaGame::info();
    if (name != info.name && std::ranges::count(info.aliases, name) == 0) return explore_game(*this, control);
    if (request.symmetry || request.bipartite || request.both || request.form != Form::usual)
        return Error{game, errors::only_of_games, {}};
    auto parameters = Parameters::parse(info, text);
    if (!parameters) return parameters.error();
    auto arena = ArenaGame::read(*parameters, control.threads);
    if (!arena || position.empty()) return arena;
    const auto start = arena->find(position);
    if (!start) return Error{"--position", errors::unknown_vertex, {position}};
    arena->start = *start;
    return arena;
}

std::string ArenaSource::line() const {
    std::string line;
    append_name(line, game);
    if (request.both) line += " --both";
    if (request.symmetry) line += " --symmetry";
    if (request.form == Form::course) line += " --as course";
    if (!position.empty()) append_name(line += " --position ", position);
    return line;
}

Result<ArenaSource> ArenaSource::from_line(std::string_view line) {
    ArenaSource source;
    WordLine words(line);
    source.game = words.word().value_or("");
    for (auto word = words.word(); word; word = words.word()) {
        source.request.both |= *word == "--both";
        source.request.symmetry |= *word == "--symmetry";
        if (*word == "--position") source.position = words.word().value_or("");
        if (*word != "--as") continue;
        const std::string form = words.word().value_or("");
        if (form == "course")
            source.request.form = Form::course;
        else if (!form.empty())
            return Error{"--as", errors::unknown_choice, {form, "course"}};
    }
    source.request.bipartite = !source.is_file() && !source.request.both;
    return source;
}

} // namespace zermelo
