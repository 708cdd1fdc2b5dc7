// A JSON document as a value: what answers become before they are written, and what a small file says. Fields keep the
// order in which they were added, and adding one takes no look at the others.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace zermelo {

class Json {
public:
    using List = std::vector<Json>;
    using Field = std::pair<std::string, Json>;
    using Fields = std::vector<Field>;

    Json() = default; // null
    Json(std::nullptr_t) {}
    Json(bool truth) : held_(truth) {}
    template <std::signed_integral Number> Json(Number number) : held_(static_cast<std::int64_t>(number)) {}
    template <std::unsigned_integral Number>
        requires(!std::same_as<Number, bool>)
    Json(Number number) : held_(static_cast<std::uint64_t>(number)) {}
    Json(double number) : held_(number) {}
    Json(const char* text) : held_(std::string(text)) {}
    Json(std::string_view text) : held_(std::string(text)) {}
    Json(std::string text) : held_(std::move(text)) {}
    Json(List list) : held_(std::move(list)) {}
    // Null where there is nothing.
    template <class Value> Json(const std::optional<Value>& value) {
        if (value) *this = Json(*value);
    }
    template <class Value>
        requires(!std::same_as<Value, Json> && !std::same_as<Value, bool>)
    Json(const std::vector<Value>& values) : held_(List(values.begin(), values.end())) {}

    static Json object(std::initializer_list<Field> fields = {}) {
        Json json;
        json.held_ = Fields(fields);
        return json;
    }
    static Json list(std::initializer_list<Json> items = {}) { return Json(List(items)); }

    // Requires an object that has no such field yet.
    Json& add(std::string name, Json value) {
        std::get<Fields>(held_).emplace_back(std::move(name), std::move(value));
        return *this;
    }
    // Requires a list.
    void push(Json item) { std::get<List>(held_).push_back(std::move(item)); }

    // What the value is; nothing where it is something else. A whole number is one of 64 bits with a sign, or a decimal
    // without a fraction that fits there.
    bool is_null() const { return std::holds_alternative<std::nullptr_t>(held_); }
    const std::string* as_string() const { return std::get_if<std::string>(&held_); }
    const List* as_list() const { return std::get_if<List>(&held_); }
    const Fields* as_object() const { return std::get_if<Fields>(&held_); }
    std::optional<bool> as_truth() const;
    std::optional<double> as_number() const;
    std::optional<std::int64_t> as_whole() const;
    // The field of this name, if this is an object that has one.
    const Json* find(std::string_view name) const;

    // On several lines, two spaces a level; bytes that are not UTF-8 are replaced.
    std::string text() const;
    // The same on one line, without spaces.
    std::string line() const;

private:
    friend class JsonWriter;
    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, List, Fields> held_ = nullptr;
};

} // namespace zermelo
