#include "cli/help_pages.hpp"

namespace zermelo {

namespace {

constexpr Text name_head{"NAME", "NOM"}, synopsis_head{"SYNOPSIS", "SYNOPSIS"},
    options_head{"OPTIONS OF EVERY COMMAND", "OPTIONS DE TOUTE COMMANDE"}, commands_head{"COMMANDS", "COMMANDES"},
    purpose{"solve, explain and play two-player games", "résoudre, expliquer et jouer des jeux à deux joueurs"},
    usage{"COMMAND [WORDS] [OPTIONS]", "COMMANDE [MOTS] [OPTIONS]"};

// Text as troff wants it: no sign of its own, and no line that looks like one of its commands.
std::string plain(const std::string& text) {
    std::string result;
    bool begins = true;
    for (char c : text) {
        if (begins && (c == '.' || c == '\'')) result += "\\&";
        if (c == '\\')
            result += "\\e";
        else if (c == '-')
            result += "\\-";
        else
            result += c;
        begins = c == '\n';
    }
    return result;
}

std::string entry(const OptionFacts& option) {
    std::string names;
    for (const std::string& name : option.names) names += (names.empty() ? "\\fB" : ", \\fB") + plain(name) + "\\fR";
    if (option.takes_value && !option.positional) names += " \\fI" + plain(option.value) + "\\fR";
    return ".TP\n" + names + "\n" + plain(option.description) + "\n";
}

std::string verbatim(const std::string& text) { return ".PP\n.nf\n" + plain(text) + "\n.fi\n"; }

} // namespace

std::string man_page(const CommandFacts& program, Language language) {
    auto head = [&](const Text& title) { return ".SH " + std::string(title.in(language)) + "\n"; };
    std::string page = ".TH ZERMELO 1\n" + head(name_head) + "zermelo \\- " + plain(std::string(purpose.in(language))) +
                       "\n" + head(synopsis_head) + ".B zermelo\n" + std::string(usage.in(language)) +
                       "\n.SH DESCRIPTION\n" + verbatim(program.description) + head(options_head);
    for (const OptionFacts& option : program.options) page += entry(option);
    page += head(commands_head);
    for (const CommandFacts& command : program.commands) {
        page += ".SS zermelo " + command.name + "\n" + plain(command.description) + "\n";
        for (const OptionFacts& option : command.options)
            if (option.names.back() != "--help") page += entry(option);
        if (!command.footer.empty()) page += verbatim(command.footer);
    }
    return page;
}

} // namespace zermelo
