#include "ask/sweep.hpp"

#include "ask/ask_errors.hpp"
#include "core/parameters.hpp"

#include <numeric>

namespace zermelo {

namespace {

constexpr std::string_view head = "total,colours,tiles,rule,winner,plies,grundy,positions,seconds";
constexpr std::uint64_t large = 1'000'000'000'000'000;

std::string joined(const std::vector<std::uint64_t>& numbers) {
    std::string text;
    for (std::uint64_t number : numbers) text += (text.empty() ? "" : "+") + std::to_string(number);
    return text;
}

std::optional<std::pair<SweepStart, SweepResult>> parse_row(std::string_view line) {
    const auto fields = split(line, ',');
    if (fields.size() != 9 || (fields[3] != "normal" && fields[3] != "misere")) return std::nullopt;
    auto number = [](std::string_view text) { return parse_number(text, 0, large, ""); };
    SweepStart start{fields[3] == "misere", {}};
    for (std::string_view tiles : split(fields[2], '+')) {
        auto count = number(tiles);
        if (!count || *count == 0 || (!start.tiles.empty() && *count > start.tiles.back())) return std::nullopt;
        start.tiles.push_back(*count);
    }
    const auto total = number(fields[0]), colours = number(fields[1]), winner = number(fields[4]),
               plies = number(fields[5]), positions = number(fields[7]);
    if (!total || !colours || !winner || !plies || !positions) return std::nullopt;
    if (*total != start.total() || *colours != start.tiles.size() || *winner < 1 || *winner > 2) return std::nullopt;
    std::optional<std::uint64_t> grundy;
    if (!fields[6].empty()) {
        const auto given = number(fields[6]);
        if (!given || (*given == 0) != (*winner == 2)) return std::nullopt;
        grundy = *given;
    }
    if (fields[8].empty() || fields[8].find_first_not_of("0123456789.") != std::string_view::npos) return std::nullopt;
    return std::pair{start, SweepResult{static_cast<int>(*winner), *plies, grundy, *positions, std::string(fields[8])}};
}

} // namespace

std::uint64_t SweepStart::total() const { return std::accumulate(tiles.begin(), tiles.end(), std::uint64_t{0}); }

bool operator<(const SweepStart& a, const SweepStart& b) {
    if (a.misere != b.misere) return b.misere;
    if (a.total() != b.total()) return a.total() < b.total();
    if (a.tiles.size() != b.tiles.size()) return a.tiles.size() < b.tiles.size();
    return a.tiles > b.tiles;
}

Result<Span> parse_span(std::string_view text, std::uint64_t low, std::uint64_t high, std::string place) {
    const std::size_t dots = text.find("..");
    const auto from = parse_number(text.substr(0, dots), low, high, place);
    const auto to = dots == std::string_view::npos ? from : parse_number(text.substr(dots + 2), low, high, place);
    if (!from || !to || *from > *to)
        return Error{
            std::move(place), errors::bad_span, {std::string(text), std::to_string(low), std::to_string(high)}};
    return Span{*from, *to};
}

std::string sweep_text(const SweepRows& rows) {
    std::string text = std::string(head) + "\n";
    for (const auto& [start, result] : rows)
        text += std::to_string(start.total()) + "," + std::to_string(start.tiles.size()) + "," + joined(start.tiles) +
                "," + (start.misere ? "misere" : "normal") + "," + std::to_string(result.winner) + "," +
                std::to_string(result.plies) + "," + (result.grundy ? std::to_string(*result.grundy) : "") + "," +
                std::to_string(result.positions) + "," + result.seconds + "\n";
    return text;
}

Result<SweepRows> parse_sweep(std::string_view text, const std::string& path) {
    SweepRows rows;
    std::size_t number = 0;
    if (text.empty()) return rows;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        if (number == 1 && line != head) return Error{path, errors::not_a_sweep, {std::string(head)}};
        if (number == 1 || line.empty()) continue;
        auto row = parse_row(line);
        if (!row) return Error{path + ":" + std::to_string(number), errors::not_a_sweep_row, {std::string(line)}};
        const auto& [start, result] = *row;
        const auto [kept, added] = rows.emplace(start, result);
        // Two sweeps take different times, and look at more or fewer positions; what they find is the same.
        if (!added && !kept->second.agrees(result))
            return Error{path + ":" + std::to_string(number),
                         errors::contradicting_rows,
                         {joined(start.tiles)},
                         Error::Kind::damaged};
    }
    return rows;
}

} // namespace zermelo
