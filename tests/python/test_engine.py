"""The module as its users type it, held against the command line and against what is known."""
import json
import os
import pickle
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

import zermelo as z

PROGRAM = os.environ.get("ZERMELO_PROGRAM")


def program(*words):
    done = subprocess.run([PROGRAM, *words, "--json"], capture_output=True, text=True, env={**os.environ, "LC_ALL": "C"})
    return json.loads(done.stdout)


class Games(unittest.TestCase):
    def test_the_engine_is_there(self):
        self.assertTrue(z.compiled)
        self.assertIn("babylone", z.games())

    def test_values_are_those_of_the_command_line(self):
        for word in ("babylone:2,2", "babylone", "nim:3+4+5", "chomp:3,4", "tictactoe", "subtraction:17", "connect4:4,4"):
            told = program("solve", word)
            value = z.Game(word).start.value
            self.assertEqual((value.outcome, value.plies), (told["outcome"], told["plies"]), word)
            moves = program("moves", word)["moves"]
            self.assertEqual([(m.move, m.value.plies) for m in z.Game(word).start.moves()],
                             [(m["move"], m["plies"]) for m in moves], word)
            self.assertEqual(set(z.Game(word).start.best), set(told["best"]), word)

    def test_parameters_by_name(self):
        self.assertEqual(z.Game("babylone", colours=2, tiles=2).word, "babylone:2,2")
        self.assertEqual(z.Game("nim", heaps=(3, 4)).word, "nim:3+4")
        self.assertEqual(z.Game("subtraction:7", misere=True).word, "subtraction:7,misere")

    def test_positions_do_not_change_and_are_keys(self):
        start = z.Game("connect4").start
        one, two = start.play("1", "2", "3"), start.play("3", "2", "1")
        self.assertEqual(one, two)
        self.assertEqual(hash(one), hash(two))
        self.assertNotEqual(one.text, two.text)
        self.assertNotEqual(one, start)
        self.assertEqual(len({one, two, start}), 2)
        with self.assertRaises(AttributeError):
            one.game = None
        self.assertEqual(pickle.loads(pickle.dumps(one)), one)
        self.assertNotEqual(z.Game("nim:3").start, z.Game("nim:3+4").start)

    def test_it_prints_as_a_board(self):
        board = str(z.Game("connect4").start.play("4"))
        self.assertGreater(board.count("\n"), 4)

    def test_errors_have_a_place(self):
        for make, place in ((lambda: z.Game("babylone:0"), "babylone"), (lambda: z.Game("nosuch"), "game"),
                            (lambda: z.Game("nim:3").start.play("9-9"), "move"),
                            (lambda: z.Game("nim:3").position("x"), "nim")):
            with self.assertRaises(z.Error) as caught:
                make()
            self.assertIsInstance(caught.exception, ValueError)
            self.assertTrue(caught.exception.place.startswith(place), caught.exception.place)
            self.assertEqual(caught.exception.kind, "input")
        with self.assertRaises(TypeError):
            z.Game("nim:3").start.moves(second=1)

    def test_french(self):
        self.assertIn("gagnante", z.Game("nim:3").start.explain(lang="fr"))
        z.set_language("fr")
        try:
            with self.assertRaises(z.Error) as caught:
                z.Game("nosuch")
            self.assertIn("jeu", str(caught.exception))
        finally:
            z.set_language("en")


class Solutions(unittest.TestCase):
    def test_a_mapping(self):
        game = z.Game("babylone:2,2")
        solution = game.solve(symmetry=False)
        listed = program("solve", "babylone:2,2", "--strong", "--no-symmetry")["values"]
        self.assertEqual(len(solution), len(listed))
        for row in listed:
            value = solution[row["position"]]
            self.assertEqual((value.outcome, value.plies), (row["outcome"], row["plies"]))
        self.assertEqual(set(solution.values()), {value for _, value in solution.items()})
        self.assertIn(game.start, solution)
        self.assertNotIn(z.Game("babylone:3,3").start.text, solution)
        with self.assertRaises(KeyError):
            z.Game("nim:1+2").position("1").solve()["1+2"]
        self.assertTrue(solution.verify())

    def test_symmetry_lists_one_of_each_kind(self):
        solution = z.Game("babylone").solve()
        self.assertEqual(len(solution), program("solve", "babylone")["positions"])
        self.assertEqual(len(list(solution)), len(solution))
        start = z.Game("babylone").start
        for move in start.legal:
            self.assertIn(start.play(move), solution)
        self.assertEqual(sorted(solution.strategy(start)), sorted(start.best))

    def test_what_a_search_solved(self):
        solution = z.Game("connect4").position("4444443333332222226").solve()
        self.assertEqual(solution.method, "alphabeta")
        self.assertEqual(len(solution), 1)
        self.assertEqual(solution[solution.start], solution.value)
        with self.assertRaises(KeyError):
            solution[z.Game("connect4").start]

    def test_open_formats(self):
        solution = z.Game("nim:1+2").solve()
        with tempfile.NamedTemporaryFile("r", suffix=".csv") as file:
            solution.to_csv(file.name)
            lines = file.read().splitlines()
        self.assertEqual(lines[0], "position,mover,outcome,plies")
        self.assertEqual(len(lines), len(solution) + 1)
        self.assertEqual(solution.to_dict()["1+1"], z.Value("loss", 2))


class Calls(unittest.TestCase):
    def test_limits(self):
        with self.assertRaises(z.Error) as caught:
            z.Game("babylone:4,6").solve(method="attractor", memory="1M")
        self.assertEqual(caught.exception.kind, "limit")
        with self.assertRaises(z.Error) as caught:
            z.Game("nim:60+60+60+60").solve(nodes=1000, method="attractor")
        self.assertEqual(caught.exception.kind, "limit")
        with self.assertRaises(z.Error) as caught:
            z.Game("nim:3").solve(memory="much")
        self.assertEqual(caught.exception.place, "memory")

    def test_progress(self):
        seen = []
        z.Game("babylone:4,5").solve(method="induction", symmetry=False, progress=lambda *facts: seen.append(facts))
        for stage, done, total, held, seconds in seen:
            self.assertIsInstance(stage, str)

        def failing(*facts):
            raise ZeroDivisionError
        if seen:
            with self.assertRaises(ZeroDivisionError):
                z.Game("babylone:4,5").solve(method="induction", symmetry=False, progress=failing)

    def test_python_goes_on_meanwhile(self):
        counted, stop = [0], []

        def count():
            while not stop:
                counted[0] += 1
        thread = threading.Thread(target=count)
        thread.start()
        before = counted[0]
        z.Game("babylone:4,5").solve(method="induction", symmetry=False, threads=1)
        stop.append(1)
        thread.join()
        self.assertGreater(counted[0], before + 1)

    def test_control_c(self):
        code = ("import zermelo, sys\nprint('ready', flush=True)\n"
                "try: zermelo.Game('nim:200+200+200+200').solve(method='attractor')\n"
                "except KeyboardInterrupt: print('stopped')\nprint(zermelo.Game('nim:1').start.value)")
        child = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        child.stdout.readline()
        time.sleep(0.5)
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=60)
        self.assertEqual(out.splitlines(), ["stopped", "Value(win, plies=1)"])


class Searches(unittest.TestCase):
    def test_counts_are_those_of_the_command_line(self):
        for word in ("minimax:depth=3", "alphabeta:depth=4,memo", "alphabeta:depth=4,eval=open-lines,order=eval"):
            told = program("search", "tictactoe", "--with", word)
            found = z.Game("tictactoe").start.search(word)
            self.assertEqual((found.value, found.nodes, found.leaves), (told["value"], told["nodes"], told["leaves"]))
            self.assertIn(told["best"], found.best)
        self.assertEqual(z.Game("tictactoe").start.search("mcts:playouts=200").playouts, 200)
        with self.assertRaises(z.Error):
            z.Game("tictactoe").start.search("perfect")

    def test_trees(self):
        tree = z.Game("tree:fig52").start.tree("alphabeta")
        self.assertEqual(tree.root.value, 3)
        self.assertTrue(tree._repr_svg_().lstrip().startswith("<svg") or "<svg" in tree.svg)
        self.assertEqual([tree[n].move for n in tree.best_line[1:]], ["a1", "b1"])
        with self.assertRaises(IndexError):
            tree[1000]

    def test_matches_and_studies(self):
        match = z.match("tictactoe", "perfect", "random", games=20, seed=3)
        self.assertEqual(match.wins + match.draws + match.losses, 20)
        self.assertEqual(match.losses, 0)
        self.assertLessEqual(match.interval[0], match.score)
        table = z.compare("tictactoe", depth=4)
        self.assertEqual(len({row[1] for row in table}), 1)
        self.assertIn("<table", table._repr_html_())
        self.assertEqual(z.depth("nim:2+3").least, program("depth", "nim:2+3", "--with", "alphabeta")["least"])


if __name__ == "__main__":
    unittest.main()
