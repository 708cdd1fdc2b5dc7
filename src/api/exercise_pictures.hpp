// Pictures of exercises: what is asked about, and the solution.
#pragma once

#include "render/exercise_sheet.hpp"

#include "core/limited_trace.hpp"
#include "core/result.hpp"

namespace zermelo {

Result<ExercisePictures> exercise_pictures(const Exercise& exercise, const Control& control, Language language);

} // namespace zermelo
