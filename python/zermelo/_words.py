"""Sentences in both languages."""
from __future__ import annotations


def say(english: str, french: str) -> str:
    """The one of the language that was chosen."""
    from ._door import language
    return french if language() == "fr" else english
