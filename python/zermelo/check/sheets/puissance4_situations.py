"""Situations of Connect 4 to ask about."""
import random

from ...cours import puissance4 as model
from ..words import As


def played(columns, first=1):
    s = first, [row[:] for row in model.grille0]
    for c in columns:
        s = model.depose_pion(s, int(c))
    return As(f"situation après les colonnes {columns}" if columns else "(1, grille0)", s, size=10 + len(columns))


def shown(s):
    """The grid in a few short lines."""
    rows = [row for row in reversed(s[1]) if any(case is not None for case in row)]
    return "\n".join(" ".join({None: ".", 0: "0", 1: "X"}[case] for case in row) for row in rows)


def full():
    """A full grid without a line."""
    rows = ["0011001", "1100110", "0011001", "1100110", "0011001", "1100110"]
    return As("grille pleine", (1, [[int(c) for c in row] for row in rows]), size=60)


def going(count, seed=8):
    chance = random.Random(seed)
    found = []
    while len(found) < count:
        columns = "".join(str(chance.randrange(7)) for _ in range(chance.randint(4, 14)))
        if all(columns.count(c) <= 6 for c in columns):
            s = played(columns)
            if model.eval_f(s.value) is None and not any(model.eval_f(played(columns[:k]).value) is not None for k in range(len(columns))):
                found.append(s)
    return found


GOING = [played("3"), played("333333"), played("01"), played("0001112"), played("33333344"), played("0313536")] + going(5)
# Four in a row, in a column and along both diagonals, at the edges and elsewhere, for both players; and a full grid.
ENDS = [played(columns) for columns in ("0011223", "3344556", "1633412", "54024341", "0101010", "6363636", "24541464", "531130223362",
                                        "513526032333102", "352353422432", "156612433201152")] + [played("0011223", first=0), full()]
