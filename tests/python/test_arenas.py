"""Arenas, attractors, matrices, paths."""
import os
import random
import tempfile
import unittest
from fractions import Fraction

import zermelo as z

GRAPH = {0: (1, [1, 2]), 1: (2, [3, 4]), 2: (1, [5]), 3: (1, []), 4: (1, []), 5: (2, [])}


def plain_attractor(graph, target, player):
    """By the definition."""
    ranks, rank = {v: 0 for v in target}, 0
    while True:
        rank += 1
        joined = [v for v, (owner, after) in graph.items() if v not in ranks and after and
                  (any if owner == player else all)(w in ranks for w in after)]
        if not joined:
            return ranks
        ranks.update((v, rank) for v in joined)


def random_graph(seed, size=40):
    chance = random.Random(seed)
    names = [f"v{i}" if i % 2 else (i, "x") for i in range(size)]
    return {v: (chance.choice((1, 2)), chance.sample(names, chance.randrange(0, 4))) for v in names}, \
        set(chance.sample(names, 3))


class Arenas(unittest.TestCase):
    def test_attractors_are_those_of_the_definition(self):
        for seed in range(40):
            graph, target = random_graph(seed)
            for player in (1, 2):
                found = z.Arena(graph).attractor(player, target)
                ranks = plain_attractor(graph, target, player)
                self.assertEqual(found.ranks, ranks)
                self.assertEqual(len(found), len(ranks))
                for v, w in found.strategy.items():
                    self.assertEqual(graph[v][0], player)
                    self.assertEqual(ranks[w], ranks[v] - 1)
                self.assertEqual({s.vertex: s.rank for s in found.steps}, ranks)
                self.assertEqual({s.vertex for s in found.outside}, set(graph) - set(ranks))
                self.assertTrue(found.verify())
                self.assertIsNone(found.refute(found.strategy))

    def test_a_strategy_is_beaten(self):
        arena = z.Arena(GRAPH, target={3, 5})
        self.assertIsNone(arena.refute({0: 2, 2: 5}))
        play = arena.refute({0: 1, 2: 5})
        self.assertEqual(play, [0, 1, 4])
        with self.assertRaises(z.Error):
            arena.refute({0: 5})

    def test_from_everywhere(self):
        ranks = z.Arena(GRAPH, target={3, 5}).attractor(1).ranks
        lists = [after for _, after in GRAPH.values()]
        owners = [owner for owner, _ in GRAPH.values()]
        self.assertEqual(z.Arena(lists, owners, target={3, 5}).attractor(1).ranks, ranks)
        with tempfile.TemporaryDirectory() as folder:
            for kind in ("json", "dot", "py"):
                file = os.path.join(folder, "arena." + kind)
                z.Arena(GRAPH, target={3, 5}).save(file)
                read = z.Arena(file) if kind != "py" else z.Arena(file, target={"3", "5"})
                self.assertEqual(read.attractor(1).ranks, {str(v): rank for v, rank in ranks.items()}, kind)

    def test_networkx(self):
        try:
            import networkx
        except ImportError:
            self.skipTest("networkx is not in this environment")
        graph = z.Arena(GRAPH, target={3, 5}).to_networkx()
        self.assertIsInstance(graph, networkx.DiGraph)
        self.assertEqual(z.Arena(graph, target={3, 5}).attractor(1).ranks, z.Arena(GRAPH, target={3, 5}).attractor(1).ranks)

    def test_bad_arenas(self):
        for graph in ({0: (1, [1])}, {0: (3, [])}, 7, {0: ("x", [])}):
            with self.assertRaises(z.Error):
                z.Arena(graph)
        with self.assertRaises(z.Error):
            z.Arena([[1], [0]], owners=[1])
        with self.assertRaises(z.Error) as caught:
            z.Arena("no/such/file.json")
        self.assertEqual(caught.exception.place, "no/such/file.json")
        with self.assertRaises(z.Error):
            z.Arena(GRAPH, target={99})

    def test_three_regions(self):
        arena = z.Arena({0: (1, [1, 2]), 1: (2, []), 2: (2, [3]), 3: (1, []), 4: (1, [4])}, target={1}, against={3})
        self.assertEqual(arena.attractor(1).regions, {"won": [0, 1], "lost": [2, 3], "neither": [4]})

    def test_a_game_is_an_arena(self):
        for word in ("nim:1+2", "tictactoe:2,2,2"):
            game = z.Game(word)
            arena = game.arena()
            won = game.start.value.won
            self.assertEqual(arena.start in arena.attractor(1), won, word)
            self.assertEqual(arena.attractor(1).ranks.get(arena.start), game.start.value.plies if won else None)

    def test_pictures(self):
        arena = z.Arena(GRAPH, target={3, 5})
        for thing in (arena, arena.attractor(1), z.Game("tree:fig52").start.tree()):
            self.assertIn("<svg", thing._repr_svg_())
        self.assertIsNone(z.Arena([[] for _ in range(500)])._repr_svg_())
        self.assertIn("<svg", z.page_of(arena, arena.attractor(1)))


class Lessons(unittest.TestCase):
    def test_matrices(self):
        prisoners = z.Matrix([[(-1, -1), (-10, 0)], [(0, -10), (-5, -5)]])
        self.assertEqual(prisoners.pure, [(1, 1)])
        self.assertEqual(prisoners.eliminated(), ([1], [1]))
        self.assertIn("<svg", prisoners._repr_svg_())
        pennies = z.Matrix([[1, -1], [-1, 1]])
        half = Fraction(1, 2)
        self.assertEqual([e.strategies for e in pennies.equilibria], [((half, half), (half, half))])
        self.assertEqual(pennies.value, 0)
        self.assertEqual(z.Matrix("prisoners").pure, [(1, 1)])
        with self.assertRaises(z.Error):
            z.Matrix([[1, 2], [3]])

    def test_paths(self):
        graph = z.Graph({"A": {"B": 3, "F": 2}, "B": {"C": 2.5}, "F": {"C": 1}, "C": {"D": 1}})
        path = graph.path("A", "D")
        self.assertEqual((path.distance, path.vertices), (4, ["A", "F", "C", "D"]))
        self.assertEqual(path.steps[0].known["B"], (3, "A"))
        star = graph.path("A", "D", "astar", heuristic={"A": 3, "B": 3, "F": 2, "C": 1, "D": 0})
        self.assertTrue(star.admissible and star.shortest)
        self.assertFalse(graph.path("A", "D", "astar", heuristic=lambda v: 9 if v == "F" else 0).admissible)
        self.assertIn("<svg", path.svg)
        self.assertIn("<svg", path.table.svg)
        for bad in (lambda: graph.path("A", "Z"), lambda: graph.path("A", "D", "magic"),
                    lambda: z.Graph({"A": {"B": -1}})):
            with self.assertRaises(z.Error):
                bad()


if __name__ == "__main__":
    unittest.main()
