"""`python -m zermelo check SHEET FILE...`: the grader from a shell."""
import argparse
import json
import os
import sys

from . import NAMES, check, find_sheet

TEXTS = {
    "fr": dict(description="Corrige les fonctions d'une feuille : le plus petit contre-exemple d'abord.", sheet="la feuille (%s) ou un fichier de questions .py", files="copies (.py, .ipynb), ou un dossier",
               only="seulement cette fonction (peut être répété)", json="un document JSON", junit="du JUnit XML", output="écrire dans ce fichier ; avec un dossier de copies : le dossier des corrigés", start="écrit un fichier de départ à compléter",
               times="les tableaux de temps que la feuille demande", inside="dans ce processus, sans limite de temps ni de mémoire", seconds="au plus tant de secondes par copie"),
    "en": dict(description="Grades the functions of a sheet: the smallest counterexample first.", sheet="the sheet (%s) or a file of questions .py", files="copies (.py, .ipynb), or a folder",
               only="this function only (may be repeated)", json="one JSON document", junit="JUnit XML", output="write to this file; with a folder of copies: the folder of the pages", start="writes a start file to complete",
               times="the tables of times that the sheet asks for", inside="in this process, without limits of time and memory", seconds="at most so many seconds a copy"),
}


def parser(lang):
    say = TEXTS[lang]
    p = argparse.ArgumentParser("zermelo check", description=say["description"])
    p.add_argument("sheet", help=say["sheet"] % ", ".join(NAMES))
    p.add_argument("files", nargs="*", metavar="FILE", help=say["files"])
    p.add_argument("--only", action="append", metavar="NAME", help=say["only"])
    p.add_argument("--json", action="store_true", help=say["json"])
    p.add_argument("--junit", action="store_true", help=say["junit"])
    p.add_argument("--output", metavar="F", help=say["output"])
    p.add_argument("--lang", choices=("fr", "en"), default=lang)
    p.add_argument("--start", action="store_true", help=say["start"])
    p.add_argument("--times", action="store_true", help=say["times"])
    p.add_argument("--in-process", action="store_true", help=say["inside"])
    p.add_argument("--seconds", type=int, default=60, metavar="N", help=say["seconds"])
    return p


def fail(message):
    print("zermelo: " + message, file=sys.stderr)
    return 2


def put(text, path):
    if path:
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    else:
        sys.stdout.write(text)
    return 0


def main(words=None):
    words = sys.argv[1:] if words is None else list(words)
    try:
        o = parser("en" if "en" in words[words.index("--lang") + 1:][:1] else "fr").parse_args(words) if "--lang" in words else parser("fr").parse_args(words)
    except SystemExit as stop:
        return stop.code or 0
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    try:
        return answer(o)
    except (ValueError, OSError, SyntaxError) as error:
        return fail(f"check: {error}")


def answer(o):
    from . import isolate

    found = find_sheet(o.sheet)
    if o.start:
        from .start import start_file
        return put(start_file(found, o.lang), o.output)
    if o.times:
        from .times import tables
        return put(tables(found, o.files[0] if o.files else None, o.lang), o.output)
    if not o.files:
        return fail("check: " + ("a copy is missing: zermelo check babylone copy.py" if o.lang == "en" else "il manque une copie : zermelo check babylone copie.py"))
    for path in o.files:
        if not os.path.exists(path):
            return fail(f"check: {path}: " + ("no such file" if o.lang == "en" else "ce fichier n'existe pas"))
    apart = isolate.possible() and not o.in_process
    isolate.SECONDS = o.seconds
    if len(o.files) == 1 and os.path.isdir(o.files[0]):
        from .classroom import grade_folder
        return put(grade_folder(o.sheet, o.files[0], o.output, o.lang, apart, o.seconds), None)
    reports = [check(o.sheet, path, o.only, o.lang, apart) for path in o.files]
    if o.json:
        data = [report.data() for report in reports]
        return put(json.dumps(data[0] if len(data) == 1 else {"copies": data}, ensure_ascii=False, indent=2) + "\n", o.output)
    return put("\n".join(report.junit() if o.junit else str(report) for report in reports), o.output)
