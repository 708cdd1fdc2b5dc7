"""Sheet 001, TD 2: arenas as dictionaries {vertex: (player, [successors])}."""
from ...cours import arene as model
from ..arenas import random_arenas, reason
from ..questions import Question, Sheet
from ..words import As, Words, show, value_of

EXAMPLE = As("EXEMPLE_3", model.EXEMPLE_3)
SMALL = [{0: (1, [])}, {0: (1, [1]), 1: (2, [])}, {0: (2, [0, 1]), 1: (1, [])}, {0: (2, [1]), 1: (1, [])}, {0: (1, [1]), 1: (1, [0])}, {0: (2, []), 1: (1, [0])}]


def arenas():
    return [EXAMPLE] + SMALL + [{v: (o[v], s[v]) for v in range(len(o))} for o, s in random_arenas(14)]


def predecessors():
    return [[EXAMPLE, 6]] + [[G, s] for G in arenas() for s in list(value_of(G))[:3]]


def judge_predecessors(call, expected):
    got = call.got
    if not isinstance(got, (list, tuple, set)):
        return Words("", "")
    missing, extra = [u for u in expected if u not in got], [u for u in got if u not in expected]
    G, s = map(value_of, call.args)
    if extra:
        return Words(f"{show(extra[0])} n'est pas un prédécesseur de {s} : il n'y a pas d'arc de {show(extra[0])} vers {s}.", f"{show(extra[0])} is no predecessor of {s}: there is no arc from {show(extra[0])} to {s}.")
    if missing:
        return Words(f"Il manque {missing[0]} : l'arc ({missing[0]}, {s}) existe.", f"{missing[0]} is missing: there is an arc ({missing[0]}, {s}).")
    return None if len(list(got)) == len(expected) else Words("Un prédécesseur figure deux fois.", "A predecessor is there twice.")


def additions(player):
    def cases():
        found = [[EXAMPLE, [6], 5 if player == 1 else 4]]
        found += [[EXAMPLE, V, s] for V in ([6], [6, 5]) for s in range(6)]
        for G in SMALL + arenas()[7:]:
            for V in ([max(G)], list(G)[::2]):
                found += [[G, V, s] for s in list(G)[:3]]
        return [case for case in found if value_of(case[0])[case[2]][0] == player]
    return cases


def judge_addition(call, expected):
    """V in place, or a list returned: both are taken."""
    G, V, s = map(value_of, call.args)
    want = call.model_after[1]
    if isinstance(call.got, (list, set, tuple)):
        got = list(call.got)
    else:
        got = call.after[1]
    if sorted(got) == sorted(want):
        return None
    if s in got and got.count(s) > 1:
        return Words(f"{s} est déjà dans V : on ne l'ajoute pas une seconde fois.", f"{s} is in V already: it is not added again.")
    verb = ("est ajouté", "is added") if s in got else ("n'est pas ajouté", "is not added")
    if sorted(x for x in got if x != s) != sorted(x for x in want if x != s):
        return Words("V ne doit changer que par l'ajout du sommet.", "V may change only by the vertex that is added.")
    return Words(f"Le sommet {s} {verb[0]} à V = {V} : ", f"Vertex {s} {verb[1]} to V = {V}: ").then(reason(s, G[s][0] == 1, G[s][1], V))


def searches():
    found = [[EXAMPLE, [6]]]
    for G in SMALL + arenas()[7:]:
        found.append([G, [max(G)]])
        if len(G) > 3:
            found.append([G, [0, 1]])
    return found


def judge_search(call, expected):
    G, V = map(value_of, call.args)
    got = call.got if call.got is not None else call.after[1]
    if not isinstance(got, (list, set, tuple, dict)):
        return Words("On attend la liste des attracteurs.", "The list of the attractor is expected.")
    wrong = sorted(set(got) ^ set(expected))
    if wrong:
        s = wrong[0]
        verb = ("est en trop", "should not be there") if s in got else ("manque", "is missing")
        return Words(f"Le sommet {s} {verb[0]} : ", f"Vertex {s} {verb[1]}: ").then(reason(s, G[s][0] == 1, G[s][1], set(expected)))
    return None if len(list(got)) == len(expected) else Words("Un sommet figure deux fois.", "A vertex is there twice.")


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("arene", Words("Théorie des jeux, TD 2 : attracteurs", "Attractors"), [
    q("recherche_predecesseur", "Q2", "G, s", Words("la liste des prédécesseurs de s", "the list of predecessors of s"), predecessors, judge=judge_predecessors),
    q("ajout_attrac_J1", "Q3", "G, V, s", Words("ajoute à V le sommet s de J1 s'il est admissible", "adds J1's vertex s to V if it may be"), additions(1), judge=judge_addition, may_change=(1,), chance=True, examples=5),
    q("ajout_attrac_J2", "Q4", "G, V, s", Words("ajoute à V le sommet s de J2 s'il est admissible", "adds J2's vertex s to V if it may be"), additions(2), judge=judge_addition, may_change=(1,), chance=True, examples=7),
    q("recherche_attracteurs", "Q5", "G, V", Words("la liste des attracteurs depuis la liste initiale V, par un parcours en largeur", "the attractor from V, breadth first"), searches, judge=judge_search, may_change=(1,), points=2,
      aliases=("recherche_attracteur", "attracteurs", "attracteur", "parcours_attracteur", "liste_attracteurs", "recherche_attrac")),
], model, start=Words("from collections import deque\n\n# L'exemple 3 du cours : {sommet: (joueur, [successeurs])}, cible 6\nEXEMPLE_3 = " + repr(model.EXEMPLE_3) + "\n", ""))
