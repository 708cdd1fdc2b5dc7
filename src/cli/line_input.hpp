// Lines that a person types: with arrow keys and history on a terminal, plainly from a file or a pipe.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>

namespace zermelo {

class LineInput {
public:
    // `interrupted` becomes true when a signal asks the program to end; nullptr: none does.
    explicit LineInput(const std::atomic<bool>* interrupted);
    ~LineInput();

    // The next line after this prompt; nothing at the end of the input, or when Ctrl-C was pressed.
    std::optional<std::string> read(const std::string& prompt);

private:
    struct Editor; // libedit
    const std::atomic<bool>* interrupted_;
    std::unique_ptr<Editor> editor_;
};

} // namespace zermelo
