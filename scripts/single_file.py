#!/usr/bin/env python3
"""Writes the pure part of the Python package as one file, for places that load a single .py (Basthon, Capytale).
Usage: single_file.py FILE"""
import pathlib
import sys

HEAD = '''"""Zermelo in pure Python, as one file: import zermelo. Made by scripts/single_file.py; the sources are beside the engine."""
import importlib.abc
import importlib.util
import sys

SOURCES = {sources}


class _Inside(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the modules of the package in this file."""

    def find_spec(self, name, path=None, target=None):
        for kind in ("", ".__init__"):
            if name + kind in SOURCES:
                return importlib.util.spec_from_loader(name, self, is_package=bool(kind))

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name = module.__name__
        source = SOURCES.get(name) or SOURCES[name + ".__init__"]
        exec(compile(source, "<" + name + ">", "exec"), module.__dict__)

    def get_source(self, name):
        return SOURCES.get(name) or SOURCES.get(name + ".__init__")


sys.meta_path.insert(0, _Inside())
__path__ = []
__package__ = "zermelo"
sys.modules["zermelo"] = sys.modules[__name__]
exec(compile(SOURCES["zermelo.__init__"], "<zermelo>", "exec"), globals())
'''


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent / "python"
    sources = {".".join(path.relative_to(folder).with_suffix("").parts): path.read_text(encoding="utf-8")
               for path in sorted((folder / "zermelo").rglob("*.py"))}
    listed = "{\n" + "".join(f"    {name!r}: {text!r},\n" for name, text in sources.items()) + "}"
    target = pathlib.Path(sys.argv[1])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(HEAD.replace("{sources}", listed), encoding="utf-8")


if __name__ == "__main__":
    main()
