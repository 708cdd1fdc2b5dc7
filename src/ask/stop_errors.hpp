// Why a work ended before its time, as an error.
#pragma once

#include "core/limited_trace.hpp"
#include "core/result.hpp"

#include <string>

namespace zermelo {

// 640K, 12M, 3G: whole numbers of at least two digits.
std::string size_text(std::uint64_t bytes);

// Requires that the trace has stopped a work.
Error stop_error(std::string place, const LimitedTrace& trace, const Control& control);
// The same, of a work that stopped for this reason after so many positions.
Error stop_error(std::string place, Stop stop, const Work& last, const Control& control);

// Too many positions to list are a problem like running out of memory: so many are listed at most.
inline constexpr std::uint64_t max_listed = 1'000'000;
// The limits of a work that lists positions.
Control listing_limits(const Control& control);
// Requires that the trace, under those limits, has stopped the work. `control` is what was asked for.
Error listing_error(const std::string& word, const LimitedTrace& trace, const Control& control);

Error book_error(std::string place);

} // namespace zermelo
