// Tables of known results, copied into tests/data with their source in the first line.
#pragma once

#include "core/parameters.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

namespace zermelo {

// The rows of a CSV file without its comment and its header; cells in double quotes may hold commas.
inline std::vector<std::vector<std::string>> read_table(const std::string& name) {
    std::ifstream file(std::string(ZERMELO_TEST_DATA) + "/" + name);
    EXPECT_TRUE(file) << name;
    std::vector<std::vector<std::string>> rows;
    bool header = true;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        if (std::exchange(header, false)) continue;
        rows.emplace_back(1);
        bool quoted = false;
        for (char c : line) {
            if (c == '"')
                quoted = !quoted;
            else if (c == ',' && !quoted)
                rows.back().emplace_back();
            else
                rows.back().back() += c;
        }
    }
    EXPECT_FALSE(rows.empty()) << name;
    return rows;
}

inline std::vector<std::uint64_t> numbers(std::string_view text, char separator) {
    std::vector<std::uint64_t> list;
    for (std::string_view part : split(text, separator))
        if (!part.empty()) list.push_back(std::stoull(std::string(part)));
    return list;
}

} // namespace zermelo
