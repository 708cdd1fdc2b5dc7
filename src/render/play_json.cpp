#include "render/play_json.hpp"

#include "explain/game_text.hpp"
#include "explain/play_text.hpp"
#include "render/game_json.hpp"

namespace zermelo {

namespace {

std::string told(std::string text) {
    if (text.ends_with('\n')) text.pop_back();
    return text;
}

Json worth_json(const Worth& worth) {
    Json json = Json::object();
    add_worth(json, worth);
    return json;
}

} // namespace

Json json(const Hint& hint, const Voice& voice) {
    Json json = Json::object({{"move", hint.best.move}});
    add_worth(json, hint.best.worth);
    return std::move(json.add("text", told(text(hint, voice))));
}

Json json(const BetterSide& better, const Voice& voice) {
    Json json = Json::object({{"winner", better.winner}});
    add_worth(json, better.worth);
    return std::move(json.add("text", told(text(std::optional(better), 0, voice))));
}

Json json(const Review& review, const Voice& voice) {
    Json moves = Json::list();
    for (const ReviewedMove& move : review.moves)
        moves.push(Json::object({{"number", move.number},
                                 {"player", number(move.player)},
                                 {"move", move.move},
                                 {"before", worth_json(move.before)},
                                 {"after", worth_json(move.after)},
                                 {"better", move.mistake() ? Json(move.better) : Json()}}));
    return Json::object({{"moves", std::move(moves)},
                         {"unknown", review.unknown},
                         {"mistakes", review.mistakes()},
                         {"text", told(text(review, voice))}});
}

} // namespace zermelo
