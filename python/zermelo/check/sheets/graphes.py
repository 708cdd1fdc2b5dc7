"""Sheet 001, 4.1: shortest paths."""
import random
from math import inf

from ...cours import graphes as model
from ..questions import Question, Sheet
from ..words import As, Words, show, value_of

COURSE = As("GRAPHE", model.GRAPHE)


def small_graphs():
    chance = random.Random(9)
    graphs = [{"A": {}}, {"A": {"B": 2}, "B": {"A": 2}}, {"A": {}, "B": {"A": 1}}, {"A": {"B": 5, "C": 1}, "B": {}, "C": {"B": 1}}, {"A": {"B": 1, "C": 9}, "B": {"C": 1}, "C": {"D": 1}, "D": {}},
              {"A": {"B": 3, "C": 1}, "B": {"D": 1}, "C": {"B": 1, "D": 5}, "D": {}}]
    for n in (4, 5, 5, 6):
        names = "ABCDEF"[:n]
        graphs.append({u: {v: chance.randint(1, 9) for v in names if v != u and chance.random() < 0.5} for u in names})
    return graphs


def judge_dijkstra(call, expected):
    G, start = map(value_of, call.args)
    got = call.got
    if not isinstance(got, (tuple, list)) or len(got) != 2 or not all(isinstance(part, dict) for part in got):
        return Words("", "") if got is None else Words("On attend le couple de dictionnaires (d, pred).", "The pair of dictionaries (d, pred) is expected.")
    d, pred = got
    for s in G:
        if d.get(s, inf) != expected[0][s]:
            way = model.chemin(expected[1], s) if expected[0][s] < inf else None
            return Words(f"La distance de {start} à {s} est {expected[0][s]}" + (f", par {', '.join(way)}" if way else " : on ne peut pas y aller") + f" ; vous trouvez {show(d.get(s))}.", f"The distance from {start} to {s} is {expected[0][s]}" + (f", by {', '.join(way)}" if way else ": there is no way") + f"; you find {show(d.get(s))}.")
        p = pred.get(s)
        if s != start and expected[0][s] < inf and (p not in G or s not in G[p] or expected[0][p] + G[p][s] != expected[0][s]):
            return Words(f"pred[{s!r}] = {show(p)} : ce n'est pas le sommet qui précède {s} sur un plus court chemin.", f"pred[{s!r}] = {show(p)}: this is not the vertex before {s} on a shortest path.")
    return None if pred.get(start) is None else Words("Le départ n'a pas de prédécesseur.", "The start has no predecessor.")


def h_zero(s):
    return 0


def h_course(s):
    return model.vol_d_oiseau("D")(s)


def astar_cases():
    return [[COURSE, "A", "D", h_course], [COURSE, "A", "D", h_zero], [COURSE, "B", "H", h_zero]] + [[G, "A", max(G), h_zero] for G in small_graphs()] + [[G, "A", t, h_zero] for G in small_graphs()[3:6] for t in "BC"]


def judge_astar(call, expected):
    G, start, end, h = map(value_of, call.args)
    got = call.got
    if not isinstance(got, (tuple, list)) or len(got) != 3:
        return Words("", "") if got is None else Words("On attend (distance, chemin, sommets choisis).", "(distance, path, vertices chosen) is expected.")
    if got[0] != expected[0]:
        return Words(f"La plus courte distance de {start} à {end} est {expected[0]}, par {show(expected[1])}.", f"The shortest distance from {start} to {end} is {expected[0]}, by {show(expected[1])}.")
    path = list(got[1] or [])
    if expected[0] < inf:
        length = sum(G[u].get(v, inf) for u, v in zip(path, path[1:]))
        if path[:1] != [start] or path[-1:] != [end] or length != expected[0]:
            return Words(f"Le chemin {show(path)} ne va pas de {start} à {end} en {expected[0]}.", f"The path {show(path)} does not lead from {start} to {end} in {expected[0]}.")
    if len(got[2]) > len(expected[2]) and h is h_course:
        return Words(f"A* choisit ici {show(expected[2])} : {len(expected[2])} étapes, et non {len(got[2])}. On choisit le sommet dont distance + estimation est la plus petite, et l'on s'arrête à l'arrivée.", f"A* chooses {show(expected[2])} here: {len(expected[2])} steps, not {len(got[2])}. Choose the vertex of least distance + estimate, and stop at the end.")
    return None


def why_path(args, got, expected):
    return Words("On remonte les prédécesseurs depuis l'arrivée jusqu'à None, puis on renverse.", "Follow the predecessors from the end back to None, then reverse.")


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


def tables():
    return [[COURSE, "A"], [{"A": {"B": 2}, "B": {"A": 2}}, "A"], [{"A": {"B": 5, "C": 1}, "B": {}, "C": {"B": 1}}, "A"], [{"A": {}}, "A"]]


SHEET = Sheet("graphes", Words("Théorie des jeux, 4.1 : Dijkstra et A*", "Dijkstra and A*"), [
    q("dijkstra", "4.1.1", "G, depart", Words("(d, pred) : les distances depuis le départ (inf sinon) et les prédécesseurs", "(d, pred): distances and predecessors"), lambda: [[COURSE, "A"], [COURSE, "D"]] + [[G, "A"] for G in small_graphs()], judge=judge_dijkstra, points=3, chance=True),
    q("chemin", "4.1.1", "pred, arrivee", Words("le chemin que donnent les prédécesseurs", "the path that the predecessors give"), lambda: [[{"A": None, "F": "A", "E": "F"}, "E"], [{"A": None}, "A"], [{"A": None, "B": "A"}, "B"]], why=why_path),
    q("a_etoile", "4.1.2", "G, depart, arrivee, h", Words("(distance, chemin, sommets choisis) de A* avec l'heuristique h", "(distance, path, vertices chosen)"), astar_cases, judge=judge_astar, points=3, chance=True),
    q("tableau", "4.1.1", "G, depart", Words("[(sommet choisi, {sommet: distance connue}), ...], une ligne par étape", "[(vertex chosen, {vertex: distance so far}), ...]"), tables, points=2, optional=True, why=lambda a, g, e: Words("À chaque étape, le sommet le plus proche non encore choisi, puis les distances après avoir regardé ses voisins.", "At each step the nearest vertex that is left, then the distances after looking at its neighbours.")),
], model, start=Words("from math import inf\n\nGRAPHE = " + repr(model.GRAPHE) + "\n", ""))
