// Games, positions, values, solutions.
#include "python/game_handle.hpp"

#include "ask/ask_errors.hpp"
#include "ask/course_form.hpp"
#include "ask/explanation.hpp"
#include "explain/game_text.hpp"
#include "render/board_drawing.hpp"

namespace zermelo::python {

const char* name_of(Outcome outcome) {
    constexpr const char* names[] = {"loss", "endless", "draw", "win"};
    return names[static_cast<std::size_t>(outcome)];
}

py::tuple worth_tuple(const Worth& worth) {
    return py::make_tuple(name_of(worth.outcome), name_of(worth.result), worth.plies, worth.utility);
}

namespace {

using Handle = std::shared_ptr<GameHandle>;

Form form_named(const std::string& name) {
    if (name.empty()) return Form::usual;
    if (name != "course") raise({"form", Text{"\"{}\" is not \"course\"", "\"{}\" n'est pas \"course\""}, {name}});
    return Form::course;
}

Method method_named(const std::string& name) {
    for (Method method : {Method::automatic, Method::induction, Method::attractor, Method::tiers, Method::alphabeta,
                          Method::dfpn, Method::period})
        if (name == zermelo::name_of(method)) return method;
    raise({"method", errors::unknown_choice, {name, "auto, induction, attractor, tiers, alphabeta, dfpn, period"}});
}

py::dict info_of(const GameHandle& handle, const std::string& lang) {
    const Language language = language_named(lang);
    const GameInfo& info = handle.game->info();
    py::list parameters;
    for (const Parameter& parameter : info.parameters)
        parameters.append(py::make_tuple(parameter.name, parameter.standard, parameter.meaning.in(language)));
    py::dict facts;
    facts["name"] = info.name;
    facts["title"] = info.title.in(language);
    facts["rules"] = info.rules.in(language);
    facts["parameters"] = parameters;
    facts["powers"] = handle.game->powers();
    facts["heuristics"] = handle.game->heuristics();
    return facts;
}

std::string explain(const PositionHandle& at, const std::optional<std::string>& move, const std::string& lang,
                    const std::string& form, const CallOptions& options) {
    const Voice voice{language_named(lang)};
    const Form wanted = form_named(form);
    unwrap(at.any().check_form(wanted));
    Explanation found = at.game->ask(options, [&](const Control& control) {
        return move ? explain_move(at.any(), at.position, *move, control)
                    : explain_position(at.any(), at.position, control);
    });
    if (wanted == Form::course) tell_as_course(found, at.any(), at.position);
    return text(found, voice);
}

py::list valued_moves(const PositionHandle& at, const CallOptions& options) {
    const ValuedMoves valued = at.game->ask(
        options, [&](const Control& control) { return at.any().values(at.position, Form::usual, control); });
    py::list moves;
    for (const ValuedMove& move : valued.moves)
        moves.append(py::make_tuple(move.move, worth_tuple(move.worth), move.best));
    return moves;
}

py::dict counts_of(const Counts& counts) {
    py::dict dict;
    dict["positions"] = counts.positions;
    dict["edges"] = counts.edges;
    dict["finals"] = counts.finals;
    dict["won"] = counts.won;
    dict["lost"] = counts.lost;
    dict["drawn"] = counts.drawn;
    return dict;
}

Solved solve(const PositionHandle& at, const std::string& method, bool symmetry, bool verify, bool proof,
             const CallOptions& options) {
    SolveRequest request;
    request.method = method_named(method);
    request.symmetry = symmetry, request.verify = verify, request.proof = proof;
    return at.game->ask(options, [&](const Control& control) { return at.any().solve(at.position, request, control); });
}

py::object known(GameHandle& handle, const PositionHandle& at) {
    const auto known = handle.game->known(at.position);
    if (!known) return py::none();
    return worth_tuple(known->worth);
}

py::list all_known(const Handle& handle) {
    py::list all;
    unwrap(handle->game->each_known([&](const Position& position, const Worth& worth) {
        all.append(py::make_tuple(PositionHandle{handle, position}, worth_tuple(worth)));
    }));
    return all;
}

void add_solved(py::module_& module) {
    py::class_<Solved>(module, "Solved")
        .def_readonly("game", &Solved::game)
        .def_readonly("position", &Solved::position)
        .def_readonly("winner", &Solved::winner)
        .def_readonly("best", &Solved::best)
        .def_readonly("grundy", &Solved::grundy)
        .def_readonly("nodes", &Solved::nodes)
        .def_readonly("seconds", &Solved::seconds)
        .def_readonly("peak_bytes", &Solved::peak_bytes)
        .def_readonly("verified", &Solved::verified)
        .def_readonly("symmetry", &Solved::symmetry)
        .def_property_readonly("method", [](const Solved& solved) { return zermelo::name_of(solved.method); })
        .def_property_readonly("worth", [](const Solved& solved) { return worth_tuple(solved.worth); })
        .def_property_readonly("to_move", [](const Solved& solved) { return number(solved.to_move); })
        .def_property_readonly("counts",
                               [](const Solved& solved) -> py::object {
                                   return solved.counts ? py::object(counts_of(*solved.counts)) : py::none();
                               })
        .def("text", [](const Solved& solved, const GameHandle& handle, const std::string& lang) {
            return text(solved, handle.game->info(), {language_named(lang)});
        });
}

void add_positions(py::module_& module) {
    using P = PositionHandle;
    py::class_<P>(module, "Position")
        .def_readonly("game", &P::game)
        .def(
            "text",
            [](const P& at, const std::string& form) {
                const Form wanted = form_named(form);
                unwrap(at.any().check_form(wanted));
                return at.any().print(at.position, wanted);
            },
            py::arg("form") = "")
        .def("draw", [](const P& at) { return at.any().draw(at.position, Ink{}); })
        .def("svg", [](const P& at) { return draw_board(at.any().board(at.position)); })
        .def_property_readonly("mover", [](const P& at) { return number(at.any().mover(at.position)); })
        .def_property_readonly("over",
                               [](const P& at) -> py::object {
                                   const auto outcome = at.any().outcome(at.position);
                                   return outcome ? py::object(py::str(name_of(*outcome))) : py::none();
                               })
        .def_property_readonly("winner",
                               [](const P& at) -> py::object {
                                   const auto outcome = at.any().outcome(at.position);
                                   return outcome ? py::object(py::int_(at.any().winner(at.position, *outcome)))
                                                  : py::none();
                               })
        .def("moves", [](const P& at) { return at.any().moves(at.position); })
        .def("after",
             [](const P& at, const std::string& move) { return at.at(unwrap(at.any().after(at.position, move))); })
        .def("after_place", [](const P& at, std::size_t place) { return at.at(at.any().after(at.position, place)); })
        .def("same", [](const P& one, const P& other) { return one.any().same(one.position, other.position); })
        .def("hash", [](const P& at) { return static_cast<std::int64_t>(at.any().hash(at.position) >> 2); })
        .def("solve", &solve)
        .def("worth",
             [](const P& at, const CallOptions& options) {
                 return worth_tuple(at.game->ask(
                     options, [&](const Control& control) { return at.any().worth(at.position, control); }));
             })
        .def("best",
             [](const P& at, const CallOptions& options) {
                 return at.game
                     ->ask(options, [&](const Control& control) { return at.any().best(at.position, control); })
                     .moves;
             })
        .def("values", &valued_moves)
        .def("explain", &explain)
        .def("perft", [](const P& at, std::size_t depth, const CallOptions& options) {
            return at.game
                ->ask(options, [&](const Control& control) { return at.any().perft(at.position, depth, control); })
                .counts;
        });
}

} // namespace

void add_games(py::module_& module) {
    py::class_<GameHandle, Handle>(module, "Game")
        .def(py::init(
            [](const std::string& word) { return std::make_shared<GameHandle>(GameHandle{unwrap(open_game(word))}); }))
        .def_property_readonly("word", [](const GameHandle& handle) { return handle.game->word(); })
        .def_property_readonly("impartial", [](const GameHandle& handle) { return handle.game->impartial(); })
        .def("info", &info_of)
        .def("start", [](const Handle& handle) { return PositionHandle{handle, handle->game->start()}; })
        .def("read", [](const Handle& handle,
                        const std::string& text) { return PositionHandle{handle, unwrap(handle->game->read(text))}; })
        .def("known", &known)
        .def("known_grundy",
             [](GameHandle& handle, const PositionHandle& at) {
                 const auto known = handle.game->known(at.position);
                 return known ? known->grundy : std::nullopt;
             })
        .def("all_known", &all_known);
    add_positions(module);
    add_solved(module);
    module.def("game_names", [] {
        std::vector<std::string> names;
        for (const RegisteredGame& game : registry().games()) names.emplace_back(game.info->name);
        return names;
    });
}

} // namespace zermelo::python
