"""TP 3.7, partie B : le jeu de Chomp. Une tablette est l'ensemble de ses carrés (ligne, colonne) ; (0, 0) est empoisonné.

Une partie finit quand la tablette est vide : qui a mangé le dernier carré, le poison, a perdu.
"""
from random import choice


def make_tab(n, m):
    """B2 : une tablette de n lignes et m colonnes.

    >>> make_tab(2, 3) == {(0, 1), (1, 2), (0, 0), (1, 1), (0, 2), (1, 0)}
    True
    """
    return {(i, j) for i in range(n) for j in range(m)}


def eat(tab, i, j):
    """B5 : ce qui reste quand on mange le carré (i, j) et tout ce qui est à droite et au-dessous.

    >>> sorted(eat(make_tab(3, 6), 1, 3))[-6:]
    [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    """
    return {(pi, pj) for (pi, pj) in tab if pi < i or pj < j}


eatset = eat


def showtab(tab):
    """B6 : affiche la tablette.

    >>> showtab({(0, 1), (0, 0), (1, 1), (0, 2), (1, 0)})
    █ █ █
    █ █   ----> 5 squares
    """
    lignes = max((i for i, j in tab), default=-1) + 1
    largeur = sum(1 for i, j in tab if i == 0)
    for i in range(lignes):
        blocs = " ".join("\u2588" for j in range(largeur) if (i, j) in tab)
        print(blocs if i < lignes - 1 else blocs.ljust(2 * largeur) + "----> %d squares" % len(tab))


def minimax(tab, L=5, player_is_max=True, elagage=True, memo=None, heuristique=None):
    """B7 : le couple (score, tablette après le meilleur coup) ; 1 si max gagne, -1 si min gagne.

    L coups sont étudiés au plus ; au-delà, heuristique(tab, player_is_max), ou 0. B9 : `elagage` s'arrête dès que le
    meilleur score possible est trouvé. B10 : un dictionnaire `memo` retient ce qui est calculé.

    >>> minimax(make_tab(2, 2), 4) == (1, {(0, 0), (0, 1), (1, 0)})
    True
    >>> minimax(make_tab(3, 3), 9, memo={})[0], minimax({(0, 0)})[0]
    (1, -1)
    """
    if not tab:
        return (1 if player_is_max else -1), None  # l'autre vient de manger le poison
    if L == 0:
        return (heuristique(tab, player_is_max) if heuristique else 0), None
    cle = frozenset(tab), L, player_is_max
    if memo is not None and cle in memo:
        return memo[cle]
    but = 1 if player_is_max else -1
    meilleur, choix = -2 * but, None
    for i, j in sorted(tab, reverse=True):
        suite = eat(tab, i, j)
        v = minimax(suite, L - 1, not player_is_max, elagage, memo, heuristique)[0]
        if v * but > meilleur * but:
            meilleur, choix = v, suite
        if elagage and meilleur == but:
            break
    if memo is not None:
        memo[cle] = meilleur, choix
    return meilleur, choix


def h_regles(tab, player_is_max):
    """B11 : qui gagne d'après B3 et B4, 0 quand ces règles ne disent rien.

    La feuille compte toute équerre comme gagnée ; une équerre de deux branches égales est perdue, et le poison seul aussi.

    >>> h_regles(make_tab(1, 4), True), h_regles({(0, 0), (0, 1), (1, 0)}, True), h_regles(make_tab(2, 3), True)
    (1, -1, 0)
    """
    ligne = sum(1 for i, j in tab if i == 0)
    colonne = sum(1 for i, j in tab if j == 0)
    joueur = 1 if player_is_max else -1
    if (1, 1) not in tab:
        return -joueur if ligne == colonne else joueur  # une équerre : les branches égales perdent
    return joueur if len(tab) == ligne * colonne and ligne == colonne else 0


def h_alea(nb):
    """B11 : l'heuristique de Monte-Carlo, sur nb parties jouées au hasard, entre -1 et 1."""

    def h(tab, player_is_max):
        total = 0
        for _ in range(nb):
            reste, max_joue = tab, player_is_max
            while reste:
                reste, max_joue = eat(reste, *choice(sorted(reste))), not max_joue
            total += 1 if max_joue else -1
        return total / nb

    return h


def jouer(n, m, L=12, saisie=None):
    """Une partie contre l'ordinateur ; vous commencez, un carré se tape « ligne colonne ». Renvoie le gagnant.

    >>> jouer(1, 1, saisie=lambda question: "0 0")
    █ ----> 1 squares
    You took : (0, 0)
    'computer'
    """
    tab, vous = make_tab(n, m), True
    while tab:
        showtab(tab)
        if vous:
            carre = None
            while carre not in tab:
                mots = (saisie or input)("Votre carré (ligne colonne) ? ").replace(",", " ").split()
                carre = tuple(int(mot) for mot in mots) if all(mot.isdigit() for mot in mots) else None
            print("You took :", carre)
            tab = eat(tab, *carre)
        else:
            suite = minimax(tab, L, True, memo={})[1]
            print("Computer is taking :", min(tab - suite))
            tab = suite
        vous = not vous
    return "you" if vous else "computer"
