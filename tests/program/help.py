"""The help of every command, the manual page, completions, and numbers in errors as they were typed."""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from harness import PROGRAM, check, equal, finish, run

commands = re.findall(r'^  ([a-z]+) ', run('--help').stdout.split('Commands:')[1], re.M)
everywhere = ('--seed', '--lang', '--json', '--threads', '--memory', '--seconds', '--nodes', '--progress')
for command in commands:
    text = run(command, '--help').stdout
    for option in everywhere:
        check(option + ' ' in text, f'{command} --help has {option}')
    equal(run('help', command).stdout, text, f'help {command}')
    check(not re.search(r'UINT|INT in|FLOAT', text), f'{command} --help speaks of numbers, not of types')
equal(run('help').stdout, run('--help').stdout, 'help')
check('--threads 1..1024' in run('help', 'solve').stdout, 'ranges in the help')
unknown = run('help', 'solv')
check(unknown.returncode == 2 and 'no command is called "solv"' in unknown.stderr, 'help of what is none')

# Numbers in errors are what was typed.
for words, said in ((['play', 'nim', '--level', '-1'], '--level: "-1" is not a whole number from 0 on'),
                    (['play', 'nim', '--level', '11'], '11'), (['solve', 'nim', '--threads', '-2'], '-2 is out of range (1 to 1024)'),
                    (['perft', 'nim', '--depth', '99999999999999999999'], '99999999999999999999 is out of range (1 to 1000)'),
                    (['match', 'nim', '--first', 'random', '--second', 'random', '--games', '1.5'], '"1.5" is not a whole number'),
                    (['solve', 'nim', '--memory', '-1'], '"-1" is not a size')):
    result = run(*words, stdin='quit\n')
    check(result.returncode == 2 and said in result.stderr and '1844' not in result.stderr, f'{words}: {result.stderr}')

# A tree that is too large names a depth that is not.
for words in (['tictactoe'], ['connect4'], ['tictactoe', '--with', 'minimax'], ['connect4', '--depth', '9', '--with', 'minimax']):
    said = run('tree', *words).stderr
    depth = re.search(r'use --depth (\d+)', said)
    check(depth, f'tree {words}: {said}')
    if depth:
        words = [word for word in words if word not in ('--depth', '9')]
        check(run('tree', *words, '--depth', depth[1]).returncode == 0, f'tree {words} --depth {depth[1]} works')
        check(run('tree', *words, '--depth', str(int(depth[1]) + 1)).returncode == 2, f'tree {words}: no deeper one does')

# The manual page.
for language, title in (('en', 'COMMANDS'), ('fr', 'COMMANDES')):
    page = run('help', '--man', '--lang', language).stdout
    check(page.startswith('.TH ZERMELO 1') and f'.SH {title}' in page, f'man page in {language}')
    check(all(f'.SS zermelo {command}\n' in page for command in commands), f'man page in {language} has all commands')
    if shutil.which('groff'):
        done = subprocess.run(['groff', '-man', '-Tutf8', '-ww', '-K', 'utf8'], input=page, capture_output=True, text=True)
        check(done.returncode == 0 and not done.stderr, f'groff: {done.stderr[:300]}')

# Completions: shells read them, and bash completes.
scripts = {shell: run('help', '--completions', shell).stdout for shell in ('bash', 'zsh', 'fish')}
for shell, script in scripts.items():
    check(all(command in script for command in commands) and 'position' in script and 'babylone' in script, f'{shell} completions')
    if shutil.which(shell):
        read = subprocess.run([shell, '-n'], input=script, capture_output=True, text=True)
        check(read.returncode == 0 and not read.stderr, f'{shell} reads them: {read.stderr[:300]}')
for words, expected in ((['zermelo', 'so'], {'solve'}), (['zermelo', 'solve', 'baby'], {'babylone'}),
                        (['zermelo', 'solve', 'nim', '--stro'], {'--strong'}), (['zermelo', 'moves', 'nim', '--see'], {'--seed'}),
                        (['zermelo', 'help', 'attr'], {'attractor'})):
    asked = scripts['bash'] + f'COMP_WORDS=({" ".join(words)}); COMP_CWORD={len(words) - 1}; _zermelo; printf "%s\\n" "${{COMPREPLY[@]}}"'
    done = subprocess.run(['bash', '-c', asked], capture_output=True, text=True)
    equal(set(done.stdout.split()), expected, f'bash completes {words} ({done.stderr[:200]})')
check(run('help', '--completions', 'csh').returncode == 2, 'other shells are unknown')

# cmake --install puts them where they belong.
build = Path(PROGRAM).parent
if (build / 'CMakeCache.txt').exists():
    with tempfile.TemporaryDirectory() as root:
        done = subprocess.run(['cmake', '--install', build, '--prefix', root], capture_output=True, text=True)
        check(done.returncode == 0, f'install: {done.stderr}')
        for file in ('bin/zermelo', 'share/man/man1/zermelo.1', 'share/man/fr/man1/zermelo.1', 'share/zsh/site-functions/_zermelo',
                     'share/bash-completion/completions/zermelo', 'share/fish/vendor_completions.d/zermelo.fish'):
            check((Path(root) / file).exists() and (Path(root) / file).stat().st_size > 1000, f'{file} is installed')

finish()
