"""Théorie des jeux, 4.1 : plus courts chemins par Dijkstra et A*, avec le tableau des étapes.

Un graphe est un dictionnaire {sommet: {voisin: distance}}. La feuille ne nomme pas de fonction ; ce sont ici
`dijkstra`, `a_etoile`, `chemin` et `tableau`.
"""
from math import inf, sqrt

# Le graphe du cours : les sommes sont celles du texte ; la figure étant perdue, coordonnées et arêtes B-C, C-D, G-H, H-D
# sont inventées.
POSITIONS = {"A": (0, 144), "B": (130, 352), "C": (464, 420), "D": (640, 288),
             "E": (325, 120), "F": (101, 36), "G": (288, 24), "H": (514, 120)}
GRAPHE = {"A": {"B": 252, "F": 165}, "B": {"A": 252, "C": 345, "F": 354}, "C": {"B": 345, "D": 230},
          "D": {"C": 230, "E": 357, "H": 225}, "E": {"D": 357, "F": 241, "G": 106, "H": 189},
          "F": {"A": 165, "B": 354, "E": 241, "G": 197}, "G": {"E": 106, "F": 197, "H": 250},
          "H": {"D": 225, "E": 189, "G": 250}}


def vol_d_oiseau(arrivee, positions=POSITIONS):
    """L'heuristique de A* : la distance à vol d'oiseau jusqu'à l'arrivée.

    >>> vol_d_oiseau("D")("A")
    656.0
    """
    xa, ya = positions[arrivee]
    return lambda s: sqrt((positions[s][0] - xa) ** 2 + (positions[s][1] - ya) ** 2)


def etapes(G, depart, arrivee=None, h=None):
    """Étape par étape : le sommet choisi, les distances et les prédécesseurs connus. A* ajoute l'estimation h(s) à la distance."""
    d, pred = {s: inf for s in G}, {s: None for s in G}
    d[depart] = 0
    choisis = set()
    while len(choisis) < len(G):
        s = min((s for s in G if s not in choisis), key=lambda s: d[s] + (h(s) if h else 0))
        if d[s] == inf:
            return
        choisis.add(s)
        if s != arrivee:
            for t, distance in G[s].items():
                if t not in choisis and d[s] + distance < d[t]:
                    d[t], pred[t] = d[s] + distance, s
        yield s, dict(d), dict(pred)
        if s == arrivee:
            return


def dijkstra(G, depart):
    """Le couple (d, pred) : distance de chaque sommet depuis le départ (inf s'il n'est pas atteint), et d'où l'on y vient.

    >>> d, pred = dijkstra(GRAPHE, "A")
    >>> d["D"], chemin(pred, "D")
    (763, ['A', 'F', 'E', 'D'])
    """
    for s, d, pred in etapes(G, depart):
        pass
    return d, pred


def chemin(pred, arrivee):
    """Le chemin que donnent les prédécesseurs.

    >>> chemin({"A": None, "F": "A", "E": "F"}, "E")
    ['A', 'F', 'E']
    """
    sommets = [arrivee]
    while pred[sommets[-1]] is not None:
        sommets.append(pred[sommets[-1]])
    return sommets[::-1]


def a_etoile(G, depart, arrivee, h):
    """Le triplet (distance, chemin, sommets choisis dans l'ordre) de A* avec l'heuristique h ; (inf, [], ...) sans chemin.

    >>> a_etoile(GRAPHE, "A", "D", vol_d_oiseau("D"))
    (763, ['A', 'F', 'E', 'D'], ['A', 'F', 'E', 'D'])
    """
    choisis = []
    for s, d, pred in etapes(G, depart, arrivee, h):
        choisis.append(s)
    if d[arrivee] == inf:
        return inf, [], choisis
    return d[arrivee], chemin(pred, arrivee), choisis


def tableau(G, depart, arrivee=None, h=None):
    """Le tableau du cours : pour chaque étape, le sommet choisi et la ligne des distances.

    >>> for s, distances in tableau(GRAPHE, "A", "D", vol_d_oiseau("D")):
    ...     print(s, *distances.values())
    A 0 252 inf inf inf 165 inf inf
    F 0 252 inf inf 406 165 362 inf
    E 0 252 inf 763 406 165 362 595
    D 0 252 inf 763 406 165 362 595
    >>> len(tableau(GRAPHE, "A"))
    8
    """
    return [(s, d) for s, d, pred in etapes(G, depart, arrivee, h)]
