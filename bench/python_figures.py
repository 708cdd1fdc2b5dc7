#!/usr/bin/env python3
"""The figures of docs/performance.md about Python, in one run. Usage: python_figures.py PROGRAM (with zermelo installed)"""
import random
import subprocess
import sys
import time

import zermelo as z


def best_of(times, work):
    """The least of some runs, and what the last one gave."""
    least, given = float("inf"), None
    for _ in range(times):
        begin = time.perf_counter()
        given = work()
        least = min(least, time.perf_counter() - begin)
    return least, given


def solving(program):
    ours, _ = best_of(3, lambda: z.Game("babylone:4,6").solve())
    theirs, _ = best_of(3, lambda: subprocess.run([program, "solve", "babylone:4,6"], capture_output=True, check=True))
    print(f"solve babylone:4,6: Python {ours * 1e3:.0f} ms, the command line {theirs * 1e3:.0f} ms: {ours / theirs:.2f} times")


def looking_up():
    game = z.Game("babylone")
    solution = game.solve()
    positions = list(solution) * 20
    seconds, _ = best_of(5, lambda: [solution[p] for p in positions])
    print(f"a look-up: {seconds / len(positions) * 1e6:.2f} us")


def sheets_attractor(graph, target, player):
    """003 A9, as the sheet has it: the arena turned around, degrees counted down, depth first."""
    turned = {v: [] for v in graph}
    for v, (_, after) in graph.items():
        for w in after:
            turned[w].append(v)
    degrees = {v: len(after) for v, (_, after) in graph.items()}
    attractor = {v: False for v in graph}
    row = list(target)
    while row:
        v = row.pop()
        if attractor[v]:
            continue
        attractor[v] = True
        for u in turned[v]:
            degrees[u] -= 1
            if not attractor[u] and (graph[u][0] == player or degrees[u] == 0):
                row.append(u)
    return {v for v, inside in attractor.items() if inside}


def attracting():
    chance = random.Random(1)
    size, edges = 40_000, 100_000
    graph = {v: (chance.choice((1, 2)), []) for v in range(size)}
    for _ in range(edges):
        graph[chance.randrange(size)][1].append(chance.randrange(size))
    target = set(chance.sample(range(size), 400))
    slow, theirs = best_of(3, lambda: sheets_attractor(graph, target, 1))
    arena = z.Arena(graph, target=target)
    quick, ours = best_of(5, lambda: arena.attractor(1))
    assert ours.vertices == theirs
    print(f"attractor, {edges:,} edges: the sheet's Python {slow * 1e3:.1f} ms, Arena {quick * 1e3:.2f} ms: "
          f"{slow / quick:.0f} times faster")
    try:
        import networkx
    except ImportError:
        return
    drawn = networkx.DiGraph()
    for v, (owner, after) in graph.items():
        drawn.add_node(v, owner=owner)
        drawn.add_edges_from((v, w) for w in after)
    whole, _ = best_of(3, lambda: z.Arena(drawn, target=target).attractor(1))
    print(f"  with the conversion from networkx {whole * 1e3:.1f} ms: {slow / whole:.1f} times faster")


class Takeaway:
    """Take up to three from one of four heaps; the last stick wins."""

    start = (17, 18, 19, 20)

    def moves(self, heaps):
        return [(i, k) for i, heap in enumerate(heaps) for k in (1, 2, 3) if k <= heap]

    def play(self, heaps, move):
        i, k = move
        return heaps[:i] + (heaps[i] - k,) + heaps[i + 1:]


def plain_minimax(game):
    """The value and plies of every state, the moves that achieve it, and the counts: plain, memoised."""
    known, counts = {}, {"win": 0, "loss": 0}

    def value(state):
        if state in known:
            return known[state]
        win, loss, best, answer = None, 0, None, None
        for move in game.moves(state):
            outcome, plies, _ = value(game.play(state, move))
            if outcome == "loss":
                if win is None or plies + 1 < win:
                    win, best = plies + 1, move
            elif plies + 1 > loss:
                loss, answer = plies + 1, move
        found = ("win", win, best) if win is not None else ("loss", loss, answer)
        counts[found[0]] += 1
        known[state] = found
        return found
    value(game.start)
    return known, counts


def own_games():
    sys.setrecursionlimit(10_000)
    plain, (known, counts) = best_of(3, lambda: plain_minimax(Takeaway()))
    ours, solution = best_of(3, lambda: z.Game(Takeaway()).solve())
    assert len(known) == len(solution) and counts["win"] == solution.counts["won"]
    assert all(solution[s].plies == known[s][1] for s in random.Random(2).sample(sorted(known), 1000))
    print(f"a game written in Python, {len(known):,} states: plain minimax {plain:.2f} s, solve {ours:.2f} s: "
          f"{ours / plain:.2f} times")


if __name__ == "__main__":
    solving(sys.argv[1])
    looking_up()
    attracting()
    own_games()
