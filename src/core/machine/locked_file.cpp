#include "core/machine/locked_file.hpp"

#include "core/file_errors.hpp"
#include "core/machine/draft_file.hpp"
#include "core/machine/files.hpp"
#include "core/machine/provided_files.hpp"

#ifndef ZERMELO_NO_MACHINE
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace zermelo {

#ifndef ZERMELO_NO_MACHINE

namespace {

// The file is still the one of this path: nobody has replaced or removed it since it was opened.
bool still_there(int file, const std::string& path) {
    struct stat opened{}, named{};
    return fstat(file, &opened) == 0 && stat(path.c_str(), &named) == 0 && opened.st_dev == named.st_dev &&
           opened.st_ino == named.st_ino;
}

} // namespace

Result<LockedFile> LockedFile::open(const std::string& path) {
    LockedFile locked;
    locked.path_ = path;
    while (!is_provided(path)) {
        struct stat status{};
        const bool there = stat(path.c_str(), &status) == 0;
        if (there && !S_ISREG(status.st_mode)) break;
        locked.file_ = ::open(path.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, 0666);
        if (locked.file_ < 0) return there ? unreadable(path, errno) : unwritable(path, errno);
        locked.made_ = !there;
        // (Some file systems have no locks: there, who comes second is not seen.)
        const bool busy = flock(locked.file_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        if (busy) locked.made_ = false;
        if (busy) return Error{path, errors::file_in_use, {}};
        if (still_there(locked.file_, path)) break;
        close(std::exchange(locked.file_, -1));
    }
    return locked;
}

LockedFile::~LockedFile() {
    struct stat status{};
    if (file_ < 0) return;
    if (made_ && fstat(file_, &status) == 0 && status.st_size == 0 && still_there(file_, path_)) unlink(path_.c_str());
    close(file_);
}

Result<void> LockedFile::write(std::string_view content) {
    if (file_ < 0) return write_file(path_, content);
    std::error_code problem;
    DraftFile draft(std::filesystem::canonical(path_, problem).string());
    if (!draft.write(content) || !draft.lock() || !draft.put_in_place()) return unwritable(path_, errno);
    close(std::exchange(file_, draft.keep()));
    return {};
}

#else

Result<LockedFile> LockedFile::open(const std::string& path) {
    LockedFile locked;
    locked.path_ = path;
    return locked;
}
LockedFile::~LockedFile() {}
Result<void> LockedFile::write(std::string_view content) { return write_file(path_, content); }

#endif

} // namespace zermelo
