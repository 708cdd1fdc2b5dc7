#include "core/files.hpp"

#include "core/errors.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>

namespace zermelo {

namespace {

std::string reason() { return std::strerror(errno); }

} // namespace

Result<void> write_file(const std::string& path, std::string_view content) {
    // Through a link to what it names; a device or a pipe is written to, never replaced.
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::weakly_canonical(path, problem);
    const bool link_to_nothing = std::filesystem::is_symlink(path, problem) && !std::filesystem::exists(path, problem);
    const bool replaceable = !link_to_nothing && (!std::filesystem::exists(real, problem) ||
                                                  std::filesystem::is_regular_file(real, problem));
    const std::string target = real.empty() ? path : real.string(), draft = replaceable ? target + ".new" : path;
    std::ofstream file(draft, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (file && (!replaceable || std::rename(draft.c_str(), target.c_str()) == 0)) return {};
    const std::string why = reason();
    if (replaceable) std::filesystem::remove(draft, problem);
    return Error{path, errors::cannot_write, {why}};
}

Result<void> append_file(const std::string& path, std::string_view content) {
    std::ofstream file(path, std::ios::binary | std::ios::app);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (file) return {};
    return Error{path, errors::cannot_write, {reason()}};
}

bool file_exists(const std::string& path) {
    std::error_code problem;
    return std::filesystem::is_regular_file(path, problem);
}

Result<std::string> read_file(const std::string& path) {
    if (path == "-") return std::string(std::istreambuf_iterator<char>(std::cin), {});
    std::error_code problem;
    if (std::filesystem::is_directory(path, problem)) return Error{path, errors::cannot_read, {std::strerror(EISDIR)}};
    std::ifstream file(path, std::ios::binary);
    if (!file) return Error{path, errors::cannot_read, {reason()}};
    return std::string(std::istreambuf_iterator<char>(file), {});
}

} // namespace zermelo
