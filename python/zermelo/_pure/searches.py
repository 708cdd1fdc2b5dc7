"""Minimax and alpha-beta in pure Python, with their counts."""
from __future__ import annotations

from typing import Any, List, Optional, Tuple

from .._error import Error, engine_needed

INFINITE = float("inf")


class Searched:
    """What a search says of a position, and what it cost."""

    seconds, playouts, moves, limited, known = 0.0, 0, [], False, 0

    def __init__(self, position: Any, word: str):
        kind, _, given = word.partition(":")
        if kind not in ("minimax", "alphabeta"):
            raise engine_needed(f"the search {kind}")
        settings = dict(part.partition("=")[::2] for part in given.split(",") if part)
        for name in settings:
            if name not in ("depth", "eval"):
                raise engine_needed(f"the option {name} of a search")
        self.depth = int(settings["depth"]) if "depth" in settings else None
        self._eval = settings.get("eval", "constant")
        if self._eval not in ("constant", "own"):
            raise engine_needed(f"the judgement {self._eval}")
        self.nodes = self.leaves = self.cuts = self.judged = self.deepest = 0
        self._cutting, self._whole, self._path = kind == "alphabeta", True, set()
        if self.depth is None and not position.game.states.explore(200_000):
            raise engine_needed("a search to the end of so large a game")
        self.value, self.best = self._root(position)
        self.complete = self._whole
        plies = 100 - abs(self.value)
        sure = self._whole or (self._eval == "constant" and self.value != 0)  # a judgement of nothing wins nothing
        self.proven = None if not sure else "win" if self.value > 0 else "loss" if self.value < 0 else "draw"
        self.plies: Optional[int] = plies if sure and self.value else None

    def _root(self, at: Any) -> Tuple[int, List[str]]:
        if at.over is not None:
            return self._search(at, -INFINITE, INFINITE, 0), []
        self.nodes += 1
        best, names = -INFINITE, []
        for number, name in enumerate(at.moves()):
            child = at.after_place(number)
            # One below the best, so that moves as good as it are found too.
            value = self._of_child(at, child, best - 1 if self._cutting else -INFINITE, INFINITE, 1)
            if value > best:
                best, names = value, []
            if value == best:
                names.append(name)
        return best, names

    def _of_child(self, at: Any, child: Any, low: float, high: float, ply: int) -> Any:
        if child.mover == at.mover:
            return self._search(child, low, high, ply)
        return -self._search(child, -high, -low, ply)

    def _search(self, at: Any, low: float, high: float, ply: int) -> Any:
        self.nodes += 1
        self.deepest = max(self.deepest, ply)
        if at.over is not None:
            self.leaves += 1
            return {"win": 100 - ply, "loss": ply - 100, "draw": 0}[at.over]
        if self.depth is not None and ply >= self.depth:
            self.leaves += 1
            self.judged += 1
            self._whole = False
            return 0 if self._eval == "constant" else at.game.rules.judged(at.game.states.states[at.place])
        key = at.text()
        if key in self._path:
            raise Error("search: a play may return to a position: give the search a depth", "search")
        self._path.add(key)
        best = -INFINITE
        for number in range(len(at.moves())):
            child = at.after_place(number)
            best = max(best, self._of_child(at, child, max(low, best), high, ply + 1))
            if self._cutting and best >= high:
                self.cuts += 1
                break
        self._path.discard(key)
        return best

    def text(self, lang: str) -> str:
        return f"value {self.value}, best {', '.join(self.best)}, {self.nodes} nodes"


def search(position: Any, word: str, ties: bool, options: Any) -> Searched:
    return Searched(position, word)


def tree(*_: Any) -> Any:
    raise engine_needed("the picture of a tree")
