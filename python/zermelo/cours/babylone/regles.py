"""Babylone, questions 2 à 11 : les coups, le graphe du jeu, une partie."""
from collections import deque

from .. import _moteur


def empile(x, i, j):
    """Q2 : les positions obtenues en empilant la pile i sur la pile j, puis j sur i si c'est différent.

    >>> empile([[0, 1], [0, 1], [1, 1], [1, 1]], 0, 1)
    [[[0, 2], [1, 1], [1, 1]]]
    >>> empile([[0, 1], [0, 1], [1, 1], [1, 1]], 0, 3)
    [[[0, 1], [0, 2], [1, 1]], [[0, 1], [1, 1], [1, 2]]]
    >>> empile([[0, 2], [1, 1], [1, 1]], 0, 1)
    []
    """
    (ci, hi), (cj, hj) = x[i], x[j]
    if ci != cj and hi != hj:
        return []
    reste = [list(x[k]) for k in range(len(x)) if k != i and k != j]
    LX = [sorted(reste + [[ci, hi + hj]])]
    if ci != cj:
        LX.append(sorted(reste + [[cj, hi + hj]]))
    return LX


def coups(x):
    """Q3 : toutes les positions atteignables depuis x en un coup, sans doublon.

    >>> coups([[0, 2], [0, 3], [1, 1], [1, 2]])
    [[[0, 5], [1, 1], [1, 2]], [[0, 3], [0, 4], [1, 1]], [[0, 3], [1, 1], [1, 4]], [[0, 2], [0, 3], [1, 3]]]
    >>> coups([[0, 1], [0, 1], [1, 1], [1, 1]]) # doctest: +NORMALIZE_WHITESPACE
    [[[0, 2], [1, 1], [1, 1]], [[0, 1], [0, 2], [1, 1]],
     [[0, 1], [1, 1], [1, 2]], [[0, 1], [0, 1], [1, 2]]]
    """
    LX = []
    for i in range(len(x)):
        for j in range(i + 1, len(x)):
            for X in empile(x, i, j):
                if X not in LX:
                    LX.append(X)
    return LX


def init(C, N):
    """Q4 : la position de départ, N tablettes de chacune des C couleurs.

    >>> init(3, 4) # doctest: +NORMALIZE_WHITESPACE
    [[0, 1], [0, 1], [0, 1], [0, 1], [1, 1], [1, 1],
     [1, 1], [1, 1], [2, 1], [2, 1], [2, 1], [2, 1]]
    """
    return [[c, 1] for c in range(C) for _ in range(N)]


def Tuple(L):
    """Q5 : la liste de listes (de listes...) L en tuples.

    >>> Tuple([[[1, 2], [3, 4, 5]], [[6]]])
    (((1, 2), (3, 4, 5)), ((6,),))
    """
    if not isinstance(L, (list, tuple)):
        return L
    return tuple(Tuple(element) for element in L)


def graphe(C, N):
    """Q6 : le graphe du jeu par un parcours en largeur, {position (Tuple): [positions atteignables]}.

    >>> G = graphe(2, 2)
    >>> len(G), sum([len(G[x]) for x in G])
    (12, 16)
    >>> G[((0, 2), (1, 2))]
    [[[0, 4]], [[1, 4]]]
    """
    if C * N > 12:
        G = _moteur.graphe_babylone(C, N)  # trop grand pour Python seul : le moteur, s'il est là
        if G is not None:
            return G
    x0 = init(C, N)
    G = {}
    vues = {Tuple(x0)}
    a_voir = deque([x0])
    while a_voir:
        x = a_voir.popleft()
        G[Tuple(x)] = coups(x)
        for X in G[Tuple(x)]:
            if Tuple(X) not in vues:
                vues.add(Tuple(X))
                a_voir.append(X)
    return G


def sommets_12(G, C, N):
    """Q9 : les sommets S1 du joueur 1 (même parité du nombre de piles que x0) et S2 du joueur 2.

    >>> S1, S2 = sommets_12(graphe(2, 2), 2, 2)
    >>> S1 # doctest: +NORMALIZE_WHITESPACE
    (((0, 1), (0, 1), (1, 1), (1, 1)), ((0, 2), (1, 2)), ((0, 3), (1, 1)), ((0, 2), (0, 2)),
     ((1, 2), (1, 2)), ((0, 1), (1, 3)))
    >>> len(S2)
    6
    """
    S1 = tuple(x for x in G if (len(x) - C * N) % 2 == 0)
    S2 = tuple(x for x in G if (len(x) - C * N) % 2 == 1)
    return S1, S2


def partie(C=2, N=2):
    """Q11 : une partie où chacun prend le premier successeur du graphe ; renvoie le joueur gagnant.

    >>> partie(2, 2)
    Joueur: 1
    Jeu: [[0, 1], [0, 1], [1, 1], [1, 1]]
    Joueur: 2
    Jeu: [[0, 2], [1, 1], [1, 1]]
    Joueur: 1
    Jeu: [[0, 2], [1, 2]]
    Joueur: 2
    Jeu: [[0, 4]]
    1
    """
    G = graphe(C, N)
    x, joueur = init(C, N), 1
    while True:
        print("Joueur:", joueur)
        print("Jeu:", x)
        if not G[Tuple(x)]:
            return 3 - joueur  # qui ne peut plus jouer a perdu
        x, joueur = G[Tuple(x)][0], 3 - joueur
