"""TP puissance 4 : situations (joueur, G), G une liste de six lignes, celle du bas d'abord ; 0, 1 ou None dans chaque case.

Le fichier de départ de ce TP et son module `mystere` ne sont pas publiés ; les signatures choisies ici sont :

    depose_pion(s, j)       la situation après un pion du joueur dans la colonne j
    gagnant(G, i, j)        le pion de la ligne i, colonne j est-il dans un alignement de quatre ?
    eval_f(s)               inf si J0 a gagné, -inf si J1 a gagné, 0 si la partie est nulle, None si elle n'est pas finie
    fils(s)                 les situations atteignables, de la colonne 0 à la colonne 6
    minimax_h2(s, coup, d_eval, d_stra, d_coup, h, k)   coup : combien de coups ont déjà été étudiés, k au plus

Une IA est une fonction qui prend une situation et renvoie celle d'après. Les règles sont dans `regles`, les heuristiques
et minimax dans `ia`, les parties dans `parties`.
"""
from .regles import affiche, construit_cle, depose_pion, eval_f, fils, gagnant, grille0, partie_nulle
from .ia import cre_IA, cre_minimax_h, fin_alea, h_alea, h_constant, minimax_h, minimax_h2
from .parties import humain, jeu, jeu_a_deux, jouer, jouer_IA_nulle
