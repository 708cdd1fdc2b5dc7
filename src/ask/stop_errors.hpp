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

Error book_error(std::string place);

} // namespace zermelo
