"""Wrong copies are caught and right ones are not blamed: many small copies of every function, in copies/*.txt.

A copy begins with a line `### wrong NAME: what` or `### right NAME: what`; a word in brackets at its end is the kind of fault.
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "python"))
import zermelo.check  # noqa: E402
from zermelo.check.sheets import NAMES, sheet  # noqa: E402


def copies(path):
    for part in re.split(r"^### ", path.read_text(encoding="utf-8"), flags=re.M)[1:]:
        head, code = part.split("\n", 1)
        verdict, name, what, kind = re.match(r"(right|wrong) (\w+): (.*?)(?: \[(.*)\])?$", head).groups()
        yield verdict, name, what, kind, code


def main(only):
    counts, problems = {"right": 0, "wrong": 0}, []
    for name in NAMES:
        seen = {}
        for verdict, function, what, kind, code in copies(HERE / "copies" / f"{name}.txt"):
            if only and function not in only and name not in only:
                continue
            seen.setdefault(function, []).append(verdict)
            counts[verdict] += 1
            result = zermelo.check.check(name, code, only=[function]).results[0]
            fault = result.fault
            if (fault is None) != (verdict == "right"):
                problems.append(f"{name} {function}, {verdict}: {what}: {fault}")
            elif fault and (kind and fault.kind != kind or fault.kind == "missing"):
                problems.append(f"{name} {function}: {what}: {fault.kind} instead of {kind}: {fault.why.en}")
            elif fault and not (fault.why.fr and fault.why.en):
                problems.append(f"{name} {function}: {what}: no reason is given: {fault}")
        if not only:
            for question in sheet(name).questions:
                for verdict in ("right", "wrong"):
                    if seen.get(question.name, []).count(verdict) < 2:
                        problems.append(f"{name} {question.name}: fewer than two {verdict} copies")
    print(counts["wrong"], "wrong copies,", counts["right"], "right ones")
    print("\n".join(problems))
    return 1 if problems or not only and min(counts.values()) < 130 else 0


sys.exit(main(sys.argv[1:]))
