"""What is drawn, on paper or as a picture: trees with utilities, arenas with targets, and their pictures."""
import json
import pathlib
import re
import tempfile
import time
import xml.etree.ElementTree as xml

from harness import answer, check, equal, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
folder = pathlib.Path(tempfile.mkdtemp())
SVG = '{http://www.w3.org/2000/svg}'


def file(name, text):
    path = folder / name
    path.write_text(text)
    return str(path)


def says(*words, code=0, stdin=''):
    result = run(*words, stdin=stdin)
    equal(result.returncode, code, f'{" ".join(words)}: exit code, {result.stderr}')
    return result.stdout + result.stderr


def contains(text, *parts):
    for part in parts:
        check(part in text, f'no {part!r} in {text}')


# Trees: utilities are values, for every command.
fig52 = 'tree:fig52'
equal(answer('solve', fig52)['utility'], 3, 'the tree is worth 3')
equal(answer('solve', fig52)['best'], ['a1'], 'by a1')
contains(says('solve', fig52), 'Utility 3 for player 1, by a1.')
check('wins' not in says('solve', fig52), 'a number, not a win')
equal([(move['move'], move['utility'], move['best']) for move in answer('moves', fig52)['moves']],
      [('a1', 3, True), ('a2', 2, False), ('a3', 2, False)], 'moves and their utilities')
contains(says('explain', fig52), 'A is worth 3 to player 1', 'a1 leads to B, which is worth 3', 'a2 = 2, a3 = 2',
         'Best play from here: a1 b1')
contains(says('explain', fig52, '--position', 'B'), 'B is worth 3 to player 1, since player 2 moves and wants the least',
         'b3 = 8, b2 = 12')
contains(says('explain', fig52, '--move', 'a2'), 'a2 is worth 2 to player 1: the answer is c1.',
         'It gives 1 away: a1 is worth 3.', 'The refutation: a2 c1')
contains(says('explain', fig52, '--move', 'a1'), 'It is a best move.')
contains(says('explain', fig52, '--position', 'B1'), 'B1 is final: its utility is 3')
contains(says('explain', fig52, '--lang', 'fr'), 'A vaut 3 pour le joueur 1')
contains(says('play', fig52, stdin='hint\na1\n'), 'Hint: a1 is best; it is worth 3', 'Player 2 (perfect) plays b1')
contains(says('play', fig52, '--first', 'perfect', '--second', 'perfect'), 'plays a1', 'plays b1')
for option in ('--strong', '--trace'):
    check(re.search(r'^ +B +3\b', says('solve', fig52, option), re.M), f'{option} lists utilities')
equal({value['position']: value['utility'] for value in answer('solve', fig52, '--strong')['values']}['D'], 2, 'D is worth 2')
# The quickest win is not the most: plies to a win mean nothing here.
greedy = 'tree:' + file('greedy.json', '{"A": {"soon": 1, "later": "B"}, "B": {"b": "C"}, "C": {"c": 9, "d": 4}}')
equal(answer('solve', greedy)['utility'], 9, 'the most')
equal(answer('solve', greedy)['plies'], None, 'and nobody hurries')
contains(says('explain', greedy), 'A is worth 9', 'later b c')

# Arenas: the target belongs to every command, and where there is none the rule is said first.
td2, example = f'arena:{root}/examples/course-td2.py', f'arena:{root}/examples/course-example-3.dot'
rule = 'No target is marked, so whoever cannot move loses: the last mover wins. To give a target: --target VERTEX.'
for command, *more in (['solve'], ['moves'], ['explain'], ['attractor'], ['play', '--first', 'perfect', '--second', 'perfect']):
    equal(says(command, td2, *more).splitlines()[0], rule, f'{command} says the rule first')
    check('No target' not in says(command, td2, '--target', '6', *more), f'{command} with a target')
    check('No target' not in says(command, example, *more), f'{command} of a file that marks one')
contains(says('solve', td2, '--lang', 'fr').splitlines()[0], 'Aucune cible', '--target SOMMET')
for command in ('solve', 'moves', 'explain', 'attractor'):
    equal(answer(command, td2)['rule'], 'last-mover-wins', f'{command} --json')
    check('rule' not in answer(command, td2, '--target', '6'), f'{command} --json with a target')
for command in ('solve', 'moves'): # the same for every line of a file
    lines = run(command, td2, '--positions', '-', stdin='0\n3\n').stdout.splitlines()
    equal([json.loads(line).get('rule') for line in lines], ['last-mover-wins'] * 2, f'{command} --positions')
# A play is over where a target is reached, though one could move on.
contains(says('plays', example, '--target', 's3'), 's0 -> s3  (player 1 wins)\n', 's0 -> s1 -> s3  (player 1 wins)\n')
check('s3 -> ' not in says('plays', example, '--target', 's3'), 'nothing follows a target')
named, marked = answer('solve', td2, '--target', '6'), answer('solve', example)
for field in ('winner', 'outcome', 'won', 'lost', 'drawn'):
    equal(named[field], marked[field], f'the same arena with the same target: {field}')
contains(named['game'], ',target=6')
equal(answer('solve', named['game'])['winner'], named['winner'], 'the word has the target')
equal(answer('solve', td2, '--target', '4,6', '--player', '2')['winner'], 2, 'player 2 wants to reach it')
equal(answer('solve', td2, '--target', '1', '--against', '2')['outcome'], 'win', 'targets for both')
equal(answer('solve', example, '--player', '2', '--position', 's5')['winner'], 2, "the file's target, for player 2")
contains(says('solve', td2, '--target', '9', code=2), '--target: no vertex is called "9"')
contains(says('solve', td2, '--player', '2', code=2), '--player: the player has no target')
contains(says('solve', td2, '--target', '1', '--against', '1', code=2), 'a target of both')
contains(says('solve', 'nim', '--target', '1', code=2), '--target: only a drawn arena')
contains(says('arena', td2, '--target', '6', '--format', 'dot'), '"6" [owner=1, target=true, shape=diamond]')
contains(says('play', td2, '--target', '6', '--first', 'perfect', '--second', 'perfect'), 'Player 2 wins.')

# A student's file, and numbers that stay numbers.
python = file('student.py', 'from collections import deque\n\n# TD 2\nG = {0: (2, [1, 2, 3]), 1: (1, [3]), 2: (1, [5]),\n'
              '     3: (2, [3, 4]), 4: (2, [5, 6]), 5: (1, [6]), 6: (1, [])}\n\ndef f(x):\n    return G[x]\n')
equal(answer('attractor', 'arena:' + python, '--target', '6')['ranks'], answer('attractor', td2, '--target', '6')['ranks'],
      'G = {...} is read')
equal(says('attractor', 'arena:' + file('list.py', 'graph = [[], [3], [1], [0]]\n'), '--format', 'list'),
      says('attractor', 'arena:' + file('list2.py', '[[], [3], [1], [0]]\n'), '--format', 'list'), 'graph = [...] too')
contains(says('solve', 'arena:' + file('bad.py', 'G = {0: (2, [1])} 7\n'), code=2), 'nothing may follow')
contains(says('solve', 'arena:' + file('none.py', 'G = f(3)\n'), code=2), 'expected an arena')
for form in ('dict', 'list', 'json'):
    equal(says('arena', td2, '--predecessors', '6', '--format', form), '[4, 5]\n', f'predecessors, {form}')
equal(eval(says('arena', td2, '--in-degrees')), {1: 1, 2: 1, 3: 3, 5: 2, 4: 1, 6: 2}, 'in-degrees')

# The sheet's numbers and its attractor.
course = ['subtraction:5', '--both', '--as', 'course']
equal(eval(says('attractor', *course, '--target', '0', '--format', 'list')), {0: 0, 7: 1, 2: 2, 3: 2, 4: 2, 11: 3}, '003 A9')
equal(eval(says('attractor', *course, '--player', '2', '--target', '6', '--format', 'list')),
      {6: 0, 1: 1, 8: 2, 9: 2, 10: 2, 5: 3}, '003 A9, player 2')
equal(answer('attractor', 'subtraction:7', '--both', '--as', 'course', '--target', '8')['ranks']['8'], 0, 'vertex 8')
contains(says('attractor', *course, '--target', '0', '--trace'), 'V_3\n  every move from 11 leads into V_2')
equal(eval(says('arena', 'subtraction:2', '--both', '--as', 'course', '--format', 'dict')),
      {0: (1, []), 1: (1, [3]), 2: (1, [4, 3]), 3: (2, []), 4: (2, [0]), 5: (2, [1, 0])}, 'numbers for both players')


# Pictures.
def picture(*words):
    return xml.fromstring(says(*words, '--format', 'svg'))


def boxes(svg):
    """Where each text stands, roughly: narrow, so that only what really overlaps does."""
    found = []
    for text in svg.iter(SVG + 'text'):
        size, content = float(text.get('font-size', 13)), ''.join(text.itertext())
        wide, x, y = 0.5 * size * len(content), float(text.get('x')), float(text.get('y'))
        left = x - {'start': 0, 'end': wide}.get(text.get('text-anchor'), wide / 2)
        found.append((content, left, left + wide, y - 0.7 * size, y))
    return found


def overlaps(svg):
    found = boxes(svg)
    return [(a[0], b[0]) for i, a in enumerate(found) for b in found[i + 1:]
            if a[1] < b[2] and b[1] < a[2] and a[3] < b[4] and b[3] < a[4]]


end = ['tictactoe', '--position', 'xox/o.x/.o.']
for words in ([fig52], [fig52, '--with', 'minimax'], end, [*end, '--with', 'minimax'], ['nim:2+2'], ['chomp:2,2'],
              ['connect4:3,3,3', '--depth', '2'], ['babylone:2,2', '--with', 'minimax:depth=2']):
    equal(overlaps(picture('tree', *words)), [], f'tree {" ".join(words)}: labels that touch')
tree = picture('tree', fig52)
texts = [text for text, *_ in boxes(tree)]
equal(texts.count('✂ ≤ 2'), 2, 'the bound of the cut')
equal([line.get('stroke-width') for line in tree.iter(SVG + 'line')].count('3'), 2, 'the best line: a1 b1')
for form in ('svg', 'text', 'dot'):
    check(', inf]' not in says('tree', fig52, '--with', 'minimax', '--format', form), f'{form}: minimax has no windows')
    check(', inf]' in says('tree', fig52, '--format', form), f'{form}: alpha-beta has')
board = [text for text, *_ in boxes(picture('tree', *end))]
check({'xox', 'o.x', '.o.', '△ 99'} <= set(board) or {'xox', 'o.x', '.o.'} <= set(board), f'boards in the nodes: {board}')
contains(says('tree', *end, '--format', 'dot'), 'label="xox\\no.x\\n.o.\\n△')
contains(says('tree', fig52), 'a1  ▽ 3  [-inf, inf]  B  ←', 'b1  △ 3  B1  over  ←', 'c2  ✂ ≤ 2')
french = says('tree', fig52, '--lang', 'fr')
check('finie' in french and 'over' not in french, f'French words: {french}')


def diamonds(svg):
    """Names in diamonds: their half width, and the diamond's half width and height, the inner one's if there are two."""
    for group in svg.iter(SVG + 'g'):
        paths = [path.get('d') for path in group.findall(SVG + 'path') if path.get('d').endswith('Z')]
        if not paths or group.get('class') != 'vertex':
            continue
        numbers = [float(number) for number in re.findall(r'-?[\d.]+', paths[-1])]
        name = group.find(SVG + 'text').text
        yield name, 3.2 * len(name), (numbers[4] - numbers[0]) / 2, (numbers[7] - numbers[3]) / 2


long = 'arena:' + file('long.json', json.dumps({'vertices': [
    {'id': 'a', 'owner': 1}, {'id': 'the goal of player 1', 'target': True}, {'id': 'the goal of player 2', 'target': 2}],
    'edges': [['a', 'the goal of player 1'], ['a', 'the goal of player 2']]}))
for words in (['attractor', long], ['attractor', f'arena:{root}/examples/two-targets.json'], ['arena', 'babylone:2,2', '--bipartite']):
    found = list(diamonds(picture(*words)))
    check(found, f'{words}: diamonds')
    for name, half, width, height in found:
        check(half / width + 4.5 / height < 1, f'{name!r} is wider than its diamond, {width} x {height}')

for command in ('arena', 'attractor'):
    svg = picture(command, 'subtraction:7', '--both', '--as', 'course')
    vertices = {group.find(SVG + 'text').text: group.find(SVG + 'text') for group in svg.iter(SVG + 'g')
                if group.get('class') == 'vertex'}
    equal(sorted(map(int, vertices)), list(range(16)), f"{command}: the sheet's numbers")
    equal(len({vertex.get('x') for vertex in vertices.values()}), 2, f'{command}: two columns')
    for i in range(8):
        equal(vertices[str(i)].get('y'), vertices[str(i + 8)].get('y'), f'{command}: {i} and {i + 8} in one row')
    check(all(float(vertices[str(i)].get('y')) > float(vertices[str(i + 1)].get('y')) for i in range(7)), f'{command}: in order')
    check(all('C' not in path.get('d') for path in svg.iter(SVG + 'path') if 'edge' in path.get('class', '')),
          f'{command}: straight lines')

# Beyond what can be listed: sizes are counted, lists are refused before anything is solved.
large = answer('attractor', 'chomp:11,11', '--summary')
equal(large['vertices'], 2 * 705432 - 2, 'every position twice, but for the start and the one that only the first move leaves')
began = time.monotonic()
contains(says('solve', 'connect4:6,5', '--strong', code=3), 'too many to list')
check(time.monotonic() - began < 30, 'refused at once')

finish()
