"""Games and their positions."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Union

from ._door import engine, options
from ._error import Error
from ._rules import Rules, looks_like_rules
from ._show import Shown, table
from ._words import say
from ._value import ScoredMove, Value, value_of


class Game:
    """A game: by its word, by its name and parameters, or a class of one's own.

    >>> Game("babylone")
    Game('babylone')
    >>> Game("babylone", colours=4, tiles=2).word
    'babylone:4,2'
    >>> Game("nim:1+2").start.value
    Value(win, plies=3)
    """

    def __init__(self, game: Union[str, Any], **parameters: Any):
        if isinstance(game, str):
            self._rules: Optional[Rules] = None
            self._engine = engine.Game(_word(game, parameters))
        elif looks_like_rules(game):
            self._rules = Rules(game(**parameters) if isinstance(game, type) else game)
            self._engine = engine.python_game(self._rules, self._rules.name)
            self._rules.check_again(engine.first_states(self._engine, 20))
        else:
            kind = type(game).__name__
            raise Error(say(f'game: a word such as "nim", or an object with the methods moves and play, not {kind}',
                            f'jeu : un mot comme "nim", ou un objet avec les méthodes moves et play, pas {kind}'), "game")
        self.start: Position = Position._of(self, self._engine.start())

    @property
    def word(self) -> str:
        """The shortest word for this game, as the command line takes it."""
        return self._engine.word

    @property
    def title(self) -> str:
        return self._engine.info("")["title"]

    @property
    def rules(self) -> str:
        """The rules, in a few sentences."""
        return self._engine.info("")["rules"]

    @property
    def parameters(self) -> Dict[str, str]:
        """The parameters that the game takes, and what is meant when nothing is written."""
        return {name: standard for name, standard, _ in self._engine.info("")["parameters"]}

    @property
    def heuristics(self) -> List[str]:
        """The judgements that searches may use: eval=NAME."""
        return self._engine.info("")["heuristics"]

    def position(self, text: Any, mover: int = 1) -> "Position":
        """The position that a text names, as the command line writes it, or the state of a class of one's own.

        >>> Game("tictactoe").position("x../.o./...").mover
        1
        """
        if self._rules is not None and not (isinstance(text, str) and not isinstance(self._rules.start, str)):
            return Position._of(self, engine.position_of(self._engine, text, mover))
        return Position._of(self, self._engine.read(text))

    def solve(self, **keywords: Any) -> "Solution":
        """The value of every position that can follow: see :meth:`Position.solve`."""
        return self.start.solve(**keywords)

    def arena(self, **keywords: Any) -> "Arena":
        """All positions as an arena: see :meth:`Position.arena`."""
        return self.start.arena(**keywords)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        if self is other or self._rules is None or other._rules is None:
            return self is other or (self._rules is other._rules and self.word == other.word)
        one, two = self._rules.game, other._rules.game
        return one is two or (type(one) is type(two) and getattr(one, "__dict__", None) == getattr(two, "__dict__", None))

    def __hash__(self) -> int:
        return hash(self.word)

    def __repr__(self) -> str:
        return f"Game({self._rules.name if self._rules else repr(self.word)})"

    def __reduce__(self):
        return Game, (self._rules.game if self._rules else self.word,)


def _word(name: str, parameters: Dict[str, Any]) -> str:
    if not parameters:
        return name
    given = [name_ if value is True else f"{name_}={'+'.join(map(str, value)) if isinstance(value, (list, tuple)) else value}"
             for name_, value in parameters.items() if value is not False]
    return name + ("," if ":" in name else ":") + ",".join(given)


class Position(Shown):
    """A position of a game. It never changes: ``play`` gives another one.

    >>> p = Game("tictactoe").start.play("2:2")
    >>> p.text, p.mover, p.over
    ('.../.x./...', 2, False)
    """

    __slots__ = ("game", "_engine")
    game: Game

    @staticmethod
    def _of(game: Game, held: Any) -> "Position":
        position = object.__new__(Position)
        object.__setattr__(position, "game", game)
        object.__setattr__(position, "_engine", held)
        return position

    def __init__(self, game: Any, text: Any = None):
        made = game if isinstance(game, Game) else Game(game)
        held = made.start if text is None else made.position(text)
        object.__setattr__(self, "game", made)
        object.__setattr__(self, "_engine", held._engine)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a position does not change: play(move) gives another one")

    # What it is.
    @property
    def text(self) -> str:
        """The position as the command line writes it."""
        return self._engine.text()

    @property
    def course(self) -> str:
        """The position as the course's sheets write it, where the game has such a form."""
        return self._engine.text("course")

    @property
    def state(self) -> Any:
        """The state of a class of one's own; else the text."""
        return engine.state_of(self._engine) if self.game._rules is not None else self.text

    @property
    def mover(self) -> int:
        """Whose turn it is: 1 or 2."""
        return self._engine.mover

    @property
    def over(self) -> bool:
        return self._engine.over is not None

    @property
    def winner(self) -> Optional[int]:
        """Who has won: 1 or 2, 0 for nobody; None while the game goes on."""
        return self._engine.winner

    @property
    def legal(self) -> List[Any]:
        """The moves, in the game's order and without their values.

        >>> Game("nim:1+2").start.legal
        ['1-1', '2-1', '2-2']
        """
        return engine.move_objects(self._engine) if self.game._rules is not None else self._engine.moves()

    def play(self, *moves: Any) -> "Position":
        """The position after these moves.

        >>> Game("connect4").start.play("4", "4").text
        '44'
        """
        held = self._engine
        for move in moves:
            held = _after(self.game, held, move)
        return Position._of(self.game, held)

    def __truediv__(self, move: Any) -> "Position":
        return self.play(move)

    # What it is worth.
    @property
    def value(self) -> Value:
        """What it is worth to the player to move.

        >>> Game("babylone").start.value
        Value(loss, plies=10)
        """
        return self.solved_value()

    def solved_value(self, **limits: Any) -> Value:
        """The same as ``value``, within limits: seconds=, memory=, nodes=, threads=, progress=."""
        return value_of(self._engine.worth(options(limits)))

    @property
    def best(self) -> List[Any]:
        """The best moves: who wins hurries, who loses delays."""
        return self.best_moves()

    def best_moves(self, **limits: Any) -> List[Any]:
        """The same as ``best``, within limits."""
        return self._as_moves(self._engine.best(options(limits)))

    def moves(self, **limits: Any) -> "Moves":
        """All moves with their values, the best first.

        >>> Game("nim:1+2").start.moves()
        [ScoredMove('2-1', win 3, best), ScoredMove('1-1', loss 2), ScoredMove('2-2', loss 2)]
        """
        valued = self._engine.values(options(limits))
        names = self._as_moves([move for move, _, _ in valued])
        return Moves(ScoredMove(name, value_of(worth), best) for name, (_, worth, best) in zip(names, valued))

    def explain(self, move: Any = None, lang: str = "", form: str = "", **limits: Any) -> str:
        """Why the position is won, lost or drawn; with a move, what that move is worth and what refutes it.

        >>> print(Game("nim:1+2").start.explain(move="2-2").splitlines()[0])
        2-2 loses: the answer 1-1 wins in 1 move.
        """
        written = None if move is None else self._move_text(move)
        return self._engine.explain(written, lang, form, options(limits)).rstrip("\n")

    def solve(self, method: str = "auto", symmetry: bool = True, verify: bool = False, proof: bool = False,
              **limits: Any) -> "Solution":
        """The value of every position that can follow, as a mapping.

        >>> s = Game("babylone:2,2").solve()
        >>> s.winner, s.value, len(s)
        (1, Value(win, plies=3), 7)
        """
        from ._solution import Solution
        return Solution(self, method, symmetry, verify, proof, limits)

    # Searches, studies, arenas.
    def search(self, with_: str = "alphabeta", ties: bool = False, **limits: Any) -> "Search":
        """What a search finds here: an AI's word, such as ``"alphabeta:depth=5"`` or ``"mcts:playouts=500"``.

        ``ties``: all best moves, which costs alpha-beta a little.

        >>> r = Game("tictactoe").start.search("alphabeta")
        >>> r.value, r.proven
        (0, 'draw')
        """
        from ._search import Search
        return Search(self, with_, ties, limits)

    def tree(self, with_: str = "alphabeta", max_nodes: int = 2000, **limits: Any) -> "Tree":
        """The tree that a search walks through."""
        from ._search import Tree
        return Tree(engine.tree(self._engine, with_, max_nodes, options(limits)))

    def perft(self, depth: int, **limits: Any) -> List[int]:
        """How many plays there are of 1, 2, ... moves.

        >>> Game("tictactoe").start.perft(3)
        [9, 72, 504]
        """
        return self._engine.perft(depth, options(limits))

    def arena(self, owners: bool = True, **limits: Any) -> "Arena":
        """All positions that can follow as an arena, each once for every player who can be to move there."""
        from ._arena import Arena
        return Arena._of_position(self, owners, limits)

    # Python's own questions.
    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        if self.game is not other.game and self.game != other.game:
            return False
        if self.game._rules is not None:
            return self.mover == other.mover and self.state == other.state
        return self._engine.same(other._engine)

    def __hash__(self) -> int:
        return hash((self.state, self.mover)) if self.game._rules is not None else self._engine.hash()

    def __str__(self) -> str:
        return self._engine.draw().rstrip("\n")

    def __repr__(self) -> str:
        return f"Position({self.game!r}, {self.state!r})" if self.game._rules else f"Position({self.game.word!r}, {self.text!r})"

    def _repr_svg_(self) -> Optional[str]:
        return self._engine.svg() or None

    def _repr_html_(self) -> Optional[str]:
        import html
        return self._repr_svg_() or f"<pre>{html.escape(str(self))}</pre>"

    def __reduce__(self):
        return Position, (self.game, self.state if self.game._rules else self.text)

    def _as_moves(self, names: List[str]) -> List[Any]:
        if self.game._rules is None:
            return names
        objects = dict(zip(self._engine.moves(), engine.move_objects(self._engine)))
        return [objects[name] for name in names]

    def _move_text(self, move: Any) -> str:
        return move if isinstance(move, str) else self.game._rules.move_text(move) if self.game._rules else str(move)


def _after(game: Game, held: Any, move: Any) -> Any:
    if game._rules is not None:
        objects = engine.move_objects(held)
        for place, known in enumerate(objects):
            if known == move or (isinstance(move, str) and game._rules.move_text(known) == move):
                return held.after_place(place)
        listed = ", ".join(map(repr, objects)) or say("none: the game is over", "aucun : la partie est finie")
        raise Error(say(f"move: {move!r} is not a move here; these are: {listed}",
                        f"coup : {move!r} n'est pas permis ici ; il y a : {listed}"), "move")
    return held.after(str(move))


class Moves(List[ScoredMove]):
    """Moves with their values, the best first; a table in a notebook."""

    def _repr_html_(self) -> str:
        return table(["move", "outcome", "plies"], [(str(m.move), m.value.outcome, m.value.plies) for m in self],
                     [i for i, m in enumerate(self) if m.best])


def games() -> List[str]:
    """The names of the games.

    >>> "connect4" in games()
    True
    """
    return [name for name in engine.game_names() if name != "python"]
