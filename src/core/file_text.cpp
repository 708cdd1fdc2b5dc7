#include "core/file_text.hpp"

#include "core/files.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace zermelo {

Result<FileText> FileText::open(const std::string& path) {
    FileText result;
    const int file = path == "-" ? -1 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status{};
    if (file >= 0 && fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        const auto size = static_cast<std::size_t>(status.st_size);
        void* place = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (place != MAP_FAILED) {
            madvise(place, size, MADV_SEQUENTIAL);
            result.mapped_ = {static_cast<const char*>(place), size};
        }
    }
    if (file >= 0) close(file);
    if (!result.mapped_.empty()) return result;
    auto text = read_file(path);
    if (!text) return text.error();
    result.held_ = std::move(*text);
    return result;
}

void FileText::forget(std::string_view part) const {
    if (mapped_.empty()) return;
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    const auto first = (reinterpret_cast<std::size_t>(part.data()) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::size_t>(part.data() + part.size()) / page * page;
    if (first < last) madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

FileText::~FileText() {
    if (!mapped_.empty()) munmap(const_cast<char*>(mapped_.data()), mapped_.size());
}

} // namespace zermelo
