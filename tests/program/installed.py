"""Installs the project into a folder and builds a small program against that copy: find_package(zermelo) is all it needs.
Usage: installed.py PROGRAM COMPILER"""
import pathlib
import subprocess
import sys
import tempfile

import harness
from harness import answer, check, equal, finish

root = pathlib.Path(__file__).resolve().parents[2]
built = pathlib.Path(harness.PROGRAM).resolve().parent


def done(*command):
    result = subprocess.run(command, capture_output=True, text=True)
    check(result.returncode == 0, f'{" ".join(map(str, command))}: {(result.stdout + result.stderr)[-2000:]}')
    if result.returncode:
        finish()
    return result.stdout


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    done('cmake', '--install', built, '--prefix', folder / 'copy')
    installed = folder / 'copy/bin/zermelo'
    equal(done(installed, 'solve', 'babylone:2,2', '--json').count('"winner": 1'), 1, 'the installed program answers')
    done('cmake', '-S', root / 'tests/installed', '-B', folder / 'build', '-G', 'Ninja', f'-DCMAKE_PREFIX_PATH={folder / "copy"}',
         f'-DCMAKE_CXX_COMPILER={sys.argv[2]}', '-DCMAKE_CXX_FLAGS=-O0')
    done('cmake', '--build', folder / 'build')
    lines = done(folder / 'build/outside').splitlines()
    solved, moves = answer('solve', 'babylone:2,2'), answer('moves', 'babylone:2,2')
    equal(lines[0], f'winner {solved["winner"]} plies {solved["plies"]}', 'solve')
    equal([line[5:] for line in lines if line.startswith('best ')], solved['best'], 'best moves')
    first = moves['moves'][0]
    check(f'after {first["move"]} {first["position"]}' in lines, 'a move is played')
    check(harness.run('moves', 'babylone:2,2', '--positions', '-', stdin=solved['position'] + '\n').stdout.strip() in lines, 'moves as JSON')
    check('Attractor of player 1: 4 of 4 vertices, in 4 steps' in lines, f'the attractor: {lines[-6:]}')
finish()
