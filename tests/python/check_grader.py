"""The grader as teachers and students use it: the command, a class, start files, own questions, notebooks, limits."""
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "python"))
import zermelo.check  # noqa: E402
from zermelo.check import sheets  # noqa: E402

GOOD = "def init(C, N): return [[c, 1] for c in range(C) for n in range(N)]\n"
BAD = "def init(C, N): return [[c, 1] for c in range(N) for n in range(C)]\n"


def command(*words):
    return subprocess.run([sys.executable, "-m", "zermelo.check", *map(str, words)], cwd=ROOT / "python", capture_output=True, encoding="utf-8", timeout=300)


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.path = pathlib.Path(self.folder.name)

    def tearDown(self):
        self.folder.cleanup()

    def write(self, name, text):
        (self.path / name).write_text(text, encoding="utf-8")
        return self.path / name


class Command(Folder):
    def test_text_json_junit(self):
        copy = self.write("copie.py", BAD)
        said = command("babylone", copy, "--only", "init")
        self.assertEqual(said.returncode, 0)
        self.assertIn("init(1, 3)", said.stdout)
        self.assertIn("attendu", said.stdout)
        self.assertIn("expected", command("babylone", copy, "--only", "init", "--lang", "en").stdout)
        data = json.loads(command("babylone", copy, "--only", "init", "--json").stdout)
        question = data["questions"][0]
        self.assertEqual((question["name"], question["points"], question["of"], question["passed"]), ("init", 0, 1, False))
        self.assertEqual(set(question["counterexample"]), {"arguments", "got", "expected", "why"})
        tree = ET.fromstring(command("babylone", copy, "--only", "init", "--junit").stdout)
        self.assertEqual((tree.get("tests"), tree.get("failures")), ("1", "1"))

    def test_bad_input(self):
        for words, part in ((("babylon", "x.py"), "babylone"), (("babylone", "nowhere.py"), "nowhere.py"), (("babylone",), "copie"), (("arene", "--times"), "babylone")):
            said = command(*words)
            self.assertEqual((said.returncode, len(said.stderr.splitlines())), (2, 1), words)
            self.assertIn(part, said.stderr)

    def test_class(self):
        self.write("anna.py", GOOD)
        self.write("bob.py", BAD)
        self.write("cleo.ipynb", json.dumps({"cells": [{"cell_type": "markdown", "source": ["# moi"]}, {"cell_type": "code", "source": ["%matplotlib inline\n", GOOD]}]}))
        questions = self.write("questions.txt", "")
        own = self.path / "tp.py"
        (self.path / "copies").mkdir()
        for name in ("anna.py", "bob.py", "cleo.ipynb"):
            os.rename(self.path / name, self.path / "copies" / name)
        own.write_text("def init(C, N): return [[c, 1] for c in range(C) for n in range(N)]\ncases = {'init': [(2, 1), (1, 2)]}\n", encoding="utf-8")
        said = command(own, self.path / "copies", "--output", self.path / "out")
        self.assertEqual(said.returncode, 0, said.stderr)
        with open(self.path / "out" / "notes.csv", encoding="utf-8-sig") as file:
            rows = list(csv.reader(file, delimiter=";"))
        self.assertEqual([row[:2] for row in rows], [["copie", "points"], ["anna.py", "1"], ["bob.py", "0"], ["cleo.ipynb", "1"]])
        self.assertIn("init(1, 2)", (self.path / "out" / "bob.py.html").read_text(encoding="utf-8"))
        questions.unlink()

    def test_a_copy_that_cannot_be_stopped_by_lines(self):
        copy = self.write("copie.py", "def init(C, N): return sum(range(10 ** 13))\ndef Tuple(L): return L if not isinstance(L, list) else tuple(map(Tuple, L))\n")
        data = json.loads(command("babylone", copy, "--only", "init", "--only", "Tuple", "--seconds", "4", "--json").stdout)
        self.assertEqual([(q["name"], q["kind"]) for q in data["questions"]], [("init", "stopped"), ("Tuple", None)])

    def test_no_network(self):
        copy = self.write("copie.py", "import socket\ndef init(C, N): return socket.create_connection(('127.0.0.1', 9))\n")
        self.assertIn("no network", command("babylone", copy, "--only", "init").stdout)


class Library(unittest.TestCase):
    def test_models_pass_and_start_files_are_complete(self):
        from zermelo.check.start import start_file
        for name in sheets.NAMES:
            sheet = sheets.sheet(name)
            text = start_file(sheet, "fr")
            compile(text, name, "exec")
            for question in sheet.questions:
                self.assertIn(f"def {question.name}(", text)
            if name in ("chomp", "accessibilite", "matrices", "graphes", "arene"):
                self.assertTrue(zermelo.check.check(name, vars(sheet.model)).passed, name)
                empty = zermelo.check.check(name, text)
                self.assertEqual((empty.points, empty.remarks), (0, []), name)

    def test_later_questions_use_the_model(self):
        text = "def empile(x, i, j): return []\ndef coups(x):\n    L = []\n    for i in range(len(x)):\n        for j in range(i):\n            for X in empile(x, i, j):\n                if X not in L: L.append(X)\n    return L\n"
        results = {r.name: r for r in zermelo.check.check("babylone", text, only=["empile", "coups"]).results}
        self.assertFalse(results["empile"].passed)
        self.assertTrue(results["coups"].passed)

    def test_a_notebook(self):
        space = {}
        exec(GOOD, space)
        before = dict(space)
        report = zermelo.check("babylone", space, only="init")
        self.assertTrue(report.passed)
        self.assertEqual(space, before)  # nothing of the notebook is changed
        self.assertIn("<table>", report._repr_html_())
        self.assertTrue(zermelo.check("babylone", space["init"], only="init").passed)

    def test_a_copy_that_fails_outside_its_functions(self):
        report = zermelo.check.check("babylone", "print(1 / 0)\nx = 1\nwhile x: x = 1\n" + GOOD, only=["init"])
        self.assertTrue(report.passed)
        self.assertEqual(len(report.remarks), 2)
        self.assertEqual(len(zermelo.check.check("babylone", "def f(:\n  pass\n", only=["init"]).remarks), 1)

    def test_remark_on_depth_first_ranks(self):
        text = (pathlib.Path(__file__).parent / "copies" / "accessibilite.txt").read_text(encoding="utf-8")
        sheets_own = text.split("### right attractor: the sheet's, depth first\n")[1].split("###")[0]
        result = zermelo.check.check("accessibilite", sheets_own, only=["attractor"]).results[0]
        self.assertTrue(result.passed)
        self.assertIn("largeur", result.remarks[0].fr)

    def test_times(self):
        from zermelo.check import times
        sizes = times.graph_table(None, False)
        self.assertIn("696     2832", sizes)

    def test_own_questions(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "tp.py")
            path.write_text("title = 'TP'\ndef racine(n):\n    'un entier dont le carré est n'\n    return int(n ** 0.5)\ncases = {'racine': [(4,)]}\nrandom_cases = {'racine': lambda chance: (chance.randint(0, 9) ** 2,)}\naccept = {'racine': lambda args, got, expected: got * got == args[0] or 'son carré est faux'}\npoints = {'racine': 3}\n", encoding="utf-8")
            right = zermelo.check.check(str(path), "def racine(n): return -int(n ** 0.5)")
            self.assertEqual((right.points, right.of), (3, 3))
            wrong = zermelo.check.check(str(path), "def racine(n): return n // 2")
            self.assertEqual(wrong.results[0].fault.why.fr, "son carré est faux")


if __name__ == "__main__":
    unittest.main()
