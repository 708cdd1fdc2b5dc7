"""Babylone, questions 29 à 36 : heuristique et min-max, sans graphe."""
from random import choice

from .regles import Tuple, coups, init


def h(x, bool):
    """Q29 : -1 si x est finale et au joueur (il perd), 1 si elle est finale et à l'adversaire, 0 sinon.

    >>> h([[0, 1], [0, 1], [1, 1], [1, 1]], True), h([[0, 2], [1, 1], [1, 1]], False)
    (0, 0)
    >>> h([[0, 3], [1, 1]], True), h([[0, 4]], False)
    (-1, 1)
    """
    if coups(x):
        return 0
    return -1 if bool else 1


def min_max(x, p, bool):
    """Q30 : la valeur min-max de x à la profondeur p ; bool dit si c'est un coup du joueur.

    >>> Pos_0 = [[0, 1], [0, 1], [1, 1], [1, 1]]
    >>> [min_max(Pos_0, p, True) for p in (1, 2, 3)]
    [0, 0, 1]
    >>> [min_max(x, 2, True) for x in coups(Pos_0)]
    [-1, 1, 1, -1]
    """
    LX = coups(x)
    if p == 0 or not LX:
        return h(x, bool)
    valeurs = [min_max(X, p - 1, not bool) for X in LX]
    return max(valeurs) if bool else min(valeurs)


def min_max_opt(x, p, bool):
    """Q32 : la même valeur avec mémoïsation.

    >>> min_max_opt(init(3, 3), 9, True)
    1
    """
    memo = {}

    def valeur(x, p, bool):
        cle = Tuple(x), p, bool
        if cle not in memo:
            LX = coups(x)
            if p == 0 or not LX:
                memo[cle] = h(x, bool)
            else:
                valeurs = [valeur(X, p - 1, not bool) for X in LX]
                memo[cle] = max(valeurs) if bool else min(valeurs)
        return memo[cle]

    return valeur(x, p, bool)


def choix_ind_max(L):
    """Q33 : l'indice de l'un des maximums de L, au hasard.

    >>> choix_ind_max([2, 1, 2, 1]) in (0, 2)
    True
    """
    maximum = max(L)
    return choice([i for i in range(len(L)) if L[i] == maximum])


def strategie_h(x, p):
    """Q34 : un meilleur coup depuis x, étudié à la profondeur p ; [] s'il n'y a pas de coup.

    >>> strategie_h([[0, 1], [0, 2], [1, 1]], 2)
    [[0, 3], [1, 1]]
    >>> strategie_h([[0, 4]], 2)
    []
    """
    LX = coups(x)
    if not LX:
        return []
    if p == 0:
        return choice(LX)
    return LX[choix_ind_max([min_max_opt(X, p - 1, False) for X in LX])]


def jeu_h(C, N, p):
    """Q35 : affiche une partie où chaque coup est étudié à la profondeur p.

    >>> jeu_h(1, 3, 2)
    Départ: [[0, 1], [0, 1], [0, 1]]
    Joueur: 1
    [[0, 1], [0, 2]]
    Joueur: 2
    [[0, 3]]
    Joueur: 1
    []
    a perdu
    """
    x, joueur = init(C, N), 1
    print("Départ:", x)
    while x:
        x = strategie_h(x, p)
        print("Joueur:", joueur)
        print(x)
        joueur = 3 - joueur
    print("a perdu")
