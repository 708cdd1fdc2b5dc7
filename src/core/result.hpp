// Bad input is a value: where it is, and what is wrong with it, in words that can be said in either language.
#pragma once

#include "core/text.hpp"

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace zermelo {

struct Error {
    enum class Kind { input, limit, damaged };

    std::string place;
    Text sentence;
    std::vector<std::string> arguments;
    Kind kind = Kind::input;

    std::string in(Language language) const {
        const std::string reason = fill(sentence.in(language), arguments, language);
        return place.empty() ? reason : place_in(place, language) + ": " + reason;
    }
};

template <class T> class [[nodiscard]] Result {
public:
    Result(T value) : held_(std::move(value)) {}
    Result(Error error) : held_(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(held_); }
    T& operator*() { return assert(*this), std::get<T>(held_); }
    const T& operator*() const { return assert(*this), std::get<T>(held_); }
    T* operator->() { return &**this; }
    const T* operator->() const { return &**this; }
    const Error& error() const { return std::get<Error>(held_); }

private:
    std::variant<T, Error> held_;
};

// Of what is done for its effect: success, or why not.
template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : error_(std::move(error)) {}

    explicit operator bool() const { return !error_; }
    const Error& error() const { return assert(error_), *error_; }

private:
    std::optional<Error> error_;
};

} // namespace zermelo
