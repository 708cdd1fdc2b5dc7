"""Builds the engine without threads, exceptions, files and huge pages, and asks it what the program is asked, too.

Where clang can compile for WebAssembly, it reads all of it as well: another library, and 32 bits.
Usage: no_machine.py PROGRAM COMPILER FOLDER
"""
import json
import pathlib
import re
import shlex
import shutil
import subprocess
import sys

from harness import answer, check, equal, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
LEFT_OUT = ['cli', 'cluster', 'python', 'server'] # they need a machine
compiler, folder = sys.argv[2], pathlib.Path(sys.argv[3])


def done(*command, **options):
    result = subprocess.run(command, capture_output=True, text=True, **options)
    check(result.returncode == 0, f'{command[0]}: {(result.stdout + result.stderr)[-3000:]}')
    if result.returncode:
        finish()
    return result.stdout


def build():
    done('cmake', '-S', root, '-B', folder, '-G', 'Ninja', f'-DCMAKE_CXX_COMPILER={compiler}', '-DCMAKE_CXX_FLAGS=-O0',
         '-DCMAKE_UNITY_BUILD=ON', '-DZERMELO_NATIVE=OFF', '-DZERMELO_TESTS=ON', '-DZERMELO_MACHINE=OFF')
    done('cmake', '--build', folder, '--target', 'no-machine')


def ask():
    """The answers are those of the program."""
    program = folder / 'tests/no_machine/no-machine'
    drawn, penalty = (root / 'examples' / name for name in ('course-example-3.dot', 'penalty.json'))
    lines = done(program, f'drawn.dot={drawn.read_text()}', f'penalty.json={penalty.read_text()}').splitlines()

    def value(game):
        solved = answer('solve', game)
        return f'{solved["outcome"]} {solved["plies"]}'

    ranks = answer('attractor', f'arena:{drawn}')['ranks']
    chances = [chance for each in answer('matrix', str(penalty))['equilibria'] for player in 'xy' for chance in each[player]]
    equal(lines, ['babylone: ' + value('babylone'), 'chomp:3,4 ' + value('chomp:3,4'),
                  'nim:3+4+5 ' + run('moves', 'nim:3+4+5', '--positions', '-', stdin='3+4+5\n').stdout.strip(),
                  'connect4:4,4 ' + value('connect4:4,4'),
                  ' '.join(['drawn.dot', *(f'{vertex}={rank}' for vertex, rank in ranks.items())]),
                  'nowhere.dot: files cannot be read here',
                  ' '.join(['penalty.json', *chances])], 'answers without a machine')
    equal(done(program, 'pages'), 'no room for a large block\n', 'a large block that is too large')
    equal(done(program, 'new'), 'no room for a large block\n', 'what new cannot give is told with its size, too')


def look_inside():
    """What the engine would ask of a machine is not there to be asked."""
    names = set(re.findall(r' U (\S+)', done('nm', '-u', folder / 'tests/no_machine/libno-machine-engine.a')))
    machine = re.compile(r'pthread_|__cxa_throw|__cxa_begin_catch|__cxa_guard|open|mmap|madvise|munmap|sysconf|sched_|sig|'
                         r'fopen|_ZNSt\w*(basic_[io]?fstream|basic_filebuf|filesystem|6thread)|_ZSt3cin|_ZSt4cout')
    check(len(names) > 50, 'the library has names')
    equal(sorted(name for name in names if machine.match(name)), [], 'what the library asks of a machine')


def read_for_webassembly():
    clang = shutil.which('clang++-19')
    if not clang or not pathlib.Path('/usr/include/wasm32-wasi/c++/v1/vector').exists():
        return print('clang++-19 does not compile for WebAssembly here: not tried')
    beside = folder / 'headers' # those of libraries, and nothing else that is this machine's
    beside.mkdir(exist_ok=True)
    for library in ('boost',):
        if not (beside / library).exists():
            (beside / library).symlink_to(f'/usr/include/{library}')
    units = json.loads((folder / 'compile_commands.json').read_text())
    units = [unit for unit in units if re.search(r'(zermelo-computing|zermelo-telling|no-machine)\.dir', unit['command'])]
    words = [word for word in shlex.split(units[0]['command']) if re.match(r'-[DI]|-std|-f', word)]
    headers = (path.relative_to(root / 'src') for path in sorted((root / 'src').rglob('*.hpp')))
    (folder / 'headers.cpp').write_text(''.join(f'#include "{path}"\n' for path in headers if path.parts[0] not in LEFT_OUT))
    for source in (folder / 'headers.cpp', *(unit['file'] for unit in units)):
        done(clang, '--target=wasm32-wasi', *words, '-isystem', beside, '-fsyntax-only', source)


build()
ask()
look_inside()
read_for_webassembly()
finish()
