"""Sentences in both languages, and values as a person would type them."""
from typing import NamedTuple


class Words(NamedTuple):
    """One sentence, in French and in English.

    >>> Words("oui", "yes").of("en")
    'yes'
    """

    fr: str
    en: str

    def of(self, lang):
        return self.en if lang == "en" else self.fr

    def then(self, other):
        """Both sentences, one after the other."""
        return Words(f"{self.fr.strip()} {other.fr}".strip(), f"{self.en.strip()} {other.en}".strip()) if other else self


class As:
    """An argument that is shown by a short text, such as graphe(2, 2), instead of its value."""

    def __init__(self, text, value, size=None):
        self.text, self.value, self.size = text, value, size


def value_of(argument):
    return argument.value if isinstance(argument, As) else argument


def show(value, limit=400):
    """A value as it is typed, cut in the middle if it is long.

    >>> show([1, 2]), show("a" * 500, 20)
    ('[1, 2]', "'aaaaaaaa ... aaaa'")
    """
    if isinstance(value, As):
        return value.text
    if callable(value) and hasattr(value, "__name__"):
        return value.__name__
    try:
        text = repr(value)
    except Exception as error:  # a student's own class
        text = f"<{type(value).__name__}: {type(error).__name__}>"
    return text if len(text) <= limit else text[: limit * 9 // 20] + " ... " + text[-limit // 4:]


def same(a, b):
    """Equality that never raises and never returns anything but a boolean."""
    try:
        return bool(a == b)
    except Exception:
        return False


def listed(items, limit=6):
    """Items in a row, the first few of them."""
    items = list(items)
    return ", ".join(show(item, 120) for item in items[:limit]) + (", ..." if len(items) > limit else "")
