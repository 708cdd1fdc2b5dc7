"""Sheet 001, examples 1 and 2: matrix games."""
import random

from ...cours import matrices as model
from ..questions import Question, Sheet
from ..words import As, Words, show, value_of

OWN = [As("DILEMME", model.DILEMME), As("GUERRE_FROIDE", model.GUERRE_FROIDE)]
PENNIES = [[(1, -1), (-1, 1)], [(-1, 1), (1, -1)]]


def matrices():
    chance = random.Random(11)
    sizes = [(1, 1), (1, 2), (2, 1), (2, 2), (2, 2), (2, 3), (3, 2), (2, 2), (2, 3), (3, 2)]
    return OWN + [PENNIES, [[(0, 0), (0, 0)], [(0, 0), (0, 0)]]] + [[[(chance.randint(-2, 2), chance.randint(-2, 2)) for _ in range(m)] for _ in range(n)] for n, m in sizes]


def for_both():
    return [[M, joueur] for M in matrices() for joueur in (1, 2)]


def replies():
    return [[M, joueur, autre] for M, joueur in for_both() for autre in range(model.tailles(value_of(M), joueur)[1])]


def cells(what):
    def judge(call, expected):
        got = call.got
        if not isinstance(got, (list, set, tuple)):
            return Words("", "")
        got = [tuple(cell) if isinstance(cell, list) else cell for cell in got]
        wrong = sorted(set(got) ^ set(expected), key=repr)
        if wrong:
            cell = wrong[0]
            return what(call, cell, cell in expected)
        return None if len(got) == len(expected) else Words("Un élément figure deux fois.", "An element is there twice.")
    return judge


def reply(call, choice, right):
    M, joueur, autre = map(value_of, call.args)
    gains = [model.gain(M, joueur, c, autre) for c in range(model.tailles(M, joueur)[0])]
    return Words(f"Contre {autre}, les choix du joueur {joueur} lui rapportent {gains} : {show(choice)} {'est' if right else 'n’est pas'} une meilleure réponse.", f"Against {autre}, player {joueur}'s choices bring {gains}: {show(choice)} {'is' if right else 'is not'} a best reply.")


def dominated(call, choice, right):
    return Words(f"Le choix {show(choice)} du joueur {show(call.args[1])} {'est strictement dominé : un autre gagne toujours plus' if right else 'n’est pas strictement dominé : aucun autre choix ne gagne toujours plus'}.", f"Choice {show(choice)} of player {show(call.args[1])} {'is' if right else 'is not'} strictly dominated.")


def equilibrium(call, cell, right):
    return Words(f"La case {show(cell)} {'est un équilibre : chacun des choix est une meilleure réponse à l’autre' if right else 'n’est pas un équilibre : l’un des joueurs gagnerait à changer'}.", f"The cell {show(cell)} {'is an equilibrium: each choice is a best reply to the other' if right else 'is no equilibrium: one of the players would rather change'}.")


def optimal(call, cell, right):
    return Words(f"La case {show(cell)} {'est optimale : aucune autre n’améliore l’un sans nuire à l’autre' if right else 'n’est pas optimale : une autre est au moins aussi bonne pour chacun et meilleure pour l’un'}.", f"The cell {show(cell)} {'is' if right else 'is not'} Pareto-optimal.")


def judge_security(call, expected):
    got = call.got
    if not isinstance(got, (tuple, list)) or len(got) != 2:
        return Words("", "") if got is None else Words("On attend (gain assuré, [choix]).", "(gain that is sure, [choices]) is expected.")
    if got[0] == expected[0] and isinstance(got[1], (list, tuple, set)) and sorted(got[1]) == expected[1]:
        return None
    return Words("Pour chaque choix, le pire gain ; puis le meilleur de ces pires gains, et les choix qui l'assurent.", "For each choice its worst gain; then the best of these, and the choices that make it sure.")


def q(name, label, signature, ask, cases, **more):
    return Question(name, label, cases, getattr(model, name), signature=signature, ask=ask, **more)


SHEET = Sheet("matrices", Words("Théorie des jeux, exemples 1 et 2 : matrices", "Matrix games"), [
    q("meilleures_reponses", "Ex 1", "M, joueur, autre", Words("les choix de joueur de plus grand gain quand l'autre joueur fait autre", "the best replies"), replies, judge=cells(reply), examples=4),
    q("dominees", "Ex 1", "M, joueur", Words("les choix strictement dominés", "the strictly dominated choices"), for_both, judge=cells(dominated), examples=4),
    q("equilibres", "Ex 1", "M", Words("les équilibres (i, j)", "the equilibria (i, j)"), lambda: [[M] for M in matrices()], judge=cells(equilibrium), examples=2),
    q("pareto", "Ex 1", "M", Words("les cases optimales au sens de Pareto", "the Pareto-optimal cells"), lambda: [[M] for M in matrices()], judge=cells(optimal), examples=2),
    q("securite", "Ex 2", "M, joueur", Words("(gain assuré, [choix qui l'assurent])", "(gain that is sure, [choices])"), for_both, judge=judge_security, examples=4),
], model, start=Words(f"DILEMME = {model.DILEMME}\nGUERRE_FROIDE = {model.GUERRE_FROIDE}\n", ""))
