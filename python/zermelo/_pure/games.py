"""The course's games as classes of plain methods, written as the engine writes them."""
from __future__ import annotations

from typing import Any, Dict, List, Tuple

from .._error import Error, engine_needed


class Babylone:
    """Put a pile on another of the same height or the same top colour. Whoever cannot move loses."""

    title = "Babylone"

    def __init__(self, colours: int = 4, tiles: int = 3):
        self.start = tuple((colour, 1) for colour in range(colours) for _ in range(tiles))

    def moves(self, piles: Tuple) -> List[str]:
        kinds = sorted(set(piles))
        return [f"{_pile(a)}/{_pile(b)}" for a in kinds for b in kinds
                if (a[1] == b[1] and a != b) or (a[0] == b[0] and a < b) or (a == b and piles.count(a) > 1)]

    def play(self, piles: Tuple, move: str) -> Tuple:
        top, below = (( ord(name[0]) - 97, int(name[1:])) for name in move.split("/"))
        left = list(piles)
        left.remove(top)
        left.remove(below)
        return tuple(sorted(left + [(top[0], top[1] + below[1])]))

    def text(self, piles: Tuple) -> str:
        return " ".join(map(_pile, piles))

    def parse(self, text: str) -> Tuple:
        return tuple(sorted((ord(name[0]) - 97, int(name[1:])) for name in text.split()))


def _pile(pile: Tuple[int, int]) -> str:
    return chr(97 + pile[0]) + str(pile[1])


class Subtraction:
    """Take one of the allowed numbers of sticks. Whoever cannot move loses."""

    title = "Subtraction"

    def __init__(self, heap: int = 21, take: Tuple[int, ...] = (1, 2, 3)):
        self.start, self.take = heap, (take,) if isinstance(take, int) else tuple(take)

    def moves(self, heap: int) -> List[str]:
        return [str(k) for k in sorted(self.take) if k <= heap]

    def play(self, heap: int, move: str) -> int:
        return heap - int(move)


class Nim:
    """Take as many sticks as you like from one heap. Whoever cannot move loses."""

    title = "Nim"

    def __init__(self, heaps: Tuple[int, ...] = (3, 5, 7)):
        self.start = tuple(sorted((heaps,) if isinstance(heaps, int) else heaps))

    def moves(self, heaps: Tuple) -> List[str]:
        return [f"{heap}-{k}" for heap in sorted(set(heaps)) for k in range(1, heap + 1)]

    def play(self, heaps: Tuple, move: str) -> Tuple:
        heap, k = map(int, move.split("-"))
        left = list(heaps)
        left.remove(heap)
        return tuple(sorted(left + ([heap - k] if heap > k else [])))

    def text(self, heaps: Tuple) -> str:
        return "+".join(map(str, heaps)) or "0"

    def parse(self, text: str) -> Tuple:
        return tuple(sorted(int(heap) for heap in text.split("+") if heap != "0"))


class Chomp:
    """Bite at a square: it goes with all to its right and below. Whoever eats the poisoned square 1:1 loses."""

    title = "Chomp"

    def __init__(self, rows: int = 3, columns: int = 6):
        self.start = (columns,) * rows

    def outcome(self, rows: Tuple) -> Any:
        return None if rows else "win"  # the other player ate the poison

    def moves(self, rows: Tuple) -> List[str]:
        return [f"{r + 1}:{c + 1}" for r, width in enumerate(rows) for c in range(width)]

    def play(self, rows: Tuple, move: str) -> Tuple:
        row, column = (int(part) - 1 for part in move.split(":"))
        return tuple(width for r, width in enumerate(w if i < row else min(w, column) for i, w in enumerate(rows)) if width)

    def text(self, rows: Tuple) -> str:
        return "/".join(map(str, rows)) or "0"

    def parse(self, text: str) -> Tuple:
        return tuple(int(width) for width in text.split("/") if width != "0")


class TicTacToe:
    """Mark a free cell; x begins. Whoever has a line of three, across, down or aslant, wins."""

    title = "Tic-tac-toe"

    def __init__(self, width: int = 3, height: int = 3, line: int = 3):
        self.width, self.height = width, height
        self.start = "." * (width * height)
        steps = ((0, 1), (1, 0), (1, 1), (1, -1))
        ways = (([(r + i * dr, c + i * dc) for i in range(line)]) for r in range(height) for c in range(width) for dr, dc in steps)
        self.lines = [[r * width + c for r, c in way] for way in ways
                      if all(0 <= r < height and 0 <= c < width for r, c in way)]

    def player(self, board: str) -> int:
        return 1 if board.count("x") == board.count("o") else 2

    def outcome(self, board: str) -> Any:
        last = "o" if self.player(board) == 1 else "x"
        if any(all(board[i] == last for i in line) for line in self.lines):
            return "loss"
        return None if "." in board else "draw"

    def moves(self, board: str) -> List[str]:
        return [f"{i // self.width + 1}:{i % self.width + 1}" for i, cell in enumerate(board) if cell == "."]

    def play(self, board: str, move: str) -> str:
        row, column = (int(part) - 1 for part in move.split(":"))
        i = row * self.width + column
        return board[:i] + "xo"[self.player(board) - 1] + board[i + 1:]

    def text(self, board: str) -> str:
        return "/".join(board[r * self.width:(r + 1) * self.width] for r in range(self.height))

    def parse(self, text: str) -> str:
        return text.replace("/", "")


NAMES: Dict[str, Tuple[type, List[str]]] = {
    "babylone": (Babylone, ["colours", "tiles"]),
    "subtraction": (Subtraction, ["heap", "take"]),
    "nim": (Nim, ["heaps"]),
    "chomp": (Chomp, ["rows", "columns"]),
    "tictactoe": (TicTacToe, ["width", "height", "line"]),
}


def open_rules(word: str) -> Any:
    """The game that a word such as babylone:4,3 names."""
    name, _, given = word.partition(":")
    if name not in NAMES:
        raise engine_needed(f"the game {name}")
    kind, parameters = NAMES[name]
    values: Dict[str, Any] = {}
    for place, text in enumerate(filter(None, given.split(","))):
        key, _, value = text.partition("=") if "=" in text else (parameters[min(place, len(parameters) - 1)], "", text)
        if key not in parameters:
            raise engine_needed(f"{name} with {key}")
        numbers = value.split("+")
        if not all(number.isdigit() and 0 < int(number) < 100 for number in numbers):
            raise Error(f'{name}: parameter "{key}": "{value}" is not a number from 1 on', f'{name}: parameter "{key}"')
        values[key] = tuple(map(int, numbers)) if "+" in value or key in ("heaps", "take") else int(value)
    return kind(**values)
