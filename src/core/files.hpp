// Reads and writes whole files.
#pragma once

#include "core/result.hpp"

#include <string>
#include <string_view>

namespace zermelo {

Result<std::string> read_file(const std::string& path); // "-": standard input

bool file_exists(const std::string& path); // and is no folder or device

// Whole or not at all: written beside the file first, then put in its place.
Result<void> write_file(const std::string& path, std::string_view content);

// Appends at the end of the file.
Result<void> append_file(const std::string& path, std::string_view content);

} // namespace zermelo
