"""path and matrix as people use them: answers, tables, drawings, both languages, and every kind of bad input."""
import csv
import io
import json
import pathlib
import tempfile
import xml.etree.ElementTree as ElementTree

from harness import answer, check, equal, finish, run

examples = pathlib.Path(__file__).resolve().parents[2] / 'examples'
folder = pathlib.Path(tempfile.mkdtemp())


def example(name):
    return str(examples / name)


def write(name, text):
    (folder / name).write_text(text)
    return str(folder / name)


# The example of 001 4.1: every number that the course's text gives.
course = example('course.json')
astar = answer('path', course, 'A', 'D', '--algorithm', 'astar')
equal((astar['distance'], astar['path'], astar['visited'], astar['order']), (763, ['A', 'F', 'E', 'D'], 4, ['A', 'F', 'E', 'D']), 'A* from A to D')
equal([step.get('total') for step in astar['steps']], [656, 760, 763, 763], 'the totals at which A* chooses')
equal({v: k['total'] for v, k in astar['steps'][1]['known'].items() if not k['chosen']}, {'B': 766, 'E': 763, 'G': 802}, 'after F')
equal({v: k['total'] for v, k in astar['steps'][2]['known'].items() if not k['chosen']}, {'B': 766, 'D': 763, 'G': 802, 'H': 805}, 'after E')
equal((astar['admissible'], astar['consistent'], astar['shortest']), (True, True, True), 'the straight line keeps its promises')
dijkstra = answer('path', course, 'A', 'D')
equal((dijkstra['distance'], dijkstra['visited'], len(dijkstra['steps'])), (763, 8, 8), 'Dijkstra from A to D')
compared = answer('path', course, 'A', 'D', '--compare')
equal([(row['algorithm'], row['steps'], row['distance']) for row in compared['rows']], [('dijkstra', 8, 763), ('astar', 4, 763)], 'side by side')
equal(answer('path', course, 'A', 'B')['visited'], 3, 'Dijkstra stops at the target')
equal(answer('path', course, 'A', 'B', '--full')['visited'], 8, 'or goes on to every vertex')
equal(answer('path', course, 'D', 'D')['path'], ['D'], 'no way to go')

# The same table as text, CSV, JSON and SVG; the drawing.
rows = list(csv.reader(io.StringIO(run('path', course, 'A', 'D', '--format', 'csv').stdout)))
equal((rows[0], rows[5][:4]), (['step', 'chosen', *'ABCDEFGH'], ['5', 'E', '0', '252 A']), 'the table as CSV')
check('[406 F (763)]' in run('path', course, 'A', 'D', '--algorithm', 'astar', '--trace').stdout, 'the table as text')
for kind, words in (('svg', '763 E'), ('drawing', '#d32f2f')):
    drawn = run('path', course, 'A', 'D', '--format', kind).stdout
    ElementTree.fromstring(drawn)
    check(words in drawn, f'{kind}: {words}')
picture = folder / 'course.svg'
equal((run('path', course, 'A', 'D', '--format', 'drawing', '--output', str(picture)).stdout, picture.exists()), ('', True), '--output')
check('Plus court chemin de A à D' in run('path', course, 'A', 'D', '--lang', 'fr').stdout, 'path in French')

# Heuristics that break their promises; formats; exact decimals; no path.
misled = answer('path', example('misled.json'), 'A', 'T', '--algorithm', 'astar', '--heuristic', 'estimate')
equal([misled[f] for f in ('distance', 'admissible', 'consistent', 'witness', 'shortest')], [4, False, False, ['B', 'T'], False], 'not admissible')
check('The path found is not shortest: its length is 4, the least is 2.' in misled['report'], f'and said: {misled["report"]}')
bent = write('bent.json', '{"directed": true, "vertices": [{"id": "A", "h": 3}, {"id": "B", "h": 0}, {"id": "T", "h": 0}], "edges": [["A", "B", 1], ["B", "T", 4]]}')
inconsistent = answer('path', bent, 'A', 'T', '--algorithm', 'astar', '--heuristic', 'h')
equal([inconsistent[f] for f in ('admissible', 'consistent', 'witness', 'shortest')], [True, False, ['A', 'B'], True], 'admissible, not consistent')
equal(answer('path', example('small.dot'), 's', 't', '--algorithm', 'astar', '--heuristic', 'euclid')['distance'], 10.75, 'DOT, decimals')
equal(answer('path', example('small.gr'), '1', '4', '--algorithm', 'astar', '--heuristic', 'great-circle:m', '--coordinates', example('small.co'))['distance'], 320, 'DIMACS')
equal(answer('path', example('cities.csv'), 'Lille', 'Tours')['path'], ['Lille', 'Paris', 'Tours'], 'CSV')
equal(answer('path', '-', 'a', 'c', stdin='a,b,0.1\nb,c,0.2\n')['distance'], 0.3, 'a graph on standard input, exact')
island = answer('path', write('island.csv', 'a,b,1\nc,d,1\n'), 'a', 'd')
equal((island['distance'], island['path']), (None, []), 'no path is an answer')
check('There is no path from a to d.' in run('path', str(folder / 'island.csv'), 'a', 'd').stdout, 'and is said')
equal(answer('path', write('lone.gr', 'p sp 3 1\na 1 2 7\n'), '1', '3')['distance'], None, 'a DIMACS vertex without arcs exists')
check('too large' in run('path', '-', '0', '2999', '--trace', stdin=''.join(f'{i},{i + 1},1\n' for i in range(2999))).stderr, 'a table too large to write')

# The sheet's matrices.
prisoners = answer('matrix', 'prisoners')
equal((prisoners['pure'], prisoners['equilibria'][0]['payoffs'], prisoners['less_is_better']), ([['betrays', 'betrays']], ['5', '5'], True), '001 ex. 1')
equal(prisoners['pareto'], [['silent', 'silent'], ['silent', 'betrays'], ['betrays', 'silent']], 'Pareto-optimal cells')
equal([(d['player'], d['strategy'], d['by'], d['kind']) for d in prisoners['dominated']], [(1, 'silent', 'betrays', 'strict'), (2, 'silent', 'betrays', 'strict')], 'dominance')
check(any('not Pareto-optimal' in note for note in prisoners['notes']), "the dilemma's moral")
equal(answer('matrix', example('prisoners.txt')), prisoners, 'the same from a file')
war = answer('matrix', 'cold-war')
equal((war['pure'], [s['strategies'] for s in war['security']], war['degenerate'], war['value']), ([['neutral', 'neutral']], [['defend'], ['defend']], None, None), '001 ex. 2')
check('ne sont pas définis' in run('matrix', 'guerre-froide', '--lang', 'fr').stdout, 'what signs do not define')
penalty = answer('matrix', example('penalty.json'))
equal((penalty['equilibria'][0]['x'], penalty['equilibria'][0]['y'], penalty['zero_sum']), (['23/60', '37/60'], ['5/12', '7/12'], False), 'penalty kick')
pennies = answer('matrix', 'matching-pennies')
equal((pennies['value'], pennies['equilibria'][0]['x'], pennies['pure']), ('0', ['1/2', '1/2'], []), 'matching pennies')
entry = answer('matrix', example('entry.nfg'))
equal((entry['pure'], entry['degenerate'], entry['infinite']), ([['stay out', 'fight'], ['enter', 'share']], True, True), 'an .nfg with outcomes, degenerate')
equal(len(answer('matrix', 'chicken')['equilibria']), 3, 'chicken')
drawn = run('matrix', 'cold-war', '--format', 'svg').stdout
ElementTree.fromstring(drawn)
check('[++] , [++] *' in drawn, 'the matrix as SVG')
limited = run('matrix', 'rock-paper-scissors', '--nodes', '2', '--json')
equal((limited.returncode, json.loads(limited.stdout)['complete']), (3, False), 'a limit is an answer that says so')

# Bad input: one line that names the place, exit 2, nothing on standard output.
ragged = write('ragged.txt', '1,2 3,4\n5,6\n')
negative = write('negative.csv', 'a,b,1\nb,c,-2\n')
CASES = [
    (['path', negative, 'a', 'c'], 'negative.csv:2:5: the edge b - c has the negative weight -2'),
    (['path', course, 'A', 'Z'], 'TO: no vertex is called "Z"'),
    (['path', course, 'Z', 'A'], 'FROM: no vertex is called "Z"'),
    (['path', course, 'A'], 'to is required'),
    (['path', '/does/not/exist', 'A', 'B'], '/does/not/exist: cannot be read'),
    (['path', course, 'A', 'D', '--algorithm', 'bfs'], '--algorithm: "bfs" is not one of dijkstra, astar'),
    (['path', course, 'A', 'D', '--heuristic', 'euclid'], '--heuristic: a heuristic is for A*'),
    (['path', course, 'A', 'D', '--algorithm', 'astar', '--heuristic', 'luck'], '--heuristic: no heuristic is called "luck"'),
    (['path', course, 'A', 'D', '--algorithm', 'astar', '--heuristic', 'great-circle'], 'great-circle: vertex A is not on the globe'),
    (['path', example('cities.csv'), 'Paris', 'Lille', '--algorithm', 'astar', '--heuristic', 'euclid'], 'vertex Paris has no coordinates'),
    (['path', course, 'A', 'D', '--format', 'gif'], '--format: "gif" is not one of'),
    (['path', example('small.gr'), '1', '4', '--coordinates', example('small.gr')], 'small.gr:2:1: the line "p aux sp co ..." must come first and once'),
    (['path', course, 'A', 'D', '--output', '/does/not/exist'], '/does/not/exist: cannot be written'),
    (['matrix', 'poker'], 'poker: is no file, and no game is called so (there are: prisoners, cold-war'),
    (['matrix', ragged], 'ragged.txt:2:1: this row has 1 cells, the first has 2'),
    (['matrix', write('three.nfg', 'NFG 1 R "" { "A" "B" "C" } { 1 1 1 } 1 2 3')], 'three.nfg:1:12: 3 players'),
    (['matrix', write('cut.nfg', 'NFG 1 R "" { "A" "B" } { 2 2 } 1 2 3')], 'cut.nfg:1:37: payoff 4 of 8 is missing'),
    (['matrix', str(folder)], 'cannot be read'),
    (['matrix', 'prisoners', '--format', 'png'], '--format: "png" is not one of text, json, svg'),
]
for words, expected in CASES:
    for more in ([], ['--json']):
        result = run(*words, *more)
        told = result.returncode == 2 and result.stdout == '' and result.stderr.count('\n') == 1 and expected in result.stderr
        check(told or ('--format' in words and more), f'{" ".join(words)}: exit {result.returncode}, {result.stderr!r}')
check('arête b - c a le poids négatif -2' in run('path', negative, 'a', 'c', '--lang', 'fr').stderr, 'errors in French')

# A promise in a file's first line allocates nothing.
huge = run('path', write('huge.gr', 'p sp 4000000000 1\na 1 4000000000 7\n'), '1', '4000000000', '--json')
equal(json.loads(huge.stdout)['distance'], 7, 'four thousand million vertices, two of them with an arc')
for command in ('path', 'matrix'):
    check('Example' in run(command, '--help').stdout, f'{command} --help has examples')
finish()
