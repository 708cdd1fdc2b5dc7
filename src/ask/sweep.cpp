#include "ask/sweep.hpp"

#include "core/decimals.hpp"

#include <algorithm>

namespace zermelo {

namespace {

// The starts with so many tiles, of between from and to colours.
template <class Visit> void each_start(std::uint64_t total, Span colours, const SweepStart& begun, Visit&& visit) {
    if (total == 0) {
        if (colours.holds(begun.tiles.size())) visit(begun);
        return;
    }
    if (begun.tiles.size() == colours.to) return;
    for (std::uint64_t tiles = begun.tiles.empty() ? total : std::min(total, begun.tiles.back()); tiles > 0; --tiles) {
        SweepStart longer = begun;
        longer.tiles.push_back(tiles);
        each_start(total - tiles, colours, longer, visit);
    }
}

Result<SweepRows> solve_one(const std::string& word, const SweepStart& start, const Control& control,
                            const std::function<Result<Solved>(const std::string&, const Control&)>& solve_word) {
    auto solved = solve_word(word, control);
    if (!solved) return solved.error();
    return SweepRows{{start,
                      {solved->winner, solved->worth.plies.value_or(0), solved->grundy,
                       solved->counts ? solved->counts->positions : 0, fixed(solved->seconds, 3)}}};
}

} // namespace

Result<std::size_t> sweep(const SweepFamily& family, const SweepRequest& request, SweepRows& rows,
                          const Control& control,
                          const std::function<Result<Solved>(const std::string& word, const Control&)>& solve_word,
                          const std::function<Result<void>()>& save) {
    std::size_t added = 0;
    auto take = [&](const Result<SweepRows>& found) -> std::optional<Error> {
        if (!found) return found.error();
        const std::size_t before = rows.size();
        for (const auto& [start, result] : *found)
            if (request.colours.holds(start.tiles.size())) rows.insert({start, result});
        added += rows.size() - before;
        const auto saved = save();
        return saved ? std::nullopt : std::optional(saved.error());
    };
    for (std::uint64_t total = request.totals.from; total <= request.totals.to; ++total) {
        std::vector<SweepStart> missing;
        const SweepStart none{request.misere, {}};
        if (request.balanced) {
            for (std::uint64_t colours = request.colours.from; colours <= std::min(total, request.colours.to);
                 ++colours)
                if (total % colours == 0)
                    missing.push_back({request.misere, std::vector<std::uint64_t>(colours, total / colours)});
        } else
            each_start(total, request.colours, none, [&](const SweepStart& start) { missing.push_back(start); });
        std::erase_if(missing, [&](const SweepStart& start) { return rows.contains(start); });
        if (missing.empty()) continue;
        if (request.balanced) {
            for (const SweepStart& start : missing)
                if (auto problem =
                        take(solve_one(family.start_word(start.tiles, start.misere), start, control, solve_word)))
                    return *problem;
        } else if (auto problem =
                       take(family.solve_total(total, std::min(total, request.colours.to), request.misere, control)))
            return *problem;
    }
    return added;
}

} // namespace zermelo
