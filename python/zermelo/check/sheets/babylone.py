"""Sheet 000: Babylone."""
import random
from functools import lru_cache

from ...cours import babylone as model
from ...cours.babylone import Tuple
from ..chance import all_drawn
from ..questions import Fault, Question, Sheet
from ..words import As, Words, same, show, value_of
from . import babylone_reasons as reasons

SMALL = [(1, 1), (1, 2), (2, 1), (1, 3), (1, 4), (3, 1), (2, 2), (2, 3), (3, 2)]
GRAPHES = {size: As("graphe(%d, %d)" % size, model.graphe(*size)) for size in SMALL}
GAGNANTS = {size: As("dico_gagnant(graphe(%d, %d))" % size, model.dico_gagnant_opt(G.value)) for size, G in GRAPHES.items()}
SHEETS_OWN = [[[0, 1], [0, 1], [1, 1], [1, 1]], [[0, 2], [1, 1], [1, 1]], [[0, 2], [0, 3], [1, 1], [1, 2]]]


@lru_cache(maxsize=None)
def some_positions():
    """The sheet's positions, edge cases, and positions of random plays."""
    chance = random.Random(5)
    found = SHEETS_OWN + [[[0, 1]], [[0, 1], [1, 2]], [[0, 1], [0, 1]], [[0, 1], [1, 1]], [[0, 2], [1, 3]], [[0, 1], [0, 3]]]
    while len(found) < 24:
        x = model.init(chance.randint(1, 3), chance.randint(1, 3))
        for _ in range(chance.randint(0, 4)):
            x = chance.choice(model.coups(x) or [x])
        if x not in found:
            found.append(x)
    return found


def pairs():
    cases = [[SHEETS_OWN[0], 0, 1], [SHEETS_OWN[0], 0, 3], [SHEETS_OWN[1], 0, 1], [[[0, 1], [1, 1], [1, 2]], 2, 1]]
    for k, x in enumerate(some_positions()):
        if len(x) > 1:
            i, j = random.Random(k).sample(range(len(x)), 2)
            cases.append([x, min(i, j), max(i, j)])
    return cases + [[[[0, 1], [0, 1], [1, 2]], i, j] for i, j in ((0, 1), (0, 2), (1, 2))]


def in_graphs(count=3, tuples=True):
    """(G, x): every position of the smallest graphs, some of larger ones."""
    cases = [[GRAPHES[2, 2], list(map(list, x))] for x in GRAPHES[2, 2].value]
    for size in ((1, 4), (2, 3)):
        for x in random.Random(3).sample(list(GRAPHES[size].value), count):
            cases.append([GRAPHES[size], x if tuples else list(map(list, x))])
    return cases


def with_attractors():
    """(G, di, x): attractors at several ranks."""
    cases = []
    G = GRAPHES[2, 2]
    for i, iterations in ((0, 0), (1, 0), (0, 1), (0, 2), (1, 1)):
        S = model.sommets_12(G.value, 2, 2)
        d = model.init_attracteurs(G.value, S[0])[i]
        for _ in range(iterations):
            model.attracteurs_it(G.value, d, S[i])
        shown = As("dA%d au rang %d" % (i + 1, iterations), d)
        cases += [[G, shown, list(map(list, x))] for x in G.value]
    return cases


def iterations():
    """(G, di, Si) after some iterations; the sheet's S1 and S2 are Tuples."""
    cases = []
    for C, N in ((2, 2), (1, 4), (2, 3)):
        G = GRAPHES[C, N]
        S = model.sommets_12(G.value, C, N)
        for i in (0, 1):
            d = model.init_attracteurs(G.value, S[0])[i]
            for rank in range(5):
                cases.append([G, As("dA%d au rang %d" % (i + 1, rank), dict(d)), As("S%d" % (i + 1), S[i])])
                if not model.attracteurs_it(G.value, d, S[i]):
                    break
    return cases


def judge_graphe(call, expected):
    if not isinstance(call.got, dict):
        return Words("", "")
    for x in sorted(expected, key=lambda x: -len(x)):
        if x in call.got:
            one = type(call)(call.args)
            one.got = call.got[x]
            if one.got is None or reasons.positions(one, expected[x]) is not None:
                return Words(f"Depuis {show(x)} : ", f"From {show(x)}: ").then(reasons.positions(one, expected[x]) or Words("None", "None"))
    return None if set(call.got) == set(expected) else reasons.dictionary(call.got, expected, lambda x: Words("", ""))


def judge_sommets(call, expected):
    got = call.got
    if not isinstance(got, tuple) or len(got) != 2:
        return Words("On attend deux Tuples, S1 et S2.", "Two tuples are expected, S1 and S2.")
    for i in (0, 1):
        if not isinstance(got[i], (tuple, list, set, frozenset)) or not all(isinstance(x, tuple) for x in got[i]):
            return Words(f"S{i + 1} doit être un Tuple de positions, elles-mêmes des Tuples.", f"S{i + 1} has to be a tuple of positions that are tuples.")
        wrong = [x for x in got[i] if x not in expected[i]]
        if wrong:
            return Words(f"{show(wrong[0])} a {len(wrong[0])} piles et le départ {show(call.args[1])} x {show(call.args[2])} : cette position est au joueur {2 - i}.",
                         f"{show(wrong[0])} has {len(wrong[0])} piles and the start {show(call.args[1])} x {show(call.args[2])}: this position is player {2 - i}'s.")
        if len(got[i]) != len(expected[i]):
            return Words(f"S{i + 1} a {len(got[i])} sommets au lieu de {len(expected[i])}.", f"S{i + 1} has {len(got[i])} vertices instead of {len(expected[i])}.")
    return None


def why_winning(args, got, expected):
    G = value_of(args[0])
    return reasons.winning(G, model.dico_gagnant_opt(G), value_of(args[1]))


def judge_dictionary(call, expected):
    G = value_of(call.args[0])
    return None if same(call.got, expected) else reasons.dictionary(call.got, expected, lambda x: reasons.winning(G, expected, x))


def judge_two(call, expected):
    got = call.got
    if not isinstance(got, (tuple, list)) or len(got) != 2:
        return Words("On attend les deux dictionnaires dA1 et dA2.", "The two dictionaries dA1 and dA2 are expected.")
    for i in (0, 1):
        if not same(got[i], expected[i]):
            return Words(f"dA{i + 1} :", f"dA{i + 1}:").then(reasons.dictionary(got[i], expected[i], lambda x: Words("", "")))
    return None


def why_cond(args, got, expected):
    G, d, x = map(value_of, args)
    LX = G[Tuple(x)]
    inside = sum(bool(d[Tuple(X)]) for X in LX)
    return Words(f"{inside} de ses {len(LX)} successeurs sont dans les attracteurs.", f"{inside} of its {len(LX)} successors are in the attractor.")


def judge_iteration(call, expected):
    """At least what one iteration adds, at most the whole attractor; True exactly if something was added."""
    before, after, least = value_of(call.args[1]), call.after[1], call.model_after[1]
    whole = dict(before)
    model.attracteurs_Ji(value_of(call.args[0]), whole, value_of(call.args[2]))
    for x in before:
        if bool(after.get(x)) and not whole[x]:
            return Words(f"Le sommet {show(x)} est ajouté, mais aucune des deux conditions n'est vraie pour lui.", f"The vertex {show(x)} is added, but neither condition holds for it.")
        if least[x] and not after.get(x):
            return Words(f"Le sommet {show(x)} n'est pas à True dans di après l'appel.", f"The vertex {show(x)} is not True in di after the call.")
    if bool(call.got) != (after != before):
        return Words("Il faut renvoyer True si un sommet au moins est passé à True, False sinon.", "True is to be returned if some vertex became True, else False.")
    return None


def judge_whole(call, expected):
    after = call.after[1]
    if same(after, call.model_after[1]):
        return None
    if same(after, value_of(call.args[1])) and call.got is not None:
        return Words("di doit être complété en place.", "di has to be completed in place.")
    return reasons.dictionary(after, call.model_after[1], lambda x: Words("", ""))


def judge_strategie(call, expected):
    G, dg, x = map(value_of, call.args)
    return judge_choice(G, dg, x, call.got, lambda y: call.got)


def judge_choice(G, dg, x, got, choose):
    LX = G[Tuple(x)]
    if not LX:
        return None if got == [] else Words(f"La position {show(x)} n'a pas de successeurs : on attend une liste vide.", f"The position {show(x)} has no successors: an empty list is expected.")
    if got not in LX:
        return Words(f"{show(got)} n'est pas un successeur de {show(x)} (une liste de G[Tuple(x)]).", f"{show(got)} is not a successor of {show(x)} (a list of G[Tuple(x)]).")
    good = [X for X in LX if not dg[Tuple(X)]]
    return reasons.beaten(G, dg, x, lambda y: got if y is x else choose(y)) if good and got not in good else None


def judge_strategies(call, expected):
    G, dg = map(value_of, call.args)
    got = call.got
    if not isinstance(got, dict) or set(got) != set(G):
        return reasons.dictionary(got, expected, lambda x: Words("", "")) if not isinstance(got, dict) or set(got) != set(expected) else None
    faults = (judge_choice(G, dg, x, got[x], lambda y: got[Tuple(y)]) for x in sorted(G, key=len))
    return next((fault for fault in faults if fault), None)


def draws_strategie(bench):
    G, dg = GRAPHES[2, 2], GAGNANTS[2, 2]
    return (all_drawn(bench, [G, dg, model.Pos_0], [model.Pos_1a, model.Pos_1d]) or
            all_drawn(bench, [G, dg, model.Pos_1a], [model.Pos_2a]))


def judge_max(call, expected):
    L = value_of(call.args[0])
    if not isinstance(call.got, int) or not 0 <= call.got < len(L):
        return Words(f"On attend un indice de la liste, entre 0 et {len(L) - 1}.", f"An index of the list is expected, from 0 to {len(L) - 1}.")
    return None if L[call.got] == max(L) else Words(f"L[{call.got}] = {L[call.got]} n'est pas le maximum, {max(L)}.", f"L[{call.got}] = {L[call.got]} is not the maximum, {max(L)}.")


def judge_strategie_h(call, expected):
    x, p = map(value_of, call.args)
    LX, got = model.coups(x), call.got
    if not LX:
        return None if got == [] else Words("Sans coup possible, on attend une liste vide.", "Without a move, an empty list is expected.")
    if got not in LX:
        return Words(f"{show(got)} n'est pas un successeur de {show(x)}.", f"{show(got)} is not a successor of {show(x)}.")
    values = [model.min_max_opt(X, p - 1, False) for X in LX] if p else [0]
    if p and values[LX.index(got)] != max(values):
        better = LX[values.index(max(values))]
        return Words(f"min-max donne {values[LX.index(got)]} à {show(got)} et {max(values)} à {show(better)} : ce coup-ci est meilleur. (Après le coup, c'est à l'adversaire : profondeur p - 1, False.)",
                     f"min-max gives {values[LX.index(got)]} to {show(got)} and {max(values)} to {show(better)}: the latter is better. (After the move it is the opponent's turn: depth p - 1, False.)")
    return None


def why_minmax(args, got, expected):
    x, p, joueur = map(value_of, args)
    LX = model.coups(x)
    if not LX or p == 0:
        return Words("Position finale ou profondeur 0 : c'est l'heuristique de x." + (" Elle perd pour qui y joue." if not LX else ""), "A final position or depth 0: the heuristic of x." + (" Whoever plays there loses." if not LX else ""))
    values = [model.min_max_opt(X, p - 1, not joueur) for X in LX]
    return Words(f"Les successeurs valent {values} : on prend le {'maximum (coup du joueur)' if joueur else 'minimum (coup de l’adversaire)'}.", f"The successors are worth {values}: the {'maximum (the player moves)' if joueur else 'minimum (the opponent moves)'} is taken.")


def counted_calls(bench):
    """min_max_opt and memory: coups may be asked a few times a position, not once a path."""
    calls = [0]

    def coups(x):
        calls[0] += 1
        return model.coups(x)

    copy = bench.copy.fresh()
    copy.give("coups", coups)
    bench.call([model.init(3, 2), 6, True], copy=copy)
    few = 92
    if calls[0] <= 10 * few:
        return None
    return Fault("complexity", Words(f"recalcule ce qu'elle sait déjà : coups est appelée {calls[0]} fois pour {few} positions différentes. Mémorisez la valeur de chaque (x, p, bool).",
                                     f"computes again what it knows: coups is called {calls[0]} times for {few} different positions. Remember the value of each (x, p, bool)."),
                 ["init(3, 2)", "6", "True"])


class CountingGraph(dict):
    looks = 0

    def __getitem__(self, key):
        self.looks += 1
        return dict.__getitem__(self, key)

    def __deepcopy__(self, memo):
        return self


def counted_looks(bench):
    G = CountingGraph(model.graphe(3, 3))
    bench.call([As("graphe(3, 3)", G)], limit=2_000_000)
    edges = sum(len(LX) for LX in G.values())
    if G.looks <= 4 * (len(G) + edges):
        return None
    return Fault("complexity", Words(f"la mémoïsation ne joue pas : G est consulté {G.looks} fois, alors que le graphe a {len(G)} sommets et {edges} arêtes.",
                                     f"the memory is of no use: G is looked up {G.looks} times, though the graph has {len(G)} vertices and {edges} edges."), ["graphe(3, 3)"])


def graphs(*sizes):
    return lambda: [[GRAPHES[s]] for s in sizes]


def sized(*sizes):
    return lambda: [[GRAPHES[s], *s] for s in sizes]


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


def lists(*values):
    return lambda: [list(value) for value in values]


QUESTIONS = [
    q("empile", "Q2", "x, i, j", Words("les positions obtenues en empilant la pile i sur la pile j, puis j sur i si c'est différent ; [] si la règle l'interdit", "the positions after stacking i on j, then j on i if different"), pairs, judge=reasons.positions, why=reasons.why_empile, examples=3),
    q("coups", "Q3", "x", Words("toutes les positions différentes atteignables depuis x", "all different positions reachable from x"), lambda: [[x] for x in some_positions()], judge=reasons.positions, examples=3),
    q("init", "Q4", "C, N", Words("la position de départ, triée", "the start, sorted"), lists((3, 4), (1, 1), (1, 3), (3, 1), (2, 2), (2, 3)), why=lambda a, g, e: Words("N tablettes de chaque couleur, de hauteur 1.", "N tiles of each colour, of height 1.")),
    q("Tuple", "Q5", "L", Words("la liste de listes (de listes...) L en tuples", "the list of lists L as tuples"), lists(([[[1, 2], [3, 4, 5]], [[6]]],), ([],), ([1],), ([[1]],), ([[], [1]],), ([[0, 1], [0, 2]],), ([[[[1]]]],), ([1, [2]],)), why=lambda a, g, e: Words("Toutes les listes, à toute profondeur, deviennent des tuples ; ce qui n'est pas une liste reste tel quel.", "All lists, at any depth, become tuples; what is no list stays as it is.")),
    q("graphe", "Q6", "C, N", Words("le graphe du jeu par un parcours en largeur, {position (Tuple): [positions atteignables]}", "the graph of the game, breadth first"), lists((2, 2), (1, 1), (1, 2), (2, 1), (1, 4), (2, 3)), judge=judge_graphe, points=2),
    q("sommets_12", "Q9", "G, C, N", Words("les Tuples S1 et S2 des sommets des deux joueurs", "the tuples S1 and S2 of the players' vertices"), sized((2, 2), (1, 1), (1, 2), (1, 3), (3, 1), (2, 3)), judge=judge_sommets),
    q("partie", "Q11", "C, N", Words("affiche la partie où chacun prend le premier successeur", "prints the play of the first successors"), lists((2, 2), (1, 2), (1, 3)), prints=True, optional=True, judge=lambda call, expected: None if sorted(call.printed.split()) == sorted(expected.split()) else Words("On attend :\n" + expected, "Expected:\n" + expected)),
    q("est_gagnante", "Q13", "G, x", Words("True si la position x (liste ou Tuple) est gagnante pour le joueur qui y joue", "is x winning for the player to move?"), in_graphs, why=why_winning, examples=12),
    q("dico_gagnant", "Q14", "G", Words("{position: est-elle gagnante ?}", "{position: is it winning?}"), graphs((2, 2), (1, 1), (1, 2), (1, 4), (2, 3)), judge=judge_dictionary),
    q("dico_gagnant_opt", "Q15", "G", Words("le même dictionnaire, avec mémoïsation", "the same with memory"), graphs((2, 2), (1, 1), (1, 2), (1, 4), (2, 3)), judge=judge_dictionary, checks=(counted_looks,), points=2),
    q("init_attracteurs", "Q18", "G, S1", Words("les deux dictionnaires des attracteurs au rang 0", "both attractors at rank 0"), lambda: [[GRAPHES[s], As("S1", model.sommets_12(GRAPHES[s].value, *s)[0])] for s in ((2, 2), (1, 1), (1, 2), (1, 4), (2, 3))], judge=judge_two),
    q("cond_1", "Q19", "G, di, x", Words("un successeur de x au moins est dans di", "some successor of x is in di"), with_attractors, why=why_cond, examples=24),
    q("cond_2", "Q20", "G, di, x", Words("x a des successeurs et tous sont dans di", "x has successors and all are in di"), with_attractors, why=why_cond, examples=24),
    q("attracteurs_it", "Q21", "G, di, Si", Words("une itération, en place ; True si di a changé", "one iteration in place; True if di changed"), iterations, judge=judge_iteration, may_change=(1,), points=2, chance=True),
    q("attracteurs_Ji", "Q22", "G, di, Si", Words("toutes les itérations, en place", "all iterations, in place"), iterations, judge=judge_whole, may_change=(1,), chance=True),
    q("attracteurs", "Q23", "G, C, N", Words("les dictionnaires dA1 et dA2", "the dictionaries dA1 and dA2"), sized((2, 2), (1, 1), (1, 2), (1, 4), (2, 3)), judge=judge_two),
    q("dico_gagnant_att", "Q24", "G, C, N", Words("le dictionnaire des positions gagnantes, par les attracteurs", "the winning positions, by attractors"), sized((2, 2), (1, 1), (1, 2), (1, 4), (2, 3)), judge=judge_dictionary),
    q("strategie_opt", "Q25", "G, dg, x", Words("un meilleur coup depuis x, au hasard", "a best move from x, by chance"), lambda: [[G, GAGNANTS[s], list(map(list, x))] for s, G in GRAPHES.items() if s in ((2, 2), (1, 4)) for x in G.value], judge=judge_strategie, chance=True, examples=12, checks=(draws_strategie,), points=2),
    q("strategies_opt", "Q26", "G, dg", Words("{position: un meilleur coup}", "{position: a best move}"), lambda: [[GRAPHES[s], GAGNANTS[s]] for s in ((2, 2), (1, 2), (1, 4), (2, 3))], judge=judge_strategies, chance=True),
    q("jeu", "Q27", "C, N", Words("affiche une partie entre deux joueurs qui jouent au mieux", "prints a play of two perfect players"), lists((2, 2), (1, 1), (1, 2), (1, 4), (2, 3)), prints=True, judge=lambda call, expected: reasons.a_play(*call.args, call.printed), lines=2_000_000),
    q("h", "Q29", "x, bool", Words("l'heuristique : -1, 0 ou 1", "the heuristic: -1, 0 or 1"), lambda: [[model.Pos_0, True], [model.Pos_1a, False], [model.Pos_2b, True], [model.Pos_3a, False], [model.Pos_2b, False], [model.Pos_3a, True], [model.Pos_0, False], [[[0, 1]], True], [[[0, 1], [0, 3]], True]], examples=4, why=lambda a, g, e: Words("Finale : -1 si elle est au joueur (il perd), 1 si elle est à l'adversaire ; sinon 0.", "Final: -1 if it is the player's (who loses), 1 if it is the opponent's; else 0.")),
    q("min_max", "Q30", "x, p, bool", Words("la valeur min-max de x à la profondeur p", "the min-max value of x at depth p"), lambda: minmax_cases(), why=why_minmax, examples=7, points=2),
    q("min_max_opt", "Q32", "x, p, bool", Words("la même valeur, avec mémoïsation", "the same value with memory"), lambda: minmax_cases(), why=why_minmax, examples=7, checks=(counted_calls,), points=2),
    q("choix_ind_max", "Q33", "L", Words("l'indice d'un maximum de L, au hasard", "the index of a maximum of L, by chance"), lists(([2, 1, 2, 1],), ([1],), ([-1, -3],), ([0, 0, 0],), ([1, 2],), ([-2, -1, -1],)), judge=judge_max, chance=True, checks=(lambda bench: all_drawn(bench, [[2, 1, 2, 1]], [0, 2]) or all_drawn(bench, [[5, 5, 5]], [0, 1, 2]),)),
    q("strategie_h", "Q34", "x, p", Words("un meilleur coup depuis x à la profondeur p", "a best move from x at depth p"), lambda: [[model.Pos_0, 1], [model.Pos_0, 2], [model.Pos_1b, 2], [model.Pos_1c, 2], [model.Pos_3a, 2], [model.Pos_2b, 0], [model.Pos_0, 0], [model.Pos_0, 3], [model.Pos_1b, 1], [model.Pos_1c, 3], [model.init(2, 3), 4]], judge=judge_strategie_h, chance=True, examples=4, points=2, checks=(lambda bench: all_drawn(bench, [model.Pos_0, 0], [model.Pos_1a, model.Pos_1b, model.Pos_1c, model.Pos_1d]),)),
    q("jeu_h", "Q35", "C, N, p", Words("affiche une partie où chaque coup est étudié à la profondeur p", "prints a play in which moves are studied to depth p"), lists((2, 2, 2), (1, 1, 1), (1, 2, 1), (1, 4, 4), (2, 2, 4), (2, 3, 6)), prints=True, judge=lambda call, expected: reasons.a_play(call.args[0], call.args[1], call.printed, 99 if call.args == [2, 2, 2] else call.args[2])),
]


def minmax_cases():
    own = [[model.Pos_0, p, True] for p in (1, 2, 3)] + [[x, 2, True] for x in (model.Pos_1a, model.Pos_1b, model.Pos_1c, model.Pos_1d)]
    more = [[x, p, who] for x in (model.Pos_0, model.Pos_1b, model.Pos_2a, model.Pos_2b, model.Pos_3a, [[0, 1], [0, 1], [0, 1]]) for p in (0, 1, 2, 4) for who in (True, False)]
    return own + [case for case in more if case not in own]


SHEET = Sheet("babylone", Words("TD 3-3, jeu de Babylone", "Babylone"), QUESTIONS, model,
              start=Words("from collections import deque\nfrom random import choice\n", ""))
