"""Games and positions in pure Python."""
from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

from .._error import Error, engine_needed
from .._rules import Rules
from .games import NAMES, open_rules
from .solver import States, Worth, earlier, order

MOST = 200_000  # states: more would take minutes


class Game:
    """A game by its word."""

    def __init__(self, word: str, rules: Optional[Rules] = None, name: str = ""):
        self.word = name or word
        self.rules = rules or _Named(open_rules(word))
        self.states = States(self.rules)
        self.impartial = self.rules.player is None

    def info(self, lang: str) -> Dict[str, Any]:
        parameters = NAMES.get(self.word.partition(":")[0], (None, []))[1]
        return {"name": self.word, "title": self.rules.title, "rules": self.rules.about, "powers": [],
                "parameters": [(name, "", "") for name in parameters],
                "heuristics": ["own"] if self.rules.evaluate else []}

    def start(self) -> "Position":
        return Position(self, 0, self.states.player(0) if self.states.sided() else 1)

    def read(self, text: str) -> "Position":
        mover, text = (int(text[0]), text[2:]) if text[:2] in ("1@", "2@") else (1, text)
        try:
            state = self.rules.read(text)
        except (ValueError, IndexError) as error:
            raise error if isinstance(error, Error) else Error(f'position: "{text}" cannot be read', "position") from None
        return position_of(self, state, mover)

    def solved(self) -> List[Worth]:
        if not self.states.explore(MOST):
            raise engine_needed(f"a game of more than {MOST:,} positions")
        return self.states.solve()

    def known(self, at: "Position") -> Optional[Worth]:
        return self.solved()[at.place]

    def known_grundy(self, at: "Position") -> Optional[int]:
        raise engine_needed("a Grundy value")

    def all_known(self) -> List[Tuple["Position", Worth]]:
        return [(Position(self, v, self.states.player(v) if self.states.sided() else 1), worth)
                for v, worth in enumerate(self.solved())]


class _Named(Rules):
    """A game of the course, whose states have texts of their own."""

    def state_text(self, state: Any) -> str:
        return self.game.text(state) if hasattr(self.game, "text") else str(state)


class Position:
    def __init__(self, game: Game, place: int, mover: int):
        self.game, self.place, self.mover = game, place, mover

    def _expanded(self) -> States:
        self.game.states.expand(self.place)
        return self.game.states

    def text(self, form: str = "") -> str:
        if form:
            raise engine_needed("the course's form")
        states = self.game.states
        return ("2@" if self.mover == 2 and not states.sided() else "") + states.rules.state_text(states.states[self.place])

    def draw(self) -> str:
        states = self.game.states
        drawn = states.rules.drawn(states.states[self.place])
        return drawn.replace("/", "\n") if isinstance(states.rules, _Named) else drawn

    def svg(self) -> str:
        return ""

    @property
    def over(self) -> Optional[str]:
        return self._expanded().outcomes[self.place]

    @property
    def winner(self) -> Optional[int]:
        outcome = self.over
        return None if outcome is None else 0 if outcome == "draw" else self.mover if outcome == "win" else 3 - self.mover

    def moves(self) -> List[str]:
        return [self.game.rules.move_text(move) for move in self._expanded().moves[self.place]]

    def after(self, move: str) -> "Position":
        names = self.moves()
        if move not in names:
            raise Error(f'move: "{move}" is not a move here; these are: {", ".join(names) or "none"}', "move")
        return self.after_place(names.index(move))

    def after_place(self, number: int) -> "Position":
        states = self._expanded()
        place = states.after[self.place][number]
        return Position(self.game, place, states.player(place) if states.sided() else 3 - self.mover)

    def same(self, other: "Position") -> bool:
        return (self.game.states.states[self.place], self.mover) == (other.game.states.states[other.place], other.mover)

    def hash(self) -> int:
        return hash((self.game.states.states[self.place], self.mover))

    def worth(self, options: Any) -> Worth:
        return self.game.solved()[self.place]

    def values(self, options: Any) -> List[Tuple[str, Worth, bool]]:
        values = self.game.solved()
        made = []
        for number, name in enumerate(self.moves()):
            child = self.after_place(number)
            made.append((name, earlier(values[child.place], child.mover == self.mover)))
        made.sort(key=lambda pair: order(pair[1]), reverse=True)
        return [(name, worth, order(worth) == order(made[0][1])) for name, worth in made]

    def best(self, options: Any) -> List[str]:
        best = {name for name, _, best in self.values(options) if best}
        return [name for name in self.moves() if name in best]

    def solve(self, method: str, symmetry: bool, verify: bool, proof: bool, options: Any) -> "Solved":
        return Solved(self, options)

    def explain(self, move: Optional[str], lang: str, form: str, options: Any) -> str:
        from . import language
        lang = lang or language()
        moves = self.values(options)
        worth = self.worth(options) if move is None else next((w for name, w, _ in moves if name == move), None)
        if worth is None:
            self.after(move)
        results = {"en": {"win": "won", "loss": "lost", "draw": "drawn", "endless": "endless"},
                   "fr": {"win": "gagnante", "loss": "perdante", "draw": "nulle", "endless": "sans fin"}}[lang]
        plies = "" if worth[2] is None else (f" in {worth[2]}" if lang == "en" else f" en {worth[2]}")
        about = self.text() if move is None else f"{self.text()} {move}"
        best = ", ".join(name for name, _, best in moves if best)
        words = {"en": "player {} to move: {}{}.{}", "fr": "trait au joueur {} : {}{}.{}"}[lang]
        more = "" if not best else (f" Best: {best}." if lang == "en" else f" Meilleurs coups : {best}.")
        return f"{about}, " + words.format(self.mover, results[worth[0]], plies, more)

    def perft(self, depth: int, options: Any) -> List[int]:
        counts, row = [], [self]
        for _ in range(depth):
            row = [position.after_place(i) for position in row for i in range(len(position.moves()))]
            counts.append(len(row))
        return counts


class Solved:
    """Who wins, and what was found on the way."""

    method, symmetry, verified, grundy, seconds, peak_bytes = "attractor", False, True, None, 0.0, 0

    def __init__(self, at: Position, options: Any):
        self.worth = at.worth(options)
        self.best = at.best(options)
        result = self.worth[1]
        self.winner = at.mover if result == "win" else 3 - at.mover if result == "loss" else 0
        states = at.game.states
        seen = _reachable(states, at.place)
        values = [states.values[v] for v in seen]
        self.counts = {"positions": len(seen), "edges": sum(len(set(states.after[v])) for v in seen),
                       "finals": sum(states.outcomes[v] is not None for v in seen),
                       "won": sum(v[1] == "win" for v in values), "lost": sum(v[1] == "loss" for v in values),
                       "drawn": sum(v[1] == "draw" for v in values)}
        self._text = at.explain(None, "", "", options)

    def text(self, game: Game, lang: str) -> str:
        return self._text


def _reachable(states: States, start: int) -> List[int]:
    seen, row = {start}, [start]
    for v in row:
        for w in states.after[v]:
            if w not in seen:
                seen.add(w)
                row.append(w)
    return row


def python_game(rules: Rules, name: str) -> Game:
    return Game(name, rules, name)


def explore(game: Game, most: int, options: Any) -> bool:
    return game.states.explore(min(most, MOST))


def first_states(game: Game, count: int) -> List[Tuple]:
    states, known = game.states, []
    for place in range(count):
        if place < len(states.states):
            states.expand(place)
            if states.outcomes[place] is None:
                known.append((states.states[place], states.moves[place], [states.states[v] for v in states.after[place]]))
    return known


def known_states(game: Game) -> int:
    return len(game.states.states)


def state_of(at: Position) -> Any:
    return at.game.states.states[at.place]


def position_of(game: Game, state: Any, mover: int) -> Position:
    place = game.states.add(state, None, None)
    return Position(game, place, game.states.player(place) if game.states.sided() else mover)


def move_objects(at: Position) -> List[Any]:
    return list(at._expanded().moves[at.place])
