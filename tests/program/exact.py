"""Single positions of large boards by search, and opening books: exact.py PROGRAM"""
import json, os, tempfile
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
equal(run('solve', 'connect4', '--position', '123456712', '--nodes', '5000').returncode, 3, 'limits are kept')
far = run('solve', 'connect4:9,9')
check(far.returncode == 3 and '--seconds' in far.stderr, f'a search that would take days says so at once: {far.stderr}')
check('time limit' in run('solve', 'connect4:9,9', '--seconds', '0.2').stderr, 'unless it is told to try')
equal(answer('solve', 'connect4:7,6,99')['nodes'], 0, 'where no line fits, nothing is searched')
check('too large' not in run('solve', 'connect4:4,4', '--method', 'alphabeta').stdout, 'no reason is made up for what was asked')
lines = run('solve', 'connect4', '--positions', '-', '--nodes', '20000', stdin='123456712\n' + late + '\n')
equal(lines.returncode, 3, 'a limit among several positions')
equal([sorted(json.loads(line))[0] for line in lines.stdout.splitlines()], ['error', 'best'], 'is told in its place')

with tempfile.TemporaryDirectory() as folder:
    book, part = os.path.join(folder, 'book'), os.path.join(folder, 'book.part')
    words = ('solve', 'connect4:5,5', '--book', book, '--plies', '4')
    plain = answer('solve', 'connect4:5,5', '--method', 'alphabeta')
    made = answer(*words)
    equal([made[f] for f in fields], [plain[f] for f in fields], 'a book does not change the value')
    check(made['book']['new'] >= made['book']['positions'] > 100, 'all of a new book is new')
    check(made['nodes'] == 0 and plain['nodes'] > 100, 'a position of the book is looked up')
    words_said = run('solve', 'connect4:5,5', '--book', book).stdout
    check('opening book, which has all positions of up to 4 moves' in words_said, f'and that is said: {words_said}')
    check('alpha' in run('solve', 'connect4:5,5', '--book', book, '--position', '33123').stdout, 'a position behind it is searched')
    check(len(open(book, 'rb').read()) < 512 + 4 * made['book']['positions'], 'a position takes few bytes')
    content = open(book, 'rb').read()
    again = answer(*words)
    equal((again['book']['new'], again['book']['positions']), (0, made['book']['positions']), 'a book is read again')
    moves = [answer('moves', 'connect4:5,5', '--position', '3312', *more)['moves'] for more in ((), ('--book', book))]
    equal(moves[0], moves[1], 'moves takes it, too')

    # An explanation does not search for long what is behind the end of the book, and says so; without a book it does.
    other = os.path.join(folder, 'other')
    short = ('connect4:6,5', '--book', other)
    answer('solve', *short, '--plies', '2')
    early, behind = answer('explain', *short), answer('explain', *short, '--position', '334')
    equal((early.get('line_ends_early'), len(early['line'])), (True, 2), 'a line that ends with the book')
    equal(behind.get('line_ends_early'), None, 'a line that begins behind it')
    check(len(behind['line']) > 20, f'is whole: {behind}')
    told = run('explain', *short).stdout
    check(' ... (further on it would have to be searched for)' in told, f'it is said: {told}')
    equal(run('explain', *short, '--move', '1', '--nodes', '10').returncode, 0, 'nothing is searched for a move in it')

    # A book that was interrupted goes on where it was, to the same file.
    os.remove(book)
    stopped = run(*words, '--nodes', '64')
    equal((stopped.returncode, os.path.exists(book), os.path.exists(part)), (3, False, True), 'a limit ends the making')
    begun = open(part, 'rb').read()
    for cut in (0, 5): # the second time, as if the power had failed
        open(part, 'wb').write(begun[:len(begun) - cut])
        continued = answer(*words, '--threads', '2')
        check(0 < continued['book']['new'] < made['book']['new'], 'and only what is missing is searched')
        equal((open(book, 'rb').read() == content, os.path.exists(part)), (True, False), 'to the same book')
        os.remove(book)

    def damaged(data, what):
        open(book, 'wb').write(data)
        done = run(*words)
        equal((done.returncode, len(done.stderr.splitlines())), (4, 1), what)
    for place in (0, 30, 400, 511, 512, 521, 1000): # of the first page, which says what it is, and of the next
        damaged(content[:place] + bytes([content[place] ^ 1]) + content[place + 1:], f'byte {place} was changed')
    damaged(content[:-30], 'a page that is cut off')
    damaged(content + b'more', 'more than a book')
    damaged(content.replace(b'5,5', b'5,6'), 'the book of another board')
    damaged(b'x', 'no book at all')
    damaged(b'', 'an empty file')
    for word in (b'plies ', b'positions '):
        digit = content.index(word) + len(word)
        damaged(content[:digit] + (b'3' if content[digit:digit + 1] != b'3' else b'2') + content[digit + 1:], f'a damaged first page: {word}')
    os.remove(book)
    for cut in ('', 'zermelo bo', 'zermelo book 3 connect4:5,5 plies 4 be'):
        open(part, 'w').write(cut)
        anew = run(*words)
        check(anew.returncode == 0 and f'{part} was cut off within its first line, and begun anew.' in anew.stdout,
              f'{cut!r} is begun anew: {anew.stdout!r} {anew.stderr!r}')
        equal(open(book, 'rb').read() == content, True, 'the same book')
        os.remove(book)
    open(part, 'w').write('zermelo book 3 connect4 plies 3 begun\n')
    equal(run(*words).returncode, 4, 'the beginning of another book')
    equal(run('moves', 'connect4:5,5', '--book', book).returncode, 2, 'moves does not make a book')
    equal(run('solve', 'nim', '--book', book).returncode, 2, 'nim has no book')
    equal(run('solve', 'connect4:9,7', '--book', book).returncode, 2, 'nor have large boards')
    equal(run('solve', 'connect4', '--plies', '3').returncode, 2, 'plies without a book')
    equal(run('solve', 'connect4', '--book', book, '--plies', '17').returncode, 2, 'too many plies')
    equal(run('solve', 'connect4:5,5', '--book', folder).returncode, 2, 'a folder is no book')

finish()
