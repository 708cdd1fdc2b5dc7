"""The tables that the sheets ask for, with the student's own functions beside ours: 000 Q8, Q16 and Q32."""
import time

from ..cours import _moteur
from ..cours import babylone as model
from .copies import Copy, read
from .runner import run

LINES = 3_000_000  # of the student's code, in one cell


def tables(sheet, path, lang="fr"):
    if sheet.name != "babylone":
        raise ValueError("only babylone asks for tables of times" if lang == "en" else "seule la feuille babylone demande des tableaux de temps")
    copy = Copy(read(path), path) if path else None
    en = lang == "en"
    return "\n".join([
        graph_table(copy, en), "",
        pair_table("Q16", "dico_gagnant", "dico_gagnant_opt", copy, en, lambda C, N: [model.graphe(C, N)], [(2, 2), (2, 3), (3, 2), (3, 3)]), "",
        pair_table("Q32", "min_max", "min_max_opt", copy, en, lambda C, N: [model.init(C, N), C * N, True], [(2, 2), (2, 3), (3, 2), (3, 3)]), ""])


def clock(function, args):
    """(seconds, result) of one call; None where it took too many lines or failed."""
    begin = time.perf_counter()
    call = run(function, args, limit=LINES)
    return (None, call) if call.fault else (time.perf_counter() - begin, call)


def cell(seconds):
    return "-" if seconds is None else f"{seconds:.3f}" if seconds < 10 else f"{seconds:.0f}"


def graph_table(copy, en):
    """Q8: vertices, edges, seconds."""
    head = ("Q8, graphe(C, N): vertices, edges, seconds" if en else "Q8, graphe(C, N) : sommets, arêtes, temps (s)")
    lines = [head, f"{'C':>3} {'N':>2} {'vertices' if en else 'sommets':>9} {'edges' if en else 'arêtes':>8} {'ours' if en else 'modèle':>9} {'engine' if en else 'moteur':>9}" + (f" {'copy' if en else 'copie':>9}" if copy else "")]
    function = copy and copy.find(("graphe",))
    for C in (1, 2, 3):
        for N in (1, 2, 3):
            seconds, call = clock(model.graphe, [C, N])
            G = call.got
            begin = time.perf_counter()
            engine = time.perf_counter() - begin if _moteur.graphe_babylone(C, N) is not None else None
            mine = clock(function, [C, N])[0] if function else None
            lines.append(f"{C:>3} {N:>2} {len(G):>9} {sum(len(G[x]) for x in G):>8} {cell(seconds):>9} {cell(engine):>9}" + (f" {cell(mine):>9}" if copy else ""))
    return "\n".join(lines)


def pair_table(label, naive, memo, copy, en, arguments, sizes):
    """Naive against memoised: seconds of ours and of the copy's."""
    who = [("modèle" if not en else "ours", vars(model).get)] + ([("copie" if not en else "copy", lambda name: copy.find((name,)))] if copy else [])
    lines = [f"{label}, {naive} {'and' if en else 'et'} {memo} : {'seconds' if en else 'temps (s)'}",
             f"{'C':>3} {'N':>2}" + "".join(f" {word + ' ' + name:>26}" for word, _ in who for name in (naive, memo))]
    for C, N in sizes:
        row = f"{C:>3} {N:>2}"
        for _, find in who:
            for name in (naive, memo):
                function = find(name)
                row += f" {cell(clock(function, arguments(C, N))[0] if function else None):>26}"
        lines.append(row)
    return "\n".join(lines)
