"""A game written in Python: what its class says, and what to say where the class is wrong.

A class has ``start``, ``moves(state)`` and ``play(state, move)``; it may have ``outcome(state)``, ``player(state)``,
``evaluate(state)``, ``draw(state)``, ``parse(text)``, ``title`` and ``longest``. States are any hashable values.
"""
from __future__ import annotations

import ast
import inspect
import os
from typing import Any, Callable, Optional

from ._error import Error
from ._words import say

_OUTCOMES = {"loss": 0, "draw": 2, "win": 3}
_IMMUTABLE = (int, str, float, bool, bytes, complex, frozenset, tuple, type(None))


def looks_like_rules(game: Any) -> bool:
    return hasattr(game, "moves") and hasattr(game, "play")


class Rules:
    """The methods of a class that describes a game, in the forms that the engine asks for."""

    def __init__(self, game: Any):
        self.game = game
        self.name = type(game).__name__
        self.title = str(getattr(game, "title", self.name))
        self.about = inspect.getdoc(game) or self.title
        if not hasattr(game, "start"):
            raise Error(f"{self._where()}: " + say(f"{self.name} has no start: the state in which the game begins",
                                                   f"{self.name} n'a pas de start : l'état où le jeu commence"), self._where())
        self.start = game.start() if callable(game.start) else game.start
        self.moves: Callable = game.moves
        self.play: Callable = game.play
        self.outcome: Optional[Callable] = getattr(game, "outcome", None)
        self.player: Optional[Callable] = getattr(game, "player", None)
        self.evaluate: Optional[Callable] = getattr(game, "evaluate", None)
        self.longest = int(getattr(game, "longest", 0))

    # What the engine asks.
    def outcome_number(self, said: Any, state: Any) -> int:
        if isinstance(said, str) and said in _OUTCOMES:
            return _OUTCOMES[said]
        raise self._error("outcome", (state,), say(
            f'gave {said!r}: it must be "win", "loss" or "draw" for the player to move, or None while the game goes on',
            f'a donné {said!r} : il faut "win", "loss" ou "draw" pour le joueur au trait, ou None tant que la partie dure'))

    def player_number(self, state: Any) -> int:
        said = self.player(state)
        if said not in (1, 2):
            raise self._error("player", (state,), say(f"gave {said!r}: the players are 1 and 2",
                                                      f"a donné {said!r} : les joueurs sont 1 et 2"))
        return said

    def judged(self, state: Any) -> int:
        said = self.evaluate(state)
        if isinstance(said, bool) or not isinstance(said, (int, float)) or said != said:
            raise self._error("evaluate", (state,), say(
                f"gave {said!r}: it must be a number, greater where the player to move stands better",
                f"a donné {said!r} : il faut un nombre, plus grand si le joueur au trait est mieux"))
        return round(max(-10 ** 6, min(10 ** 6, said)))

    def state_text(self, state: Any) -> str:
        return state if isinstance(state, str) else repr(state)

    def move_text(self, move: Any) -> str:
        return str(move)

    def drawn(self, state: Any) -> str:
        draw = getattr(self.game, "draw", None)
        return str(draw(state)) if draw else self.state_text(state)

    def read(self, text: str) -> Any:
        parse = getattr(self.game, "parse", None)
        if parse:
            return parse(text)
        if isinstance(self.start, str):
            return text
        try:
            return ast.literal_eval(text)
        except (ValueError, SyntaxError):
            raise Error(say(f"position: {text!r} is not a state as Python writes it, such as {self.start!r}; "
                            f"a method parse(text) of {self.name} would read others",
                            f"position : {text!r} n'est pas un état comme Python l'écrit, tel que {self.start!r} ; "
                            f"une méthode parse(texte) de {self.name} en lirait d'autres"), "position") from None

    # What is wrong. Each of these raises.
    def unhashable(self, state: Any, before: Any, move: Any) -> None:
        kind = type(state).__name__
        instead = {"list": "a tuple", "set": "a frozenset", "dict": "a tuple of pairs"}.get(kind, "")
        plutot = {"list": "un tuple", "set": "un frozenset", "dict": "un tuple de couples"}.get(kind, "")
        what = say(f"{state!r}, a {kind}: states must be hashable" + (f"; use {instead}" if instead else ""),
                   f"{state!r}, de type {kind} : un état doit être hachable" + (f" ; prendre {plutot}" if plutot else ""))
        if before is None:
            raise Error(f"{self._where()}: {self.name}.start " + say("is ", "est ") + what, self._where())
        raise self._error("play", (before, move), say("gave ", "a donné ") + what)

    def check_state(self, state: Any, before: Any, move: Any) -> None:
        kind = type(state)
        if isinstance(state, _IMMUTABLE) or kind.__eq__ is not object.__eq__:
            return
        raise Error(f"{self._where()}: " + say(
            f"states of class {kind.__name__} are equal only to themselves; give the class __eq__ and __hash__ "
            "(or @dataclass(frozen=True)), or use a tuple",
            f"un état de la classe {kind.__name__} n'est égal qu'à lui-même ; donner à la classe __eq__ et __hash__ "
            "(ou @dataclass(frozen=True)), ou prendre un tuple"), self._where())

    def check_next(self, state: Any, move: Any, following: Any) -> None:
        if following is None:
            raise self._error("play", (state, move), say(
                "gave None: the move leads nowhere (is a return missing?)",
                "a donné None : le coup ne mène nulle part (manque-t-il un return ?)"))
        if not isinstance(state, _IMMUTABLE):
            raise self._error("play", (state, move), say(
                "gave the state itself: it must not be changed in place, but copied",
                "a donné l'état lui-même : il ne faut pas le modifier, mais en faire une copie"))

    def no_moves(self, state: Any) -> None:
        raise self._error("moves", (state,), say(
            "gave None: it must give a list of moves, empty where there are none (is a return missing?)",
            "a donné None : il faut une liste de coups, vide s'il n'y en a pas (manque-t-il un return ?)"))

    def changed(self, state: Any) -> None:
        raise self._error("play", (state,), say(
            "changed the state in place: a state must stay what it is; copy it first",
            "a modifié l'état : un état doit rester ce qu'il est ; en faire d'abord une copie"))

    def check_again(self, states: Any) -> None:
        """Asked twice, the class must answer the same; if not, it keeps something in self, or uses chance."""
        for state, moves, following in states:
            again = list(self.moves(state))
            if again != moves:
                raise self._error("moves", (state,), _twice(moves, again))
            for move, after in zip(moves, following):
                if self.play(state, move) != after:
                    raise self._error("play", (state, move), _twice(after, self.play(state, move)))

    def too_many(self, states: int, asked: bool) -> Error:
        reason = say("the limit was reached", "la limite est atteinte") if asked else \
            say("the game seems never to end; nodes= allows more",
                "le jeu semble ne jamais finir ; nodes= en permet davantage")
        return Error(say(f"{self._where()}: {self.name} has more than {states:,} states: {reason}",
                         f"{self._where()} : {self.name} a plus de {states} états : {reason}"), self._where(), "limit")

    def note(self, error: BaseException, state: Any) -> None:
        """Says in which state an exception happened."""
        if isinstance(error, (Error, KeyboardInterrupt)):
            return
        note = say(f"zermelo: this happened in the state {_short(state)} of {self.name}",
                   f"zermelo : c'était dans l'état {_short(state)} de {self.name}")
        notes = getattr(error, "__notes__", [])
        if not any(text.startswith("zermelo") for text in notes):
            error.__notes__ = notes + [note]  # add_note, which Python has from 3.11 on

    def _where(self, method: str = "") -> str:
        """The student's own line: the file and where the method, or the class, begins."""
        thing = getattr(type(self.game), method, None) if method else type(self.game)
        try:
            file = inspect.getsourcefile(thing)
            line = thing.__code__.co_firstlineno if hasattr(thing, "__code__") else inspect.getsourcelines(thing)[1]
            return f"{os.path.relpath(file) if os.path.exists(file) else file}:{line}"
        except (TypeError, OSError, AttributeError, ValueError):
            return self.name

    def _error(self, method: str, arguments: tuple, what: str) -> Error:
        place = self._where(method)
        asked = ", ".join(_short(argument) for argument in arguments)
        return Error(f"{place}: {self.name}.{method}({asked}) {what}", place)


def _twice(first: Any, second: Any) -> str:
    return say(f"gave {_short(first)} and then {_short(second)}: asked twice, it must answer the same "
               "(does a method change something in self, or use chance?)",
               f"a donné {_short(first)} puis {_short(second)} : à la même question, la même réponse "
               "(une méthode change-t-elle quelque chose dans self, ou tire-t-elle au hasard ?)")


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def load_rules(text: str) -> Rules:
    """The rules of FILE:CLASS; the class may be left out where the file has one."""
    file, _, name = text.rpartition(":") if not text.endswith(".py") else (text, "", "")
    if not os.path.isfile(file):
        raise Error(say(f"python: there is no file {file or text!r} (python:FILE:CLASS)",
                        f"python : il n'y a pas de fichier {file or text!r} (python:FICHIER:CLASSE)"), "python")
    module = _module(file)
    classes = [key for key, value in vars(module).items()
               if isinstance(value, type) and looks_like_rules(value) and value.__module__ == module.__name__]
    listed = ", ".join(classes) or say("none", "aucune")
    if not name and len(classes) == 1:
        name = classes[0]
    if not looks_like_rules(getattr(module, name, None)):
        raise Error(say(f"{file}: there is no class {name or '?'} with the methods moves and play; there are: {listed}",
                        f"{file} : il n'y a pas de classe {name or '?'} avec les méthodes moves et play ; il y a : {listed}"), file)
    chosen = getattr(module, name)
    return Rules(chosen() if isinstance(chosen, type) else chosen)


def _module(file: str) -> Any:
    import importlib.util
    import sys
    name = os.path.splitext(os.path.basename(file))[0]
    spec = importlib.util.spec_from_file_location(name if name.isidentifier() else "student_game", file)
    module = importlib.util.module_from_spec(spec)
    sys.modules.setdefault(spec.name, module)
    sys.path.insert(0, os.path.dirname(os.path.abspath(file)))
    spec.loader.exec_module(module)
    return module
