"""Arenas as people use them: the course's figures, conversions, certificates, and what is wrong with files."""
import json
import pathlib
import tempfile

from harness import answer, check, equal, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
example = f'arena:{root}/examples/course-example-3.dot'
folder = pathlib.Path(tempfile.mkdtemp())

# Sheet 003: the adjacency list of seven sticks, turned around, in-degrees, ranks.
sticks = '[[], [8], [9, 8], [10, 9, 8], [11, 10, 9], [12, 11, 10], [13, 12, 11], [14, 13, 12], [], [0], [1, 0], ' \
         '[2, 1, 0], [3, 2, 1], [4, 3, 2], [5, 4, 3], [6, 5, 4]]'
turned = '[[9, 10, 11], [10, 11, 12], [11, 12, 13], [12, 13, 14], [13, 14, 15], [14, 15], [15], [], [1, 2, 3], ' \
         '[2, 3, 4], [3, 4, 5], [4, 5, 6], [5, 6, 7], [6, 7], [7], []]'
equal(run('arena', 'subtraction:7', '--both', '--format', 'list').stdout.strip(), sticks, '003 A6')
equal(run('arena', 'subtraction:7', '--both', '--format', 'list', '--transpose').stdout.strip(), turned, '003 A7')
equal(run('arena', 'subtraction:5', '--both', '--format', 'list', '--in-degrees').stdout.strip(),
      '{6: 3, 7: 3, 8: 3, 9: 2, 10: 1, 0: 3, 1: 3, 2: 3, 3: 2, 4: 1}', '003 A8')
for n in (5, 7, 13, 15, 20):
    # Last stick wins: who moves with a multiple of four loses, in half as many moves; otherwise wins after taking the rest.
    ranks = {}
    for heap in range(n + 1):
        plies = heap // 4 * 2 + (1 if heap % 4 else 0)
        ranks[heap if heap % 4 else n + 1 + heap] = plies
    for player in (1, 2):
        wanted = ranks if player == 1 else {(v + n + 1) % (2 * n + 2): r for v, r in ranks.items()}
        printed = run('attractor', f'subtraction:{n}', '--both', '--format', 'list', '--player', str(player)).stdout
        equal(eval(printed), wanted, f'003 A10, {n} sticks, player {player}')

# Sheet 001, example 3.
attractor = answer('attractor', example)
equal(attractor['ranks'], {'s2': 2, 's4': 2, 's5': 1, 's6': 0}, 'example 3')
equal(attractor['strategy'], {'s2': 's5', 's5': 's6'}, 'example 3, strategy of player 1')
equal(attractor['counter_strategy'], {'s0': 's3', 's3': 's3'}, 'example 3, player 2 loops on s3')
equal(answer('solve', example)['winner'], 2, 'example 3 is won by player 2')
equal(answer('solve', example)['plies'], None, 'without end')
equal(answer('solve', example, '--position', 's4')['plies'], 2, 'from s4 in two moves')

ended = run('play', example, '--first', 'perfect', '--second', 'perfect').stdout
check('this play has no end' in ended and ended.endswith('Player 2 wins.\n'), ended)
equal(answer('match', example, '--first', 'perfect', '--second', 'perfect', '--games', '2', '--opening', '0')['draws'], 0,
      'an endless game is won')

# Babylone 2,2: A1 and A2 with ranks.
one = answer('attractor', 'babylone:2,2')['ranks']
two = answer('attractor', 'babylone:2,2', '--player', '2')['ranks']
equal(sorted(one.values()), [0, 0, 1, 1, 1, 2, 2, 3], 'Babylone, A1')
equal(two, {'2@a1 a2 b1': 1, '2@a1 b1 b2': 1, 'a3 b1': 0, 'a1 b3': 0}, 'Babylone, A2')

# Every format comes back as the same graph.
first = json.loads(run('arena', example).stdout)
for form in ('json', 'dict', 'dot', 'pg'):
    file = folder / f'arena.{form}'
    run('arena', example, '--format', form, '--output', str(file))
    again = json.loads(run('arena', f'arena:{file}').stdout)
    equal([(v['id'], v['owner']) for v in again['vertices']], [(v['id'], v['owner']) for v in first['vertices']], form)
    edges = [e for e in again['edges'] if e != ['s6', 's6']]  # PGSolver wants a move everywhere
    equal(edges, first['edges'], f'{form}: edges')
    target = ['--target', 's6'] if form == 'dict' else []
    equal(answer('attractor', f'arena:{file}', *target)['ranks'], attractor['ranks'], f'{form}: attractor')

# Certificates: right, and each thing that may be wrong.
certificate = folder / 'certificate'
for game in (example, 'subtraction:20', 'babylone:2,2'):
    run('attractor', game, '--certificate', str(certificate))
    equal(answer('verify', str(certificate))['ok'], True, f'certificate of {game}')
run('attractor', example, '--certificate', str(certificate))
whole = certificate.read_text()
for before, after in (('s2 2 s5', 's2 1 s5'), ('s5 1 s6', 's5 1 s5'), ('s3 - s3', 's3 - s4'), ('s3 - s3', 's3 - -')):
    certificate.write_text(whole.replace(before, after))
    result = run('verify', str(certificate))
    equal(result.returncode, 4, f'certificate with {after}')
certificate.write_text(whole[:-20])
equal(run('verify', str(certificate)).returncode, 4, 'a certificate that was cut')

# Strategies.
losing = answer('attractor', example, '--check', f'{root}/examples/losing.strategy', '--holder', '2')
equal(losing['ok'], False, 'a strategy that lets player 1 through')
equal(losing['counter']['path'], ['s0', 's3', 's4', 's6'], 'and how')
good = answer('attractor', example, '--check', f'{root}/examples/course-example-3.strategy')
equal(good['ok'], True, 'a strategy that wins')

# Parity games: the solution checks, a changed one does not.
solution = folder / 'parity.sol'
run('parity', f'{root}/examples/parity.pg', '--format', 'sol', '--output', str(solution))
equal(run('parity', f'{root}/examples/parity.pg', '--check', str(solution)).returncode, 0, 'parity solution')
solution.write_text(solution.read_text().replace('\n1 1 ', '\n1 0 '))
check(run('parity', f'{root}/examples/parity.pg', '--check', str(solution)).returncode in (2, 4), 'wrong solution')

# Pictures.
svg = run('attractor', 'subtraction:7', '--both', '--format', 'svg').stdout
check(svg.startswith('<svg') and svg.count('<path') >= 36, 'a drawing with all edges')
for options in (['--bipartite'], ['--both']):
    sides = run('arena', 'subtraction:3', *options, '--format', 'svg').stdout
    check('class="band">player 1<' in sides and 'distance' not in sides, f'two sides with {options}')
check('class="band">distance 1<' in run('arena', example, '--format', 'svg').stdout, 'otherwise columns are distances')
equal(json.loads(run('attractor', example, '--format', 'svg', '--json').stdout)['size'], 4, '--json goes before --format')

# Bad input: one line, exit 2.
def refused(text, message, *options):
    file = folder / 'bad'
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    result = run('attractor', f'arena:{file}', *options)
    equal(result.returncode, 2, f'{text!r}: exit code')
    check(result.stderr.count('\n') == 1 and message in result.stderr, f'{text!r}: {result.stderr}')

refused('', 'empty')
refused('hello', ':1:1: expected an arena')
refused(b'digraph { a -> "\xff" }', 'UTF-8')
refused('{0: (3, [0])}', 'owner')
refused('{0: (1, [7])}', 'used but not declared')
refused('{"vertices": [{"id": "a"}, {"id": "a"}], "edges": []}', 'twice')
refused('{"vertices": [{"id": "a"}], "edges": [["a", "b"]]}', 'b')
refused('0 1 0 99999999999999;', ':1:7:')
refused('0 1 0 0;', 'no vertex is called', '--target', 'nothing')
refused('0 1 0 0;', 'no vertex is called', '--position', 'nothing')
equal(run('attractor', f'arena:{folder}').returncode, 2, 'a folder')
equal(run('attractor', f'arena:{folder}/missing').returncode, 2, 'a missing file')
equal(run('attractor', 'arena').returncode, 2, 'no file')
cyclic = run('search', example, '--with', 'minimax')
equal(cyclic.returncode, 2, 'a search on an arena with cycles')
check('use perfect, solve or attractor' in cyclic.stderr, cyclic.stderr)
equal(run('arena', 'babylone:4,3', '--format', 'svg').returncode, 3, 'too many vertices to draw')
listing = run('arena', 'connect4', '--format', 'dot')
equal((listing.returncode, listing.stdout), (3, ''), 'what cannot be listed is not explored to its end')
finish()
