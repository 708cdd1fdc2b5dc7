"""The grader: `zermelo.check("babylone", "copie.py")`, or in a notebook `zermelo.check("babylone", globals())`.

    check(sheet, copy)      copy: a file (.py or .ipynb), a text with the program, globals(), a module, a function or a list of them
    check(sheet)            in a notebook: what has been defined so far
    only=["coups"]          these questions only;  lang="en" English;  process=True a file in its own process

It returns a Report: `print` it, show it in a notebook, or take .json(), .junit(), .points, .results.

>>> import zermelo.check
>>> report = zermelo.check("babylone", "def init(C, N): return [[c, 1] for c in range(C) for n in range(C)]", only=["init"])
>>> report.points, report.results[0].fault.arguments
(0, ['1', '3'])
"""
import os
import sys
import types

from .copies import Copy, read
from .grade import grade
from .questions import Fault, Question, Sheet  # noqa: F401  (what a teacher's file needs)
from .report import Report
from .sheets import NAMES, sheet
from .words import As, Words  # noqa: F401


def find_sheet(word):
    """A sheet by its name, or a teacher's own file of questions."""
    if isinstance(word, Sheet):
        return word
    if str(word).endswith(".py"):
        from .teacher import read_sheet
        return read_sheet(word)
    return sheet(word)


def copy_of(source):
    """The copy that a file, a text, a module, a dictionary or some functions are."""
    if isinstance(source, types.ModuleType):
        return Copy(vars(source), source.__name__)
    if isinstance(source, dict):
        return Copy(source, "notebook")
    if isinstance(source, types.FunctionType):
        source = [source]
    if isinstance(source, (list, tuple)):
        return Copy({**source[0].__globals__, **{f.__name__: f for f in source}}, "notebook")
    source = os.fspath(source)
    if "\n" in source or not source.endswith((".py", ".ipynb")):
        return Copy(source)
    return Copy(read(source), os.path.basename(source))


def check(sheet_word, source=None, only=None, lang="fr", process=False):
    """Grades a copy; see the module."""
    found = find_sheet(sheet_word)
    if source is None:
        source = vars(sys.modules["__main__"])
    if isinstance(only, str):
        only = [only]
    unknown = [name for name in only or () if not found.question(name)]
    if unknown:
        raise ValueError(f"{found.name} has no question {unknown[0]!r}: {', '.join(q.name for q in found.questions)}")
    if process:
        from . import isolate
        results, remarks = isolate.graded(str(sheet_word), source, only)
        return Report(found, os.path.basename(source), results, remarks, lang)
    copy = copy_of(source)
    return Report(found, copy.name, grade(found, copy, only), copy.remarks, lang)


class _Callable(types.ModuleType):
    """zermelo.check is a package and can be called."""

    def __call__(self, *args, **named):
        return check(*args, **named)


sys.modules[__name__].__class__ = _Callable
