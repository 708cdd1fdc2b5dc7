#include "cli/commands.hpp"

#include <algorithm>
#include <iostream>

int main(int argc, char** argv) {
    using namespace zermelo;
    CLI::App app{
        "Zermelo solves, explains and plays two-player games of perfect information.\n\n"
        "A game is a word: NAME or NAME:PARAMETERS, such as babylone, babylone:2,2, subtraction:heap=20,take=1+3+4\n"
        "  zermelo games                 the games and their parameters\n"
        "  zermelo solve babylone        who wins, by which move, in how many moves\n"
        "  zermelo play nim --hints      play it\n"
        "  zermelo COMMAND --help        more about a command",
        "zermelo"};
    app.require_subcommand(1);
    app.set_version_flag("--version", "zermelo 0.1");
    Session session;
    session.add_options(app);
    for (auto add : {add_games,     add_solve,  add_moves,  add_explain, add_play,  add_match,  add_search,
                     add_compare,   add_tree,   add_depth,  add_table,   add_sweep, add_perft,  add_arena,
                     add_attractor, add_parity, add_verify, add_plays,   add_path,  add_matrix, add_bench})
        add(app, session);
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp& help) { return app.exit(help); } catch (const CLI::CallForVersion& version) {
        return app.exit(version);
    } catch (const CLI::ParseError& error) {
        const std::string first = argc > 1 ? argv[1] : "";
        if (!first.empty() && first.front() != '-' &&
            std::ranges::none_of(app.get_subcommands({}), [&](auto* command) { return command->get_name() == first; }))
            std::cerr << "zermelo: no command is called \"" << first << "\" (zermelo --help)\n";
        else
            std::cerr << "zermelo: " << error.what() << " (zermelo --help)\n";
        return bad_input;
    } catch (const std::bad_alloc&) {
        std::cerr << "zermelo: out of memory\n";
        return limit_reached;
    }
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "zermelo: standard output cannot be written\n";
        return bad_input;
    }
    return session.exit_code;
}
