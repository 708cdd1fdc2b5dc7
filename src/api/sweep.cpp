#include "api/sweep.hpp"

#include "api/oracle.hpp"
#include "api/registry.hpp"
#include "games/babylone/babylone.hpp"

#include <cstdio>

namespace zermelo {

namespace {

using Space = Babylone<10>;

std::string rounded(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.3f", seconds);
    return text;
}

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

// Every start with this total, of at most so many colours.
Result<SweepRows> solve_space(std::uint64_t total, std::uint64_t colours, bool misere, const Control& control) {
    const auto sets = std::make_shared<const PileSets>(std::vector<std::uint64_t>{total, 0});
    std::vector<std::uint64_t> counts(colours, 1);
    counts.front() = total - colours + 1;
    const Error too_large{"sweep", errors::too_large_to_sweep, {std::to_string(total), std::to_string(colours)}};
    if (!Space::fits(*sets, colours)) return too_large;
    const Space game(sets, counts, misere);
    const SolveOptions options{.symmetry = true,
                               .threads = control.threads,
                               .memory = control.limits.memory,
                               .every_rank = true,
                               .first_tiers_only = true};
    if (!Tiers<Space>::can(game, options)) return too_large;
    Tiers<Space> tiers(game, game.initial(), options);
    Watch watch(control);
    if (tiers.solve(watch) != Stop::none) return limit_error("sweep", watch, control);
    SweepRows rows;
    for (std::uint64_t rank = 0; rank < game.size(0); ++rank) {
        const Space::State state = game.unrank(0, rank);
        SweepStart start{misere, {}};
        for (const PileSets::Heights& piles : game.piles_of(state))
            if (!piles.empty()) start.tiles.push_back(piles.size());
        std::ranges::sort(start.tiles, std::greater());
        const Value value = *tiers.value(state);
        std::optional<std::uint64_t> grundy;
        if (const auto known = tiers.grundy(state)) grundy = *known;
        rows.insert({start,
                     {value.outcome() == Outcome::win ? 1 : 2, value.plies(), grundy, tiers.counts().positions,
                      rounded(watch.seconds())}});
    }
    return rows;
}

Result<SweepRows> solve_one(const SweepStart& start, const Control& control) {
    auto game = open_game("babylone:" + std::to_string(start.tiles.size()) + "," + std::to_string(start.tiles[0]) +
                          (start.misere ? ",misere" : ""));
    if (!game) return game.error();
    auto answer = (*game)->solve({}, control);
    if (!answer) return answer.error();
    std::optional<std::uint64_t> grundy;
    if (!(*answer)["grundy"].is_null()) grundy = (*answer)["grundy"].get<std::uint64_t>();
    return SweepRows{
        {start,
         {(*answer)["winner"], (*answer)["plies"], grundy, (*answer)["positions"], rounded((*answer)["seconds"])}}};
}

} // namespace

Result<std::size_t> sweep(const SweepRequest& request, SweepRows& rows, const Control& control,
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
                if (auto problem = take(solve_one(start, control))) return *problem;
        } else if (auto problem =
                       take(solve_space(total, std::min(total, request.colours.to), request.misere, control)))
            return *problem;
    }
    return added;
}

} // namespace zermelo
