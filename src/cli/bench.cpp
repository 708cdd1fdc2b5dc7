// A fixed workload. Its signature depends on what was computed, never on how fast: a change that alters it says so.
#include "cli/commands.hpp"

#include "core/key.hpp"

#include <sstream>

namespace zermelo {

namespace {

struct Task {
    const char* game;
    Method method;
    bool symmetry;
};

constexpr Task tasks[] = {
    {"babylone:4,5", Method::induction, true},
    {"babylone:4,4", Method::induction, false},
    {"babylone:4,4", Method::attractor, false},
    {"babylone:counts=7+6+5", Method::induction, true},
    {"subtraction:1000000", Method::attractor, true},
    {"nim:15+20+25", Method::induction, true},
    {"babylone:4,6", Method::tiers, true},
    {"babylone:counts=9+7+5", Method::tiers, true},
    {"chomp:11,13", Method::tiers, true},
    {"connect4:5,4", Method::tiers, true},
    {"tictactoe:4,4,4", Method::tiers, true},
};

struct SearchTask {
    const char* game;
    const char* with;
};

// Searches whose counts of nodes are the same on every machine; their sum goes into the signature.
constexpr SearchTask searches[] = {
    {"tictactoe", "minimax"},
    {"tictactoe", "alphabeta:utility=10"},
    {"tictactoe:4,4,4", "alphabeta:depth=6,eval=weights,order=eval"},
    {"connect4", "alphabeta:depth=9"},
    {"connect4", "alphabeta:nodes=200000,eval=lines,order=eval+killer+history,memo"},
    {"chomp:4,7", "alphabeta:memo"},
    {"babylone", "minimax:memo"},
};

// Proofs of who wins; their nodes count as those of searches.
constexpr const char* proofs[] = {"tictactoe:5,5,4", "tictactoe:6,5,4", "tictactoe:6,4,4"};

std::string decimals(double number) {
    std::ostringstream text;
    text.precision(2);
    text << std::fixed << number;
    return text.str();
}

int run_bench(const Session& session) {
    std::uint64_t signature = 0;
    Json rows = Json::array();
    std::vector<std::vector<std::string>> lines;
    for (const Task& task : tasks) {
        auto game = open_game(task.game);
        if (!game) return session.fail(game.error());
        SolveRequest request;
        request.method = task.method;
        request.symmetry = task.symmetry;
        auto answer = (*game)->solve(request, session.control());
        if (!answer) return session.fail(answer.error());
        for (const char* field : {"positions", "edges", "finals", "won", "lost", "plies"})
            signature = hash(signature ^ (*answer)[field].get<std::uint64_t>());
        const double seconds = (*answer)["seconds"], rate = (*answer)["positions"].get<double>() / seconds;
        rows.push_back({{"game", task.game},
                        {"method", (*answer)["method"]},
                        {"symmetry", (*answer)["symmetry"]},
                        {"positions", (*answer)["positions"]},
                        {"edges", (*answer)["edges"]},
                        {"seconds", seconds},
                        {"positions_per_second", rate}});
        lines.push_back({task.game, (*answer)["method"], session.count((*answer)["positions"]),
                         milliseconds(seconds) + " ms", session.say(words::bench_rate, {decimals(rate / 1e6)})});
    }
    std::uint64_t nodes = 0;
    for (const SearchTask& task : searches) {
        auto game = open_game(task.game);
        if (!game) return session.fail(game.error());
        auto answer = (*game)->search({}, task.with, session.control());
        if (!answer) return session.fail(answer.error());
        nodes += (*answer)["nodes"].get<std::uint64_t>();
        const double seconds = (*answer)["seconds"], rate = (*answer)["nodes"].get<double>() / seconds;
        rows.push_back({{"game", task.game},
                        {"with", task.with},
                        {"nodes", (*answer)["nodes"]},
                        {"seconds", seconds},
                        {"nodes_per_second", rate}});
        lines.push_back({std::string(task.game) + "  " + task.with, "", session.count((*answer)["nodes"]),
                         milliseconds(seconds) + " ms", session.say(words::bench_rate, {decimals(rate / 1e6)})});
    }
    for (const char* word : proofs) {
        auto game = open_game(word);
        if (!game) return session.fail(game.error());
        SolveRequest request;
        request.method = Method::dfpn;
        auto answer = (*game)->solve(request, session.control());
        if (!answer) return session.fail(answer.error());
        nodes += (*answer)["nodes"].get<std::uint64_t>();
        const double seconds = (*answer)["seconds"], rate = (*answer)["nodes"].get<double>() / seconds;
        rows.push_back({{"game", word},
                        {"method", "dfpn"},
                        {"nodes", (*answer)["nodes"]},
                        {"seconds", seconds},
                        {"nodes_per_second", rate}});
        lines.push_back({word, "dfpn", session.count((*answer)["nodes"]), milliseconds(seconds) + " ms",
                         session.say(words::bench_rate, {decimals(rate / 1e6)})});
    }
    signature = hash(signature ^ nodes);
    return session.show(Json{{"signature", signature}, {"nodes", nodes}, {"rows", rows}}, [&] {
        return aligned(lines, "") + session.say(words::bench_signature, {std::to_string(signature)}) + "\n";
    });
}

} // namespace

void add_bench(Command& app, Session& session) {
    auto* command = app.add_subcommand("bench", {"a fixed workload: one deterministic signature, and rates",
                                                 "un travail fixe : une signature déterministe, et des débits"});
    command->callback([&session] { session.run([&] { return run_bench(session); }); });
}

} // namespace zermelo
