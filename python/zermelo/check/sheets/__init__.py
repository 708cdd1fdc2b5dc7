"""The questions of every sheet."""
from importlib import import_module

NAMES = ("babylone", "arene", "puissance4", "accessibilite", "chomp", "morpion", "aima", "graphes", "matrices")


def sheet(name):
    """The sheet of that name; one line says which there are."""
    if name not in NAMES:
        raise ValueError(f"no sheet is called {name!r}: {', '.join(NAMES)}")
    return import_module("." + name, __name__).SHEET
