#include "ask/listing_limits.hpp"

#include "ask/ask_errors.hpp"
#include "ask/stop_errors.hpp"

namespace zermelo {

namespace {
bool is_own_limit(const Control& control) { return control.limits.nodes == 0 || control.limits.nodes >= max_listed; }
} // namespace

Control listing_limits(const Control& control) {
    Control listing = control;
    if (is_own_limit(control)) listing.limits.nodes = max_listed;
    return listing;
}

Error listing_error(const std::string& word, const LimitedTrace& trace, const Control& control) {
    if (trace.stopped() == Stop::nodes && is_own_limit(control))
        return {word, errors::too_many_to_list, {std::to_string(max_listed)}, Error::Kind::limit};
    return stop_error(word, trace, control);
}

} // namespace zermelo
