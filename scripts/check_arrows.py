#!/usr/bin/env python3
"""Checks who leans on whom: every #include between the rooms of src/ must be one of the arrows below."""
import pathlib
import re
import sys

ROOMS = {
    'core': [],
    'json': ['core'],
    'arena': ['core', 'json'],
    'explain': ['core'],
    'solve': ['core', 'arena', 'explain'],
    'search': ['core', 'explain'],
    'games': ['core', 'json', 'arena'],
    'lessons': ['core', 'json', 'explain'],
    'tablebase': ['core'],
    'cluster': ['core', 'solve', 'tablebase'],
    'render': ['core', 'json', 'arena', 'explain', 'lessons'],
    'api': ['core', 'json', 'arena', 'explain', 'solve', 'search', 'games', 'lessons', 'tablebase', 'cluster', 'render'],
    'cli': ['api'],
}
# Through the API come the words, values and results that its answers are made of.
SPOKEN_BY_API = ['core', 'explain', 'arena', 'solve']

def main():
    source = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / 'src')
    wrong = []
    for path in sorted(source.rglob('*.[hc]pp')):
        parts = path.relative_to(source).parts
        room = parts[0]
        if room not in ROOMS:
            wrong.append(f'{path}: the room {room} is not on the map')
            continue
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = re.match(r'#include "([^"]+)"', line)
            if not found:
                continue
            target = found[1].split('/')
            allowed = [room] + ROOMS[room] + (SPOKEN_BY_API if room == 'cli' else [])
            if target[0] not in allowed:
                wrong.append(f'{path}:{number}: {room} may not lean on {target[0]}')
            elif room == target[0] == 'games' and target[1] != parts[1]:
                wrong.append(f'{path}:{number}: a game may not lean on another')
    print('\n'.join(wrong) or 'all arrows are right')
    return 1 if wrong else 0

if __name__ == '__main__':
    sys.exit(main())
