"""Follows the recipe of HACKING.md in a copy of the project: the new game must work with every command."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import harness
from asking import ask, served
from harness import check, equal, finish

root = pathlib.Path(__file__).resolve().parents[2]
recipe = (root / 'HACKING.md').read_text()
path = re.search(r'`(src/games/\S+\.hpp)`:\n\n```cpp\n(.*?)```', recipe, re.S)
line = re.search(r'registry.def`:\n\n```\n(GAME\(.*?\))\n```', recipe)
check(path and line, 'HACKING.md has the game and its line')
name = re.match(r'GAME\((\w+),', line[1])

with tempfile.TemporaryDirectory() as folder:
    copy = pathlib.Path(folder)
    shutil.copytree(root / 'src', copy / 'src')
    shutil.copy(root / 'CMakeLists.txt', copy)
    game = copy / path[1]
    game.parent.mkdir()
    game.write_text(path[2])
    with (copy / 'src/api/registry.def').open('a') as registry:
        registry.write(line[1] + '\n')
    # CMake finds the game and makes a source of it. Only that source and the registry are new: the rest of the program is
    # taken from where it has been built.
    objects = [f'CMakeFiles/zermelo-games.dir/games/{name[1]}.cpp.o', 'CMakeFiles/zermelo-telling.dir/src/api/registry.cpp.o']
    built = pathlib.Path(harness.PROGRAM).parent
    inputs = subprocess.run(['ninja', '-C', built, '-t', 'inputs', 'zermelo'], capture_output=True, text=True).stdout.split()
    program = copy / 'zermelo'
    for command in (['cmake', '-S', '.', '-B', 'build', '-G', 'Ninja'],
                    ['ninja', '-C', 'build', *objects],
                    ['c++', '-o', program, *(built / each for each in inputs if re.match(r'CMakeFiles/zermelo(-cli)?\.dir/.*\.o$', each)),
                     *(copy / 'build' / each for each in objects), built / 'libzermelo.a', '-pthread', '-ledit']):
        done = subprocess.run(command, cwd=copy, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout[-3000:], done.stderr[-3000:])
            sys.exit(1)
    harness.PROGRAM = str(program)
    solved = harness.answer('solve', 'counting')
    equal((solved['winner'], solved['plies'], solved['best'], solved['grundy'], solved['verified']), (1, 7, ['1'], 1, True), 'solve counting')
    equal(harness.answer('solve', 'compter:12')['winner'], 2, 'solve compter:12')
    equal([move['best'] for move in harness.answer('moves', 'counting', '--position', '8')['moves']], [True, False], 'moves')
    check('Player 1' in harness.run('play', 'counting', '--first', 'perfect', '--second', 'random').stdout, 'play')
    equal(harness.run('solve', 'counting', '--position', '11').returncode, 2, 'bad input')
    # The page, too: in its list of games, and shown by its text, since it has no drawing of its own.
    with served(program) as port:
        check('counting' in [game['name'] for game in ask(port, ask='games')['answer']['games']], 'the list of the page')
        shown = ask(port, ask='position', game='counting', play=['2'])['answer']
        equal((shown['board']['kind'], shown['text'], shown['moves'], shown['to_move']), ('text', '2\n', ['1', '2'], 2), 'shown by the page')
        equal(ask(port, ask='opponent', game='counting', **{'with': 'level:10'})['answer']['move'], '1', 'an opponent')
finish()
