// How many positions may be listed: too many are a problem like running out of memory.
#pragma once

#include "core/limited_trace.hpp"
#include "core/result.hpp"

#include <string>

namespace zermelo {

inline constexpr std::uint64_t max_listed = 1'000'000; // positions

// The limits of a work that lists positions.
Control listing_limits(const Control& control);
// Requires that the trace, under those limits, has stopped the work. `control` is what was asked for.
Error listing_error(const std::string& word, const LimitedTrace& trace, const Control& control);

} // namespace zermelo
