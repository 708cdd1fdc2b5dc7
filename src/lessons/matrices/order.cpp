#include "lessons/matrices/order.hpp"

#include <algorithm>
#include <numeric>

namespace zermelo {

Ranks::Ranks(const MatrixGame& game) : counts_{game.rows(), game.columns()} {
    for (std::size_t player : {0, 1}) {
        std::vector<std::size_t> order(game.payoffs.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto worse = [&](std::size_t a, std::size_t b) {
            const Rational &left = game.payoffs[a][player], &right = game.payoffs[b][player];
            return game.less_is_better ? left > right : left < right;
        };
        std::ranges::sort(order, worse);
        ranks_[player].resize(order.size());
        std::uint32_t rank = 0;
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (i > 0 && worse(order[i - 1], order[i])) ++rank;
            ranks_[player][order[i]] = rank;
        }
    }
}

std::vector<std::vector<std::size_t>> best_replies(const Ranks& ranks, std::size_t player) {
    std::vector<std::vector<std::size_t>> replies(ranks.count(opponent(player)));
    for (std::size_t other = 0; other < replies.size(); ++other) {
        std::uint32_t best = 0;
        for (std::size_t own = 0; own < ranks.count(player); ++own) best = std::max(best, ranks.of(player, own, other));
        for (std::size_t own = 0; own < ranks.count(player); ++own)
            if (ranks.of(player, own, other) == best) replies[other].push_back(own);
    }
    return replies;
}

std::optional<std::size_t> dominator(const Ranks& ranks, const Left& left, std::size_t player, std::size_t strategy,
                                     Dominance kind) {
    const auto dominates = [&](std::size_t by) {
        bool better_somewhere = false;
        for (std::size_t other = 0; other < ranks.count(opponent(player)); ++other) {
            if (!left.in[opponent(player)][other]) continue;
            const std::uint32_t mine = ranks.of(player, strategy, other), its = ranks.of(player, by, other);
            if (its < mine || (kind == Dominance::strict && its == mine)) return false;
            better_somewhere |= its > mine;
        }
        return better_somewhere;
    };
    for (std::size_t by = 0; by < ranks.count(player); ++by)
        if (by != strategy && left.in[player][by] && dominates(by)) return by;
    return std::nullopt;
}

std::vector<CellNumber> pure_equilibria(const Ranks& ranks) {
    const auto rows = best_replies(ranks, 0), columns = best_replies(ranks, 1);
    std::vector<CellNumber> found;
    for (std::size_t row = 0; row < ranks.count(0); ++row)
        for (std::size_t column : columns[row])
            if (std::ranges::binary_search(rows[column], row)) found.push_back({row, column});
    return found;
}

std::vector<CellNumber> pareto_cells(const Ranks& ranks) {
    struct Entry {
        std::uint32_t first, second;
        CellNumber cell;
    };
    std::vector<Entry> entries;
    for (std::size_t row = 0; row < ranks.count(0); ++row)
        for (std::size_t column = 0; column < ranks.count(1); ++column)
            entries.push_back({ranks.of(0, row, column), ranks.of(1, column, row), {row, column}});
    // Best for the first player first; of those with the same, best for the second.
    std::ranges::sort(entries, [](const Entry& a, const Entry& b) {
        return a.first != b.first ? a.first > b.first : a.second > b.second;
    });
    std::vector<CellNumber> found;
    std::optional<Entry>
        last; // the last one kept: what comes later must give the second player more, or be equal to it
    for (const Entry& entry : entries) {
        const bool same = last && entry.first == last->first && entry.second == last->second;
        if (last && !same && entry.second <= last->second) continue;
        last = entry;
        found.push_back(entry.cell);
    }
    std::ranges::sort(found, {}, [](const CellNumber& cell) { return std::pair(cell.row, cell.column); });
    return found;
}

std::optional<CellNumber> pareto_better(const Ranks& ranks, CellNumber cell) {
    const std::uint32_t first = ranks.of(0, cell.row, cell.column), second = ranks.of(1, cell.column, cell.row);
    std::optional<CellNumber> weakly;
    for (std::size_t row = 0; row < ranks.count(0); ++row)
        for (std::size_t column = 0; column < ranks.count(1); ++column) {
            const std::uint32_t one = ranks.of(0, row, column), two = ranks.of(1, column, row);
            if (one > first && two > second) return CellNumber{row, column}; // better for both: the clearest
            if (!weakly && one >= first && two >= second && (one > first || two > second)) weakly = {row, column};
        }
    return weakly;
}

PureSecurity pure_security(const Ranks& ranks, std::size_t player) {
    PureSecurity found;
    std::uint32_t best = 0;
    for (std::size_t own = 0; own < ranks.count(player); ++own) {
        std::size_t worst = 0;
        for (std::size_t other = 1; other < ranks.count(opponent(player)); ++other)
            if (ranks.of(player, own, other) < ranks.of(player, own, worst)) worst = other;
        const std::uint32_t level = ranks.of(player, own, worst);
        if (found.strategies.empty() || level > best) {
            found = {{own}, {worst}};
            best = level;
        } else if (level == best) {
            found.strategies.push_back(own);
            found.worst.push_back(worst);
        }
    }
    return found;
}

} // namespace zermelo
