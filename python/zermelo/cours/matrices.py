"""Théorie des jeux, exemples 1 et 2 : jeux à deux joueurs donnés par une matrice de gains.

M[i][j] est le couple (gain du joueur 1, gain du joueur 2) quand 1 choisit la ligne i et 2 la colonne j ; chacun veut le
plus grand gain. La feuille ne nomme pas de fonction ; ce sont ici celles qui suivent. joueur vaut 1 (lignes) ou 2 (colonnes).
"""
DILEMME = [[(-0.5, -0.5), (-10, 0)],  # se taire, dénoncer : les années de prison, en moins
           [(0, -10), (-5, -5)]]
GUERRE_FROIDE = [[(-2, -2), (2, -2), (1, -1)],  # attaque, neutre, défend ; -- vaut -2, ++ vaut 2 : seul l'ordre compte
                 [(-2, 2), (2, 2), (2, -1)],
                 [(-1, 1), (-1, 2), (-1, -1)]]


def gain(M, joueur, choix, autre):
    """Le gain de `joueur` quand il fait `choix` et que l'autre joueur fait `autre`."""
    return M[choix][autre][0] if joueur == 1 else M[autre][choix][1]


def tailles(M, joueur):
    """Combien de choix ont ce joueur et l'autre."""
    return (len(M), len(M[0])) if joueur == 1 else (len(M[0]), len(M))


def meilleures_reponses(M, joueur, autre):
    """Les choix de `joueur` dont le gain est le plus grand quand l'autre joueur fait `autre`.

    >>> meilleures_reponses(DILEMME, 1, 0), meilleures_reponses(GUERRE_FROIDE, 1, 1)
    ([1], [0, 1])
    """
    gains = [gain(M, joueur, choix, autre) for choix in range(tailles(M, joueur)[0])]
    return [choix for choix in range(len(gains)) if gains[choix] == max(gains)]


def dominees(M, joueur):
    """Les choix strictement dominés : un autre choix gagne toujours plus.

    >>> dominees(DILEMME, 1), dominees(GUERRE_FROIDE, 1)
    ([0], [])
    """
    n, m = tailles(M, joueur)
    return [a for a in range(n)
            if any(all(gain(M, joueur, b, j) > gain(M, joueur, a, j) for j in range(m)) for b in range(n))]


def equilibres(M):
    """Les cases (i, j) où chacun des deux choix est une meilleure réponse à l'autre.

    >>> equilibres(DILEMME), equilibres(GUERRE_FROIDE)
    ([(1, 1)], [(1, 1)])
    """
    return [(i, j) for i in range(len(M)) for j in range(len(M[0]))
            if i in meilleures_reponses(M, 1, j) and j in meilleures_reponses(M, 2, i)]


def pareto(M):
    """Les cases qu'aucune autre n'améliore pour l'un sans être pire pour l'autre.

    >>> pareto(DILEMME), pareto(GUERRE_FROIDE)
    ([(0, 0), (0, 1), (1, 0)], [(1, 1)])
    """
    cases = [(i, j) for i in range(len(M)) for j in range(len(M[0]))]

    def ameliore(a, b):
        (a1, a2), (b1, b2) = M[a[0]][a[1]], M[b[0]][b[1]]
        return a1 >= b1 and a2 >= b2 and (a1, a2) != (b1, b2)

    return [case for case in cases if not any(ameliore(autre, case) for autre in cases)]


def securite(M, joueur):
    """Le niveau de sécurité (gain assuré, choix qui l'assurent).

    >>> securite(DILEMME, 1), securite(GUERRE_FROIDE, 1)
    ((-5, [1]), (-1, [2]))
    """
    n, m = tailles(M, joueur)
    pires = [min(gain(M, joueur, choix, autre) for autre in range(m)) for choix in range(n)]
    return max(pires), [choix for choix in range(n) if pires[choix] == max(pires)]
