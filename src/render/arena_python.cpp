#include "render/arena_python.hpp"

#include "arena/python_text.hpp"

namespace zermelo {

namespace {

// Items between brackets, with commas.
class PythonList {
public:
    explicit PythonList(std::string open) : text_(std::move(open)) {}

    void add(const std::string& item) {
        if (!empty_) text_ += ", ";
        text_ += item;
        empty_ = false;
    }
    std::string close(char bracket) { return text_ + bracket + "\n"; }

private:
    std::string text_;
    bool empty_ = true;
};

std::string python_name(const NamedVertex& vertex, bool by_number, bool python_names) {
    if (by_number) return std::to_string(index(vertex.vertex));
    return is_whole_number(vertex.name) ? vertex.name : python_key(vertex.name, python_names);
}

} // namespace

std::string python_members(const AttractorFacts& facts) {
    PythonList list("{");
    for (const AttractorVertex& vertex : *facts.list)
        list.add(python_key(vertex.name, is_python_structure(vertex.name) || is_whole_number(vertex.name)) + ": " +
                 (vertex.rank ? "True" : "False"));
    return list.close('}');
}

std::string python_ranks(std::span<const std::uint32_t> ranks, std::uint32_t outside) {
    PythonList list("{");
    for (std::size_t v = 0; v < ranks.size(); ++v)
        if (ranks[v] != outside) list.add(std::to_string(v) + ": " + std::to_string(ranks[v]));
    return list.close('}');
}

std::string python_text(const InDegrees& degrees, bool by_number) {
    PythonList list("{");
    for (const auto& [vertex, degree] : degrees.entries)
        list.add(python_name(vertex, by_number, degrees.python_names) + ": " + std::to_string(degree));
    return list.close('}');
}

std::string python_text(const Predecessors& predecessors, bool by_number) {
    PythonList list("[");
    for (const NamedVertex& vertex : predecessors.vertices)
        list.add(python_name(vertex, by_number, predecessors.python_names));
    return list.close(']');
}

} // namespace zermelo
