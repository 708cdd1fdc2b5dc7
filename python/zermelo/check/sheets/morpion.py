"""Sheet 001, TD 3: minimax on morpion."""
import random

from ...cours import morpion as model
from ..questions import Question, Sheet
from ..words import Words, show, value_of

LINES = [list(line) for line in ("XXX", "OOO", "XX ", "X X", " XX", "OO ", "O O", "X  ", " X ", "  X", "O  ", " O ", "   ", "XO ", "X O", "XXO", "OOX", "OX ", "XOX")]


def grid(text):
    return [list(row) for row in text.split("/")]


GRIDS = [grid(text) for text in ("XO / X /  O", "   /   /   ", "XXX/OO /   ", "XX /OOO/X  ", "X  /XO /XO ", "O X/OX /X  ", "XOX/XOO/OXX", "X  / O /   ", "OX /XOX/  O", "  O/ O /OXX")]


def random_grids(count, seed=4):
    chance = random.Random(seed)
    found = []
    while len(found) < count:
        g, player = [row[:] for row in model.VIDE], "X"
        for _ in range(chance.randint(3, 8)):
            if model.detection_victoire(g) or not model.cases_vides(g):
                break
            i, j = chance.choice(model.cases_vides(g))
            g[i][j], player = player, "O" if player == "X" else "X"
        found.append(g)
    return found


def why_line(args, got, expected):
    line, n = args
    X, O = line.count("X"), line.count("O")
    if X and O:
        return Words("Les deux joueurs sont sur la ligne : 0.", "Both players are on the line: 0.")
    return Words(f"{X} X, {O} O, {3 - X - O} vide{'s' if 3 - X - O > 1 else ''} ; trois X valent 100 - nb_coups, trois O -100 + nb_coups, deux 2 ou -2, un seul 1 ou -1.", f"{X} X, {O} O; three X count 100 - nb_coups, three O -100 + nb_coups, two 2 or -2, one 1 or -1.")


def why_total(args, got, expected):
    scores = [model.score_ligne(line, args[1]) for line in model.lignes(args[0])]
    return Words(f"Trois lignes, trois colonnes, deux diagonales : {scores}, en tout {expected}.", f"Three rows, three columns, two diagonals: {scores}, {expected} in all.")


def searches():
    own = [[GRIDS[0], 2, "X", 0], [GRIDS[0], 3, "X", 0], [GRIDS[0], 3, "O", 0]]
    more = [[g, p, "X" if sum(row.count("X") for row in g) <= sum(row.count("O") for row in g) else "O", 0] for g in random_grids(8) + GRIDS[2:] for p in (0, 1, 2)]
    return own + more


def judge_minimax(call, expected):
    g, p, player, n = call.args
    got = call.got
    if isinstance(got, (int, float)):
        got = got, None
    if not isinstance(got, (tuple, list)) or len(got) != 2:
        return Words("", "") if got is None else Words("On attend un couple (score, coup).", "A pair (score, move) is expected.")
    leaf = expected[1] is None
    if got[0] != expected[0]:
        if leaf:
            return Words("C'est une feuille (partie finie, ou profondeur 0) : le score est score_total(grille, nb_coups).", "This is a leaf (the game is over, or depth 0): the score is score_total(grille, nb_coups).")
        sons = scores(g, p, player, n)
        return Words(f"Les coups valent {sons} : {player} prend le {'plus grand' if player == 'X' else 'plus petit'}.", f"The moves are worth {sons}: {player} takes the {'largest' if player == 'X' else 'smallest'}.")
    if leaf:
        return None
    move = tuple(got[1]) if isinstance(got[1], (tuple, list)) else got[1]
    sons = scores(g, p, player, n)
    if move not in sons:
        return Words(f"{show(got[1])} n'est pas une case vide (i, j).", f"{show(got[1])} is not an empty cell (i, j).")
    return None if sons[move] == expected[0] else Words(f"Le coup {move} vaut {sons[move]}, et {expected[1]} vaut {expected[0]}.", f"The move {move} is worth {sons[move]}, and {expected[1]} is worth {expected[0]}.")


def scores(g, p, player, n):
    found = {}
    for i, j in model.cases_vides(g):
        after = [row[:] for row in g]
        after[i][j] = player
        found[i, j] = model.minimax(after, p - 1, "O" if player == "X" else "X", n + 1)[0]
    return found


def typed(args):
    cells = [f"{i} {j}" for i in range(3) for j in range(3)]
    random.Random(args[0]).shuffle(cells)
    return ["9 9", "zut"] + cells * 12


def judge_play(call, expected):
    blocks = [line for line in call.printed.splitlines() if line.strip()]
    if not blocks:
        return Words("n'affiche pas la partie.", "does not print the play.")
    if call.got not in ("X", "O", "nul"):
        return Words(f"On attend que la partie finie renvoie 'X', 'O' ou 'nul', et non {show(call.got)}.", f"At its end the play has to return 'X', 'O' or 'nul', not {show(call.got)}.")
    return Words("L'ordinateur perd contre des coups pris au hasard, alors qu'il étudie toutes les suites.", "The computer loses against random moves, though it looks at all continuations.") if call.args[0] >= 5 and call.got == "O" else None


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("morpion", Words("Théorie des jeux, TD 3 : morpion", "Morpion"), [
    q("detection_victoire_ligne_colonne_diag", "Q2", "line", Words("'X' ou 'O' si les trois cases le sont, None sinon", "'X' or 'O' if all three cells are, else None"), lambda: [[line] for line in LINES], given=True, optional=True, why=lambda a, g, e: Words("Trois fois le même symbole, et pas trois cases vides.", "Three times the same symbol, and not three empty cells.")),
    q("detection_victoire", "Q2", "grille", Words("'X' ou 'O' si un alignement l'est, None sinon", "'X' or 'O' if a line is, else None"), lambda: [[g] for g in GRIDS + random_grids(8)], given=True, optional=True, why=lambda a, g, e: Words("Trois lignes, trois colonnes, deux diagonales.", "Three rows, three columns, two diagonals.")),
    q("score_ligne", "Q4", "line, nb_coups", Words("le score d'une ligne", "the score of a line"), lambda: [[line, n] for line in LINES for n in (0, 3)], why=why_line, examples=10),
    q("score_total", "Q5", "grille, nb_coups", Words("la somme des scores des 8 lignes, colonnes et diagonales", "the sum of the scores of the 8 lines"), lambda: [[g, n] for g in GRIDS + random_grids(8) for n in (0, 4)], why=why_total, examples=2),
    q("minimax", "Q8", "grille, profondeur, joueur, nb_coups", Words("(score, (i, j)) du meilleur coup de joueur ; 'X' maximise, 'O' minimise", "(score, (i, j)) of the best move"), searches, judge=judge_minimax, points=3, examples=3, chance=True),
    q("main_jeu", "Q6", "profondeur=5", Words("la partie ; profondeur = min(..., ...) ; renvoie 'X', 'O' ou 'nul'", "the play; returns 'X', 'O' or 'nul'"), lambda: [[1], [2], [3]], judge=judge_play, inputs=typed, chance=True),
], model, start=Words('VIDE = [[" "] * 3 for _ in range(3)]\n', ""),
    helpers=("lignes", "cases_vides", "affiche"))
