// The text of a file without a copy of it: the system brings in what is read.
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
    // This part of the text is not needed any more, most likely: it leaves memory, and comes back if it is read again.
    void forget(std::string_view part) const;

private:
    FileText() = default;
    static std::string_view map(const std::string& path); // empty where it cannot be mapped
    void unmap();

    std::string_view mapped_;
    std::string held_; // of what cannot be mapped: a pipe, a device, a text that was provided
};

} // namespace zermelo
