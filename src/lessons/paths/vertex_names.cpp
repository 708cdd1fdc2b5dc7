#include "lessons/paths/vertex_names.hpp"

#include <algorithm>
#include <bit>
#include <charconv>

namespace zermelo {

std::uint32_t VertexNames::vertex(std::string_view name) {
    if (const auto found = by_name_.find(name); found != by_name_.end()) return found->second;
    const auto vertex = static_cast<std::uint32_t>(strings_.size());
    strings_.emplace_back(name);
    by_name_.emplace(name, vertex);
    return vertex;
}

std::uint32_t VertexNames::vertex(std::uint32_t number) {
    if (slots_.size() < 2 * (numbers_.size() + 1)) grow();
    std::uint32_t& slot = slots_[slot_of(number)];
    if (slot != none) return slot;
    slot = static_cast<std::uint32_t>(numbers_.size());
    numbers_.push_back(number);
    return slot;
}

std::optional<std::uint32_t> VertexNames::find(std::string_view name) const {
    if (const auto found = by_name_.find(name); found != by_name_.end()) return found->second;
    std::uint32_t number = 0;
    const auto [end, problem] = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool whole = problem == std::errc{} && end == name.data() + name.size() && std::to_string(number) == name;
    return whole ? find(number) : std::nullopt;
}

std::optional<std::uint32_t> VertexNames::find(std::uint32_t number) const {
    if (slots_.empty()) return std::nullopt;
    const std::uint32_t vertex = slots_[slot_of(number)];
    return vertex == none ? std::nullopt : std::optional(vertex);
}

// Where the number stands, or the free slot where it would. Neighbours stand side by side, since files name them one
// after the other; what is larger than the table is spread.
std::size_t VertexNames::slot_of(std::uint32_t number) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = (number + (number >> std::bit_width(mask)) * 0x9E3779B1ull) & mask;
    while (slots_[slot] != none && numbers_[slots_[slot]] != number) slot = (slot + 1) & mask;
    return slot;
}

void VertexNames::grow() {
    slots_.assign(std::max<std::size_t>(64, slots_.size() * 2), none);
    for (std::uint32_t vertex = 0; vertex < numbers_.size(); ++vertex) slots_[slot_of(numbers_[vertex])] = vertex;
}

} // namespace zermelo
