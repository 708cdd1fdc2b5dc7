"""Limits of a batch: --nodes is one of each line of --positions, --seconds one of the whole command."""
import json
import time

from harness import answer, check, equal, finish, run

GAME = 'connect4:6,6'
POSITIONS = ['44444', '44443', '3434', '11223', '2525']


def batch(command, lines, *words, game=GAME):
    """The answers to some lines, and the exit code."""
    done = run(command, game, '--threads', '1', '--positions', '-', *words, stdin=''.join(line + '\n' for line in lines))
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


# Each line alone stays below the limit, all together do not. (One thread, so that counts are the same every time.)
alone = [answer('solve', GAME, '--threads', '1', '--position', position) for position in POSITIONS]
most = max(found['nodes'] for found in alone)
check(sum(found['nodes'] for found in alone) > 2 * most > 20000, f'the searches are long enough: {[found["nodes"] for found in alone]}')
found, code = batch('solve', POSITIONS, '--nodes', str(2 * most))
equal([line.get('outcome', line.get('error')) for line in found], [line['outcome'] for line in alone], 'each line has all of --nodes')
equal(code, 0, 'exit code of lines that stay below --nodes')

# What `moves` needs is what all of its searches need, and more than `solve` does.
enough = next(limit for limit in (most << step for step in range(12))
              if all(batch('moves', [position], '--nodes', str(limit))[1] == 0 for position in POSITIONS))
found, code = batch('moves', POSITIONS, '--nodes', str(enough))
equal([line.get('error') for line in found], [None] * len(POSITIONS), 'each line of moves has all of --nodes')

# A line that reaches the limit is an error of its own; those after it are answered.
found, code = batch('solve', [POSITIONS[0], '4433', POSITIONS[1], '3344'], '--nodes', '2000')
equal([('error' in line) for line in found], [True, False, True, False], 'lines beyond --nodes, and easy lines after them')
equal(code, 3, 'exit code when a line reaches --nodes')

# These take minutes each, so three of them take all the time there is, and not three times as much.
begin = time.monotonic()
found, code = batch('solve', ['1', '2', '3'], '--seconds', '2', game='connect4:8,6')
took = time.monotonic() - begin
check(took < 4, f'--seconds 2 is a limit of the whole command, which took {took:.1f} s')
equal((['error' in line for line in found], code), ([True] * 3, 3), 'lines after the time is over')

finish()
