#include "core/machine/files.hpp"

#include "core/file_errors.hpp"
#include "core/machine/draft_file.hpp"
#include "core/machine/provided_files.hpp"

#ifndef ZERMELO_NO_MACHINE
#include <array>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <unistd.h>
#endif

namespace zermelo {

#ifndef ZERMELO_NO_MACHINE

Result<void> write_file(const std::string& path, std::string_view content) {
    // Through a link to what it names; a device or a pipe is written to, never replaced.
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, problem);
    const bool link_to_nothing = std::filesystem::is_symlink(path, problem) && !std::filesystem::exists(path, problem);
    const bool replaceable = !link_to_nothing && (!std::filesystem::exists(real, problem) ||
                                                  std::filesystem::is_regular_file(real, problem));
    if (replaceable) {
        DraftFile draft(real.empty() ? path : real.string());
        if (draft.write(content) && draft.put_in_place()) return {};
        return unwritable(path, errno);
    }
    const int file = open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    const bool written = file >= 0 && write_all(file, content);
    const int why = errno;
    if (file >= 0 && close(file) == 0 && written) return {};
    return unwritable(path, written ? errno : why);
}

Result<void> append_file(const std::string& path, std::string_view content) {
    std::ofstream file(path, std::ios::binary | std::ios::app);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (file) return {};
    return unwritable(path, errno);
}

namespace {

// To its end or not at all: who is interrupted has read half a question.
Result<std::string> read_standard_input() {
    std::string text;
    std::array<char, 65536> piece;
    while (true) {
        const ssize_t size = ::read(STDIN_FILENO, piece.data(), piece.size());
        if (size == 0) return text;
        if (size < 0 && errno == EINTR) return Error{"-", errors::not_read_to_end, {}, Error::Kind::limit};
        if (size < 0) return unreadable("-", errno);
        text.append(piece.data(), static_cast<std::size_t>(size));
    }
}

} // namespace

Result<std::string> read_file(const std::string& path) {
    if (auto text = provided_file(path)) return *std::move(text);
    if (only_provided_files()) return Error{path, errors::no_files_to_read, {}};
    if (path == "-") return read_standard_input();
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem)) return unreadable(path, EISDIR);
    std::ifstream file(path, std::ios::binary);
    if (!file) return unreadable(path, errno);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

bool file_exists(const std::string& path) {
    std::error_code problem;
    return is_provided(path) || (!only_provided_files() && std::filesystem::exists(path, problem));
}

bool is_regular_file(const std::string& path) {
    std::error_code problem;
    return is_provided(path) || (!only_provided_files() && std::filesystem::is_regular_file(path, problem));
}

void remove_file(const std::string& path) {
    std::error_code problem;
    std::filesystem::remove(path, problem);
}

Result<void> shorten_file(const std::string& path, std::uint64_t bytes) {
    std::error_code problem;
    std::filesystem::resize_file(path, bytes, problem);
    if (problem) return unwritable(path, problem.value());
    return {};
}

#else

Result<std::string> read_file(const std::string& path) {
    if (auto text = provided_file(path)) return *std::move(text);
    return Error{path, errors::no_files_to_read, {}};
}

bool file_exists(const std::string& path) { return is_provided(path); }
bool is_regular_file(const std::string& path) { return file_exists(path); }

Result<void> write_file(const std::string& path, std::string_view) {
    return Error{path, errors::no_files_to_write, {}};
}
Result<void> append_file(const std::string& path, std::string_view content) { return write_file(path, content); }
Result<void> shorten_file(const std::string& path, std::uint64_t) { return write_file(path, {}); }
void remove_file(const std::string&) {}

#endif

} // namespace zermelo
