// A JSON document as a value: what answers become before they are written. Fields keep the order in which they were
// added, and adding one takes no look at the others.
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

    // On several lines, two spaces a level; bytes that are not UTF-8 are replaced.
    std::string text() const;
    // The same on one line, without spaces.
    std::string line() const;

private:
    friend class JsonWriter;
    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, List, Fields> held_ = nullptr;
};

} // namespace zermelo
