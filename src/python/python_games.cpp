// Games that are written in Python, as objects and as words: python:FILE:CLASS.
#include "python/game_handle.hpp"

#include "api/custom.hpp"
#include "games/custom/custom_game.hpp"
#include "python/python_states.hpp"

namespace zermelo::python {

namespace {

// So many states are looked at before the first question: in most games, all of them. Then it is known whether every
// play ends, and what is wrong with the class is found at once.
constexpr std::uint64_t looked_at_first = 50'000;

// What the game says of itself, for as long as the program runs.
const GameInfo& kept_info(const py::object& rules, std::string name) {
    static std::deque<GameInfo> infos;
    Registry& games = registry();
    const auto title = rules.attr("title").cast<std::string>(), about = rules.attr("about").cast<std::string>();
    infos.push_back({games.keep(std::move(name)), {}, games.keep(title, title), games.keep(about, about), {}, "", ""});
    return infos.back();
}

std::shared_ptr<PythonStates> states_of(const py::object& rules) {
    auto states = std::make_shared<PythonStates>(rules);
    states->explore(looked_at_first, Control{});
    return states;
}

std::shared_ptr<GameHandle> python_game(const py::object& rules, const std::string& name) {
    auto states = states_of(rules);
    const GameInfo& info = kept_info(rules, name);
    auto game = make_custom_game(states, info, name);
    return std::make_shared<GameHandle>(GameHandle{std::move(game), states});
}

// Looks at all states; true: they are all known. What is known then may allow more: the game is made anew.
bool explore(GameHandle& handle, std::uint64_t max_states, const CallOptions& options) {
    std::exception_ptr failed;
    const std::uint64_t before = handle.states->longest();
    const bool all = handle.states->explore(max_states, make_control(options, failed));
    if (all && handle.states->longest() != before)
        handle.game = make_custom_game(handle.states, handle.game->info(), handle.game->word());
    return all;
}

const CustomState& state_in(const PositionHandle& at) { return at.position.as<CustomState>(); }

py::list move_objects(const PositionHandle& at) {
    PythonStates& states = *at.game->states;
    const auto id = state_in(at).id;
    py::list moves;
    for (std::size_t i = 0; i < states.count_moves(id); ++i) moves.append(states.move_object(id, i));
    return moves;
}

PositionHandle position_of(const std::shared_ptr<GameHandle>& handle, const py::object& state, int mover) {
    const auto id = handle->states->place_of(state);
    const Player told =
        handle->states->tells_player() ? handle->states->player(id) : (mover == 2 ? Player::two : Player::one);
    return {handle, Position::of(CustomState{id, told})};
}

// (state, its moves, what they lead to) of the first states, to ask the class once more.
py::list first_states(const GameHandle& handle, std::size_t count) {
    PythonStates& states = *handle.states;
    py::list all;
    for (CustomStates::Id id = 0; id < std::min(count, states.size()); ++id) {
        py::list moves, following;
        for (std::size_t i = 0; i < states.count_moves(id); ++i) {
            moves.append(states.move_object(id, i));
            following.append(states.state(states.after(id, i)));
        }
        if (!states.outcome(id)) all.append(py::make_tuple(states.state(id), moves, following));
    }
    return all;
}

// python:FILE:CLASS becomes a word of the program; load(text) gives the rules.
void add_word(const py::object& load) {
    static py::handle loader; // lives as long as the program
    const bool first = !loader;
    loader = py::object(load).release();
    if (!first) return;
    static const GameInfo info{"python",
                               {},
                               {"A game written in Python", "Un jeu écrit en Python"},
                               {"python:FILE:CLASS names a class with the methods moves and play.",
                                "python:FICHIER:CLASSE nomme une classe avec les méthodes moves et play."},
                               {{"class", Parameter::Kind::text, "", 0, 0, {"FILE:CLASS", "FICHIER:CLASSE"}}},
                               "",
                               ""};
    unwrap(registry().add(info, [](const Parameters& parameters) -> Result<std::unique_ptr<AnyGame>> {
        const py::gil_scoped_acquire acquired;
        if (!parameters.given("class"))
            return Error{"python",
                         Text{"a class is missing: python:FILE:CLASS", "il manque une classe : python:FICHIER:CLASSE"},
                         {}};
        const py::object rules = loader(parameters.text("class"));
        return make_custom_game(states_of(rules), kept_info(rules, "python"), parameters.word());
    }));
}

} // namespace

void add_python_games(py::module_& module) {
    module.def("python_game", &python_game);
    module.def("explore", &explore);
    module.def("first_states", &first_states);
    module.def("known_states", [](const GameHandle& handle) { return handle.states->size(); });
    module.def("state_of", [](const PositionHandle& at) { return at.game->states->state(state_in(at).id); });
    module.def("position_of", &position_of);
    module.def("move_objects", &move_objects);
    module.def("add_python_word", &add_word);
}

} // namespace zermelo::python
