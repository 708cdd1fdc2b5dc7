// Questions of the lessons: shortest paths and payoff matrices. Pictures come as {"text": ...}.
#include "api/lesson_pictures.hpp"
#include "ask/ask_errors.hpp"
#include "ask/matrix_study.hpp"
#include "render/lesson_json.hpp"
#include "requests/question.hpp"

namespace zermelo {

namespace {

AnswerText pictured(const Result<std::string>& picture) {
    if (!picture) return picture.error();
    return Json::object({{"text", *picture}}).line();
}

AnswerText path(Question& question) {
    PathRequest request;
    request.file = question.text("graph");
    request.coordinates = question.text("coordinates");
    request.from = question.text("from");
    request.to = question.text("to");
    request.heuristic = question.text("heuristic");
    request.trace = question.flag("trace");
    request.full = question.flag("full");
    request.directed = question.flag("directed");
    const bool compare = question.flag("compare");
    const std::string algorithm = question.text("algorithm", "dijkstra"), format = question.text("format", "json");
    if (auto wrong = question.wrong()) return *wrong;
    if (algorithm != "dijkstra" && algorithm != "astar")
        return Error{"algorithm", errors::unknown_choice, {algorithm, "dijkstra, astar"}};
    request.astar = algorithm == "astar" || compare;
    if (format == "drawing") return pictured(path_picture(request, PathPicture::drawing, question.voice().language));
    if (format == "svg") return pictured(path_picture(request, PathPicture::table, question.voice().language));
    if (format != "json") return Error{"format", errors::unknown_choice, {format, "json, svg, drawing"}};
    const auto study = PathStudy::make(request);
    if (!study) return study.error();
    if (compare) return json(study->compared(), question.voice()).line();
    const auto found = study->found();
    if (!found) return found.error();
    return json(*found, question.voice()).line();
}

AnswerText matrix(Question& question) {
    const std::string game = question.text("game"), format = question.text("format", "json");
    if (auto wrong = question.wrong()) return *wrong;
    if (format == "svg") return pictured(matrix_picture(game, question.voice().language));
    if (format != "json") return Error{"format", errors::unknown_choice, {format, "json, svg"}};
    const auto opened = open_matrix(game, question.voice().language);
    if (!opened) return opened.error();
    return json(study_matrix(*opened, question.control()), question.voice()).line();
}

} // namespace

std::vector<NamedAnswerer> lesson_answerers() { return {{"path", path}, {"matrix", matrix}}; }

} // namespace zermelo
