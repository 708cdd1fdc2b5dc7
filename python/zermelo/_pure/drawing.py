"""A small picture of an arena: columns by rank or by distance, circles for player 1, squares for player 2."""
from __future__ import annotations

from collections import deque
from html import escape
from typing import Any, Dict, List, Optional

from .._error import engine_needed


def draw_arena(arena: Any, attractor: Optional[Any]) -> str:
    if len(arena) > 60:
        raise engine_needed("the picture of so large an arena")
    columns = _by_rank(attractor.ranks()) if attractor else _by_distance(arena)
    at = {v: (60 + 110 * x, 50 + 70 * y) for x, column in enumerate(columns) for y, v in enumerate(column)}
    width, height = 120 + 110 * (len(columns) - 1), 100 + 70 * max(len(column) - 1 for column in columns)
    moves = attractor.strategy() if attractor else [None] * len(arena)
    parts = [_edge(at[v], at[w], moves[v] == w) for v in range(len(arena)) for w in arena.after[v]]
    parts += [_vertex(arena, attractor, v, at[v]) for v in range(len(arena))]
    head = '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" markerHeight="8" orient="auto">' \
           '<path d="M0,0 L8,4 L0,8 z" fill="#555"/></marker></defs>'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
            f'font-size="14" text-anchor="middle">{head}{"".join(parts)}</svg>')


def _by_rank(ranks: List[Optional[int]]) -> List[List[int]]:
    columns: Dict[int, List[int]] = {}
    for v, rank in enumerate(ranks):
        columns.setdefault(-1 if rank is None else rank, []).append(v)
    return [columns[rank] for rank in sorted(columns, key=lambda rank: -rank if rank >= 0 else -10 ** 9)]


def _by_distance(arena: Any) -> List[List[int]]:
    distance, row = {arena.start: 0}, deque([arena.start])
    while row:
        v = row.popleft()
        for w in arena.after[v]:
            if w not in distance:
                distance[w] = distance[v] + 1
                row.append(w)
    last = max(distance.values()) + 1
    columns: Dict[int, List[int]] = {}
    for v in range(len(arena)):
        columns.setdefault(distance.get(v, last), []).append(v)
    return [columns[d] for d in sorted(columns)]


def _edge(a: Any, b: Any, strong: bool) -> str:
    (x, y), (u, w) = a, b
    if a == b:
        return f'<path d="M{x - 8},{y - 18} C{x - 30},{y - 50} {x + 30},{y - 50} {x + 8},{y - 20}" fill="none" stroke="#555" marker-end="url(#tip)"/>'
    length = ((u - x) ** 2 + (w - y) ** 2) ** 0.5
    ex, ey = u - (u - x) / length * 21, w - (w - y) / length * 21
    bend = 22 if abs(u - x) != 110 else 8
    mx, my = (x + u) / 2 - (w - y) / length * bend, (y + w) / 2 + (u - x) / length * bend
    return (f'<path d="M{x:.0f},{y:.0f} Q{mx:.0f},{my:.0f} {ex:.0f},{ey:.0f}" fill="none" stroke="#555" '
            f'stroke-width="{3 if strong else 1.2}" marker-end="url(#tip)"/>')


def _vertex(arena: Any, attractor: Optional[Any], v: int, at: Any) -> str:
    x, y = at
    rank = attractor.ranks()[v] if attractor else None
    inside = rank is not None or (attractor is None and v in arena.targets(1))
    style = f'fill="{"#bfe3c0" if inside else "#ffffff"}" stroke="#222" stroke-width="1.5"'
    shape = f'<circle cx="{x}" cy="{y}" r="18" {style}/>' if arena.owners[v] == 1 else \
        f'<rect x="{x - 17}" y="{y - 17}" width="34" height="34" {style}/>'
    label = f'<text x="{x}" y="{y + 5}">{escape(arena.names[v])}</text>'
    return shape + label + (f'<text x="{x + 26}" y="{y - 14}" font-size="11">{rank}</text>' if rank is not None else "")
