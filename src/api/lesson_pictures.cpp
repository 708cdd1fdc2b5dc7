#include "api/lesson_pictures.hpp"

#include "ask/ask_errors.hpp"
#include "explain/path_words.hpp"
#include "render/graph_drawing.hpp"
#include "render/matrix_drawing.hpp"

namespace zermelo {

namespace {

constexpr std::size_t max_drawn = 2'000;

} // namespace

Result<std::string> path_picture(const PathRequest& request, PathPicture picture, Language language) {
    PathRequest with_steps = request;
    with_steps.steps = true;
    auto study = PathStudy::make(with_steps);
    if (!study) return study.error();
    return path_picture(*study, picture, language);
}

Result<std::string> path_picture(const PathStudy& study, PathPicture picture, Language language) {
    if (picture == PathPicture::drawing) {
        if (study.graph().size() > max_drawn)
            return Error{"--format",
                         errors::drawing_too_large,
                         {std::to_string(study.graph().size()), std::to_string(max_drawn)}};
        return draw_graph(study.graph(), study.steps(), study.path());
    }
    if (auto small = study.check_table(); !small) return small.error();
    const StepTable table{study.graph(), study.steps(), study.estimates(), std::string(words::path_step.in(language)),
                          std::string(words::path_chosen.in(language))};
    return picture == PathPicture::csv ? write_csv(table) : write_svg(table);
}

Result<std::string> matrix_picture(const std::string& word, Language language) {
    auto game = open_matrix(word, language);
    if (!game) return game.error();
    return draw_matrix(*game);
}

} // namespace zermelo
