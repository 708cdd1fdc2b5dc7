"""Théorie des jeux, TD 2 : recherche d'attracteur dans une arène {sommet: (joueur, [successeurs])}.

J1 veut atteindre un sommet de l'ensemble Omega, J2 veut l'en empêcher. La feuille ne nomme pas la fonction de Q5 :
ici `recherche_attracteurs(G, V)`.
"""
from collections import deque

# L'exemple 3 du cours ; la figure n'étant pas dans le texte, l'arc 0 -> 2 est ajouté pour que 2 soit atteint.
EXEMPLE_3 = {0: (2, [1, 2, 3]), 1: (1, [3]), 2: (1, [5]), 3: (2, [3, 4]), 4: (2, [5, 6]), 5: (1, [6]), 6: (1, [])}


def recherche_predecesseur(G, s):
    """Q2 : la liste des prédécesseurs de s.

    >>> recherche_predecesseur(EXEMPLE_3, 6)
    [4, 5]
    """
    return [u for u in G if s in G[u][1]]


def ajout_attrac_J1(G, V, s):
    """Q3 : ajoute à la liste V le sommet s de J1 si l'un de ses successeurs est dans V ; dit s'il a été ajouté.

    >>> V = [6]
    >>> ajout_attrac_J1(EXEMPLE_3, V, 5), ajout_attrac_J1(EXEMPLE_3, V, 1), V
    (True, False, [6, 5])
    """
    joueur, successeurs = G[s]
    if joueur == 1 and s not in V and any(w in V for w in successeurs):
        V.append(s)
        return True
    return False


def ajout_attrac_J2(G, V, s):
    """Q4 : ajoute à la liste V le sommet s de J2 si tous ses successeurs (et il en a) sont dans V ; dit s'il a été ajouté.

    >>> V = [6]
    >>> ajout_attrac_J2(EXEMPLE_3, V, 4), ajout_attrac_J2(EXEMPLE_3, [6, 5], 4)
    (False, True)
    """
    joueur, successeurs = G[s]
    if joueur == 2 and s not in V and successeurs and all(w in V for w in successeurs):
        V.append(s)
        return True
    return False


def recherche_attracteurs(G, V):
    """Q5 : la liste des attracteurs de J1, par un parcours en largeur depuis la liste initiale V (Omega).

    >>> recherche_attracteurs(EXEMPLE_3, [6])
    [6, 5, 2, 4]
    """
    V = list(V)
    a_voir = deque(V)
    while a_voir:
        s = a_voir.popleft()
        for u in recherche_predecesseur(G, s):
            if ajout_attrac_J1(G, V, u) or ajout_attrac_J2(G, V, u):
                a_voir.append(u)
    return V
