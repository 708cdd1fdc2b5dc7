#!/usr/bin/env python3
"""Checks who leans on whom: every #include between the rooms of src/ must be one of the arrows below.

And that the machine is asked through its doors only, so that the engine can be built without one.
"""
import pathlib
import re
import sys

ENGINE = ['core', 'json', 'arena', 'games', 'solve', 'search', 'lessons', 'tablebase']
ROOMS = {
    'core': [],
    'json': ['core'],
    'arena': ['core', 'json'],
    'games': ['core', 'json', 'arena'],
    'tablebase': ['core'],
    'solve': ['core', 'arena', 'tablebase'],
    'search': ['core', 'tablebase'],
    'cluster': ['core', 'solve', 'tablebase'],
    'lessons': ['core', 'json'],
    'answers': ['core', 'arena'],
    'ask': ENGINE + ['answers'],
    'exercises': ENGINE + ['answers', 'ask'],
    'explain': ['core', 'arena', 'answers'],
    'render': ['core', 'json', 'arena', 'lessons', 'answers', 'explain'],
    'api': ENGINE + ['answers', 'ask', 'exercises', 'explain', 'render'],
    'requests': ENGINE + ['answers', 'ask', 'exercises', 'explain', 'render', 'api'],
    'wasm': ['core', 'requests'],
    'server': ['core', 'requests'],
    'cli': ENGINE + ['answers', 'ask', 'exercises', 'explain', 'render', 'api', 'requests', 'server'],
}

# What belongs to a machine, and the doors to it. Rooms that cannot do without a machine need none.
MACHINE = re.compile(r'#include <(thread|mutex|shared_mutex|barrier|condition_variable|latch|semaphore|future|stop_token|'
                     r'filesystem|fstream|iostream|csignal|(sys/|unistd|fcntl|sched|pthread|signal).*)>|ZERMELO_NO_MACHINE')
DOORS = ['core/machine/threads.hpp', 'core/machine/threads.cpp', 'core/machine/memory.hpp', 'core/machine/account.cpp', 'core/machine/own_core.hpp', 'core/machine/memory.cpp', 'core/machine/files.hpp', 'core/machine/files.cpp', 'core/machine/file_text.cpp',
         'core/machine/draft_file.cpp', 'core/machine/locked_file.cpp']
WITH_A_MACHINE = ['cli', 'cluster', 'server']

# Memory that the account would not see, threads whose failure nobody would hear of, input that an interrupt would cut
# in half, and commands that the watch would not see.
AROUND_THE_DOORS = re.compile(r'\b(malloc|calloc|realloc|aligned_alloc|mmap|memfd_create)\(|std::j?thread\b|std::async\b|std::cin\b')
CALLBACK = re.compile(r'callback\(')
RUN = 'session.run('

def main():
    source = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent / 'src')
    wrong = []
    for path in sorted(source.rglob('*.[hc]pp')):
        parts = path.relative_to(source).parts
        if len(parts) == 1: # zermelo.hpp, which is all of them
            continue
        room = parts[0]
        if room not in ROOMS:
            wrong.append(f'{path}: the room {room} is not on the map')
            continue
        lines = path.read_text().splitlines()
        for number, line in enumerate(lines, 1):
            if MACHINE.search(line) and room not in WITH_A_MACHINE and '/'.join(parts) not in DOORS:
                wrong.append(f'{path}:{number}: the machine is asked through {", ".join(DOORS)}')
            if AROUND_THE_DOORS.search(line.split('//')[0]) and '/'.join(parts[:2]) != 'core/machine' and room not in ('wasm', 'server'):
                wrong.append(f'{path}:{number}: memory, threads and standard input come through core/machine')
            if CALLBACK.search(line) and room == 'cli' and parts[1] not in ('command.cpp', 'command.hpp') and RUN not in ' '.join(lines[number - 1:number + 2]):
                wrong.append(f'{path}:{number}: a command runs by {RUN}...), which watches over it')
            found = re.match(r'#include "([^"]+)"', line)
            if not found:
                continue
            target = found[1].split('/')
            allowed = [room] + ROOMS[room]
            if target[0] not in allowed:
                wrong.append(f'{path}:{number}: {room} may not lean on {target[0]}')
            elif room == target[0] == 'games' and target[1] != parts[1]:
                wrong.append(f'{path}:{number}: a game may not lean on another')
    print('\n'.join(wrong) or 'all arrows are right')
    return 1 if wrong else 0

if __name__ == '__main__':
    sys.exit(main())
