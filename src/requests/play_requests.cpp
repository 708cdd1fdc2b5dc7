// Questions of people who play: the board, the opponent's move, a hint, who has the better side, what each move cost.
#include "ask/ask_errors.hpp"
#include "ask/checked_ideas.hpp"
#include "ask/opponent.hpp"
#include "ask/review.hpp"
#include "core/random.hpp"
#include "explain/search_words.hpp"
#include "render/board_json.hpp"
#include "render/play_json.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

Result<PlayedGame> played(Question& question, AnyGame& game) {
    const std::string written = question.text("position");
    const auto play = question.texts("play");
    auto start = written.empty() ? Result<Position>(game.start()) : game.read(std::string_view(written));
    if (!start) return start.error();
    PlayedGame played(game, std::move(*start));
    for (const std::string& move : play)
        if (auto made = played.play(move); !made) return made.error();
    return played;
}

// All that is needed to show a position; "setup": also how to set it up by hand.
AnswerText position(Question& question) {
    const bool setup = question.flag("setup");
    auto game = question.game();
    if (!game) return game.error();
    auto play = played(question, **game);
    if (!play) return play.error();
    if (auto wrong = question.wrong()) return *wrong;
    const Position& here = play->here();
    const bool endless = !play->winner() && play->endless();
    Json answer = Json::object({{"game", (*game)->word()},
                                {"name", (*game)->info().name},
                                {"title", (*game)->info().title.in(question.voice().language)},
                                {"rules", (*game)->info().rules.in(question.voice().language)},
                                {"position", (*game)->print(here)},
                                {"to_move", number(play->mover())},
                                {"play", play->moves()},
                                {"over", play->winner().has_value() || endless},
                                {"winner", endless ? Json(play->endless_winner()) : Json(play->winner())},
                                {"endless", endless},
                                {"times", play->times()},
                                {"moves", (*game)->moves(here)},
                                {"board", json((*game)->board(here), setup)},
                                {"text", (*game)->draw(here, {})}});
    if (const auto why = (*game)->unreachable(here)) answer.add("unreachable", why->in(question.voice().language));
    return answer_about(**game, std::move(answer));
}

// Where the game is too large to solve within the limits, a strong search plays instead of a perfect player.
AnswerText opponent(Question& question) {
    const std::string with = question.text("with", "perfect");
    auto game = question.game();
    if (!game) return game.error();
    auto play = played(question, **game);
    if (!play) return play.error();
    if (auto wrong = question.wrong()) return *wrong;
    auto ai = (*game)->ai(with, "with");
    if (!ai) return ai.error();
    if ((*game)->outcome(play->here())) return Error{(*game)->word(), errors::game_is_over, {}};
    Random random(question.control().seed);
    auto move = choose_move(**game, play->here(), *ai, random, question.control());
    const bool searches = !move && ai->kind == Ai::Kind::perfect && move.error().kind == Error::Kind::limit;
    Json answer = Json::object();
    if (searches) {
        ai = (*game)->ai(strong_word((*game)->heuristics()), "with");
        Control control = question.control();
        control.limits = {control.limits.memory, {}, 0, false}; // the search has limits of its own
        move = choose_move(**game, play->here(), *ai, random, control);
    }
    if (!move) return move.error();
    answer.add("move", *move).add("with", ai->word);
    answer.add("text", searches ? Json(question.voice().say(words::plays_by_search, {ai->word})) : Json());
    return answer.line();
}

AnswerText levels(Question& question) {
    auto game = question.game();
    if (!game) return game.error();
    if (auto wrong = question.wrong()) return *wrong;
    Json list = Json::list();
    for (std::uint64_t level = 1; level <= 10; ++level) {
        const std::string word = level_word(level, (*game)->heuristics());
        list.push(Json::object({{"level", level},
                                {"word", word},
                                {"text", question.voice().say(words::level_is, {std::to_string(level), word})}}));
    }
    return Json::object({{"levels", std::move(list)}}).line();
}

AnswerText hint_about(Question& question) {
    auto game = question.game();
    if (!game) return game.error();
    auto play = played(question, **game);
    if (!play) return play.error();
    if (auto wrong = question.wrong()) return *wrong;
    if ((*game)->outcome(play->here())) return Error{(*game)->word(), errors::game_is_over, {}};
    const auto found = hint(**game, play->here(), question.control());
    if (!found) return found.error();
    return json(*found, question.voice()).line();
}

AnswerText side(Question& question) {
    auto game = question.game();
    if (!game) return game.error();
    auto play = played(question, **game);
    if (!play) return play.error();
    if (auto wrong = question.wrong()) return *wrong;
    const auto better = better_side(**game, play->here(), question.control());
    if (!better) return better.error();
    return json(*better, question.voice()).line();
}

AnswerText review(Question& question) {
    auto game = question.game();
    if (!game) return game.error();
    auto play = played(question, **game);
    if (!play) return play.error();
    if (auto wrong = question.wrong()) return *wrong;
    const auto reviewed = review_play(*play, question.control());
    if (!reviewed) return reviewed.error();
    return json(*reviewed, question.voice()).line();
}

} // namespace

std::vector<NamedAnswerer> play_answerers() {
    return {{"position", position}, {"opponent", opponent}, {"levels", levels},
            {"hint", hint_about},   {"side", side},         {"review", review}};
}

} // namespace zermelo
