"""A game in which plays may go on for ever: a fox and a hound round a pond.

    zermelo solve python:examples/pond.py:Pond
"""


class Pond:
    """The fox (player 1) and the hound (player 2) run round a pond, one place a move, left or right, or stay. The fox wants
    to reach its den, the hound to stand where the fox is. Nobody has to hurry: a play may never end."""

    title = "Fox and hound round a pond"

    def __init__(self, places=8, fox=4, hound=1):
        self.places = places  # the den is place 0
        self.start = (fox, hound, 1)  # the fox, the hound, whose turn it is

    def player(self, state):
        return state[2]

    def outcome(self, state):
        fox, hound, player = state
        if fox == hound:
            return "win" if player == 2 else "loss"  # for the player to move: the hound has won
        if fox == 0:
            return "win" if player == 1 else "loss"
        return None

    def moves(self, state):
        return ["left", "stay", "right"]

    def play(self, state, step):
        fox, hound, player = state
        change = {"left": -1, "stay": 0, "right": 1}[step]
        if player == 1:
            return ((fox + change) % self.places, hound, 2)
        return (fox, (hound + change) % self.places, 1)

    def draw(self, state):
        cells = ["."] * self.places
        cells[0] = "d"
        cells[state[0]] = "F"
        cells[state[1]] = "H" if state[0] != state[1] else "X"
        return " ".join(cells)
