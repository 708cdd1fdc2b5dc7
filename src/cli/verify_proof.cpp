// verify, for proofs of who wins.
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "games/tictactoe/proof.hpp"
#include "render/game_json.hpp"

namespace zermelo {

bool is_proof(std::string_view text) { return text.starts_with("zermelo proof"); }

int verify_proof(const Session& session, std::string_view text, const std::string& path) {
    auto damaged = [&](Error error) {
        error.kind = Error::Kind::damaged;
        return session.fail(error);
    };
    const auto word = tictactoe::read_proof_game(text, path);
    if (!word) return damaged(word.error());
    auto game = open_game(*word);
    if (!game) return damaged(game.error());
    auto checked = (*game)->check_proof(text, path, session.control());
    if (!checked) return session.fail(checked.error());
    if (!checked->flaw && !checked->winner) return damaged({path, errors::proof_leaves_open, {}});
    session.show([&] { return json(*checked); }, [&] { return zermelo::text(*checked, session.voice()); });
    return checked->flaw ? damaged_file : done;
}

} // namespace zermelo
