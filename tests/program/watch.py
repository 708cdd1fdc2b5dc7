"""One watch for everything: every command, on work that takes long, hears Ctrl-C, SIGTERM and --seconds, and says so by
its exit code: 130 and 3. Nothing here depends on speed but for a bound that is twelve times what is promised."""
import fcntl
import os
import pathlib
import random
import signal
import struct
import subprocess
import tempfile
import termios
import time

from harness import ENVIRONMENT, PROGRAM, check, equal, finish, run

MOST = 6.0      # seconds; promised is half a second, on a machine that has nothing else to do
BEGUN = 0.15    # seconds of work, after which a command is in the midst of it
TICKS = os.sysconf('SC_CLK_TCK')
CATCHES_INTERRUPTS = 1 << (signal.SIGINT - 1)

folder = pathlib.Path(tempfile.mkdtemp())


def written(name, text):
    (folder / name).write_text(text)
    return str(folder / name)


def parity_game(vertices, chance=random.Random(1)):
    """Priorities without a pattern: long for Zielonka's algorithm, and long to read."""
    lines = [f'{v} {chance.randrange(vertices)} {v % 2} {chance.randrange(vertices)},{chance.randrange(vertices)};' for v in range(vertices)]
    return f'parity {vertices - 1};\n' + '\n'.join(lines) + '\n'


chain = lambda count: 'digraph {\n' + ''.join(f'v{i} -> v{i + 1};\nv{i} -> v{i // 2};\n' for i in range(count)) + '}\n'
MATRIX = written('matrix.txt', '\n'.join(f'{i * 7919 % 10009} {i * 104729 % 9973}' for i in range(60_000)) + '\n')
ROWS = written('rows.txt', '\n'.join(' '.join(str((i * 7919 + j * 104729) % 1009) for j in range(30)) for i in range(30)) + '\n')
ARENA = written('arena.dot', chain(400_000))
PARITY = written('parity.pg', parity_game(1_500_000))
GRAPH = written('graph.csv', 'from,to,weight\n' + ''.join(f'v{i},v{(i * 7919 + k) % 500_000},{k + 1}\n' for i in range(500_000) for k in range(3)))
TREE = written('tree.json', '{"root":{%s},%s}' % (','.join(f'"{j}":"v{j}"' for j in range(300)), ','.join(
    '"v%d":{%s}' % (j, ','.join(f'"{i}":{i * j % 7}' for i in range(1000))) for j in range(300))))
BOOK = str(folder / 'openings')

# What takes minutes, or would: (words, what standard input says).
LONG = [
    'solve babylone:5,6 --method induction',
    'solve babylone:5,5 --method attractor --no-symmetry',
    'solve babylone:5,7 --method tiers',
    'solve connect4:5,5 --method tiers',
    'solve chomp:17,17 --method tiers',
    'solve connect4:6,7',
    'solve tictactoe:7,7,5 --method dfpn',
    'solve babylone:4,4 --strong --no-symmetry --trace',
    f'solve connect4 --book {BOOK} --plies 9 --threads 5',
    f'solve tree:{TREE} --utilities --strong',
    f'solve arena:{ARENA} --strong',
    'moves connect4:6,7',
    'moves connect4 --eval playouts=100000000',
    'explain connect4 --with alphabeta:depth=30',
    'play connect4:10,10 --first mcts:playouts=100000000 --second random',
    'match connect4:10,10 --first random --second random --games 1000000000',
    'match connect4 --first alphabeta:depth=12 --second mcts:playouts=100000',
    'search connect4 --with alphabeta:depth=30,memo',
    'search connect4 --with minimax:depth=30,memo',
    'search connect4 --with mcts:playouts=100000000',
    'compare connect4 --depth 20',
    'tree tictactoe:4,4,4 --depth 30',
    'depth connect4:5,4 --with minimax',
    'table babylone --rows colours=3..9 --columns tiles=4..9',
    'sweep babylone --total 40',
    'sweep babylone --total 40 --balanced',
    'perft connect4 --depth 30',
    'arena chomp:11,11 --format json',
    f'attractor arena:{ARENA} --normal --trace',
    'attractor chomp:11,11 --normal',
    f'parity {PARITY}',
    'plays tictactoe:4,4,4 --length 1000 --most 1000000',
    f'path {GRAPH} v0 v499999 --full --json',
    f'matrix {MATRIX}',
    f'matrix {ROWS}',
    'bench',
]


class Started:
    """A command under way. `begun` waits until it has worked for a while, or waits for what somebody types."""

    def __init__(self, words, **options):
        self.words = ' '.join(words)
        self.process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=ENVIRONMENT, **options)
        self.place = pathlib.Path('/proc') / str(self.process.pid)

    def worked(self):
        fields = (self.place / 'stat').read_text().rsplit(')', 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def begun(self, enough=BEGUN):
        while self.process.poll() is None:
            status = (self.place / 'status').read_text()
            if int(status.split('SigCgt:')[1].split()[0], 16) & CATCHES_INTERRUPTS and self.worked() >= enough:
                return True
            time.sleep(0.01)
        return False

    def end(self):
        """The exit code, the lines on standard error, and how long it took from now on."""
        begin = time.monotonic()
        try:
            said = self.process.communicate(timeout=20)[1].decode()
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            return 'no end', [], 20
        return self.process.returncode, [line for line in said.splitlines() if 'zermelo' in line], time.monotonic() - begin


def hears(words, number, enough=BEGUN, **options):
    started = Started(words, **options)
    if not started.begun(enough):
        check(False, f'{started.words}: is done before anybody can interrupt it: {started.process.stderr.read().decode()[-300:]}')
        return
    started.process.send_signal(number)
    code, lines, took = started.end()
    if os.environ.get('ZERMELO_SHOW_DELAYS'):
        print(f'{took:6.2f} s  {started.words}  {lines[-1:]}')
    equal(code, 130, f'{started.words}: exit code after signal {number}')
    check(len(lines) == 1 or words[0] == 'play', f'{started.words}: lines on standard error, {lines}')
    check(took < MOST, f'{started.words}: took {took:.1f} s to hear signal {number}')


def ends_in_time(words):
    begin = time.monotonic()
    code, lines, _ = Started([*words, '--seconds', '0.2']).end()
    took = time.monotonic() - begin
    if os.environ.get('ZERMELO_SHOW_DELAYS'):
        print(f'{took:6.2f} s  {" ".join(words)} --seconds 0.2  {lines[-1:]} {code}')
    answers = words[0] in ANSWER_WITHIN and code == 0 # a search that deepens, or samples, says what it found until then
    check(code == 3 or answers, f'{" ".join(words)}: exit code {code} when its time is over, {lines}')
    check(took < 0.2 + MOST, f'{" ".join(words)}: took {took:.1f} s with --seconds 0.2')


ANSWER_WITHIN = ['search', 'explain', 'moves', 'play']
for number, line in enumerate(LONG):
    hears(line.split(), [signal.SIGINT, signal.SIGTERM][number % 2])
    ends_in_time(line.split())
    pathlib.Path(BOOK + '.part').unlink(missing_ok=True)

# Half of what was typed is no question: an answer to it would be an answer to something else.
for words in (['path', '-', 'a', 'b'], ['solve', 'arena:-'], ['matrix', '-'], ['solve', 'nim', '--positions', '-'], ['play', 'nim'], ['parity', '-'], ['verify', '-']):
    reading, writing = os.pipe()
    os.write(writing, b'digraph {\na -> b [weight=3];\n')
    hears(words, signal.SIGINT, enough=0, stdin=reading)
    os.close(reading), os.close(writing)

# A reader that does not read: what was said to a person who has gone away.
reading, writing = os.pipe()
blocked = subprocess.Popen([PROGRAM, 'arena', 'babylone:3,3', '--format', 'json'], stdout=writing, stderr=subprocess.PIPE, env=ENVIRONMENT)
os.close(writing)
def waiting(pipe):
    return struct.unpack('i', fcntl.ioctl(pipe, termios.FIONREAD, b'\0' * 4))[0]
while waiting(reading) < 65536 and blocked.poll() is None: # until the pipe is full
    time.sleep(0.01)
blocked.send_signal(signal.SIGTERM)
equal(blocked.wait(20), 130, 'a writer whose reader does not read')
os.close(reading)

finish()
