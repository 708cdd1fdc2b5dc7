// What every command shares: the options given everywhere, the language, colours, errors and their exit codes.
#pragma once

#include "api/registry.hpp"
#include "ask/ask_errors.hpp"
#include "cli/command.hpp"
#include "core/machine/files.hpp"
#include "core/machine/memory.hpp"
#include "explain/voice.hpp"
#include "explain/words.hpp"
#include "json/json.hpp"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

enum ExitCode { done = 0, bug = 1, bad_input = 2, limit_reached = 3, damaged_file = 4, interrupt_code = 130 };

// As --lang asks for, else as the locale says. The help needs it before the words of the program are read.
Language language_of(int count, char** words);

class Session {
public:
    explicit Session(Language language) : voice_{language} {}

    // Adds --json, --lang, --threads ... to the program and every command.
    void add_options(Command& app);
    // Reads what the options mean; to be called once they are parsed.
    Result<void> read_options();

    const Voice& voice() const { return voice_; }
    Language language() const { return voice_.language; }
    const Control& control() const { return control_; }
    bool json() const { return json_; }
    std::string say(const Text& sentence, const std::vector<std::string>& arguments = {}) const {
        return voice_.say(sentence, arguments);
    }

    void print(std::string_view text) const;
    void print_json(const Json& json) const;
    // With --json what make_json() gives, otherwise what make_text() does.
    template <class MakeJson, class MakeText> int show(MakeJson&& make_json, MakeText&& make_text) const {
        if (json_)
            print_json(make_json());
        else
            print(make_text());
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

    // The options of every command that were given, as they would be typed again: " --lang fr --seed 2". Threads are
    // left out: they change no answer.
    std::string given() const;
    // Says so where no play leads to a position that was read all the same.
    void remark(const AnyGame& game, const Position& position) const;

    // The exit code of the command that ran.
    int exit_code = done;
    // Runs a command's work and keeps its exit code.
    template <class Work> void run(Work&& work) {
        if (auto read = read_options(); !read)
            exit_code = fail(read.error());
        else if (!has_memory_for([&] { exit_code = work(); }))
            exit_code = fail(memory_error());
        finish();
    }

private:
    void watch() const;
    void finish();               // what is to be said and remembered once a command has run
    Error memory_error() const;  // when there was none
    void clear_progress() const; // the line that shows it, before another is written
    static constexpr std::uint64_t usual_seed = 1;

    bool json_ = false, progress_ = false;
    mutable std::atomic<bool> progress_shown_ = false;
    std::string lang_, memory_; // of lang_ only whether it is right: language_of() has read it
    unsigned threads_ = 0;
    std::uint64_t seed_ = usual_seed, nodes_ = 0;
    double seconds_ = 0;
    Voice voice_;
    Control control_;
};

// A word as a shell reads it back, in quotes where it has to be.
std::string shell_word(const std::string& word);
// The position that an option names; nothing: the start.
Result<Position> position_of(const AnyGame& game, const std::string& option);
// The form that --as names.
Result<Form> form_of(const std::string& option);

} // namespace zermelo
