"""Searches, their trees, matches and studies."""
from __future__ import annotations

from typing import Any, List, Optional, Tuple, Union

from ._door import engine, options
from ._game import Game, Position
from ._show import Picture, Shown, table


class Search(Shown):
    """What a search says of a position, and what it cost.

    >>> r = Game("tictactoe").start.search("alphabeta:depth=4,eval=open-lines")
    >>> r.value, r.best, r.cuts > 0
    (1, ['2:2'], True)
    """

    def __init__(self, position: Position, with_: str, ties: bool, limits: dict):
        self.position = position
        self._with = with_
        self._limits = limits
        self._found = engine.search(position._engine, with_, ties, options(limits))

    @property
    def value(self) -> Union[int, float]:
        """For the player to move: what is proven lies outside all that can be judged."""
        return self._found.value

    @property
    def best(self) -> List[Any]:
        return self.position._as_moves(self._found.best)

    @property
    def proven(self) -> Optional[str]:
        """win, draw or loss, where the search saw all that it needed to."""
        return self._found.proven

    @property
    def plies(self) -> Optional[int]:
        return self._found.plies

    @property
    def nodes(self) -> int:
        return self._found.nodes

    @property
    def leaves(self) -> int:
        return self._found.leaves

    @property
    def cuts(self) -> int:
        return self._found.cuts

    @property
    def known(self) -> int:
        """Positions that a table knew."""
        return self._found.known

    @property
    def depth(self) -> Optional[int]:
        return self._found.depth

    @property
    def seconds(self) -> float:
        return self._found.seconds

    @property
    def playouts(self) -> int:
        """The random games of Monte Carlo tree search."""
        return self._found.playouts

    @property
    def sampled(self) -> List[Tuple[str, int, float]]:
        """Of Monte Carlo tree search: each move, its random games and their mean."""
        return [(move.move, move.games, move.mean) for move in self._found.moves]

    @property
    def tree(self) -> "Tree":
        """The tree that the search walked through."""
        return self.position.tree(self._with, **self._limits)

    def explain(self, lang: str = "") -> str:
        return self._found.text(lang).rstrip("\n")

    def __repr__(self) -> str:
        return f"<Search {self._with}: value {self.value}, best {', '.join(map(str, self.best))}, {self.nodes:,} nodes>"

    def _repr_html_(self) -> str:
        return table(["", self._with], [("value", str(self.value)), ("best", ", ".join(map(str, self.best))),
                                        ("proven", self.proven or "no"), ("nodes", self.nodes), ("leaves", self.leaves),
                                        ("cuts", self.cuts), ("known", self.known)])


class Tree(Picture):
    """A search tree: nodes by number, 0 is the root; a picture in a notebook.

    >>> t = Game("tree:fig52").start.tree("alphabeta")
    >>> t.root.value, len(t), t.root.children
    (3, 13, [1, 5, 9])
    """

    def __init__(self, held: Any):
        self._held = held

    @property
    def svg(self) -> str:  # type: ignore[override]
        return self._held.svg()

    @property
    def dot(self) -> str:
        """The tree for Graphviz."""
        return self._held.dot()

    @property
    def root(self) -> Any:
        return self[0]

    @property
    def best_line(self) -> List[int]:
        """The nodes of the play that the search found best."""
        return self._held.best_line()

    def __getitem__(self, number: int) -> Any:
        """A node: position, move, mover, max, value, low, high, kind, children."""
        if not -len(self) <= number < len(self):
            raise IndexError(number)
        return self._held.node(number % len(self))

    def __len__(self) -> int:
        return len(self._held)

    def __str__(self) -> str:
        return self._held.text("").rstrip("\n")

    def __repr__(self) -> str:
        return f"<Tree of {len(self)} nodes, value {self.root.value}>"


class Match(Shown):
    """Many games between two AIs, in pairs with the same opening."""

    def __init__(self, found: Any):
        self._found = found

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self._found, name)

    def explain(self, lang: str = "") -> str:
        return self._found.text(lang).rstrip("\n")

    def __repr__(self) -> str:
        return (f"<Match {self.first} - {self.second}: {self.wins} won, {self.draws} drawn, {self.losses} lost, "
                f"score {self.score:.3f}>")

    def _repr_html_(self) -> str:
        return table(["", "won", "drawn", "lost", "score"],
                     [(self.first, self.wins, self.draws, self.losses, f"{self.score:.3f}"),
                      (self.second, self.losses, self.draws, self.wins, f"{1 - self.score:.3f}")])


class _Table(Shown):
    """Rows under a head."""

    def __init__(self, found: Any, head: List[str], rows: List[Tuple]):
        self._found = found
        self.head = head
        self.rows = rows

    def explain(self, lang: str = "") -> str:
        return self._found.text(lang).rstrip("\n")

    def __iter__(self) -> Any:
        return iter(self.rows)

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, place: int) -> Tuple:
        return self.rows[place]

    def to_pandas(self) -> Any:
        import pandas
        return pandas.DataFrame(self.rows, columns=self.head)

    def __repr__(self) -> str:
        return self.explain()

    def _repr_html_(self) -> str:
        return table(self.head, self.rows)


class Comparison(_Table):
    """Searches side by side: a row (method, value, nodes, leaves, cuts) each."""


class DepthStudy(_Table):
    """How often the choices of a search at each depth give something away: a row (depth, errors, nodes) each."""

    @property
    def least(self) -> Optional[int]:
        """From this depth on there is no error."""
        return self._found.least


def _start(game: Any) -> Position:
    return game if isinstance(game, Position) else (game if isinstance(game, Game) else Game(game)).start


def match(game: Any, first: str, second: str, games: int = 100, opening: int = 2, **limits: Any) -> Match:
    """Plays many games between two AIs.

    >>> m = match("nim:3+4", "perfect", "random", games=20)
    >>> m.games, m.wins + m.draws + m.losses
    (20, 20)
    """
    return Match(engine.match(_start(game)._engine, first, second, games, opening, options(limits)))


def compare(game: Any, eval: str = "", depth: Optional[int] = None, **limits: Any) -> Comparison:
    """Minimax, and what each idea saves.

    >>> [row[0] for row in compare("tictactoe", depth=3)][:2]
    ['minimax', 'memoised']
    """
    found = engine.compare(_start(game)._engine, eval, depth, options(limits))
    rows = [(name, one.value, one.nodes, one.leaves, one.cuts) for name, one in found.rows]
    return Comparison(found, ["method", "value", "nodes", "leaves", "cuts"], rows)


def depth(game: Any, with_: str = "alphabeta", depth: Optional[int] = None, sample: int = 5000, **limits: Any) -> DepthStudy:
    """How deep a search must look until it makes no more mistakes.

    >>> depth("nim:2+3", "alphabeta", depth=6).least
    4
    """
    found = engine.depth(_start(game)._engine, with_, depth, sample, options(limits))
    return DepthStudy(found, ["depth", "errors", "nodes"], [(r.depth, r.errors, r.nodes) for r in found.rows])
