"""TD 3-3, jeu de Babylone : des tablettes de couleur que l'on empile ; qui ne peut plus jouer a perdu.

Une position est une liste triée de piles [couleur, hauteur] ; un Tuple, la même chose en tuples, sert de clé.
Les questions 2 à 11 sont dans `regles`, 13 à 28 dans `positions`, 29 à 36 dans `heuristique`.
"""
from .regles import Tuple, coups, empile, graphe, init, partie, sommets_12
from .positions import (attracteurs, attracteurs_it, attracteurs_Ji, cond_1, cond_2, dico_gagnant, dico_gagnant_att,
                        dico_gagnant_opt, est_gagnante, init_attracteurs, jeu, strategie_opt, strategies_opt)
from .heuristique import choix_ind_max, h, jeu_h, min_max, min_max_opt, strategie_h

Pos_0 = [[0, 1], [0, 1], [1, 1], [1, 1]]
Pos_1a, Pos_1b = [[0, 2], [1, 1], [1, 1]], [[0, 1], [0, 2], [1, 1]]
Pos_1c, Pos_1d = [[0, 1], [1, 1], [1, 2]], [[0, 1], [0, 1], [1, 2]]
Pos_2a, Pos_2b, Pos_2c = [[0, 2], [1, 2]], [[0, 3], [1, 1]], [[0, 2], [0, 2]]
Pos_2d, Pos_2e = [[1, 2], [1, 2]], [[0, 1], [1, 3]]
Pos_3a, Pos_3b = [[0, 4]], [[1, 4]]
