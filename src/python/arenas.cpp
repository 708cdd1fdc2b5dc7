// Arenas and attractors. Vertices are numbers here; Python keeps what stands for them.
#include "python/game_handle.hpp"

#include "api/arena_drawing.hpp"
#include "api/arena_source.hpp"
#include "arena/read_arena.hpp"
#include "arena/write_arena.hpp"
#include "ask/arena_questions.hpp"
#include "ask/ask_errors.hpp"
#include "ask/attractor_study.hpp"
#include "explain/arena_text.hpp"

namespace zermelo::python {

namespace {

using Names = std::vector<std::string>;
using Numbers = std::vector<std::uint32_t>;

struct ArenaHandle {
    NamedArena arena;
};
using Held = std::shared_ptr<ArenaHandle>;

struct AttractorHandle {
    Held held; // the study looks at its arena
    AttractorStudy study;
};

constexpr Text no_vertex_there{"{}, which {} leads to, is not a vertex", "{}, où mène {}, n'est pas un sommet"};
constexpr Text owner_unclear{"the owner of {} is {}, not 1 or 2", "le propriétaire de {} est {}, ni 1 ni 2"};
constexpr Text uneven{"{} vertices, but {} owners or lists of successors",
                      "{} sommets, mais {} propriétaires ou listes de successeurs"};
constexpr Text vertex_twice{"the vertex {} is there twice", "le sommet {} y est deux fois"};

std::string shown(PyObject* object) { return py::repr(object); }

PyObject* item(const py::list& list, std::size_t at) { // borrowed
    return PyList_GET_ITEM(list.ptr(), static_cast<Py_ssize_t>(at));
}

// A place for each vertex. Python's own dictionary, so that vertices are whatever Python can hash.
py::dict places_of(const py::list& vertices) {
    py::dict places;
    const std::size_t count = vertices.size();
    for (std::size_t i = 0; i < count; ++i) {
        const py::int_ place(i);
        if (PyDict_SetItem(places.ptr(), item(vertices, i), place.ptr()) != 0) throw py::error_already_set();
        if (PyDict_GET_SIZE(places.ptr()) != static_cast<Py_ssize_t>(i + 1))
            raise({"arena", vertex_twice, {shown(item(vertices, i))}});
    }
    return places;
}

// Adds what can be iterated over: the successors of the vertex that was added last.
void add_edges(Arena& arena, PyObject* vertex, PyObject* successors, const py::dict& places) {
    const auto iterator = py::reinterpret_steal<py::object>(PyObject_GetIter(successors));
    if (!iterator) throw py::error_already_set();
    while (PyObject* next = PyIter_Next(iterator.ptr())) {
        const auto successor = py::reinterpret_steal<py::object>(next);
        PyObject* place = PyDict_GetItemWithError(places.ptr(), next); // borrowed
        if (!place) {
            if (PyErr_Occurred()) throw py::error_already_set();
            raise({"arena", no_vertex_there, {shown(next), shown(vertex)}});
        }
        arena.add_edge(Vertex{static_cast<std::uint32_t>(PyLong_AsUnsignedLong(place))});
    }
    if (PyErr_Occurred()) throw py::error_already_set();
}

// successors: for each vertex, something to iterate over.
Held from_lists(const py::list& vertices, const py::list& owners, const py::list& successors) {
    const py::dict places = places_of(vertices);
    auto handle = std::make_shared<ArenaHandle>();
    NamedArena& named = handle->arena;
    const std::size_t count = vertices.size();
    const bool owned = !owners.empty();
    if (successors.size() != count || (owned && owners.size() != count))
        raise({"arena", uneven, {std::to_string(count), std::to_string(owned ? owners.size() : successors.size())}});
    for (std::size_t i = 0; i < count; ++i) {
        const long owner = owned ? PyLong_AsLong(item(owners, i)) : 1;
        if (owner != 1 && owner != 2) {
            PyErr_Clear();
            raise({"arena", owner_unclear, {shown(item(vertices, i)), shown(item(owners, i))}});
        }
        named.arena.add_vertex(owner == 1 ? Player::one : Player::two);
        add_edges(named.arena, item(vertices, i), item(successors, i), places);
    }
    named.names = zermelo::Names::numbers(named.arena.size());
    named.target.assign(named.arena.size(), 0);
    named.owned = owned;
    return handle;
}

// The same arena with names, a start and targets, for pictures and files.
Held renamed(const ArenaHandle& handle, const Names& names, std::uint32_t start, const Numbers& target,
             const Numbers& lost) {
    auto copy = std::make_shared<ArenaHandle>(handle);
    NamedArena& named = copy->arena;
    named.names = {};
    for (std::uint32_t v = 0; v < named.arena.size(); ++v)
        if (!named.names.add(names[v])) raise({"arena", vertex_twice, {names[v]}});
    named.start = Vertex{start};
    named.target.assign(named.arena.size(), 0), named.lost.assign(named.arena.size(), 0);
    for (std::uint32_t v : target) named.target[v] = 1;
    for (std::uint32_t v : lost) named.lost[v] = 1;
    return copy;
}

Layers layers_named(const std::string& name) {
    return name == "ranks" ? Layers::ranks : name == "sides" ? Layers::sides : Layers::distance;
}

Held read_text(const std::string& text, const std::string& place) {
    return std::make_shared<ArenaHandle>(ArenaHandle{unwrap(read_arena(text, place, 1))});
}

// The positions of a game as the course's dictionary, {position: [positions one move later]}.
std::string course_dictionary(const std::string& word) {
    const ArenaSource source{word, "", {.form = Form::course}};
    return write_dict(call({}, [&](const Control& control) { return source.open(control); }));
}

Held game_arena(const PositionHandle& at, bool bipartite, const CallOptions& options) {
    ArenaRequest request;
    request.bipartite = bipartite;
    return std::make_shared<ArenaHandle>(ArenaHandle{
        at.game->ask(options, [&](const Control& control) { return at.any().arena(at.position, request, control); })});
}

std::shared_ptr<AttractorHandle> attractor(const Held& held, int player, const Numbers& target, const Numbers& against,
                                           bool normal, const CallOptions& options) {
    AttractorRequest request{.player = player == 1 ? Player::one : Player::two};
    for (std::uint32_t v : target) request.target.push_back(held->arena.name(Vertex{v}));
    for (std::uint32_t v : against) request.against.push_back(held->arena.name(Vertex{v}));
    request.normal = normal;
    auto handle =
        std::make_shared<AttractorHandle>(AttractorHandle{held, unwrap(AttractorStudy::make(held->arena, request))});
    call(options, [&](const Control& control) { return handle->study.solve(control); });
    return handle;
}

template <class List> py::list numbers_or_none(const List& list, std::uint32_t none) {
    py::list result(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto number = static_cast<std::uint32_t>(list[i]);
        result[i] = number == none ? py::object(py::none()) : py::object(py::int_(number));
    }
    return result;
}

// (rank, why, through) of every vertex.
py::list reasons(const AttractorHandle& handle) {
    constexpr const char* names[] = {"target", "moves", "forced", "over", "stuck", "no_way_in", "stays_out"};
    const AttractorFacts facts = unwrap(handle.study.facts());
    py::list all;
    for (const AttractorVertex& vertex : *facts.list)
        all.append(py::make_tuple(vertex.rank, names[static_cast<std::size_t>(vertex.why)],
                                  vertex.through == no_vertex ? py::object(py::none())
                                                              : py::object(py::int_(index(vertex.through)))));
    return all;
}

py::list opponent_ranks(const AttractorHandle& handle) {
    const AttractorFacts facts = unwrap(handle.study.facts());
    py::list all;
    for (const AttractorVertex& vertex : *facts.list) all.append(vertex.opponent_rank);
    return all;
}

// (vertices from where the strategy wins, those that it misses, the play that beats it, where it loops, silent).
py::tuple check(const AttractorHandle& handle, const std::vector<std::optional<std::uint32_t>>& moves, int holder) {
    StrategyFile strategy;
    for (const auto& move : moves) strategy.moves.push_back(move ? Vertex{*move} : no_vertex);
    const CheckedStrategy checked = handle.study.check(strategy, holder == 1 ? Player::one : Player::two);
    auto numbers = [&](const Names& names) {
        py::list list;
        for (const std::string& name : names) list.append(index(*handle.held->arena.find(name)));
        return list;
    };
    if (!checked.counter)
        return py::make_tuple(numbers(checked.wins), numbers(checked.missed), py::none(), py::none(), false);
    return py::make_tuple(numbers(checked.wins), numbers(checked.missed), numbers(checked.counter->path),
                          checked.counter->loop, checked.counter->silent);
}

void add_attractors(py::module_& module) {
    using A = AttractorHandle;
    py::class_<A, std::shared_ptr<A>>(module, "Attractor")
        .def("ranks", [](const A& a) { return numbers_or_none(a.study.attractor().ranks, Attractor::outside); })
        .def("strategy", [](const A& a) { return numbers_or_none(a.study.attractor().strategy, index(no_vertex)); })
        .def("sizes", [](const A& a) { return a.study.attractor().sizes; })
        .def("contains", [](const A& a, std::uint32_t v) { return a.study.attractor().contains(Vertex{v}); })
        .def("reasons", &reasons)
        .def("opponent_ranks", &opponent_ranks)
        .def("check", &check)
        .def("svg",
             [](const A& a, const std::string& layers, const std::string& lang) {
                 const Highlight highlight = a.study.highlight();
                 return unwrap(
                     arena_drawing(a.held->arena, &highlight, "svg", layers_named(layers), language_named(lang)));
             })
        .def("text",
             [](const A& a, bool trace, const std::string& lang) {
                 return text(unwrap(a.study.facts()), trace, {language_named(lang)});
             })
        .def("certificate",
             [](const A& a, const std::string& game) {
                 return write_certificate(a.study.certificate(game), a.held->arena);
             })
        .def("flaw", [](const A& a, const std::string& text, const std::string& lang) -> py::object {
            const Certificate certificate = unwrap(read_certificate(text, "certificate", a.held->arena));
            const auto flaw = a.study.flaw(certificate);
            if (!flaw) return py::none();
            return py::make_tuple(index(flaw->vertex), flaw->what.in(language_named(lang)));
        });
}

std::string written(const ArenaHandle& handle, const std::string& format) {
    if (format == "json") return write_json(handle.arena);
    if (format == "dict") return write_dict(handle.arena);
    if (format == "list") return write_list(handle.arena);
    if (format == "pg") return write_pg(handle.arena);
    if (format == "dot") return write_dot(handle.arena);
    raise({"format", errors::unknown_choice, {format, "json, dict, list, pg, dot"}});
}

} // namespace

void add_arenas(py::module_& module) {
    using A = ArenaHandle;
    py::class_<A, Held>(module, "Arena")
        .def("__len__", [](const A& a) { return a.arena.arena.size(); })
        .def_property_readonly("edges", [](const A& a) { return a.arena.arena.edges(); })
        .def_property_readonly("start", [](const A& a) { return index(a.arena.start); })
        .def_property_readonly("owned", [](const A& a) { return a.arena.owned; })
        .def_property_readonly("of_game", [](const A& a) { return a.arena.game; })
        .def("name", [](const A& a, std::uint32_t v) { return a.arena.name(Vertex{v}); })
        .def("owner", [](const A& a, std::uint32_t v) { return number(a.arena.arena.owner(Vertex{v})); })
        .def("successors",
             [](const A& a, std::uint32_t v) {
                 py::list all;
                 for (Vertex to : a.arena.arena.successors(Vertex{v})) all.append(index(to));
                 return all;
             })
        .def("targets",
             [](const A& a, int player) {
                 const VertexMarks& marks = player == 1 ? a.arena.target : a.arena.lost;
                 Numbers all;
                 for (std::uint32_t v = 0; v < marks.size(); ++v)
                     if (marks[v]) all.push_back(v);
                 return all;
             })
        .def("renamed", &renamed)
        .def("written", &written)
        .def("attractor", &attractor)
        .def("svg",
             [](const A& a, const std::string& layers, const std::string& lang) {
                 return unwrap(arena_drawing(a.arena, nullptr, "svg", layers_named(layers), language_named(lang)));
             })
        .def("parity", [](const A& a, const CallOptions& options) {
            const SolvedParity solved =
                call(options, [&](const Control& control) { return solve_parity(a.arena, control); });
            py::list winners;
            for (Player player : solved.winners) winners.append(number(player));
            return py::make_tuple(winners, numbers_or_none(solved.strategy, index(no_vertex)));
        });
    add_attractors(module);
    module.def("arena_from_lists", &from_lists);
    module.def("read_arena", &read_text);
    module.def("course_dictionary", &course_dictionary);
    module.def("game_arena", &game_arena);
}

} // namespace zermelo::python
