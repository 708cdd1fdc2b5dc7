"""Searches and opponents, with the values of the course."""
import json
import os
import re
import tempfile
import xml.etree.ElementTree

from harness import answer, check, equal, finish, run


def value(game, position, ai):
    return answer('search', game, *(['--position', position] if position else []), '--with', ai)['value']


# 000 Q29 and Q30: h and min_max on the positions of babylone:2,2, for the player who searches.
POSITIONS = {'0': 'a1 a1 b1 b1', '1a': 'a2 b1 b1', '1b': 'a1 a2 b1', '1c': 'a1 b1 b2', '1d': 'a1 a1 b2', '2b': 'a3 b1', '3a': 'a4'}
for name, sign, expected in [('0', 1, 0), ('1a', -1, 0), ('2b', 1, -1), ('3a', -1, 1)]:
    equal(sign * value('babylone:2,2', POSITIONS[name], 'minimax:depth=0,utility=1'), expected, f'000 Q29 h({name})')
for name, depth, expected in [('0', 1, 0), ('0', 2, 0), ('0', 3, 1), ('1a', 2, -1), ('1b', 2, 1), ('1c', 2, 1), ('1d', 2, -1)]:
    for method in ('minimax:', 'minimax:memo,', 'alphabeta:', 'alphabeta:memo,order=table+killer+history,'):
        equal(value('babylone:2,2', POSITIONS[name], f'{method}depth={depth},utility=1'), expected, f'000 Q30 min_max({name}, {depth}) by {method}')
# 000 Q31, Q32: who has a won start, by search to the end.
for colours, row in enumerate([[2, 1, 2, 1], [1, 1, 2, 2], [1, 2, 1, 1], [1, 1, 2, 1]], 1):
    for tiles, winner in enumerate(row, 1):
        equal(value(f'babylone:{colours},{tiles}', None, 'minimax:memo,utility=1'), 1 if winner == 1 else -1, f'000 Q32 {colours},{tiles}')
naive, memoised = (answer('search', 'babylone:3,3', '--with', ai) for ai in ('minimax', 'minimax:memo'))
equal((naive['value'], naive['nodes'], memoised['value'], memoised['nodes']), (93, 282133, 93, 2833), '000 Q32 nodes')
# 000 Q34 to Q36: at depth 2 the right player always wins, in several ways.
equal(sorted(answer('search', 'babylone:2,2', '--with', 'minimax:depth=3')['best_moves']), ['a1/a1', 'b1/b1'], '000 Q34')
played = answer('match', 'babylone:2,2', '--first', 'minimax:depth=2', '--second', 'minimax:depth=2', '--games', '1000', '--opening', '0')
equal(played['beginner_wins'], 1000, '000 Q36: jeu_h(2,2,2) is won by player 1')

# 001 4.2: 100 less the moves to win; a proof says in how many.
won = answer('search', 'tictactoe', '--position', 'xx./oo./...', '--with', 'minimax')
equal([won[f] for f in ('value', 'outcome', 'plies', 'proven', 'best')], [99, 'win', 1, True, '1:3'], '001 4.2')
lost = answer('search', 'tictactoe', '--position', 'x.o/.x./o..', '--with', 'alphabeta')
equal((lost['value'], lost['outcome'], lost['plies']), (100 - lost['plies'], 'win', lost['plies']), '001 4.2, 100 less the plies')
equal(value('connect4', '4455', 'alphabeta:depth=3,utility=inf'), 'inf', '002: inf')
equal(value('connect4', '44553', 'alphabeta:depth=3,utility=inf'), '-inf', '002: -inf')

# 002 Ex 7, Ex 8: depth, playouts, memory; an opinion is not proven.
opinion = answer('search', 'connect4', '--with', 'minimax:depth=3,eval=playouts,playouts=30,memo')
equal((opinion['proven'], opinion['outcome'], opinion['plies'], opinion['depth']), (False, None, None, 3), '002 Ex 8')
equal(opinion['value'], value('connect4', None, 'alphabeta:depth=3,eval=playouts,playouts=30,order=eval'), 'random games of a position are its own')
check('an opinion, 3 deep, not a proof' in run('search', 'connect4', '--with', 'minimax:depth=3').stdout, 'an opinion is called one')
check('un avis' in run('search', 'connect4', '--with', 'mcts:playouts=50', '--lang', 'fr').stdout, 'likewise in French')
# 002 Ex 9: all settings against each other.
grid = answer('match', 'connect4:5,4', '--first', 'minimax:eval=playouts', '--grid', 'playouts=2+8', '--grid', 'depth=1+2', '--games', '10')
equal([len(grid['settings']), len(grid['pairs'])], [4, 6], '002 Ex 9')
check(abs(sum(s['score'] for s in grid['settings']) - 2) < 1e-9, 'scores of all pairs add up')

# 003 B7 to B10: one search with options, nodes side by side; B8: the least depth and the curve below it.
rows = {row['method']: row for row in answer('compare', 'chomp:3,4', '--utility', '1')['rows']}
equal({row['value'] for row in rows.values()}, {1}, '003 B7, B9, B10')
check(rows['minimax']['nodes'] > rows['alphabeta']['nodes'] > rows['table']['nodes'], '003 B9, B10 nodes')
depth = answer('depth', 'chomp:3,6', '--with', 'alphabeta')
equal((depth['least'], depth['won'], depth['rows'][10]['errors'], depth['rows'][11]['errors']), (12, 70, 10, 0), '003 B8')
shares = [row['given_away'] for row in depth['rows']]
check(shares == sorted(shares, reverse=True) and shares[0] > 0.7, f'003 B8, the curve: {shares}')
check(answer('depth', 'chomp:3,6', '--with', 'alphabeta:eval=theory')['least'] < 12, '003 B11: a heuristic saves depth')
equal(answer('depth', 'tictactoe', '--with', 'alphabeta:eval=open-lines', '--depth', '2', '--sample', '200')['positions'], 200, 'a sample')

# 004 II: nodes at every turn; IV: ordering; fig. 5.2.
turns = answer('compare', 'tictactoe', '--utility', '10', '--turns')['turns']
nodes = [{row['method']: row['nodes'] for row in turn['rows']} for turn in turns]
equal([turn['minimax'] for turn in nodes][:2], [549946, 59705], '004 II minimax')
equal(len(turns), 9, '004 II a game of nine turns')
check(all(turn['alphabeta'] <= turn['minimax'] for turn in nodes) and nodes[0]['alphabeta'] < 20000, '004 II alpha-beta')
check(nodes[0]['ordered'] * 5 < nodes[0]['alphabeta'], '004 IV')
for turn in turns:
    equal({row['value'] for row in turn['rows']}, {0}, '004 all methods agree')
leaves = answer('tree', 'tictactoe', '--depth', '2', '--with', 'minimax:eval=open-lines', '--leaves')['leaves']
equal((len(leaves), leaves[0]), (72, {'position': 'xo./.../...', 'to_move': 1, 'value': 1, 'kind': 'judged'}), '004 III')
root = answer('tree', 'tree:fig52', '--with', 'alphabeta')['root']
equal((root['value'], [child['value'] for child in root['children']]), (3, [3, 2, 2]), 'figure 5.2')
equal([child.get('cut_by') for child in root['children'][1]['children']], [None, {'at_most': 2}, {'at_most': 2}], 'figure 5.2, the cuts')
equal(answer('tree', 'tree:fig52', '--with', 'minimax')['root']['children'][1]['children'][1]['value'], 4, 'minimax cuts nothing')
svg = run('tree', 'tree:fig52', '--format', 'svg').stdout
check(xml.etree.ElementTree.fromstring(svg).tag.endswith('svg') and svg.count('stroke-dasharray') == 4 and '✂ ≤ 2' in svg, 'SVG with two grey branches')
dot = run('tree', 'tree:fig52', '--format', 'dot').stdout
check(dot.startswith('digraph') and dot.count('style=dashed') == 4, 'DOT with two grey branches')

# 004 V and our own heuristics: each wins its match.
for game, ours, theirs in [('tictactoe:5,5,4', 'weights', 'open-lines'), ('connect4', 'lines', 'constant'), ('chomp:4,7', 'theory', 'rules'),
                           ('babylone', 'parity', 'constant'), ('nim:4+5+6+7', 'nim-sum', 'constant'), ('subtraction:40', 'modulo', 'constant')]:
    match = answer('match', game, '--first', f'alphabeta:depth=2,eval={ours}', '--second', f'alphabeta:depth=2,eval={theirs}', '--games', '300')
    check(match['interval'][0] > 0.5, f'{ours} against {theirs} on {game}: {match["score"]}, {match["interval"]}')

# Limits: of an AI they are how it plays, of the work they are reached.
deep = answer('search', 'connect4', '--with', 'alphabeta:nodes=20000,eval=lines')
check(deep['depth'] >= 4 and deep['nodes'] <= 20001 and 'limit' not in deep, f'nodes: {deep}')
check(answer('search', 'connect4', '--with', 'alphabeta:seconds=0.05')['seconds'] < 5, 'seconds')
stopped = run('search', 'connect4', '--with', 'alphabeta', '--nodes', '20000', '--json')
equal((stopped.returncode, json.loads(stopped.stdout)['limit']), (3, True), 'a limit of the work')

# play by level, against any AI; explain by opinion
out = run('play', 'tictactoe', '--level', '3', stdin='2:2\nquit\n').stdout
check('Level 3: alphabeta:depth=2' in out and 'Player 2 (level:3) plays' in out, f'a level: {out}')
check('wins' in run('play', 'connect4:4,4', '--first', 'mcts:playouts=50', '--second', 'random').stdout, 'mcts plays')
levels = answer('match', 'connect4', '--first', 'level:6', '--second', 'level:3', '--games', '40')
check(levels['score'] > 0.8, f'a higher level is better: {levels["score"]}')
check('plays instead of a perfect player' in run('play', 'connect4:6,6', '--nodes', '5000', stdin='4\nquit\n').stdout, 'an opponent for games too large to solve')
told = answer('explain', 'connect4', '--with', 'alphabeta:depth=4,eval=lines')
check('This is an opinion: it looked 4 moves ahead' in told['text'] and not told['proven'] and len(told['line']) == 4, f'an opinion: {told}')
told = run('explain', 'connect4', '--position', '4455', '--with', 'alphabeta:depth=4', '--lang', 'fr').stdout
check("Ce n'est pas un avis\u202f: prouvé, gain en 3 coups" in told, f'a proof: {told}')
told = answer('explain', 'connect4', '--position', '4455', '--move', '1', '--with', 'alphabeta:depth=4')
check('judges 1 at' in told['text'] and '3, at 97' in told['text'], f'a move in the opinion of a search: {told}')
check('what a search thinks' in run('explain', 'connect4:6,6', '--nodes', '5000').stdout, 'a game too large to solve is explained by opinion')
told = run('explain', 'tictactoe', '--position', 'xo./.x./..o').stdout
check('2:1 threatens 2:3 and 3:1 at once' in told, f'a threat: {told}')
check('The refutation: a1/b1 a1/a2' in run('explain', 'babylone:2,2', '--move', 'a1/b1').stdout, 'a refutation')
check('The longest defence is 1: 2 moves to the end.' in run('explain', 'subtraction:4').stdout, 'the longest defence')

# The same seed, the same bytes, whatever the threads.
for words in (('match', 'connect4:5,4', '--first', 'mcts:playouts=30', '--second', 'alphabeta:depth=2,eval=playouts', '--games', '20', '--json'),
              ('depth', 'chomp:3,4', '--with', 'alphabeta:eval=playouts', '--json'), ('search', 'connect4', '--with', 'mcts:playouts=300', '--json')):
    outputs = {re.sub(r'"seconds": [^,]*', '', run(*words, '--seed', '7', '--threads', threads).stdout) for threads in ('1', '2', '2')}
    equal(len(outputs), 1, f'{" ".join(words)} is the same twice')

saved = os.path.join(tempfile.mkdtemp(), 'tree.svg')
equal(run('tree', 'tree:fig52', '--format', 'svg', '--output', saved).stdout, '', 'a tree in a file')
equal(open(saved).read(), svg, 'the same tree')
for command in ('search', 'compare', 'tree', 'depth', 'match'):
    check('Example' in run(command, '--help').stdout, f'{command} --help has examples')
finish()
