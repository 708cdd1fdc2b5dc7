#include "ask/played_game.hpp"

#include "ask/ask_errors.hpp"
#include "json/read_json_value.hpp"

namespace zermelo {

bool PlayedGame::endless() const {
    const std::string now = game_.print(here());
    const unsigned times = repetitions_.times(now);
    if (times < 2 || times >= Repetitions::endless) return times >= Repetitions::endless;
    for (std::size_t ply = moves_.size(); ply-- > 0;) {
        if (game_.count_moves(positions_[ply]) > 1) return false;
        if (game_.print(positions_[ply]) == now) return true;
    }
    return false;
}

Result<void> PlayedGame::play(const std::string& move) {
    auto spelled = game_.spelled(here(), move);
    if (!spelled) return spelled.error();
    auto next = game_.after(here(), std::string_view(*spelled));
    if (!next) return next.error();
    positions_.push_back(std::move(*next));
    moves_.push_back(std::move(*spelled));
    repetitions_.add(game_.print(here()));
    return {};
}

bool PlayedGame::undo(std::size_t moves) {
    if (moves_.size() < moves) return false;
    for (; moves > 0; --moves) {
        repetitions_.take_back(game_.print(here()));
        positions_.pop_back();
        moves_.pop_back();
    }
    return true;
}

std::string PlayedGame::saved() const {
    return Json::object({{"game", game_.word()}, {"start", game_.print(start())}, {"moves", moves_}}).text() + "\n";
}

Result<void> PlayedGame::load(std::string_view text, const std::string& place) {
    const Error wrong{place, errors::not_a_saved_game, {game_.word()}, Error::Kind::damaged};
    const auto saved = read_json_value(text, place);
    if (!saved) return wrong;
    const Json *game = saved->find("game"), *start = saved->find("start"), *moves = saved->find("moves");
    const bool right = game && game->as_string() && *game->as_string() == game_.word() && start && start->as_string() &&
                       moves && moves->as_list();
    if (!right) return wrong;
    auto begin = game_.read(std::string_view(*start->as_string()));
    if (!begin) return wrong;
    PlayedGame loaded(game_, std::move(*begin));
    for (const Json& move : *moves->as_list())
        if (!move.as_string() || !loaded.play(*move.as_string())) return wrong;
    positions_ = std::move(loaded.positions_);
    moves_ = std::move(loaded.moves_);
    repetitions_ = std::move(loaded.repetitions_);
    return {};
}

} // namespace zermelo
