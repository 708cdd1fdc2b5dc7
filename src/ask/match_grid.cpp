// Matches between all settings of an AI.
#include "ask/ask_errors.hpp"
#include "ask/match.hpp"

namespace zermelo {

namespace {

std::vector<std::string> settings_of(const std::string& word, const std::vector<GridAxis>& axes) {
    std::vector<std::string> settings{word};
    for (const GridAxis& axis : axes) {
        std::vector<std::string> more;
        for (const std::string& setting : settings)
            for (const std::string& value : axis.values) more.push_back(with_option(setting, axis.option, value));
        settings = std::move(more);
    }
    return settings;
}

} // namespace

Result<std::vector<GridAxis>> read_axes(const std::vector<std::string>& words) {
    std::vector<GridAxis> axes;
    for (const std::string& word : words) {
        const std::size_t equals = word.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == word.size())
            return Error{"--grid", errors::bad_grid, {word}};
        GridAxis& axis = axes.emplace_back(GridAxis{word.substr(0, equals), {}});
        for (std::string_view value : split(std::string_view(word).substr(equals + 1), '+'))
            axis.values.emplace_back(value);
    }
    return axes;
}

Result<MatchGrid> play_grid(AnyGame& game, const Position& start, const MatchRequest& request,
                            const std::vector<GridAxis>& axes, const Control& control) {
    MatchGrid grid{game.word(), request.first, request.games, axes, settings_of(request.first, axes)};
    const std::size_t count = grid.settings.size();
    for (const std::string& setting : grid.settings)
        if (auto ai = game.ai(setting, "--grid"); !ai) return ai.error();
    grid.score.assign(count, std::vector<double>(count, 0.5));
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = i + 1; j < count; ++j) {
            MatchRequest pair = request;
            pair.first = grid.settings[i], pair.second = grid.settings[j];
            auto match = play_match(game, start, pair, control);
            if (!match) return match.error();
            grid.score[i][j] = match->score, grid.score[j][i] = 1 - match->score;
            grid.pairs.push_back(std::move(*match));
        }
    grid.means.assign(count, 0);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t j = 0; j < count; ++j)
            if (i != j) grid.means[i] += grid.score[i][j] / static_cast<double>(count - 1);
    return grid;
}

} // namespace zermelo
