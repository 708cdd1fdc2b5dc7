"""Runs the commands that the documentation shows and compares what they print, to the letter but for times.

In a block marked ```console, a line that begins with "$ ./zermelo" is run; the lines up to the next one are its output.
A line "..." stands for any lines.
"""
import os
import pathlib
import re
import shlex

import harness
from harness import check, finish, run

root = pathlib.Path(__file__).resolve().parents[2]
harness.PROGRAM = os.path.abspath(harness.PROGRAM)
os.chdir(root) # the files that the pages name are those of the project


def plain(text):
    """Without what differs from run to run: times, rates and bytes."""
    text = re.sub(r' *[0-9][0-9.,\u202f]* m?s\b', ' T', text)
    text = re.sub(r' +(time|temps)$', r' \1', text, flags=re.M)  # the head of a column of times is as wide as they are
    text = re.sub(r'[0-9.]+ million', 'R million', text)
    return [line.rstrip() for line in text.strip().splitlines()]


def matches(actual, expected):
    pattern = ''.join('(?:.*\n)*' if line == '...' else re.escape(line) + '\n' for line in expected)
    return re.fullmatch(pattern, ''.join(line + '\n' for line in actual)) is not None


count = 0
for page in sorted([root / 'README.md', *(root / 'docs').glob('*.md')]):
    for block in re.findall(r'```console\n(.*?)```', page.read_text(), re.S):
        for example in re.split(r'^\$ ', block, flags=re.M)[1:]:
            command, _, expected = example.partition('\n')
            words = shlex.split(command, comments=True)
            if words[0] != './zermelo':
                continue
            stdin = ''
            if '<<<' in words:
                at = words.index('<<<')
                stdin = words[at + 1].removeprefix('$').replace('\\n', '\n') + '\n'
                words = words[:at]
            result = run(*words[1:], stdin=stdin)
            count += 1
            check(matches(plain(result.stdout + result.stderr), plain(expected)),
                  f'{page.name}: {command}\n--- expected\n{expected}--- got\n{result.stdout + result.stderr}')
check(count >= 10, f'only {count} commands found in the documentation')
finish()
