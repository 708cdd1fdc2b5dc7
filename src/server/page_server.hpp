// The page with this program's engine behind it. Only pages that it served itself may ask: Host and Origin are checked,
// so that no other site can, not even through a name that leads to this machine.
#pragma once

#include "core/limited_trace.hpp"
#include "requests/requests.hpp"
#include "server/http.hpp"

#include <mutex>

namespace zermelo {

class PageServer {
public:
    // Questions have the limits of the control, and at most `longest` seconds each.
    PageServer(std::string page, Control control, std::uint16_t port);

    HttpAnswer answer(const HttpRequest& request, const std::atomic<bool>& gone);

private:
    // Questions that wait for each other. What draws boards does not wait for what thinks.
    struct Lane {
        std::mutex mutex;
        std::atomic<unsigned> waiting = 0;
        Requests requests;
    };
    static constexpr double longest = 120;
    static constexpr unsigned most_waiting = 8;

    bool is_ours(const HttpRequest& request) const;
    HttpAnswer ask(const HttpRequest& request, const std::atomic<bool>& gone);

    std::string page_;
    Control control_;
    std::uint16_t port_;
    Lane quick_, deep_;
};

} // namespace zermelo
