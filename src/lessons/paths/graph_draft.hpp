// A weighted graph as a file tells it, before it is checked as a whole.
#pragma once

#include "core/source.hpp"
#include "lessons/decimal.hpp"

#include <array>
#include <deque>
#include <map>
#include <optional>
#include <unordered_map>

namespace zermelo {

struct GraphDraft {
    struct Edge {
        std::uint32_t from, to;
        Decimal weight;
        std::size_t at; // where the file says the weight
    };
    using Position = std::array<Decimal, 2>; // x and y, or longitude and latitude

    bool directed = false;
    bool micro_degrees = false; // positions are millionths of degrees (DIMACS)
    std::uint64_t numbered = 0; // vertices 1 to this exist even if no edge names them (DIMACS)
    std::deque<std::string> names;
    std::vector<Edge> edges;
    std::map<std::uint32_t, Position> positions;
    std::map<std::string, std::map<std::uint32_t, Decimal>, std::less<>> columns; // numbers of vertices, by name

    // The number of a vertex, a new one for a new name.
    std::uint32_t vertex(std::string_view name) {
        if (const auto found = numbers_.find(name); found != numbers_.end()) return found->second;
        const auto number = static_cast<std::uint32_t>(names.size());
        names.emplace_back(name);
        numbers_.emplace(names.back(), number);
        return number;
    }
    std::optional<std::uint32_t> find(std::string_view name) const {
        const auto found = numbers_.find(name);
        return found == numbers_.end() ? std::nullopt : std::optional(found->second);
    }

private:
    struct Hash {
        using is_transparent = void; // names are looked up without a copy
        std::size_t operator()(std::string_view name) const { return std::hash<std::string_view>{}(name); }
    };
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> numbers_;
};

// Each reads one format into the draft; what is wrong stays in the source.
void read_graph_json(Source& source, GraphDraft& draft);
void read_graph_dot(Source& source, GraphDraft& draft);
void read_graph_csv(Source& source, GraphDraft& draft);
void read_graph_dimacs(Source& source, GraphDraft& draft);
void read_dimacs_coordinates(Source& source, GraphDraft& draft);

// A decimal at a place of the file; 0 and an error where it is none.
Decimal decimal_at(Source& source, std::string_view text, std::size_t at);

} // namespace zermelo
