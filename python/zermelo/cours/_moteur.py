"""La seule porte des feuilles vers le moteur compilé. Sans lui, chaque fonction renvoie None et les feuilles restent en Python."""


def _moteur():
    try:
        from zermelo import _engine
    except ImportError:
        return None
    return _engine


def graphe_babylone(C, N):
    """Le dictionnaire de `graphe(C, N)` calculé par le moteur, ou None s'il n'est pas là."""
    texte = getattr(_moteur(), "course_dictionary", None)
    if texte is None:
        return None
    from ast import literal_eval

    return literal_eval(texte("babylone:%d,%d" % (C, N)))
