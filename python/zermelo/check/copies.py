"""A student's copy: a file, a notebook, or what a notebook has defined, as a name space in which functions can be exchanged."""
import ast
import json
import linecache
import types

from .runner import Kept, run
from .words import Words


class Copy:
    """The functions of a copy. `fresh()` gives them anew, as if nothing had been called yet."""

    def __init__(self, source, name="copie"):
        self.source, self.name, self.remarks, self.given = source, name, [], {}
        self.space = self._load()

    def _load(self):
        return load_text(self.source, self.name, self.remarks) if isinstance(self.source, str) else own_globals(self.source)

    def find(self, names):
        for name in names:
            if callable(self.space.get(name)) and name not in self.given:
                return self.space[name]
        return None

    def give(self, name, value):
        """From now on, the copy's functions use this one."""
        self.given[name] = self.space[name] = value

    def fresh(self):
        other = Copy.__new__(Copy)
        other.source, other.name, other.remarks, other.given = self.source, self.name, [], {}
        other.space = other._load()
        for name, value in self.given.items():
            other.give(name, value)
        return other

    def state(self):
        """The global variables and default values that calls may change, as text."""
        found = {}
        for name, value in self.space.items():
            if isinstance(value, types.FunctionType) and value.__defaults__ and name not in self.given:
                found[name + "(...)"] = repr(value.__defaults__)
            elif isinstance(value, (list, dict, set, int, float, str, tuple)) and not name.startswith("__"):
                found[name] = repr(value)
        return found


def own_globals(space):
    """A name space with the same functions, whose global names are its own."""
    fresh = dict(space)
    for name, value in space.items():
        if isinstance(value, types.FunctionType) and value.__globals__ is space:
            twin = types.FunctionType(value.__code__, fresh, value.__name__, value.__defaults__, value.__closure__)
            twin.__kwdefaults__ = value.__kwdefaults__
            fresh[name] = twin
    return fresh


def load_text(text, name, remarks):
    """Runs a copy statement by statement, so that a failing test at its end does not hide the functions before it."""
    file = f"<{name}>"
    space = {"__name__": "copie", "__builtins__": __builtins__}
    linecache.cache[file] = (len(text), None, text.splitlines(True), file)
    try:
        tree = ast.parse(text, file)
    except SyntaxError as error:
        remarks.append(Words(f"Le fichier n'est pas du Python correct, ligne {error.lineno} : {(error.text or '').strip()} ({error.msg})",
                             f"The file is not correct Python, line {error.lineno}: {(error.text or '').strip()} ({error.msg})"))
        return space
    for statement in tree.body:
        code = compile(ast.Module([statement], []), file, "exec")
        call = run(exec, [Kept(code), Kept(space)])
        if call.fault and not isinstance(statement, (ast.FunctionDef, ast.ClassDef)):
            remarks.append(Words(f"Ligne {statement.lineno}, hors des fonctions, le programme {call.fault.fr}",
                                 f"Line {statement.lineno}, outside the functions, the program {call.fault.en}"))
    return space


def read(path):
    """The text of a Python file, or of the code cells of a notebook."""
    with open(path, encoding="utf-8-sig", errors="replace") as file:
        text = file.read()
    return code_of_notebook(text) if str(path).endswith(".ipynb") else text


def code_of_notebook(text):
    """The code cells of a notebook (Jupyter, Capytale, Basthon), without the lines that only IPython understands.

    >>> code_of_notebook('{"cells": [{"cell_type": "code", "source": ["%time f()\\\\n", "x = 1"]}]}')
    'pass  # %time f()\\nx = 1\\n'
    """
    cells = [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == "code"]
    lines = [line for cell in cells for line in "".join(cell["source"]).split("\n")]
    return "".join(("pass  # " if line[:1] in "%!?" and line else "") + line + "\n" for line in lines)
