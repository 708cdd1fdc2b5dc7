"""Single positions of large boards by search, and opening books: exact.py PROGRAM"""
import os, tempfile
from harness import answer, check, equal, finish, run

solved = answer('solve', 'connect4', '--position', '444444326')
equal([solved[f] for f in ('method', 'positions', 'grundy', 'verified')], ['alphabeta', None, None, None], 'a search counts nothing')
moves = answer('moves', 'connect4', '--position', '444444326')
equal(solved['best'], [m['move'] for m in moves['moves'] if m['best']], 'solve and moves agree on the best moves')
equal((solved['outcome'], solved['plies']), (moves['outcome'], moves['plies']), 'solve and moves agree on the value')

# The same position by a table of all that follow it.
late = '7422341735647741166133573473'
fields = ("outcome", "plies", "winner", "best")
search, table = (answer('solve', 'connect4', '--position', late, '--method', m) for m in ('alphabeta', 'induction'))
equal([search[f] for f in fields], [table[f] for f in fields], 'search and table agree')
check('alpha-bêta' in run('solve', 'connect4', '--position', late, '--lang', 'fr').stdout, 'the method is told in French')
equal(answer('solve', 'connect4:4,4', '--method', 'alphabeta')['plies'], 16, 'small boards too, when asked')
equal(run('solve', 'nim', '--method', 'alphabeta').returncode, 2, 'a game without an expert says so')
equal(run('solve', 'connect4', '--nodes', '5000').returncode, 3, 'limits are kept')

with tempfile.TemporaryDirectory() as folder:
    book = os.path.join(folder, 'book.txt')
    words = ('solve', 'connect4:5,5', '--book', book, '--plies', '3')
    made = answer(*words)
    positions = made['book']['positions']
    equal(made['book']['new'], positions, 'all of a new book is new')
    text = open(book).read()
    equal(answer(*words)['book']['new'], 0, 'a book is read again')
    lines = text.splitlines(keepends=True)
    open(book, 'w').write(''.join(lines[:10]))
    equal(answer(*words)['book']['new'], positions - 9, 'and continued where it was')
    equal(open(book).read(), text, 'to the same file')
    equal(answer('moves', 'connect4:5,5', '--book', book)['plies'], 25, 'moves takes it, too')

    def damaged(content, what):
        open(book, 'w').write(content)
        done = run(*words)
        equal((done.returncode, len(done.stderr.splitlines())), (4, 1), what)
    damaged(text.replace(lines[5], lines[5].split()[0] + ' 12\n'), 'an impossible score or a wrong checksum')
    damaged(text[:-30], 'a line that is cut off')
    damaged(text + 'more\n', 'more than a book')
    damaged(text.replace('5,5', '5,6'), 'the book of another board')
    damaged(text.replace(lines[3], ''), 'a missing line')
    damaged('x', 'no book at all')
    equal(run('solve', 'nim', '--book', os.path.join(folder, 'none')).returncode, 2, 'nim has no book')
    equal(run('solve', 'connect4', '--plies', '3').returncode, 2, 'plies without a book')
    equal(run('solve', 'connect4:5,5', '--book', folder).returncode, 2, 'a folder is no book')

finish()
