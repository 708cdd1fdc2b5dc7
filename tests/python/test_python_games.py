"""Games written in Python have everything, and what is wrong with them is told by their own lines."""
import os
import pathlib
import subprocess
import sys
import traceback
import unittest
from dataclasses import dataclass

import zermelo as z

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "examples"))

from pond import Pond  # noqa: E402
from countdown import Countdown  # noqa: E402
from notakto import Notakto  # noqa: E402

PROGRAM = os.environ.get("ZERMELO_PROGRAM")


def plain_minimax(game, state, known):
    """Values by the definition: (outcome, plies) for the player to move, of games that end."""
    if state in known:
        return known[state]
    outcome = game.outcome(state) if hasattr(game, "outcome") else None
    if outcome is None:
        options = []
        for move in game.moves(state):
            child, plies = plain_minimax(game, game.play(state, move), known)
            options.append(({"win": "loss", "loss": "win"}.get(child, child), plies + 1))
        wins = [p for o, p in options if o == "win"]
        draws = [p for o, p in options if o == "draw"]
        known[state] = ("win", min(wins)) if wins else ("draw", min(draws)) if draws else \
            ("loss", max((p for _, p in options), default=0))
    else:
        known[state] = (outcome, 0)
    return known[state]


class Documented(unittest.TestCase):
    def test_countdown_is_the_game_of_sticks(self):
        own, known = z.Game(Countdown()), z.Game("subtraction:21")
        solution, truth = own.solve(), known.solve()
        self.assertEqual(solution.counts, truth.counts)
        for sticks in range(22):
            self.assertEqual(solution[sticks], truth[str(sticks)])
        self.assertEqual(solution.grundy(7), 3)
        self.assertEqual(own.start.moves()[0].move, 1)
        self.assertEqual([m.value for m in own.start.moves()], [m.value for m in known.start.moves()])
        self.assertTrue(solution.verify())

    def test_notakto_by_the_definition(self):
        truth = {}
        plain_minimax(Notakto(), Notakto.start, truth)
        solution = z.Game(Notakto).solve()
        self.assertEqual(len(solution), len(truth))
        for cells, (outcome, plies) in truth.items():
            self.assertEqual((solution[cells].outcome, solution[cells].plies), (outcome, plies))
        self.assertEqual(z.Game(Notakto).start.best, [4])  # the centre, then the knight's move

    def test_a_pond_may_be_run_round_for_ever(self):
        solution = z.Game(Pond()).solve()
        self.assertTrue(solution.verify())
        self.assertEqual({value.outcome for value in solution.values()}, {"win", "loss", "endless"})
        arena = z.Game(Pond()).arena()
        fox = arena.attractor(1)
        for position, value in solution.items():
            wins = value.won if position.mover == 1 else value.lost
            self.assertEqual(position.text in fox, wins, position)
        with self.assertRaises(z.Error) as caught:
            z.Game(Pond()).start.search("minimax")
        self.assertIn("for ever", str(caught.exception))  # a search looks at plays that end

    def test_they_have_everything(self):
        for game in (z.Game(Countdown()), z.Game(Notakto()), z.Game(Pond())):
            start = game.start
            self.assertEqual(start.play(start.legal[0]).mover, 2)
            self.assertNotEqual(start.explain(), start.explain(lang="fr"))
            self.assertEqual(z.match(game, "perfect", "random", games=4).games, 4)
            self.assertEqual(start, pickled(start))
            self.assertEqual(eval_state(start), start.state)
            self.assertTrue(str(start))
        for game in (z.Game(Countdown()), z.Game(Notakto())):
            self.assertGreater(game.start.search("alphabeta:depth=3").nodes, 3)
            self.assertGreater(len(game.start.tree("alphabeta:depth=2")), 3)
            self.assertEqual(game.start.search("mcts:playouts=50").playouts, 50)
            self.assertEqual(z.match(game, "level:3", "mcts:playouts=20", games=4).games, 4)
        self.assertGreater(len(z.compare(z.Game(Countdown()))), 2)
        self.assertIsNotNone(z.depth(z.Game(Notakto()), "alphabeta", depth=9).least)
        self.assertEqual(z.Game(Notakto()).heuristics[-1], "own")
        self.assertEqual(z.Game(Notakto()).start.search("minimax:depth=1,eval=own").value, -1)
        perfect = z.match(z.Game(Notakto()), "perfect", "random", games=10, opening=0)
        self.assertGreaterEqual(perfect.wins, 5)  # all those that it begins

    def test_from_the_shell(self):
        word = "python:" + str(ROOT / "examples/countdown.py") + ":Countdown"
        environment = {**os.environ, "LC_ALL": "C"}
        for first in ([sys.executable, "-m", "zermelo"], [PROGRAM]):
            told = subprocess.run([*first, "solve", word], capture_output=True, text=True, env=environment)
            self.assertEqual((told.returncode, told.stderr), (0, ""), first)
            self.assertIn("in 11 moves", told.stdout)
        played = subprocess.run([sys.executable, "-m", "zermelo", "play", word, "--first", "human", "--second", "perfect"],
                                input="1\n3\n", capture_output=True, text=True, env=environment)
        self.assertIn("Countdown", played.stdout)
        for words in (["solve", "python:nosuch.py:A"], ["solve", word[:-1]], ["solve", "python:"]):
            told = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env=environment)
            self.assertEqual(told.returncode, 2, told.stderr)
            self.assertEqual(told.stderr.count("\n"), 1, told.stderr)


def pickled(position):
    import pickle
    return pickle.loads(pickle.dumps(position)) if not isinstance(position.game._rules.game, type) else position


def eval_state(position):
    return position.game.position(position.state).state


class Wrong(unittest.TestCase):
    def told(self, kind, game, ask=lambda game: game.solve()):
        with self.assertRaises(kind) as caught:
            ask(z.Game(game))
        return caught.exception

    def line_of(self, text):
        lines = pathlib.Path(__file__).read_text().splitlines()
        return next(number for number, line in enumerate(lines, 1) if text in line)

    def test_an_exception_of_a_method_comes_through(self):
        class Divides(Countdown):
            def play(self, sticks, k):
                return sticks // (sticks - 7) and sticks - k  # fails at 7
        try:
            z.Game(Divides()).solve()
            self.fail("nothing was raised")
        except ZeroDivisionError as error:
            self.assertIn("the state 7", "".join(error.__notes__))
            lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__)]
        self.assertEqual(lines[-1], self.line_of("# fails at 7"))

    def test_their_own_lines(self):
        class Listed(Countdown):
            def play(self, sticks, k):  # Listed.play
                return [sticks - k]

        class Nowhere(Countdown):
            def play(self, sticks, k):  # Nowhere.play
                sticks - k

        class Silent(Countdown):
            def moves(self, sticks):  # Silent.moves
                pass

        class Unclear(Countdown):
            def outcome(self, sticks):  # Unclear.outcome
                return "lost" if sticks == 0 else None

        class Third(Countdown):
            def player(self, sticks):  # Third.player
                return sticks % 3
        for game, line, words in ((Listed(), "# Listed.play", "use a tuple"), (Nowhere(), "# Nowhere.play", "leads nowhere"),
                                  (Silent(), "# Silent.moves", "return missing"), (Unclear(), "# Unclear.outcome", '"loss"'),
                                  (Third(), "# Third.player", "1 and 2")):
            error = self.told(z.Error, game)
            self.assertIn(words, str(error))
            self.assertTrue(error.place.endswith(f"test_python_games.py:{self.line_of(line)}"), error.place)

    def test_a_game_that_never_ends(self):
        class Upwards:
            start = 0

            def moves(self, n):
                return [1, 2]

            def play(self, n, k):
                return n + k
        error = self.told(z.Error, Upwards(), lambda game: game.solve(nodes=60_000))
        self.assertEqual(error.kind, "limit")
        self.assertIn("Upwards", str(error))
        Upwards.longest = 1000  # whoever says that it ends can have it searched all the same
        self.assertEqual(z.Game(Upwards()).start.search("minimax:depth=3").nodes, 15)

    def test_a_state_changed_in_place(self):
        class Board:
            def __init__(self, cells):
                self.cells = cells

            def __eq__(self, other):
                return self.cells == other.cells

            def __hash__(self):
                return hash(tuple(self.cells))

        class Fills:
            start = Board([0, 0, 0])

            def moves(self, board):
                return [i for i in range(3) if not board.cells[i]]

            def play(self, board, i):  # Fills.play
                board.cells[i] = 1
                return board

        class FillsACopyToo(Fills):
            start = Board([0, 0, 0])

            def play(self, board, i):
                board.cells[i] = 1
                return Board(list(board.cells))
        self.assertIn("in place", str(self.told(z.Error, Fills())))
        self.assertIn("modifi" if z.language() == "fr" else "in place", str(self.told(z.Error, FillsACopyToo())))

        class Remembers:
            start = 5

            def __init__(self):
                self.taken = 0

            def moves(self, n):
                return [1] if n else []

            def play(self, n, k):
                self.taken += 1
                return max(0, n - k - self.taken)
        self.assertIn("asked twice", str(self.told(z.Error, Remembers())))

    def test_states_that_equal_only_themselves(self):
        class Heap:
            def __init__(self, n):
                self.n = n

        class Heaps:
            start = Heap(3)

            def moves(self, heap):
                return list(range(1, heap.n + 1))

            def play(self, heap, k):
                return Heap(heap.n - k)
        self.assertIn("__eq__", str(self.told(z.Error, Heaps())))

    def test_any_hashable_state(self):
        @dataclass(frozen=True)
        class Heap:
            n: int

        class Heaps:
            start = Heap(5)

            def moves(self, heap):
                return list(range(1, min(2, heap.n) + 1))

            def play(self, heap, k):
                return Heap(heap.n - k)
        self.assertEqual(z.Game(Heaps()).solve()[Heap(3)].outcome, "loss")

    def test_no_game(self):
        for thing in (7, object(), type("Empty", (), {"moves": None, "play": None})):
            with self.assertRaises(z.Error):
                z.Game(thing)


if __name__ == "__main__":
    unittest.main()
