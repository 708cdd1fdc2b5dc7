// help: the help of a command; and for installers a manual page and completions.
#include "cli/commands.hpp"
#include "cli/help_pages.hpp"

#include <memory>

namespace zermelo {

namespace {

struct HelpOptions {
    std::string command, completions;
    bool man = false;
};

std::vector<std::string> game_names() {
    std::vector<std::string> names;
    for (const GameFacts& game : registry().list().games) names.emplace_back(game.info->name);
    return names;
}

int show_help(const Session& session, const Command& app, const HelpOptions& options) {
    if (options.man) {
        session.print(man_page(app.facts(), session.language()));
        return done;
    }
    if (!options.completions.empty()) {
        const auto write = options.completions == "bash"  ? bash_completions
                           : options.completions == "zsh" ? zsh_completions
                                                          : fish_completions;
        session.print(write(app.facts(), game_names()));
        return done;
    }
    const Command* command = options.command.empty() ? &app : app.find(options.command);
    if (!command) return session.fail({"help", errors::unknown_command, {options.command}});
    session.print(command->help());
    return done;
}

} // namespace

void add_help(Command& app, Session& session) {
    auto* command = app.add_subcommand("help", {"the help of a command", "l'aide d'une commande"});
    auto options = std::make_shared<HelpOptions>();
    command->add_option("command", options->command, {"a command (default: all)", "une commande (par défaut : toutes)"})
        ->check(not_empty);
    command->add_flag("--man", options->man, {"a page for man", "une page pour man"});
    command
        ->add_option("--completions", options->completions,
                     {"what this shell completes words with", "ce avec quoi ce shell complète les mots"})
        ->check(one_of({"bash", "zsh", "fish"}));
    command->examples("  zermelo help solve\n"
                      "  zermelo help --man > zermelo.1\n"
                      "  zermelo help --completions bash > zermelo.bash");
    command->callback([&app, &session, options] { session.run([&] { return show_help(session, app, *options); }); });
}

} // namespace zermelo
