"""Sheet 002: Connect 4."""
from ...cours import puissance4 as model
from ..questions import Question, Sheet
from ..words import As, Words, show, value_of
from .puissance4_ai import (draws_fin, end_cases, inputs_two, judge_alea, judge_end, judge_game, judge_minimax, judge_print, memory,
                            minimax_cases)
from .puissance4_situations import ENDS, GOING, played, shown


def drops():
    return [[s, j] for s in [played("")] + GOING for j in (0, 3, 6) if value_of(s)[1][-1][j] is None] + [[played("333"), 3], [played("33333"), 3]]


def why_drop(args, got, expected):
    s, j = map(value_of, args)
    i = next(i for i in range(6) if s[1][i][j] is None)
    return Words(f"Le pion du joueur {s[0]} tombe en ligne {i} de la colonne {j} (la ligne 0 est celle du bas), et c'est ensuite à {1 - s[0]}.", f"Player {s[0]}'s stone falls to row {i} of column {j} (row 0 is the lowest), and then it is {1 - s[0]}'s turn.")


def wins():
    cases = []
    for s in ENDS + GOING:
        G = value_of(s)[1]
        tops = [(max(i for i in range(6) if G[i][j] is not None), j) for j in range(7) if G[0][j] is not None]
        cases += [[As("grille de : " + s.text, G, s.size), i, j] for i, j in tops]
        cases += [[As("grille de : " + s.text, G, s.size), i, j] for i in range(2) for j in (1, 3) if G[i][j] is not None]
    return cases


def why_win(args, got, expected):
    G, i, j = map(value_of, args)
    return Words(f"Le pion {G[i][j]} en ({i}, {j}) {'est' if expected else 'n’est pas'} dans un alignement de quatre." + ("\n" + shown((0, G))), f"The stone {G[i][j]} at ({i}, {j}) {'is' if expected else 'is not'} in a line of four." + ("\n" + shown((0, G))))


def why_end(args, got, expected):
    return Words({None: "La partie n'est pas finie.", 0: "La grille est pleine, sans alignement."}.get(expected, f"J{0 if expected and expected > 0 else 1} a aligné quatre pions."), {None: "The game is not over.", 0: "The grid is full, without a line."}.get(expected, f"J{0 if expected and expected > 0 else 1} has four in a line.")).then(Words("\n" + shown(value_of(args[0])), "\n" + shown(value_of(args[0]))))


def judge_eval(call, expected):
    if call.got == expected and (call.got is None) == (expected is None):
        return None
    return why_end(call.args, call.got, expected)


def judge_sons(call, expected):
    got = call.got
    if not isinstance(got, list):
        return Words("", "")
    if sorted(map(repr, map(tuple, got))) == sorted(map(repr, expected)):
        return None
    if len(got) != len(expected):
        return Words(f"On attend {len(expected)} situations, une par colonne où il reste de la place ; vous en donnez {len(got)}.", f"{len(expected)} situations are expected, one for each column with room; you give {len(got)}.")
    bad = next((s for s in got if tuple(s) not in expected), got[0])
    return Words(f"{show(bad, 200)} n'est pas une situation atteignable (le joueur change, un seul pion s'ajoute).", f"{show(bad, 200)} cannot be reached (the player changes, one stone is added).")


def judge_key(call, expected):
    try:
        hash(call.got)
    except TypeError:
        return Words("Ce n'est pas utilisable comme clé : il reste une liste dedans.", "This cannot be a key: there is a list in it.")
    s = value_of(call.args[0])
    seen = repr(call.got)
    return None if str(s[0]) in seen and all(seen.count(str(v)) >= sum(row.count(v) for row in s[1]) for v in (0, 1)) else Words("La clé doit tenir compte du joueur et de toute la grille.", "The key has to tell the player and the whole grid.")


def different_keys(bench):
    from ..questions import Fault

    a, b = value_of(played("33")), value_of(played("34"))
    keys = [bench.call([s]).got for s in (a, (1 - a[0], a[1]), b, (b[0], a[1]))]
    if keys[0] == keys[3] and len({keys[0], keys[1], keys[2]}) == 3:
        return None
    return Fault("wrong", Words("Deux situations différentes (autre joueur, ou autre grille) ont la même clé.", "Two different situations have the same key."), ["s"])


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("puissance4", Words("TP puissance 4", "Connect 4"), [
    q("affiche", "I", "s", Words("affiche la grille, la ligne du bas en bas ; \"0\" et \"X\"", "prints the grid"), lambda: [[s] for s in GOING[:3]], prints=True, judge=judge_print, given=True, optional=True),
    q("depose_pion", "Ex 1", "s, j", Words("la situation après un pion dans la colonne j", "the situation after a stone in column j"), drops, why=why_drop),
    q("partie_nulle", "Ex 2", "s", Words("True si la grille est pleine", "True if the grid is full"), lambda: [[s] for s in GOING + ENDS if value_of(s)[1][-1].count(None) or s.text == "grille pleine"], why=lambda a, g, e: Words("La partie est nulle quand plus aucune colonne n'a de place : la ligne du haut est pleine.", "The game is drawn when no column has room: the top row is full.")),
    q("gagnant", "Ex 2", "G, i, j", Words("le pion (i, j) est-il dans un alignement de quatre ?", "is the stone (i, j) in a line of four?"), wins, why=why_win, points=2),
    q("eval_f", "Ex 3", "s", Words("inf si J0 a gagné, -inf si J1, 0 si nulle, None si la partie continue", "inf if J0 has won, -inf if J1, 0 if drawn, None if it goes on"), lambda: [[s] for s in ENDS + GOING], judge=judge_eval),
    q("fils", "Ex 6", "s", Words("la liste des situations atteignables", "the situations that can be reached"), lambda: [[played("")]] + [[s] for s in GOING], judge=judge_sons, aliases=("filis",)),
    q("construit_cle", "", "s", Words("la situation en clé de dictionnaire", "the situation as a key"), lambda: [[s] for s in GOING[:4]], judge=judge_key, checks=(different_keys,), given=True, optional=True, chance=True),
    q("h_constant", "Ex 7", "s", Words("l'heuristique constante", "the constant heuristic"), lambda: [[s] for s in GOING], given=True, optional=True, why=lambda a, g, e: Words("Elle vaut toujours 0.", "It is always 0.")),
    q("fin_alea", "Ex 7", "s", Words("finit la partie au hasard ; même convention que eval_f", "ends the game by chance; as eval_f"), end_cases, judge=judge_end, chance=True, checks=(draws_fin,), points=2),
    q("h_alea", "Ex 7", "nb", Words("l'heuristique : victoires de J0 moins victoires de J1 sur nb fins au hasard", "the heuristic of nb random ends"), lambda: [[1], [3], [10]], judge=judge_alea, chance=True),
    q("minimax_h2", "Ex 8", "s, coup, d_eval, d_stra, d_coup, h, k", Words("(score, situation) du meilleur coup en étudiant k coups", "(score, situation) of the best move, k moves deep"), minimax_cases, judge=judge_minimax, may_change=(2, 3, 4), chance=True, checks=(memory,), points=3),
    q("jeu", "Ex 9", "joueur, G, IA, IA2, affiche_etat=True", Words("une partie entre deux IA ; renvoie inf, -inf ou 0", "a game between two AIs"), lambda: [[1, As("grille0", model.grille0), first, last, False], [0, As("grille0", model.grille0), last, first, False], [1, As("grille0", model.grille0), last, last, False], [1, As("grille0", model.grille0), spread, last, False], [1, As("grille0", model.grille0), last, spread, False]], judge=judge_game, given=True, optional=True, chance=True),
    q("jeu_a_deux", "Ex 4", "", Words("une partie entre deux humains", "a game between two people"), lambda: [[]], inputs=inputs_two, judge=lambda call, expected: None if "0 1 2" in call.printed or "X" in call.printed else Words("La grille n'est pas affichée.", "The grid is not printed."), given=True, optional=True, chance=True),
], model, start=Words("import random\nfrom random import choice\nfrom math import inf\n\ngrille0 = [[None] * 7 for _ in range(6)]\n", ""),
    helpers=("humain", "cre_IA", "jouer_IA_nulle", "jouer"))


def first(s):
    return model.fils(s)[0]


def spread(s):
    stones = sum(case is not None for row in s[1] for case in row)
    return model.fils(s)[stones // 2 * 2 % 6]


def last(s):
    return model.fils(s)[-1]
