// Questions about searches: what one says, the tree that it walks through, several side by side, how deep is enough.
#include "ask/ask_errors.hpp"
#include "ask/comparison.hpp"
#include "ask/course_form.hpp"
#include "ask/depth_study.hpp"
#include "ask/match.hpp"
#include "render/search_json.hpp"
#include "render/steps_json.hpp"
#include "render/tree_drawing.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

AnswerText search(Question& question) {
    const std::string with = question.text("with");
    auto form = question.form();
    if (!form) return form.error();
    auto game = question.game();
    if (!game) return game.error();
    if (auto known = (*game)->check_form(*form); !known) return known.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    auto ai = (*game)->ai(with, "with");
    if (!ai) return ai.error();
    auto searched = (*game)->search(*position, *ai, false, question.control());
    if (!searched) return searched.error();
    if (*form == Form::course) tell_as_course(*searched, **game, *position);
    return json(*searched).line();
}

// What random games grow, step by step.
AnswerText growth(AnyGame& game, const Position& position, const Ai& ai, const Question& question) {
    if (ai.playouts > most_shown_playouts)
        return Error{
            "with", errors::out_of_range, {std::to_string(ai.playouts), "1", std::to_string(most_shown_playouts)}};
    auto grown = game.growth(position, ai, question.control());
    if (!grown) return grown.error();
    return steps_json(*grown, question.voice()).line();
}

// "format": json, dot or svg, the last two as {"text": ...}; steps, which is what there is of mcts.
AnswerText tree(Question& question) {
    constexpr std::uint64_t max_drawn = 2'000, max_listed = 200'000, max_stepped = 20'000;
    std::string with = question.text("with", "alphabeta");
    const auto depth = question.number("depth");
    const std::string format = question.text("format", "json");
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    if (format != "json" && format != "dot" && format != "svg" && format != "steps")
        return Error{"format", errors::unknown_choice, {format, "json, dot, svg, steps"}};
    if (depth) with = with_option(with, "depth", std::to_string(*depth));
    auto ai = (*game)->ai(with, "with");
    if (!ai) return ai.error();
    if (ai->kind == Ai::Kind::mcts) return growth(**game, *position, *ai, question);
    const std::uint64_t max_nodes = format == "json" ? max_listed : format == "steps" ? max_stepped : max_drawn;
    auto tree = (*game)->tree(*position, *ai, max_nodes, question.control());
    if (!tree) return tree.error();
    if (format == "steps") return steps_json(*tree, question.voice()).line();
    if (format == "json") return json(*tree).line();
    return Json::object({{"text", format == "dot" ? tree_dot(*tree) : tree_svg(*tree)}}).line();
}

AnswerText compare(Question& question) {
    CompareRequest request{question.text("eval"), question.text("utility"), {}};
    if (const auto depth = question.number("depth")) request.depth = static_cast<std::int64_t>(*depth);
    const bool turns = question.flag("turns");
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    if (turns) {
        auto compared = compare_turns(**game, *position, request, question.control());
        return compared ? AnswerText(json(*compared).line()) : compared.error();
    }
    auto compared = compare_methods(**game, *position, request, question.control());
    return compared ? AnswerText(json(*compared).line()) : compared.error();
}

AnswerText depth(Question& question) {
    DepthRequest request{question.text("with"), {}, question.number("sample").value_or(5'000)};
    if (const auto deepest = question.number("depth")) request.depth = static_cast<std::uint32_t>(*deepest);
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    auto study = study_depths(**game, *position, request, question.control());
    if (!study) return study.error();
    return json(*study).line();
}

AnswerText match(Question& question) {
    const MatchRequest request{question.text("first"), question.text("second"), question.number("games").value_or(100),
                               question.number("opening").value_or(2)};
    auto game = question.game();
    if (!game) return game.error();
    auto position = question.position(**game);
    if (!position) return position.error();
    if (auto wrong = question.wrong()) return *wrong;
    auto played = play_match(**game, *position, request, question.control());
    if (!played) return played.error();
    return json(*played).line();
}

} // namespace

std::vector<NamedAnswerer> search_answerers() {
    return {{"search", search}, {"tree", tree}, {"compare", compare}, {"depth", depth}, {"match", match}};
}

} // namespace zermelo
