#include "python/python_states.hpp"

namespace zermelo::python {

namespace {

// The method, or null where the class has none. The rules keep it.
PyObject* method_of(const py::object& rules, const char* name) {
    const py::object method = rules.attr(name);
    return method.is_none() ? nullptr : method.ptr();
}

py::object taken(PyObject* object) {
    if (!object) throw py::error_already_set();
    return py::reinterpret_steal<py::object>(object);
}

} // namespace

PythonStates::PythonStates(py::object rules)
    : rules_(std::move(rules)), moves_(method_of(rules_, "moves")), play_(method_of(rules_, "play")),
      outcome_(method_of(rules_, "outcome")), has_player_(!rules_.attr("player").is_none()),
      has_judgement_(!rules_.attr("evaluate").is_none()) {
    longest_ = rules_.attr("longest").cast<std::uint64_t>();
    add(rules_.attr("start"), py::none(), py::none());
}

PythonStates::~PythonStates() {
    const py::gil_scoped_acquire acquired;
    for (Known& known : states_) Py_DECREF(known.state), Py_XDECREF(known.moves);
    rules_ = {}, ids_ = {};
}

CustomStates::Id PythonStates::add(const py::object& state, const py::handle& before, const py::handle& move) {
    const Py_hash_t hash = PyObject_Hash(state.ptr());
    if (hash == -1) {
        py::error_already_set error; // takes it
        if (!error.matches(PyExc_TypeError)) throw error;
        rules_.attr("unhashable")(state, before, move);
    }
    if (PyObject* id = PyDict_GetItemWithError(ids_.ptr(), state.ptr()))
        return static_cast<Id>(PyLong_AsUnsignedLong(id));
    if (PyErr_Occurred()) throw py::error_already_set();
    if (states_.empty() || Py_TYPE(state.ptr()) != Py_TYPE(states_.front().state))
        rules_.attr("check_state")(state, before, move);
    const auto id = static_cast<Id>(states_.size());
    if (PyDict_SetItem(ids_.ptr(), state.ptr(), py::int_(id).ptr()) != 0) throw py::error_already_set();
    states_.push_back({py::object(state).release().ptr(), hash});
    return id;
}

std::optional<Outcome> PythonStates::ask_outcome(PyObject* state) {
    const py::object said = taken(PyObject_CallOneArg(outcome_, state));
    if (said.is_none()) return std::nullopt;
    const py::object place = rules_.attr("outcome_number")(said, py::handle(state)); // the order of Outcome
    return static_cast<Outcome>(place.cast<int>());
}

void PythonStates::expand(Id id) {
    PyObject* state = states_[id].state;
    Known found{state, states_[id].hash};
    try {
        if (outcome_) found.outcome = ask_outcome(state);
        if (!found.outcome) {
            const py::object said = taken(PyObject_CallOneArg(moves_, state));
            if (said.is_none()) rules_.attr("no_moves")(py::handle(state));
            const py::object moves = taken(PySequence_List(said.ptr()));
            const Py_ssize_t count = PyList_GET_SIZE(moves.ptr());
            for (Py_ssize_t i = 0; i < count; ++i) {
                PyObject* arguments[] = {state, PyList_GET_ITEM(moves.ptr(), i)};
                const py::object next = taken(PyObject_Vectorcall(play_, arguments, 2, nullptr));
                if (next.is_none() || next.ptr() == state)
                    rules_.attr("check_next")(py::handle(state), py::handle(arguments[1]), next);
                found.after.push_back(add(next, state, arguments[1]));
            }
            if (count == 0) found.outcome = Outcome::loss;
            found.moves = moves.inc_ref().ptr();
        }
    } catch (py::error_already_set& error) {
        rules_.attr("note")(error.value(), py::handle(state)); // says in which state it happened
        throw;
    }
    if (PyObject_Hash(state) != found.hash) PyErr_Clear(), rules_.attr("changed")(py::handle(state));
    found.expanded = true;
    found.player = states_[id].player, found.judgement = states_[id].judgement;
    states_[id] = std::move(found);
}

void PythonStates::expand_locked(Id id) {
    const py::gil_scoped_acquire acquired;
    expand(id);
}

bool PythonStates::explore(std::uint64_t max_states, const Control& control) {
    for (; explored_ < states_.size() && explored_ < max_states; ++explored_) {
        const auto id = static_cast<Id>(explored_);
        if (!states_[id].expanded) expand(id);
        if (explored_ % 256 != 0) continue;
        if (PyErr_CheckSignals() != 0) throw py::error_already_set();
        if (control.limits.deadline && Clock::now() > *control.limits.deadline) return false;
    }
    if (!explored()) return false;
    find_longest();
    return true;
}

// The longest play, by taking away states that nothing leads to any more; where some are left, plays can return.
void PythonStates::find_longest() {
    std::vector<std::uint32_t> before(states_.size()), longest(states_.size());
    for (const Known& known : states_)
        for (Id next : known.after) ++before[next];
    std::vector<Id> free;
    for (Id id = 0; id < states_.size(); ++id)
        if (before[id] == 0) free.push_back(id);
    std::uint64_t most = 0;
    for (std::size_t i = 0; i < free.size(); ++i)
        for (Id next : states_[free[i]].after) {
            longest[next] = std::max(longest[next], longest[free[i]] + 1);
            most = std::max<std::uint64_t>(most, longest[next]);
            if (--before[next] == 0) free.push_back(next);
        }
    longest_ = free.size() == states_.size() ? std::max<std::uint64_t>(most, 1) : 0;
}

std::string PythonStates::move(Id id, std::size_t place) {
    const Known& state = known(id);
    const py::gil_scoped_acquire acquired;
    return rules_.attr("move_text")(py::handle(PyList_GET_ITEM(state.moves, static_cast<Py_ssize_t>(place))))
        .cast<std::string>();
}
py::object PythonStates::move_object(Id id, std::size_t place) {
    return py::reinterpret_borrow<py::object>(PyList_GET_ITEM(known(id).moves, static_cast<Py_ssize_t>(place)));
}
Player PythonStates::player(Id id) {
    Known& state = states_[id];
    if (state.player == 0) {
        const py::gil_scoped_acquire acquired;
        state.player = rules_.attr("player_number")(py::handle(state.state)).cast<int>();
    }
    return state.player == 1 ? Player::one : Player::two;
}
int PythonStates::judged(Id id) {
    Known& state = states_[id];
    if (!state.judgement) {
        const py::gil_scoped_acquire acquired;
        state.judgement = rules_.attr("judged")(py::handle(state.state)).cast<int>();
    }
    return *state.judgement;
}
std::string PythonStates::text(Id id) {
    const py::gil_scoped_acquire acquired;
    return rules_.attr("state_text")(state(id)).cast<std::string>();
}
std::string PythonStates::drawn(Id id) {
    const py::gil_scoped_acquire acquired;
    return rules_.attr("drawn")(state(id)).cast<std::string>();
}
Result<CustomStates::Id> PythonStates::read(std::string_view text) {
    const py::gil_scoped_acquire acquired;
    return add(rules_.attr("read")(text), py::none(), py::none());
}

} // namespace zermelo::python
