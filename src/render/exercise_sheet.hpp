// An exercise as a sheet of paper: text, Markdown, HTML or LaTeX.
#pragma once

#include "answers/exercise.hpp"
#include "explain/voice.hpp"

#include <string>

namespace zermelo {

enum class SheetFormat { text, markdown, html, latex };

// SVG of what is asked about and of the solution; empty where words are enough. Pictures of LaTeX are made here.
struct ExercisePictures {
    std::string question{}, solution{};
};

struct SheetRequest {
    SheetFormat format = SheetFormat::text;
    std::string name{}; // for whom; empty: nobody in particular
    bool questions = true, solution = true;
};

// One exercise; what stands before and after all of them is sheet_begin and sheet_end.
std::string exercise_sheet(const Exercise& exercise, const ExercisePictures& pictures, const SheetRequest& request,
                           const Voice& voice);
std::string sheet_begin(SheetFormat format, const std::string& title, Language language);
std::string sheet_end(SheetFormat format);

// The instance as a TikZ picture or a table; nothing for a game.
std::string exercise_tikz(const Exercise& exercise);

} // namespace zermelo
