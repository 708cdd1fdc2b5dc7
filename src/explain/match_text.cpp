#include "explain/match_text.hpp"

#include "core/decimals.hpp"
#include "explain/search_words.hpp"

#include <cmath>

namespace zermelo {

namespace {

// Mean scores: rows are the values of the first axis, columns those of the others together.
std::string means_text(const MatchGrid& grid, const Voice& voice) {
    const auto& axes = grid.axes;
    const std::size_t columns = grid.means.size() / axes[0].values.size();
    Rows rows{{axes[0].option + (axes.size() > 1 ? " \\ " + axes[1].option : "")}};
    if (axes.size() == 1)
        rows[0].push_back("");
    else
        for (const std::string& value : axes[1].values)
            for (std::size_t rest = 0; rest < columns / axes[1].values.size(); ++rest) rows[0].push_back(value);
    for (std::size_t row = 0; row < axes[0].values.size(); ++row) {
        rows.push_back({axes[0].values[row]});
        for (std::size_t column = 0; column < columns; ++column)
            rows.back().push_back(voice.decimal(percent(grid.means[row * columns + column])));
    }
    return voice.line(words::grid_mean) + aligned(rows);
}

// The values that a setting has on each axis, in the order of the settings.
std::vector<std::string> short_names(const std::vector<GridAxis>& axes) {
    std::vector<std::string> names{""};
    for (const GridAxis& axis : axes) {
        std::vector<std::string> more;
        for (const std::string& name : names)
            for (const std::string& value : axis.values) more.push_back(name + (name.empty() ? "" : ",") + value);
        names = std::move(more);
    }
    return names;
}

std::string pairs_text(const MatchGrid& grid, const Voice& voice) {
    const auto names = short_names(grid.axes);
    Rows rows{{""}};
    for (const std::string& name : names) rows[0].push_back(name);
    for (std::size_t i = 0; i < names.size(); ++i) {
        rows.push_back({names[i]});
        for (std::size_t j = 0; j < names.size(); ++j)
            rows.back().push_back(i == j ? "–" : voice.decimal(percent(grid.score[i][j])));
    }
    return voice.line(words::grid_pairs) + aligned(rows);
}

} // namespace

std::string text(const MatchResult& match, const Voice& voice) {
    const std::string elo = match.elo ? std::to_string(std::lround(*match.elo)) : match.score > 0.5 ? "+∞" : "-∞";
    std::string text = voice.line(words::match_head, {match.first, match.second, voice.count(match.games)});
    if (match.opening) text += voice.line(words::match_opening, {voice.count(match.opening)});
    return text +
           voice.line(words::match_line, {match.first, voice.count(match.first_wins), match.second,
                                          voice.count(match.second_wins), voice.count(match.draws)}) +
           voice.line(words::match_beginner, {voice.count(match.beginner_wins),
                                              voice.count(match.games - match.draws - match.beginner_wins)}) +
           voice.line(words::match_score, {match.first, voice.decimal(percent(match.score)),
                                           voice.decimal(percent(match.low)), voice.decimal(percent(match.high)), elo});
}

std::string text(const MatchGrid& grid, const Voice& voice) {
    return voice.line(words::grid_head, {grid.ai, voice.count(grid.games)}) + means_text(grid, voice) +
           pairs_text(grid, voice);
}

} // namespace zermelo
