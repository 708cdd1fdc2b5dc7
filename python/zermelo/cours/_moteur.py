"""La seule porte des feuilles vers le moteur compilé. Sans lui, chaque fonction renvoie None et les feuilles restent en Python."""
import json
import os
import tempfile


def moteur():
    """Le moteur, ou None s'il n'est pas installé."""
    try:
        from zermelo._door import compiled, engine
    except ImportError:
        return None
    return engine if compiled else None


def graphe_babylone(C, N):
    """Le dictionnaire de `graphe(C, N)` calculé par le moteur, ou None s'il n'est pas là."""
    engine = moteur()
    if engine is None:
        return None
    with tempfile.TemporaryDirectory() as dossier:
        fichier = os.path.join(dossier, "graphe")
        mots = ["zermelo", "arena", "babylone:%d,%d" % (C, N), "--format", "dict", "--as", "course", "--output", fichier]
        if engine.main(mots) != 0:
            return None
        with open(fichier, encoding="utf-8") as texte:
            return lire_dictionnaire(texte.read())


def lire_dictionnaire(texte):
    """Le dictionnaire {Tuple: [positions]} que dit ce texte ; JSON le lit bien plus vite que Python.

    >>> lire_dictionnaire("{((0, 1), (0, 1)): [[[0, 2]]], ((0, 2),): []}")
    {((0, 1), (0, 1)): [[[0, 2]]], ((0, 2),): []}
    """
    couples = texte.strip()[1:-1].replace("): [", "], [").replace("], ((", "]], [[[").replace(",]", "]")
    couples = couples.replace("(", "[").replace("),]", "]]").replace(",)", "]").replace(")", "]").replace(",]", "]")
    return {tuple(map(tuple, cle)): suites for cle, suites in json.loads("[[" + couples + "]]")}
