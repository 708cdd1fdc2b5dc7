"""What positions and moves are worth."""
from __future__ import annotations

from typing import Dict, NamedTuple, Optional, Tuple

_ORDER = {"loss": 0, "endless": 1, "draw": 2, "win": 3}


class Value:
    """What a position is worth to the player who moves there.

    ``outcome`` is ``"win"``, ``"draw"``, ``"loss"`` or ``"endless"`` (a play that neither lets end), ``plies`` the number
    of moves to the end when the winner hurries and the loser delays. Better is greater.

    >>> Value("win", plies=1) > Value("win", plies=3) > Value("draw") > Value("loss", plies=4) > Value("loss", plies=2)
    True
    """

    __slots__ = ("outcome", "plies", "utility", "result", "_order")

    def __init__(self, outcome: str, plies: Optional[int] = None, utility: Optional[int] = None,
                 result: Optional[str] = None):
        self.outcome = outcome
        self.plies = plies
        self.utility = utility
        self.result = result or outcome
        never = 1 << 62
        late = (plies or 0) if outcome == "loss" else -(never if plies is None else plies)
        self._order = (_ORDER[outcome], late)

    @property
    def won(self) -> bool:
        return self.result == "win"

    @property
    def lost(self) -> bool:
        return self.result == "loss"

    @property
    def drawn(self) -> bool:
        return not self.won and not self.lost

    def __repr__(self) -> str:
        parts = [self.outcome]
        if self.plies is not None:
            parts.append(f"plies={self.plies}")
        if self.utility is not None:
            parts.append(f"utility={self.utility}")
        return f"Value({', '.join(parts)})"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Value):
            return (self.outcome, self.plies, self.utility) == (other.outcome, other.plies, other.utility)
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self.outcome, self.plies, self.utility))

    def __lt__(self, other: "Value") -> bool:
        return self._order < other._order

    def __le__(self, other: "Value") -> bool:
        return self._order <= other._order

    def __gt__(self, other: "Value") -> bool:
        return self._order > other._order

    def __ge__(self, other: "Value") -> bool:
        return self._order >= other._order


class ScoredMove(NamedTuple):
    """A move, what it is worth to the player who makes it, and whether no other is better."""

    move: object
    value: Value
    best: bool

    def __repr__(self) -> str:
        plies = "" if self.value.plies is None else f" {self.value.plies}"
        utility = "" if self.value.utility is None else f" ({self.value.utility:+d})"
        return f"ScoredMove({self.move!r}, {self.value.outcome}{plies}{utility}{', best' if self.best else ''})"


_known: Dict[Tuple, Value] = {}


def value_of(worth: Tuple) -> Value:
    """The engine's (outcome, result, plies, utility); equal ones are the same object."""
    value = _known.get(worth)
    if value is None:
        outcome, result, plies, utility = worth
        value = _known[worth] = Value(outcome, plies, utility, result)
    return value
