"""All commands agree: solve, moves, explain, table and the move that `perfect` makes, at positions of random plays of
every registered game. What one command knows exactly, all must know: value, plies and best moves."""
import collections
import json
import pathlib
import random
import re
import subprocess

from harness import ENVIRONMENT, PROGRAM, answer, check, equal, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
# Of each game some settings: how many random plays, after how many moves positions count, how many to ask about in all, at how
# many of these explain and play are asked as well (a process each), and whether games may be played to their end.
Setting = collections.namedtuple('Setting', 'plays begin positions explained played whole', defaults=(12, 0, 60, 6, 4, True))
SETTINGS = {
    'babylone': {'babylone:2,2': Setting(), 'babylone:3,3': Setting(), 'babylone': Setting(explained=3, played=3),
                 'babylone:counts=5+4+3,misere': Setting(), 'babylone:5,4': Setting(begin=6, explained=2, played=2)},
    'subtraction': {'subtraction': Setting(), 'subtraction:60,2+5+6,misere': Setting(), 'subtraction:50,1+3+4': Setting(),
                    'subtraction:100000,1+7': Setting(4, 0, 20, 2, 2, False),
                    'subtraction:1000000000000': Setting(2, 0, 4, 2, 2, False)},
    'nim': {'nim': Setting(), 'nim:1+2+3+4+5,misere': Setting(), 'nim:4+4+9': Setting(), 'nim:30+31+32': Setting(6, 0, 20, 2, 2)},
    'chomp': {'chomp': Setting(plays=30), 'chomp:4,4,golden': Setting(plays=30), 'chomp:9,8': Setting(plays=20, explained=2, played=2),
              'chomp:2,40': Setting(plays=30, explained=2, played=2)},
    'connect4': {'connect4': Setting(20, 22, 100, 6, 6), 'connect4:4,4': Setting(positions=40), 'connect4:5,4,3': Setting(positions=40),
                 'connect4:6,5': Setting(begin=10, positions=30, explained=2, played=2)},
    'tictactoe': {'tictactoe': Setting(positions=100), 'tictactoe:4,3,3': Setting(), 'tictactoe:5,5,4': Setting(begin=12),
                  'tictactoe:7,7,4': Setting(plays=30, begin=12)},
    'tree': {'tree:fig52': Setting()},
    'arena': {f'arena:{root}/examples/{file}': Setting() for file in ('two-targets.json', 'course-example-3.dot', 'course-td2.py', 'parity.pg')},
}
# Single positions: one that takes millions of nodes, more than a person waits for.
SINGLE = {'connect4': ['217323']}
TABLES = [('babylone', 'colours', '1..3', 'tiles', '1..3'), ('chomp', 'rows', '1..4', 'columns', '1..5'),
          ('connect4', 'width', '2..5', 'height', '3..4'), ('tictactoe', 'width', '3..4', 'height', '2..3')]
LONGEST_LINE = 400 # that explain shows
LIMITS = ('--threads', '1', '--memory', '200M')

chance = random.Random(1)
disagreements = collections.defaultdict(list)


def disagree(word, what, place):
    disagreements[word, what].append(place)


def batch(command, word, positions, *words):
    """The answer of a command to each position; what was not answered in time is an error."""
    process = subprocess.Popen([PROGRAM, command, word, '--positions', '-', *LIMITS, *words], stdin=subprocess.PIPE,
                               stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=ENVIRONMENT)
    try:
        out, _ = process.communicate(''.join(position + '\n' for position in positions), timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        out, _ = process.communicate()
    lines = [json.loads(line) for line in out.splitlines() if line.endswith('}')]
    lines += [{'error': 'no answer within a minute'}] * (len(positions) - len(lines))
    return dict(zip(positions, lines))


def random_positions(word, setting):
    """Positions of random plays. Moves are listed with a heuristic that judges nothing, so that nothing is solved."""
    here = [answer('moves', word, '--eval', 'constant')['position']] * setting.plays
    found = []
    for ply in range(60):
        if ply >= setting.begin:
            found += here
        lists = batch('moves', word, sorted(set(here)), '--eval', 'constant')
        moves = [lists[position].get('moves') for position in here]
        here = [chance.choice(some)['position'] for some in moves if some]
        if not here:
            break
    found = sorted(set(found))
    chance.shuffle(found)
    return found[:setting.positions]


def value(found):
    return found['outcome'], found['plies'], found.get('endless', False)


def best_moves(moves):
    return {move['move'] for move in moves.get('moves', []) if move['best']}


def compare_moves(word, position, solved, moves):
    """`moves` knows what `solve` does; a proof of who wins, without plies, names some of the moves that keep it."""
    if 'error' in moves:
        return disagree(word, f'moves: {moves["error"].split(": ", 1)[-1]}', position)
    if solved['plies'] is None and not solved.get('endless'):
        keep = {move['move'] for move in moves['moves'] if move['outcome'] == solved['outcome']}
        if moves['outcome'] != solved['outcome'] or not set(solved['best']) <= keep:
            disagree(word, 'who wins by solve and moves', position)
    elif value(solved) != value(moves):
        disagree(word, f'values of solve and moves: {value(solved)}, {value(moves)}', position)
    elif set(solved['best']) != best_moves(moves):
        disagree(word, f'best moves of solve and moves: {sorted(solved["best"])}, {sorted(best_moves(moves))}', position)


def compare_explanation(word, position, solved, best):
    done = run('explain', word, '--position', position, '--json', *LIMITS)
    if done.returncode:
        return disagree(word, f'explain: {done.stderr.strip()}', position)
    found = json.loads(done.stdout)
    if found.get('proven') is False:
        return disagree(word, 'explain gives an opinion', position)
    final = not solved['best']
    said = {'win': 'is won', 'loss': 'is lost', 'draw': 'can go on' if solved.get('endless') else 'is a draw'}[solved['outcome']]
    if solved.get('utility') is not None:
        said = f'is worth {solved["utility"]}'
    if ('is final' if final else said) not in found['text']:
        disagree(word, f'explain does not say "{said}"', position)
    elif found['line'] and found['line'][0] not in best:
        disagree(word, f'explain begins with {found["line"][0]}, best are {sorted(best)}', position)
    elif solved['plies'] is not None and found['line'] and not found.get('line_ends_early') and len(found['line']) != min(solved['plies'], LONGEST_LINE):
        disagree(word, f'explain shows a line of {len(found["line"])} moves, solve says {solved["plies"]}', position)


def perfect_moves(word, position, solved, whole):
    """The positions in which `perfect` moved, with its moves. The opponent plays perfectly, too, to the end of the whole
    game; else it is a person who leaves."""
    players = ('perfect', 'perfect') if whole else ('perfect', 'human') if solved['to_move'] == 1 else ('human', 'perfect')
    done = run('play', word, '--position', position, '--first', players[0], '--second', players[1], *LIMITS)
    if done.returncode:
        disagree(word, f'play: {done.stderr.strip()}', position)
    text, searches = re.subn(r'^.* plays instead of a perfect player\.\n', '', done.stdout, flags=re.M)
    if searches:
        disagree(word, 'perfect plays by a search', position)
    made = re.findall(r'^(.*)\nPlayer [12] \(perfect\) plays (.*)$', text, re.M)
    if whole and solved['plies'] is not None and (len(made), made[0][0]) != (solved['plies'], position):
        disagree(word, f'perfect players take {len(made)} moves, solve says {solved["plies"]}', position)
    elif not made:
        disagree(word, 'play shows no move', position)
    return made


def solve_all(word, positions):
    """The positions that solve answers, with the answers."""
    solved = batch('solve', word, positions) if positions else {}
    for position, found in solved.items():
        if 'error' in found:
            disagree(word, f'solve: {found["error"]}', position)
    return {position: found for position, found in solved.items() if 'error' not in found}


def compare(word, setting):
    """All commands at random positions of a setting, and where perfect play leads from some of them."""
    single = SINGLE.get(word, [])
    solved = solve_all(word, random_positions(word, setting) + single)
    explained = list(solved)[:setting.explained] + single
    going_on = [position for position in solved if solved[position]['best']]
    played = []
    for position in going_on[:setting.played] + single:
        played += perfect_moves(word, position, solved[position], setting.whole and position not in single)
    solved.update(solve_all(word, sorted({position for position, _ in played} - set(solved))))
    moves = batch('moves', word, list(solved))
    for position, found in solved.items():
        compare_moves(word, position, found, moves[position])
    best = {position: set(found['best']) | best_moves(moves[position]) for position, found in solved.items()}
    for position, move in played:
        exact = position in solved and (solved[position]['plies'] is not None or 'error' not in moves[position])
        if exact and move not in best[position]:
            disagree(word, f'perfect plays {move}, best are {sorted(best[position])}', position)
    for position in explained:
        compare_explanation(word, position, solved[position], best[position])
    return len(solved)


def compare_table(game, row, rows, column, columns):
    table = answer('table', game, '--rows', f'{row}={rows}', '--columns', f'{column}={columns}', '--show', 'winner,plies')
    for cell in table['cells']:
        word = f'{game}:{row}={cell[row]},{column}={cell[column]}'
        solved, moves = answer('solve', word), answer('moves', word)
        equal((cell['winner'], cell['plies']), (solved['winner'], solved['plies']), f'{word}: table and solve')
        equal(cell['plies'], moves['plies'], f'{word}: table and moves')


for game in (game['name'] for game in answer('games')['games']):
    settings = SETTINGS.get(game, {game: Setting()}) # a new game is checked as it is
    count = sum(compare(word, setting) for word, setting in settings.items())
    check(count >= (200 if len(settings) > 2 and game != 'arena' else 1), f'{game}: only {count} positions')
for table in TABLES:
    compare_table(*table)
for (word, what), places in disagreements.items():
    check(False, f'{word}: {what} (at {len(places)} positions, such as {places[0]})')
finish()
