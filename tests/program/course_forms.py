"""The forms of the course's sheets: Connect 4's situations, 0-based squares, (score, situation), and moves as typed."""
import ast
import json

from harness import answer, check, equal, finish, run

# The order in which moves were typed comes back, wherever the position is told.
order = '445532'
equal(answer('solve', 'connect4:5,5', '--position', order)['position'], order, 'solve keeps the order of moves')
moves = answer('moves', 'connect4:5,5', '--position', order)
equal(moves['position'], order, 'moves keeps it')
check(all(move['position'] == order + move['move'] for move in moves['moves']), f'and so do the moves: {moves}')
check(order in run('explain', 'connect4:5,5', '--position', order).stdout, 'explain keeps it')
equal(answer('search', 'connect4', '--position', order, '--with', 'alphabeta:depth=2')['position'], order, 'search keeps it')
tree = run('tree', 'connect4', '--position', order, '--depth', '1').stdout
check(order in tree and order + '1' in tree, f'tree keeps it: {tree}')
equal(answer('perft', 'connect4', '--position', order, '--depth', '1')['position'], order, 'perft keeps it')
one, other = (answer('solve', 'connect4:5,5', '--position', text) for text in (order, '324455'))
equal((one['winner'], one['plies']), (other['winner'], other['plies']), 'the value does not depend on the order')

# "Next:" asks again about the same position, with what was said.
said = run('solve', 'connect4:5,5', '--position', order, '--seed', '3', '--lang', 'en').stdout.splitlines()[-1]
for command in ('explain', 'moves', 'play'):
    check(f'zermelo {command} connect4:5,5 --position {order} --lang en --seed 3' in said, f'Next: {said}')
said = run('solve', 'babylone:2,2', '--position', 'a1 a1 b2').stdout.splitlines()[-1]
check("zermelo moves babylone:2,2 --position 'a1 a1 b2'" in said, f'Next: quotes what a shell would split: {said}')

# Situations: (player, G); the sheet begins with player 1.
empty = str([[None] * 7 for _ in range(6)])
equal(answer('perft', 'connect4', '--position', f'(1, {empty})', '--depth', '4')['counts'], [7, 49, 343, 2401], '002 Ex 6')
after = answer('moves', 'connect4', '--position', f'(1, {empty})', '--eval', 'constant', '--as', 'course')
player, grid = ast.literal_eval(after['moves'][0]['position'])
equal((player, after['to_move']), (0, 2), 'player 1, called 2 elsewhere, begins, then it is 0')
equal(sum(cell == 1 for row in grid for cell in row), 1, 'the stone is player 1\'s')
equal(answer('moves', 'connect4', '--position', '2@-', '--eval', 'constant')['to_move'], 2, '2@ begins too')
equal(answer('moves', 'connect4', '--position', f'(1, {empty})', '--eval', 'constant')['position'], '2@-', 'and is printed so')
second = answer('solve', 'connect4:4,4', '--position', '2@-')
equal((second['winner'], second['plies']), (answer('solve', 'connect4:4,4')['winner'], 16), 'a game that player 2 begins is solved')
won = answer('solve', 'connect4:5,4', '--position', '2@112233')
equal((answer('solve', 'connect4:5,4', '--position', '112233')['winner'], won['winner']), (1, 2), 'whoever began wins')

# The grid that the sheet prints: nine 0 and seven 1.
printed = '''[[0, 1, 1, 1, 0, 0, None], [None, 1, 0, 0, 1, None, None], [None, None, 0, 1, 0, None, None],
 [None, None, 1, None, None, None, None], [None, None, 0, None, None, None, None], [None, None, 0, None, None, None, None]]'''
remark = '9 stones of player 0 and 7 of player 1: no play leads to this grid'
for words in (['moves', '--eval', 'lines'], ['perft', '--depth', '2'], ['search', '--with', 'alphabeta:depth=4,eval=lines'],
              ['tree', '--depth', '1']):
    result = run(words[0], 'connect4', '--position', printed, *words[1:])
    check(result.returncode == 0 and remark in result.stderr and result.stdout, f'{words} on the sheet\'s grid: {result}')
judged = answer('moves', 'connect4', '--position', printed, '--eval', 'constant')
equal(judged['to_move'], 2, 'whoever has fewer stones is to move')
equal(ast.literal_eval(judged['position']), (1, ast.literal_eval(printed)), 'the grid is written as a situation')
equal(answer('moves', 'connect4', '--position', f'(0, {printed})', '--eval', 'constant')['to_move'], 1, 'unless it is said who is')
for words in (['solve'], ['moves'], ['explain']):
    result = run(words[0], 'connect4', '--position', printed, *words[1:])
    check(result.returncode == 2 and remark in result.stderr and 'not solved' in result.stderr, f'{words}: {result}')
check(run('solve', 'connect4', '--position', '(2, [])').returncode == 2, 'players are 0 and 1')

# (score, situation): the score is player 0's.
score, (player, grid) = ast.literal_eval(run('search', 'connect4', '--position', '112233', '--with', 'minimax:depth=2', '--as', 'course').stdout)
equal((score, player, grid[0][3]), (99, 1, 0), '002 Ex 8')
pair = run('search', 'connect4', '--position', '1122331', '--with', 'minimax:depth=3,utility=inf', '--as', 'course').stdout
check(pair.startswith('(inf, (0, ') or pair.startswith('(-inf, (0, ') or pair.startswith('(0, (0, '), f'with infinities: {pair}')
score, tablet = ast.literal_eval(run('search', 'chomp:2,2', '--with', 'minimax', '--as', 'course').stdout)
equal((score > 0, tablet), (True, {(0, 0), (0, 1), (1, 0)}), '003 B7')

# Chomp's squares are counted from 0 in the sheet, as moves too.
moves = answer('moves', 'chomp:2,2', '--as', 'course')['moves']
equal((moves[0]['move'], moves[0]['best']), ('(1, 1)', True), 'moves --as course')
for text in ('(1, 1)', '(1,1)', '2:2'):
    check('(1, 1) wins' in run('explain', 'chomp:2,2', '--move', text, '--as', 'course').stdout, f'explain --move {text} --as course')
check('{(0, 0), (0, 1), (1, 0), (1, 1)} is won for player 1 because (1, 1) leads to {(0, 0), (0, 1), (1, 0)}' in
      run('explain', 'chomp:2,2', '--as', 'course').stdout, 'explain --as course')
check(run('explain', 'nim', '--as', 'course').returncode == 2, 'nim has no form of the course')

# All best moves are named in text, and counts stay what they are.
check('Best moves: 1:1, 1:2, 1:3, 2:1, 2:2, 2:3, 3:1, 3:2, 3:3' in run('search', 'tictactoe', '--with', 'alphabeta').stdout, 'all best moves')
equal(answer('search', 'tictactoe', '--with', 'alphabeta:utility=10')['nodes'], 16811, 'the bounded window')
equal(answer('search', 'tictactoe', '--with', 'alphabeta:utility=10,window=open')['nodes'], 18297, 'the open window')
check('bounded, open' in run('search', 'tictactoe', '--with', 'alphabeta:window=ajar').stderr, 'other windows')

# The winner of each play, the depth explored at each turn.
text = run('plays', 'babylone:2,1', '--length', '9').stdout
check(all('(player ' in line for line in text.splitlines()[1:]), f'plays name the winner: {text}')
plays = answer('plays', 'subtraction:3,misere', '--length', '9')
equal({(len(play) % 2, winner) for play, winner in zip(plays['plays'], plays['winners'])}, {(0, 2), (1, 1)}, 'misere plays')
turns = answer('compare', 'tictactoe', '--position', 'xo./.../...', '--turns')['turns']
equal([turn['depth'] for turn in turns], list(range(7, 7 - len(turns), -1)), 'the depth explored at each turn')
equal({turn['depth'] for turn in answer('compare', 'tictactoe', '--turns', '--depth', '2')['turns'][:6]}, {2}, 'at most the one asked for')

finish()
