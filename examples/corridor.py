"""A game in which plays may go in circles: a fox and a hound in a corridor.

    zermelo solve python:examples/corridor.py:Corridor
"""


class Corridor:
    """The fox (player 1) stands in the middle of a corridor and wants to reach its right end; the hound (player 2) wants
    to stand where the fox is. Both move one place, left or right. Neither has to hurry: a play may never end."""

    title = "Fox and hound in a corridor"

    def __init__(self, length=7, hound=6):
        self.last = length - 1
        self.start = (length // 2, hound, 1)  # the fox, the hound, whose turn it is

    def player(self, state):
        return state[2]

    def outcome(self, state):
        fox, hound, player = state
        if fox == hound:
            return "win" if player == 2 else "loss"  # for the player to move: the hound has won
        if fox == self.last:
            return "win" if player == 1 else "loss"
        return None

    def moves(self, state):
        here = state[0] if state[2] == 1 else state[1]
        return [step for step, there in (("left", here - 1), ("right", here + 1)) if 0 <= there <= self.last]

    def play(self, state, step):
        fox, hound, player = state
        change = 1 if step == "right" else -1
        return (fox + change, hound, 2) if player == 1 else (fox, hound + change, 1)

    def draw(self, state):
        cells = ["."] * (self.last + 1)
        cells[state[0]] = "F"
        cells[state[1]] = "H" if state[0] != state[1] else "X"
        return " ".join(cells)
