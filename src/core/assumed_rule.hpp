// A rule that was used because whoever described the game left it open. Answers say which, before all else.
#pragma once

#include "core/text.hpp"

#include <string_view>

namespace zermelo {

struct AssumedRule {
    std::string_view name; // as JSON has it
    Text sentence;         // with what to do to have another
};

} // namespace zermelo
