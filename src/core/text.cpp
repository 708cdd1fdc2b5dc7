#include "core/text.hpp"

#include <cassert>

namespace zermelo {

std::string fill(std::string_view sentence, std::span<const std::string> arguments) {
    std::string filled;
    std::size_t next = 0;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        if (sentence.substr(i, 2) == "{}") {
            assert(next < arguments.size());
            filled += arguments[next++];
            ++i;
        } else {
            filled += sentence[i];
        }
    }
    return filled;
}

} // namespace zermelo
