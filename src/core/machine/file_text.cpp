#include "core/machine/file_text.hpp"

#include "core/machine/files.hpp"
#include "core/machine/provided_files.hpp"

#ifndef ZERMELO_NO_MACHINE
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace zermelo {

Result<FileText> FileText::open(const std::string& path) {
    FileText result;
    if (path != "-" && !is_provided(path) && !only_provided_files()) result.mapped_ = map(path);
    if (!result.mapped_.empty()) return result;
    auto text = read_file(path);
    if (!text) return text.error();
    result.held_ = std::move(*text);
    return result;
}

FileText::~FileText() {
    if (!mapped_.empty()) unmap();
}

#ifndef ZERMELO_NO_MACHINE

std::string_view FileText::map(const std::string& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return {};
    std::string_view mapped;
    struct stat status{};
    if (fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
        const auto size = static_cast<std::size_t>(status.st_size);
        void* place = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
        if (place != MAP_FAILED) {
            madvise(place, size, MADV_SEQUENTIAL);
            mapped = {static_cast<const char*>(place), size};
        }
    }
    close(file);
    return mapped;
}

void FileText::unmap() { munmap(const_cast<char*>(mapped_.data()), mapped_.size()); }

void FileText::forget(std::string_view part) const {
    if (mapped_.empty()) return;
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    const auto first = (reinterpret_cast<std::size_t>(part.data()) + page - 1) / page * page;
    const auto last = reinterpret_cast<std::size_t>(part.data() + part.size()) / page * page;
    if (first < last) madvise(reinterpret_cast<void*>(first), last - first, MADV_DONTNEED);
}

#else

std::string_view FileText::map(const std::string&) { return {}; }
void FileText::unmap() {}
void FileText::forget(std::string_view) const {}

#endif

} // namespace zermelo
