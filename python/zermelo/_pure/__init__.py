"""What pure Python can do where the compiled engine is missing: the course's games and questions, on small sizes.

It has the same functions and classes as ``zermelo._engine``; what it lacks says so.
"""
from __future__ import annotations

from typing import Any, List

from .._error import engine_needed
from .arenas import Arena, arena_from_lists, game_arena, read_arena
from .games import NAMES
from .lessons import Graph, Matrix
from .play import Game, explore, first_states, known_states, move_objects, position_of, python_game, state_of
from .searches import search, tree

_language = "en"


class Options:
    """Limits: of all of them, pure Python keeps the number of positions."""

    def __init__(self, seconds: Any = None, memory: int = 0, nodes: int = 0, threads: int = 0, seed: int = 1,
                 progress: Any = None):
        self.seconds, self.nodes, self.seed = seconds, nodes, seed


def set_language(lang: str) -> None:
    global _language
    from .._error import Error
    if lang not in ("en", "fr"):
        raise Error(f'lang: "{lang}" is neither "en" nor "fr"', "lang")
    _language = lang


def language() -> str:
    return _language


def game_names() -> List[str]:
    return list(NAMES)


def match(*_: Any) -> Any:
    raise engine_needed("a match")


def compare(*_: Any) -> Any:
    raise engine_needed("a comparison of searches")


def depth(*_: Any) -> Any:
    raise engine_needed("a study of depths")
