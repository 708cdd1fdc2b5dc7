// What the vertices of a graph are called, in the order in which the file names them: strings, or numbers where a
// format has nothing else, which then cost no string.
#pragma once

#include "core/machine/bulk.hpp"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace zermelo {

class VertexNames {
public:
    std::size_t size() const { return strings_.empty() ? numbers_.size() : strings_.size(); }
    bool empty() const { return size() == 0; }
    std::string operator[](std::uint32_t vertex) const {
        return strings_.empty() ? std::to_string(numbers_[vertex]) : strings_[vertex];
    }

    // The vertex of a name, a new one for a new name. All are strings, or all are numbers.
    std::uint32_t vertex(std::string_view name);
    std::uint32_t vertex(std::uint32_t number);
    std::optional<std::uint32_t> find(std::string_view name) const;
    std::optional<std::uint32_t> find(std::uint32_t number) const;

private:
    struct Hash {
        using is_transparent = void; // names are looked up without a copy
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::size_t slot_of(std::uint32_t number) const;
    void grow();

    std::deque<std::string> strings_;
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> by_name_;
    Bulk<std::uint32_t> numbers_;
    Bulk<std::uint32_t> slots_; // vertices, open addressing by number; a power of two, at most half full
};

// Values of some vertices, in their order.
template <class Value> class VertexValues {
public:
    void set(std::uint32_t vertex, const Value& value) {
        if (vertex >= values_.size()) values_.resize(vertex + 1);
        count_ += !values_[vertex];
        values_[vertex] = value;
    }
    // Null where there is none.
    const Value* find(std::uint32_t vertex) const {
        return vertex < values_.size() && values_[vertex] ? &*values_[vertex] : nullptr;
    }
    std::size_t size() const { return count_; } // vertices that have one

private:
    std::vector<std::optional<Value>> values_;
    std::size_t count_ = 0;
};

} // namespace zermelo
