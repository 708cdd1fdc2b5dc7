"""Runs the program and compares what it says; collects failures and reports them at the end."""
import json
import os
import signal
import subprocess
import sys

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else None
ENVIRONMENT = {**os.environ, 'LC_ALL': 'C', 'NO_COLOR': '1'}
failures = []
checks = 0


def run(*words, stdin='', env=None):
    return subprocess.run([PROGRAM, *words], input=stdin, capture_output=True, text=True, env={**ENVIRONMENT, **(env or {})})


def answer(*words, **options):
    """The one JSON document that a command prints."""
    result = run(*words, '--json', **options)
    check(result.returncode == 0, f'{" ".join(words)}: exit {result.returncode}, {result.stderr.strip()}')
    return json.loads(result.stdout)


def interrupted(*words, when=lambda: True):
    """Ctrl-C at the first progress line for which when() is true: the exit code, standard output, and the lines on
    standard error that are not progress."""
    process = subprocess.Popen([PROGRAM, *words, '--progress'], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT)
    shown = b''
    while piece := os.read(process.stderr.fileno(), 65536): # nothing: the program has ended
        shown += piece
        if shown.endswith(b'\033[K\r') and when():
            process.send_signal(signal.SIGINT)
            break
    out, err = process.communicate(timeout=60)
    said = (shown + err).decode().split('\r')[-1].removeprefix('\033[K')
    return process.returncode, out.decode(), said


def check(condition, message):
    global checks
    checks += 1
    if not condition:
        failures.append(message)


def equal(actual, expected, what):
    check(actual == expected, f'{what}: expected {expected!r}, got {actual!r}')


def finish():
    for failure in failures:
        print('FAILED', failure)
    print(f'{checks - len(failures)} passed, {len(failures)} failed')
    sys.exit(1 if failures or not checks else 0)
