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

Result<bool> write_file(const std::string& path, std::string_view content) {
    const std::string draft = path + ".new";
    std::ofstream file(draft, std::ios::binary);
    file.write(content.data(), static_cast<std::streamsize>(content.size()));
    file.close();
    if (file && std::rename(draft.c_str(), path.c_str()) == 0) return true;
    const std::string why = reason();
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    return Error{path, errors::cannot_write, {why}};
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
