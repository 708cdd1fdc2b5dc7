"""French: plurals, numbers, words of the course, parameters and errors."""
import json
import pathlib
import re

from harness import answer, check, equal, finish, run


def french(*words, **options):
    return run(*words, '--lang', 'fr', **options)


NARROW = '\u202f'

# Plurals, in both languages.
check('1 finale\n' in french('solve', 'subtraction:4').stdout, 'une finale')
check(re.search(r'\b1 perdante\b', french('solve', 'subtraction:3').stdout), 'une perdante')
check('1 position et 0 coup\n' in french('solve', 'subtraction:0').stdout, 'nothing is singular in French')
check('1 position and 0 moves\n' in run('solve', 'subtraction:0').stdout, 'and plural in English')
one = run('search', 'subtraction:0', '--with', 'minimax').stdout
check('1 node, 1 leaf, 0 judged, 0 cuts' in one, f'one node: {one}')
one = french('search', 'subtraction:0', '--with', 'minimax').stdout
check('1 nœud, 1 feuille, 0 jugée, 0 élagage, 0 connu' in one, f'un nœud : {one}')
for text in (french('attractor', 'subtraction:0', '--player', '2').stdout, french('arena', 'subtraction:1', '--sides').stdout):
    check('1 sommet' in text and '1 sommets' not in text, f'un sommet : {text}')

# Numbers: a comma, narrow spaces that do not break; never in JSON, CSV or the course's forms.
text = french('search', 'tictactoe', '--with', 'minimax').stdout
check(f'549{NARROW}946 nœuds' in text, f'narrow spaces: {text}')
check('549,946 nodes' in run('search', 'tictactoe', '--with', 'minimax').stdout, 'commas in English')
match = french('match', 'nim', '--first', 'random', '--second', 'random', '--games', '30').stdout
check(re.search(rf'score de random{NARROW}: \d+,\d{NARROW}%', match), f'a decimal comma: {match}')
mean = french('search', 'connect4', '--with', 'mcts:playouts=200').stdout
check(re.search(r'-?0,\d{3}', mean) and not re.search(r'\d\.\d', mean), f'means: {mean}')
for words in (['search', 'tictactoe', '--with', 'minimax'], ['explain', 'babylone'], ['solve', 'babylone'],
              ['explain', 'connect4', '--position', '4455', '--with', 'mcts:playouts=2000']):
    text = french(*words, '--json').stdout
    json.loads(text)
    check(NARROW not in text and not re.search(r'\d,\d', text), f'{words} in JSON: {text}')
check(NARROW not in french('search', 'connect4', '--with', 'minimax:depth=3', '--as', 'course').stdout, 'the course\'s form')

# Thin spaces before signs, in everything that is said: answers, help, errors; not in what somebody typed.
check(f'pour qui joue{NARROW}; ' in french('solve', 'subtraction:4').stdout, 'before a semicolon')
check(f'Meilleurs coups{NARROW}: ' in french('solve', 'subtraction:5').stdout, 'before a colon')
for words in (['solve', 'babylone'], ['explain', 'chomp:3,3'], ['games'], ['solve', '--help'], ['--help'], ['help', 'play'],
              ['attractor', 'subtraction:5', '--trace'], ['matrix', 'dilemme']):
    text = french(*words).stdout
    check(NARROW in text and not re.search(r' [:;?!](\s|$)', text), f'{words}: {text}')
check('"a : b"' in french('solve', 'nim', '--seed', 'a : b').stderr, 'what was typed stays')
check(NARROW not in french('play', 'babylone:2,2', '--first', 'first', '--second', 'first', '--as', 'course').stdout, 'in the sheet\'s layout')

# tree
text = french('tree', 'tictactoe', '--depth', '1', '--with', 'minimax:eval=open-lines').stdout + french('tree', 'tree:fig52').stdout
check('jugée' in text and 'finie' in text and not re.search(r'judged|over', text), f'tree: {text}')

# One word for one thing.
example_file = f'{pathlib.Path(__file__).resolve().parents[2]}/examples/course-example-3.dot'
example = f'arena:{example_file}'
for words in (['attractor', example, '--trace'], ['games'], ['attractor', example, '--player', '2'], ['sweep', '--help'],
              ['attractor', '--help'], ['table', '--help']):
    text = french(*words).stdout
    check(text and not re.search(r'\b(but|buts|tuiles?)\b', text), f'{words}: {text}')
check('est perdante pour le joueur 1' in french('explain', 'subtraction:4').stdout, 'position perdante')
check('est gagnante pour le joueur 1' in french('explain', 'subtraction:5').stdout, 'position gagnante')

# Parameters have French names; what is printed has the others.
for word, same in (('babylone:couleurs=2,tablettes=2', 'babylone:2,2'), ('batonnets:tas=9,prises=1+3', 'subtraction:9,1+3'),
                   ('nim:tas=1+2,misère', 'nim:1+2,misere'), ('puissance4:largeur=4,hauteur=4,ligne=3', 'connect4:4,4,3'),
                   ('chomp:lignes=2,colonnes=2', 'chomp:2,2'), ('arbre:fichier=fig52', 'tree:fig52'), ('morpion:largeur=2,hauteur=2,ligne=2', 'tictactoe:2,2,2')):
    equal(answer('solve', word)['game'], same, word)
equal(answer('solve', 'arena:' + example_file + ',cible=s3')['winner'], answer('solve', 'arena:' + example_file + ',target=s3')['winner'], 'an arena\'s target')
table = french('table', 'babylone', '--rows', 'couleurs=1..2', '--columns', 'tablettes=1..2')
check(table.returncode == 0 and 'couleurs \\ tablettes' in table.stdout, f'table: {table}')
check('donné deux fois' in french('solve', 'babylone:couleurs=2,colours=2').stderr, 'two names of one parameter')
listed = french('games').stdout
check('couleurs=4' in listed and 'colours' not in listed, f'games in French: {listed}')

# Errors: places, ranges, files.
for words, said in ((['solve', 'babylone:couleurs=99'], 'babylone: paramètre "colours": 99 est hors des bornes (1 à'),
                    (['explain', 'nim', '--move', '9'], f'coup: «{NARROW}9{NARROW}» n\'est pas un coup ici'),
                    (['solve', 'gnim'], f'jeu: aucun jeu ne s\'appelle «{NARROW}gnim{NARROW}»'),
                    (['solve', 'chomp', '--position', '9'], 'chomp: ligne 1 de "9": une ligne de 9'),
                    (['explain', 'chomp', '--move', '9:9'], 'chomp: coup: il n\'y a pas de carré'),
                    (['solve', 'nim', '--threads', '0'], '--threads: 0 est hors des bornes (1 à 1024)'),
                    (['solve', 'nim', '--threads', 'x'], '--threads: "x" n\'est pas un nombre entier'),
                    (['solve', 'nim', '--seed', '-1'], '--seed: "-1" n\'est pas un entier à partir de 0'),
                    (['solve', 'arena:no/such/file'], f'no/such/file: ne peut être lu{NARROW}: ce fichier n\'existe pas'),
                    (['solve', 'arena:/'], f'/: ne peut être lu{NARROW}: c\'est un dossier'),
                    (['tree', 'tree:fig52', '--output', 'no/such/file'], f'ne peut être écrit{NARROW}: ce dossier n\'existe pas')):
    result = french(*words)
    check(result.returncode == 2 and said in result.stderr, f'{words}: {result.stderr}')
check('UINT' not in french('solve', '--help').stdout and 'INT in' not in french('solve', '--help').stdout, 'kinds of values')

finish()
