// What somebody does with the installed library: open a game, solve it, list its moves, play one, attract on an arena;
// and add a game of their own while the program runs.
#include <zermelo.hpp>

#include <iostream>

using namespace zermelo;

namespace {

void fail(const Error& error) {
    std::cerr << error.in(Language::english) << "\n";
    std::exit(1);
}

template <class T> T good(Result<T> result) {
    if (!result) fail(result.error());
    return std::move(*result);
}

} // namespace

int main() {
    Control control;
    const auto game = good(open_game("babylone:2,2"));
    const Solved solved = good(game->solve(game->start(), {}, control));
    std::cout << "winner " << solved.winner << " plies " << *solved.worth.plies << "\n";

    Position position = game->start();
    for (const std::string& move : good(game->best(position, control)).moves) std::cout << "best " << move << "\n";
    const ValuedMoves moves = good(game->values(position, Form::usual, control));
    position = good(game->after(position, moves.moves.front().move));
    std::cout << "after " << moves.moves.front().move << " " << game->print(position) << "\n";
    std::cout << json(moves).line() << "\n";

    const NamedArena arena =
        good(read_arena("{'a': (1, ['b', 'c']), 'b': (2, ['a', 'd']), 'c': (2, ['d']), 'd': (1, [])}", "arena", 1));
    auto study = good(AttractorStudy::make(arena, {.player = Player::one, .target = {"d"}}));
    if (auto attracted = study.solve(control); !attracted) fail(attracted.error());
    std::cout << text(good(study.facts()), false, Voice{}) << std::flush;
}
