// sweep: who wins from every start of a family.
#include "ask/sweep.hpp"
#include "cli/commands.hpp"
#include "core/machine/locked_file.hpp"

#include <memory>

namespace zermelo {

namespace {

struct SweepOptions {
    std::string game, totals, colours = "1..40", output;
    bool misere = false, balanced = false;
};

constexpr std::uint64_t max_tiles = 40;

Json rows_json(const SweepRows& rows) {
    Json list = Json::list();
    for (const auto& [start, result] : rows)
        list.push(Json::object({{"total", start.total()},
                                {"tiles", start.tiles},
                                {"misere", start.misere},
                                {"winner", result.winner},
                                {"plies", result.plies},
                                {"grundy", result.grundy},
                                {"positions", result.positions}}));
    return list;
}

Result<Solved> solve_word(const std::string& word, const Control& control) {
    auto game = open_game(word);
    if (!game) return game.error();
    return (*game)->solve((*game)->start(), {}, control);
}

int run_sweep(const Session& session, const SweepOptions& options) {
    auto game = open_game(options.game);
    if (!game) return session.fail(game.error());
    const RegisteredGame* registered = registry().find(split_word(options.game).first);
    if (!registered->family) return session.fail({options.game, errors::not_swept, {}});
    if (options.game.find(':') != std::string::npos)
        return session.fail({options.game, errors::no_sweep_parameters, {}});
    auto totals = parse_span(options.totals, 1, max_tiles, "--total");
    if (!totals) return session.fail(totals.error());
    if (options.totals.find("..") == std::string::npos) totals->from = 1;
    auto colours = parse_span(options.colours, 1, max_tiles, "--colours");
    if (!colours) return session.fail(colours.error());

    SweepRows rows;
    const bool to_file = !options.output.empty() && options.output != "-";
    std::optional<LockedFile> file; // who comes second would lose the rows of who came first
    if (to_file) {
        auto locked = LockedFile::open(options.output);
        if (!locked) return session.fail(locked.error());
        file = std::move(*locked);
        auto text = read_file(options.output);
        if (!text) return session.fail(text.error());
        auto kept = parse_sweep(*text, options.output);
        if (!kept) return session.fail(kept.error());
        rows = std::move(*kept);
    }
    const SweepRequest request{*totals, *colours, options.misere, options.balanced};
    auto added = sweep(*registered->family, request, rows, session.control(), solve_word,
                       [&]() -> Result<void> { return to_file ? file->write(sweep_text(rows)) : Result<void>(); });
    if (!added) return session.fail(added.error());
    const std::string name((*game)->info().name);
    return session.show(
        [&] {
            if (!to_file) return Json::object({{"game", name}, {"rows", rows_json(rows)}});
            return Json::object({{"game", name}, {"rows", rows.size()}, {"new", *added}});
        },
        [&] {
            const Voice& voice = session.voice();
            if (!to_file) return sweep_text(rows);
            return voice.line(words::sweep_line, {options.output, voice.count(rows.size()), voice.count(*added)});
        });
}

} // namespace

void add_sweep(Command& app, Session& session) {
    auto* command =
        app.add_subcommand("sweep", {"who wins from every start of a family, as a table in a file",
                                     "qui gagne de chaque départ d'une famille, en tableau dans un fichier"});
    auto options = std::make_shared<SweepOptions>();
    command->add_option("game", options->game, {"babylone", "le jeu : babylone"})->required();
    command
        ->add_option("--total", options->totals,
                     {"tiles in all: up to N, or FROM..TO", "tablettes en tout : jusqu'à N, ou DE..À"})
        ->required();
    command->add_option("--colours", options->colours,
                        {"colours: K, or FROM..TO (all if left out)", "couleurs : K, ou DE..À (toutes par défaut)"});
    command->add_flag("--balanced", options->balanced,
                      {"only starts with as many tiles of each colour",
                       "seulement les départs avec autant de tablettes de chaque couleur"});
    command->add_flag("--misere", options->misere, {"whoever cannot move wins", "qui ne peut pas jouer gagne"});
    command
        ->add_option("--output", options->output,
                     {"a CSV file; what it has already is kept, and it is saved after each solve",
                      "un fichier CSV ; ce qu'il contient est gardé, et il est enregistré après chaque résolution"})
        ->check(not_empty);
    command->examples(
        "  zermelo sweep babylone --total 12 --colours 2\n"
        "  zermelo sweep babylone --total 24 --colours 3..4 --output starts.csv\n"
        "  zermelo sweep babylone --total 36 --balanced --output balanced.csv",
        {"One solve answers all starts with the same total. A sweep that was interrupted goes on where it was\n"
         "when the same command is given again.",
         "Une résolution répond pour tous les départs de même total. Un balayage interrompu reprend où il en était\n"
         "quand on redonne la même commande."});
    command->callback([&session, options] { session.run([&] { return run_sweep(session, *options); }); });
}

} // namespace zermelo
