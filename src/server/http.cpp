#include "server/http.hpp"

#include "core/parameters.hpp"

#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <cstring>
#include <netinet/in.h>
#include <optional>
#include <poll.h>
#include <sys/socket.h>
#include <thread>
#include <unistd.h>

namespace zermelo {

namespace {

constexpr Text cannot_listen{"cannot listen on this port: {}", "impossible d'écouter sur ce port : {}"};
using Moment = std::chrono::steady_clock::time_point;

std::string lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return result;
}

const char* reason(int status) {
    switch (status) {
    case 200: return "OK";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 411: return "Length Required";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 431: return "Request Header Fields Too Large";
    default: return "Service Unavailable";
    }
}

bool ready(int connection, short events, Moment deadline) {
    const auto left =
        std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0) return false;
    pollfd waiting{connection, events, 0};
    return ::poll(&waiting, 1, static_cast<int>(left.count())) > 0;
}

// More of what arrives; false: nothing came in time, or no more will come.
bool receive(int connection, std::string& text, Moment deadline) {
    char block[16 * 1024];
    if (!ready(connection, POLLIN, deadline)) return false;
    const ssize_t count = ::recv(connection, block, sizeof block, 0);
    if (count <= 0) return false;
    text.append(block, static_cast<std::size_t>(count));
    return true;
}

void send_all(int connection, std::string_view text, Moment deadline) {
    while (!text.empty() && ready(connection, POLLOUT, deadline)) {
        const ssize_t count = ::send(connection, text.data(), text.size(), MSG_NOSIGNAL);
        if (count <= 0) return;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
}

// The head of a request: METHOD PATH HTTP/1.1 and its fields. False: it is none.
bool read_head(std::string_view head, HttpRequest& request) {
    const auto lines = split(head, '\n');
    const auto words = split(trim(lines.front()), ' ');
    if (words.size() != 3 || !words[2].starts_with("HTTP/1.")) return false;
    request.method = words[0];
    request.path = words[1];
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::string_view line = trim(lines[i]);
        if (line.empty()) continue;
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos) return false;
        const std::string name = lower(line.substr(0, colon));
        if (!request.headers.emplace(name, trim(line.substr(colon + 1))).second) return false; // said twice
    }
    return true;
}

// Reads a request; a status other than 200 is what is wrong with it.
int read_request(int connection, const HttpLimits& limits, HttpRequest& request) {
    const Moment deadline = std::chrono::steady_clock::now() + std::chrono::seconds(limits.seconds);
    std::string text;
    std::size_t end;
    while ((end = text.find("\r\n\r\n")) == std::string::npos) {
        if (text.size() > limits.head) return 431;
        if (!receive(connection, text, deadline)) return 408;
    }
    if (end > limits.head) return 431;
    if (!read_head(std::string_view(text).substr(0, end), request)) return 400;
    text.erase(0, end + 4);
    if (request.headers.contains("transfer-encoding")) return 411;
    const std::string length = request.header("content-length");
    if (length.empty()) return request.method == "POST" ? 411 : 200;
    const auto bytes = parse_number(length, 0, 1'000'000'000'000, "");
    if (!bytes) return 400;
    if (*bytes > limits.body) return 413;
    while (text.size() < *bytes)
        if (!receive(connection, text, deadline)) return 408;
    text.resize(*bytes);
    request.body = std::move(text);
    return 200;
}

// Watches whether whoever asked is still there, until it is destroyed.
class Watcher {
public:
    Watcher(int connection, const std::atomic<bool>& stop)
        : thread_([this, connection, &stop](const std::stop_token& done) {
              while (!done.stop_requested() && !gone_) {
                  pollfd waiting{connection, POLLRDHUP, 0};
                  if (::poll(&waiting, 1, 100) > 0 || stop) gone_ = true;
              }
          }) {}
    const std::atomic<bool>& gone() const { return gone_; }

private:
    std::atomic<bool> gone_ = false;
    std::jthread thread_; // the last member, so that it ends first
};

// Whoever is still sending hears the answer first: what was not read when a connection is closed would reset it.
void close_politely(int connection) {
    ::shutdown(connection, SHUT_WR);
    const Moment deadline = std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
    std::string rest;
    while (rest.size() < (64 << 10) && receive(connection, rest, deadline)) continue;
    ::close(connection);
}

} // namespace

Result<HttpServer> HttpServer::bind(std::uint16_t port, const HttpLimits& limits) {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    const int yes = 1;
    ::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    auto* plain = reinterpret_cast<sockaddr*>(&address);
    socklen_t size = sizeof address;
    if (socket < 0 || ::bind(socket, plain, size) != 0 || ::listen(socket, 64) != 0 ||
        ::getsockname(socket, plain, &size) != 0) {
        const Error error{"--port", cannot_listen, {std::strerror(errno)}};
        if (socket >= 0) ::close(socket);
        return error;
    }
    return HttpServer(socket, ntohs(address.sin_port), limits);
}

HttpServer::HttpServer(HttpServer&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), port_(other.port_), limits_(other.limits_) {}

HttpServer::~HttpServer() {
    if (socket_ >= 0) ::close(socket_);
}

void HttpServer::serve(int connection, const Handle& handle, const std::atomic<bool>& stop) const {
    HttpRequest request;
    HttpAnswer answer;
    answer.status = read_request(connection, limits_, request);
    if (answer.status == 200) {
        const Watcher watcher(connection, stop);
        answer = handle(request, watcher.gone());
    }
    if (answer.status != 200 && answer.body.empty()) answer.body = std::string(reason(answer.status)) + "\n";
    std::string text = "HTTP/1.1 " + std::to_string(answer.status) + " " + reason(answer.status) +
                       "\r\nContent-Type: " + answer.type +
                       "\r\nContent-Length: " + std::to_string(answer.body.size()) +
                       "\r\nConnection: close\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff"
                       "\r\nReferrer-Policy: no-referrer\r\n\r\n";
    if (request.method != "HEAD") text += answer.body;
    send_all(connection, text, std::chrono::steady_clock::now() + std::chrono::seconds(limits_.seconds));
    close_politely(connection);
}

void HttpServer::run(const Handle& handle, const std::atomic<bool>& stop) const {
    std::atomic<unsigned> open = 0;
    while (!stop) {
        pollfd waiting{socket_, POLLIN, 0};
        if (::poll(&waiting, 1, 100) <= 0) continue;
        const int connection = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
        if (connection < 0) continue;
        if (open >= limits_.connections) {
            send_all(connection, "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                     std::chrono::steady_clock::now() + std::chrono::seconds(1));
            close_politely(connection);
            continue;
        }
        ++open;
        std::thread([this, connection, &handle, &stop, &open] {
            serve(connection, handle, stop);
            --open;
        }).detach();
    }
    while (open > 0) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

} // namespace zermelo
