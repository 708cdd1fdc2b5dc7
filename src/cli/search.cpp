// search and compare: what a search says of a position, and what each idea saves.
#include "cli/commands.hpp"

#include "api/search_answer.hpp"

#include <memory>

namespace zermelo {

namespace {

std::string plain(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

std::string standing(const Session& session, const Json& answer) {
    if (answer["proven"]) return proof_text(session.language(), answer);
    if (answer.contains("playouts")) return session.say(words::opinion_playouts, {session.count(answer["playouts"])});
    return session.say(words::opinion_depth, {plain(answer["depth"])});
}

std::string depth_text(const Session& session, const Json& answer) {
    return answer["depth"].is_null() ? session.say(words::to_the_end) : plain(answer["depth"]);
}

std::string sampled_text(const Session& session, const Json& answer) {
    std::vector<std::vector<std::string>> rows{{session.say(words::column_move), session.say(words::column_visits),
                                                session.say(words::column_mean), session.say(words::column_result)}};
    for (const Json& move : answer["moves"]) {
        std::ostringstream mean;
        mean.precision(3);
        mean << std::fixed << move["mean"].get<double>() + 0.0; // no minus before 0
        rows.push_back({move["move"], session.count(move["games"]), mean.str(),
                        move["outcome"].is_null()   ? ""
                        : move["outcome"] == "win"  ? session.say(words::win)
                        : move["outcome"] == "loss" ? session.say(words::loss)
                                                    : session.say(words::draw)});
    }
    return aligned(rows);
}

std::string search_text(const Session& session, const Json& answer) {
    const std::string player = plain(answer["to_move"]);
    std::string text =
        session.say(words::search_head,
                    {session.ink().bold(answer["position"].get<std::string>()), player, answer["with"]}) +
        "\n" + session.say(words::search_value, {plain(answer["value"]), player, standing(session, answer)}) + "\n" +
        (answer["best"].is_null() ? "" : session.say(words::search_best, {answer["best"]}) + "\n");
    if (answer.contains("limit")) text += session.say(words::search_stopped, {plain(answer["depth"])}) + "\n";
    if (answer.contains("playouts"))
        return text + sampled_text(session, answer) +
               session.ink().faint(session.say(words::playout_counts,
                                               {session.count(answer["playouts"]), milliseconds(answer["seconds"])})) +
               "\n";
    return text +
           session.ink().faint(
               session.say(words::search_counts, {session.count(answer["nodes"]), session.count(answer["leaves"]),
                                                  session.count(answer["judged"]), session.count(answer["cuts"]),
                                                  session.count(answer["known"]), depth_text(session, answer),
                                                  milliseconds(answer["seconds"])})) +
           "\n";
}

int search(const Session& session, const std::string& word, const std::string& position, const std::string& with) {
    auto game = open_game(word);
    if (!game) return session.fail(game.error());
    auto answer = (*game)->search(position.empty() ? Position{} : position, with, session.control());
    if (!answer) return session.fail(answer.error());
    if (session.json())
        session.print_json(*answer);
    else
        session.print(search_text(session, *answer));
    return answer->contains("limit") ? limit_reached : done;
}

struct Comparison {
    std::string game, position, eval, utility;
    std::optional<std::int64_t> depth;
    bool turns = false;
};

// The methods side by side; each adds one idea to the one before.
std::vector<std::pair<std::string, std::string>> compared_methods(const AnyGame& game, const Comparison& comparison) {
    const auto own = game.heuristics();
    const std::string eval = comparison.eval.empty() ? "constant" : comparison.eval;
    const std::string order = comparison.eval.empty() && own.back() != "playouts" ? own.back() : eval;
    std::string common = "eval=" + eval;
    if (eval.starts_with("playouts=")) common = "eval=playouts," + eval;
    if (comparison.depth) common += ",depth=" + std::to_string(*comparison.depth);
    if (!comparison.utility.empty()) common += ",utility=" + comparison.utility;
    std::string ordered = common;
    // To the end of the game the heuristic judges nothing, so that one to order by may be any.
    if (!comparison.depth && order != eval) ordered.replace(0, 5 + eval.size(), "eval=" + order);
    return {{"minimax", "minimax:" + common},
            {"memoised", "minimax:" + common + ",memo"},
            {"alphabeta", "alphabeta:" + common},
            {"ordered", "alphabeta:" + ordered + ",order=eval"},
            {"killers", "alphabeta:" + common + ",order=killer+history"},
            {"table", "alphabeta:" + common + ",memo"},
            {"all", "alphabeta:" + ordered + ",order=eval+killer+history,memo"}};
}

Result<Json> compare_at(const Session& session, AnyGame& game, const Position& position, const Comparison& comparison) {
    Json rows = Json::array();
    for (const auto& [name, word] : compared_methods(game, comparison)) {
        auto answer = game.search(position, word, session.control());
        if (!answer) return answer.error();
        if ((*answer)["best"].is_null()) return Error{game.word(), errors::game_is_over, {}};
        if (answer->contains("limit"))
            return Error{name, errors::limit_nodes, {plain((*answer)["nodes"])}, Error::Kind::limit};
        Json row{{"method", name}};
        for (const char* field :
             {"with", "value", "proven", "best", "nodes", "leaves", "cuts", "known", "depth", "seconds"})
            row[field] = (*answer)[field];
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string compare_text(const Session& session, const Json& rows) {
    std::vector<std::vector<std::string>> lines{{session.say(words::column_method), session.say(words::column_value),
                                                 session.say(words::column_best), session.say(words::column_nodes),
                                                 session.say(words::column_leaves), session.say(words::column_cuts),
                                                 session.say(words::column_time)}};
    for (const Json& row : rows)
        lines.push_back({row["method"], plain(row["value"]), row["best"], session.count(row["nodes"]),
                         session.count(row["leaves"]), session.count(row["cuts"]),
                         milliseconds(row["seconds"]) + " ms"});
    return aligned(lines);
}

// One row a turn: how many nodes each method visits before the move that alpha-beta makes.
int compare_turns(const Session& session, AnyGame& game, const Comparison& comparison) {
    Position position = comparison.position.empty() ? Position{} : comparison.position;
    Json turns = Json::array();
    std::vector<std::vector<std::string>> lines;
    for (std::size_t turn = 1;; ++turn) {
        auto seen = game.look(position, {});
        if (!seen) return session.fail(seen.error());
        if (!(*seen)["winner"].is_null()) break;
        auto rows = compare_at(session, game, position, comparison);
        if (!rows) return session.fail(rows.error());
        if (turn == 1) {
            lines.push_back(
                {session.say(words::column_turn), session.say(words::column_move), session.say(words::column_value)});
            for (const Json& row : *rows) lines[0].push_back(row["method"]);
        }
        const std::string move = (*rows)[2]["best"];
        lines.push_back({std::to_string(turn), move, plain((*rows)[2]["value"])});
        for (const Json& row : *rows) lines.back().push_back(session.count(row["nodes"]));
        turns.push_back({{"turn", turn},
                         {"position", (*seen)["position"]},
                         {"to_move", (*seen)["to_move"]},
                         {"move", move},
                         {"rows", *rows}});
        position = *game.apply(position, move);
    }
    return session.show(Json{{"game", game.word()}, {"turns", turns}},
                        [&] { return session.say(words::column_nodes) + "\n" + aligned(lines); });
}

int compare(const Session& session, const Comparison& comparison) {
    auto game = open_game(comparison.game);
    if (!game) return session.fail(game.error());
    if (comparison.turns) return compare_turns(session, **game, comparison);
    auto rows = compare_at(session, **game, comparison.position.empty() ? Position{} : comparison.position, comparison);
    if (!rows) return session.fail(rows.error());
    return session.show(Json{{"game", (*game)->word()}, {"rows", *rows}}, [&] { return compare_text(session, *rows); });
}

} // namespace

void add_search(Command& app, Session& session) {
    struct Options {
        std::string game, position, with;
    };
    auto* command = app.add_subcommand("search", {"what one search says of a position, and what it costs",
                                                  "ce qu'une recherche dit d'une position, et ce qu'elle coûte"});
    auto options = std::make_shared<Options>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command
        ->add_option("--with", options->with,
                     {"minimax, alphabeta or mcts, with options", "minimax, alphabeta ou mcts, avec options"})
        ->required()
        ->check(not_empty);
    command->examples(
        "  zermelo search tictactoe --with minimax:utility=10\n"
        "  zermelo search connect4 --with alphabeta:depth=8,eval=lines,order=eval,memo\n"
        "  zermelo search connect4 --position 4455 --with mcts:playouts=1000",
        {"minimax: depth=N, eval=NAME, playouts=N (of eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta: also order=eval+table+killer+history, seconds=N, nodes=N (deepening until then)\n"
         "mcts: playouts=N, seconds=N",
         "minimax : depth=N, eval=NOM, playouts=N (de eval=playouts), memo, utility=1|10|100|inf\n"
         "alphabeta : aussi order=eval+table+killer+history, seconds=N, nodes=N (de plus en plus profond jusque-là)\n"
         "mcts : playouts=N, seconds=N"});
    command->callback([&session, options] {
        session.run([&] { return search(session, options->game, options->position, options->with); });
    });
}

void add_compare(Command& app, Session& session) {
    auto* command = app.add_subcommand("compare", {"minimax, memoised, alpha-beta, ordered ... side by side",
                                                   "minimax, mémoïsé, alpha-bêta, ordonné ... côte à côte"});
    auto options = std::make_shared<Comparison>();
    add_game_word(*command, options->game);
    add_position(*command, options->position);
    command->add_option("--depth", options->depth,
                        {"the depth of all of them (default: to the end of the game)",
                         "la profondeur de toutes (par défaut : jusqu'à la fin du jeu)"});
    command->add_option("--eval", options->eval, {"the heuristic of all of them", "l'heuristique de toutes"})
        ->check(not_empty);
    command
        ->add_option("--utility", options->utility,
                     {"1, 10, 100 (less the plies) or inf", "1, 10, 100 (moins les coups) ou inf"})
        ->check(not_empty);
    command->add_flag("--turns", options->turns,
                      {"a row for every turn of a game that alpha-beta plays",
                       "une ligne par tour d'une partie que joue alpha-bêta"});
    command->examples("  zermelo compare tictactoe --utility 10\n"
                      "  zermelo compare tictactoe --turns\n"
                      "  zermelo compare connect4 --depth 6 --eval lines");
    command->callback([&session, options] { session.run([&] { return compare(session, *options); }); });
}

} // namespace zermelo
