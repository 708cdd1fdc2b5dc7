"""sweep: the values of many starts in a file, continued where it was left; and solving tier by tier as the program says it."""
import csv
import os
import pathlib
import subprocess
import tempfile

from harness import PROGRAM, answer, check, equal, finish, interrupted, run

HEAD = 'total,colours,tiles,rule,winner,plies,grundy,positions,seconds'
folder = pathlib.Path(tempfile.mkdtemp())
table = folder / 'starts.csv'


def rows(path=table):
    with open(path) as file:
        return {(row['tiles'], row['rule']): row for row in csv.DictReader(file)}


# Every start of the independent table, normal and misère, from one solve a total.
oracle = [line.split(',') for line in (pathlib.Path(__file__).parents[1] / 'data' / 'babylone_starts.csv').read_text().splitlines()[2:]]
for rule in ([], ['--misere']):
    equal(run('sweep', 'babylone', '--total', '12', '--output', str(table), *rule).returncode, 0, 'sweep up to 12')
found = rows()
for colours, total, tiles, winner, grundy, misere_winner, *_ in oracle:
    tiles = '+'.join(tiles.split())
    equal((found[tiles, 'normal']['winner'], found[tiles, 'normal']['grundy']), (winner, grundy), tiles)
    equal((found[tiles, 'misere']['winner'], found[tiles, 'misere']['grundy']), (misere_winner, ''), tiles + ' misère')
equal(len(found), 2 * sum([1, 2, 3, 5, 7, 11, 15, 22, 30, 42, 56, 77]), 'as many starts as partitions')

# Plies, against solving one start.
for tiles in ['5+4+3', '7+2+1', '3+3+3+3', '2+2+2+1+1', '12']:
    solved = answer('solve', f'babylone:counts={tiles}', '--method', 'induction')
    equal(int(found[tiles, 'normal']['plies']), solved['plies'], f'plies of {tiles}')

# What is there is believed, not solved again: a mark of our own survives; what is missing is added.
text = table.read_text()
lines = [line for line in text.splitlines() if not line.startswith('12,3,4+4+4,normal')]
lines = [line.rsplit(',', 1)[0] + ',77.5' if line.startswith('12,3,5+4+3,normal') else line for line in lines]
table.write_text('\n'.join(lines) + '\n')
again = answer('sweep', 'babylone', '--total', '12', '--colours', '3..4', '--output', str(table))
equal((again['rows'], again['new']), (len(found), 1), 'one start was missing')
equal(rows()['5+4+3', 'normal']['seconds'], '77.5', 'a row that was there')
check(('4+4+4', 'normal') in rows(), 'the row that was missing')
equal(answer('sweep', 'babylone', '--total', '12', '--output', str(table))['new'], 0, 'nothing left to do')

# Ctrl-C: what is solved is in the file, and the same command goes on.
long = folder / 'long.csv'
code, _, err = interrupted('sweep', 'babylone', '--total', '40', '--colours', '4', '--output', str(long), '--threads', '1',
                           when=lambda: long.exists() and '16,4,' in long.read_text())
equal(code, 130, 'exit code of an interrupted sweep')
check(err.startswith('zermelo: sweep: interrupted after') and err.count('\n') == 1, f'what it says: {err!r}')
check(long.read_text().startswith(HEAD) and '4+4+4+4,normal' in long.read_text(), 'what it had solved')
kept = len(rows(long))
check(answer('sweep', 'babylone', '--total', '10', '--colours', '4', '--output', str(long)) ==
      {'game': 'babylone', 'rows': kept, 'new': 0}, 'an interrupted sweep has all it had solved')

# On the screen, and balanced starts one by one.
lines = run('sweep', 'babylone', '--total', '3..4', '--colours', '2').stdout.splitlines()
equal([line.rsplit(',', 2)[0] for line in lines[1:]], ['3,2,2+1,normal,1,1,2', '4,2,3+1,normal,1,3,1', '4,2,2+2,normal,1,3,1'],
      'two colours')
balanced = answer('sweep', 'babylone', '--total', '8', '--balanced')
equal([row['tiles'] for row in balanced['rows'] if row['total'] == 8], [[8], [4, 4], [2] * 4, [1] * 8], 'balanced starts')
equal([row['positions'] for row in balanced['rows'] if row['tiles'] == [2] * 4], [55], 'positions of 2+2+2+2 alone')

# Bad input.
(folder / 'other.csv').write_text('a,b\n1,2\n')
(folder / 'torn.csv').write_text(text + '12,3,4+4')
(folder / 'wrong.csv').write_text(HEAD + '\n5,2,4+2,normal,1,3,1,10,0.1\n')
for words, expected in [
    (['chomp', '--total', '9'], 'chomp: only Babylone has sweeps'),
    (['babylone:3,3', '--total', '9'], 'babylone:3,3: a sweep takes the game without parameters'),
    (['babylone', '--total', '41'], '--total: "41" is not a number or a range from 1 to 40'),
    (['babylone', '--total', '9..3'], '--total: "9..3" is not a number or a range'),
    (['babylone', '--total', '9', '--colours', '0'], '--colours: "0" is not a number or a range'),
    (['babylone', '--total', '9', '--colours', 'x..2'], '--colours: "x..2" is not a number or a range'),
    (['babylone', '--total', '9', '--output', str(folder / 'other.csv')], 'other.csv: this file is not a sweep'),
    (['babylone', '--total', '9', '--output', str(folder / 'torn.csv')], '"12,3,4+4" is not a row of a sweep'),
    (['babylone', '--total', '9', '--output', str(folder / 'wrong.csv')], 'wrong.csv:2: "5,2,4+2'),
    (['babylone', '--total', '9', '--output', str(folder / 'no' / 'such' / 'folder.csv')], 'folder.csv'),
]:
    result = run('sweep', *words)
    equal(result.returncode, 2, f'exit code of {words}')
    check(expected in result.stderr and result.stderr.count('\n') == 1, f'{words}: {result.stderr!r}')
    equal(result.stdout, '', f'{words} prints nothing')

# Two rows that contradict each other are damage; two that agree are one.
for name, row, code in [('twice', '3,2,2+1,normal,1,1,2,5,0.2', 0), ('against', '3,2,2+1,normal,2,2,0,5,0.2', 4)]:
    (folder / f'{name}.csv').write_text(f'{HEAD}\n3,2,2+1,normal,1,1,2,7,0.1\n{row}\n')
    result = run('sweep', 'babylone', '--total', '3', '--output', str(folder / f'{name}.csv'))
    equal(result.returncode, code, f'a row {name}: {result.stderr!r}')
    check(code == 0 or ':3: this row and one before it contradict each other about 2+1' in result.stderr, f'which row: {result.stderr!r}')

# Two processes, one file: who comes second is told so, and changes nothing.
def second():
    if not (long.exists() and '16,4,' in long.read_text()):
        return False
    result = run('sweep', 'babylone', '--total', '5', '--output', str(long))
    equal((result.returncode, result.stderr.count('\n')), (2, 1), f'who comes second: {result.stderr!r}')
    check('is in use by another zermelo' in result.stderr, f'who comes second: {result.stderr!r}')
    return True
long.unlink()
equal(interrupted('sweep', 'babylone', '--total', '40', '--colours', '4', '--output', str(long), '--threads', '1', when=second)[0],
      130, 'who came first goes on')
check('4+4+4+4,normal' in long.read_text(), 'what the first one had solved')
many = [subprocess.Popen([PROGRAM, 'sweep', 'babylone', '--total', '14', '--output', str(folder / 'shared.csv')], stdout=subprocess.PIPE,
                         stderr=subprocess.PIPE) for _ in range(6)]
codes = [process.wait() for process in many]
check(set(codes) <= {0, 2} and 0 in codes, f'six at once: {codes}')
equal(len(rows(folder / 'shared.csv')), sum(map(int, '1 2 3 5 7 11 15 22 30 42 56 77 101 135'.split())), 'partitions of 1 to 14')

# The file keeps its mode; what others have called FILE.new is theirs; nothing else is left behind.
shared = folder / 'shared.csv'
(folder / 'shared.csv.new').write_text('mine')
shared.chmod(0o640)
equal(answer('sweep', 'babylone', '--total', '15', '--output', str(shared))['new'], 176, 'partitions of 15')
equal((oct(shared.stat().st_mode & 0o777), (folder / 'shared.csv.new').read_text()), ('0o640', 'mine'), 'mode, and the other file')
equal(run('sweep', 'babylone', '--total', '20..20', '--memory', '1', '--output', str(folder / 'nothing.csv')).returncode, 3, 'a limit')
equal([path.name for path in folder.iterdir() if path.name.startswith('.') or path.name == 'nothing.csv'], [], 'left behind')

# Solving tier by tier.
tiers, induction = (answer('solve', 'babylone:4,4', '--method', method, '--verify') for method in ('tiers', 'induction'))
equal((tiers['method'], induction['method'], tiers['verified']), ('tiers', 'induction', True), 'methods')
for field in ('outcome', 'winner', 'plies', 'grundy', 'best', 'positions', 'edges', 'finals', 'won', 'lost', 'labelled'):
    equal(tiers[field], induction[field], f'{field} of both methods')
equal(answer('solve', 'babylone')['method'], 'tiers', 'chosen by itself')
check('tier by tier, since its positions can be numbered' in run('solve', 'babylone').stdout, 'the reason in English')
check('couche par couche, car ses positions se numérotent' in run('solve', 'babylone', '--lang', 'fr').stdout, 'in French')
for words in (['nim', '--method', 'tiers'], ['babylone', '--method', 'tiers', '--no-symmetry']):
    result = run('solve', *words)
    check(result.returncode == 2 and 'needs positions that can be numbered' in result.stderr, f'{words}: {result.stderr!r}')
position = answer('solve', 'babylone', '--method', 'tiers', '--position', 'a2 a2 b1 b1 c3 d1 d1 d1')
equal(position['positions'], answer('solve', 'babylone', '--position', 'a2 a2 b1 b1 c3 d1 d1 d1')['positions'], 'from a position')

# With little memory only the value and the best moves are kept; with less, nothing is begun.
lean = answer('solve', 'babylone:4,5', '--memory', '64K', '--verify')
whole = answer('solve', 'babylone:4,5')
equal((lean['plies'], lean['best'], lean['positions'], lean['verified']),
      (whole['plies'], whole['best'], whole['positions'], None), 'with little memory')
refused = run('solve', 'babylone:4,5', '--memory', '2K')
check(refused.returncode == 3 and 'the memory limit is 2048B' in refused.stderr, refused.stderr)
finish()
