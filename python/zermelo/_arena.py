"""Arenas: graphs on which two players move, and from where one of them can force the play into a target."""
from __future__ import annotations

import os
from typing import Any, Dict, Hashable, Iterable, Iterator, List, NamedTuple, Optional, Tuple

from ._door import engine, options
from ._error import Error
from ._show import Shown, table
from ._words import say

_WHY = {
    "en": {"target": "it is in the target", "moves": "player {owner} moves to {through}",
           "forced": "all moves of player {owner} lead there", "over": "the play is over here",
           "stuck": "nobody can move", "no_way_in": "no move of player {owner} leads there",
           "stays_out": "player {owner} stays out by {through}"},
    "fr": {"target": "il est dans la cible", "moves": "le joueur {owner} va en {through}",
           "forced": "tous les coups du joueur {owner} y mènent", "over": "la partie est finie ici",
           "stuck": "personne ne peut jouer", "no_way_in": "aucun coup du joueur {owner} n'y mène",
           "stays_out": "le joueur {owner} reste dehors par {through}"},
}


class Step(NamedTuple):
    """A vertex joins the attractor."""

    rank: int
    vertex: Hashable
    owner: int
    why: str
    through: Optional[Hashable]


class Arena(Shown):
    """A graph whose vertices belong to player 1 or 2.

    From a dictionary ``{vertex: (owner, [successors])}``, an adjacency list ``[[1, 2], [0]]`` with ``owners``, a networkx
    graph whose vertices have the attribute ``owner``, or a file (JSON, DOT, PGSolver, Python).

    >>> a = Arena({0: (1, [1, 2]), 1: (2, [3, 4]), 2: (1, [5]), 3: (1, []), 4: (1, []), 5: (2, [])}, target={3, 5})
    >>> w = a.attractor(1)
    >>> w.ranks
    {0: 2, 2: 1, 3: 0, 5: 0}
    >>> w.strategy
    {0: 2, 2: 5}
    """

    def __init__(self, graph: Any, owners: Any = None, target: Iterable = (), against: Iterable = (), start: Any = None):
        if isinstance(graph, (str, os.PathLike)):
            self._read(os.fspath(graph), target, against)
        else:
            vertices, owned, successors = _lists_of(graph, owners)
            self._set(vertices, engine.arena_from_lists(vertices, owned, successors), target, against)
        self.start: Hashable = self._vertices[self._engine.start] if start is None else start
        if start is not None:
            self._number(start)

    def _set(self, vertices: List[Hashable], held: Any, target: Iterable, against: Iterable) -> None:
        self._engine = held
        self._vertices = vertices
        self._places: Optional[Dict[Hashable, int]] = None
        self._drawn: Any = None
        self.target = set(target)
        self.against = set(against)
        for vertex in self.target | self.against:
            self._number(vertex)

    def _read(self, file: str, target: Iterable, against: Iterable) -> None:
        try:
            with open(file, encoding="utf-8") as source:
                text = source.read()
        except (OSError, UnicodeDecodeError) as error:
            raise Error(f"{file}: {getattr(error, 'strerror', None) or error}", file) from None
        self._take(engine.read_arena(text, file), target, against)

    def _take(self, held: Any, target: Iterable = (), against: Iterable = ()) -> None:
        names = [held.name(v) for v in range(len(held))]
        self._set(names, held, target or [names[v] for v in held.targets(1)],
                  against or [names[v] for v in held.targets(2)])

    @staticmethod
    def _of_position(position: Any, owners: bool, limits: dict) -> "Arena":
        arena = object.__new__(Arena)
        arena._take(engine.game_arena(position._engine, owners, options(limits)))
        arena.start = arena._vertices[arena._engine.start]
        return arena

    @property
    def vertices(self) -> List[Hashable]:
        return list(self._vertices)

    @property
    def edges(self) -> int:
        return self._engine.edges

    def owner(self, vertex: Hashable) -> int:
        return self._engine.owner(self._number(vertex))

    def successors(self, vertex: Hashable) -> List[Hashable]:
        return [self._vertices[v] for v in self._engine.successors(self._number(vertex))]

    def __len__(self) -> int:
        return len(self._engine)

    def __contains__(self, vertex: object) -> bool:
        return vertex in self._index()

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._vertices)

    def attractor(self, player: int = 1, target: Optional[Iterable] = None, against: Optional[Iterable] = None,
                  normal: bool = False, **limits: Any) -> "Attractor":
        """From where the player can force the play into the target, and how.

        Without ``target``, what the arena says; where that says nothing, whoever cannot move loses. ``against`` is the
        opponent's target: then there are three regions.
        """
        if player not in (1, 2):
            raise Error(say(f"player: {player!r} is neither 1 nor 2", f"joueur : {player!r} n'est ni 1 ni 2"), "player")
        own, other = (self.target, self.against) if player == 1 else (self.against, self.target)
        if target is None:
            target, against = own, other if against is None else against
            if not target and against and not self._engine.of_game:  # one target: it is what any player has to reach
                target, against = against, ()
        return Attractor(self, player, set(target), set(against or ()), normal, limits)

    def refute(self, strategy: Dict[Hashable, Hashable], player: int = 1, holder: Optional[int] = None,
               **keywords: Any) -> Optional[List[Hashable]]:
        """A play that beats this strategy, from a vertex from where another one wins; None where there is none.

        >>> a = Arena({0: (1, [1, 2]), 1: (2, [0]), 2: (2, [])}, target={2})
        >>> a.refute({0: 1})
        [0, 1, 0]
        >>> a.refute({0: 2}) is None
        True
        """
        return self.attractor(player, **keywords).refute(strategy, holder)

    def parity(self, **limits: Any) -> Tuple[Dict[Hashable, int], Dict[Hashable, Hashable]]:
        """Who wins each vertex of a parity game from a file, and how."""
        winners, moves = self._engine.parity(options(limits))
        return (dict(zip(self._vertices, winners)),
                {self._vertices[v]: self._vertices[to] for v, to in enumerate(moves) if to is not None})

    # Elsewhere.
    def to_dict(self) -> Dict[Hashable, Tuple[int, List[Hashable]]]:
        """{vertex: (owner, [successors])}."""
        return {v: (self.owner(v), self.successors(v)) for v in self._vertices}

    def to_networkx(self) -> Any:
        """A networkx graph, where networkx is there."""
        import networkx
        graph = networkx.DiGraph()
        for vertex in self._vertices:
            graph.add_node(vertex, owner=self.owner(vertex), target=vertex in self.target)
        graph.add_edges_from((v, to) for v in self._vertices for to in self.successors(v))
        return graph

    def write(self, format: str = "json") -> str:
        """As text: json, dict, list, dot or pg."""
        return self._named().written(format)

    def save(self, file: str) -> None:
        """To a file: .json, .dot, .pg or .py."""
        format = {".dot": "dot", ".gv": "dot", ".pg": "pg", ".gm": "pg", ".py": "dict"}.get(os.path.splitext(file)[1], "json")
        with open(file, "w", encoding="utf-8") as out:
            out.write(self.write(format))

    def svg(self, layers: str = "distance", lang: str = "") -> str:
        """The picture; layers: distance or sides."""
        return self._named().svg(layers, lang)

    def _repr_svg_(self) -> Optional[str]:
        return self.svg() if len(self) <= 200 else None

    def __repr__(self) -> str:
        return f"<Arena of {len(self):,} vertices and {self.edges:,} edges>"

    def _index(self) -> Dict[Hashable, int]:
        if self._places is None:
            self._places = {vertex: place for place, vertex in enumerate(self._vertices)}
        return self._places

    def _number(self, vertex: Hashable) -> int:
        place = self._index().get(vertex)
        if place is None:
            raise Error(say(f"arena: {vertex!r} is not a vertex", f"arène : {vertex!r} n'est pas un sommet"), "arena")
        return place

    def _named(self) -> Any:
        """With the vertices' names, for pictures and files."""
        if self._drawn is None:
            self._drawn = self._engine.renamed([_name(v) for v in self._vertices], self._number(self.start),
                                               [self._number(v) for v in self.target],
                                               [self._number(v) for v in self.against])
        return self._drawn


class Attractor(Shown):
    """From where a player can force the play into a target: a set with ranks, reasons and a strategy."""

    def __init__(self, arena: Arena, player: int, target: set, against: set, normal: bool, limits: dict):
        self.arena = arena
        self.player = player
        self._numbers = ([arena._number(v) for v in target], [arena._number(v) for v in against])
        self._normal = normal
        self._limits = limits
        self._engine = arena._engine.attractor(player, *self._numbers, normal, options(limits))
        self._ranks: Optional[Dict[Hashable, int]] = None

    @property
    def ranks(self) -> Dict[Hashable, int]:
        """{vertex: rank} of all vertices inside; a vertex of rank n reaches the target in n moves."""
        if self._ranks is None:
            self._ranks = {vertex: rank for vertex, rank in zip(self.arena._vertices, self._engine.ranks())
                           if rank is not None}
        return self._ranks

    @property
    def vertices(self) -> set:
        return set(self.ranks)

    @property
    def sizes(self) -> List[int]:
        """How many vertices V_0, V_1, ... have."""
        return self._engine.sizes()

    @property
    def strategy(self) -> Dict[Hashable, Hashable]:
        """The player's winning moves."""
        names = self.arena._vertices
        owner = self.arena._engine.owner
        return {names[v]: names[to] for v, to in enumerate(self._engine.strategy())
                if to is not None and owner(v) == self.player and self._engine.contains(v)}

    @property
    def steps(self) -> List[Step]:
        """How the attractor grows: every vertex that joins, in the order of ranks, and why."""
        rows = [(rank, v, why, through) for v, (rank, why, through) in enumerate(self._engine.reasons()) if rank is not None]
        return [self._step(*row) for row in sorted(rows, key=lambda row: row[0])]

    @property
    def outside(self) -> List[Step]:
        """The vertices that never join, and why; their rank is -1."""
        return [self._step(-1, v, why, through)
                for v, (rank, why, through) in enumerate(self._engine.reasons()) if rank is None]

    @property
    def regions(self) -> Dict[str, List[Hashable]]:
        """Where both players have targets: won, lost, and neither."""
        regions: Dict[str, List[Hashable]] = {"won": [], "lost": [], "neither": []}
        for vertex, other in zip(self.arena._vertices, self._engine.opponent_ranks()):
            regions["won" if vertex in self.ranks else "lost" if other is not None else "neither"].append(vertex)
        return regions

    def why(self, vertex: Hashable, lang: str = "") -> str:
        """Why a vertex is inside or outside.

        >>> a = Arena({0: (1, [1, 2]), 1: (2, [0]), 2: (2, [])}, target={2})
        >>> a.attractor(1).why(1)
        'all moves of player 2 lead there'
        """
        rank, why, through = self._engine.reasons()[self.arena._number(vertex)]
        return self._step(-1 if rank is None else rank, self.arena._number(vertex), why, through, lang).why

    def refute(self, strategy: Dict[Hashable, Hashable], holder: Optional[int] = None) -> Optional[List[Hashable]]:
        """A play that beats the strategy; see :meth:`Arena.refute`."""
        return self.check(strategy, holder)["counter"]

    def check(self, strategy: Dict[Hashable, Hashable], holder: Optional[int] = None) -> Dict[str, Any]:
        """From where a strategy wins, what it misses, and a play that beats it."""
        moves: List[Optional[int]] = [None] * len(self.arena)
        for vertex, to in strategy.items():
            number = self.arena._number(vertex)
            moves[number] = self.arena._number(to)
            if moves[number] not in self.arena._engine.successors(number):
                raise Error(say(f"strategy: no edge leads from {vertex!r} to {to!r}",
                                f"stratégie : aucune arête ne mène de {vertex!r} à {to!r}"), "strategy")
        wins, missed, path, loop, silent = self._engine.check(moves, holder or self.player)
        names = self.arena._vertices
        counter = None if path is None else [names[v] for v in path]
        if counter is not None and loop is not None and counter[-1] != counter[loop]:
            counter.append(counter[loop])
        return {"wins": {names[v] for v in wins}, "missed": {names[v] for v in missed}, "counter": counter,
                "silent": silent}

    def certificate(self) -> str:
        """Ranks and moves that anybody can check without solving anything."""
        return self._named().certificate("python")

    def verify(self, certificate: Optional[str] = None) -> bool:
        """Whether a certificate (this attractor's own) is right, by a check that shares nothing with the solver."""
        return self._named().flaw(certificate or self.certificate(), "") is None

    def explain(self, lang: str = "", trace: bool = False) -> str:
        return self._named().text(trace, lang).rstrip("\n")

    def svg(self, layers: str = "ranks", lang: str = "") -> str:
        return self._named().svg(layers, lang)

    def _repr_svg_(self) -> Optional[str]:
        return self.svg() if len(self.arena) <= 200 else None

    def _repr_html_(self) -> Optional[str]:
        return self._repr_svg_() or table(["rank", "vertices"], list(enumerate(self.sizes)))

    def __contains__(self, vertex: object) -> bool:
        return vertex in self.arena and self._engine.contains(self.arena._number(vertex))

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self.ranks)

    def __len__(self) -> int:
        sizes = self.sizes
        return sizes[-1] if sizes else 0

    def __repr__(self) -> str:
        return f"<Attractor of player {self.player}: {len(self):,} of {len(self.arena):,} vertices>"

    def _step(self, rank: int, number: int, why: str, through: Optional[int], lang: str = "") -> Step:
        names = self.arena._vertices
        owner = self.arena._engine.owner(number)
        to = None if through is None else names[through]
        sentence = _WHY[lang or engine.language()][why].format(owner=owner, through=to)
        return Step(rank, names[number], owner, sentence, to)

    def _named(self) -> Any:
        return self.arena._named().attractor(self.player, *self._numbers, self._normal, options(self._limits))


def _name(vertex: Hashable) -> str:
    return vertex if isinstance(vertex, str) else repr(vertex)


def _lists_of(graph: Any, owners: Any) -> Tuple[List[Hashable], List[int], List[Iterable]]:
    """Vertices, owners and successors of whatever was given."""
    if hasattr(graph, "nodes") and hasattr(graph, "adj"):  # networkx
        facts = getattr(graph, "_node", graph.nodes)  # its own dictionaries: views of them take ten times as long
        after = getattr(graph, "_adj", graph.adj)
        vertices = list(facts)
        if owners is None:
            owners = [facts[v].get("owner", facts[v].get("player", 1)) for v in vertices]
        return vertices, _owners(vertices, owners), [after[v] for v in vertices]
    if isinstance(graph, dict):
        vertices = list(graph)
        values = list(graph.values())
        if owners is None and values and all(isinstance(v, tuple) and len(v) == 2 for v in values):
            return vertices, [value[0] for value in values], [value[1] for value in values]
        return vertices, _owners(vertices, owners), values
    if isinstance(graph, (list, tuple)):
        vertices = list(range(len(graph)))
        half = len(graph) // 2  # as the course has it: the first half belongs to player 1
        return vertices, _owners(vertices, owners) or [1 if v < half else 2 for v in vertices], list(graph)
    kind = type(graph).__name__
    raise Error(say(f"arena: a dictionary, an adjacency list, a networkx graph or a file, not {kind}",
                    f"arène : un dictionnaire, une liste d'adjacence, un graphe networkx ou un fichier, pas {kind}"), "arena")


def _owners(vertices: List[Hashable], owners: Any) -> List[int]:
    if owners is None:
        return []
    if callable(owners):
        return [owners(v) for v in vertices]
    if isinstance(owners, dict):
        return [owners[v] for v in vertices]
    return list(owners)
