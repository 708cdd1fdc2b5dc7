#include "cli/commands.hpp"

#include <map>
#include <memory>
#include <sstream>

namespace zermelo {

namespace {

struct TableOptions {
    std::string game, rows, columns, show = "winner";
    bool no_symmetry = false;
};

struct Range {
    std::string name;
    std::uint64_t from, to;
};

constexpr std::uint64_t most_cells = 10'000;

Result<Range> parse_range(const std::string& text, std::string place) {
    const std::size_t equals = text.find('='), dots = text.find("..");
    if (equals == std::string::npos || dots == std::string::npos || dots < equals || equals == 0)
        return Error{place, errors::bad_range, {text}};
    auto from = parse_number(std::string_view(text).substr(equals + 1, dots - equals - 1), 0, 1'000'000'000, place);
    auto to = parse_number(std::string_view(text).substr(dots + 2), 0, 1'000'000'000, place);
    if (!from) return from.error();
    if (!to) return to.error();
    if (*from > *to || *to - *from >= most_cells) return Error{place, errors::bad_range, {text}};
    return Range{text.substr(0, equals), *from, *to};
}

const std::map<std::string, const Text*> shown{{"winner", &words::table_winner}, {"positions", &words::table_positions},
                                               {"edges", &words::table_edges},   {"seconds", &words::table_seconds},
                                               {"plies", &words::table_plies},   {"grundy", &words::table_grundy}};

std::string cell_text(const Session& session, const Json& value) {
    if (value.is_null()) return "–";
    if (value.is_number_float()) {
        std::ostringstream text;
        text.precision(6);
        text << std::fixed << value.get<double>();
        return text.str();
    }
    return session.count(value);
}

std::string table_text(const Session& session, const Json& cells, const Range& rows, const Range& columns,
                       const std::vector<std::string_view>& show) {
    std::string text;
    for (std::string_view quantity : show) {
        text += (text.empty() ? "" : "\n") + session.ink().bold(session.say(*shown.at(std::string(quantity)))) + "\n";
        std::vector<std::vector<std::string>> lines{{rows.name + " \\ " + columns.name}};
        for (std::uint64_t column = columns.from; column <= columns.to; ++column)
            lines[0].push_back(std::to_string(column));
        auto cell = cells.begin();
        for (std::uint64_t row = rows.from; row <= rows.to; ++row) {
            lines.push_back({std::to_string(row)});
            for (std::uint64_t column = columns.from; column <= columns.to; ++column, ++cell)
                lines.back().push_back(cell_text(session, (*cell)[std::string(quantity)]));
        }
        text += aligned(lines);
    }
    return text;
}

int run_table(const Session& session, const TableOptions& options) {
    auto rows = parse_range(options.rows, "--rows");
    if (!rows) return session.fail(rows.error());
    auto columns = parse_range(options.columns, "--columns");
    if (!columns) return session.fail(columns.error());
    if ((rows->to - rows->from + 1) * (columns->to - columns->from + 1) > most_cells)
        return session.fail({"--columns", errors::bad_range, {options.columns}});
    const auto show = split(options.show, ',');
    for (std::string_view quantity : show)
        if (!shown.contains(std::string(quantity)))
            return session.fail({"--show",
                                 errors::unknown_choice,
                                 {std::string(quantity), "winner, positions, edges, seconds, plies, grundy"}});
    Json cells = Json::array();
    for (std::uint64_t row = rows->from; row <= rows->to; ++row) {
        for (std::uint64_t column = columns->from; column <= columns->to; ++column) {
            const bool parameters = options.game.find(':') != std::string::npos;
            const std::string word = options.game + (parameters ? "," : ":") + rows->name + "=" + std::to_string(row) +
                                     "," + columns->name + "=" + std::to_string(column);
            auto game = open_game(word);
            if (!game) return session.fail(game.error());
            SolveRequest request;
            request.symmetry = !options.no_symmetry;
            auto answer = (*game)->solve(request, session.control());
            if (!answer) return session.fail(answer.error());
            Json cell{{rows->name, row}, {columns->name, column}};
            for (std::string_view quantity : show) cell[std::string(quantity)] = (*answer)[std::string(quantity)];
            cells.push_back(std::move(cell));
        }
    }
    return session.show(Json{{"game", options.game},
                             {"rows", rows->name},
                             {"columns", columns->name},
                             {"symmetry", !options.no_symmetry},
                             {"cells", cells}},
                        [&] { return table_text(session, cells, *rows, *columns, show); });
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
            {"a parameter and its range, such as colours=1..4", "un paramètre et son intervalle, comme colours=1..4"})
        ->required();
    command->add_option("--columns", options->columns, {"another, such as tiles=1..4", "un autre, comme tiles=1..4"})
        ->required();
    command->add_option("--show", options->show,
                        {"winner, positions, edges, seconds, plies, grundy, separated by commas",
                         "winner, positions, edges, seconds, plies, grundy, séparés par des virgules"});
    command->add_flag("--no-symmetry", options->no_symmetry,
                      {"count positions that are alike one by one", "compter une à une les positions semblables"});
    command->examples("  zermelo table babylone --rows colours=1..4 --columns tiles=1..4 --show "
                      "positions,edges,winner,seconds --no-symmetry");
    command->callback([&session, options] { session.run([&] { return run_table(session, *options); }); });
}

} // namespace zermelo
