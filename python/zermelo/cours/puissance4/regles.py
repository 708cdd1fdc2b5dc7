"""Puissance 4, exercices 1 à 6 : les règles."""
from math import inf

LIGNES, COLONNES = 6, 7
grille0 = [[None] * COLONNES for _ in range(LIGNES)]
GRILLE_EXEMPLE = [  # celle de la feuille (que nulle partie n'atteint : neuf 0 et sept 1)
    [0, 1, 1, 1, 0, 0, None],
    [None, 1, 0, 0, 1, None, None],
    [None, None, 0, 1, 0, None, None],
    [None, None, 1, None, None, None, None],
    [None, None, 0, None, None, None, None],
    [None, None, 0, None, None, None, None],
]


def affiche(s):
    """Affiche la grille de la situation s, la ligne du bas en bas ; "0" pour J0, "X" pour J1.

    >>> affiche((1, GRILLE_EXEMPLE))
    . . 0 . . . .
    . . 0 . . . .
    . . X . . . .
    . . 0 X 0 . .
    . X 0 0 X . .
    0 X X X 0 0 .
    0 1 2 3 4 5 6
    """
    joueur, G = s
    for ligne in reversed(G):
        print(" ".join({None: ".", 0: "0", 1: "X"}[case] for case in ligne))
    print(" ".join(str(j) for j in range(len(G[0]))))


def depose_pion(s, j):
    """Ex 1 : la situation après que le joueur de s a joué dans la colonne j. La grille de s n'est pas changée.

    >>> depose_pion((1, grille0), 3)[1][0]
    [None, None, None, 1, None, None, None]
    """
    joueur, G = s
    G = [ligne[:] for ligne in G]
    i = 0
    while G[i][j] is not None:
        i += 1
    G[i][j] = joueur
    return 1 - joueur, G


def partie_nulle(s):
    """Ex 2 : la grille est pleine, ce qui se voit à sa ligne du haut.

    >>> partie_nulle((1, grille0)), partie_nulle((1, [[0] * 7] * 6))
    (False, True)
    """
    joueur, G = s
    return None not in G[-1]


def gagnant(G, i, j):
    """Ex 2 : le pion (i, j) est-il dans un alignement de quatre pions de la même couleur ?

    >>> gagnant(GRILLE_EXEMPLE, 0, 1), gagnant([[1, 1, 1, 1, None, None, None]] + grille0[1:], 0, 2)
    (False, True)
    """
    a_verifier = []
    for di, dj in [(0, 1), (1, 0), (1, 1), (1, -1)]:
        for debut in range(-3, 1):
            a_verifier.append([(i + t * di, j + t * dj) for t in range(debut, debut + 4) if t != 0])
    for cases in a_verifier:
        if all(0 <= a < len(G) and 0 <= b < len(G[0]) and G[a][b] == G[i][j] for a, b in cases):
            return True
    return False


def eval_f(s):
    """Ex 3 : inf si J0 vient de gagner, -inf si J1 vient de gagner, 0 si la partie est nulle, None si elle continue.

    Le dernier pion joué est au sommet de sa colonne : il suffit de regarder ceux-là.

    >>> eval_f((0, [[1, 1, 1, 1, None, None, None]] + grille0[1:])), eval_f((1, grille0))
    (-inf, None)
    """
    joueur, G = s
    for j in range(len(G[0])):
        pions = [i for i in range(len(G)) if G[i][j] is not None]
        if pions and G[pions[-1]][j] == 1 - joueur and gagnant(G, pions[-1], j):
            return inf if joueur == 1 else -inf
    return 0 if partie_nulle(s) else None


def fils(s):
    """Ex 6 : toutes les situations atteignables en un coup.

    >>> len(fils((1, grille0))), sum(len(fils(f)) for f in fils((1, grille0)))
    (7, 49)
    """
    joueur, G = s
    return [depose_pion(s, j) for j in range(len(G[0])) if G[-1][j] is None]


def construit_cle(s):
    """La situation en tuples, pour servir de clé dans un dictionnaire."""
    joueur, G = s
    return joueur, tuple(tuple(ligne) for ligne in G)
