"""Bad input of every kind: one clear line on standard error, exit 2 (3 for a limit), nothing on standard output."""
import os
import subprocess
import tempfile

from harness import PROGRAM, check, equal, finish, run

CASES = [
    (['solve', 'go'], 'game: no game is called "go"'),
    (['attractor', __file__], f'is a file, not a game: say arena:{__file__}'),
    (['solve', 'babylone:colors=3'], 'babylone: no parameter "colors"'),
    (['solve', 'babylone:4,3,tiles=2'], 'babylone: parameter "tiles": given twice'),
    (['solve', 'babylone:tiles='], 'babylone: parameter "tiles": a value is missing'),
    (['solve', 'babylone:'], 'babylone: a value is missing'),
    (['solve', 'babylone:99'], 'babylone: parameter "colours": 99 is out of range (1 to 40)'),
    (['solve', 'babylone:10,10'], 'babylone: 100 tiles in all: the most is 40'),
    (['solve', 'babylone:2,counts=3+3'], 'give either colours and tiles, or counts'),
    (['solve', 'subtraction:123456789012345678901234567890'], 'is out of range'),
    (['solve', 'subtraction:take=1+x'], '"x" is not a whole number'),
    (['solve', 'nim:' + '+'.join(['1000000'] * 9)], 'too many to number'),
    (['solve', 'babylone:2,2', '--position', 'hello'], 'babylone: position: "hello" is not a position'),
    (['solve', 'babylone:2,2', '--position', 'a1 b1'], 'babylone: position: 2 tiles where the game has 4'),
    (['solve', 'babylone:2,2', '--position', '[[0, 1], [0'], 'is not a position'),
    (['solve', 'babylone', '--method', 'magic'], '--method: "magic" is not one of'),
    (['solve', 'babylone', '--period'], 'only subtraction games have periods'),
    (['solve', 'nim', '--as', 'course'], 'the course has no form of its own'),
    (['solve', 'nim', '--as', 'poem'], '--as: "poem" is not one of course'),
    (['solve', 'nim', '--memory', 'lots'], '--memory: "lots" is not a size'),
    (['solve', 'nim', '--memory', '99999999999T'], '--memory'),
    (['solve', 'nim', '--memory', ''], '--memory: must not be empty'),
    (['solve', 'nim', '--lang', ''], '--lang: must not be empty'),
    (['solve', 'nim', '--position', '1+2', '--positions', '-'], '--position excludes --positions'),
    (['moves', 'nim', '--positions', '-', '--position', '1+2'], 'excludes --position'),
    (['solve', 'nim', '--threads', '0'], '--threads'),
    (['solve', 'nim', '--seconds', '0'], '--seconds'),
    (['solve', 'nim', '--lang', 'de'], '--lang: "de" is not one of fr, en'),
    (['solve', 'nim', '--positions', '/does/not/exist'], '/does/not/exist: cannot be read'),
    (['solve', 'nim', '--positions', '/tmp'], '/tmp: cannot be read'),
    (['solve'], 'game is required'),
    (['solve', 'nim', '--no-such-option'], '--no-such-option'),
    (['solve', 'nim', '--seconds', 'nan'], '--seconds: "nan" is not a positive number'),
    (['solve', 'nim', '--seed', '-1'], '--seed'),
    (['moves', 'nim', '--position', ''], '--position'),
    (['moves', 'nim', '--eval', 'open-lines'], '--eval: no heuristic is called "open-lines" for this game (there are: constant, playouts, nim-sum)'),
    (['moves', 'connect4', '--eval', 'playouts=0'], 'playouts'),
    (['play', 'babylone', '--as', 'course'], "the sheet's layout is for two AIs"),
    (['solve', 'nim', '--utilities'], 'has no utilities'),
    (['solve', 'connect4:4,4', '--position', '11111'], 'move 5 of'),
    (['solve', 'connect4:99,99'], 'connect4'),
    (['solve', 'tictactoe', '--position', 'xxx/ooo/...'], 'tictactoe'),
    (['solve', 'tictactoe', '--position', 'x./.../...'], 'tictactoe'),
    (['solve', 'tictactoe', '--position', 'xxx/.../...'], 'tictactoe'),
    (['solve', 'chomp', '--position', '3/5'], 'chomp'),
    (['explain', 'chomp', '--position', '4/2', '--move', '2:5'], '2:5'),
    (['solve', 'tree:/does/not/exist'], 'cannot be read'),
    (['sing'], 'no command is called "sing"'),
    (['moves', 'nim', '--position', '9+9'], 'nim: position: 9 is out of range (0 to 7)'),
    (['explain', 'nim', '--move', '8-1'], 'move: "8-1" is not a move here (moves: 3-1,'),
    (['explain', 'nim', '--position', '0', '--move', '3-1'], 'move: the game is over'),
    (['search', 'nim', '--with', 'clever'], '--with: no AI is called "clever" (there are: perfect, random, first, minimax, alphabeta, mcts, level)'),
    (['search', 'nim', '--with', 'perfect'], '--with: "perfect" does not search a tree'),
    (['search', 'nim', '--with', 'minimax:speed=3'], '--with: no option "speed" (minimax has: depth, eval, playouts, memo, utility)'),
    (['search', 'nim', '--with', 'mcts:depth=3'], '--with: no option "depth" (mcts has: playouts, seconds)'),
    (['search', 'nim', '--with', 'alphabeta:eval=open-lines'], '--with: eval: no heuristic is called "open-lines" for this game (there are: constant, playouts, nim-sum)'),
    (['search', 'nim', '--with', 'alphabeta:order=best'], '--with: order: "best" is not one of none, eval, table, killer, history'),
    (['search', 'nim', '--with', 'alphabeta:utility=5'], '--with: utility: "5" is not one of 1, 10, 100, inf'),
    (['search', 'nim', '--with', 'alphabeta:depth=-1'], '--with: depth: -1 is out of range (0 to 4096)'),
    (['search', 'nim', '--with', 'alphabeta:depth=three'], '--with: depth: "three" is not a whole number'),
    (['search', 'nim', '--with', 'alphabeta:depth='], '--with: depth: a value is missing'),
    (['search', 'nim', '--with', 'alphabeta:depth=2,depth=3'], '--with: depth: given twice'),
    (['search', 'nim', '--with', 'alphabeta:memo=1'], '--with: memo: is a bare word and takes no value'),
    (['search', 'nim', '--with', 'mcts:playouts=0'], '--with: playouts: 0 is out of range (1 to'),
    (['search', 'nim', '--with', 'minimax:eval=playouts,playouts=0'], '--with: playouts: 0 is out of range'),
    (['search', 'nim', '--with', 'minimax:playouts=5'], '--with: playouts is an option of eval=playouts'),
    (['search', 'nim', '--with', 'alphabeta:seconds=0'], '--with: seconds: "0" is not a positive number of seconds'),
    (['search', 'nim', '--with', 'alphabeta:seconds=soon'], '--with: seconds: "soon" is not a positive number of seconds'),
    (['search', 'nim', '--with', 'alphabeta:nodes=0'], '--with: nodes: 0 is out of range'),
    (['search', 'nim', '--with', 'level:11'], '--with: level: 11 is out of range (1 to 10)'),
    (['search', 'nim', '--with', 'alphabeta', '--seconds', '0'], '--seconds'),
    (['search', 'nim'], '--with'),
    (['compare', 'nim', '--depth', '-2'], 'depth: -2 is out of range'),
    (['compare', 'nim', '--eval', 'beauty'], 'eval: no heuristic is called "beauty"'),
    (['compare', 'nim', '--position', '0'], 'nim: the game is over'),
    (['depth', 'nim', '--with', 'mcts'], '--with: "mcts" does not search a tree'),
    (['depth', 'nim', '--with', 'alphabeta', '--depth', '0'], '--depth'),
    (['tree', 'tictactoe', '--with', 'minimax'], 'tictactoe: the tree has 549946 nodes, too many to draw (the most is 2000): use --depth 3'),
    (['tree', 'connect4', '--with', 'minimax', '--format', 'json'], 'connect4: the tree has > 20000'),
    (['tree', 'nim', '--format', 'png'], '--format: "png" is not one of text, json, dot, svg'),
    (['tree', 'nim', '--with', 'random'], '--with: "random" does not search a tree'),
    (['match', 'nim', '--first', 'minimax', '--grid', 'depth'], '--grid: "depth" is not OPTION=VALUE+VALUE'),
    (['match', 'nim', '--first', 'minimax', '--grid', 'width=1+2'], '--grid: no option "width"'),
    (['match', 'nim', '--first', 'minimax'], '--second: give --second, or --grid'),
    (['match', 'nim', '--first', 'random:depth=3', '--second', 'random'], '--first: random: takes no options'),
    (['play', 'nim', '--level', '0'], 'level: 0 is out of range (1 to 10)'),
    (['play', 'nim', '--level', '3', '--second', 'random'], '--level: give either --level or --second'),
    (['explain', 'nim', '--with', 'random'], '--with: "random" does not search a tree'),
    (['match', 'nim', '--first', 'perfect', '--second', 'clever'], '--second: no AI is called "clever"'),
    (['match', 'nim', '--first', 'perfect', '--second', 'random', '--games', '0'], '--games'),
    (['play', 'nim', '--first', 'clever'], '--first: no AI is called "clever"'),
    (['table', 'babylone', '--rows', 'colours', '--columns', 'tiles=1..2'], '--rows: "colours" is not NAME=FROM..TO'),
    (['table', 'babylone', '--rows', 'colours=3..1', '--columns', 'tiles=1..2'], '--rows'),
    (['table', 'babylone', '--rows', 'colours=1..2', '--columns', 'tiles=1..2', '--show', 'beauty'], '--show: "beauty" is not one of'),
    (['table', 'babylone', '--rows', 'colours=1..2', '--columns', 'height=1..2'], 'no parameter "height"'),
    (['perft', 'nim', '--depth', '0'], '--depth'),
    (['arena', 'nim', '--format', 'png'], '--format: "png" is not one of json, dot, svg, pg, dict, list'),
    (['arena', 'nim', '--output', '/does/not/exist/arena.json'], '/does/not/exist/arena.json: cannot be written'),
    (['attractor', 'nim', '--target', 'nowhere'], '--target: no vertex is called "nowhere"'),
    (['attractor', 'nim', '--player', '3'], '--player'),
]
for words, expected in CASES:
    result = run(*words)
    name = ' '.join(words)
    equal(result.returncode, 2, f'{name}: exit code ({result.stderr.strip()})')
    check(expected in result.stderr, f'{name}: expected {expected!r} in {result.stderr!r}')
    equal((result.stderr.count('\n'), result.stdout), (1, ''), f'{name}: one line and nothing else')

# Limits: exit 3, and a JSON answer that says so.
for words, expected in [(['solve', 'babylone:5,6', '--memory', '2M'], 'memory limit is 2048K'), (['solve', 'babylone:5,6', '--seconds', '0.1'], 'time limit'),
                        (['solve', 'babylone:5,6', '--nodes', '1000'], 'limit of nodes'), (['solve', 'babylone:4,6', '--memory', '2M', '--method', 'attractor'], 'memory limit'),
                        (['arena', 'babylone:4,6', '--memory', '2M'], 'memory limit')]:
    result = run(*words)
    equal(result.returncode, 3, f'{" ".join(words)}: exit code ({result.stderr.strip()})')
    check(expected in result.stderr and result.stderr.count('\n') == 1, f'{" ".join(words)}: {result.stderr!r}')
check('"limit": true' in run('solve', 'babylone:5,6', '--nodes', '1000', '--json').stdout, 'a limit is an answer too')
check('hors des bornes' in run('solve', 'babylone:99', '--lang', 'fr').stderr, 'errors in French')

# A file that could not be written whole is not there at all.
folder = tempfile.mkdtemp()
os.chmod(folder, 0o700)
run('arena', 'babylone:4,6', '--memory', '2M', '--output', os.path.join(folder, 'arena.json'))
equal(os.listdir(folder), [], 'no half-written file')

# A link stays a link, a device a device; a full disk is noticed; text that is not UTF-8 gets its own answer.
real, link = os.path.join(folder, 'real'), os.path.join(folder, 'link')
open(real, 'w').close()
os.symlink(real, link)
equal(run('arena', 'nim', '--output', link).returncode, 0, 'writing through a link')
check(os.path.islink(link) and os.path.getsize(real) > 0, 'a link stays a link')
with open('/dev/full', 'w') as full:
    equal(subprocess.run([PROGRAM, 'solve', 'nim'], stdout=full, stderr=subprocess.PIPE).returncode, 2, 'a full disk')
lines = subprocess.run([PROGRAM, 'solve', 'nim', '--positions', '-'], input=b'3\n\xff\n3\n', capture_output=True).stdout.splitlines()
equal([b'error' in line for line in lines], [False, True, False], 'a line that is not UTF-8')
finish()
