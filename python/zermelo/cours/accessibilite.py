"""TP 3.7, partie A : le jeu de la soustraction, arène en liste d'adjacence, attracteur par rangs.

Le premier joueur a les sommets 0 à n, le second n+1 à 2n+1 ; le numéro dit combien de bâtonnets restent.
"""
from collections import deque


def arene(n):
    """A6 : l'arène du jeu à n bâtonnets (le `mystery_code` de la feuille).

    >>> arene(7) # doctest: +NORMALIZE_WHITESPACE
    [[], [8], [9, 8], [10, 9, 8], [11, 10, 9], [12, 11, 10], [13, 12, 11], [14, 13, 12],
     [], [0], [1, 0], [2, 1, 0], [3, 2, 1], [4, 3, 2], [5, 4, 3], [6, 5, 4]]
    """
    size = n + 1
    a = [[] for _ in range(2 * size)]
    for i in range(size):
        for j in range(1, 4):
            if i - j >= 0:
                a[i].append(size + i - j)
                a[i + size].append(i - j)
    return a


mystery_code = arene


def g_transpose(g):
    """A7 : le graphe dont tous les arcs sont inversés.

    >>> g_transpose(arene(7)) # doctest: +NORMALIZE_WHITESPACE
    [[9, 10, 11], [10, 11, 12], [11, 12, 13], [12, 13, 14], [13, 14, 15], [14, 15], [15], [],
     [1, 2, 3], [2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7], [6, 7], [7], []]
    """
    tg = [[] for _ in g]
    for u in range(len(g)):
        for v in g[u]:
            tg[v].append(u)
    return tg


def in_degrees(g):
    """A8 : le degré entrant de chaque sommet qui en a un.

    >>> in_degrees(arene(5))
    {6: 3, 7: 3, 8: 3, 9: 2, 10: 1, 0: 3, 1: 3, 2: 3, 3: 2, 4: 1}
    """
    counts = {}
    for adj in g:
        for v in adj:
            counts[v] = counts.get(v, 0) + 1
    return counts


def attractor(g, V, Cg):
    """A9 : l'attracteur {sommet: rang} du joueur qui a les sommets V et la condition de gain Cg ({sommet: 0}).

    Le parcours est en largeur : le rang est le plus petit nombre de coups (celui de la feuille, en profondeur, ne l'est
    pas toujours).

    >>> attractor(arene(5), {0, 1, 2, 3, 4, 5}, {0: 0})
    {0: 0, 7: 1, 2: 2, 3: 2, 4: 2, 11: 3}
    >>> attractor(arene(5), {6, 7, 8, 9, 10, 11}, {6: 0})
    {6: 0, 1: 1, 8: 2, 9: 2, 10: 2, 5: 3}
    """
    tg = g_transpose(g)
    sorties = in_degrees(tg)  # les degrés entrants du transposé : les arcs qui ne mènent pas encore à l'attracteur
    A = {v: 0 for v in Cg}
    a_voir = deque(A)
    while a_voir:
        v = a_voir.popleft()
        for u in tg[v]:
            sorties[u] -= 1
            if u not in A and (u in V or sorties[u] == 0):
                A[u] = A[v] + 1
                a_voir.append(u)
    return A


def next_in_attractor(a, att, p):
    """A11 : le successeur de p de plus petit rang dans l'attracteur, None s'il n'y en a pas.

    >>> g = arene(5)
    >>> att = attractor(g, range(6), {6: 0})
    >>> next_in_attractor(g, att, 5), next_in_attractor(g, att, 4)
    (10, None)
    """
    suivants = [(att[v], v) for v in a[p] if v in att]
    return min(suivants)[1] if suivants else None


def jouer(n=7, saisie=None):
    """A12 : une partie contre l'ordinateur, qui commence ; qui prend le dernier bâtonnet gagne. Renvoie le gagnant.

    >>> reponses = iter("1" * 9)
    >>> jouer(6, saisie=lambda question: next(reponses))
    6 bâtonnets
    L'ordinateur en prend 2
    4 bâtonnets
    Vous en prenez 1
    3 bâtonnets
    L'ordinateur en prend 3
    L'ordinateur gagne
    'ordinateur'
    """
    g = arene(n)
    att = attractor(g, range(n + 1), {n + 1: 0})
    p = n
    while g[p]:
        reste = p % (n + 1)
        print(reste, "bâtonnets" if reste > 1 else "bâtonnet")
        if p <= n:
            suivant = next_in_attractor(g, att, p)
            p = g[p][0] if suivant is None else suivant
            print("L'ordinateur en prend", reste - p % (n + 1))
        else:
            prise = 0
            while prise not in (1, 2, 3) or prise > reste:
                texte = (saisie or input)("Combien en prenez-vous (1, 2 ou 3) ? ")
                prise = int(texte) if texte.strip().isdigit() else 0
            print("Vous en prenez", prise)
            p = reste - prise
    print("L'ordinateur gagne" if p > n else "Vous gagnez")
    return "ordinateur" if p > n else "vous"
