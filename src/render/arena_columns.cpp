#include "render/arena_columns.hpp"

#include "explain/drawing_words.hpp"

#include <algorithm>

namespace zermelo {

namespace {

constexpr std::uint32_t nowhere = Highlight::outside;
constexpr std::uint32_t middle = nowhere / 2; // of three regions: the opponent's rank r is nowhere - r

std::string say(const Text& sentence, Language language, std::vector<std::string> arguments = {}) {
    return fill(sentence.in(language), arguments, language);
}

std::vector<std::uint32_t> distances(const NamedArena& arena) {
    std::vector<std::uint32_t> distance(arena.arena.size(), nowhere);
    std::vector<Vertex> queue{arena.start};
    distance[index(arena.start)] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next)
        for (Vertex w : arena.arena.successors(queue[next]))
            if (distance[index(w)] == nowhere) {
                distance[index(w)] = distance[index(queue[next])] + 1;
                queue.push_back(w);
            }
    return distance;
}

// The values that occur, in order, `nowhere` last.
std::vector<std::uint32_t> occurring(std::vector<std::uint32_t> values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
    return values;
}

// A band with more vertices than fit in one column has several.
std::size_t max_in_column(std::size_t vertices) {
    std::size_t root = 1;
    while (root * root < vertices) ++root;
    return std::max<std::size_t>(12, 3 * root / 2);
}

// Of one of three regions.
std::string region_label(std::uint32_t value, const Highlight& highlight, Language language) {
    if (value == middle) return say(words::drawing_neither, language);
    const bool mine = value < middle;
    return say(words::drawing_rank_of, language,
               {std::to_string(mine ? value : nowhere - value),
                std::to_string(number(mine ? highlight.player : other(highlight.player)))});
}

} // namespace

ArenaColumns arena_columns(const NamedArena& arena, const Highlight* highlight, Layers layers, Language language) {
    const bool ranked = layers == Layers::ranks && highlight && !highlight->ranks.empty();
    const std::vector<std::uint32_t> distance = distances(arena);
    const bool three = ranked && !highlight->opponent.empty();
    std::vector<std::uint32_t> value = ranked ? highlight->ranks : distance;
    for (std::size_t v = 0; three && v < value.size(); ++v)
        if (value[v] == nowhere)
            value[v] = highlight->opponent[v] == nowhere ? middle : nowhere - highlight->opponent[v];
    const bool by_player = layers == Layers::sides || layers == Layers::halves;
    if (by_player)
        each_vertex(arena.arena,
                    [&](Vertex v) { value[index(v)] = static_cast<std::uint32_t>(number(arena.arena.owner(v))); });
    const auto label = [&](std::uint32_t of) {
        const std::string written = std::to_string(of);
        if (by_player) return arena.owned ? say(words::drawing_player, language, {written}) : std::string();
        if (three) return region_label(of, *highlight, language);
        if (of == nowhere) return say(ranked ? words::drawing_outside : words::drawing_unreachable, language);
        return ranked ? "V_" + written : say(words::drawing_distance, language, {written});
    };
    std::vector<std::uint32_t> values = occurring(value);
    if (ranked) std::ranges::reverse(values);
    const std::size_t most = by_player ? arena.arena.size() : max_in_column(arena.arena.size());
    ArenaColumns columns{std::vector<int>(arena.arena.size()), {}};
    int next = 0;
    for (std::uint32_t of : values) {
        std::vector<std::uint32_t> members;
        for (std::uint32_t v = 0; v < value.size(); ++v)
            if (value[v] == of) members.push_back(v);
        std::ranges::stable_sort(members, {}, [&](std::uint32_t v) { return distance[v]; });
        const std::size_t parts = (members.size() + most - 1) / most;
        for (std::size_t i = 0; i < members.size(); ++i)
            columns.of_vertex[members[i]] = next + static_cast<int>(i * parts / members.size());
        columns.bands.push_back({next, next + static_cast<int>(parts) - 1, label(of)});
        next += static_cast<int>(parts);
    }
    return columns;
}

} // namespace zermelo
