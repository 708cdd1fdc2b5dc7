// A file while it is written: beside the one whose place it is to take, under a name that nobody else has.
#pragma once

#include <string>
#include <string_view>

namespace zermelo {

class DraftFile {
public:
    // For the file of this path. Where something fails, errno says why, and nothing is left behind.
    explicit DraftFile(const std::string& path);
    DraftFile(const DraftFile&) = delete;
    ~DraftFile();

    bool write(std::string_view content);
    // Nobody else may lock it, from before it has its place on.
    bool lock();
    // On the disk first, then in its place, with the mode of what it replaces.
    bool put_in_place();
    // The descriptor of the file, which is the caller's to close from now on.
    int keep();

private:
    std::string path_, name_;
    int file_ = -1;
    bool placed_ = false;
};

// All of it, however often the system takes only a part.
bool write_all(int file, std::string_view content);

} // namespace zermelo
