"""Notakto: tic-tac-toe in which both write crosses, and whoever completes a line loses.

    zermelo solve python:examples/notakto.py:Notakto
"""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Notakto:
    """Write a cross into a free cell. Whoever completes a line of three loses."""

    title = "Notakto"
    start = frozenset()  # the cells with a cross

    def outcome(self, cells):
        return "win" if any(cells.issuperset(line) for line in LINES) else None  # the other player completed it

    def moves(self, cells):
        return [cell for cell in range(9) if cell not in cells]

    def play(self, cells, cell):
        return cells | {cell}

    def evaluate(self, cells):
        """Lines that nobody dares to complete: an even number is thought to be good."""
        return 1 - 2 * (sum(len(cells.intersection(line)) == 2 for line in LINES) % 2)

    def draw(self, cells):
        return "\n".join(" ".join("x" if 3 * row + column in cells else "." for column in range(3)) for row in range(3))

    def parse(self, text):
        return frozenset(int(cell) for cell in text.split())
