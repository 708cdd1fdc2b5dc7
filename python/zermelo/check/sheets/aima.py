"""Sheet 004: tic-tac-toe by minmax and alphabeta."""
from math import inf

from ...cours import aima as model
from ...cours.aima import Fig52, TicTacToe
from ..questions import Fault, Question, Sheet
from ..words import As, Words, show, value_of


def state(rows, joueur, k=3):
    lines = rows.split("/")
    grille = {(i + 1, j + 1): c for i, line in enumerate(lines) for j, c in enumerate(line) if c != "."}
    return As(f'"{rows}", trait à {joueur}', TicTacToe(len(lines), len(lines[0]), k, grille, joueur))


STATES = [state(*words) for words in (("XOX/OXO/OX.", "X"), ("XOX/O.X/.O.", "X"), ("XO./.X./..O", "X"), ("XXO/O../X..", "O"), ("OO./XX./...", "X"), ("OO./XX./...", "O"), ("X.O/.O./X..", "O"), ("X../.O./..X", "O"), ("XOX/XOO/OXX", "X"), ("XXX/OO./...", "O"), ("X.X/.O./X.O", "O"))]
OPEN = [state(*words) for words in ((".../.X./...", "O"), ("X../.../...", "O"), (".X./.../...", "O"), (".../.../...", "X"), ("X../.O./...", "X"), ("XO./.X./..O", "X"))]
TREE = As("Fig52()", Fig52())


def evaluations():
    return [[e, J] for e in OPEN + STATES[:6] for J in "XO"] + [[state("..../.X../..../....", "O", 4), "X"], [state("X.../..../..../....", "O", 3), "X"]]


def why_eval(args, got, expected):
    e, J = map(value_of, args)
    mine = sum({e.grille.get(c) for c in line} - {None} == {J} for line in e.lignes())
    return Words(f"{mine} lignes ont des pions de {J} et aucun de l'adversaire, {mine - expected} des pions de l'adversaire et aucun de {J} : {mine} - {mine - expected} = {expected}.", f"{mine} lines have stones of {J} and none of the opponent's, {mine - expected} the other way round: {mine} - {mine - expected} = {expected}.")


def values(alphabeta):
    def cases():
        window = [-inf, inf] if alphabeta else []
        own = [[As(f"Fig52({v!r})", Fig52(v)), "MAX"] + window + [False, 20] for v in "BCD"] + [[TREE, "MAX"] + window + [True, 20]]
        return own + [[e, value_of(e).joueur] + window + [True, p] for e in STATES for p in (20, 1, 0)] + [[e, {"X": "O", "O": "X"}[value_of(e).joueur]] + window + [False, 20] for e in STATES]
    return cases


def why_value(args, got, expected):
    e, J, is_max, p = value_of(args[0]), args[1], args[-2], args[-1]
    if e.utilite(J) is not None:
        return Words(f"La partie est finie : {expected} pour {J}.", f"The game is over: {expected} for {J}.")
    if p == 0:
        return Words(f"Profondeur atteinte : la valeur est fEval(e, {J!r}) = {expected}.", f"The depth is reached: the value is fEval(e, {J!r}) = {expected}.")
    sons = [model.ValeurMinMax(e.apres(c), J, not is_max, p - 1) for c in e.coups()]
    return Words(f"Les successeurs valent {sons} : on prend le {'maximum' if is_max else 'minimum'}, {expected}.", f"The successors are worth {sons}: the {'maximum' if is_max else 'minimum'} is taken, {expected}.")


def decisions():
    return [[TREE, "MAX"]] + [[e, value_of(e).joueur] for e in STATES if value_of(e).utilite("X") is None]


def judge_decision(call, expected):
    e, J = map(value_of, call.args)
    worth = {c: model.ValeurMinMax(e.apres(c), J, False, 20) for c in e.coups()}
    got = tuple(call.got) if isinstance(call.got, list) else call.got
    if got not in worth:
        return Words("", "") if got is None else Words(f"{show(got)} n'est pas un coup jouable.", f"{show(got)} is not a move.")
    best = max(worth.values())
    return None if worth[got] == best else Words(f"Le coup {show(got)} vaut {worth[got]} pour {J}, et {show(expected)} vaut {best}.", f"The move {show(got)} is worth {worth[got]} for {J}, and {show(expected)} is worth {best}.")


def prunes(bench):
    """Alphabeta has to make fewer nodes than minmax."""
    made = [0]

    class Counting(TicTacToe):
        def apres(self, coup):
            made[0] += 1
            return Counting(self.h, self.v, self.k, {**self.grille, coup: self.joueur}, {"X": "O", "O": "X"}[self.joueur])

        def __deepcopy__(self, memo):
            return self

    start = Counting(grille={(1, 1): "X", (2, 2): "O", (1, 2): "X"}, joueur="O")
    model.DecisionMinMax(start, "O")
    whole, made[0] = made[0], 0
    bench.call([As('"XX./.O./...", trait à O', start), "O"], limit=2_000_000)
    if made[0] < whole * 0.8:
        return None
    return Fault("complexity", Words(f"n'élague pas : {made[0]} nœuds créés, autant que minmax ({whole}). Il faut s'arrêter dès que alpha >= beta.", f"does not prune: {made[0]} nodes, as many as minmax ({whole}). Stop as soon as alpha >= beta."), ['"XX./.O./...", trait à O', "'O'"])


def counts(bench):
    space = bench.function.__globals__
    run = bench.call([TREE, "MAX"])
    nodes = space.get("expandedNodes")
    if run.fault or isinstance(nodes, int) and nodes > 0 or "expandedNodes" not in space or space["expandedNodes"] is not model.expandedNodes:
        return None
    return Words("la feuille demande aussi de compter les nœuds dans la variable globale expandedNodes.", "the sheet also asks to count nodes in the global variable expandedNodes.")


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("aima", Words("TP 2, tic-tac-toe", "Tic-tac-toe"), [
    q("fEval", "III", "e, J", Words("lignes ouvertes seulement pour J moins lignes ouvertes seulement pour l'adversaire", "lines open to J only minus lines open to the opponent only"), evaluations, why=why_eval, examples=2),
    q("ValeurMinMax", "II", "e, J, EstUnEtatMax, pmax=20", Words("la valeur de e pour le joueur J", "the value of e for player J"), values(False), why=why_value, examples=4, points=2),
    q("DecisionMinMax", "II", "e, J", Words("le meilleur coup de J", "the best move of J"), decisions, judge=judge_decision, remarks=(counts,), chance=True, points=2),
    q("ValeurAlphaBeta", "II", "e, J, alpha, beta, EstUnEtatMax, pmax=20", Words("la valeur de e pour J, en coupant", "the value of e for J, with cuts"), values(True), why=why_value, examples=4, points=2),
    q("DecisionAlphaBeta", "II", "e, J", Words("le même coup, avec moins de nœuds", "the same move with fewer nodes"), decisions, judge=judge_decision, checks=(prunes,), chance=True, points=2),
], model, start=Words("from math import inf\nfrom zermelo.cours.aima import TicTacToe, Fig52  # e.coups(), e.apres(coup), e.utilite(J), e.lignes(), e.grille, e.joueur\n\nexpandedNodes = 0\n", ""))
