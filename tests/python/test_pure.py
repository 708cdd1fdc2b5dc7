"""The part in pure Python, without the engine, against the engine. Run with ZERMELO_PURE_RESULTS=1 it only answers."""
import json
import os
import subprocess
import sys
import unittest

import zermelo as z

WORDS = ("babylone:2,2", "babylone:2,3", "nim:1+2+3", "subtraction:9", "chomp:2,3", "tictactoe")
GRAPH = {0: (1, [1, 2]), 1: (2, [3, 4]), 2: (1, [5, 0]), 3: (1, []), 4: (1, [1]), 5: (2, [])}


class Circles:
    start = (3, 1)

    def player(self, state):
        return state[1]

    def outcome(self, state):
        return {0: "loss", 6: "draw", 7: "win"}.get(state[0])

    def moves(self, state):
        return [-1, 1, 2] if state[0] % 2 else [-2, 1]

    def play(self, state, step):
        return (max(0, min(7, state[0] + step)), 3 - state[1])


def answers():
    found = {}
    for word in WORDS:
        game = z.Game(word)
        solution = game.solve(symmetry=False)
        found[word] = [repr(solution.value), solution.winner, sorted(solution.best), solution.counts,
                       sorted((m.move, repr(m.value), m.best) for m in game.start.moves()),
                       sorted((text, repr(value)) for text, value in solution.to_dict().items()), game.start.perft(3),
                       game.start.play(game.start.legal[0]).text]
    own = z.Game(Circles()).solve()
    found["own"] = sorted((repr(p.state), repr(v)) for p, v in own.items())
    for player in (1, 2):
        w = z.Arena(GRAPH).attractor(player, {3, 5})
        found[f"arena {player}"] = [sorted(w.ranks.items()), sorted(w.strategy.items()), [list(s) for s in w.steps],
                                    [list(s) for s in w.outside], w.sizes, w.refute({0: 1, 2: 0, 4: 1} if player == 1 else {})]
    for word in ("minimax", "alphabeta", "minimax:depth=2"):
        r = z.Game("tictactoe").position("xo./x../.o.").search(word, ties=True)
        found[word] = [r.value, sorted(r.best), r.proven]
    graph = z.Graph({"A": {"B": 3, "F": 2}, "B": {"C": 2.5}, "F": {"C": 1}, "C": {"D": 1}})
    for kind, estimate in (("dijkstra", None), ("astar", {"A": 3, "B": 3, "F": 2, "C": 1, "D": 0}), ("astar", {"A": 0, "B": 0, "F": 9, "C": 0, "D": 0})):
        path = graph.path("A", "D", kind, estimate)
        found[f"{kind} {estimate}"] = [path.distance, path.vertices, [s.chosen for s in path.steps], path.admissible,
                                       path.consistent, path.shortest]
    matrix = z.Matrix([[(-1, -1), (-10, 0)], [(0, -10), (-5, -5)]])
    found["matrix"] = [matrix.pure, matrix.pareto]
    return json.loads(json.dumps(found))


class Pure(unittest.TestCase):
    maxDiff = None

    def run_without(self, code):
        return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                              env={**os.environ, "ZERMELO_PURE": "1"})

    def test_it_says_the_same(self):
        done = self.run_without(f"import sys, json; sys.path.insert(0, {os.path.dirname(os.path.abspath(__file__))!r}); "
                                "import test_pure, zermelo; assert not zermelo.compiled; print(json.dumps(test_pure.answers()))")
        self.assertEqual(done.stderr, "")
        pure, engine = json.loads(done.stdout), answers()
        for key in engine:
            self.assertEqual(pure[key], engine[key], key)

    def test_what_is_missing_says_so_in_one_line(self):
        for call in ("z.Game('connect4')", "z.match('nim:3', 'perfect', 'random')", "z.compare('nim:3')",
                     "z.Game('nim:3').start.search('mcts')", "z.Game('nim:3').start.tree()", "z.Matrix('prisoners')",
                     "z.Matrix([[1]]).equilibria", "z.Arena({0: (1, [])}).attractor(1).certificate()"):
            done = self.run_without(f"import zermelo as z\ntry:\n    {call}\nexcept z.NoEngine as error:\n    print(error)")
            self.assertEqual(done.stderr, "", call)
            self.assertEqual(done.stdout.count("\n"), 1)
            self.assertIn("compiled engine", done.stdout, call)

    def test_pictures(self):
        done = self.run_without("import zermelo as z\nprint(z.Arena({0: (1, [1]), 1: (2, [0])}, target={1}).attractor(1)._repr_svg_())")
        self.assertIn("<svg", done.stdout)


if __name__ == "__main__":
    unittest.main()
