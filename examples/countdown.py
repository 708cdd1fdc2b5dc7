"""Games written in Python: a class with plain methods, states any hashable values.

    zermelo solve python:examples/countdown.py:Countdown
"""


class Countdown:
    """Take one, two or three sticks. Whoever cannot move loses."""

    title = "Countdown"
    start = 21

    def moves(self, sticks):
        return [k for k in (1, 2, 3) if k <= sticks]

    def play(self, sticks, k):
        return sticks - k
