// Questions about arenas: the graph, attractors, parity games, plays. Pictures and files come as {"text": ...}.
#include "api/arena_drawing.hpp"
#include "api/arena_source.hpp"
#include "arena/listed_vertices.hpp"
#include "arena/strategy_file.hpp"
#include "arena/write_arena.hpp"
#include "ask/arena_questions.hpp"
#include "ask/ask_errors.hpp"
#include "ask/attractor_study.hpp"
#include "render/arena_json.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

std::string as_text(std::string text) { return Json::object({{"text", std::move(text)}}).line(); }

Result<ArenaSource> source_of(Question& question) {
    ArenaSource source{question.text("game"), question.text("position")};
    source.request.symmetry = question.flag("symmetry");
    source.request.bipartite = question.flag("bipartite");
    source.request.both = question.flag("both");
    auto form = question.form();
    if (!form) return form.error();
    source.request.form = *form;
    return source;
}

Layers layers_of(const ArenaRequest& request, Layers otherwise) {
    return request.both ? Layers::halves : request.bipartite ? Layers::sides : otherwise;
}

AnswerText arena(Question& question) {
    const std::string format = question.text("format", "json");
    const auto source = source_of(question);
    if (!source) return source.error();
    if (auto wrong = question.wrong()) return *wrong;
    const auto arena = source->open(question.control());
    if (!arena) return arena.error();
    if (format == "json") return write_json(*arena);
    if (format == "dict") return as_text(write_dict(*arena));
    if (format == "list") return as_text(write_list(*arena));
    if (format == "pg") {
        if (arena->game && !arena->owned) return Error{"format", errors::needs_owners, {}};
        return as_text(write_pg(*arena));
    }
    if (format != "svg" && format != "dot")
        return Error{"format", errors::unknown_choice, {format, "json, dot, svg, pg, dict, list"}};
    auto drawn =
        arena_drawing(*arena, nullptr, format, layers_of(source->request, Layers::distance), question.voice().language);
    return drawn ? AnswerText(as_text(std::move(*drawn))) : drawn.error();
}

// "check": the name of a file with a strategy, whose holder is "holder"; the answer is from where it wins.
AnswerText checked(Question& question, const std::string& text, const NamedArena& arena, const AttractorStudy& study,
                   Player holder) {
    auto strategy = read_strategy(text, "strategy", arena);
    if (!strategy) return strategy.error();
    if (auto wrong = question.wrong()) return *wrong;
    return json(study.check(*strategy, holder), &question.voice()).line();
}

// "strategy": the text of one, as --check reads it.
AnswerText attractor(Question& question) {
    AttractorRequest request;
    const std::uint64_t player = question.number("player").value_or(1),
                        holder = question.number("holder").value_or(player);
    const std::string target = question.text("target"), against = question.text("against");
    const std::string format = question.text("format", "json"), strategy = question.text("strategy");
    request.normal = question.flag("normal");
    request.summary = question.flag("summary") && strategy.empty();
    auto source = source_of(question);
    if (!source) return source.error();
    if (auto wrong = question.wrong()) return *wrong;
    for (const auto& [name, number] : {std::pair{"player", player}, {"holder", holder}})
        if (number != 1 && number != 2) return Error{name, errors::out_of_range, {std::to_string(number), "1", "2"}};
    request.player = player == 1 ? Player::one : Player::two;
    source->request.listed = !request.summary;
    source->request.bipartite |= !source->is_file() && !source->request.both;
    const auto arena = source->open(question.control());
    if (!arena) return arena.error();
    if (!target.empty()) request.target = listed_names(*arena, target);
    if (!against.empty()) request.against = listed_names(*arena, against);
    auto study = AttractorStudy::make(*arena, request);
    if (!study) return study.error();
    if (auto solved = study->solve(question.control()); !solved) return solved.error();
    if (!strategy.empty()) return checked(question, strategy, *arena, *study, holder == 1 ? Player::one : Player::two);
    if (format == "svg" || format == "dot") {
        const Highlight highlight = study->highlight();
        const Layers layers = source->request.both ? Layers::halves : Layers::ranks;
        auto drawn = arena_drawing(*arena, &highlight, format, layers, question.voice().language);
        return drawn ? AnswerText(as_text(std::move(*drawn))) : drawn.error();
    }
    const auto facts = study->facts();
    if (!facts) return facts.error();
    return json(*facts, &question.voice()).line();
}

AnswerText parity(Question& question) {
    const std::string file = question.text("game");
    if (auto wrong = question.wrong()) return *wrong;
    const auto arena = ArenaSource{file.starts_with("arena:") ? file : "arena:" + file}.open(question.control());
    if (!arena) return arena.error();
    const auto solved = solve_parity(*arena, question.control());
    if (!solved) return solved.error();
    return json(*solved).line();
}

AnswerText plays(Question& question) {
    const auto length = question.number("length").value_or(4), most = question.number("most").value_or(1000);
    const auto source = source_of(question);
    if (!source) return source.error();
    if (auto wrong = question.wrong()) return *wrong;
    if (length > 1000) return Error{"length", errors::out_of_range, {std::to_string(length), "0", "1000"}};
    if (most < 1 || most > 1'000'000)
        return Error{"most", errors::out_of_range, {std::to_string(most), "1", "1000000"}};
    const auto arena = source->open(question.control());
    if (!arena) return arena.error();
    return json(list_plays(*arena, length, most)).line();
}

} // namespace

std::vector<NamedAnswerer> arena_answerers() {
    return {{"arena", arena}, {"attractor", attractor}, {"parity", parity}, {"plays", plays}};
}

} // namespace zermelo
