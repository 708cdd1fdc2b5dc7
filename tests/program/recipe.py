"""Follows the recipe of HACKING.md in a copy of the project: the new game must work with every command."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import harness
from harness import check, equal, finish

root = pathlib.Path(__file__).resolve().parents[2]
recipe = (root / 'HACKING.md').read_text()
path = re.search(r'`(src/games/\S+\.hpp)`:\n\n```cpp\n(.*?)```', recipe, re.S)
line = re.search(r'registry.def`:\n\n```\n(GAME\(.*?\))\n```', recipe)
check(path and line, 'HACKING.md has the game and its line')

with tempfile.TemporaryDirectory() as folder:
    copy = pathlib.Path(folder)
    shutil.copytree(root / 'src', copy / 'src')
    shutil.copy(root / 'CMakeLists.txt', copy)
    game = copy / path[1]
    game.parent.mkdir()
    game.write_text(path[2])
    # Only the new game, so that the test does not build all the others once more.
    (copy / 'src/api/registry.def').write_text(line[1] + '\n')
    (copy / 'src/cli/bench.cpp').write_text('#include "cli/commands.hpp"\nvoid zermelo::add_bench(CLI::App&, Session&) {}\n') # its workload needs other games
    for command in (['cmake', '-S', '.', '-B', 'build', '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Debug'], ['cmake', '--build', 'build']):
        done = subprocess.run(command, cwd=copy, capture_output=True, text=True)
        if done.returncode:
            print(done.stdout[-3000:], done.stderr[-3000:])
            sys.exit(1)
    harness.PROGRAM = str(copy / 'build/zermelo')
    solved = harness.answer('solve', 'counting')
    equal((solved['winner'], solved['plies'], solved['best'], solved['grundy'], solved['verified']), (1, 7, ['1'], 1, True), 'solve counting')
    equal(harness.answer('solve', 'compter:12')['winner'], 2, 'solve compter:12')
    equal([move['best'] for move in harness.answer('moves', 'counting', '--position', '8')['moves']], [True, False], 'moves')
    check('Player 1' in harness.run('play', 'counting', '--first', 'perfect', '--second', 'random').stdout, 'play')
    equal(harness.run('solve', 'counting', '--position', '11').returncode, 2, 'bad input')
finish()
