"""Babylone, questions 13 à 28 : positions gagnantes, attracteurs, stratégie optimale."""
from random import choice

from .regles import Tuple, graphe, init, sommets_12


def est_gagnante(G, x):
    """Q13 : la position x est gagnante s'il existe un successeur qui n'est pas gagnant.

    >>> G = graphe(2, 2)
    >>> est_gagnante(G, [[0, 1], [0, 1], [1, 1], [1, 1]]), est_gagnante(G, ((0, 3), (1, 1)))
    (True, False)
    """
    for X in G[Tuple(x)]:
        if not est_gagnante(G, X):
            return True
    return False


def dico_gagnant(G):
    """Q14 : {position: est-elle gagnante ?}

    >>> dico_gagnant(graphe(1, 4))
    {((0, 1), (0, 1), (0, 1), (0, 1)): True, ((0, 1), (0, 1), (0, 2)): False, ((0, 2), (0, 2)): True, ((0, 1), (0, 3)): True, ((0, 4),): False}
    """
    return {x: est_gagnante(G, x) for x in G}


def dico_gagnant_opt(G):
    """Q15 : le même dictionnaire avec mémoïsation, où chaque position n'est calculée qu'une fois.

    >>> dico_gagnant_opt(graphe(2, 3)) == dico_gagnant(graphe(2, 3))
    True
    """
    dg = {}

    def est_gagnante_memo(x):
        if x not in dg:
            dg[x] = any(not est_gagnante_memo(Tuple(X)) for X in G[x])
        return dg[x]

    return {x: est_gagnante_memo(x) for x in G}


def init_attracteurs(G, S1):
    """Q18 : les attracteurs au rang 0. Les sommets sans successeurs de l'un sont gagnants pour l'autre.

    >>> G = graphe(2, 2)
    >>> dA1, dA2 = init_attracteurs(G, sommets_12(G, 2, 2)[0])
    >>> [x for x in dA1 if dA1[x]], [x for x in dA2 if dA2[x]]
    ([((0, 4),), ((1, 4),)], [((0, 3), (1, 1)), ((0, 1), (1, 3))])
    """
    S1 = set(S1)
    dA1 = {x: x not in S1 and G[x] == [] for x in G}
    dA2 = {x: x in S1 and G[x] == [] for x in G}
    return dA1, dA2


def cond_1(G, di, x):
    """Q19 : un successeur de x au moins est dans les attracteurs de di."""
    return any(di[Tuple(X)] for X in G[Tuple(x)])


def cond_2(G, di, x):
    """Q20 : x a des successeurs, et tous sont dans les attracteurs de di."""
    LX = G[Tuple(x)]
    return LX != [] and all(di[Tuple(X)] for X in LX)


def attracteurs_it(G, di, Si):
    """Q21 : une itération ; change di en place, renvoie True si un sommet au moins est passé à True."""
    Si = set(Si)
    nouveaux = [x for x in G if not di[x] and (cond_1(G, di, x) if x in Si else cond_2(G, di, x))]
    for x in nouveaux:
        di[x] = True
    return nouveaux != []


def attracteurs_Ji(G, di, Si):
    """Q22 : des itérations jusqu'à ce que rien ne change ; complète di en place."""
    while attracteurs_it(G, di, Si):
        pass


def attracteurs(G, C, N):
    """Q23 : les attracteurs des deux joueurs.

    >>> dA1, dA2 = attracteurs(graphe(2, 2), 2, 2)
    >>> [x for x in dA2 if dA2[x]]
    [((0, 1), (0, 2), (1, 1)), ((0, 1), (1, 1), (1, 2)), ((0, 3), (1, 1)), ((0, 1), (1, 3))]
    >>> all(dA1[x] != dA2[x] for x in dA1)
    True
    """
    S1, S2 = sommets_12(G, C, N)
    dA1, dA2 = init_attracteurs(G, S1)
    attracteurs_Ji(G, dA1, S1)
    attracteurs_Ji(G, dA2, S2)
    return dA1, dA2


def dico_gagnant_att(G, C, N):
    """Q24 : une position est gagnante si elle est à Ji et dans les attracteurs de Ji.

    >>> dico_gagnant_att(graphe(2, 2), 2, 2) == dico_gagnant(graphe(2, 2))
    True
    """
    S1 = set(sommets_12(G, C, N)[0])
    dA1, dA2 = attracteurs(G, C, N)
    return {x: dA1[x] if x in S1 else dA2[x] for x in G}


def strategie_opt(G, dg, x):
    """Q25 : un successeur qui n'est pas gagnant (pour l'adversaire) s'il y en a, n'importe lequel sinon ; [] s'il n'y en a pas.

    >>> G = graphe(2, 2)
    >>> strategie_opt(G, dico_gagnant(G), [[0, 1], [0, 2], [1, 1]])
    [[0, 3], [1, 1]]
    >>> strategie_opt(G, dico_gagnant(G), [[0, 4]])
    []
    """
    LX = G[Tuple(x)]
    if not LX:
        return []
    L_Choix = [X for X in LX if not dg[Tuple(X)]]
    return choice(L_Choix or LX)


def strategies_opt(G, dg):
    """Q26 : {position: un meilleur coup}."""
    return {x: strategie_opt(G, dg, x) for x in G}


def jeu(C, N):
    """Q27 : affiche une partie entre deux joueurs qui jouent au mieux.

    >>> jeu(1, 2)
    Le joueur 1 dispose d'une position gagnante
    Départ: [[0, 1], [0, 1]]
    Joueur: 1
    [[0, 2]]
    Joueur: 2
    []
    a perdu
    """
    G = graphe(C, N)
    dg = dico_gagnant_opt(G)
    x, joueur = init(C, N), 1
    print("Le joueur", 1 if dg[Tuple(x)] else 2, "dispose d'une position gagnante")
    print("Départ:", x)
    while x:
        x = strategie_opt(G, dg, x)
        print("Joueur:", joueur)
        print(x)
        joueur = 3 - joueur
    print("a perdu")
