"""TP 2, intelligence artificielle : tic-tac-toe par minmax et alphabeta, avec le compte des nœuds développés.

L'archive de ce TP n'est pas publiée ; les fonctions portent les noms des algorithmes de la feuille. Un état e sait
`e.coups()`, `e.apres(coup)`, `e.utilite(J)` (None tant que la partie n'est pas finie, valeur pour le joueur J ensuite) et
`e.joueur`, à qui de jouer. `expandedNodes` est le nombre de nœuds créés par la dernière décision, racine comprise.
"""
from functools import lru_cache
from math import inf

ValMax = 10
expandedNodes = 0


@lru_cache(maxsize=None)
def alignements(h, v, k):
    """Les alignements de k cases d'un damier h x v.

    >>> len(alignements(3, 3, 3)), len(alignements(4, 4, 3))
    (8, 24)
    """
    return [[(i + t * di, j + t * dj) for t in range(k)]
            for i in range(1, h + 1) for j in range(1, v + 1) for di, dj in ((0, 1), (1, 0), (1, 1), (1, -1))
            if i + (k - 1) * di <= h and 1 <= j + (k - 1) * dj <= v]


class TicTacToe:
    """Un état du tic-tac-toe h x v où il faut aligner k pions ; grille : {(ligne, colonne): 'X' ou 'O'}.

    >>> TicTacToe().apres((2, 2)).coups()[:3]
    [(1, 1), (1, 2), (1, 3)]
    """

    def __init__(self, h=3, v=3, k=3, grille=None, joueur="X"):
        self.h, self.v, self.k, self.grille, self.joueur = h, v, k, grille or {}, joueur

    def coups(self):
        return [(i, j) for i in range(1, self.h + 1) for j in range(1, self.v + 1) if (i, j) not in self.grille]

    def apres(self, coup):
        return TicTacToe(self.h, self.v, self.k, {**self.grille, coup: self.joueur}, adversaire(self.joueur))

    def lignes(self):
        return alignements(self.h, self.v, self.k)

    def gagne(self, J):
        return any(all(self.grille.get(case) == J for case in ligne) for ligne in self.lignes())

    def utilite(self, J):
        if self.gagne(J):
            return ValMax
        if self.gagne(adversaire(J)):
            return -ValMax
        return 0 if len(self.grille) == self.h * self.v else None

    def __eq__(self, autre):
        return isinstance(autre, TicTacToe) and vars(self) == vars(autre)

    def __repr__(self):
        return "TicTacToe(%d, %d, %d, %r, %r)" % (self.h, self.v, self.k, self.grille, self.joueur)

    def __str__(self):
        cases = [[self.grille.get((i, j), ".") for j in range(1, self.v + 1)] for i in range(1, self.h + 1)]
        return "\n".join(" ".join(ligne) for ligne in cases)


class Fig52:
    """L'arbre de la figure 5.2 : A joue a1, a2 ou a3, puis l'adversaire ; les feuilles ont l'utilité de 'MAX'."""

    ARBRE = {"A": {"a1": "B", "a2": "C", "a3": "D"}, "B": {"b1": 3, "b2": 12, "b3": 8},
             "C": {"c1": 2, "c2": 4, "c3": 6}, "D": {"d1": 14, "d2": 5, "d3": 2}}

    def __init__(self, sommet="A"):
        self.sommet, self.joueur = sommet, "MAX" if sommet == "A" else "MIN"

    def coups(self):
        return list(self.ARBRE.get(self.sommet, ()))

    def apres(self, coup):
        return Fig52(self.ARBRE[self.sommet][coup])

    def __eq__(self, autre):
        return isinstance(autre, Fig52) and self.sommet == autre.sommet

    def __repr__(self):
        return "Fig52(%r)" % self.sommet

    def utilite(self, J):
        if self.sommet in self.ARBRE:
            return None
        return self.sommet if J == "MAX" else -self.sommet


def adversaire(J):
    return {"X": "O", "O": "X"}[J]


def fEval(e, J):
    """III : lignes ouvertes seulement pour J moins lignes ouvertes seulement pour l'adversaire.

    Une ligne est ouverte à un joueur si l'autre n'y a pas de pion.

    >>> fEval(TicTacToe().apres((2, 2)), "X"), fEval(TicTacToe().apres((2, 2)), "O")
    (4, -4)
    """
    score = 0
    for ligne in e.lignes():
        pions = {e.grille.get(case) for case in ligne} - {None}
        score += (pions == {J}) - (pions == {adversaire(J)})
    return score


def compte():
    global expandedNodes
    expandedNodes += 1


def ValeurMinMax(e, J, EstUnEtatMax, pmax=20, h=fEval):
    """La valeur de e pour le joueur J ; h(e, J) à la profondeur pmax."""
    compte()
    if e.utilite(J) is not None:
        return e.utilite(J)
    if pmax == 0:
        return h(e, J)
    vals = [ValeurMinMax(e.apres(coup), J, not EstUnEtatMax, pmax - 1, h) for coup in e.coups()]
    return max(vals) if EstUnEtatMax else min(vals)


def DecisionMinMax(e, J, pmax=20, h=fEval):
    """II : le meilleur coup de J par minmax.

    >>> from zermelo.cours import aima
    >>> aima.DecisionMinMax(aima.Fig52(), "MAX"), aima.expandedNodes
    ('a1', 13)
    """
    global expandedNodes
    expandedNodes = 1
    valeur = {coup: ValeurMinMax(e.apres(coup), J, False, pmax - 1, h) for coup in e.coups()}
    return max(valeur, key=valeur.get)


def ordonne(e, J, EstUnEtatMax, h):
    """IV : les successeurs de e, les plus prometteurs d'abord."""
    return sorted((e.apres(coup) for coup in e.coups()), key=lambda s: h(s, J), reverse=EstUnEtatMax)


def ValeurAlphaBeta(e, J, alpha, beta, EstUnEtatMax, pmax=20, h=fEval, tri=False):
    """La valeur de e pour J entre alpha et beta ; `tri` range les successeurs par leur évaluation."""
    compte()
    if e.utilite(J) is not None:
        return e.utilite(J)
    if pmax == 0:
        return h(e, J)
    successeurs = ordonne(e, J, EstUnEtatMax, h) if tri else map(e.apres, e.coups())
    for s in successeurs:
        valeur = ValeurAlphaBeta(s, J, alpha, beta, not EstUnEtatMax, pmax - 1, h, tri)
        if EstUnEtatMax:
            alpha = max(alpha, valeur)
        else:
            beta = min(beta, valeur)
        if alpha >= beta:
            break
    return alpha if EstUnEtatMax else beta


def DecisionAlphaBeta(e, J, pmax=20, h=fEval, tri=False):
    """II, IV : le meilleur coup de J par alphabeta ; le même que par minmax, avec moins de nœuds.

    >>> from zermelo.cours import aima
    >>> aima.DecisionAlphaBeta(aima.Fig52(), "MAX"), aima.expandedNodes
    ('a1', 11)
    """
    global expandedNodes
    expandedNodes = 1
    alpha, action = -inf, None
    for coup in e.coups():
        val = ValeurAlphaBeta(e.apres(coup), J, alpha, inf, False, pmax - 1, h, tri)
        if val > alpha:
            alpha, action = val, coup
    return action
