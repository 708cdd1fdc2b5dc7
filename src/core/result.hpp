// Bad input is a value: where it is, and what is wrong with it, in words that can be said in either language.
#pragma once

#include "core/text.hpp"

#include <cassert>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zermelo {

// Errors are made, copied and destroyed in one place: there are thousands of ways to an error in templates, and none of
// them is taken often.
struct Error {
    enum class Kind { input, limit, damaged };

    Error(std::string_view place, const Text& sentence, std::initializer_list<std::string> arguments,
          Kind kind = Kind::input);
    Error(std::string_view place, const Text& sentence, std::vector<std::string> arguments, Kind kind = Kind::input);
    Error(const Error& error);
    Error(Error&& error) noexcept;
    Error& operator=(const Error& error);
    Error& operator=(Error&& error) noexcept;
    ~Error();

    std::string in(Language language) const;

    std::string place;
    Text sentence;
    std::vector<std::string> arguments;
    Kind kind;
};

// An error or none, in a pointer's place.
class ErrorBox {
public:
    ErrorBox() = default;
    explicit ErrorBox(Error&& error);
    ErrorBox(const ErrorBox& box);
    ErrorBox(ErrorBox&& box) noexcept : error_(std::exchange(box.error_, nullptr)) {}
    ErrorBox& operator=(ErrorBox box) noexcept { return std::swap(error_, box.error_), *this; }
    ~ErrorBox() {
        if (error_) destroy();
    }

    bool empty() const { return error_ == nullptr; }
    const Error& operator*() const { return assert(error_), *error_; }

private:
    void destroy();

    const Error* error_ = nullptr;
};

template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : value_(std::move(value)) {}
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return value_.has_value(); }
    T& operator*() { return assert(value_), *value_; }
    const T& operator*() const { return assert(value_), *value_; }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    const Error& error() const { return *error_; }

private:
    std::optional<T> value_;
    ErrorBox error_;
};

// Of what is done for its effect: success, or why not.
template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return error_.empty(); }
    const Error& error() const { return *error_; }

private:
    ErrorBox error_;
};

} // namespace zermelo
