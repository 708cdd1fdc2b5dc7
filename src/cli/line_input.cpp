#include "cli/line_input.hpp"

#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <histedit.h>
#include <iostream>
#include <poll.h>
#include <unistd.h>

namespace zermelo {

namespace {

// The next byte: 1, 0 at the end of the input, -1 when interrupted. A signal that comes between the question and the
// answer is not lost: it is let in only while we wait.
int read_byte(unsigned char& byte, const std::atomic<bool>* interrupted) {
    sigset_t ending, usual;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &ending, &usual);
    pollfd input{STDIN_FILENO, POLLIN, 0};
    int ready = -1;
    do
        if (interrupted && *interrupted) break;
    while ((ready = ppoll(&input, 1, nullptr, &usual)) < 0 && errno == EINTR);
    pthread_sigmask(SIG_SETMASK, &usual, nullptr);
    return interrupted && *interrupted ? -1 : ready < 0 ? -1 : static_cast<int>(::read(STDIN_FILENO, &byte, 1));
}

// The next character of UTF-8, likewise.
int read_character(wchar_t& character, const std::atomic<bool>* interrupted) {
    unsigned char byte = 0;
    if (const int count = read_byte(byte, interrupted); count != 1) return count;
    const int more = byte >= 0xF0 ? 3 : byte >= 0xE0 ? 2 : byte >= 0xC0 ? 1 : 0;
    std::uint32_t code = more == 0 ? byte : byte & (0x3Fu >> more);
    for (int i = 0; i < more; ++i) {
        if (const int count = read_byte(byte, interrupted); count != 1) return count;
        code = code << 6 | (byte & 0x3Fu);
    }
    character = static_cast<wchar_t>(code);
    return 1;
}

} // namespace

struct LineInput::Editor {
    explicit Editor(const std::atomic<bool>* interrupted) : interrupted(interrupted) {
        // What we print is UTF-8, whatever the locale.
        if (!std::setlocale(LC_CTYPE, "") || MB_CUR_MAX == 1) std::setlocale(LC_CTYPE, "C.UTF-8");
        line = el_init("zermelo", stdin, stdout, stderr);
        history = history_init();
        if (!line || !history) return;
        HistEvent event;
        ::history(history, &event, H_SETSIZE, 500);
        ::history(history, &event, H_SETUNIQUE, 1);
        el_set(line, EL_CLIENTDATA, this);
        el_set(
            line, EL_PROMPT, +[](EditLine* asked) -> char* {
                Editor* editor = nullptr;
                el_get(asked, EL_CLIENTDATA, &editor);
                return editor->prompt.data();
            });
        el_set(line, EL_EDITOR, "emacs");
        el_set(line, EL_HIST, ::history, history);
        // libedit's own reader would go on after Ctrl-C.
        el_set(
            line, EL_GETCFN,
            +[](EditLine* asked, wchar_t* character) { return read_character(*character, of(asked).interrupted); });
        for (auto [key, command] : {std::pair{"\033[1~", "ed-move-to-beg"},
                                    {"\033[4~", "ed-move-to-end"},
                                    {"\033[3~", "ed-delete-next-char"}})
            el_set(line, EL_BIND, key, command, nullptr);
    }
    ~Editor() {
        if (line) el_end(line);
        if (history) history_end(history);
    }
    static Editor& of(EditLine* line) {
        Editor* editor = nullptr;
        el_get(line, EL_CLIENTDATA, &editor);
        return *editor;
    }
    Editor(const Editor&) = delete;
    Editor& operator=(const Editor&) = delete;

    std::optional<std::string> read(const std::string& asked) {
        prompt = asked;
        int count = 0;
        const char* typed = el_gets(line, &count);
        if (!typed || count <= 0) return std::nullopt;
        std::string text(typed, static_cast<std::size_t>(count));
        HistEvent event;
        if (text.find_first_not_of(" \t\r\n") != std::string::npos) ::history(history, &event, H_ENTER, text.c_str());
        if (text.ends_with('\n')) text.pop_back();
        return text;
    }

    const std::atomic<bool>* interrupted;
    EditLine* line = nullptr;
    History* history = nullptr;
    std::string prompt;
};

LineInput::LineInput(const std::atomic<bool>* interrupted) : interrupted_(interrupted) {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return;
    editor_ = std::make_unique<Editor>(interrupted);
    if (!editor_->line || !editor_->history) editor_.reset(); // an unknown terminal: plain lines will do
}
LineInput::~LineInput() = default;

std::optional<std::string> LineInput::read(const std::string& prompt) {
    if (editor_) return editor_->read(prompt);
    std::cout << prompt << std::flush;
    std::string line;
    unsigned char byte = 0;
    int count = 0;
    while ((count = read_byte(byte, interrupted_)) == 1 && byte != '\n') line += static_cast<char>(byte);
    if (count < 0 || (count == 0 && line.empty())) return std::nullopt;
    return line;
}

} // namespace zermelo
