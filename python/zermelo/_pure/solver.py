"""Solves a game in pure Python: all states, then values from the end."""
from __future__ import annotations

from collections import deque
from typing import Any, Dict, List, Optional, Tuple

Worth = Tuple[str, str, Optional[int], Optional[int]]
NUMBERS = ["loss", "endless", "draw", "win"]


class States:
    """The states that can follow a start; what the rules say of each is asked once."""

    def __init__(self, rules: Any):
        self.rules = rules
        self.states: List[Any] = []
        self.places: Dict[Any, int] = {}
        self.moves: List[Optional[List[Any]]] = []
        self.after: List[List[int]] = []
        self.outcomes: List[Optional[str]] = []
        self.values: Optional[List[Worth]] = None
        self.add(rules.start, None, None)

    def add(self, state: Any, before: Any, move: Any) -> int:
        try:
            place = self.places.get(state)
        except TypeError:
            self.rules.unhashable(state, before, move)
        if place is None:
            self.rules.check_state(state, before, move)
            place = self.places[state] = len(self.states)
            self.states.append(state)
            self.moves.append(None)
            self.after.append([])
            self.outcomes.append(None)
            self.values = None
        return place

    def expand(self, place: int) -> None:
        if self.moves[place] is not None:
            return
        rules, state = self.rules, self.states[place]
        before = hash(state)
        try:
            said = rules.outcome(state) if rules.outcome else None
            outcome = None if said is None else NUMBERS[rules.outcome_number(said, state)]
            moves: List[Any] = []
            if outcome is None:
                given = rules.moves(state)
                if given is None:
                    rules.no_moves(state)
                moves = list(given)
            after = []
            for move in moves:
                following = rules.play(state, move)
                if following is None or following is state:
                    rules.check_next(state, move, following)
                after.append(self.add(following, state, move))
        except Exception as error:
            rules.note(error, state)
            raise
        if hash(state) != before:
            rules.changed(state)
        self.moves[place], self.after[place] = moves, after
        self.outcomes[place] = outcome or (None if moves else "loss")

    def explore(self, most: int) -> bool:
        place = 0
        while place < len(self.states) and place < most:
            self.expand(place)
            place += 1
        return place == len(self.states)

    def sided(self) -> bool:
        return self.rules.player is not None

    def player(self, place: int) -> int:
        return self.rules.player_number(self.states[place])

    def solve(self) -> List[Worth]:
        """The value of every state, for the player to move: backwards from the final ones."""
        if self.values is not None:
            return self.values
        count = len(self.states)
        movers = [self.player(v) for v in range(count)] if self.sided() else None
        before: List[List[int]] = [[] for _ in range(count)]
        waiting = [len(set(after)) for after in self.after]
        for v in range(count):
            for w in set(self.after[v]):
                before[w].append(v)
        found: List[Optional[Tuple[str, Optional[int]]]] = [None] * count
        row = deque()
        for v, outcome in enumerate(self.outcomes):  # step 1: final states have their value
            if outcome in ("win", "loss"):
                found[v] = (outcome, 0)
                row.append(v)
        while row:  # step 2: who can move to what is lost wins; who can only move to what is won loses
            w = row.popleft()
            outcome, plies = found[w]
            for v in before[w]:
                if found[v] is not None or self.outcomes[v] is not None:
                    continue
                mine = outcome if movers and movers[v] == movers[w] else ("win" if outcome == "loss" else "loss")
                waiting[v] -= 1
                if mine == "win" or waiting[v] == 0:
                    found[v] = (mine, plies + 1)
                    row.append(v)
        row.extend(v for v, outcome in enumerate(self.outcomes) if outcome == "draw")
        for v in row:
            found[v] = ("draw", 0)
        while row:  # step 3: a drawn game ends as soon as it can
            w = row.popleft()
            for v in before[w]:
                if found[v] is None:
                    found[v] = ("draw", found[w][1] + 1)
                    row.append(v)
        self.values = [("endless", "draw", None, None) if one is None else (one[0], one[0], one[1], None) for one in found]
        return self.values


def earlier(worth: Worth, same_mover: bool) -> Worth:
    outcome, result, plies, utility = worth
    turned = {"win": "loss", "loss": "win"}
    if not same_mover:
        outcome, result = turned.get(outcome, outcome), turned.get(result, result)
    return outcome, result, None if plies is None else plies + 1, utility


def order(worth: Worth) -> Tuple[int, int]:
    """Better is greater."""
    outcome, _, plies, _ = worth
    return NUMBERS.index(outcome), (plies or 0) if outcome == "loss" else -(1 << 62 if plies is None else plies)
