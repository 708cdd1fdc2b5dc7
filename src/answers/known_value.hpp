// What a table says of a position.
#pragma once

#include "answers/worth.hpp"

namespace zermelo {

struct KnownValue {
    Worth worth;
    std::optional<std::uint64_t> grundy{};
};

} // namespace zermelo
