// Shortest paths and payoff matrices as pictures and tables.
#pragma once

#include "ask/path_study.hpp"
#include "core/result.hpp"
#include "core/text.hpp"

#include <string>

namespace zermelo {

enum class PathPicture { csv, table, drawing };
Result<std::string> path_picture(const PathStudy& study, PathPicture picture, Language language);
Result<std::string> path_picture(const PathRequest& request, PathPicture picture, Language language);

// The matrix as SVG.
Result<std::string> matrix_picture(const std::string& word, Language language);

} // namespace zermelo
