// A file that one process works on at a time, such as a table that grows: who comes second is told so.
//
// The lock is the system's, on the file itself: nothing is left behind by whoever is killed.
#pragma once

#include "core/result.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace zermelo {

class LockedFile {
public:
    // Makes an empty file where there is none. A device, a pipe or a text that was provided belongs to nobody.
    static Result<LockedFile> open(const std::string& path);

    LockedFile(LockedFile&& that) noexcept { *this = std::move(that); }
    LockedFile& operator=(LockedFile&& that) noexcept {
        std::swap(path_, that.path_);
        std::swap(file_, that.file_);
        std::swap(made_, that.made_);
        return *this;
    }
    ~LockedFile(); // an empty file that was made here goes away

    // Whole or not at all, as write_file does it; the new file is ours as well.
    Result<void> write(std::string_view content);

private:
    LockedFile() = default;

    std::string path_;
    int file_ = -1; // none: nothing is locked
    bool made_ = false;
};

} // namespace zermelo
