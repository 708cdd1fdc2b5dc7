"""Pictures and tables, for notebooks and for whoever has none."""
from __future__ import annotations

import html
import os
import tempfile
import webbrowser
from typing import Any, Iterable, List, Optional, Sequence


class Picture:
    """A drawing: it shows itself in a notebook; elsewhere ``show()`` opens it and ``save(file)`` keeps it."""

    def __init__(self, svg: str):
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def show(self) -> str:
        return show(self)

    def save(self, file: str) -> None:
        with open(file, "w", encoding="utf-8") as out:
            out.write(self.svg)

    def __repr__(self) -> str:
        return f"<Picture, {len(self.svg)} characters of SVG>"


def show(thing: Any) -> str:
    """Opens a picture or a table in the browser; in a notebook it is shown where it is. Returns the file's name."""
    try:  # a notebook shows it itself
        from IPython import get_ipython  # type: ignore
        if get_ipython() is not None and get_ipython().__class__.__name__ != "TerminalInteractiveShell":
            from IPython.display import display  # type: ignore
            display(thing)
            return ""
    except ImportError:
        pass
    body = page_of(thing)
    handle, name = tempfile.mkstemp(suffix=".html", prefix="zermelo-")
    with os.fdopen(handle, "w", encoding="utf-8") as out:
        out.write(body)
    if os.environ.get("DISPLAY") or os.name == "nt" or os.uname().sysname == "Darwin":
        webbrowser.open("file://" + name)
    return name


def page_of(*things: Any) -> str:
    """One page of HTML with pictures and tables, one below the other."""
    parts = []
    for thing in things:
        for name in ("_repr_html_", "_repr_svg_"):
            drawn = getattr(thing, name, lambda: None)()
            if drawn:
                parts.append(drawn)
                break
        else:
            parts.append(f"<pre>{html.escape(str(thing))}</pre>")
    return ('<!DOCTYPE html><meta charset="utf-8"><title>Zermelo</title>'
            '<body style="font-family: sans-serif; margin: 2em">' + "\n".join(f"<div>{part}</div>" for part in parts))


def table(head: Sequence[str], rows: Iterable[Sequence[Any]], strong: Optional[Iterable[int]] = None) -> str:
    """A table as HTML; the first column to the left, numbers to the right. ``strong``: rows in bold."""
    bold = set(strong or ())

    def cell(tag: str, value: Any, place: int) -> str:
        align = "left" if place == 0 else "right"
        text = "" if value is None else f"{value:,}" if isinstance(value, int) else str(value)
        return f'<{tag} style="text-align: {align}; padding: 0.15em 0.8em">{html.escape(text)}</{tag}>'

    lines: List[str] = ["<tr>" + "".join(cell("th", text, i) for i, text in enumerate(head)) + "</tr>"]
    for number, row in enumerate(rows):
        weight = ' style="font-weight: bold"' if number in bold else ""
        lines.append(f"<tr{weight}>" + "".join(cell("td", value, i) for i, value in enumerate(row)) + "</tr>")
    return '<table style="border-collapse: collapse">' + "".join(lines) + "</table>"


class Shown:
    """What can be shown: ``show()`` for whoever has no notebook."""

    def show(self) -> str:
        return show(self)
