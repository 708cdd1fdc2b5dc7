"""Sheet 003 A: the subtraction game."""
from ...cours import accessibilite as model
from ..arenas import random_arenas, reason
from ..questions import Question, Sheet
from ..words import As, Words, show, value_of

FEUILLE = [[], [6], [6, 7], [6, 7, 8], [7, 8, 9], [8, 9, 10], [], [0], [0, 1], [0, 1, 2], [1, 2, 3], [2, 3, 4]]


def graphs():
    return [[model.arene(7)], [model.arene(5)], [[[]]], [[[0]]], [[[1], []]], [[[], [0], [0]]], [[[1, 2], [2], [0]]]] + [[s] for o, s in random_arenas(8)]


def judge_transpose(call, expected):
    got = call.got
    if not isinstance(got, list) or len(got) != len(expected) or not all(isinstance(x, (list, tuple)) for x in got):
        return Words(f"On attend une liste de {len(expected)} listes.", f"A list of {len(expected)} lists is expected.") if got is not None else Words("", "")
    for v in range(len(expected)):
        if sorted(got[v], key=repr) != sorted(expected[v], key=repr):
            return Words(f"Les arcs qui arrivent en {v} partent de {expected[v]}.", f"The arcs that lead to {v} come from {expected[v]}.")
    return None


def why_degrees(args, got, expected):
    if isinstance(got, dict):
        for v in sorted(set(got) | set(expected), key=repr):
            if got.get(v) != expected.get(v):
                return Words(f"Le sommet {v} apparaît {expected.get(v, 0)} fois dans les listes" + (" : il n'est pas dans le dictionnaire." if v not in expected else "."), f"Vertex {v} occurs {expected.get(v, 0)} times in the lists" + (": it is not in the dictionary." if v not in expected else "."))
    return Words("On compte combien de fois chaque sommet apparaît dans les listes.", "Count how often each vertex occurs in the lists.")


def targets():
    n5 = [[FEUILLE, {0, 1, 2, 3, 4, 5}, {0: 0}], [FEUILLE, {6, 7, 8, 9, 10, 11}, {6: 0}]]
    sticks = [[model.arene(n), set(range(n + 1)), {n + 1: 0}] for n in (2, 7)]
    tiny = [[[[1], []], {0}, {1: 0}], [[[1], []], {1}, {1: 0}], [[[0, 1], []], set(), {1: 0}], [[[], []], {0}, {1: 0}], [[[1], [2], []], {0, 1}, {2: 0}],
            [[[1, 2], [2], []], {0}, {2: 0}], [[[1, 2], [], []], set(), {1: 0, 2: 0}], [[[1], [0]], {0, 1}, {1: 0}]]
    drawn = [[s, {v for v in range(len(o)) if o[v] == 1}, {len(o) - 1: 0}] for o, s in random_arenas(14)]
    return n5 + tiny + sticks + drawn + [[FEUILLE, [0, 1, 2, 3, 4, 5], {0: 0}]]


def judge_attractor(call, expected):
    """The right vertices, and ranks that lead down to the target; they need not be the least (the sheet's are not)."""
    g, V, Cg = map(value_of, call.args)
    got = call.got
    if not isinstance(got, dict):
        return Words("", "") if got is None else Words("On attend un dictionnaire {sommet: rang}.", "A dictionary {vertex: rank} is expected.")
    wrong = sorted(set(got) ^ set(expected), key=repr)
    if wrong:
        v = wrong[0]
        if not isinstance(v, int) or not 0 <= v < len(g):
            return Words(f"{show(v)} n'est pas un sommet.", f"{show(v)} is no vertex.")
        verb = ("est en trop", "should not be there") if v in got else ("manque", "is missing")
        return Words(f"Le sommet {v} {verb[0]} : ", f"Vertex {v} {verb[1]}: ").then(reason(v, v in V, g[v], set(expected)))
    for v, rank in got.items():
        if v in Cg and rank != 0:
            return Words(f"Le sommet {v} est dans la condition de gain : son rang est 0.", f"Vertex {v} is a target: its rank is 0.")
        if v not in Cg and not any(w in got and got[w] == rank - 1 for w in g[v]):
            return Words(f"Le sommet {v} a le rang {show(rank)}, mais aucun de ses successeurs {g[v]} n'a le rang {show(rank - 1) if isinstance(rank, int) else 'précédent'} ; son rang est {expected[v]}.",
                         f"Vertex {v} has rank {show(rank)}, but none of its successors {g[v]} has the rank before; its rank is {expected[v]}.")
        if rank < expected[v]:
            return Words(f"Le sommet {v} est de rang {expected[v]} : on ne peut pas gagner plus vite.", f"Vertex {v} has rank {expected[v]}: there is no faster win.")
    return None


def least_ranks(bench):
    """The sheet's own solution grows depth first: its ranks are not always the least."""
    arenas = [[[[2], [0, 2], []], {0, 1}, {2: 0}], [[[3], [0, 3], [1, 3], []], {0, 1, 2}, {3: 0}]]
    for case in arenas + bench.question.cases():
        call = bench.call(case)
        expected, _ = bench.expected(case)
        if isinstance(call.got, dict) and any(call.got.get(v) != rank for v, rank in expected.items()):
            v = next(v for v, rank in expected.items() if call.got.get(v) != rank)
            return Words(f"vos rangs ne sont pas toujours les plus petits (parcours en profondeur, comme celui de la feuille). Dans l'arène g = {case[0]}, V = {show(case[1])}, Cg = {case[2]}, le sommet {v} reçoit le rang {call.got[v]}, mais on gagne depuis lui en {expected[v]} coup{'s' if expected[v] > 1 else ''}. Un parcours en largeur donne le plus petit.",
                         f"your ranks are not always the least (depth first, as in the sheet). In the arena g = {case[0]}, V = {show(case[1])}, Cg = {case[2]}, vertex {v} gets rank {call.got[v]}, but wins in {expected[v]}. Breadth first gives the least.")
    return None


def nexts():
    cases = []
    for g, V, Cg in targets():
        att = model.attractor(g, V, Cg)
        cases += [[g, As(show(att), att), p] for p in range(len(g))][:6]
    g = model.arene(5)
    att = model.attractor(g, range(6), {6: 0})
    return [[g, att, 5], [g, att, 4], [[[1, 2], [], []], {1: 3, 2: 1}, 0], [[[1, 2], [], []], {1: 1, 2: 3}, 0], [[[2, 1], [], []], {2: 5, 1: 0}, 0]] + cases


def judge_next(call, expected):
    g, att, p = map(value_of, call.args)
    inside = [v for v in g[p] if v in att]
    if not inside:
        return None if call.got is None else Words(f"Aucun successeur de {p} n'est dans l'attracteur : on attend None.", f"No successor of {p} is in the attractor: None is expected.")
    if call.got is None:
        return Words(f"{inside[0]} est un successeur de {p} dans l'attracteur.", f"{inside[0]} is a successor of {p} in the attractor.")
    if call.got not in inside:
        return Words(f"{show(call.got)} n'est pas un successeur de {p} dans l'attracteur {inside}.", f"{show(call.got)} is not a successor of {p} in the attractor {inside}.")
    best = min(att[v] for v in inside)
    return None if att[call.got] == best else Words(f"{call.got} est de rang {att[call.got]}, et {expected} de rang {best} : en choisissant ainsi, on peut ne pas avancer vers le but.", f"{call.got} has rank {att[call.got]}, and {expected} rank {best}: choosing so, one may not come closer to the goal.")


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("accessibilite", Words("TP 3.7 A, jeu de la soustraction", "The subtraction game"), [
    q("arene", "A6", "n", Words("l'arène du jeu à n bâtonnets (mystery_code)", "the arena of n sticks"), lambda: [[7], [0], [1], [2], [3], [5]], aliases=("mystery_code",), optional=True, why=lambda a, g, e: Words("Du sommet i, le premier joueur va en n + 1 + i - j, j = 1, 2, 3 ; le second de n + 1 + i en i - j.", "From i, the first player goes to n + 1 + i - j; the second from n + 1 + i to i - j.")),
    q("g_transpose", "A7", "g", Words("le graphe dont tous les arcs sont inversés", "the graph with all arcs reversed"), graphs, judge=judge_transpose, examples=1),
    q("in_degrees", "A8", "g", Words("{sommet: degré entrant}", "{vertex: in-degree}"), lambda: [[model.arene(5)], [FEUILLE]] + graphs(), why=why_degrees, examples=2),
    q("attractor", "A9", "g, V, Cg", Words("l'attracteur {sommet: rang} du joueur qui a les sommets V et la condition de gain Cg", "the attractor {vertex: rank}"), targets, judge=judge_attractor, examples=2, points=3, remarks=(least_ranks,)),
    q("next_in_attractor", "A11", "a, att, p", Words("le prochain sommet dans l'attracteur, None s'il n'y en a pas", "the next vertex in the attractor, or None"), nexts, judge=judge_next, examples=2, chance=True),
], model)
