#include "cli/help_pages.hpp"

namespace zermelo {

namespace {

std::string spaced(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

std::vector<std::string> option_names(const CommandFacts& command) {
    std::vector<std::string> names;
    for (const OptionFacts& option : command.options)
        if (!option.positional) names.insert(names.end(), option.names.begin(), option.names.end());
    return names;
}

std::vector<std::string> command_names(const CommandFacts& program) {
    std::vector<std::string> names;
    for (const CommandFacts& command : program.commands) names.push_back(command.name);
    return names;
}

bool takes_game(const CommandFacts& command) {
    for (const OptionFacts& option : command.options)
        if (option.positional && option.names.front() == "game") return true;
    return false;
}

// Within single quotes.
std::string quoted(const std::string& text) {
    std::string result;
    for (char c : text)
        if (c == '\'')
            result += "'\\''";
        else
            result += c == '\n' ? ' ' : c;
    return result;
}
// Within the brackets of zsh's descriptions.
std::string bracketed(const std::string& text) {
    std::string result;
    for (char c : quoted(text)) result += (c == '[' || c == ']' || c == ':' ? "\\" : "") + std::string(1, c);
    return result;
}
// Within single quotes of fish, where a backslash protects.
std::string fish_quoted(const std::string& text) {
    std::string result;
    for (char c : text) result += (c == '\'' || c == '\\' ? "\\" : "") + std::string(1, c == '\n' ? ' ' : c);
    return result;
}

} // namespace

std::string bash_completions(const CommandFacts& program, const std::vector<std::string>& games) {
    const std::string everywhere = spaced(option_names(program));
    std::string text = "# bash completion of zermelo\n_zermelo() {\n"
                       "    local word=\"${COMP_WORDS[COMP_CWORD]}\" command=\"${COMP_WORDS[1]}\" options= words=\n"
                       "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                       "        COMPREPLY=($(compgen -W '" +
                       spaced(command_names(program)) + " " + everywhere +
                       "' -- \"$word\"))\n        return\n    fi\n    case \"$command\" in\n";
    for (const CommandFacts& command : program.commands) {
        text += "    " + command.name + ") options='" + spaced(option_names(command)) + "'";
        if (takes_game(command)) text += " words='" + spaced(games) + "'";
        if (command.name == "help") text += " words='" + spaced(command_names(program)) + "'";
        text += " ;;\n";
    }
    return text +
           "    esac\n"
           "    if [[ $word == -* ]]; then\n"
           "        COMPREPLY=($(compgen -W \"$options " +
           everywhere +
           "\" -- \"$word\"))\n"
           "    elif [ \"$COMP_CWORD\" -eq 2 ] && [ -n \"$words\" ]; then\n"
           "        COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
           "    else\n"
           "        COMPREPLY=($(compgen -f -- \"$word\"))\n"
           "    fi\n"
           "}\n"
           "complete -o bashdefault -o default -F _zermelo zermelo\n";
}

std::string zsh_completions(const CommandFacts& program, const std::vector<std::string>& games) {
    auto option_lines = [&](const CommandFacts& command) {
        std::string lines;
        for (const OptionFacts& option : command.options)
            for (const std::string& name : option.names)
                if (!option.positional)
                    lines += " \\\n        '" + name + "[" + bracketed(option.description) + "]" +
                             (option.takes_value ? ":" + bracketed(option.value) + ":_files" : "") + "'";
        return lines;
    };
    std::string text = "#compdef zermelo\n_zermelo() {\n    if (( CURRENT == 2 )); then\n        local -a commands=(";
    for (const CommandFacts& command : program.commands)
        text += "\n            '" + command.name + ":" + quoted(command.description) + "'";
    text += ")\n        _describe command commands\n        return\n    fi\n    case $words[2] in\n";
    for (const CommandFacts& command : program.commands) {
        text += "    " + command.name + ") _arguments '1: :' ";
        text += takes_game(command)      ? "'2:game:(" + spaced(games) + ")' '*:file:_files'"
                : command.name == "help" ? "'2:command:(" + spaced(command_names(program)) + ")'"
                                         : "'*:file:_files'";
        text += option_lines(command) + option_lines(program) + " ;;\n";
    }
    return text + "    esac\n}\n_zermelo \"$@\"\n";
}

std::string fish_completions(const CommandFacts& program, const std::vector<std::string>& games) {
    std::string text = "# fish completion of zermelo\n";
    auto add_options = [&](const CommandFacts& command, const std::string& when) {
        for (const OptionFacts& option : command.options) {
            if (option.positional) continue;
            text += "complete -c zermelo" + when;
            for (const std::string& name : option.names)
                text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
            text += std::string(option.takes_value ? " -r" : "") + " -d '" + fish_quoted(option.description) + "'\n";
        }
    };
    add_options(program, "");
    for (const CommandFacts& command : program.commands) {
        const std::string when = " -n '__fish_seen_subcommand_from " + command.name + "'";
        text += "complete -c zermelo -n __fish_use_subcommand -f -a " + command.name + " -d '" +
                fish_quoted(command.description) + "'\n";
        if (takes_game(command)) text += "complete -c zermelo" + when + " -a '" + spaced(games) + "'\n";
        add_options(command, when);
    }
    return text;
}

} // namespace zermelo
