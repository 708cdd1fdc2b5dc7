// PGSolver's text: "parity 7;" (the highest id, or the number of vertices) and perhaps "start 0;", then a vertex after
// the other:
//
//      id priority owner successor,successor,... "name";
//
// Large files are cut after a semicolon and read in parts, one a thread. Ids nearly always count up from 0; then what
// was read is the arena, part after part. Otherwise vertices are put in the order of their ids.
#include "arena/arena_draft.hpp"
#include "arena/pg_part.hpp"
#include "arena/read_arena.hpp"
#include "core/machine/parallel.hpp"

#include <algorithm>
#include <numeric>

namespace zermelo {

namespace {

using namespace pg;

constexpr Text unknown_start{"the start is not a declared vertex", "le départ n'est pas un sommet déclaré"};
constexpr Text ends_early{"the file ends before vertex {}", "le fichier finit avant le sommet {}"};
constexpr Text no_vertices{"there are no vertices", "il n'y a pas de sommets"};

struct Header {
    std::optional<std::uint32_t> last, start; // "parity 7;" and "start 0;"
    std::string_view rest;
    std::optional<Flaw> flaw;
};

Header read_header(std::string_view text) {
    Header header;
    PgScanner scanner(text.substr(after_comments(Source({}, text))));
    auto line = [&](std::string_view word, std::optional<std::uint32_t>& number) {
        if (header.flaw || !scanner.take_word(word)) return;
        if (!scanner.number(number.emplace(), any_id))
            header.flaw = Flaw{scanner.at(), &expected_vertex};
        else if (!scanner.take(';'))
            header.flaw = Flaw{scanner.at(), &expected_semicolon};
    };
    line("parity", header.last);
    line("start", header.start);
    header.rest = text.substr(static_cast<std::size_t>(scanner.at() - text.data()));
    return header;
}

// Cuts after a semicolon at the end of a line, which is the end of a vertex unless names hold such things.
std::vector<std::string_view> cut(std::string_view text, unsigned threads) {
    constexpr std::size_t worth_sharing = 1 << 20;
    const std::size_t parts = text.size() < worth_sharing ? 1 : pieces_for(threads);
    std::vector<std::string_view> pieces;
    for (std::size_t left = parts; left > 1; --left) {
        const std::size_t end = text.find(";\n", text.size() / left);
        if (end == text.npos) break;
        pieces.push_back(text.substr(0, end + 2));
        text.remove_prefix(end + 2);
    }
    pieces.push_back(text);
    return pieces;
}

// What the pieces say, in their order. A thread reads on and on into the part of the first piece of its stretch; what
// it takes from others has parts of its own. Parts that were not needed are empty. The first has room for all.
std::vector<Part> read_parts(const std::vector<std::string_view>& pieces, unsigned threads, const PartDone& done) {
    auto characters = [&](std::size_t first, std::size_t end) {
        return static_cast<std::size_t>(pieces[end - 1].end() - pieces[first].begin());
    };
    const auto readers = static_cast<unsigned>(std::min<std::size_t>(threads, pieces.size()));
    Stretches stretches(pieces.size(), readers);
    std::vector<Part> parts(pieces.size());
    auto anything = [](std::uint32_t) { return true; };
    parallel_team(readers, [&](unsigned thread) {
        const std::size_t begin = stretches.begin(thread), end = stretches.end(thread);
        while (const auto piece = stretches.take(thread)) {
            const bool own = *piece >= begin && *piece < end;
            const std::size_t first = own ? begin : *piece;
            if (parts[first].offsets.empty())
                parts[first].reserve(characters(first, first == 0 ? pieces.size() : own ? end : first + 1));
            read_part(pieces[*piece], parts[first], anything, anything);
            if (done) done(pieces[*piece]);
        }
    });
    // A cut may have gone through a name; then nothing is sure until the text is read in one piece.
    const bool doubtful = std::ranges::any_of(parts, [](const Part& part) { return part.flaw || !part.names.empty(); });
    if (parts.size() == 1 || !doubtful) return parts;
    parts.clear();
    return read_parts({std::string_view(pieces.front().data(), characters(0, pieces.size()))}, 1, done);
}

// Part after part into the first one.
Part joined(std::vector<Part>& parts, unsigned threads) {
    std::vector<std::size_t> vertices, edges;
    std::size_t vertex_count = 0, edge_count = 0;
    bool in_order = true;
    for (Part& part : parts) {
        in_order &= part.ids.empty() && (part.owners.empty() || part.first == vertex_count);
        vertices.push_back(std::exchange(vertex_count, vertex_count + part.owners.size()));
        edges.push_back(std::exchange(edge_count, edge_count + part.successors.size()));
    }
    Part whole = std::move(parts[0]);
    if (!in_order) {
        whole.list_ids();
        for (std::size_t i = 1; i < parts.size(); ++i)
            for (std::size_t v = 0; v < parts[i].owners.size(); ++v) whole.ids.push_back(parts[i].id(v));
    }
    whole.owners.resize(vertex_count);
    whole.priorities.resize(vertex_count);
    whole.offsets.resize(vertex_count + 1);
    whole.successors.resize(edge_count);
    // In slices, so that all threads copy.
    parallel_for((parts.size() - 1) * threads, threads, [&](std::size_t item) {
        const std::size_t i = item / threads + 1, slice = item % threads;
        const Part& part = parts[i];
        auto copy_slice = [&](const auto& from, auto& to, std::size_t shift) {
            const std::size_t begin = from.size() * slice / threads, end = from.size() * (slice + 1) / threads;
            std::copy(from.begin() + static_cast<std::ptrdiff_t>(begin),
                      from.begin() + static_cast<std::ptrdiff_t>(end),
                      to.begin() + static_cast<std::ptrdiff_t>(shift + begin));
        };
        copy_slice(part.owners, whole.owners, vertices[i]);
        copy_slice(part.priorities, whole.priorities, vertices[i]);
        copy_slice(part.successors, whole.successors, edges[i]);
        for (std::size_t v = part.owners.size() * slice / threads; v < part.owners.size() * (slice + 1) / threads; ++v)
            whole.offsets[vertices[i] + v + 1] = part.offsets[v + 1] + edges[i];
    });
    for (const Part& part : parts) whole.largest = std::max(whole.largest, part.largest);
    return whole;
}

// Reads once more what is known to be wrong, to say where.
Flaw find_flaw(std::string_view text, const Bulk<std::uint32_t>& sorted_ids) {
    std::vector<char> seen(sorted_ids.size());
    auto place = [&](std::uint32_t id) {
        return static_cast<std::size_t>(std::ranges::lower_bound(sorted_ids, id) - sorted_ids.begin());
    };
    Part part;
    part.reserve(0);
    read_part(
        text, part, [&](std::uint32_t id) { return !std::exchange(seen[place(id)], 1); },
        [&](std::uint32_t id) { return place(id) < sorted_ids.size() && sorted_ids[place(id)] == id; });
    return *part.flaw;
}

// Puts the vertices in the order of their ids and turns ids into vertices.
Part sorted(Part part, const Bulk<std::uint32_t>& ids) {
    std::vector<std::uint32_t> order(ids.size());
    std::iota(order.begin(), order.end(), 0u);
    std::ranges::sort(order, {}, [&](std::uint32_t v) { return part.ids[v]; });
    Part result;
    result.offsets.push_back(0);
    for (std::uint32_t v : order) {
        result.owners.push_back(part.owners[v]);
        result.priorities.push_back(part.priorities[v]);
        if (!part.names.empty()) result.names.push_back(std::move(part.names[v]));
        for (std::uint64_t e = part.offsets[v]; e < part.offsets[v + 1]; ++e)
            result.successors.push_back(Vertex{
                static_cast<std::uint32_t>(std::ranges::lower_bound(ids, index(part.successors[e])) - ids.begin())});
        result.offsets.push_back(result.successors.size());
    }
    return result;
}

// Names where the file has them and they differ, otherwise ids.
Names name_vertices(const Part& part, const Bulk<std::uint32_t>& ids) {
    const auto count = static_cast<std::uint32_t>(part.owners.size());
    auto id = [&](std::uint32_t v) { return ids.empty() ? v : ids[v]; };
    if (!part.names.empty()) {
        Names names;
        std::uint32_t v = 0;
        while (v < count && names.add(part.names[v] ? *part.names[v] : std::to_string(id(v)))) ++v;
        if (v == count) return names;
    }
    if (count == 0 || id(count - 1) == count - 1) return Names::numbers(count);
    Names names;
    for (std::uint32_t v = 0; v < count; ++v) names.add(std::to_string(id(v)));
    return names;
}

// Marks the vertices of the highest even priority, if there is one.
VertexMarks highest_even(const Bulk<std::uint32_t>& priorities) {
    std::uint32_t highest = 0;
    for (std::uint32_t priority : priorities) highest = std::max(highest, priority % 2 == 0 ? priority : 0);
    VertexMarks target(priorities.size());
    std::ranges::transform(priorities, target.begin(), [=](std::uint32_t priority) { return priority == highest; });
    return target;
}

} // namespace

Result<NamedArena> read_pg_arena(std::string_view text, const std::string& place, unsigned threads,
                                 const PartDone& done) {
    auto error = [&](const Flaw& flaw) {
        return Source(place, text)
            .error_at(static_cast<std::size_t>(flaw.at - text.data()), *flaw.sentence, flaw.arguments);
    };
    // Step 1. The header, then all parts.
    const Header header = read_header(text);
    if (header.flaw) return error(*header.flaw);
    std::vector<Part> parts = read_parts(cut(header.rest, threads), threads, done);
    for (const Part& part : parts)
        if (part.flaw) return error(*part.flaw);
    Part part = joined(parts, threads);
    parts.clear();
    if (!part.names.empty())
        if (Source source(place, text); !check_arena_text(source)) return source.error();
    const char* end = text.data() + text.size();
    if (part.owners.empty()) return error({end, &no_vertices});
    // Step 2. Every vertex is declared once.
    Bulk<std::uint32_t> ids = part.ids;
    std::ranges::sort(ids);
    const std::uint32_t last = ids.empty() ? static_cast<std::uint32_t>(part.owners.size() - 1) : ids.back();
    auto declared = [&](std::uint32_t id) { return ids.empty() ? id <= last : std::ranges::binary_search(ids, id); };
    const bool all_declared = ids.empty()
                                  ? part.largest <= last
                                  : std::ranges::all_of(part.successors, declared, [](Vertex v) { return index(v); });
    if (std::ranges::adjacent_find(ids) != ids.end() || !all_declared) {
        if (ids.empty()) ids.resize(part.owners.size()), std::iota(ids.begin(), ids.end(), 0u);
        return error(find_flaw(header.rest, ids));
    }
    // (PGSolver writes the highest id, others the number of vertices.)
    if (header.last && last + 1 < *header.last) return error({end, &ends_early, {std::to_string(*header.last - 1)}});
    if (header.start && !declared(*header.start)) return error({header.rest.data(), &unknown_start});
    // Step 3. The arena.
    if (!ids.empty()) part = sorted(std::move(part), ids);
    NamedArena result;
    result.names = name_vertices(part, ids);
    result.target = highest_even(part.priorities);
    result.priorities = std::move(part.priorities);
    if (header.start)
        result.start = Vertex{
            ids.empty() ? *header.start
                        : static_cast<std::uint32_t>(std::ranges::lower_bound(ids, *header.start) - ids.begin())};
    if (!ids.empty() && last >= ids.size()) result.ids = std::move(ids); // with gaps
    result.arena = Arena(std::move(part.offsets), std::move(part.successors), std::move(part.owners));
    return result;
}

} // namespace zermelo
