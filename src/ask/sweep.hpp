// Who wins from many starts of a family: rows that are solved, kept in a file, and never solved twice.
//
// All starts with the same total are positions of one game and make up its first tier (core/sweepable.hpp). One solve
// answers all of them.
#pragma once

#include "answers/solved.hpp"
#include "core/limited_trace.hpp"
#include "core/result.hpp"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zermelo {

struct Span {
    std::uint64_t from, to;
    bool holds(std::uint64_t number) const { return from <= number && number <= to; }
};
// "4" or "3..5", within low .. high.
Result<Span> parse_span(std::string_view text, std::uint64_t low, std::uint64_t high, std::string place);

struct SweepStart {
    bool misere;
    std::vector<std::uint64_t> tiles; // of each colour, descending
    std::uint64_t total() const;
};
// In the order of the file: by rule, total and number of colours, then large colours first.
bool operator<(const SweepStart& a, const SweepStart& b);

struct SweepResult {
    int winner;
    std::uint64_t plies;
    std::optional<std::uint64_t> grundy; // none in misère play
    std::uint64_t positions;             // of the solve that answered this start, perhaps among others
    std::string seconds;                 // of that solve

    bool agrees(const SweepResult& that) const {
        return winner == that.winner && plies == that.plies && grundy == that.grundy;
    }
};
using SweepRows = std::map<SweepStart, SweepResult>;

// A line a start: total,colours,tiles,rule,winner,plies,grundy,positions,seconds.
std::string sweep_text(const SweepRows& rows);
Result<SweepRows> parse_sweep(std::string_view text, const std::string& path);

struct SweepRequest {
    Span totals, colours;
    bool misere = false;
    bool balanced = false; // only starts with the same number of tiles of each colour, each solved by itself
};

// How a family is solved: all starts with a total, of at most so many parts, at once; or a single one, by its word.
struct SweepFamily {
    Result<SweepRows> (*solve_total)(std::uint64_t total, std::uint64_t parts, bool misere, const Control& control);
    std::string (*start_word)(const std::vector<std::uint64_t>& parts, bool misere);
};

// Solves what is asked and not among the rows, and adds it; calls save() after each solve that gave some. Returns how
// many rows are new; what was solved before an error or a limit stays. `solve_word` solves a game by its word.
Result<std::size_t> sweep(const SweepFamily& family, const SweepRequest& request, SweepRows& rows,
                          const Control& control,
                          const std::function<Result<Solved>(const std::string& word, const Control&)>& solve_word,
                          const std::function<Result<void>()>& save);

} // namespace zermelo
