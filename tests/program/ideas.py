"""Ideas in explanations and hints: the real threat, never one that is none, in both languages."""
from harness import *


def told(*words, language='en'):
    """The ideas of an explanation, each as kind and text; all of them are in its text too."""
    found = answer('explain', *words, '--lang', language)
    for idea in found['ideas']:
        check(idea['text'] in found['text'].split('\n'), f'{words}: {idea} is part of the text')
    return {idea['kind']: idea['text'] for idea in found['ideas']}


# Connect 4: 3 makes the threats 2 and 6; the move 3 itself is no threat behind it.
equal(told('connect4', '--position', '4455'), {'double-threat': '3 threatens 2 and 6 at once: one answer cannot stop them all.'}, 'a double threat')
equal(told('connect4', '--position', '4455', language='fr'),
      {'double-threat': '3 menace à la fois 2 et 6 : une seule réponse ne peut tout parer.'}, 'the same in French')
equal(told('connect4', '--position', '44553'),
      {'double-threat-against': 'The opponent threatens 2 and 6: one move cannot stop them all.'}, 'seen by the other player')
equal(told('connect4', '--position', '445566'), {'line': '3 or 7 completes a line.'}, 'lines')
equal(told('connect4', '--position', '33373662177571')['forced-reply'],
      'The opponent threatens 4, which must be stopped there: every other move loses.', 'a forced reply')
# Zugzwang is told where best play fills the board up to that cell, and not where the game is over sooner.
check('once all else is full, player' in ''.join(told('connect4:6,6', '--position', '553441252352431').values()), 'a threat that waits')
equal(told('connect4:6,6', '--position', '246246222263415554').keys() & {'odd-threat', 'even-threat'}, set(), 'a win that comes sooner')

# Whatever is told as a threat completes a line if the opponent's stone is out of the way.
for position, move in (('xo./.x./..o', None), ('x../.o./...', '2:1')):
    ideas = told('tictactoe', '--position', position, *(('--move', move) if move else ()))
    check(ideas.keys() & {'threat', 'double-threat'}, f'a threat at {position}: {ideas}')
equal(told('tictactoe', '--position', 'xo./.x./..o')['double-threat'], '2:1 threatens 2:3 and 3:1 at once: one answer cannot stop them all.', 'a fork')
equal(told('tictactoe', '--position', 'xx./.o./...')['forced-reply'],
      'The opponent threatens 1:3, which must be stopped there: every other move loses.', 'a forced reply')

equal(told('nim:3+5+7'), {'nim-sum': 'The nim-sum 3 ⊕ 5 ⊕ 7 = 1 is not 0. 3-1, 5-1 or 7-1 makes it 0, and from 0 every move leads away again.'}, 'a nim-sum')
check('nim-sum-zero' in told('nim:3+5+6'), 'the nim-sum 0')
check('5-4 leaves an odd number' in told('nim:1+1+5,misere')['nim-last-large'], 'the end of misère Nim')
equal(told('subtraction:21'), {'remainder': 'Who wins repeats every 4 sticks, from 0 on. 21 has the remainder 1; 1 leads to the remainder 0, which is lost.'}, 'a remainder')
check('remainder' in told('subtraction:1000000000000000,1+8+31+32') or 'remainder-lost' in told('subtraction:1000000000000000,1+8+31+32'), 'a large heap')
check(told('chomp:6,6')['mirror'].startswith('The first row') and '2:2' in told('chomp:6,6')['mirror'], 'a square')
check('2:9 does' in told('chomp:2,9')['two-rows'], 'two rows')
check('if 5:7 lost' in told('chomp:5,7')['strategy-stealing'], 'strategy stealing')
equal(told('chomp:5,7,golden'), {}, 'nothing to say where the square is golden')
equal(told('babylone:2,2')['even-left'], 'After a1/a1, an even number of moves is left whatever both do.', 'parity settled')
equal(told('babylone:2,2')['parity'], 'From 2 to 3 moves can still be made; player 1 controls whether their number is odd or even.', 'parity')
equal(told('tree:fig52'), {}, 'a tree has no ideas')
equal(answer('explain', 'nim:3+5+7', '--position', '0')['ideas'], [], 'nothing is left to say at the end')

# A hint has the best move and the idea behind it.
out = run('play', 'nim:3+5+7', stdin='hint\nquit\n').stdout
check('Hint: 3-1 wins in 15 moves.\nThe nim-sum 3 ⊕ 5 ⊕ 7 = 1' in out, f'a hint: {out}')
out = run('play', 'chomp:2,6', '--lang', 'fr', stdin='conseil\nquitter\n').stdout
check("Avec deux lignes, laissez la première plus longue d'une case\u202f: c'est ce que fait 2:6." in out, f'a hint in French: {out}')

finish()
