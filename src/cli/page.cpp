// page: where the page is, or a copy of it. serve: the page with this program's engine behind it.
#include "cli/commands.hpp"
#include "server/page_server.hpp"

#include <filesystem>
#include <memory>

namespace zermelo {

namespace {

constexpr Text no_page{"there is no page beside this program: ./zermelo page in its sources builds it",
                       "il n'y a pas de page à côté de ce programme : ./zermelo page dans ses sources la construit"};
constexpr Text page_is_here{"The page: {}", "La page : {}"};
constexpr Text page_is_served{"The page is at {} (end with Ctrl-C)", "La page est à l'adresse {} (arrêter par Ctrl-C)"};

constexpr std::uint16_t usual_port = 1913; // the year of Zermelo's theorem

// Beside the program: where the build puts it, or where it is installed.
Result<std::string> find_page() {
    std::error_code problem;
    const auto program = std::filesystem::read_symlink("/proc/self/exe", problem);
    for (const char* place : {"../page/index.html", "../share/zermelo/page.html"}) {
        const auto file = (program.parent_path() / place).lexically_normal().string();
        if (is_regular_file(file)) return file;
    }
    return Error{"page", no_page, {}};
}

int run_page(const Session& session, const std::string& output) {
    auto file = find_page();
    if (!file) return session.fail(file.error());
    if (!output.empty()) {
        const auto page = read_file(*file);
        if (!page) return session.fail(page.error());
        if (auto written = write_file(output, *page); !written) return session.fail(written.error());
        *file = output;
    }
    return session.show([&] { return Json::object({{"page", *file}}); },
                        [&] { return session.voice().line(page_is_here, {*file}); });
}

int run_serve(const Session& session, std::uint64_t port) {
    const auto file = find_page();
    if (!file) return session.fail(file.error());
    auto page = read_file(*file);
    if (!page) return session.fail(page.error());
    const auto server = HttpServer::bind(static_cast<std::uint16_t>(port));
    if (!server) return session.fail(server.error());
    PageServer pages(std::move(*page), session.control(), server->port());
    const std::string address = "http://127.0.0.1:" + std::to_string(server->port()) + "/";
    session.show([&] { return Json::object({{"address", address}}); },
                 [&] { return session.voice().line(page_is_served, {address}); });
    server->run([&](const HttpRequest& request, const std::atomic<bool>& gone) { return pages.answer(request, gone); },
                *session.control().interrupted);
    return done;
}

} // namespace

void add_page(Command& app, Session& session) {
    auto* command = app.add_subcommand("page", {"the page for a browser: everything in one file, without a server",
                                                "la page pour un navigateur : tout dans un fichier, sans serveur"});
    auto output = std::make_shared<std::string>();
    add_output(*command, *output);
    command->examples("  zermelo page --output zermelo.html");
    command->callback([&session, output] { session.run([&] { return run_page(session, *output); }); });
}

void add_serve(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("serve", {"the same page with this program's engine behind it, for this computer only",
                                     "la même page avec le moteur de ce programme, pour cet ordinateur seulement"});
    auto port = std::make_shared<std::uint64_t>(usual_port);
    command
        ->add_option("--port", *port, {"the port (default 1913; 0: any)", "le port (1913 par défaut ; 0 : un libre)"})
        ->check(range(0, 65535));
    command->examples("  zermelo serve --port 8000");
    command->callback([&session, port] { session.run([&] { return run_serve(session, *port); }); });
}

} // namespace zermelo
