"""Connect 4: chance, minimax and plays, judged."""
from fractions import Fraction
from math import inf

from ...cours import puissance4 as model
from ..questions import Fault
from ..runner import run
from ..words import As, Words, show, value_of
from .puissance4_situations import ENDS, GOING, full, played, shown


def end_cases():
    return [[s] for s in ENDS] + [[s] for s in GOING[:3]] + [[crafted()]]


def judge_end(call, expected):
    end = model.eval_f(value_of(call.args[0]))
    if end is not None and call.got != end:
        return Words(f"La partie est déjà finie : on attend {end}.\n{shown(value_of(call.args[0]))}", f"The game is over already: {end} is expected.\n{shown(value_of(call.args[0]))}")
    return None if call.got in (inf, -inf, 0) else Words("On attend inf, -inf ou 0.", "inf, -inf or 0 is expected.") if call.got is not None else Words("", "")


def distribution(s):
    """Exact chances of each end, each open column being equally likely."""
    end = model.eval_f(s)
    if end is not None:
        return {end: Fraction(1)}
    sons, total = model.fils(s), {}
    for son in sons:
        for end, chance in distribution(son).items():
            total[end] = total.get(end, 0) + chance / len(sons)
    return total


def crafted():
    """A situation near the end in which both may win, with few cells left."""
    rows = ["0100110", "1011001", "0100110", "1011001", "0100110", "1011001"]
    G = [[int(c) for c in row] for row in rows]
    for j in (0, 1, 2):
        G[5][j] = G[4][j] = None
    return As("situation à six cases vides", (0, G))


def draws_fin(bench):
    s = crafted()
    chances = distribution(s.value)
    count = 300
    got = [bench.call([s], seed=seed).got for seed in range(count)]
    for end, chance in chances.items():
        times, mean = got.count(end), float(chance) * count
        if len(chances) > 1 and abs(times - mean) > 6 * (mean * (1 - float(chance)) + 1) ** 0.5:
            return Fault("chance", Words(f"sur {count} fins de partie, {times} donnent {end} ; en jouant au hasard (chaque colonne libre avec la même chance) on en attend environ {mean:.0f}.\n{shown(s.value)}", f"of {count} random ends, {times} give {end}; about {mean:.0f} are expected.\n{shown(s.value)}"), [s.text])
    return None


def judge_alea(call, expected):
    nb, h = call.args[0], call.got
    if not callable(h):
        return Words("h_alea(nb) renvoie une fonction : l'heuristique h, qui prend une situation.", "h_alea(nb) returns a function: the heuristic h, which takes a situation.")
    for s in ENDS[:2] + [ENDS[-1], full()]:
        end = model.eval_f(s.value)
        want = nb if end == inf else -nb if end == -inf else 0
        one = run(h, [s])
        if one.fault or one.got != want:
            return one.fault or Words(f"Sur une partie déjà finie ({end}), h doit donner {want} (victoires de J0 moins victoires de J1 sur {nb} parties) ; elle donne {show(one.got)}.\n{shown(s.value)}", f"On a game that is over ({end}), h has to give {want}; it gives {show(one.got)}.\n{shown(s.value)}")
    s = crafted()
    values = [run(h, [s], seed=seed).got for seed in range(40)]
    mean = float(sum(chance * (1 if end == inf else -1 if end == -inf else 0) for end, chance in distribution(s.value).items()))
    if None in values or any(abs(v) > nb for v in values) or abs(sum(values) / 40 - nb * mean) > 6 * nb / (40 * nb) ** 0.5 + 0.01:
        return Words(f"En moyenne, h devrait donner environ {nb * mean:.1f} ici ; elle donne {sum(v or 0 for v in values) / 40:.1f}.\n{shown(s.value)}", f"On average, h should give about {nb * mean:.1f} here; it gives {sum(v or 0 for v in values) / 40:.1f}.\n{shown(s.value)}")
    return None


def h_centre(s):
    return sum((1 if case == 0 else -1) * (3 - abs(j - 3)) for row in s[1] for j, case in enumerate(row) if case is not None)


def minimax_cases():
    return [[s, 0, {}, {}, {}, h, k] for s in [played("3")] + GOING[1:6] + [played("0011"), played("001122", first=0)] + ENDS[:2] for h in (h_centre, model.h_constant) for k in (1, 2)]


def judge_minimax(call, expected):
    s, got, k = value_of(call.args[0]), call.got, call.args[6]
    if not isinstance(got, (tuple, list)) or len(got) != 2:
        return Words("", "") if got is None else Words("On attend un couple (score, situation).", "A pair (score, situation) is expected.")
    if got[0] != expected[0]:
        if model.eval_f(s) is not None:
            return Words(f"La situation est finale : le score est eval_f(s) = {expected[0]}.\n{shown(s)}", f"The situation is final: the score is {expected[0]}.\n{shown(s)}")
        return Words(f"J{s[0]} joue et prend le {'maximum' if s[0] == 0 else 'minimum'} : {expected[0]}, en étudiant {k} coup{'s' if k > 1 else ''}.\n{shown(s)}", f"J{s[0]} moves and takes the {'maximum' if s[0] == 0 else 'minimum'}: {expected[0]}, {k} deep.\n{shown(s)}")
    if expected[1] is None:
        return None
    after = tuple(got[1]) if isinstance(got[1], (tuple, list)) else got[1]
    if after not in model.fils(s):
        return Words(f"{show(got[1], 160)} n'est pas une situation d'après.", f"{show(got[1], 160)} is not a situation that follows.")
    worth = model.minimax_h2(after, 1, {}, {}, {}, call.args[5], k)[0]
    return None if worth == expected[0] else Words(f"La situation renvoyée vaut {worth}, et non {expected[0]}.", f"The situation returned is worth {worth}, not {expected[0]}.")


def memory(bench):
    """The three dictionaries have to spare work: situations that come back are not judged again."""
    seen = [0]

    def h(s):
        seen[0] += 1
        return 0

    bench.call([As("(1, grille0)", (1, model.grille0)), 0, {}, {}, {}, h, 3], limit=2_000_000)
    return None if seen[0] <= 260 else Fault("complexity", Words(f"ne se sert pas des dictionnaires : l'heuristique est appelée {seen[0]} fois pour 238 situations différentes.", f"does not use the dictionaries: the heuristic is called {seen[0]} times for 238 different situations."), ["(1, grille0)", "0", "{}", "{}", "{}", "h", "3"])


def judge_game(call, expected):
    return None if call.got == expected else Words(f"Cette partie finit par {expected} (inf : J0, joué par IA ; -inf : J1, joué par IA2).", f"This game ends with {expected} (inf: J0, played by IA; -inf: J1, played by IA2).")


def inputs_two(args):
    return ["8", "zut"] + list("0101010")


def judge_print(call, expected):
    s = value_of(call.args[0])
    rows = [[c for c in line if c in "0OX"] for line in call.printed.splitlines()]
    rows = [row for row in rows if row and len(row) < 7 or row.count("X")]
    wanted = [["0X"[case] for case in row if case is not None] for row in reversed(s[1])]
    wanted = [row for row in wanted if row]
    got = [["0" if c == "O" else c for c in row] for row in rows]
    return None if wanted == [row for row in got if row][:len(wanted)] else Words("La ligne du bas (G[0]) est affichée en bas, avec \"0\" pour le joueur 0 et \"X\" pour le joueur 1.", "The bottom row (G[0]) is printed at the bottom, with \"0\" for player 0 and \"X\" for player 1.")
