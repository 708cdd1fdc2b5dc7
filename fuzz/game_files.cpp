// Throws arbitrary files at the games that are read from files: trees, arenas to play on, proofs of tic-tac-toe. What
// is accepted can be played, drawn, written and read again.
//
// Input: a digit that chooses the kind of file, then the file.
#include "arena/read_arena.hpp"
#include "games/arena/arena_game.hpp"
#include "games/tictactoe/proof.hpp"
#include "games/tictactoe/proof_check.hpp"
#include "games/tree/tree.hpp"

#include <cstdlib>

using namespace zermelo;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

// The first positions that moves lead to, each parsed again as it is printed.
template <Notated G> void try_play(const G& game) {
    std::vector<typename G::State> states{game.initial()};
    for (std::size_t next = 0; next < states.size(); ++next) {
        const typename G::State state = states[next];
        const auto again = game.parse(game.print(state));
        require(again && game.key(*again) == game.key(state));
        game.draw(state, Ink{});
        if (game.outcome(state)) continue;
        std::size_t moves = 0;
        game.moves(state, [&](const auto& move) {
            ++moves;
            game.print_move(state, move);
            if (states.size() < 100) states.push_back(game.apply(state, move));
        });
        require(moves > 0);
    }
}

template <class G> void try_game(const Result<G>& game) {
    if (!game) return require(game.error().in(Language::french).starts_with("file"));
    try_play(*game);
}

Result<ArenaGame> arena_game(std::string_view text) {
    auto arena = read_arena(text, "file", 1);
    if (!arena) return arena.error();
    return ArenaGame(std::move(*arena));
}

void try_proof(std::string_view text) {
    constexpr tictactoe::ProofBoard board{3, 3, 3};
    (void)tictactoe::read_proof_game(text, "file");
    const auto proof = tictactoe::read_proof(text, "file", board.width, board.height);
    if (!proof) return require(proof.error().in(Language::french).starts_with("file"));
    const std::string written = write_proof(*proof, board.width, board.height);
    const auto again = tictactoe::read_proof(written, "file", board.width, board.height);
    require(again && write_proof(*again, board.width, board.height) == written);
    for (const tictactoe::ProofPart& part : proof->parts)
        (void)find_flaw(board, {0, 0, Player::one}, part, [](std::uint64_t) { return true; });
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (static_cast<unsigned char>(data[0] - '0') % 3) {
    case 0: try_game(Tree::from_json(text, "file")); break;
    case 1: try_game(arena_game(text)); break;
    case 2: try_proof(text); break;
    }
    return 0;
}
