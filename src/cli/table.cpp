// table: a quantity for every pair of two parameters.
#include "api/game_table.hpp"
#include "cli/commands.hpp"
#include "explain/game_text.hpp"
#include "render/game_json.hpp"

#include <algorithm>
#include <memory>

namespace zermelo {

namespace {

struct TableOptions {
    std::string game, rows, columns, show = "winner";
    bool no_symmetry = false;
};

int run_table(const Session& session, const TableOptions& options) {
    auto rows = parse_axis(options.rows, "--rows");
    if (!rows) return session.fail(rows.error());
    auto columns = parse_axis(options.columns, "--columns");
    if (!columns) return session.fail(columns.error());
    if ((rows->to - rows->from + 1) * (columns->to - columns->from + 1) > max_table_cells)
        return session.fail({"--columns", errors::bad_range, {options.columns}});
    constexpr std::string_view known = "winner, positions, edges, seconds, plies, grundy, utility";
    std::vector<std::string> quantities;
    for (std::string_view quantity : split(options.show, ',')) {
        const auto names = split(known, ',');
        if (std::ranges::none_of(names, [&](std::string_view name) { return trim(name) == quantity; }))
            return session.fail({"--show", errors::unknown_choice, {std::string(quantity), std::string(known)}});
        quantities.emplace_back(quantity);
    }
    auto table = solve_table(options.game, *rows, *columns, !options.no_symmetry, session.control());
    if (!table) return session.fail(table.error());
    return session.show([&] { return json(*table, quantities); },
                        [&] { return text(*table, quantities, session.voice()); });
}

} // namespace

void add_table(Command& app, Session& session) {
    auto* command = app.add_subcommand(
        "table", {"a quantity for every pair of two parameters", "une quantité pour chaque couple de deux paramètres"});
    auto options = std::make_shared<TableOptions>();
    add_game_word(*command, options->game);
    command
        ->add_option(
            "--rows", options->rows,
            {"a parameter and its range, such as colours=1..4", "un paramètre et son intervalle, comme couleurs=1..4"})
        ->required();
    command
        ->add_option("--columns", options->columns, {"another, such as tiles=1..4", "un autre, comme tablettes=1..4"})
        ->required();
    command->add_option("--show", options->show,
                        {"winner, positions, edges, seconds, plies, grundy, utility, separated by commas",
                         "winner, positions, edges, seconds, plies, grundy, utility, séparés par des virgules"});
    command->add_flag("--no-symmetry", options->no_symmetry,
                      {"count positions that are alike one by one", "compter une à une les positions semblables"});
    command->examples("  zermelo table babylone --rows colours=1..4 --columns tiles=1..4 --show "
                      "positions,edges,winner,seconds --no-symmetry");
    command->callback([&session, options] { session.run([&] { return run_table(session, *options); }); });
}

} // namespace zermelo
