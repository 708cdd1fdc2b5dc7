#include "ask/played_game.hpp"

#include "ask/ask_errors.hpp"
#include "json/read_json_value.hpp"

#include <algorithm>

namespace zermelo {

bool PlayedGame::repeats() const {
    const std::string now = game_.print(here());
    std::size_t times = 0;
    for (const Position& position : positions_) times += game_.print(position) == now;
    return times >= 3;
}

Result<void> PlayedGame::play(const std::string& move) {
    auto next = game_.after(here(), move);
    if (!next) return next.error();
    positions_.push_back(std::move(*next));
    moves_.push_back(move);
    return {};
}

bool PlayedGame::undo(std::size_t moves) {
    if (moves_.size() < moves) return false;
    positions_.resize(positions_.size() - moves, start_);
    moves_.resize(moves_.size() - moves);
    return true;
}

std::string PlayedGame::saved() const {
    return Json::object({{"game", game_.word()}, {"start", game_.print(start_)}, {"moves", moves_}}).text() + "\n";
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
    start_ = std::move(loaded.start_);
    positions_ = std::move(loaded.positions_);
    moves_ = std::move(loaded.moves_);
    return {};
}

} // namespace zermelo
