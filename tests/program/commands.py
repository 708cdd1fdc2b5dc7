"""The commands of the contract, with the values of the course."""
import json
import os
import re
import tempfile

from harness import answer, check, equal, finish, interrupted, run

# solve
solved = answer('solve', 'babylone')
for field, value in {'game': 'babylone', 'position': 'a1 a1 a1 b1 b1 b1 c1 c1 c1 d1 d1 d1', 'to_move': 1, 'outcome': 'loss', 'winner': 2, 'plies': 10,
                     'grundy': 0, 'positions': 688, 'edges': 3598, 'finals': 15, 'won': 472, 'lost': 216, 'drawn': 0, 'symmetry': True,
                     'labelled': {'positions': 12095, 'edges': 81268}, 'method': 'tiers', 'verified': True}.items():
    equal(solved[field], value, f'solve babylone {field}')
for field in ('best', 'nodes', 'seconds', 'peak_bytes'):
    check(field in solved, f'solve has no {field}')
plain = answer('solve', 'babylone', '--no-symmetry', '--method', 'attractor')
equal((plain['positions'], plain['edges'], plain['symmetry'], plain['method'], plain['winner']), (12095, 81268, False, 'attractor', 2), 'labelled counts')
text = run('solve', 'babylone').stdout
for words in ('Player 2 wins, in 10 moves', 'Grundy value 0', '12,095 positions and 81,268 moves', '688', 'verified', ' ms', 'Next: zermelo'):
    check(words in text, f'solve babylone does not say {words!r}')
check('Le joueur 2 gagne' in run('solve', 'soluna', '--lang', 'fr').stdout, 'French')
check('Le joueur 2 gagne' in run('solve', 'babylone', env={'LC_ALL': 'fr_FR.UTF-8'}).stdout, 'French by locale')
equal(answer('solve', 'babylone:4,6')['positions'], 431647, 'babylone:4,6')
equal(answer('solve', 'babylone:2,2', '--position', '[[0, 2], [1, 1], [1, 1]]')['outcome'], 'loss', 'a position in the form of the course')
equal(answer('solve', 'babylone:2,2', '--position', '2@a2 b1 b1')['winner'], 1, 'winner seen from player 2')
equal(answer('solve', 'batonnets:5,misere')['plies'], 3, 'sticks, misère')
big = answer('solve', 'subtraction:1000000000000000', '--period')
equal((big['outcome'], big['plies'], big['periods']['outcome']['period']), ('loss', 500000000000000, 4), 'periods')
equal(answer('solve', 'subtraction:heap=1000000000000001,take=1+4+13+17')['method'], 'period', 'a large heap is solved by periods')
equal([entry['position'] for entry in answer('solve', 'subtraction:4', '--trace')['trace']][0], '2@0'[2:], 'the trace begins with a final position')

# The sheet's dictionaries, to the letter.
GRAPHE = ('{((0, 1), (0, 1), (1, 1), (1, 1)): [[[0, 2], [1, 1], [1, 1]], [[0, 1], [0, 2], [1, 1]], [[0, 1], [1, 1], [1, 2]], [[0, 1], [0, 1], [1, 2]]], '
          '((0, 2), (1, 1), (1, 1)): [[[0, 2], [1, 2]]], ((0, 1), (0, 2), (1, 1)): [[[0, 3], [1, 1]], [[0, 2], [0, 2]], [[0, 2], [1, 2]]], '
          '((0, 1), (1, 1), (1, 2)): [[[0, 2], [1, 2]], [[1, 2], [1, 2]], [[0, 1], [1, 3]]], ((0, 1), (0, 1), (1, 2)): [[[0, 2], [1, 2]]], '
          '((0, 2), (1, 2)): [[[0, 4]], [[1, 4]]], ((0, 3), (1, 1)): [], ((0, 2), (0, 2)): [[[0, 4]]], ((1, 2), (1, 2)): [[[1, 4]]], ((0, 1), (1, 3)): [], ((0, 4),): [], ((1, 4),): []}')
equal(run('arena', 'babylone:2,2', '--format', 'dict', '--as', 'course').stdout, GRAPHE + '\n', '000 Q6 graphe(2,2)')
GAGNANT = ('{((0, 1), (0, 1), (1, 1), (1, 1)): True, ((0, 2), (1, 1), (1, 1)): False, ((0, 1), (0, 2), (1, 1)): True, ((0, 1), (1, 1), (1, 2)): True, '
           '((0, 1), (0, 1), (1, 2)): False, ((0, 2), (1, 2)): True, ((0, 3), (1, 1)): False, ((0, 2), (0, 2)): True, ((1, 2), (1, 2)): True, '
           '((0, 1), (1, 3)): False, ((0, 4),): False, ((1, 4),): False}')
equal(run('solve', 'babylone:2,2', '--strong', '--as', 'course').stdout, GAGNANT + '\n', '000 Q14 dico_gagnant')
A1 = run('attractor', 'babylone:2,2', '--as', 'course').stdout
equal(A1.count('True'), 8, '000 Q23 A1')
equal(run('attractor', 'babylone:2,2', '--as', 'course', '--player', '2').stdout.count('True'), 4, '000 Q23 A2')

# A play between two AIs, as the sheet prints it; a seed fixes it.
first = run('play', 'babylone:2,2', '--first', 'first', '--second', 'first', '--as', 'course', '--lang', 'fr').stdout
equal(first, "Le joueur 1 dispose d'une position gagnante\nDépart: [[0, 1], [0, 1], [1, 1], [1, 1]]\nJoueur: 1\n[[0, 2], [1, 1], [1, 1]]\nJoueur: 2\n"
             '[[0, 2], [1, 2]]\nJoueur: 1\n[[0, 4]]\nJoueur: 2\n[]\na perdu\n', '000 Q11 and Q27')
plays = {run('play', 'babylone:2,2', '--first', 'perfect', '--second', 'perfect', '--as', 'course', '--seed', str(seed)).stdout for seed in range(20)}
check(len(plays) > 1 and all('Player: 2\n[]\nhas lost' in play for play in plays), '000 Q28: player 1 always wins, in several ways')

# moves
moves = answer('moves', 'babylone:2,2')
equal([(m['move'], m['position'], m['outcome'], m['plies'], m['best']) for m in moves['moves']],
      [('a1/a1', '2@a2 b1 b1', 'win', 3, True), ('b1/b1', '2@a1 a1 b2', 'win', 3, True), ('a1/b1', '2@a1 a2 b1', 'loss', 2, False), ('b1/a1', '2@a1 b1 b2', 'loss', 2, False)], 'moves')
equal((moves['to_move'], moves['outcome'], moves['plies']), (1, 'win', 3), 'moves, the position')
lines = run('moves', 'nim', '--positions', '-', stdin='3+5+7\nnonsense\n2@1\n').stdout.splitlines()
equal([sorted(json.loads(line))[0] for line in lines], ['moves', 'error', 'moves'], 'positions by line')
lines = run('solve', 'subtraction', '--positions', '-', stdin='21\n20\n').stdout.splitlines()
equal([json.loads(line)['outcome'] for line in lines], ['win', 'loss'], 'solve by line')

# table, perft, arena, attractor
table = answer('table', 'babylone', '--rows', 'colours=1..4', '--columns', 'tiles=1..4', '--show', 'winner,positions,edges,seconds', '--no-symmetry')
equal([cell['winner'] for cell in table['cells']], [2, 1, 2, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 1, 2, 1], '000 Q17')
equal([cell['positions'] for cell in table['cells']], [1, 2, 3, 5, 3, 12, 43, 133, 7, 92, 696, 4220, 23, 728, 12095, 143249], '000 Q8')
equal([cell['edges'] for cell in table['cells']][:15], [0, 1, 2, 5, 2, 16, 90, 386, 6, 234, 2832, 23487, 48, 3040, 81268], '000 Q8')
equal(answer('perft', 'subtraction:5', '--depth', '5')['counts'], [3, 8, 10, 5, 1], 'perft: the compositions of 5 and less into parts 1 to 3')
arena = answer('arena', 'babylone:2,2', '--bipartite')
equal(sorted(v['id'] for v in arena['vertices'] if v['owner'] == 2), ['2@a1 a1 b2', '2@a1 a2 b1', '2@a1 b1 b2', '2@a2 b1 b1', '2@a4', '2@b4'], '000 Q10')
equal((arena['start'], len(arena['edges']), sum(v.get('target') is True for v in arena['vertices'])), ('a1 a1 b1 b1', 16, 2), 'arena')
check('"2@a4" [owner=2, target=true, shape=diamond];' in run('arena', 'babylone:2,2', '--bipartite', '--format', 'dot').stdout, 'arena as DOT')
attractor = answer('attractor', 'babylone:2,2')
equal(attractor['ranks'], {'2@a4': 0, '2@b4': 0, 'a2 b2': 1, 'a2 a2': 1, 'b2 b2': 1, '2@a2 b1 b1': 2, '2@a1 a1 b2': 2, 'a1 a1 b1 b1': 3}, '000 Q23 ranks')
equal((attractor['sizes'], attractor['size']), ([2, 5, 7, 8], 8), 'sizes of V_0, V_1, ...')
check('every move from 2@a2 b1 b1 leads into V_1, the last one to a2 b2' in run('attractor', 'babylone:2,2', '--trace').stdout, 'reasons')
equal(answer('attractor', 'subtraction:7', '--target', '2@4', '--summary')['sizes'][0], 1, 'a target of one vertex')

# The other games of the course
chomp = answer('solve', 'chomp:3,6')
equal((chomp['plies'], chomp['best'], chomp['grundy'], chomp['lost']), (12, ['2:4'], 12, 13), 'chomp:3,6')
equal(answer('solve', 'tree:fig52', '--utilities')['utility'], 3, 'figure 5.2')
equal(answer('solve', 'tree:fig52', '--utilities')['utility_best'], ['a1'], 'figure 5.2, by a1')
tictactoe = answer('solve', 'tictactoe', '--no-symmetry')
equal([tictactoe[f] for f in ('outcome', 'positions', 'won', 'drawn', 'lost')], ['draw', 5478, 2836, 1068, 1574], 'tic-tac-toe')
equal(1 + sum(answer('perft', 'tictactoe', '--depth', '9')['counts']), 549946, 'the tree of tic-tac-toe')
equal(answer('perft', 'connect4', '--depth', '8')['counts'], [7, 49, 343, 2401, 16807, 117649, 823536, 5673234], 'perft of Connect 4')
for size in ('12,4', '8,8', '10,6'):
    equal(len(answer('moves', f'connect4:{size}', '--eval', 'lines')['moves']), int(size.split(',')[0]), f'connect4:{size}')
equal(answer('moves', 'tictactoe', '--eval', 'open-lines')['moves'][0]['move'], '2:2', 'open-lines likes the centre')

# explain
told = answer('explain', 'babylone:2,2')
check('is won for player 1 because a1/a1 leads to 2@a2 b1 b1' in told['text'] and told['line'] == ['a1/a1', 'b1/b1', 'a2/b2'], f'explain: {told}')
check('loses: the answer a1/a2 wins in 1 move' in answer('explain', 'babylone:2,2', '--move', 'a1/b1')['text'], 'what refutes a move')
check('est perdante pour le joueur 1' in run('explain', 'subtraction:4', '--lang', 'fr').stdout, 'explain in French')

# match: the perfect player never loses a won start
match = answer('match', 'babylone', '--first', 'perfect', '--second', 'random', '--games', '200')
equal((match['games'], match['first_wins'] + match['second_wins']), (200, 200), 'match')
check(match['first_wins'] >= 190 and match['interval'][0] < match['score'] <= match['interval'][1] + 1e-9, f'match: {match}')
equal(answer('match', 'subtraction:20', '--first', 'random', '--second', 'perfect', '--games', '50', '--opening', '0')['second_wins'], 50, 'perfect begins lost but random errs')

# play: moves, hint, undo, save, load, quit; end of input
folder = tempfile.mkdtemp()
saved = os.path.join(folder, 'game.json')
out = run('play', 'subtraction:9', '--second', 'human', stdin=f'hint\n1\n2\nundo\n3\nsave {saved}\nmoves\nquit\n').stdout
for words in ('Hint: 1 wins', 'Moves: 1, 2, 3', 'Saved in'):
    check(words in out, f'play does not say {words!r}: {out}')
equal(json.load(open(saved))['moves'], ['1', '3'], 'the saved game')
out = run('play', 'subtraction:9', '--second', 'human', stdin=f'load {saved}\n2\n3\n').stdout
check('Player 2 wins' in out, f'a loaded game goes on: {out}')
check('Player 2 (perfect) plays' in run('play', 'nim', '--seed', '3', stdin='3-1\nquit\n').stdout, 'play against perfect')
check('The moves so far: 1' in run('play', 'subtraction', '--second', 'human', stdin='1\n').stdout, 'the end of the input keeps the moves')

# The same seed, the same bytes.
for words in (('match', 'nim', '--first', 'random', '--second', 'random', '--json'), ('play', 'nim', '--first', 'random', '--second', 'random'),
              ('arena', 'babylone:3,3'), ('solve', 'babylone:3,3', '--strong', '--no-symmetry')):
    outputs = {re.sub(r'"seconds": [^,]*|[0-9.]+ ms', '', run(*words, '--seed', '7', '--threads', threads).stdout) for threads in ('1', '2', '2')}
    equal(len(outputs), 1, f'{" ".join(words)} is the same twice')

# games, bench, help
games = answer('games')['games']
check({'babylone', 'subtraction', 'nim'} <= {game['name'] for game in games}, 'games')
check(all(set(game) >= {'name', 'title', 'parameters', 'powers'} for game in games), 'fields of games')
signatures = {answer('bench', '--threads', threads)['signature'] for threads in ('1', '2')}
equal(len(signatures), 1, 'the signature of bench does not depend on threads')
for command in ('solve', 'moves', 'explain', 'play', 'match', 'table', 'perft', 'arena', 'attractor'):
    check('Example' in run(command, '--help').stdout, f'{command} --help has examples')
commands = re.findall(r'^  ([a-z]+) ', run('--help').stdout.split('Commands:')[1], re.M)
check(len(commands) > 20, 'the help lists the commands')
for words in ([], *([command] for command in commands)):
    french = run(*words, '--help', '--lang', 'fr').stdout
    check('afficher cette aide' in french and not re.search(r'(?<![-\w])(the|default|and|such|REQUIRED)(?![-\w])', french), f'French help of {words}: {french}')
for words, sentence in ((['solv'], 'aucune commande ne s\'appelle « solv »'), (['solve'], 'game est nécessaire'),
                        (['solve', 'nim', '--frob'], 'argument inattendu\u202f: --frob'),
                        (['solve', 'nim', '--threads', '0'], '--threads: 0 est hors des bornes (1 à 1024)')):
    done = run(*words, '--lang', 'fr')
    check(done.returncode == 2 and done.stderr == f'zermelo: {sentence} (zermelo --help)\n', f'{words} in French: {done.stderr}')

# Ctrl-C ends long work within a second and says how far it got.
code, _, err = interrupted('solve', 'babylone:5,7')
check(code == 130 and re.search(r'interrupted after [1-9]\d* positions', err), f'Ctrl-C: {code} {err}')

finish()
