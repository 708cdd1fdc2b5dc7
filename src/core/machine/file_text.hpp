// The text of a file without a copy of it: the system loads the pages that are read.
#pragma once

#include "core/result.hpp"

#include <string>
#include <string_view>

namespace zermelo {

class FileText {
public:
    static Result<FileText> open(const std::string& path); // "-": standard input

    FileText(FileText&& that) noexcept { *this = std::move(that); }
    FileText& operator=(FileText&& that) noexcept {
        std::swap(mapped_, that.mapped_);
        std::swap(held_, that.held_);
        return *this;
    }
    ~FileText();

    std::string_view text() const { return mapped_.empty() ? std::string_view(held_) : mapped_; }
    // This part of the text is probably not needed any more: it leaves memory, and is loaded again if it is read again.
    void forget(std::string_view part) const;

private:
    FileText() = default;
    static std::string_view map(const std::string& path); // empty where it cannot be mapped
    void unmap();

    std::string_view mapped_;
    std::string held_; // of what cannot be mapped: a pipe, a device, a text that was provided
};

} // namespace zermelo
