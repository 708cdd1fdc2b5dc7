"""--memory is a promise for the whole program: whatever a command does, the memory that it takes as the system counts it
(files that it only reads aside) stays within 16 MB of the limit. It ends by itself, or says that a limit was reached."""
import os
import pathlib
import resource
import signal
import subprocess
import tempfile
import time

from harness import ENVIRONMENT, PROGRAM, check, equal, finish, run

MEGABYTE = 1 << 20
BEYOND = 16 * MEGABYTE

folder = pathlib.Path(tempfile.mkdtemp())


def written(name, text):
    (folder / name).write_text(text)
    return str(folder / name)


ARENA = written('arena.dot', 'digraph {\n' + ''.join(f'v{i} -> v{i + 1};\nv{i} -> v{i // 2};\n' for i in range(400_000)) + '}\n')
DICT = written('arena.py', '{' + ','.join(f'"v{i}": ["v{i // 2}", "v{i // 3}"]' for i in range(300_000)) + '}\n')
PARITY = written('parity.pg', 'parity 2000000;\n' + ''.join(f'{i} {i % 97} {i % 2} {i * 7 % 2000000},{i * 11 % 2000000};\n' for i in range(2_000_000)))
GRAPH = written('graph.csv', 'from,to,weight\n' + ''.join(f'v{i},v{(i * 7919 + k) % 200_000},{k + 1}\n' for i in range(200_000) for k in range(4)))
TREE = written('tree.json', '{"root":{%s},%s}' % (','.join(f'"{j}":"v{j}"' for j in range(300)), ','.join(
    '"v%d":{%s}' % (j, ','.join(f'"{i}":{i * j % 7}' for i in range(1000))) for j in range(300))))

COMMANDS = [
    'solve arena:/dev/zero',
    'path /dev/zero a b',
    'matrix /dev/zero',
    'parity /dev/zero',
    'verify /dev/zero',
    'solve nim --positions /dev/zero',
    'solve babylone:5,6 --method induction',
    'solve babylone:5,5 --method attractor --no-symmetry',
    'solve babylone:5,7 --method tiers',
    'solve connect4:5,5 --method tiers',
    'solve chomp:12,12 --method tiers',
    'solve babylone:4,5 --strong',
    'solve connect4:6,7',
    'solve tictactoe:7,7,5 --method dfpn',
    f'solve connect4 --book {folder}/openings --plies 9 --threads 4',
    f'solve tree:{TREE} --strong',
    f'solve arena:{ARENA} --strong --json',
    'moves connect4:6,7 --threads 4',
    'explain connect4 --with alphabeta:depth=30,memo',
    'match connect4 --first alphabeta:depth=9,memo --second mcts:playouts=1000000 --games 8 --threads 4',
    'match connect4 --first minimax:depth=8,memo --second random --threads 8 --games 100',
    'search connect4 --with alphabeta:depth=30,memo',
    'search connect4 --with minimax:depth=30,memo',
    'search connect4 --with mcts:playouts=100000000',
    'compare connect4 --depth 9',
    'tree tictactoe:4,4,4 --depth 7 --format json',
    'depth connect4:5,4 --with minimax --sample 100000000',
    'table babylone --rows colours=3..9 --columns tiles=4..9',
    'sweep babylone --total 40',
    'perft connect4 --depth 30',
    'arena babylone:4,4 --format json',
    'arena babylone:4,4 --format dict',
    f'arena arena:{DICT} --format json',
    f'attractor arena:{ARENA} --normal --trace',
    'attractor babylone:4,5 --normal --json',
    f'parity {PARITY} --json',
    'plays tictactoe:4,4,4 --length 1000 --most 1000000',
    f'path {GRAPH} v0 v199999 --full --json',
    'bench',
]


def peak_of(words):
    """The exit code, the lines on standard error, and the most memory that was seen."""
    process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT)
    status = pathlib.Path('/proc') / str(process.pid) / 'status'
    peak = 0
    end = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < end:
        try:
            text = status.read_text()
        except OSError:
            break
        if 'RssAnon:' in text:
            peak = max(peak, int(text.split('RssAnon:')[1].split()[0]) * 1024)
        time.sleep(0.003)
    if process.poll() is None:
        process.kill()
    said = process.communicate()[1].decode()
    return process.returncode, [line for line in said.splitlines() if 'zermelo' in line], peak


def keeps(line, limit, seconds):
    code, lines, peak = peak_of([*line.split(), '--memory', str(limit), '--seconds', str(seconds)])
    if os.environ.get('ZERMELO_SHOW_PEAKS'):
        print(f'{peak / MEGABYTE:7.1f} MB of {limit // MEGABYTE}  {line}  {code} {lines[-1:]}')
    check(peak <= limit + BEYOND, f'{line}: took {peak / MEGABYTE:.0f} MB with --memory {limit // MEGABYTE}M')
    check(code in (0, 2, 3), f'{line}: exit code {code} with --memory {limit // MEGABYTE}M, {lines}')
    check(not any('interrupted' in said for said in lines), f'{line}: nobody has interrupted it, {lines}')
    return code


for line in COMMANDS:
    keeps(line, 64 * MEGABYTE, 1.5)
for line in COMMANDS[:4]:
    equal(keeps(line, 200 * MEGABYTE, 60), 3, f'{line}: exit code of reading what has no end')


# Memory and threads that the system does not give.
def limited(kilobytes, *words):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (kilobytes * 1024, kilobytes * 1024))
    done = subprocess.run([PROGRAM, *words], capture_output=True, text=True, env=ENVIRONMENT, preexec_fn=limit, timeout=120)
    return done.returncode, done.stdout, done.stderr.splitlines()


if 'sanitize' not in PROGRAM: # sanitizers take all addresses there are
    for kilobytes in (60_000, 80_000, 120_000, 200_000):
        for words in (['solve', 'connect4:5,4'], ['solve', 'connect4:5,5', '--method', 'induction', '--threads', '4'],
                      ['solve', 'babylone:5,6', '--method', 'tiers'], ['solve', 'babylone:5,5', '--method', 'attractor'],
                      ['attractor', f'arena:{ARENA}', '--normal', '--summary'], ['parity', PARITY], ['match', 'connect4', '--first', 'mcts:playouts=100000', '--second', 'random']):
            code, _, lines = limited(kilobytes, *words, '--seconds', '5')
            check(code in (0, 3), f'{" ".join(words)} in {kilobytes} kB: exit code {code}, {lines}')
            check(len(lines) <= 2, f'{" ".join(words)} in {kilobytes} kB says {lines}')
    code, out, lines = limited(800_000, 'solve', 'babylone:4,5', '--threads', '256', '--method', 'induction')
    equal(code, 0, 'exit code with fewer threads than asked for')
    equal(len(lines), 1, f'fewer threads are said: {lines}')
    check('256' in ' '.join(lines), f'fewer threads are said: {lines}')
    equal(out.splitlines()[0], run('solve', 'babylone:4,5').stdout.splitlines()[0], 'the answer of fewer threads')

# A book that is cut while it is in use.
book = str(folder / 'small')
run('solve', 'connect4:6,5', '--book', book, '--plies', '3')
process = subprocess.Popen([PROGRAM, 'play', 'connect4:6,5', '--book', book, '--first', 'human', '--second', 'perfect'], stdin=subprocess.PIPE,
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
said = b''
while not said.rstrip().endswith((b'?', b':', b'>')) and (piece := os.read(process.stdout.fileno(), 65536)): # the prompt
    said += piece
os.truncate(book, 0)
_, lines = process.communicate(b'1\n' * 30, timeout=60)
equal(process.returncode, 4, f'a book that is cut while it is in use: {lines}')
equal(len(lines.splitlines()), 1, f'a book that is cut while it is in use says {lines}')

finish()
