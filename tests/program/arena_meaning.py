"""What answers about arenas mean: whose win it is, what a strategy says, what a conversion keeps."""
import json
import pathlib
import tempfile

from harness import answer, check, equal, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
example = f'arena:{root}/examples/course-example-3.dot'
two_targets = f'arena:{root}/examples/two-targets.json'
folder = pathlib.Path(tempfile.mkdtemp())


def file(name, text):
    path = folder / name
    path.write_text(text)
    return str(path)


def arena(name, vertices, edges):
    return 'arena:' + file(name, json.dumps({'vertices': [dict(v) for v in vertices], 'edges': edges}))


def says(words, *parts, lang='en', stdin='', code=0):
    result = run(*words, '--lang', lang, stdin=stdin)
    equal(result.returncode, code, f'{" ".join(words)}: exit code, {result.stderr}')
    for part in parts:
        check(part in result.stdout + result.stderr, f'{" ".join(words)}: no {part!r} in {result.stdout + result.stderr}')
    return result


# A win by playing for ever is a win, whoever speaks of it.
says(['play', example, '--first', 'human', '--second', 'human'], 'Hint: s3 wins, by playing for ever.', stdin='hint\nquit\n')
says(['play', example, '--first', 'human', '--second', 'human', '--hints'], 'Conseil\u202f: s3 gagne, en jouant sans fin.',
     lang='fr', stdin='quit\n')
says(['explain', example], 's0 is won for player 2, who wins every play that never ends: s3 keeps it going for ever.')
says(['explain', example], 's0 est gagnante pour le joueur 2', lang='fr')
says(['explain', example, '--move', 's3'], 's3 wins, by playing for ever.\nIt is a best move.')
says(['explain', example, '--move', 's2'], 's2 loses: the answer s5 wins in 2 moves.',
     'It throws the game away: s3 would have won, by playing for ever.')
says(['explain', example, '--position', 's1'], 's1 is lost for player 1: no move forces an end')
says(['explain', example, '--position', 's1', '--move', 's3'], 's3 loses: player 2 can then play for ever',
     'But every move loses here.')
equal(answer('explain', example, '--move', 's2')['refutation'], True, 's2 gives a win away')
equal(answer('explain', example, '--move', 's3')['refutation'], False, 's3 keeps it')
says(['explain', two_targets], 'middle can go on for ever: no move wins')

# The course's names of Chomp do not say who moves: both copies of a position have a name all the same.
for game, vertices in (('chomp:2,1', 3), ('chomp:2,2', None)):
    for command in (['attractor', game], ['arena', game, '--bipartite', '--format', 'dict']):
        check(run(*command, '--as', 'course').returncode == 0, ' '.join(command))
chomp = answer('attractor', 'chomp:2,2', '--as', 'course')
equal(chomp['vertices'], answer('attractor', 'chomp:2,2')['vertices'], 'as many vertices as without --as')
equal(sorted(chomp['ranks'].values()), sorted(answer('attractor', 'chomp:2,2')['ranks'].values()), 'and the same ranks')
check('1@{(0, 0), (0, 1), (1, 0), (1, 1)}' in chomp['ranks'], str(chomp['ranks']))
run('attractor', 'chomp:2,2', '--as', 'course', '--certificate', str(folder / 'chomp'))
equal(answer('verify', str(folder / 'chomp'))['ok'], True, 'a certificate with such names')
check(eval(run('arena', 'chomp:2,2', '--as', 'course', '--bipartite', '--format', 'dict').stdout), 'a Python dictionary')
check(eval(run('attractor', 'chomp:2,2', '--as', 'course').stdout), 'another')

# Strategies: nothing said is nothing won, and a draw is no win.
empty = file('empty', '')
silent = answer('attractor', example, '--check', empty, '--holder', '2')
equal((silent['ok'], silent['wins'], silent['silent']), (False, [], ['s0', 's3']), 'a strategy that says nothing')
says(['attractor', example, '--check', empty, '--holder', '2'], 'wins from all of: none', 'against this one: s0, where it says nothing')
says(['attractor', example, '--check', empty, '--holder', '2'], 'où elle ne dit rien', lang='fr')
equal(answer('attractor', example, '--check', empty)['wins'], ['s6'], 'player 1 has only the target')
drawing = file('drawing', 'turn -> middle\nright -> turn\n')
drawn = answer('attractor', two_targets, '--check', drawing, '--holder', '2')
equal((drawn['ok'], drawn['wins'], drawn['missed']), (False, ['goal of 2'], ['right']), 'a draw is not a win')
winning = file('winning', '# to the goal\nright\t->\t"goal of 2"\n')
equal(answer('attractor', two_targets, '--check', winning, '--holder', '2', '--summary')['wins'], ['right', 'goal of 2'], 'this is')
says(['attractor', example, '--holder', '2'], '--holder', code=2)

# To force the play to the other player's target is no win.
away = arena('away', [{'id': 'a', 'owner': 1}, {'id': 'g', 'owner': 2, 'target': 2}], [['a', 'g'], ['a', 'a']])
forced = says(['attractor', away], "From a, player 1 can force the play to player 2's target in 1 move.").stdout
check('wins' not in forced, forced)
equal(answer('attractor', away)['target_of'], 2, 'whose target it is')
equal(answer('solve', away)['winner'], 1, 'player 1 wins by staying away')
says(['attractor', example, '--player', '2'], "player 2 can force the play to player 1's target in 3 moves")
says(['attractor', example, '--player', '2'], 'Depuis s0, le joueur 2 peut mener la partie à la cible du joueur 1 en 3 coups.', lang='fr')
led = says(['attractor', example, '--player', '2', '--check', empty], "leads to player 1's target from all of: s2, s5, s6").stdout
check('win' not in led, led)
equal(answer('attractor', example, '--player', '2', '--target', 's6')['target_of'], 2, 'a target that was asked for')

says(['attractor', example, '--player', '2', '--against', 's5'], '--against: the player has no target', code=2)

# Normal play has no targets, and whoever wins is said to.
normal = says(['attractor', example, '--normal', '--trace'], 's6: player 1 cannot move there and loses').stdout
check('target' not in normal, normal)
stuck = arena('stuck', [{'id': 'a', 'owner': 1}, {'id': 'b', 'owner': 2}, {'id': 'c', 'owner': 1}], [['a', 'b'], ['b', 'c']])
says(['attractor', stuck, '--normal'], 'From a, player 2 wins in 2 moves.')
says(['attractor', stuck, '--normal', '--player', '2', '--trace'], '  c: player 1 cannot move there and loses', 'player 2 wins in 2 moves')

# Names with commas, in quotes or alone.
commas = arena('commas', [{'id': 'com,ma', 'owner': 1}, {'id': 'b', 'owner': 1}, {'id': 'a "b", c', 'owner': 1}],
               [['b', 'com,ma'], ['a "b", c', 'b']])
for target, ranks in (('com,ma', [0, 1, 2]), ('"com,ma",b', [0, 0, 1]), ('b , "com,ma"', [0, 0, 1]), ('"a \\"b\\", c"', [0])):
    equal(sorted(answer('attractor', commas, '--target', target)['ranks'].values()), ranks, f'--target {target}')
says(['attractor', commas, '--target', 'com'], 'no vertex is called "com"', code=2)

# Conversion to PGSolver keeps who wins, and says what it does not keep.
def winner(word, *options):
    path = str(folder / 'converted.pg')
    result = run('arena', word, *options, '--format', 'pg', '--output', path)
    equal(result.returncode, 0, f'{word} to pg: {result.stderr}')
    return answer('parity', path)['winner'], result.stderr

for game in ('subtraction:3', 'subtraction:4', 'babylone:2,2', 'chomp:2,2'):
    equal(winner(game, '--bipartite')[0], answer('solve', game)['winner'], f'{game} as a parity game')
says(['arena', 'subtraction:3', '--format', 'pg'], '--bipartite', code=2)
equal(winner(arena('one', [{'id': 'a', 'owner': 1}, {'id': 'b', 'owner': 2}], [['a', 'b']]))[0], 1, 'normal play')
for word in (stuck, away, example):
    equal(winner(word)[0], answer('solve', word)['winner'], f'{word} as a parity game')
check('dead ends get a loop' in winner(stuck)[1], 'a warning of loops')
check('draws' in winner(two_targets)[1] and 'targets of player 2' in winner(two_targets)[1], 'a warning of draws')
equal(winner(f'arena:{root}/examples/parity.pg')[1], '', 'a parity game loses nothing')
original = run('arena', f'arena:{root}/examples/parity.pg', '--format', 'pg').stdout
for form in ('dot', 'json'):
    through = str(folder / f'through.{form}')
    run('arena', f'arena:{root}/examples/parity.pg', '--format', form, '--output', through)
    equal(run('arena', f'arena:{through}', '--format', 'pg').stdout, original, f'parity.pg through {form}')

# So does conversion to the course's graphs.
parity_game = f'arena:{root}/examples/parity.pg'
for form, word, lost in (('dict', example, 'targets'), ('list', two_targets, 'targets, owners'), ('dict', parity_game, 'targets, priorities')):
    check(f'not written: {lost}' in run('arena', word, '--format', form).stderr, f'a warning: {word} as {form}')
for form, word in (('dict', stuck), ('dict', 'babylone:2,2'), ('list', 'subtraction:7')):
    equal(run('arena', word, '--format', form).stderr, '', f'{word} as {form} loses nothing')

# Ids with gaps, and ids that are the names of others, are those of the solution.
gaps = file('gaps.pg', 'parity 9; 0 0 0 5,9; 5 1 1 0; 9 2 0 9,0;')
solution = run('parity', gaps, '--format', 'sol').stdout
equal([line.split()[0] for line in solution.split('\n')[1:-1]], ['0', '5', '9'], 'ids of a solution')
equal(run('arena', f'arena:{gaps}', '--format', 'pg').stdout, 'parity 9;\n0 0 0 5,9;\n5 1 1 0;\n9 2 0 9,0;\n', 'ids of a game')
crossed = file('crossed.pg', '0 0 0 1 "1"; 1 1 1 1,0 "0";')
for game in (gaps, crossed):
    run('parity', game, '--format', 'sol', '--output', str(folder / 'sol'))
    equal(run('parity', game, '--check', str(folder / 'sol')).returncode, 0, f'{game}: its own solution')
game = file('seven.pg', 'parity 6; 0 0 1 2,2,5; 1 1 0 2; 2 2 0 0; 3 1 0 4,6,1; 4 0 0 3,3; 5 1 1 0,0,6; 6 1 1 1,2,6;')
owners = [1, 0, 0, 0, 0, 1, 1]
for line in run('parity', game, '--format', 'sol').stdout.split('\n')[1:-1]:
    vertex, won_by, *move = (int(word) for word in line.strip(';').split())
    equal(len(move), int(owners[vertex] == won_by), f'a move of the winner, and of nobody else: {line}')

# Files as editors and people write them.
for text in ('\ufeff0 1 0 0;', '# mine\n0 1 0 0;', 'DiGraph { a -> a }', '\ufeffDIGRAPH { a -> a }'):
    equal(answer('attractor', 'arena:' + file('odd', text))['vertices'], 1, repr(text))

# Certificates with something wrong around them.
certificate = str(folder / 'certificate')
run('attractor', example, '--certificate', certificate)
whole = pathlib.Path(certificate).read_text()
for before, after in (('end\n', 'end\nmore\n'), ('vertices 7', 'vertices 99999999999'), ('goal arena', 'goal garbage')):
    check(before in whole, before)
    equal(run('verify', file('changed', whole.replace(before, after))).returncode, 4, f'certificate with {after}')

# At the terminal: a loop is seen, and a move may be called like a command.
looped = run('play', example, '--first', 'human', '--second', 'human', stdin='s3\ns3\nquit\n').stdout
equal(looped.count('[s3]'), 2, f'the position after a loop is shown again: {looped}')
commands = arena('commands', [{'id': 'undo', 'owner': 1}, {'id': 'quit', 'owner': 1, 'target': True}], [['undo', 'quit']])
says(['play', commands, '--first', 'human', '--second', 'human'], 'Player 1 wins.', stdin='"quit"\n')
finish()
