// The door to files: whole ones. Where there are none (ZERMELO_NO_MACHINE), all that can be read are provided files.
#pragma once

#include "core/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace zermelo {

Result<std::string> read_file(const std::string& path); // "-": standard input

// Whole or not at all: written beside the file first, then put in its place, with its mode.
Result<void> write_file(const std::string& path, std::string_view content);

// Appends at the end of the file.
Result<void> append_file(const std::string& path, std::string_view content);

bool file_exists(const std::string& path);     // a directory, a device or a pipe will do
bool is_regular_file(const std::string& path); // none of these
void remove_file(const std::string& path);
// Keeps the first bytes.
Result<void> shorten_file(const std::string& path, std::uint64_t bytes);

} // namespace zermelo
