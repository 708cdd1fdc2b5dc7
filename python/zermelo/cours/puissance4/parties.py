"""Puissance 4, exercices 4, 7 et 9 : les parties."""
from math import inf

from .ia import cre_IA, h_alea, h_constant
from .regles import affiche, depose_pion, eval_f, grille0


def humain(s, saisie=None):
    """Demande une colonne où il reste de la place, et la joue."""
    joueur, G = s
    while True:
        texte = (saisie or input)("Joueur %d, colonne (0 à %d) ? " % (joueur, len(G[0]) - 1)).strip()
        if texte.isdigit() and int(texte) < len(G[0]) and G[-1][int(texte)] is None:
            return depose_pion(s, int(texte))
        print("Ce coup n'est pas possible.")


def jeu(joueur, G, IA, IA2, affiche_etat=True):
    """Ex 9 : une partie depuis (joueur, G) ; IA joue pour J0, IA2 pour J1. Renvoie inf, -inf ou 0, comme eval_f.

    >>> jeu(1, grille0, cre_IA(h_constant, 1), cre_IA(h_constant, 3), affiche_etat=False)
    -inf
    """
    s = joueur, G
    while eval_f(s) is None:
        if affiche_etat:
            affiche(s)
        s = (IA, IA2)[s[0]](s)
    if affiche_etat:
        affiche(s)
        print({inf: "J0 gagne", -inf: "J1 gagne", 0: "Match nul"}[eval_f(s)])
    return eval_f(s)


def jeu_a_deux(saisie=None):
    """Ex 4 : une partie entre deux humains ; J1 commence.

    >>> colonnes = iter("0101010")
    >>> jeu_a_deux(saisie=lambda question: next(colonnes)) # doctest: +ELLIPSIS
    . . . . . . .
    ...
    X 0 . . . . .
    X 0 . . . . .
    X 0 . . . . .
    0 1 2 3 4 5 6
    J1 gagne
    -inf
    """
    return jeu(1, grille0, lambda s: humain(s, saisie), lambda s: humain(s, saisie))


def jouer_IA_nulle(saisie=None):
    """Ex 7 : jouer (en J1) contre un ordinateur qui ne regarde qu'un coup et pour qui tout se vaut."""
    return jeu(1, grille0, cre_IA(h_constant, 1), lambda s: humain(s, saisie))


def jouer(nb=30, k=3, saisie=None):
    """Ex 7 : jouer (en J1) contre un ordinateur qui étudie k coups puis nb fins de partie au hasard."""
    return jeu(1, grille0, cre_IA(h_alea(nb), k), lambda s: humain(s, saisie))
