"""Parity games of families that are hard for some solvers, against the winners that Oink finds: parity.py PROGRAM

With a family and its numbers instead, writes the game: parity.py recladder 200 FILE.pg
"""
import csv
import hashlib
import pathlib
import random
import sys
import tempfile

from harness import answer, check, equal, finish, run


def explore(start, node):
    nodes, waiting = {}, [start]
    while waiting:
        v = waiting.pop()
        if v in nodes: continue
        nodes[v] = node(v)
        waiting += [t for t in nodes[v][2] if t not in nodes]
    return nodes


def ladder(n):
    m = 2 * n
    return {v: (v % 2, v % 2, [(v + 1) % m, (v + 2) % m]) for v in range(m)}


def recladder(n):
    height, width, g = n + 1, 5, {}
    for i in range(height):
        at, priority, side = i * width - 2, (i + 1) * 3 + 2, i % 2
        last, last_but_one, first = i == height - 1, i == height - 2, i == 0
        def put(j, p, player, to): g[at + j] = (p, (side + player) % 2, [x + at for x in to])
        if not first:
            put(0, 1 - side, 1, [3 - width, 1])
            put(1, 1 - side, 0, [0] if last else [0, 2])
        if not last:
            put(2, priority, 1, [width + 1, 3])
            put(3, priority - 1, 0, ([] if first else [3 - width]) + ([] if last_but_one else [width + 3]) + [4])
            put(4, priority - 2, 1, [3, width + 1])
    return g


def mcladder(n):
    def node(v):
        kind, i = v
        if kind == 0: return 2 * n - 2 * i, 1, [(0, 0)] if i == n else [(1, i)]
        if kind == 1: return 0, 1, [(2, i), (0, i + 1)]
        return 2 * n - 2 * i - 1, 1, [(0, i + 1)]
    return explore((0, 0), node)


def jurdzinski(height, width):
    def node(v):
        kind, h, w = v
        if kind == 'A': return 2 * h + 1, 0, [('R', h, w)]
        if kind == 'R':
            if h == 0: return 1, 1, [('L', 0, w), ('L', 0, w + 1)] + [('R', x, w) for x in range(1, height)]
            return 2 * h, 0, [('L', h, w), ('L', h, w + 1), ('R', 0, w)]
        if h == 0: return 0, 0, ([('R', 0, w - 1)] if w > 0 else []) + ([('R', 0, w)] if w < width else [])
        if w == 0: return 2 * h, 1, [('A', h, 0), ('R', h, 0)]
        return 2 * h, 1, [('R', h, w - 1), ('A', h, w), ('R', h, w)] if w < width else [('R', h, w - 1)]
    return explore(('L', 0, 0), node)


def clique(n):
    return {i: (i, i % 2, [j for j in range(n) if j != i]) for i in range(n)}


def elevator(n):
    top, known = n - 1, {}
    def after(s):
        if s in known: return known[s]
        floor, door, asked = s
        out = []
        for p, d, q in [s] + [(floor, door, asked if i in asked else asked + (i,)) for i in range(n)]:
            if q and not d:
                to = p + (q[0] > p) - (q[0] < p)
                t = (to, to == q[0], q[1:] if to == q[0] else q)
            else: t = (p, False, q)
            if t not in out: out.append(t)
        known[s] = out
        return out
    def node(v):
        s, f = v
        one = {'X': (2, 0, 'Y'), 'Y': (1, 0, 'Z'), 'Z': (0, 0, 'c')}
        if f in one: return one[f][0], one[f][1], [(s, one[f][2])]
        two = {'c': (1, 'bX', 'd'), 'd': (0, 'at', 'e'), 'e': (1, 'bZ', 'g'), 'g': (0, 'np', 'bY')}
        if f in two: return 0, two[f][0], [(s, two[f][1]), (s, two[f][2])]
        if f == 'at': return (0 if s[0] == top else 1), 0, [v]
        if f == 'np': return (0 if top not in s[2] else 1), 0, [v]
        return 0, 1, [(t, f[1]) for t in after(s)]
    return explore(((0, False, ()), 'X'), node)


def rand(n, priorities, least, most, seed):
    r = random.Random(seed)
    return {i: (r.randrange(priorities), r.randrange(2), [r.randrange(n) for _ in range(r.randint(least, most))]) for i in range(n)}


FAMILIES = {'ladder': ladder, 'recladder': recladder, 'mcladder': mcladder, 'jurdzinski': jurdzinski, 'clique': clique,
            'elevator': elevator, 'random': rand}


def write(family, numbers, path):
    nodes = FAMILIES[family](*map(int, numbers))
    number = {v: i for i, v in enumerate(nodes)}
    with open(path, 'w') as out:
        out.write(f'parity {len(nodes) - 1};\n')
        for v, (priority, owner, to) in nodes.items():
            out.write(f'{number[v]} {priority} {owner} {",".join(str(number[t]) for t in to)};\n')


def main():
    folder = pathlib.Path(tempfile.mkdtemp())
    game, solution = folder / 'game.pg', folder / 'game.sol'
    rows = (pathlib.Path(__file__).parents[1] / 'data' / 'parity_winners.csv').read_text().splitlines()[1:]
    tried = 0
    for row in csv.DictReader(rows):
        if int(row['vertices']) > 150_000: # as large as it takes to see a solver explode
            continue
        name = f'{row["family"]} {row["numbers"]}'
        write(row['family'], row['numbers'].split(), game)
        equal(run('parity', str(game), '--format', 'sol', '--output', str(solution)).returncode, 0, name)
        winners = ''.join(line.split()[1].rstrip(';') for line in solution.read_text().splitlines()[1:])
        equal((len(winners), winners.count('0'), hashlib.sha256(winners.encode()).hexdigest()[:16]),
              (int(row['vertices']), int(row['won_by_0']), row['sha256_of_winners']), name)
        equal(run('parity', str(game), '--check', str(solution)).returncode, 0, f'{name}: the strategies')
        tried += 1
    equal(tried, 25, 'games')

    # Step by step: what is told adds up to what is answered.
    write('recladder', ['5'], game)
    told = answer('parity', str(game), '--trace')
    check({step['kind'] for step in told['steps']} == {'region', 'tangle', 'closed', 'won'}, 'kinds of steps')
    equal(sorted(v for step in told['steps'] if step['kind'] == 'won' for v in step['vertices']), sorted(told['winners']), 'all is won')
    text = run('parity', str(game), '--trace').stdout
    check('wins unless player' in text and 'cannot leave' in text, f'in words: {text}')
    check('le joueur' in run('parity', str(game), '--trace', '--lang', 'fr').stdout, 'in French')
    write('ladder', ['60000'], game)
    check('too many to tell every step' in run('parity', str(game), '--trace').stderr, 'steps of a large game')
    finish()


if __name__ == '__main__':
    if len(sys.argv) > 2:
        write(sys.argv[1], sys.argv[2:-1], sys.argv[-1])
    else:
        main()
