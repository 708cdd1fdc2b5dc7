// A whole JSON document as a value, for small files that people wrote: a saved game, a tree.
#pragma once

#include "core/result.hpp"
#include "json/json.hpp"

#include <string>
#include <string_view>

namespace zermelo {

// Refuses what is not JSON, a field given twice, and what nests deeper than JsonReader::max_depth; errors say where,
// as place:line:column. Whole numbers of 64 bits stay whole; others become the nearest double.
Result<Json> read_json_value(std::string_view text, const std::string& place);

} // namespace zermelo
