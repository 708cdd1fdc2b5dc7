"""What is wrong with what was asked."""
from __future__ import annotations


class Error(ValueError):
    """Something that was asked cannot be done: where, and why.

    ``place`` is where it went wrong (a parameter, a file and its line, a move), ``kind`` is ``"input"``, ``"limit"``
    (time, memory or positions ran out) or ``"damaged"`` (a file).

    >>> import zermelo
    >>> try:
    ...     zermelo.Game("babylone:0")
    ... except zermelo.Error as error:
    ...     print(error.place)
    babylone: parameter "colours"
    """

    def __init__(self, message: str, place: str = "", kind: str = "input"):
        super().__init__(message)
        self.place = place
        self.kind = kind

    def __reduce__(self):
        return Error, (self.args[0], self.place, self.kind)


class NoEngine(Error, ImportError):
    """The compiled engine is not there, and pure Python cannot do this."""


def engine_needed(what: str) -> NoEngine:
    from ._words import say
    return NoEngine(say(f"{what}: this needs the compiled engine (pip install . in Zermelo's folder)",
                        f"{what} : il y faut le moteur compilé (pip install . dans le dossier de Zermelo)"), "zermelo")
