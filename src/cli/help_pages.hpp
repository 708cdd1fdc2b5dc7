// The help in the forms that a system installs: a manual page, and what shells complete words with.
#pragma once

#include "cli/command.hpp"
#include "core/text.hpp"

#include <string>
#include <vector>

namespace zermelo {

// A page for man(1), in the language of the facts.
std::string man_page(const CommandFacts& program, Language language);

// What bash, zsh and fish read; `games` are the words that an argument called game may be.
std::string bash_completions(const CommandFacts& program, const std::vector<std::string>& games);
std::string zsh_completions(const CommandFacts& program, const std::vector<std::string>& games);
std::string fish_completions(const CommandFacts& program, const std::vector<std::string>& games);

} // namespace zermelo
