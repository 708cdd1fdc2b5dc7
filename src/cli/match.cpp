// match: many games between two AIs, or between all settings of one.
#include "cli/commands.hpp"

#include "explain/search_words.hpp"

#include <cmath>
#include <memory>
#include <sstream>

namespace zermelo {

namespace {

struct MatchOptions {
    std::string game, position;
    MatchRequest request;
    std::vector<std::string> grids;
};

struct Axis {
    std::string option;
    std::vector<std::string> values;
};

std::string percent(double share) {
    std::ostringstream text;
    text.precision(1);
    text << std::fixed << share * 100;
    return text.str();
}

std::string match_text(const Session& session, const Json& match) {
    const std::string first = match["first"], second = match["second"];
    const std::string elo = match["elo"].is_null() ? (match["score"] > 0.5 ? "+∞" : "-∞")
                                                   : std::to_string(std::lround(match["elo"].get<double>()));
    std::string text = session.say(words::match_head, {first, second, session.count(match["games"])}) + "\n";
    if (match["opening"] != 0) text += session.say(words::match_opening, {session.count(match["opening"])}) + "\n";
    return text +
           session.say(words::match_line, {first, session.count(match["first_wins"]), second,
                                           session.count(match["second_wins"]), session.count(match["draws"])}) +
           "\n" +
           session.say(words::match_beginner,
                       {session.count(match["beginner_wins"]),
                        session.count(match["games"].get<std::uint64_t>() - match["draws"].get<std::uint64_t>() -
                                      match["beginner_wins"].get<std::uint64_t>())}) +
           "\n" +
           session.say(words::match_score, {first, percent(match["score"]), percent(match["interval"][0]),
                                            percent(match["interval"][1]), elo}) +
           "\n";
}

Result<std::vector<Axis>> read_axes(const std::vector<std::string>& grids) {
    std::vector<Axis> axes;
    for (const std::string& grid : grids) {
        const std::size_t equals = grid.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == grid.size())
            return Error{"--grid", errors::bad_grid, {grid}};
        Axis& axis = axes.emplace_back(Axis{grid.substr(0, equals), {}});
        for (std::string_view value : split(std::string_view(grid).substr(equals + 1), '+'))
            axis.values.emplace_back(value);
    }
    return axes;
}

// All settings of the first AI that the axes give, the last axis first.
std::vector<std::string> settings_of(const std::string& word, const std::vector<Axis>& axes) {
    std::vector<std::string> settings{word};
    for (const Axis& axis : axes) {
        std::vector<std::string> more;
        for (const std::string& setting : settings)
            for (const std::string& value : axis.values) more.push_back(with_option(setting, axis.option, value));
        settings = std::move(more);
    }
    return settings;
}

// Mean scores: rows are the values of the first axis, columns those of the others together.
std::string grid_text(const Session& session, const std::vector<Axis>& axes, const std::vector<double>& mean) {
    const std::size_t columns = mean.size() / axes[0].values.size();
    std::vector<std::vector<std::string>> rows{{axes[0].option + (axes.size() > 1 ? " \\ " + axes[1].option : "")}};
    if (axes.size() == 1)
        rows[0].push_back("");
    else
        for (const std::string& value : axes[1].values)
            for (std::size_t rest = 0; rest < columns / axes[1].values.size(); ++rest) rows[0].push_back(value);
    for (std::size_t row = 0; row < axes[0].values.size(); ++row) {
        rows.push_back({axes[0].values[row]});
        for (std::size_t column = 0; column < columns; ++column)
            rows.back().push_back(percent(mean[row * columns + column]));
    }
    return session.say(words::grid_mean) + "\n" + aligned(rows);
}

std::string pairs_text(const Session& session, const std::vector<Axis>& axes,
                       const std::vector<std::vector<double>>& scores) {
    std::vector<std::string> names{""};
    for (const Axis& axis : axes) {
        std::vector<std::string> more;
        for (const std::string& name : names)
            for (const std::string& value : axis.values) more.push_back(name + (name.empty() ? "" : ",") + value);
        names = std::move(more);
    }
    std::vector<std::vector<std::string>> rows{{""}};
    for (const std::string& name : names) rows[0].push_back(name);
    for (std::size_t i = 0; i < names.size(); ++i) {
        rows.push_back({names[i]});
        for (std::size_t j = 0; j < names.size(); ++j) rows.back().push_back(i == j ? "–" : percent(scores[i][j]));
    }
    return session.say(words::grid_pairs) + "\n" + aligned(rows);
}

int run_grid(const Session& session, AnyGame& game, const MatchOptions& options) {
    auto axes = read_axes(options.grids);
    if (!axes) return session.fail(axes.error());
    const auto settings = settings_of(options.request.first, *axes);
    for (const std::string& setting : settings)
        if (auto ai = game.ai(setting, "--grid"); !ai) return session.fail(ai.error());
    std::vector<std::vector<double>> scores(settings.size(), std::vector<double>(settings.size(), 0.5));
    Json pairs = Json::array();
    for (std::size_t i = 0; i < settings.size(); ++i)
        for (std::size_t j = i + 1; j < settings.size(); ++j) {
            MatchRequest request = options.request;
            request.first = settings[i], request.second = settings[j];
            auto answer = game.match(request, session.control());
            if (!answer) return session.fail(answer.error());
            scores[i][j] = (*answer)["score"], scores[j][i] = 1 - scores[i][j];
            pairs.push_back(*answer);
        }
    std::vector<double> mean(settings.size(), 0);
    Json means = Json::array();
    for (std::size_t i = 0; i < settings.size(); ++i) {
        for (std::size_t j = 0; j < settings.size(); ++j)
            if (i != j) mean[i] += scores[i][j] / static_cast<double>(std::max<std::size_t>(1, settings.size() - 1));
        means.push_back({{"setting", settings[i]}, {"score", mean[i]}});
    }
    return session.show(Json{{"game", game.word()}, {"settings", means}, {"pairs", pairs}}, [&] {
        return session.say(words::grid_head, {options.request.first, session.count(options.request.games)}) + "\n" +
               grid_text(session, *axes, mean) + pairs_text(session, *axes, scores);
    });
}

int run_match(const Session& session, const MatchOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    if (options.grids.empty() == options.request.second.empty())
        return session.fail({"--second", errors::second_or_grid, {}});
    if (!options.grids.empty()) return run_grid(session, **game, options);
    auto answer = (*game)->match(options.request, session.control());
    if (!answer) return session.fail(answer.error());
    return session.show(*answer, [&] { return match_text(session, *answer); });
}

} // namespace

void add_match(Command& app, Session& session) {
    auto* command = app.add_subcommand("match", {"many games between two AIs, each beginning half of them",
                                                 "beaucoup de parties entre deux IA, chacune en commence la moitié"});
    auto options = std::make_shared<MatchOptions>();
    add_game_word(*command, options->game);
    command
        ->add_option("--first", options->request.first,
                     {"an AI, such as perfect, random, level:5, alphabeta:depth=4",
                      "une IA, comme perfect, random, level:5, alphabeta:depth=4"})
        ->required();
    command->add_option("--second", options->request.second, {"another", "une autre"})->check(not_empty);
    command
        ->add_option("--games", options->request.games,
                     {"how many games (default 100)", "nombre de parties (100 par défaut)"})
        ->check(range(1, 1'000'000'000));
    command
        ->add_option("--opening", options->request.opening,
                     {"random moves before the AIs play, the same for both sides (default 2)",
                      "coups au hasard avant que jouent les IA, les mêmes pour les deux (2 par défaut)"})
        ->check(range(0, 1000));
    command->add_option(
        "--grid", options->grids,
        {"an option of the first AI and its values, such as depth=1+2+3: all settings play each other",
         "une option de la première IA et ses valeurs, comme depth=1+2+3 : tous les réglages s'affrontent"});
    add_start(*command, options->position);
    command->examples(
        "  zermelo match babylone --first perfect --second random --games 1000\n"
        "  zermelo match connect4:5,4 --first minimax:eval=playouts --grid playouts=10+30+100 --grid depth=1+2+3");
    command->callback([&session, options] {
        if (!options->position.empty()) options->request.position = options->position;
        session.run([&] { return run_match(session, *options); });
    });
}

} // namespace zermelo
