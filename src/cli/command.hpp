// The words of the program: its commands and their options. A face on CLI11, which only command.cpp compiles: it is
// large, and every source that includes it would compile all of it again.
#pragma once

#include "core/text.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
class Validator;
} // namespace CLI

namespace zermelo {

// What the word given to an option has to be.
using Check = std::shared_ptr<const CLI::Validator>;
extern const Check not_empty, positive, whole;
Check range(int low, int high);
Check one_of(const std::vector<std::string>& words);

class Option {
public:
    explicit Option(CLI::Option* option) : option_(option) {}
    Option* required();
    Option* check(const Check& check);
    Option* needs(const Option* other);
    Option* excludes(const Option* other);
    // Takes numbers from 0 on; unless another check says more, settle() adds one that says so of the word as typed.
    void natural() { natural_ = true; }
    void settle();

private:
    CLI::Option* option_;
    std::size_t validators_ = 0;
    bool natural_ = false;
};

// What the help is made of, for other forms of it.
struct OptionFacts {
    std::vector<std::string> names; // -h, --help; of an argument its one name
    std::string description, value; // what kind of value it takes
    bool positional = false, takes_value = false;
};
struct CommandFacts {
    std::string name, description, footer;
    std::vector<OptionFacts> options;
    std::vector<CommandFacts> commands;
};

class Command {
public:
    // The program itself, which speaks this language. Options of the program may stand behind the words of its commands
    // too.
    Command(Language language, const Text& description, const std::string& name, const std::string& version);
    ~Command();

    Command* add_subcommand(const std::string& name, const Text& description);
    // Where the word goes: text, numbers, optional numbers, lists of words; command.cpp has the list of types.
    template <class Value> Option* add_option(const std::string& name, Value& value, const Text& description);
    Option* add_flag(const std::string& name, bool& value, const Text& description);
    // At the end of the help.
    void examples(const std::string& lines);
    void examples(const std::string& lines, const Text& notes);
    void callback(const std::function<void()>& work);

    CommandFacts facts() const;
    std::string help() const;
    const Command* find(const std::string& command) const; // null if there is none

    // Reads the words given to the program and runs the command that they name. The exit code, if there is nothing
    // more to do: help was asked for, or a word was wrong.
    std::optional<int> parse(int count, char** words);

private:
    Command(Language language, std::shared_ptr<CLI::App> app);
    Option* kept(CLI::Option* option);
    void settle(); // when all options are known
    std::string say(const Text& text) const { return std::string(text.in(language_)); }

    Language language_;
    std::shared_ptr<CLI::App> app_;
    std::vector<std::unique_ptr<Command>> commands_;
    std::vector<std::unique_ptr<Option>> options_;
};

} // namespace zermelo
