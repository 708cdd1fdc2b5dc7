"""Arenas and attractors in pure Python, as the course writes them."""
from __future__ import annotations

import ast
import json
from collections import deque
from typing import Any, Dict, Iterable, List, Optional, Tuple

from .._error import Error, engine_needed


class Arena:
    of_game = False

    def __init__(self, owners: List[int], after: List[List[int]], names: Optional[List[str]] = None, start: int = 0,
                 target: Iterable[int] = (), lost: Iterable[int] = ()):
        self.owners, self.after, self.start = owners, after, start
        self.names = names or [str(v) for v in range(len(after))]
        self._targets = {1: list(target), 2: list(lost)}
        self.before: List[List[int]] = [[] for _ in after]
        for v, row in enumerate(after):
            for w in row:
                self.before[w].append(v)

    def __len__(self) -> int:
        return len(self.after)

    @property
    def edges(self) -> int:
        return sum(map(len, self.after))

    def name(self, v: int) -> str:
        return self.names[v]

    def owner(self, v: int) -> int:
        return self.owners[v]

    def successors(self, v: int) -> List[int]:
        return self.after[v]

    def targets(self, player: int) -> List[int]:
        return self._targets[player]

    def renamed(self, names: List[str], start: int, target: List[int], lost: List[int]) -> "Arena":
        return Arena(self.owners, self.after, names, start, target, lost)

    def written(self, format: str) -> str:
        if format == "dict":
            return repr({name: (self.owners[v], [self.names[w] for w in self.after[v]]) for v, name in enumerate(self.names)})
        if format != "json":
            raise engine_needed(f"the format {format}")
        marks = {**{v: True for v in self._targets[1]}, **{v: 2 for v in self._targets[2]}}
        return json.dumps({"start": self.names[self.start], "vertices": [
            dict({"id": name, "owner": self.owners[v]}, **({"target": marks[v]} if v in marks else {}))
            for v, name in enumerate(self.names)],
            "edges": [[self.names[v], self.names[w]] for v in range(len(self)) for w in self.after[v]]})

    def svg(self, layers: str, lang: str) -> str:
        from .drawing import draw_arena
        return draw_arena(self, None)

    def attractor(self, player: int, target: List[int], against: List[int], normal: bool, options: Any) -> "Attractor":
        return Attractor(self, player, target, against, normal)

    def parity(self, options: Any) -> Any:
        raise engine_needed("a parity game")


class Attractor:
    """V_0 = target; a vertex joins when its owner can move in (the player) or can only move in (the opponent)."""

    def __init__(self, arena: Arena, player: int, target: List[int], against: List[int], normal: bool):
        self.arena, self.player = arena, player
        if normal or not target:
            stuck = [v for v in range(len(arena)) if not arena.after[v]]
            target = [v for v in stuck if arena.owners[v] != player]
            against = [v for v in stuck if arena.owners[v] == player]
        self._against = set(against)
        self._ranks = attract(arena, player, target, self._against)
        self._other = attract(arena, 3 - player, against, set(target))
        self._target = set(target)

    def ranks(self) -> List[Optional[int]]:
        return self._ranks

    def contains(self, v: int) -> bool:
        return self._ranks[v] is not None

    def sizes(self) -> List[int]:
        inside = [rank for rank in self._ranks if rank is not None]
        return [sum(rank <= n for rank in inside) for n in range(max(inside, default=-1) + 1)]

    def strategy(self) -> List[Optional[int]]:
        return [self._move(v) for v in range(len(self.arena))]

    def _move(self, v: int) -> Optional[int]:
        rank, theirs = self._ranks[v], self.arena.owners[v] != self.player
        if rank == 0 or (rank is None and not theirs):
            return None
        wanted = None if rank is None else rank - 1
        return next((w for w in self.arena.after[v] if self._ranks[w] == wanted), None)

    def reasons(self) -> List[Tuple[Optional[int], str, Optional[int]]]:
        return [(self._ranks[v], self._why(v), self._move(v)) for v in range(len(self.arena))]

    def _why(self, v: int) -> str:
        mine = self.arena.owners[v] == self.player
        if self._ranks[v] is not None:
            return "target" if self._ranks[v] == 0 else "moves" if mine else "forced"
        if v in self._against:
            return "over"
        return "stuck" if not self.arena.after[v] else "no_way_in" if mine else "stays_out"

    def opponent_ranks(self) -> List[Optional[int]]:
        return self._other

    def check(self, moves: List[Optional[int]], holder: int) -> Tuple:
        """The strategy leaves one move where it speaks: what is left of the attractor then is what it wins."""
        if holder != self.player:
            raise engine_needed("a strategy of the opponent")
        after = [[moves[v]] if moves[v] is not None else ([] if self.arena.owners[v] == holder and v not in self._target
                                                         else row) for v, row in enumerate(self.arena.after)]
        kept = attract(Arena(self.arena.owners, after), self.player, list(self._target), self._against)
        wins = [v for v, rank in enumerate(kept) if rank is not None]
        missed = [v for v, rank in enumerate(self._ranks) if rank is not None and kept[v] is None]
        if not missed:
            return wins, missed, None, None, False
        path = [missed[0]]
        while True:
            following = next((w for w in after[path[-1]] if kept[w] is None), None)
            if following is None:
                return wins, missed, path, None, moves[path[-1]] is None
            if following in path:
                return wins, missed, path + [following], path.index(following), False
            path.append(following)

    def certificate(self, game: str) -> str:
        raise engine_needed("a certificate")

    def flaw(self, certificate: str, lang: str) -> Any:
        raise engine_needed("a certificate")

    def text(self, trace: bool, lang: str) -> str:
        names = self.arena.names
        return "\n".join(f"V_{n}: " + ", ".join(names[v] for v, rank in enumerate(self._ranks) if rank is not None and rank <= n)
                         for n in range(len(self.sizes())))

    def svg(self, layers: str, lang: str) -> str:
        from .drawing import draw_arena
        return draw_arena(self.arena, self)


def attract(arena: Arena, player: int, target: Iterable[int], avoid: Iterable[int]) -> List[Optional[int]]:
    ranks: List[Optional[int]] = [None] * len(arena)
    out, waiting = set(avoid), [len(row) for row in arena.after]
    row = deque()
    for v in target:
        if ranks[v] is None:
            ranks[v] = 0
            row.append(v)
    while row:
        w = row.popleft()
        for v in arena.before[w]:
            waiting[v] -= 1
            if ranks[v] is None and v not in out and (arena.owners[v] == player or waiting[v] == 0):
                ranks[v] = ranks[w] + 1
                row.append(v)
    return ranks


def arena_from_lists(vertices: List[Any], owners: List[int], successors: List[Iterable]) -> Arena:
    places: Dict[Any, int] = {}
    for place, vertex in enumerate(vertices):
        if places.setdefault(vertex, place) != place:
            raise Error(f"arena: the vertex {vertex!r} is there twice", "arena")
    for vertex, owner in zip(vertices, owners):
        if owner not in (1, 2):
            raise Error(f"arena: the owner of {vertex!r} is {owner!r}, not 1 or 2", "arena")
    after = []
    for vertex, row in zip(vertices, successors):
        for w in row:
            if w not in places:
                raise Error(f"arena: {w!r}, which {vertex!r} leads to, is not a vertex", "arena")
        after.append([places[w] for w in row])
    return Arena(list(owners) or [1] * len(vertices), after)


def read_arena(text: str, place: str) -> Arena:
    """JSON as the engine writes it, or the course's dictionary."""
    try:
        if '"vertices"' in text:
            read = json.loads(text)
            names = [v["id"] for v in read["vertices"]]
            rows: Dict[str, List[str]] = {name: [] for name in names}
            for v, w in read["edges"]:
                rows[v].append(w)
            arena = arena_from_lists(names, [v.get("owner", 1) for v in read["vertices"]], list(rows.values()))
            marks = [v.get("target", False) for v in read["vertices"]]
            return arena.renamed(names, names.index(read["start"]) if "start" in read else 0,
                                 [v for v, mark in enumerate(marks) if mark is True or mark == 1],
                                 [v for v, mark in enumerate(marks) if mark == 2])
        graph = ast.literal_eval(text[text.index("{"):].strip())
        arena = arena_from_lists(list(graph), [value[0] for value in graph.values()], [value[1] for value in graph.values()])
        return arena.renamed([str(v) for v in graph], 0, [], [])
    except (ValueError, KeyError, SyntaxError, TypeError, IndexError) as error:
        if isinstance(error, Error):
            raise
        raise engine_needed(f"{place}: this form of an arena") from None


def game_arena(at: Any, owners: bool, options: Any) -> Arena:
    """Every position once for each player who can be to move there."""
    at.game.solved()
    rows, places, names, lists, whose = [at], {at.text(): 0}, [], [], []
    targets: Dict[int, List[int]] = {0: [], 1: [], 2: []}
    for number, position in enumerate(rows):
        names.append(position.text())
        whose.append(position.mover)
        if position.winner is not None:
            targets[position.winner].append(number)
        row = []
        for i in range(len(position.moves())):
            child = position.after_place(i)
            if child.text() not in places:
                places[child.text()] = len(rows)
                rows.append(child)
            row.append(places[child.text()])
        lists.append(row)
    arena = Arena(whose, lists, names, 0, targets[1], targets[2])
    arena.of_game = True
    return arena
