"""A solved game as a mapping from positions to values."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Dict, Iterator, List, Optional, Tuple

from ._door import engine, options
from ._error import Error
from ._game import Game, Position
from ._show import Shown, table
from ._value import Value, value_of

_MAX_STATES = 3_000_000


class Solution(Mapping, Shown):
    """The values of all positions that can follow a start.

    A position, or its text, is the key. Positions that are alike (Babylone's colours, a mirrored board) were solved as one
    where ``symmetry`` is true: each has its value, one of them is listed.

    >>> game = Game("nim:1+2")
    >>> s = game.solve()
    >>> s[game.start.play("2-1")], s["1+1"]
    (Value(loss, plies=2), Value(loss, plies=2))
    >>> s.counts["positions"] == len(s) == len(list(s))
    True
    """

    def __init__(self, start: Position, method: str, symmetry: bool, verify: bool, proof: bool, limits: Dict[str, Any]):
        self.start = start
        self.game: Game = start.game
        if self.game._rules is None:  # a solver of its own, which nothing else asks
            self._engine = engine.Game(self.game.word)
            at = self._engine.read(start.text)
        else:
            self._engine = self.game._engine
            at = start._engine
            self._explore(limits)
        self._solved = at.solve(method, symmetry, verify, proof, options(limits))
        self._listed: Optional[List[Tuple[Position, Value]]] = None

    def _explore(self, limits: Dict[str, Any]) -> None:
        most = limits.get("nodes") or _MAX_STATES
        if not engine.explore(self._engine, most, options(limits)):
            raise self.game._rules.too_many(engine.known_states(self._engine), "nodes" in limits or "seconds" in limits)

    @property
    def value(self) -> Value:
        """What the start is worth to the player to move."""
        return value_of(self._solved.worth)

    @property
    def winner(self) -> int:
        """Who wins: 1 or 2, 0 for nobody."""
        return self._solved.winner

    @property
    def best(self) -> List[Any]:
        """The best moves of the start."""
        return self.start._as_moves(self._solved.best)

    @property
    def counts(self) -> Dict[str, int]:
        """How many positions, edges, finals; won, lost and drawn for the player to move. Empty after a search."""
        return self._solved.counts or {}

    @property
    def method(self) -> str:
        return self._solved.method

    @property
    def seconds(self) -> float:
        return self._solved.seconds

    @property
    def peak_bytes(self) -> int:
        return self._solved.peak_bytes

    def grundy(self, position: Any = None) -> Optional[int]:
        """The Grundy value of a position (the start), where the game has them.

        >>> Game("nim:3+5").solve().grundy()
        6
        """
        if position is None:
            return self._solved.grundy
        return self._engine.known_grundy(self._held(position))

    def verify(self, **limits: Any) -> bool:
        """Whether every value is right by the rules alone, whatever solved them."""
        if self._solved.verified is None:
            at = self._engine.read(self.start.text) if self.game._rules is None else self.start._engine
            self._solved = at.solve(self._solved.method, self._solved.symmetry, True, False, options(limits))
        return bool(self._solved.verified)

    def strategy(self, position: Any) -> List[Any]:
        """The best moves of a position that was solved."""
        at = position if isinstance(position, Position) else self.game.position(position)
        before = self[at]
        return [move for move in at.legal if _earlier(self[at.play(move)], at.play(move).mover == at.mover) == before]

    # A mapping.
    def __getitem__(self, position: Any) -> Value:
        held = position._engine if type(position) is Position else self._held(position)
        worth = self._engine.known(held)
        if worth is None:
            return self._missing(position)
        return value_of(worth)

    def _missing(self, position: Any) -> Value:
        if not self.counts and position == self.start:  # found by a search
            return self.value
        raise KeyError(position)

    def _held(self, position: Any) -> Any:
        return position._engine if isinstance(position, Position) else self.game.position(position)._engine

    def __contains__(self, position: object) -> bool:
        try:
            self[position]
        except (KeyError, Error):
            return False
        return True

    def __len__(self) -> int:
        return self.counts.get("positions", 1)

    def __iter__(self) -> Iterator[Position]:
        return (position for position, _ in self._list())

    def items(self) -> List[Tuple[Position, Value]]:  # type: ignore[override]
        return self._list()

    def _list(self) -> List[Tuple[Position, Value]]:
        if self._listed is None:
            known = self._engine.all_known() if self.counts else []
            self._listed = [(Position._of(self.game, held), value_of(worth)) for held, worth in known]
            if not self.counts:
                self._listed = [(self.start, self.value)]
        return self._listed

    # Elsewhere.
    def to_dict(self) -> Dict[str, Value]:
        """The same with texts as keys."""
        return {position.text: value for position, value in self.items()}

    def to_pandas(self) -> Any:
        """A DataFrame with a row for each position, where pandas is there."""
        import pandas
        rows = [(p.text, p.mover, v.outcome, v.plies) for p, v in self.items()]
        return pandas.DataFrame(rows, columns=["position", "mover", "outcome", "plies"])

    def to_csv(self, file: str) -> None:
        """A file with a line for each position: position,mover,outcome,plies."""
        import csv
        with open(file, "w", newline="", encoding="utf-8") as out:
            lines = csv.writer(out)
            lines.writerow(["position", "mover", "outcome", "plies"])
            lines.writerows((p.text, p.mover, v.outcome, v.plies) for p, v in self.items())

    def explain(self, lang: str = "") -> str:
        """What was found, in words."""
        return self._solved.text(self._engine, lang).rstrip("\n")

    def __repr__(self) -> str:
        return f"<Solution of {self.game.word}: {self.value!r}, {len(self):,} positions>"

    def _repr_html_(self) -> str:
        facts = [("winner", self.winner or "nobody"), ("value", repr(self.value)), ("best", ", ".join(map(str, self.best))),
                 ("method", self.method)] + list(self.counts.items())
        return table(["", self.game.word], facts)


def _earlier(value: Value, same_mover: bool) -> Value:
    turned = value.outcome if same_mover else {"win": "loss", "loss": "win"}.get(value.outcome, value.outcome)
    return Value(turned, None if value.plies is None else value.plies + 1, value.utility)
