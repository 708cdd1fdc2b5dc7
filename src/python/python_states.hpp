// The states of a game that is written in Python: any values that Python can hash. Every method of the class is asked
// once a state, and what it said is kept, so that what follows needs no Python.
#pragma once

#include "core/limited_trace.hpp"
#include "games/custom/custom_states.hpp"
#include "python/call.hpp"

#include <deque>

namespace zermelo::python {

class PythonStates final : public CustomStates {
public:
    // `rules` is a Rules of zermelo._rules: the methods that the class has, and what to say where one of them is wrong.
    explicit PythonStates(py::object rules);
    ~PythonStates() override;

    Id start() override { return 0; }
    std::size_t count_moves(Id id) override { return known(id).after.size(); }
    std::string move(Id id, std::size_t place) override;
    Id after(Id id, std::size_t place) override { return known(id).after[place]; }
    std::optional<Outcome> outcome(Id id) override { return known(id).outcome; }
    Player player(Id id) override;
    int judged(Id id) override;
    std::string text(Id id) override;
    std::string drawn(Id id) override;
    Result<Id> read(std::string_view text) override;
    bool tells_player() const override { return has_player_; }
    bool judges() const override { return has_judgement_; }
    bool normal() const override { return !outcome_; }
    std::uint64_t longest() const override { return longest_; }

    // All states that can follow those that are known; true: all of them are known now, within so many. Then longest()
    // is right too. Holds Python's lock.
    bool explore(std::uint64_t max_states, const Control& control);
    bool explored() const { return explored_ == states_.size(); }
    std::size_t size() const { return states_.size(); }

    Id place_of(const py::object& state) { return add(state, py::none(), py::none()); }
    py::object state(Id id) const { return py::reinterpret_borrow<py::object>(states_[id].state); }
    py::object move_object(Id id, std::size_t place);

private:
    struct Known {
        PyObject* state;
        Py_hash_t hash;
        PyObject* moves = nullptr; // a list, once it was asked
        std::vector<Id> after{};
        std::optional<Outcome> outcome{};
        bool expanded = false;
        int player = 0; // once it was asked
        std::optional<int> judgement{};
    };
    Known& known(Id id) {
        if (!states_[id].expanded) expand_locked(id);
        return states_[id];
    }
    void expand_locked(Id id); // takes Python's lock
    void expand(Id id);
    std::optional<Outcome> ask_outcome(PyObject* state);
    Id add(const py::object& state, const py::handle& before, const py::handle& move);
    void find_longest();

    py::object rules_;
    PyObject *moves_, *play_, *outcome_; // methods; outcome_ may be null
    bool has_player_, has_judgement_;
    py::object ids_ = py::dict();
    std::deque<Known> states_;
    std::size_t explored_ = 0; // the first so many states are expanded
    std::uint64_t longest_ = 0;
};

} // namespace zermelo::python
