#include "server/page_server.hpp"

#include "core/machine/provided_files.hpp"

namespace zermelo {

namespace {

// The page asks over HTTP where its mark says so.
std::string marked_native(std::string page) {
    const std::string mark = R"(name="engine" content="page")", native = R"(name="engine" content="native")";
    if (const auto place = page.find(mark); place != std::string::npos) page.replace(place, mark.size(), native);
    return page;
}

bool is_quick(std::string_view question) {
    if (question.find("\"files\"") != std::string_view::npos) return false;
    for (const char* name : {"\"ask\":\"position\"", "\"ask\":\"games\"", "\"ask\":\"levels\""})
        if (question.find(name) != std::string_view::npos) return true;
    return false;
}

} // namespace

PageServer::PageServer(std::string page, Control control, std::uint16_t port)
    : page_(marked_native(std::move(page))), control_(std::move(control)), port_(port) {
    read_provided_files_only();
}

bool PageServer::is_ours(const HttpRequest& request) const {
    const std::string host = request.header("host"), origin = request.header("origin");
    const std::string port = ":" + std::to_string(port_);
    if (host != "127.0.0.1" + port && host != "localhost" + port) return false;
    return origin.empty() || origin == "http://" + host;
}

HttpAnswer PageServer::ask(const HttpRequest& request, const std::atomic<bool>& gone) {
    Lane& lane = is_quick(request.body) ? quick_ : deep_;
    if (++lane.waiting > most_waiting) {
        --lane.waiting;
        return {503};
    }
    const std::lock_guard lock(lane.mutex);
    --lane.waiting;
    Control control = control_;
    control.limits.end_within(longest);
    control.interrupted = &gone;
    return {200, "application/json", lane.requests.answer(request.body, control)};
}

HttpAnswer PageServer::answer(const HttpRequest& request, const std::atomic<bool>& gone) {
    if (!is_ours(request)) return {403};
    if (request.path == "/ask") {
        if (request.method != "POST") return {405};
        if (!request.header("content-type").starts_with("application/json")) return {415};
        return ask(request, gone);
    }
    if (request.method != "GET" && request.method != "HEAD") return {405};
    if (request.path != "/") return {404};
    return {200, "text/html; charset=utf-8", page_};
}

} // namespace zermelo
