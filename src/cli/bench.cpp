// A fixed workload. Its signature depends on what was computed, never on how fast: a change that alters it says so.
#include "cli/commands.hpp"

#include "core/decimals.hpp"
#include "core/key.hpp"

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

// What was done, in the order of the tasks.
struct BenchRow {
    std::string game, with, method;
    std::uint64_t done; // positions or nodes
    double seconds;
    std::optional<Solved> solved{};
};

Json row_json(const BenchRow& row) {
    const double rate = static_cast<double>(row.done) / row.seconds;
    Json json = Json::object({{"game", row.game}});
    if (!row.with.empty()) json.add("with", row.with);
    if (!row.method.empty()) json.add("method", row.method);
    if (row.solved) {
        json.add("symmetry", row.solved->symmetry).add("positions", row.done).add("edges", row.solved->counts->edges);
        return std::move(json.add("seconds", row.seconds).add("positions_per_second", rate));
    }
    return std::move(json.add("nodes", row.done).add("seconds", row.seconds).add("nodes_per_second", rate));
}

Result<BenchRow> run_task(const Task& task, const Control& control) {
    auto game = open_game(task.game);
    if (!game) return game.error();
    auto solved = (*game)->solve((*game)->start(), {.method = task.method, .symmetry = task.symmetry}, control);
    if (!solved) return solved.error();
    const std::uint64_t done = task.method == Method::dfpn ? solved->nodes : solved->counts->positions;
    BenchRow row{task.game, "", name_of(solved->method), done, solved->seconds};
    if (task.method != Method::dfpn) row.solved = std::move(*solved);
    return row;
}

Result<BenchRow> run_search(const SearchTask& task, const Control& control) {
    auto game = open_game(task.game);
    if (!game) return game.error();
    auto ai = (*game)->ai(task.with, "--with");
    if (!ai) return ai.error();
    auto searched = (*game)->search((*game)->start(), *ai, false, control);
    if (!searched) return searched.error();
    return BenchRow{task.game, task.with, "", searched->counts.nodes, searched->seconds};
}

int run_bench(const Session& session) {
    std::vector<BenchRow> rows;
    std::optional<Error> problem;
    auto add = [&](Result<BenchRow> row) {
        if (!row && !problem) problem = row.error();
        if (row) rows.push_back(std::move(*row));
    };
    for (const Task& task : tasks)
        if (!problem) add(run_task(task, session.control()));
    for (const SearchTask& task : searches)
        if (!problem) add(run_search(task, session.control()));
    for (const char* game : proofs)
        if (!problem) add(run_task({game, Method::dfpn, true}, session.control()));
    if (problem) return session.fail(*problem);

    std::uint64_t signature = 0, nodes = 0;
    for (const BenchRow& row : rows) {
        if (!row.solved) nodes += row.done;
        if (row.solved)
            for (std::uint64_t number :
                 {row.solved->counts->positions, row.solved->counts->edges, row.solved->counts->finals,
                  row.solved->counts->won, row.solved->counts->lost, *row.solved->worth.plies})
                signature = hash(signature ^ number);
    }
    signature = hash(signature ^ nodes);
    return session.show(
        [&] {
            Json list = Json::list();
            for (const BenchRow& row : rows) list.push(row_json(row));
            return Json::object({{"signature", signature}, {"nodes", nodes}, {"rows", std::move(list)}});
        },
        [&] {
            const Voice& voice = session.voice();
            Rows lines;
            for (const BenchRow& row : rows)
                lines.push_back(
                    {row.game + (row.with.empty() ? "" : "  " + row.with), row.method, voice.count(row.done),
                     voice.duration(row.seconds),
                     voice.say(words::bench_rate,
                               {voice.decimal(fixed(static_cast<double>(row.done) / row.seconds / 1e6, 2))})});
            return aligned(lines, "") + voice.line(words::bench_signature, {std::to_string(signature)});
        });
}

} // namespace

void add_bench(Command& app, Session& session) {
    auto* command = app.add_subcommand("bench", {"a fixed workload: one deterministic signature, and rates",
                                                 "un travail fixe : une signature déterministe, et des débits"});
    command->callback([&session] { session.run([&] { return run_bench(session); }); });
}

} // namespace zermelo
