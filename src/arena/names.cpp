#include "arena/names.hpp"

#include <charconv>
#include <functional>

namespace zermelo {

Names Names::numbers(std::uint32_t count) {
    Names names;
    names.count_ = count;
    return names;
}

bool Names::add(std::string_view name) {
    if (slots_.size() < 2 * (std::size_t{count_} + 1)) grow();
    const std::size_t slot = slot_of(name);
    if (slots_[slot] != no_vertex) return false;
    slots_[slot] = Vertex{count_++};
    begins_.push_back(pool_.size());
    pool_ += name;
    return true;
}

std::string Names::operator[](Vertex vertex) const {
    return are_numbers() ? std::to_string(index(vertex)) : std::string(text(index(vertex)));
}

std::optional<Vertex> Names::find(std::string_view name) const {
    if (are_numbers()) {
        std::uint32_t number = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        const bool whole = error == std::errc{} && end == name.data() + name.size() && std::to_string(number) == name;
        return whole && number < count_ ? std::optional(Vertex{number}) : std::nullopt;
    }
    const Vertex found = slots_[slot_of(name)];
    return found == no_vertex ? std::nullopt : std::optional(found);
}

std::string_view Names::text(std::uint32_t vertex) const {
    const std::uint64_t end = vertex + 1 < begins_.size() ? begins_[vertex + 1] : pool_.size();
    return std::string_view(pool_).substr(begins_[vertex], end - begins_[vertex]);
}

// Where the name stands, or the free slot where it would.
std::size_t Names::slot_of(std::string_view name) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = std::hash<std::string_view>{}(name)&mask;
    while (slots_[slot] != no_vertex && text(index(slots_[slot])) != name) slot = (slot + 1) & mask;
    return slot;
}

void Names::grow() {
    slots_.assign(std::max<std::size_t>(16, slots_.size() * 2), no_vertex);
    for (std::uint32_t v = 0; v < count_; ++v) slots_[slot_of(text(v))] = Vertex{v};
}

} // namespace zermelo
