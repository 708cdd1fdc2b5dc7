// How deep a search must look: its choices at each depth, held against the truth.
#pragma once

#include "answers/depth_study.hpp"
#include "ask/any_game.hpp"

namespace zermelo {

// A position is an error of a depth if one of the moves that look best there gives a won or drawn game away.
Result<DepthStudy> study_depths(AnyGame& game, const Position& start, const DepthRequest& request,
                                const Control& control);

} // namespace zermelo
