"""Théorie des jeux, TD 3 : minimax sur le morpion. L'ordinateur joue 'X' (J1), le joueur 'O' (J2).

Les fichiers `jeu_morpion.py` et `jeu_morpion_minimax_eleve.py` de ce TD ne sont pas publiés ; sont choisis ici :
une grille est une liste de trois listes de ' ', 'X' ou 'O', et

    detection_victoire_ligne_colonne_diag(line)    'X' ou 'O' si les trois cases le sont, None sinon
    detection_victoire(grille)                     'X' ou 'O' si une ligne, colonne ou diagonale l'est, None sinon
    minimax(grille, profondeur, joueur, nb_coups)  (score, (i, j)) du meilleur coup ; (score, None) sur une feuille
    main_jeu(profondeur)                           la partie ; renvoie 'X', 'O' ou 'nul'
"""
VIDE = [[" "] * 3 for _ in range(3)]


def lignes(grille):
    """Les 8 lignes, colonnes et diagonales de la grille."""
    n = len(grille)
    colonnes = [[grille[i][j] for i in range(n)] for j in range(n)]
    diagonales = [[grille[i][i] for i in range(n)], [grille[i][n - 1 - i] for i in range(n)]]
    return [ligne[:] for ligne in grille] + colonnes + diagonales


def detection_victoire_ligne_colonne_diag(line):
    """Fournie : 'X' ou 'O' si les trois cases de line le sont, None sinon.

    >>> detection_victoire_ligne_colonne_diag(['X', 'X', 'X']), detection_victoire_ligne_colonne_diag([' ', ' ', ' '])
    ('X', None)
    """
    return line[0] if line[0] != " " and all(case == line[0] for case in line) else None


def detection_victoire(grille):
    """Fournie : qui a aligné trois pions, None si personne.

    >>> detection_victoire([['X', 'O', ' '], ['O', 'X', ' '], [' ', ' ', 'X']])
    'X'
    """
    for line in lignes(grille):
        if detection_victoire_ligne_colonne_diag(line):
            return detection_victoire_ligne_colonne_diag(line)
    return None


def score_ligne(line, nb_coups):
    """Q4 : le score d'une ligne après nb_coups coups.

    >>> [score_ligne(list(line), 3) for line in ("XXX", "XX ", "X  ", "   ", "O  ", "OO ", "OOO", "XO ", "XXO")]
    [97, 2, 1, 0, -1, -2, -97, 0, 0]
    """
    X, O = line.count("X"), line.count("O")
    if X and O:
        return 0
    if X == 3 or O == 3:
        return 100 - nb_coups if X else -100 + nb_coups
    return X - O


def score_total(grille, nb_coups):
    """Q5 : la somme des scores des 8 lignes.

    >>> score_total([['X', ' ', ' '], [' ', 'O', ' '], [' ', ' ', ' ']], 2)
    -1
    """
    return sum(score_ligne(line, nb_coups) for line in lignes(grille))


def cases_vides(grille):
    """Les coups possibles, dans l'ordre de la lecture."""
    return [(i, j) for i in range(len(grille)) for j in range(len(grille)) if grille[i][j] == " "]


def minimax(grille, profondeur, joueur="X", nb_coups=0):
    """Q8 : (score, coup) du meilleur coup de `joueur`, en étudiant `profondeur` coups ; 'X' maximise, 'O' minimise.

    Une feuille est une grille où quelqu'un a gagné, une grille pleine, ou la profondeur 0.

    >>> minimax([['X', 'X', ' '], ['O', 'O', ' '], [' ', ' ', ' ']], 1)
    (98, (0, 2))
    """
    if profondeur == 0 or detection_victoire(grille) or not cases_vides(grille):
        return score_total(grille, nb_coups), None
    scores = []
    for i, j in cases_vides(grille):
        suite = [ligne[:] for ligne in grille]
        suite[i][j] = joueur
        scores.append((minimax(suite, profondeur - 1, "O" if joueur == "X" else "X", nb_coups + 1)[0], (i, j)))
    return (max if joueur == "X" else min)(scores, key=lambda couple: couple[0])


def affiche(grille):
    """Affiche la grille."""
    print("\n-+-+-\n".join("|".join(ligne) for ligne in grille))


def main_jeu(profondeur=5, saisie=None):
    """Q6 : une partie contre l'ordinateur, qui commence ; une case se tape « ligne colonne », de 0 à 2.

    >>> cases = iter(["0 0", "0 1", "1 0", "1 1", "1 2", "2 0", "2 2", "2 1", "0 2"] * 9)
    >>> main_jeu(1, saisie=lambda question: next(cases)) # doctest: +ELLIPSIS
     | | 
    ...
    'X'
    """
    grille, joueur = [ligne[:] for ligne in VIDE], "X"
    while detection_victoire(grille) is None and cases_vides(grille):
        if joueur == "X":
            profondeur = min(profondeur, len(cases_vides(grille)))
            i, j = minimax(grille, profondeur, "X")[1]
        else:
            affiche(grille)
            i = j = -1
            while (i, j) not in cases_vides(grille):
                mots = (saisie or input)("Votre case (ligne colonne) ? ").split()
                i, j = [int(mot) for mot in mots] if len(mots) == 2 and all(mot.isdigit() for mot in mots) else (-1, -1)
        grille[i][j] = joueur
        joueur = "O" if joueur == "X" else "X"
    affiche(grille)
    return detection_victoire(grille) or "nul"
