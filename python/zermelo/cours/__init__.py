"""Les fonctions des feuilles d'exercices, telles que les énoncés les demandent.

Un module par feuille (ou par partie de feuille) :

    babylone       TD 3-3, jeu de Babylone
    arene          théorie des jeux, TD 2 : recherche d'attracteur
    morpion        théorie des jeux, TD 3 : minimax sur le morpion
    graphes        théorie des jeux, 4.1 : Dijkstra et A*
    matrices       théorie des jeux, exemples 1 et 2 : jeux matriciels
    puissance4     TP puissance 4
    accessibilite  TP 3.7, partie A : jeu de la soustraction
    chomp          TP 3.7, partie B : minimax et chocolat
    aima           TP 2 : tic-tac-toe, minmax et alphabeta

Tout est écrit en Python seul, pour être lu ; `from zermelo.cours import babylone` suffit.
"""
FEUILLES = ("babylone", "arene", "puissance4", "accessibilite", "chomp", "morpion", "aima", "graphes", "matrices")
