"""Every notebook runs from a clean start: its code cells, in order, in a process of their own. Those on the engine need it."""
import ast
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]


def run(path):
    """Runs the cells in this process; the last expression of a cell is shown as a kernel would, pictures too."""
    space = {"__name__": "__main__"}
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            tree = ast.parse("".join(cell["source"]))
            last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
            exec(compile(tree, path.name, "exec"), space)
            if last is not None:
                value = eval(compile(ast.Expression(last.value), path.name, "eval"), space)
                for name in ("_repr_svg_", "_repr_html_"):
                    if hasattr(value, name):
                        assert "<" in getattr(value, name)()
                print(value)


def main():
    failed = 0
    notebooks = sorted((ROOT / "notebooks").glob("*.ipynb"))
    for path in notebooks:
        environment = dict(os.environ, PYTHONPATH=str(ROOT / "python"), PYTHONIOENCODING="utf-8")
        done = subprocess.run([sys.executable, __file__, path], env=environment, capture_output=True, encoding="utf-8", timeout=300)
        print(path.name, "good" if done.returncode == 0 else "FAILED\n" + done.stderr)
        failed += done.returncode != 0
    return 1 if failed or len(notebooks) < 5 else 0


if len(sys.argv) > 1:
    run(pathlib.Path(sys.argv[1]))
else:
    sys.exit(main())
