// What every command shares: the options given everywhere, the language, colours, errors and their exit codes.
#pragma once

#include "api/registry.hpp"
#include "cli/command.hpp"
#include "core/files.hpp"
#include "explain/words.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

enum ExitCode { done = 0, bug = 1, bad_input = 2, limit_reached = 3, damaged_file = 4 };

// As --lang asks for, else as the locale says. The help needs it before the words of the program are read.
Language language_of(int count, char** words);

class Session {
public:
    explicit Session(Language language) : language_(language) {}

    // Adds --json, --lang, --threads ... to the program and every command.
    void add_options(Command& app);
    // Reads what the options mean; to be called once they are parsed.
    Result<bool> settle();

    Language language() const { return language_; }
    const Control& control() const { return control_; }
    bool json() const { return json_; }
    Ink ink() const { return ink_; }
    std::string say(const Text& sentence, const std::vector<std::string>& arguments = {}) const {
        return zermelo::say(language_, sentence, arguments);
    }
    std::string count(std::uint64_t number) const { return grouped(number, language_); }
    std::string moves(std::uint64_t count) const;

    void print(std::string_view text) const;
    void print_json(const Json& json) const;
    // The answer with --json, otherwise what text() makes of it.
    template <class MakeText> int show(const Json& answer, MakeText&& text) const {
        if (json_)
            print_json(answer);
        else
            print(text());
        return done;
    }
    // One JSON object for each line of the file, in order; what is wrong with a line is said in its place.
    int answer_lines(const std::string& file, const std::function<Result<Json>(const std::string& line)>& ask) const;
    // To the file, or to the screen where no file is named.
    int deliver(std::string_view text, const std::string& output) const;
    // One line on standard error that changes nothing.
    void warn(const std::string& line) const;
    // One line on standard error; returns the exit code that fits. With --json a limit is also an answer.
    int fail(const Error& error) const;

    // The exit code of the command that ran.
    int exit_code = done;
    // Runs a command's work and keeps its exit code.
    template <class Work> void run(Work&& work) {
        if (auto settled = settle(); !settled)
            exit_code = fail(settled.error());
        else
            exit_code = work();
    }

private:
    bool json_ = false, progress_ = false;
    std::string lang_, memory_; // of lang_ only whether it is right: language_of() has read it
    unsigned threads_ = 0;
    std::uint64_t seed_ = 1, nodes_ = 0;
    double seconds_ = 0;
    Language language_;
    Ink ink_;
    Control control_;
};

// Columns as wide as their widest cell; the first to the left, the others to the right.
std::string aligned(const std::vector<std::vector<std::string>>& rows, const std::string& indent = "  ");

std::string milliseconds(double seconds);

// Names with commas between them.
std::string listed(const Json& names);

} // namespace zermelo
