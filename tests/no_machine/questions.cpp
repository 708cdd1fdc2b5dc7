// Questions to an engine that was built without a machine: one answer a line.
//
//      no-machine NAME=TEXT...         provides these files, then asks
//      no-machine pages, no-machine new    asks for more memory than there is, as large blocks and as `new` do
#include "api/registry.hpp"
#include "core/machine/bulk.hpp"
#include "core/machine/provided_files.hpp"
#include "games/arena/arena_game.hpp"
#include "games/babylone/babylone.hpp"
#include "games/chomp/chomp.hpp"
#include "games/connect4/connect4.hpp"
#include "games/connect4/expert.hpp"
#include "games/nim/nim.hpp"
#include "lessons/matrices/mixed.hpp"
#include "render/game_json.hpp"
#include "search/exact_solver.hpp"
#include "solve/attractor.hpp"
#include "solve/solution.hpp"

#include <cstdio>
#include <cstdlib>

namespace zermelo {

template <> RegisteredGame registered<Nim>(); // compiled beside this

namespace {

void say(const std::string& line) { std::puts(line.c_str()); }

std::string written(Value value) {
    const char* outcomes[] = {"loss", "endless", "draw", "win"};
    return outcomes[static_cast<unsigned>(value.outcome())] + (" " + std::to_string(value.plies()));
}

struct BySolving {
    template <class G> std::string operator()(const G& game) const {
        NoTrace silent;
        Solution<G> solution(game, game.initial(), {.memory = 1 << 28}, Method::automatic);
        if (solution.solve(silent) != Stop::none) return "stopped";
        return written(*solution.value(game.initial()));
    }
};

struct BySearching {
    template <class G> std::string operator()(const G& game) const {
        NoTrace silent;
        return written(*ExactSolver<G>(game, {}).value(game.initial(), silent));
    }
};

// Of a family of types only one is asked, so that only one is compiled.
template <class Family, class Only, class Ask> void ask(std::string_view parameters, Ask ask) {
    const auto read = Parameters::parse(Family::info(), parameters);
    auto answer = !read ? Result<std::string>(read.error()) : Family::make(*read, [&](auto&& game) {
        if constexpr (std::is_same_v<std::decay_t<decltype(game)>, Only>)
            return Result<std::string>(ask(game));
        else
            return Result<std::string>("of another type");
    });
    const std::string word = std::string(Family::info().name) + ":" + std::string(parameters);
    say(word + " " + (answer ? *answer : answer.error().in(Language::english)));
}

// As a page asks: through the erased game, to JSON.
template <class Family> void ask_any_game(std::string_view parameters) {
    auto game = registered<Family>().make(*Parameters::parse(Family::info(), parameters));
    if (!game) return say(game.error().in(Language::english));
    Control control;
    control.limits.memory = 1 << 28;
    const auto moves = (*game)->values((*game)->start(), Form::usual, control);
    say((*game)->word() + " " + (moves ? json(*moves).line() : moves.error().in(Language::english)));
}

void ask_arena(std::string_view file) {
    const auto parameters = Parameters::parse(ArenaGame::info(), file);
    const auto named = ArenaGame::read(*parameters, 1);
    if (!named) return say(named.error().in(Language::english));
    std::vector<Vertex> target;
    each_vertex(named->arena, [&](Vertex v) {
        if (named->target[index(v)]) target.push_back(v);
    });
    NoTrace silent;
    const auto attractor = attract(named->arena, Reverse(named->arena, 1), Player::one, target, {}, silent);
    std::string line(file);
    each_vertex(named->arena, [&](Vertex v) {
        if (attractor.contains(v)) line += " " + named->name(v) + "=" + std::to_string(attractor.ranks[index(v)]);
    });
    say(line);
}

void ask_matrix(const std::string& word) {
    const auto game = open_matrix(word, Language::english);
    if (!game) return say(game.error().in(Language::english));
    std::string line = word;
    for (const Equilibrium& each : equilibria(*game, [] { return true; }).list)
        for (const Mixture& mixture : each.strategies)
            for (const Rational& chance : mixture) line += " " + print(chance);
    say(line);
}

void run_out_of_memory(std::string_view how) {
    on_out_of_memory([](std::size_t bytes) {
        say(bytes ? "no room for a large block" : "no room");
        std::fflush(stdout);
        std::_Exit(0);
    });
    constexpr std::size_t too_much = ~std::size_t{0} / 16;
    if (how == "pages")
        say(std::to_string(Bulk<char>(too_much).size()));
    else
        say(std::to_string(std::vector<char>(too_much).size()));
}

} // namespace
} // namespace zermelo

int main(int count, char** words) {
    using namespace zermelo;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        const std::size_t end = word.find('=');
        if (end == std::string_view::npos) return run_out_of_memory(word), 1;
        provide_file(std::string(word.substr(0, end)), std::string(word.substr(end + 1)));
    }
    ask<BabyloneFamily, Babylone<1>>("", BySolving());
    ask<ChompFamily, Chomp<std::uint64_t>>("3,4", BySolving());
    ask_any_game<Nim>("3+4+5");
    ask<Connect4Family, Connect4<std::uint64_t>>("4,4", BySearching());
    ask_arena("drawn.dot");
    ask_arena("nowhere.dot");
    ask_matrix("penalty.json");
}
