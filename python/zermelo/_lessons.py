"""The course's other subjects: payoff matrices and shortest paths."""
from __future__ import annotations

import json
import os
from fractions import Fraction
from typing import Any, Dict, Hashable, List, NamedTuple, Optional, Sequence, Tuple, Union

from ._door import engine, options
from ._error import Error
from ._show import Picture, Shown
from ._words import say


class Equilibrium(NamedTuple):
    """A probability for each strategy of each player, and what both get on the average."""

    strategies: Tuple[Tuple[Fraction, ...], Tuple[Fraction, ...]]
    payoffs: Tuple[Fraction, Fraction]
    pure: bool


class Matrix(Shown):
    """A game in which both choose at the same time. A cell is a pair of payoffs, or one number: then the sum is zero.

    >>> m = Matrix([[(-1, -1), (-10, 0)], [(0, -10), (-5, -5)]], rows=["silent", "betrays"])
    >>> m.pure
    [(1, 1)]
    >>> m.equilibria[0].payoffs
    (Fraction(-5, 1), Fraction(-5, 1))
    """

    def __init__(self, cells: Union[str, Sequence], rows: Optional[Sequence[str]] = None,
                 columns: Optional[Sequence[str]] = None, players: Sequence[str] = ("1", "2"), title: str = "",
                 **limits: Any):
        if isinstance(cells, (str, os.PathLike)):
            self._engine = engine.Matrix.open(os.fspath(cells), options(limits))
            return
        payoffs = [[[_exact(x) for x in cell] if isinstance(cell, (tuple, list)) else [_exact(cell), _exact(-Fraction(cell))]
                    for cell in row] for row in cells]
        if not payoffs or len({len(row) for row in payoffs}) != 1 or not payoffs[0]:
            raise Error(say("matrix: rows of the same length are wanted", "matrice : il faut des lignes de même longueur"),
                        "matrix")
        named: Dict[str, Any] = {"players": list(players), "payoffs": payoffs}
        if title:
            named["title"] = title
        named["rows"] = list(rows) if rows else [f"r{i + 1}" for i in range(len(payoffs))]
        named["columns"] = list(columns) if columns else [f"c{i + 1}" for i in range(len(payoffs[0]))]
        self._engine = engine.Matrix(json.dumps(named), options(limits))

    @property
    def strategies(self) -> Tuple[List[str], List[str]]:
        """The names of the rows and of the columns."""
        rows, columns = self._engine.strategies
        return rows, columns

    @property
    def pure(self) -> List[Tuple[int, int]]:
        """The cells that are equilibria."""
        return self._engine.pure

    @property
    def pareto(self) -> List[Tuple[int, int]]:
        """The cells that are Pareto-optimal."""
        return self._engine.pareto

    @property
    def equilibria(self) -> List[Equilibrium]:
        """All extreme equilibria, pure and mixed."""
        return [Equilibrium(tuple(tuple(map(Fraction, one)) for one in mixtures), tuple(map(Fraction, payoffs)), pure)
                for mixtures, payoffs, pure in self._engine.equilibria]

    @property
    def value(self) -> Optional[Fraction]:
        """Of a zero-sum game: what the first player gets."""
        return None if self._engine.value is None else Fraction(self._engine.value)

    @property
    def best_replies(self) -> Dict[Tuple[int, int], List[int]]:
        """{(player, strategy of the other): replies}; players are 0 and 1."""
        return {(player, against): replies for player, against, replies in self._engine.best_replies()}

    def dominated(self, lang: str = "") -> List[str]:
        """The dominated strategies, a sentence each."""
        return [why for *_, why in self._engine.dominated(lang)]

    def eliminated(self, strict: bool = True) -> Tuple[List[int], List[int]]:
        """The rows and columns that are left once dominated strategies were taken away one by one."""
        rows, columns = self._engine.eliminated(strict, "")[1]
        return rows, columns

    @property
    def security(self) -> List[Tuple[Fraction, List[int]]]:
        """For each player, what pure strategies are sure of, and which."""
        return [(Fraction(level), strategies) for level, strategies, *_ in self._engine.security]

    def explain(self, lang: str = "") -> str:
        return self._engine.text(lang).rstrip("\n")

    def _repr_svg_(self) -> str:
        return self._engine.svg()

    def __repr__(self) -> str:
        rows, columns = self.strategies
        return f"<Matrix of {len(rows)} by {len(columns)}, {len(self.pure)} pure equilibria>"


def _exact(number: Any) -> Any:
    if isinstance(number, Fraction):
        return str(number) if number.denominator != 1 else int(number)
    return number


class PathStep(NamedTuple):
    """A step of Dijkstra or A*: the vertex that was chosen, and what is known then.

    ``known`` is {vertex: (distance, the vertex before)}.
    """

    chosen: str
    distance: Any
    estimate: Any
    known: Dict[str, Tuple[Any, Optional[str]]]


class Graph(Shown):
    """A graph with weights: ``{"A": {"B": 3}}``, or a file (JSON, DOT, CSV, DIMACS).

    >>> g = Graph({"A": {"B": 3, "C": 1}, "C": {"B": 1}})
    >>> p = g.path("A", "B")
    >>> p.distance, p.vertices
    (2, ['A', 'C', 'B'])
    """

    def __init__(self, graph: Any, directed: bool = False, coordinates: Optional[Dict[Hashable, Tuple]] = None):
        self._coordinates = coordinates or {}
        self._directed = directed
        self._arcs: Optional[Dict[str, Dict[str, Any]]] = None
        if isinstance(graph, (str, os.PathLike)):
            self._engine = engine.Graph.open(os.fspath(graph), "", directed)
            return
        if hasattr(graph, "nodes") and hasattr(graph, "adj"):  # networkx
            directed = self._directed = graph.is_directed()
            graph = {v: {w: facts.get("weight", 1) for w, facts in graph.adj[v].items()} for v in graph.nodes}
        self._arcs = {str(v): {str(w): weight for w, weight in (near.items() if isinstance(near, dict) else near)}
                      for v, near in graph.items()}
        self._engine = engine.Graph(self._text({}), directed)

    def _text(self, columns: Dict[str, Dict[str, Any]]) -> str:
        assert self._arcs is not None
        names: Dict[str, Dict[str, Any]] = {}
        for v, near in self._arcs.items():
            for name in (v, *near):
                names.setdefault(name, {"id": name})
        for v, (x, y) in self._coordinates.items():
            names[str(v)].update(x=x, y=y)
        for column, numbers in columns.items():
            for v, number in numbers.items():
                if str(v) in names:
                    names[str(v)][column] = number
        edges = [[v, w, weight] for v, near in self._arcs.items() for w, weight in near.items()]
        if not self._directed:  # an edge that both ends name is one
            seen = set()
            edges = [e for e in edges if not ((e[1], e[0], e[2]) in seen or seen.add(tuple(e)))]
        return json.dumps({"directed": self._directed, "vertices": list(names.values()), "edges": edges})

    @property
    def vertices(self) -> List[str]:
        return self._engine.names()

    def __len__(self) -> int:
        return len(self._engine)

    def path(self, start: Hashable, end: Hashable, algorithm: str = "dijkstra", heuristic: Any = None,
             full: bool = False) -> "Path":
        """A shortest path by ``"dijkstra"`` or ``"astar"``.

        ``heuristic`` is a dictionary or a function of a vertex, or a name: zero, euclid, great-circle, or a column of the
        file. ``full`` goes on to every vertex.
        """
        if algorithm not in ("dijkstra", "astar"):
            raise Error(say(f'algorithm: {algorithm!r} is neither "dijkstra" nor "astar"',
                            f'algorithme : {algorithm!r} n\'est ni "dijkstra" ni "astar"'), "algorithm")
        held, name = self._engine, ""
        if heuristic is not None and not isinstance(heuristic, str):
            if self._arcs is None:
                raise Error(say("heuristic: of a graph from a file, a name is wanted",
                                "heuristique : pour un graphe lu dans un fichier, il faut un nom"), "heuristic")
            numbers = {v: heuristic(v) for v in self.vertices} if callable(heuristic) else heuristic
            held, name = engine.Graph(self._text({"own": numbers}), self._directed), "own"
        elif heuristic:
            name = heuristic
        return Path(held.path(str(start), str(end), algorithm == "astar", name, full))

    def _repr_svg_(self) -> str:
        return self._engine.svg()

    def __repr__(self) -> str:
        return f"<Graph of {len(self)} vertices and {self._engine.edges} edges>"


class Path(Picture):
    """A shortest path and how it was found: ``distance``, ``vertices``, ``steps``, and of A* whether its heuristic is
    ``admissible`` and ``consistent``. In a notebook: the graph with the path.

    >>> p = Graph({"A": {"B": 3, "C": 1}, "C": {"B": 1}}).path("A", "B")
    >>> [step.chosen for step in p.steps]
    ['A', 'C', 'B']
    """

    def __init__(self, held: Any):
        self._held = held
        found = held.found
        self.distance = _number(found["distance"])
        self.vertices: List[str] = found["path"]
        self.visited: int = found["visited"]
        self.admissible: Optional[bool] = found["admissible"]
        self.consistent: Optional[bool] = found["consistent"]
        self.shortest: bool = found["shortest"]
        self.steps = [PathStep(chosen, _number(distance), _number(estimate),
                               {v: (_number(d), before) for v, d, before, _ in known})
                      for chosen, distance, estimate, known in found["steps"]]

    @property
    def svg(self) -> str:  # type: ignore[override]
        return self._held.picture("drawing", "")

    @property
    def table(self) -> Picture:
        """The table of the steps."""
        return Picture(self._held.picture("table", ""))

    def explain(self, lang: str = "", trace: bool = True) -> str:
        return self._held.text(trace and bool(self.steps), lang).rstrip("\n")

    def __repr__(self) -> str:
        return f"<Path {' - '.join(self.vertices) or 'none'}, distance {self.distance}>"


def _number(text: Optional[str]) -> Any:
    if text is None:
        return None
    exact = Fraction(text)
    return int(exact) if exact.denominator == 1 else float(exact)
