// As much of HTTP as a page on the same machine needs: one request a connection, on the loopback address.
#pragma once

#include "core/result.hpp"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace zermelo {

struct HttpRequest {
    std::string method, path;
    std::map<std::string, std::string> headers; // names in lower case
    std::string body;

    std::string header(const std::string& name) const {
        const auto found = headers.find(name);
        return found == headers.end() ? "" : found->second;
    }
};
struct HttpAnswer {
    int status = 200;
    std::string type = "text/plain; charset=utf-8", body{};
};

struct HttpLimits {
    std::size_t head = 16 * 1024, body = 4 * 1024 * 1024; // bytes
    int seconds = 10;                                     // for a request to arrive, and for an answer to leave
    unsigned connections = 16;                            // at a time; more are turned away
};

// Bound to the loopback address, so that nobody else on the network can ask.
class HttpServer {
public:
    // Port 0: any that is free.
    static Result<HttpServer> bind(std::uint16_t port, const HttpLimits& limits = {});
    HttpServer(HttpServer&& other) noexcept;
    HttpServer& operator=(HttpServer&&) = delete;
    ~HttpServer();

    std::uint16_t port() const { return port_; }
    // Answers until `stop` becomes true; several requests at a time. `gone` becomes true where whoever asked has left.
    using Handle = std::function<HttpAnswer(const HttpRequest& request, const std::atomic<bool>& gone)>;
    void run(const Handle& handle, const std::atomic<bool>& stop) const;

private:
    HttpServer(int socket, std::uint16_t port, const HttpLimits& limits)
        : socket_(socket), port_(port), limits_(limits) {}
    void serve(int connection, const Handle& handle, const std::atomic<bool>& stop) const;

    int socket_;
    std::uint16_t port_;
    HttpLimits limits_;
};

} // namespace zermelo
