"""Shortest paths and payoff matrices in pure Python."""
from __future__ import annotations

import json
from fractions import Fraction
from typing import Any, Dict, List, Optional, Tuple

from .._error import Error, engine_needed


class Matrix:
    """What can be read off the cells: best replies, pure equilibria, Pareto-optimal cells."""

    def __init__(self, text: str, options: Any):
        read = json.loads(text)
        self.players, self.strategies = read["players"], (read["rows"], read["columns"])
        self._cells = [[(Fraction(a), Fraction(b)) for a, b in row] for row in read["payoffs"]]

    @staticmethod
    def open(word: str, options: Any) -> Any:
        raise engine_needed(f"the matrix {word}")

    def _all(self) -> List[Tuple[int, int]]:
        return [(r, c) for r in range(len(self._cells)) for c in range(len(self._cells[0]))]

    def best_replies(self) -> List[Tuple[int, int, List[int]]]:
        rows, columns = len(self._cells), len(self._cells[0])
        lines = [(0, c, [self._cells[r][c][0] for r in range(rows)]) for c in range(columns)]
        lines += [(1, r, [self._cells[r][c][1] for c in range(columns)]) for r in range(rows)]
        return [(player, against, [i for i, x in enumerate(line) if x == max(line)]) for player, against, line in lines]

    @property
    def pure(self) -> List[Tuple[int, int]]:
        replies = {(player, against): best for player, against, best in self.best_replies()}
        return [(r, c) for r, c in self._all() if r in replies[0, c] and c in replies[1, r]]

    @property
    def pareto(self) -> List[Tuple[int, int]]:
        def better(one: Tuple, other: Tuple) -> bool:
            return one != other and one[0] >= other[0] and one[1] >= other[1]
        return [(r, c) for r, c in self._all()
                if not any(better(self._cells[i][j], self._cells[r][c]) for i, j in self._all())]

    def text(self, lang: str) -> str:
        rows, columns = self.strategies
        return "\n".join(f"{rows[r]}, {columns[c]}" for r, c in self.pure)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        raise engine_needed(f"{name} of a matrix")


class Graph:
    def __init__(self, text: str, directed: bool):
        read = json.loads(text)
        self.directed = read["directed"]
        self._names = [v["id"] for v in read["vertices"]]
        self._columns = {v["id"]: v for v in read["vertices"]}
        self._arcs: Dict[str, List[Tuple[str, Fraction]]] = {name: [] for name in self._names}
        self.edges = len(read["edges"])
        for v, w, weight in read["edges"]:
            if weight < 0:
                raise Error(f"graph: the weight of {v} - {w} is {weight}, below 0", "graph")
            self._arcs[v].append((w, Fraction(str(weight))))
            if not self.directed:
                self._arcs[w].append((v, Fraction(str(weight))))

    @staticmethod
    def open(file: str, coordinates: str, directed: bool) -> Any:
        raise engine_needed("a graph from a file")

    def __len__(self) -> int:
        return len(self._names)

    def names(self) -> List[str]:
        return self._names

    def svg(self) -> str:
        raise engine_needed("the picture of a graph")

    def path(self, start: str, end: str, astar: bool, heuristic: str, full: bool) -> "Path":
        for name in (start, end):
            if name not in self._arcs:
                raise Error(f"path: {name!r} is not a vertex", "path")
        if astar and heuristic not in ("", "own", "zero"):
            raise engine_needed(f"the heuristic {heuristic}")
        return Path(self, start, end, astar, full)

    def estimate(self, name: str) -> Fraction:
        return Fraction(str(self._columns[name].get("own", 0)))


class Path:
    """Dijkstra, or A* with an estimate of what is left; a vertex whose distance gets shorter is chosen again."""

    def __init__(self, graph: Graph, start: str, end: str, astar: bool, full: bool):
        self._graph, self._astar = graph, astar
        known: Dict[str, Tuple[Fraction, Optional[str]]] = {start: (Fraction(0), None)}
        open_, steps = {start}, []
        order = {name: place for place, name in enumerate(graph.names())}
        while open_:
            chosen = min(open_, key=lambda v: (known[v][0] + self._left(v), order[v]))
            open_.discard(chosen)
            for near, weight in graph._arcs[chosen]:
                distance = known[chosen][0] + weight
                if near not in known or distance < known[near][0]:
                    known[near] = (distance, chosen)
                    open_.add(near)
            steps.append((chosen, str(known[chosen][0]), str(self._left(chosen)) if astar else None,
                          [(v, str(d), before, v not in open_) for v, (d, before) in known.items()]))
            if chosen == end and not full:
                break
        path, at = [], end if end in known else None
        while at is not None:
            path.append(at)
            at = known[at][1]
        self.found = {"distance": str(known[end][0]) if end in known else None, "path": path[::-1], "visited": len(steps),
                      "reached": len(known), "steps": steps, "admissible": None, "consistent": None, "shortest": True}
        if astar:
            true = {v: Path(graph, v, end, False, False).found["distance"] for v in graph.names()}
            admissible = all(d is None or self._left(v) <= Fraction(d) for v, d in true.items())
            consistent = all(self._left(v) <= weight + self._left(w) for v, row in graph._arcs.items() for w, weight in row)
            self.found.update(admissible=admissible, consistent=consistent and admissible,
                              shortest=self.found["distance"] == true[start])

    def _left(self, vertex: str) -> Fraction:
        return self._graph.estimate(vertex) if self._astar else Fraction(0)

    def text(self, trace: bool, lang: str) -> str:
        return " - ".join(self.found["path"]) + f": {self.found['distance']}"

    def picture(self, kind: str, lang: str) -> str:
        raise engine_needed("the picture of a path")
