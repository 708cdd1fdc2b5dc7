"""python -m zermelo: the command line, with games written in Python and the grader."""
from __future__ import annotations

import os
import shutil
import sys
import traceback
from typing import List, Optional

from ._door import compiled, engine
from ._error import Error


def main(words: Optional[List[str]] = None) -> int:
    words = sys.argv[1:] if words is None else words
    try:
        if words[:1] == ["check"]:
            from .check.main import main as check
            return check(words[1:]) or 0
        if not compiled:
            return _program(words)
        return _engine(words)
    except Error as error:
        print(f"zermelo: {error}", file=sys.stderr)
        return {"limit": 3, "damaged": 4}.get(error.kind, 2)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 2


def _engine(words: List[str]) -> int:
    if any(word.startswith("python:") for word in words):
        from ._rules import load_rules
        engine.add_python_word(load_rules)
        words = [*words, "--threads", "1"] if "--threads" not in words else words
    try:
        return engine.main(["zermelo", *words])
    except (Error, KeyboardInterrupt):
        raise
    except Exception as error:  # of the student's class: their lines, and nothing else
        print("".join(_own_lines(error)), end="", file=sys.stderr)
        return 2


def _own_lines(error: BaseException) -> List[str]:
    here = os.path.dirname(os.path.abspath(__file__))
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith((here, "<frozen"))]
    lines = traceback.format_list(frames) + traceback.format_exception_only(type(error), error)
    if sys.version_info < (3, 11):
        lines += [note + "\n" for note in getattr(error, "__notes__", [])]
    return lines


def _program(words: List[str]) -> int:
    """Without the engine: the installed program, if there is one."""
    program = shutil.which("zermelo")
    if program and os.path.realpath(program) != os.path.realpath(sys.argv[0]) and not any(w.startswith("python:") for w in words):
        with open(program, "rb") as file:
            if file.read(4) == b"\x7fELF":
                os.execv(program, [program, *words])
    from ._error import engine_needed
    raise engine_needed("the command line")


if __name__ == "__main__":
    sys.exit(main())
