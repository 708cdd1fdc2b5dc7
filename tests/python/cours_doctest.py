"""Every example in the docstrings of the sheets' functions and of the grader runs as it is written."""
import doctest
import importlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2] / "python"
sys.path.insert(0, str(ROOT))

failed = tried = 0
for path in sorted(path for part in ("cours", "check") for path in (ROOT / "zermelo" / part).rglob("*.py")):
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
    if not name.endswith("__main__"):
        result = doctest.testmod(importlib.import_module(name))
        failed, tried = failed + result.failed, tried + result.attempted
print(tried, "examples,", failed, "failed")
sys.exit(1 if failed or tried < 60 else 0)
