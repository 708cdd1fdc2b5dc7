"""Installs the module as people do, from the build that is there, and runs its tests: those of tests/python, and the examples
in its own documentation, with the engine and as one file of pure Python. Usage: python.py PROGRAM [PYTHON]"""
import os
import pathlib
import subprocess
import sys
import tempfile

import harness
from harness import check, finish

root = pathlib.Path(__file__).resolve().parents[2]
built = pathlib.Path(harness.PROGRAM).resolve().parent
python = sys.argv[2] if len(sys.argv) > 2 else '/usr/bin/python3'
environment = {key: value for key, value in os.environ.items() if not key.startswith(('PYTHON', 'ZERMELO'))}
environment.update(LC_ALL='C.UTF-8', ZERMELO_PROGRAM=os.path.abspath(harness.PROGRAM), PYTHONDONTWRITEBYTECODE='1')


def done(*command, cwd=root, **more):
    result = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=cwd, env={**environment, **more})
    check(result.returncode == 0, f'{" ".join(map(str, command))}: {(result.stdout + result.stderr)[-4000:]}')
    return result.stdout


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    done(python, '-m', 'venv', '--system-site-packages', folder / 'venv')
    ours = folder / 'venv/bin/python'
    done(ours, '-m', 'pip', 'install', '--quiet', '--no-index', '--disable-pip-version-check', '--config-settings',
         f'build={built}', root)
    where = done(ours, '-c', 'import zermelo, zermelo._engine; print(zermelo.__file__)', cwd=folder)
    check(str(folder) in where, f'the installed module is tested: {where}')
    for path in sorted((root / 'tests/python').glob('test_*.py')):
        done(ours, path, cwd=folder, PATH=f'{folder}/venv/bin:{environment["PATH"]}')
    doctests = ('import doctest, pkgutil, importlib, sys, zermelo\nwrong = 0\n'
                'for m in ["zermelo"] + ["zermelo." + m.name for m in pkgutil.iter_modules(zermelo.__path__) '
                'if m.name not in ("__main__", "_engine", "_pure", "check", "cours")]:\n'
                '    wrong += doctest.testmod(importlib.import_module(m)).failed\nsys.exit(wrong)')
    done(ours, '-c', doctests, cwd=folder)
    pages = ('import doctest, re, sys\ntext = open(sys.argv[1], encoding="utf-8").read()\n'
             'blocks = re.findall(r"```python\\n(.*?)```", text, re.S)\n'
             'test = doctest.DocTestParser().get_doctest("\\n\\n".join(blocks), {}, sys.argv[1], sys.argv[1], 0)\n'
             'done = doctest.DocTestRunner().run(test)\nsys.exit(done.failed or done.attempted < 30)')
    done(ours, '-c', pages, root / 'docs/python.md', cwd=folder)
    # The pure part: a wheel for any machine, and one file.
    done(ours, '-m', 'pip', 'wheel', '--quiet', '--no-index', '--no-deps', '--config-settings', 'pure=1', '-w', folder, root)
    check((folder / 'zermelo-0.1-py3-none-any.whl').exists(), 'the wheel for any machine')
    done(python, root / 'scripts/single_file.py', folder / 'one/zermelo.py')
    told = done(python, '-I', '-c', f'import sys; sys.path.insert(0, {str(folder / "one")!r})\n'
                'import zermelo as z\nprint(z.compiled, z.Game("babylone:2,2").start.value)', cwd=folder)
    check(told.strip() == 'False Value(win, plies=3)', f'one file: {told}')
finish()
