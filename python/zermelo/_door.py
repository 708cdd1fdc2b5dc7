"""The door to the engine: the compiled one, or what pure Python can do on small games."""
from __future__ import annotations

import importlib.util
import os
from typing import Any


def _compiled() -> Any:
    if os.environ.get("ZERMELO_PURE"):  # as if it were not there
        raise ImportError
    folder = os.environ.get("ZERMELO_ENGINE")  # a build folder's python/zermelo, before anything is installed
    if folder:
        for name in sorted(os.listdir(folder)):
            if name.startswith("_engine") and name.endswith((".so", ".pyd")):
                spec = importlib.util.spec_from_file_location("zermelo._engine", os.path.join(folder, name))
                module = importlib.util.module_from_spec(spec)
                spec.loader.exec_module(module)
                return module
    from . import _engine
    return _engine


try:
    engine: Any = _compiled()
    compiled = True
except ImportError:
    from . import _pure as engine  # type: ignore[no-redef]
    compiled = False


def options(limits: dict) -> Any:
    """The keywords of long calls: seconds=, memory=, nodes=, threads=, seed=, progress=."""
    if not limits:
        return _USUAL
    known = dict(limits)
    if isinstance(known.get("memory"), str):
        known["memory"] = _bytes(known["memory"])
    if known.get("memory", 0) is None:
        del known["memory"]
    progress = known.get("progress")
    if progress is True:
        known["progress"] = _Line()
    elif not progress:
        known.pop("progress", None)
    unknown = set(known) - {"seconds", "memory", "nodes", "threads", "seed", "progress"}
    if unknown:
        raise TypeError(f"no such keyword: {', '.join(sorted(unknown))}"
                        " (seconds, memory, nodes, threads, seed, progress)")
    return engine.Options(**known)


def _bytes(text: str) -> int:
    units = {"K": 10, "M": 20, "G": 30, "T": 40}
    digits, power = (text[:-1], units[text[-1].upper()]) if text[-1:].upper() in units else (text, 0)
    if not digits.isdigit():
        from ._error import Error
        from ._words import say
        raise Error(say(f'memory: "{text}" is not a size such as 512M or 4G',
                        f'memory : "{text}" n\'est pas une taille comme 512M ou 4G'), "memory")
    return int(digits) << power


class _Line:
    """progress=True: one line on standard error."""

    def __call__(self, stage: str, done: int, total: int, held: int, seconds: float) -> None:
        import sys
        of = f" of {total:,}" if total else ""
        end = "\n" if total and done >= total else ""
        print(f"\r{stage}: {done:,}{of}, {held / 1e6:,.0f} MB, {seconds:.0f} s  ", end=end, file=sys.stderr, flush=True)


_USUAL = engine.Options()


def set_language(lang: str) -> None:
    """The language of sentences and errors from now on: "en" or "fr".

    >>> import zermelo
    >>> zermelo.set_language("fr")
    >>> zermelo.Game("nim:1").start.explain().splitlines()[0]
    '1 est gagnante pour le joueur 1 car 1-1 mène à 2@0, perdante pour le joueur 2, qui ne peut plus jouer.'
    >>> zermelo.set_language("en")
    """
    engine.set_language(lang)


def language() -> str:
    """The language of sentences and errors: "en" or "fr"."""
    return engine.language()
