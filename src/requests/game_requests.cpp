// Questions about games: which there are, what a position is worth, and why.
#include "api/registry.hpp"
#include "ask/ask_errors.hpp"
#include "ask/opinion.hpp"
#include "core/errors.hpp"
#include "render/explanation_json.hpp"
#include "render/game_json.hpp"
#include "render/games_json.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

AnswerText games(Question& question) {
    if (auto wrong = question.wrong()) return *wrong;
    return json(registry().list(), question.voice().language).line();
}

AnswerText solve(Question& question) {
    SolveRequest request;
    request.strong = question.flag("strong");
    request.trace = question.flag("trace");
    request.utilities = question.flag("utilities");
    request.verify = question.flag("verify");
    request.symmetry = !question.flag("no_symmetry");
    const std::string method = question.text("method", "auto");
    const auto known = method_named(method);
    if (!known) return Error{"method", errors::unknown_choice, {method, askable_methods}};
    request.method = question.flag("period") ? Method::period : *known;
    auto form = question.form();
    if (!form) return form.error();
    request.form = *form;
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    auto solved = (*game)->solve(*position, request, question.control());
    if (!solved) return solved.error();
    return answer_about(**game, json(*solved));
}

AnswerText moves(Question& question) {
    const std::string eval = question.text("eval");
    auto form = question.form();
    if (!form) return form.error();
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    if (!eval.empty()) {
        auto judged = (*game)->judge(*position, eval, *form, question.control());
        return judged ? AnswerText(answer_about(**game, json(*judged))) : judged.error();
    }
    auto values = (*game)->values(*position, *form, question.control());
    return values ? AnswerText(answer_about(**game, json(*values))) : values.error();
}

AnswerText explain(Question& question) {
    ExplainRequest request;
    const std::string move = question.text("move");
    if (!move.empty()) request.move = move;
    request.with = question.text("with");
    auto form = question.form();
    if (!form) return form.error();
    request.form = *form;
    auto game = question.game();
    if (!game) return game.error();
    if (auto known = (*game)->check_form(*form); !known) return known.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    const auto answer = explain_or_judge(**game, *position, request, question.control());
    if (!answer) return answer.error();
    if (const auto* opinion = std::get_if<Opinion>(&*answer)) return json(*opinion, question.voice()).line();
    return answer_about(**game, json(std::get<Explanation>(*answer), question.voice()));
}

AnswerText perft(Question& question) {
    const auto depth = question.number("depth").value_or(4);
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    if (depth < 1 || depth > 1000) return Error{"depth", errors::out_of_range, {std::to_string(depth), "1", "1000"}};
    auto counts = (*game)->perft(*position, depth, question.control());
    if (!counts) return counts.error();
    return json(*counts).line();
}

} // namespace

std::vector<NamedAnswerer> game_answerers() {
    return {{"games", games}, {"solve", solve}, {"moves", moves}, {"explain", explain}, {"perft", perft}};
}

} // namespace zermelo
