"""exercise and tree --steps as people use them: sheets, checks, class lists, both languages, and bad input."""
import json
import pathlib
import tempfile

from harness import answer, check, equal, finish, run

folder = pathlib.Path(tempfile.mkdtemp())
kinds = ('attractor', 'minimax', 'alphabeta', 'grundy', 'dijkstra', 'equilibrium', 'winning-move')

for kind in kinds:
    exercise = answer('exercise', kind, '--seed', '5', '--level', '2')
    check({'statement', 'instance', 'solution', 'questions'} <= exercise.keys(), f'{kind}: the fields of the contract')
    equal(exercise, answer('exercise', kind, '--seed', '5', '--level', '2'), f'{kind}: the same seed, the same exercise')
    lines = '\n'.join(' '.join(solved['answer']) or '-' for solved in exercise['solution'])
    checked = answer('exercise', kind, '--seed', '5', '--level', '2', '--check', '-', stdin=lines)
    equal(checked['right'], len(exercise['questions']), f'{kind}: the solution passes')
    wrong = answer('exercise', kind, '--seed', '5', '--level', '2', '--check', '-', stdin='zebra\n' * len(exercise['questions']))
    equal((wrong['right'], all(q['why'] for q in wrong['questions'])), (0, True), f'{kind}: nonsense does not, and it is said why')
    for language, word in (('en', 'Solution'), ('fr', 'Corrigé')):
        for form, sign in (('text', word), ('markdown', '## ' + word), ('html', f'<h2>{word}</h2>'), ('latex', '\\subsection*{' + word + '}')):
            sheet = run('exercise', kind, '--level', '2', '--format', form, '--lang', language).stdout
            check(sign in sheet, f'{kind} as {form} in {language}')
    check('Solution' not in run('exercise', kind, '--questions').stdout, f'{kind}: questions alone')

# What the file of an instance says is what the commands answer.
exercise = answer('exercise', 'attractor', '--seed', '3', '--level', '4')
(folder / 'arena.json').write_text(json.dumps(exercise['instance']['file']))
steps = answer('attractor', f'arena:{folder}/arena.json')['steps']
equal([sorted(v['vertex'] for v in step['vertices']) for step in steps[1:]], [sorted(s['answer']) for s in exercise['solution'][:len(steps) - 1]], 'the attractor command agrees')

# A class: a sheet a name, each with its own instance, the solutions after all of them.
(folder / 'class.txt').write_text('Ada\nÉmile\n\nZoé\n')
sheets = run('exercise', 'dijkstra', '--names', str(folder / 'class.txt'), '--format', 'html').stdout
check(all(name in sheets for name in ('Ada', 'Émile', 'Zoé')) and sheets.count('<h1>') == 6, 'a sheet and a solution for each name')
check(sheets.rindex('<h2>Questions') < sheets.index('<h2>Solution'), 'solutions come last')

# Searches step by step.
steps = answer('tree', 'tree:fig52', '--steps')
equal([step['pruned'] for step in steps['steps'] if step['do'] == 'cut'], [[7, 8]], 'fig. 5.2: one cut, two leaves')
check(all(step['text'] for step in steps['steps']), 'every step has its sentence')
equal(steps['steps'][-1]['value'], 3, 'and the value is 3')
growth = answer('tree', 'nim:1+2', '--with', 'mcts:playouts=20')
equal([step['do'] for step in growth['steps'][:4]], ['select', 'expand', 'play', 'back_up'], 'Monte Carlo in its four steps')
rounds = [step for step in growth['steps'] if step['do'] == 'back_up']
equal(next(c['visits'] for c in rounds[-1]['counts'] if c['node'] == 0), len(rounds), 'the root counts every game')
check('Élagage' in run('tree', 'tree:fig52', '--steps', '--lang', 'fr').stdout, 'steps in French')

for words in (('exercise', 'sudoku'), ('exercise', 'minimax', '--level', '6'), ('exercise', 'minimax', '--format', 'pdf'),
              ('exercise', 'minimax', '--names', str(folder / 'nobody.txt')), ('tree', 'nim:1+2', '--with', 'mcts:playouts=5000')):
    result = run(*words)
    equal((result.returncode, result.stdout, len(result.stderr.splitlines())), (2, '', 1), f'bad input: {" ".join(words)}')
finish()
