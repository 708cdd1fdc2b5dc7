"""Puissance 4, exercices 7 et 8 : heuristiques et minimax."""
from math import inf
from random import choice

from .regles import construit_cle, eval_f, fils, grille0


def h_constant(s):
    """Toutes les situations se valent."""
    return 0


def fin_alea(s):
    """Ex 7 : finit la partie au hasard ; inf si J0 gagne, -inf si J1 gagne, 0 si elle est nulle.

    >>> fin_alea((0, [[1, 1, 1, 1, None, None, None]] + grille0[1:]))
    -inf
    """
    while eval_f(s) is None:
        s = choice(fils(s))
    return eval_f(s)


def h_alea(nb):
    """Ex 7 : l'heuristique qui joue nb fins de partie : victoires de J0 moins victoires de J1.

    >>> h_alea(5)((0, [[1, 1, 1, 1, None, None, None]] + grille0[1:]))
    -5
    """

    def h(s):
        score = 0
        for _ in range(nb):
            resultat = fin_alea(s)
            if resultat == inf:
                score += 1
            elif resultat == -inf:
                score -= 1
        return score

    return h


def cre_minimax_h(eval_f, fils, construit_cle):
    """Ex 8 : la fonction minimax_h2 pour les règles données, comme le module `mystere` de la feuille la crée.

    >>> minimax_h2((0, [[0, 0, 0, None, 1, 1, 1]] + grille0[1:]), 0, {}, {}, {}, h_constant, 2)[0]
    inf
    """

    def minimax_h2(s, coup, d_eval, d_stra, d_coup, h, k):
        """Le couple (score, situation) du meilleur coup, en étudiant k coups ; J0 maximise, J1 minimise.

        Les trois dictionnaires retiennent, pour chaque situation, son score, la situation choisie, et combien de coups
        avaient été étudiés alors : un score calculé plus près de la racine, donc plus profond, resservira.
        """
        cle = construit_cle(s)
        if cle in d_eval and d_coup[cle] <= coup:
            return d_eval[cle], d_stra[cle]
        score, choix = eval_f(s), None
        if score is None and coup == k:
            score = h(s)
        elif score is None:
            scores = [(minimax_h2(f, coup + 1, d_eval, d_stra, d_coup, h, k)[0], f) for f in fils(s)]
            score, choix = (max if s[0] == 0 else min)(scores, key=lambda couple: couple[0])
        d_eval[cle], d_stra[cle], d_coup[cle] = score, choix, coup
        return score, choix

    return minimax_h2


minimax_h2 = minimax_h = cre_minimax_h(eval_f, fils, construit_cle)


def cre_IA(h, k):
    """L'IA qui étudie k coups avec l'heuristique h : une fonction qui d'une situation donne la suivante."""

    def IA(s):
        return minimax_h(s, 0, {}, {}, {}, h, k)[1]

    return IA
