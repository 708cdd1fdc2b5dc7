"""Solving in the order of tiers and numbers: Chomp by marking, Connect 4 by sorted tiers, tic-tac-toe by numbers."""

from harness import answer, check, equal, finish, interrupted, run

ALIKE = ['to_move', 'outcome', 'plies', 'winner', 'best', 'positions', 'edges', 'finals', 'won', 'lost', 'drawn']


def same(words, *fields, **options):
    """Both methods give the same answer, and tiers stand their check."""
    tiers, induction = (answer('solve', *words, '--method', method, '--verify') for method in ('tiers', 'induction'))
    equal((tiers['method'], tiers['verified'], induction['method']), ('tiers', True, 'induction'), f'methods of {words}')
    for field in [*ALIKE, *fields]:
        equal(tiers[field], induction[field], f'{field} of {words}')
    return tiers


# Chomp. Marks are not folded, so neither are the counts.
for words in (['chomp:7,8', '--no-symmetry'], ['chomp:6,6', '--no-symmetry'], ['chomp:5,6,golden', '--no-symmetry'],
              ['chomp:6,6', '--no-symmetry', '--position', '6/5/3/3'], ['chomp:3,6', '--no-symmetry', '--position', '2@4/4/1'],
              ['chomp:3,6', '--position', '0'], ['chomp:3,6', '--position', '1']):
    same(words)
small, large = answer('solve', 'chomp:6,6'), answer('solve', 'chomp:12,12')
equal((small['method'], small['grundy'] is None), ('induction', False), 'small boards have Grundy values')
equal((large['method'], large['symmetry'], large['grundy'], 'labelled' in large), ('tiers', False, None, False), 'large boards')
# 2704156 = C(24, 12); 2:2 wins on every square board, in two moves a row; a position has 72 squares in the mean.
equal((large['positions'], large['best'], large['plies'], large['edges']), (2704156, ['2:2'], 24, 2704156 * 72), 'chomp:12,12')
equal(large['won'] + large['lost'], large['positions'], 'won or lost')
check(large['peak_bytes'] < 2 * large['positions'], 'a byte a position')
moves = answer('moves', 'chomp:12,12')
equal([move['move'] for move in moves['moves'] if move['outcome'] == 'win'], ['2:2'], 'every move is known')
equal(len(moves['moves']), 144, 'moves of chomp:12,12')
check('2:2' in run('explain', 'chomp:12,12').stdout, 'a large board can be explained')
refused = run('solve', 'chomp:20,20', '--memory', '1G')
equal(refused.returncode, 3, 'a table that is too large')
check('128G' in refused.stderr and '1024M' in refused.stderr and refused.stderr.count('\n') == 1, f'says how large: {refused.stderr}')
hopeless = run('solve', 'chomp:40,40') # whatever the method, and whatever the machine
equal(hopeless.returncode, 3, 'more positions than any machine holds')
check('are needed' in hopeless.stderr and hopeless.stderr.count('\n') == 1, f'says so: {hopeless.stderr}')
too_long = run('solve', 'chomp:10,60', '--method', 'tiers')
equal(too_long.returncode, 2, 'plays of 600 moves do not fit')

# Connect 4. 5 x 4: J. Tromp's count.
for words in (['connect4:4,4'], ['connect4:4,4', '--no-symmetry'], ['connect4:4,3,3'], ['connect4:4,4', '--position', '2233'],
              ['connect4:3,3', '--position', '111222333']):
    same(words, 'symmetry')
connect4 = answer('solve', 'connect4:5,4')
equal((connect4['method'], connect4['labelled']['positions'], connect4['outcome'], connect4['plies']), ('tiers', 3945711, 'draw', 20), 'connect4:5,4')
equal(run('solve', 'connect4:5,4', '--memory', '2M').returncode, 3, 'too little memory')
equal(run('solve', 'connect4:6,6', '--method', 'tiers').returncode, 2, 'a key of 42 bits is too long')

# Tic-tac-toe, up to 16 cells.
for words in (['tictactoe'], ['tictactoe:4,3,3'], ['tictactoe:4,3,4', '--position', 'xo../..../....']):
    same(words, 'symmetry')
equal(answer('solve', 'tictactoe:4,4,4')['method'], 'tiers', 'tictactoe:4,4,4')
equal(run('solve', 'tictactoe:5,4,4', '--method', 'tiers').returncode, 2, '20 cells are too many')
check('couche par couche' in run('solve', 'tictactoe', '--method', 'tiers', '--lang', 'fr').stdout, 'in French')

# Ctrl-C.
for word in ('chomp:15,15', 'connect4:5,5 --method tiers', 'connect4:6,7'):
    code, out, err = interrupted('solve', *word.split())
    equal((code, out), (130, ''), f'{word} interrupted')
    check('interrupted after' in err and err.count('\n') == 1, f'how far it got: {err}')
finish()
