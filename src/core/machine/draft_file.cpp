#include "core/machine/draft_file.hpp"

#ifndef ZERMELO_NO_MACHINE

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace zermelo {

DraftFile::DraftFile(const std::string& path) : path_(path) {
    // A short name, which is possible beside every other.
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    const std::string begin = (folder / (".zermelo-" + std::to_string(getpid()) + "-")).string();
    for (unsigned number = 0; file_ < 0 && (number == 0 || errno == EEXIST); ++number) {
        name_ = begin + std::to_string(number);
        file_ = open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    }
}

DraftFile::~DraftFile() {
    const int why = errno;
    if (file_ >= 0 && !placed_) unlink(name_.c_str());
    if (file_ >= 0) close(file_);
    errno = why;
}

bool DraftFile::write(std::string_view content) { return file_ >= 0 && write_all(file_, content); }

bool DraftFile::lock() { return flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK; }

bool DraftFile::put_in_place() {
    struct stat replaced{};
    if (file_ < 0) return false;
    if (stat(path_.c_str(), &replaced) == 0) {
        // To whom it belonged, as far as we may say so; then its mode, which a change of owner may have cut.
        if (fchown(file_, replaced.st_uid, replaced.st_gid) != 0) errno = 0;
        if (fchmod(file_, replaced.st_mode & 07777) != 0) return false;
    }
    placed_ = fsync(file_) == 0 && std::rename(name_.c_str(), path_.c_str()) == 0;
    return placed_;
}

int DraftFile::keep() { return std::exchange(file_, -1); }

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

} // namespace zermelo

#endif
