// verify, for proofs of who wins.
#include "api/proof_file.hpp"
#include "cli/commands.hpp"

namespace zermelo {

bool is_proof(std::string_view text) { return text.starts_with("zermelo proof"); }

int verify_proof(const Session& session, std::string_view text, const std::string& path) {
    auto damaged = [&](Error error) {
        error.kind = Error::Kind::damaged;
        return session.fail(error);
    };
    const auto word = proof_game(text, path);
    if (!word) return damaged(word.error());
    auto game = open_game(*word);
    if (!game) return damaged(game.error());
    auto answer =
        (*game)->check_proof(text, path, session.json() ? Language::english : session.language(), session.control());
    if (!answer) return session.fail(answer.error());
    const bool right = (*answer)["ok"];
    if (right && (*answer)["winner"].is_null()) return damaged({path, errors::proof_leaves_open, {}});
    session.show(*answer, [&]() -> std::string {
        const std::string entries = session.count((*answer)["entries"]);
        const std::string what = *word + ", " + (*answer)["position"].get<std::string>();
        if (!right) return session.say(words::proof_wrong, {(*answer)["first_error"]}) + "\n";
        if ((*answer)["winner"] == 0) return session.say(words::proof_good_draw, {what, entries}) + "\n";
        return session.say(words::proof_good_win, {std::to_string((*answer)["winner"].get<int>()), what, entries}) +
               "\n";
    });
    return right ? done : damaged_file;
}

} // namespace zermelo
