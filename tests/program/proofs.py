"""Who wins at m,n,k by proof numbers, and proofs that can be checked."""
import json
import os
import pathlib
import random
import re
import tempfile

from harness import answer, check, equal, finish, interrupted, run

# Where a board is out of reach of a search for plies, proof numbers are chosen; otherwise they can be asked for.
solved = answer('solve', 'tictactoe:7,7,4')
for field, value in {'game': 'tictactoe:7,7,4', 'position': '/'.join(['.......'] * 7), 'to_move': 1, 'outcome': 'win', 'winner': 1,
                     'plies': None, 'grundy': None, 'positions': None, 'edges': None, 'won': None, 'method': 'dfpn', 'why': 'too large', 'verified': None}.items():
    equal(solved[field], value, f'solve tictactoe:7,7,4 {field}')
check(solved['nodes'] > 10 and solved['seconds'] > 0 and solved['peak_bytes'] > 0, f'cost: {solved}')
check(len(solved['best']) in (1, 4, 8), f'the images of a proved move: {solved["best"]}')
images = {f'{8 - int(row)}:{column}' for row, column in (move.split(':') for move in solved['best'])}
equal(images, set(solved['best']), 'a first move and its mirror image are both proved')
for game, method, winner in [('tictactoe', 'induction', 0), ('tictactoe:4,4,4', 'tiers', 0), ('tictactoe:5,5,4', 'alphabeta', 0), ('tictactoe:6,6,4', 'alphabeta', 1)]:
    found = answer('solve', game)
    equal((found['method'], found['winner']), (method, winner), f'solve {game}')
for words, winner in [(['tictactoe'], 0), (['tictactoe:4,3,3'], 1), (['chomp:3,4'], 1), (['babylone:2,2'], 1), (['nim:1+2+3'], 2), (['connect4:4,4'], 0),
                      (['tictactoe', '--position', 'xox/.../...'], 0), (['tictactoe', '--position', 'xo./x../...'], 1), (['tictactoe', '--position', 'xo./.x./...'], 1),
                      (['tictactoe', '--position', 'xxx/oo./...'], 1), (['tictactoe:6,5,4', '--position', 'xxx.../.oo.../....../....../......'], 2)]:
    plain = answer('solve', *words, '--method', 'induction' if '6,5,4' not in words[0] else 'dfpn')
    found = answer('solve', *words, '--method', 'dfpn')
    equal((found['outcome'], found['winner'], found['method'], found['why']), (plain['outcome'], plain['winner'], 'dfpn', 'asked'), f'{words}')
    equal(found['winner'], winner, f'{words}')
    if found['outcome'] != 'loss' and words[0] == 'tictactoe':  # what is proved to be best is among the best, if not all of them
        moves = {entry['move']: entry['outcome'] for entry in answer('moves', *words)['moves']}
        check(all(moves[move] == found['outcome'] for move in found['best']), f'best of {words}: {found["best"]}, {moves}')
# Where a win is seen without a search, only moves that win are best; held against the values of all moves, by tables.
equal(set(answer('solve', 'tictactoe:7,7,4', '--position', '......./......./......./..xxx../......./..ooo../.......')['best']), {'4:2', '4:6'}, 'a win that is seen')
chance = random.Random(7)
for word, width, height in (('tictactoe:4,4,3', 4, 4), ('tictactoe:5,3,3', 5, 3), ('tictactoe:4,4,4', 4, 4)):
    positions = []
    for _ in range(150):
        cells = ['.'] * (width * height)
        for number, place in enumerate(chance.sample(range(width * height), chance.randrange(2, width * height - 1))):
            cells[place] = 'xo'[number % 2]
        positions.append('/'.join(''.join(cells[row * width:(row + 1) * width]) for row in range(height)))
    proved, plain = ([json.loads(line) for line in run(*words, '--positions', '-', stdin='\n'.join(positions) + '\n').stdout.splitlines()]
                     for words in (['solve', word, '--method', 'dfpn'], ['moves', word]))
    compared = 0
    for position, found, moves in zip(positions, proved, plain, strict=True):
        if 'error' in found or 'error' in moves or not moves['moves']: # over, or no play leads there
            continue
        compared += 1
        values = {entry['move']: entry['outcome'] for entry in moves['moves']}
        equal(found['outcome'], moves['moves'][0]['outcome'], f'{word} {position}')
        check(found['outcome'] == 'loss' or found['best'] and all(values[move] == found['outcome'] for move in found['best']),
              f'{word} {position}: {found["best"]} are not all best, {values}')
    check(compared > 50, f'{word}: {compared} positions were compared')
text = run('solve', 'tictactoe:7,7,4').stdout
for words in ('Player 1 wins with best play.', 'Proved to be best: ', 'too many positions to list', 'not verified (--verify)'):
    check(words in text, f'solve tictactoe:7,7,4 does not say {words!r}: {text}')
check('trop de positions' in run('solve', 'tictactoe:7,7,4', '--lang', 'fr').stdout, 'French')
check('With best play the game is a draw.' in run('solve', 'tictactoe:5,5,4', '--method', 'dfpn').stdout, 'a draw')
check('Every move loses.' in run('solve', 'tictactoe', '--position', 'xo./x../...', '--method', 'dfpn').stdout, 'a loss')
equal(answer('solve', 'tictactoe:6,5,4', '--verify')['verified'], True, '--verify checks the proof')

# Proofs are saved, checked, and refused when they are damaged.
with tempfile.TemporaryDirectory() as folder:
    file = os.path.join(folder, 'proof.txt')
    for game, winner in [('tictactoe:6,5,4', 1), ('tictactoe:5,5,4', 0), ('tictactoe', 0), ('tictactoe:4', 1)]:
        saved = answer('solve', game, '--save', file)
        checked = answer('verify', file)
        equal((saved['proof'], saved['verified'], saved['winner'], saved['method']), (file, True, winner, 'dfpn'), f'--save {game}')
        equal((checked['game'], checked['ok'], checked['winner'], checked['entries'], checked['first_error']), (game, True, winner, saved['entries'], None), f'verify {game}')
    check('player 1 wins tictactoe:4, ' in run('verify', file).stdout, 'what was proved')
    check('La preuve est juste' in run('verify', file, '--lang', 'fr').stdout, 'what was proved, in French')
    answer('solve', 'tictactoe', '--position', 'xo./x../...', '--save', file)
    equal(answer('verify', file)['winner'], 1, 'a proof from a position')
    answer('solve', 'tictactoe', '--save', file)
    good = pathlib.Path(file).read_text()
    lines = good.splitlines(keepends=True)
    moves = [i for i, line in enumerate(lines) if re.fullmatch(r'[xo.#/]+ \d:\d\n', line)]
    pairs = [i for i, line in enumerate(lines) if '-' in line]
    check(moves and pairs, 'the proof of tictactoe has moves and pairs')

    def verdict(changed):
        pathlib.Path(file).write_text(changed)
        result = run('verify', file)
        check((result.stdout + result.stderr).count('\n') == 1, f'one line: {result.stdout}{result.stderr}')
        return result.returncode, result.stdout + result.stderr

    def entries(line, by):
        return re.sub(r'entries (\d+)', lambda found: f'entries {int(found[1]) + by}', line)

    head = lines.index(next(line for line in lines if line.startswith('entries')))
    second = lines.index('claim 2 fails\n')
    missing = lines[:head] + [entries(lines[head], -1)] + lines[head + 1:moves[0]] + lines[moves[0] + 1:]
    board, move = lines[moves[0]].split()
    cell = next(i for i, mark in enumerate(board.replace('/', '')) if mark != '.')
    wrong = lines[:moves[0]] + [f'{board} {cell // 3 + 1}:{cell % 3 + 1}\n'] + lines[moves[0] + 1:]
    false = lines[:pairs[0]] + [lines[pairs[0]].rsplit(' ', 1)[0] + '\n' if lines[pairs[0]].count('-') > 1 else lines[pairs[0]]] + lines[pairs[0] + 1:]
    for changed, expected in [(''.join(missing), 'no answer to this move'), (''.join(wrong), 'not a free cell'), (''.join(false), 'no pair in it'),
                              (good.replace('claim 1 fails', 'claim 1 holds'), ''), (good.replace('position .../...', 'position x../...'), 'proof is wrong'),
                              (good[:-40], ''), (good.replace('position .../', 'position ..x.../'), 'tictactoe: position'), (good.replace('game tictactoe', 'game hopscotch'), 'no game is called'),
                              (good.replace('game tictactoe', 'game nim'), 'only tic-tac-toe'), (good.replace('game tictactoe', 'game tictactoe:4,3,3'), 'expected a position'),
                              (''.join(lines[:second] + ['end\n']), 'does not say who wins'), ('zermelo proof 2\n', 'expected a line'), ('zermelo proof 1\n', 'expected a line')]:
        code, said = verdict(changed)
        check(code == 4 and expected in said, f'a damaged proof ({expected}): exit {code}, {said}')

# Limits and Ctrl-C.
for words, expected in [(['--nodes', '1000'], 'limit of nodes was reached after 1000 positions'), (['--seconds', '0.05'], 'time limit')]:
    result = run('solve', 'tictactoe:8,8,5', *words)
    check(result.returncode == 3 and expected in result.stderr and not result.stdout, f'{words}: {result.returncode} {result.stderr}')
small = answer('solve', 'tictactoe:5,5,4', '--memory', '200K')
check(small['peak_bytes'] <= 200 * 1024 and small['winner'] == 0, f'a bounded table: {small["peak_bytes"]}')
with tempfile.TemporaryDirectory() as folder:
    equal(answer('solve', 'tictactoe:5,5,4', '--memory', '1K', '--save', f'{folder}/proof.txt')['verified'], True, 'a proof from a small table')
code, _, err = interrupted('solve', 'tictactoe:8,8,5')
check(code == 130 and re.search(r'interrupted after [1-9]\d* positions', err), f'Ctrl-C: {code} {err}')

# What a proof cannot do.
for words, expected in [(['tictactoe', '--method', 'dfpn', '--strong'], 'a proof does not know the value of every position'),
                        (['nim', '--save', 'nowhere.txt'], 'only tic-tac-toe writes its proofs down'),
                        ([f'arena:{pathlib.Path(__file__).parents[2]}/examples/course-example-3.dot', '--method', 'dfpn'], 'proof numbers need a game without cycles'),
                        (['subtraction:1000000', '--method', 'dfpn'], 'plays of more than 4096 moves are too long'),
                        (['tictactoe', '--save', '/nowhere/proof.txt'], 'cannot be written'), (['tictactoe', '--save', ''], '--save'),
                        (['tictactoe', '--method', 'pn'], 'auto, induction, attractor, tiers, alphabeta, dfpn')]:
    result = run('solve', *words)
    check(result.returncode == 2 and expected in result.stderr and not result.stdout, f'{words}: {result.returncode} {result.stderr}')
finish()
