#include "ask/opponent.hpp"

namespace zermelo {

namespace {

bool looks_ahead(const Ai& ai) { return ai.kind == Ai::Kind::perfect || ai.searches(); }

// Of an AI that does not look ahead.
std::size_t number_of_move(const Ai& ai, std::size_t count, Random& random) {
    return ai.kind == Ai::Kind::first ? 0 : random.below(count);
}

// All moves that an AI which looks ahead would make.
Result<std::vector<std::string>> candidates(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                                            const Control& control) {
    if (ai.kind == Ai::Kind::perfect) {
        auto best = game.best(position, control);
        if (!best) return best.error();
        return std::move(best->moves);
    }
    Control seeded = control;
    seeded.seed = random.next();
    auto searched = game.search(position, ai, true, seeded);
    if (searched) return std::move(searched->best);
    Error error = searched.error();
    error.place = ai.word;
    return error;
}

Result<std::string> chosen(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                           const Control& control) {
    auto moves = candidates(game, position, ai, random, control);
    if (!moves) return moves.error();
    return std::move((*moves)[random.below(moves->size())]);
}

} // namespace

Result<std::string> choose_move(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                                const Control& control) {
    if (looks_ahead(ai)) return chosen(game, position, ai, random, control);
    const auto moves = game.moves(position);
    return moves[number_of_move(ai, moves.size(), random)];
}

Result<Position> play_move(AnyGame& game, const Position& position, const Ai& ai, Random& random,
                           const Control& control) {
    if (!looks_ahead(ai)) return game.after(position, number_of_move(ai, game.count_moves(position), random));
    auto move = chosen(game, position, ai, random, control);
    if (!move) return move.error();
    return game.after(position, std::string_view(*move));
}

} // namespace zermelo
