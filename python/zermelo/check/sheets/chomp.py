"""Sheet 003 B: Chomp."""
import re

from ...cours import chomp as model
from ..questions import Question, Sheet
from ..words import Words, show, value_of

SQUARES = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (1, 4), (3, 2)]


def tabs():
    shapes = [model.make_tab(n, m) for n, m in SQUARES]
    return shapes + [{(0, 0), (0, 1), (1, 0)}, {(0, 0), (0, 1), (0, 2), (1, 0)}, {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)}, model.eat(model.make_tab(3, 3), 1, 1), model.eat(model.make_tab(3, 3), 2, 1)]


def why_tab(args, got, expected):
    if isinstance(got, (set, frozenset)) and got != expected:
        lost, extra = sorted(expected - got), sorted(got - expected, key=repr)
        return Words(f"Il manque {lost[0]}." if lost else f"{show(extra[0])} est en trop.", f"{lost[0]} is missing." if lost else f"{show(extra[0])} should not be there.")
    return Words("On attend un ensemble (set) de couples (i, j).", "A set of pairs (i, j) is expected.")


def bites():
    return [[model.make_tab(3, 6), 1, 3]] + [[tab, i, j] for tab in tabs() for i, j in sorted(tab)[::2]] + [[model.make_tab(2, 3), 0, 0], [model.make_tab(2, 3), 0, 2], [model.make_tab(3, 2), 2, 0], [{(0, 0), (0, 1), (1, 0)}, 0, 1]]


def why_eat(args, got, expected):
    tab, i, j = map(value_of, args)
    reason = why_tab(args, got, expected)
    return reason.then(Words(f"En mangeant ({i}, {j}), il reste les carrés (a, b) tels que a < {i} ou b < {j}.", f"After eating ({i}, {j}), the squares (a, b) with a < {i} or b < {j} are left."))


def judge_drawing(call, expected):
    tab = value_of(call.args[0])
    rows = [line.count("\u2588") for line in call.printed.splitlines() if "\u2588" in line]
    wanted = [sum(1 for a, b in tab if a == i) for i in range(1 + max(a for a, b in tab))]
    if rows != wanted:
        return Words(f"Les lignes affichées ont {rows} carrés ; la tablette en a {wanted}, de haut en bas.", f"The rows printed have {rows} squares; the tablet has {wanted}, from the top.")
    said = re.search(r"(\d+)\s*(squares|carr)", call.printed)
    return None if said and int(said.group(1)) == len(tab) else Words(f"Il faut aussi afficher « ----> {len(tab)} squares ».", f"“----> {len(tab)} squares” is to be printed, too.")


def searches():
    return [[tab, len(tab) + 2, who] for tab in tabs() for who in (True, False)] + [[tab] for tab in tabs() if len(tab) <= 3]


def judge_minimax(call, expected):
    """The score, and a move that keeps it; who eats the poison loses."""
    tab = value_of(call.args[0])
    who = call.args[2] if len(call.args) > 2 else True
    got = call.got
    if not isinstance(got, (tuple, list)) or len(got) != 2:
        return Words("", "") if got is None else Words("On attend un couple (score, position).", "A pair (score, position) is expected.")
    me = "max" if who else "min"
    if got[0] != expected[0]:
        winner = "max" if expected[0] == 1 else "min"
        return Words(f"C'est à {me} de jouer, et {winner} gagne : le score est {expected[0]}. (Qui mange le carré (0, 0) perd ; le score 1 est pour max, -1 pour min.)",
                     f"{me} is to move, and {winner} wins: the score is {expected[0]}. (Who eats (0, 0) loses; 1 is for max, -1 for min.)")
    if len(tab) == 1:
        return None  # le poison seul : une feuille pour les uns, un coup encore pour les autres
    afters = {frozenset(model.eat(tab, i, j)): (i, j) for i, j in tab}
    after = got[1] if isinstance(got[1], (set, frozenset)) else None
    if after is None and isinstance(got[1], tuple) and got[1] in tab:
        after = model.eat(tab, *got[1])
    if after is None or frozenset(after) not in afters:
        return Words(f"{show(got[1])} n'est pas une tablette atteignable en un coup.", f"{show(got[1])} is not a tablet that one move leads to.")
    if expected[0] == (1 if who else -1) and model.minimax(set(after), len(tab) + 2, not who)[0] != expected[0]:
        return Words(f"Ce coup ({afters[frozenset(after)]}) laisse gagner l'adversaire ; {sorted(tab - expected[1])[0]} gagne.", f"This move ({afters[frozenset(after)]}) lets the opponent win; {sorted(tab - expected[1])[0]} wins.")
    return None


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("chomp", Words("TP 3.7 B, Chomp", "Chomp"), [
    q("make_tab", "B2", "n, m", Words("l'ensemble des carrés d'une tablette de n lignes et m colonnes", "the set of squares of an n x m tablet"), lambda: [[2, 3], [3, 6]] + [[n, m] for n, m in SQUARES], why=why_tab, examples=2),
    q("eat", "B5", "tab, i, j", Words("la tablette quand le carré (i, j) est mangé", "the tablet when (i, j) is eaten"), bites, why=why_eat, aliases=("eatset",)),
    q("showtab", "B6", "tab", Words("affiche la tablette", "prints the tablet"), lambda: [[{(0, 1), (0, 0), (1, 1), (0, 2), (1, 0)}]] + [[tab] for tab in tabs()], prints=True, judge=judge_drawing),
    q("minimax", "B7", "tab, L=5, player_is_max=True", Words("le couple (score, tablette après le meilleur coup)", "the pair (score, tablet after the best move)"), searches, judge=judge_minimax, points=3, examples=4, chance=True),
], model)
