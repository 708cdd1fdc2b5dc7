#include "solve/grundy.hpp"

#include "arena/reverse.hpp"

namespace zermelo {

std::vector<Grundy> grundy_values(const Arena& arena, const std::vector<bool>& without) {
    const Reverse reverse(arena);
    std::vector<Grundy> values(arena.size());
    std::vector<std::uint32_t> left(arena.size());
    std::vector<Vertex> ready; // vertices whose children all have their value
    each_vertex(arena, [&](Vertex v) {
        left[index(v)] = static_cast<std::uint32_t>(arena.successors(v).size());
        if (left[index(v)] == 0) ready.push_back(v);
    });
    Mex mex;
    while (!ready.empty()) {
        const Vertex v = ready.back();
        ready.pop_back();
        mex.clear();
        for (Vertex child : arena.successors(v)) mex.add(values[index(child)]);
        values[index(v)] = without[index(v)] ? no_grundy : mex.value();
        for (Vertex parent : reverse.predecessors(v))
            if (--left[index(parent)] == 0) ready.push_back(parent);
    }
    return values;
}

} // namespace zermelo
