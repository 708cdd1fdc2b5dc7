"""Games with a person: what is said before, between and after the moves, through pipes and on a terminal."""
import fcntl
import os
import pathlib
import pty
import resource
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time

import harness
from harness import ENVIRONMENT, check, equal, finish, run

harness.PROGRAM = os.path.abspath(harness.PROGRAM)
os.chdir(pathlib.Path(__file__).resolve().parents[2])
example = 'arena:examples/course-example-3.dot'
folder = tempfile.mkdtemp()


def play(*words, typed='', code=0, lang='en'):
    """What is said when these lines are typed. A play without end is cut off where it has filled a megabyte."""
    with tempfile.TemporaryFile('w+', dir=folder) as said:
        result = subprocess.run([harness.PROGRAM, 'play', *words, '--lang', lang], input=typed, stdout=said, stderr=said, text=True,
                                env=ENVIRONMENT, timeout=120,
                                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20)))
        said.seek(0)
        told = said.read()
    equal(result.returncode, code, f'play {" ".join(words)}: exit code, {told[:300]}')
    return told


def says(said, *parts):
    for part in parts:
        check(part in said, f'no {part!r} in {said}')


def arena(name, text):
    path = os.path.join(folder, name + '.dot')
    pathlib.Path(path).write_text('digraph { ' + text + ' }')
    return 'arena:' + path


# A play that goes in circles ends, whoever plays; so does one whose input ends.
said = play(example, '--first', 'human', '--second', 'perfect', typed='s3\n')
says(said, 's3 comes again and again: this play has no end.\nPlayer 2 wins.\n')
equal(said.count('[s3]'), 3, 'the third time ends it')
said = play(example, typed='s3\n')
says(said, 'You are player 2: you can win.', 'Stopped. The moves so far: s3\n')
said = play(example, '--first', 'human', '--second', 'human', typed='s3\n' * 9)
says(said, 's3 has come before: the third time ends the play', 'this play has no end.\nPlayer 2 wins.')
equal(said.count('[s3]'), 3, 'shown three times')
said = play(example, '--first', 'human', '--second', 'human', typed='s3\ns3\nundo\ns3\ns4\ns6\n')
check('no end' not in said and 'Player 1 wins.' in said, f'a move that was taken back does not count: {said}')

# Nobody had a choice: the second time is enough, and it is said at once.
forced = arena('forced', 'a [shape=circle, start=true]; b [shape=box]; c [shape=diamond]; a -> b; b -> a; c -> c;')
said = play(forced, '--first', 'human', '--second', 'perfect', typed='b\nb\nb\n')
says(said, 'a comes again and again: this play has no end.\nPlayer 2 wins.')
equal(said.count('Player 1, your move'), 1, 'asked once')
# Whoever had a win and went in circles has made a mistake.
missed = arena('missed', 'a [shape=circle, start=true]; c [shape=diamond]; a -> a; a -> c;')
says(play(missed, typed='a\na\n'), 'Player 2 wins.', 'move 2, player 1 plays a: it loses a won position; c would have won in 1 move.')

# Two AIs in many games, and in the sheet's layout.
begin = time.monotonic()
match = harness.answer('match', example, '--first', 'perfect', '--second', 'perfect', '--games', '400', '--opening', '0')
equal((match['draws'], match['beginner_wins']), (0, 400), 'endless games are won')
check(time.monotonic() - begin < 20, 'a match does not play on when a game goes in circles')
looping = play(example, '--first', 'perfect', '--second', 'perfect', '--as', 'course', code=2)
says(looping, 'no form of its own')

# Before the first move: the rules, how a move is written, who has the better side; help says it again.
said = play('subtraction:9,1+2+3,misere', typed='help\nquit\n')
rules = ('Subtraction (sticks)\nTake one of the allowed numbers of sticks. Whoever cannot move loses.\n'
         'Here: sticks at the start: 9; numbers one may take: 1+2+3; misere: whoever\ncannot move wins.\n'
         'A move is written like this: 3\n')
equal(said.count(rules), 2, said)
says(said, 'With best play from the start player 2 wins. You are player 2: you can win.\n')
check(0 <= said.find('Player 1 (perfect) plays') < said.find('Player 2, your move'), 'the computer begins')
said = play('subtraction:8', '--first', 'human', '--second', 'perfect', typed='aide\nquitter\n', lang='fr')
says(said, 'On retire un des nombres permis', "Un coup s'écrit ainsi\u202f: 3", 'le joueur 2 gagne.',
     'bâtonnets au départ\u202f: 8\u202f; nombres que', 'Vous êtes le', 'position est perdue', 'sauf si l\'adversaire se trompe.',
     'Tapez un coup')
says(play('subtraction:8', '--level', '4', typed='quit\n'), 'You are player 2: you can win.', 'Player 1 (level:4) plays')
says(play('tictactoe', typed='quit\n'), 'the game is a draw. You are player 1.')
says(play('nim:1+1', '--first', 'human', '--second', 'human', typed='quit\n'), 'With best play from the start player 2 wins.\n')
says(play('babylone:counts=2+3', typed='quit\n'), 'Here: tiles of each colour, one by one: 2+3.')
says(play('connect4:6,6', '--nodes', '5000', typed='quit\n'), 'Who wins with best play is not known')
check('A move is written' not in play('nim', '--first', 'perfect', '--second', 'perfect'), 'two programs need no rules')
equal(play('nim', '--json', code=2).count('\n'), 1, 'no JSON')

# After the end: what was a mistake, what it cost, what was better; then again, as one likes.
said = play('subtraction:6', typed='1\n3\nswap\n2\nrematch\n1\nlevel 1\nquit\n')
says(said, 'Mistakes:\n  move 1, player 1 plays 1: it loses a won position; 2 would have won in 3 moves.\nAgain?',
     'You are player 2: your', 'Player 1 (perfect) plays 2')
equal(said.count('With best play'), 4, f'begun four times: {said}')
says(said, 'Player 1 (level:1) plays')
said = play('subtraction:3', typed='3\nniveau 0\nbof\n\nniveau 3\nquitter\n', lang='fr')
says(said, 'Le joueur 1 gagne.\nPersonne n\'a fait de faute.\nEncore\u202f? revanche, changer', 'AI: level')
said = play('tictactoe', '--first', 'human', '--second', 'human', typed='2:2\n1:2\n3:2\n1:1\n1:3\n3:1\n2:1\n2:3\n3:3\n', lang='fr')
says(said, 'Partie nulle.', 'coup 2, le joueur 2 joue 1:2\u202f: il perd une position nulle\u202f; ', 'gardait la nulle.',
     'joueur 1 joue 3:2\u202f: il change une victoire en nulle')
says(play('subtraction:2', '--first', 'human', '--second', 'human', typed='2\n'), 'Player 1 wins.\nNobody made a mistake.')

# Where utilities count, the end is worth one, on player 1's scale.
says(play('tree:fig52', typed='a1\n'), 'The game is over: utility 3 for player 1.\nNobody made a mistake.')
said = play('tree:fig52', typed='a2\n', lang='fr')
says(said, 'La partie est finie\u202f: utilité 2 pour le joueur 1.')
check('gagne.' not in said and 'wins.' not in said, 'nobody wins a utility')
# The example of a move is none that loses at once.
says(play('chomp:4,3', typed='quit\n'), 'A move is written like this: 4:3')

# Drawings: Chomp's rows and columns have numbers, Babylone's piles keep to the terminal.
says(play('chomp:2,10', typed='quit\n'), '   1  2  3  4  5  6  7  8  9 10\n1  ☠  █', '\n2  █  █')
wide = run('play', 'babylone:6,4', '--first', 'first', '--second', 'first', env={'COLUMNS': '30'}).stdout
check(max(len(line) for line in wide.splitlines() if '▗' in line or '▐' in line) <= 30, 'no drawing is wider than 30 columns')
says(wide, ' ▗a▖ ▗a▖ ▗a▖ ▗a▖ ▗b▖ ▗b▖ ▗b▖\n  a1  a1  a1  a1  b1  b1  b1\n ▗b▖ ▗c▖')
says(run('play', 'babylone:5,4', '--first', 'first', '--second', 'first', env={'COLUMNS': 'x'}).stdout, '▗e▖ ▗e▖ ▗e▖ ▗e▖\n')


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *words, columns=60):
        self.process, self.fd = pty.fork()
        if self.process == 0:
            environment = {**ENVIRONMENT, 'TERM': 'xterm'}
            environment.pop('COLUMNS', None)
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack('HHHH', 50, columns, 0, 0))
            os.execve(harness.PROGRAM, [harness.PROGRAM, 'play', *words], environment)
        self.seen = ''

    def until(self, part, seconds=20):
        """Reads until this is seen after all that was looked for before."""
        end = time.monotonic() + seconds
        while part not in self.seen and time.monotonic() < end:
            if select.select([self.fd], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.fd, 65536).decode(errors='replace')
                except OSError:
                    break
        check(part in self.seen, f'terminal: no {part!r} in {self.seen!r}')
        before, _, self.seen = self.seen.partition(part)
        return before

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def end(self):
        for _ in range(100):
            ended, status = os.waitpid(self.process, os.WNOHANG)
            if ended:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.1)
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        return 'does not end'


terminal = Terminal('nim', '--second', 'human')
terminal.until('commands): ')
terminal.type('7-2\r')
terminal.until('3+5+5')
terminal.until('commands): ')
terminal.type('\033[A\033[D\033[D\033[D\033[3~5\r') # the last line again; 5 instead of 7
terminal.until('3+3+5')
terminal.until('commands): ')
terminal.type('été') # what is typed shows as it is
terminal.until('été')
terminal.type('\003')
terminal.until('The moves so far: 7-2 5-2')
equal(terminal.end(), 130, 'Ctrl-C at the prompt')
terminal = Terminal('nim', '--second', 'human')
terminal.until('commands): ')
terminal.type('\004')
terminal.until('The moves so far')
equal(terminal.end(), 0, 'Ctrl-D at the prompt')
terminal = Terminal('babylone:4,4', '--level', '1', columns=22)
terminal.until('\r\n ▗a▖ ▗a▖ ▗a▖ ▗a▖ ▗b▖\r\n')
terminal.type('quit\r')
equal(terminal.end(), 0, 'quit')
# Interrupted where there is no terminal.
process = subprocess.Popen([harness.PROGRAM, 'play', 'nim'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT)
shown = b''
while b'commands): ' not in shown:
    shown += os.read(process.stdout.fileno(), 65536)
process.send_signal(signal.SIGINT)
try:
    equal(process.wait(timeout=20), 130, 'an interrupt without a terminal')
except subprocess.TimeoutExpired:
    process.kill()
    check(False, 'an interrupt without a terminal is not heard')
finish()
