"""Every value that a sheet prints, to the letter."""
import contextlib
import io
import pathlib
import random
import sys
import unittest
from math import inf

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "python"))
from zermelo.cours import accessibilite, aima, arene, babylone, chomp, graphes, matrices, morpion, puissance4  # noqa: E402
from zermelo.cours.babylone import *  # noqa: E402,F403

GRAPHE = "{((0, 1), (0, 1), (1, 1), (1, 1)): [[[0, 2], [1, 1], [1, 1]], [[0, 1], [0, 2], [1, 1]], [[0, 1], [1, 1], [1, 2]], [[0, 1], [0, 1], [1, 2]]], ((0, 2), (1, 1), (1, 1)): [[[0, 2], [1, 2]]], ((0, 1), (0, 2), (1, 1)): [[[0, 3], [1, 1]], [[0, 2], [0, 2]], [[0, 2], [1, 2]]], ((0, 1), (1, 1), (1, 2)): [[[0, 2], [1, 2]], [[1, 2], [1, 2]], [[0, 1], [1, 3]]], ((0, 1), (0, 1), (1, 2)): [[[0, 2], [1, 2]]], ((0, 2), (1, 2)): [[[0, 4]], [[1, 4]]], ((0, 3), (1, 1)): [], ((0, 2), (0, 2)): [[[0, 4]]], ((1, 2), (1, 2)): [[[1, 4]]], ((0, 1), (1, 3)): [], ((0, 4),): [], ((1, 4),): []}"
GAGNANT = "{((0, 1), (0, 1), (1, 1), (1, 1)): True, ((0, 2), (1, 1), (1, 1)): False, ((0, 1), (0, 2), (1, 1)): True, ((0, 1), (1, 1), (1, 2)): True, ((0, 1), (0, 1), (1, 2)): False, ((0, 2), (1, 2)): True, ((0, 3), (1, 1)): False, ((0, 2), (0, 2)): True, ((1, 2), (1, 2)): True, ((0, 1), (1, 3)): False, ((0, 4),): False, ((1, 4),): False}"
NOMS = {"0": Pos_0, "1a": Pos_1a, "1b": Pos_1b, "1c": Pos_1c, "1d": Pos_1d, "2a": Pos_2a, "2b": Pos_2b, "2c": Pos_2c,
        "2d": Pos_2d, "2e": Pos_2e, "3a": Pos_3a, "3b": Pos_3b}


def noms(d):
    return {nom for nom, x in NOMS.items() if d[Tuple(x)]}


def affichage(fonction, *arguments):
    with contextlib.redirect_stdout(io.StringIO()) as sortie:
        fonction(*arguments)
    return sortie.getvalue()


class Babylone(unittest.TestCase):
    def test_graphe(self):
        self.assertEqual(repr(graphe(2, 2)), GRAPHE)

    def test_tailles(self):
        sommets = {(1, 1): (1, 0), (1, 2): (2, 1), (1, 3): (3, 2), (1, 4): (5, 5), (2, 1): (3, 2), (2, 2): (12, 16),
                   (2, 3): (43, 90), (2, 4): (133, 386), (3, 1): (7, 6), (3, 2): (92, 234), (3, 3): (696, 2832),
                   (3, 4): (4220, 23487), (4, 1): (23, 48), (4, 2): (728, 3040)}
        for (C, N), taille in sommets.items():
            G = graphe(C, N)
            self.assertEqual((len(G), sum([len(G[x]) for x in G])), taille, (C, N))

    def test_gagnantes(self):
        G = graphe(2, 2)
        self.assertEqual(repr(dico_gagnant(G)), GAGNANT)
        self.assertEqual(repr(dico_gagnant_opt(G)), GAGNANT)
        self.assertEqual(repr(dico_gagnant_att(G, 2, 2)), GAGNANT)
        self.assertEqual(dico_gagnant_att(graphe(3, 2), 3, 2), dico_gagnant_opt(graphe(3, 2)))

    def test_depart(self):
        for C, ligne in enumerate(["2121", "1122", "1211", "1121"], 1):
            for N, joueur in enumerate(ligne, 1):
                if C * N <= 12:
                    self.assertEqual(min_max_opt(init(C, N), C * N, True), 1 if joueur == "1" else -1, (C, N))
                if C * N <= 9:
                    self.assertEqual(dico_gagnant_opt(graphe(C, N))[Tuple(init(C, N))], joueur == "1")

    def test_attracteurs(self):
        G = graphe(2, 2)
        S1, S2 = sommets_12(G, 2, 2)
        dA1, dA2 = init_attracteurs(G, S1)
        self.assertEqual(([x for x in G if dA1[x]], [x for x in G if dA2[x]]), ([((0, 4),), ((1, 4),)], [((0, 3), (1, 1)), ((0, 1), (1, 3))]))
        self.assertEqual([cond_1(G, dA1, NOMS["2" + c]) for c in "abcde"], [True, False, True, True, False])
        self.assertEqual([cond_2(G, dA1, NOMS["2" + c]) for c in "abcde"], [True, False, True, True, False])
        rangs = [noms(dA1)]
        while attracteurs_it(G, dA1, S1):
            rangs.append(noms(dA1) - set().union(*rangs))
        self.assertEqual(rangs, [{"3a", "3b"}, {"2a", "2c", "2d"}, {"1a", "1d"}, {"0"}])
        dA1, dA2 = attracteurs(G, 2, 2)
        self.assertEqual(noms(dA1), {"0", "1a", "1d", "2a", "2c", "2d", "3a", "3b"})
        self.assertEqual(noms(dA2), {"1b", "1c", "2b", "2e"})

    def test_strategies(self):
        G = graphe(2, 2)
        dg = dico_gagnant(G)
        random.seed(1)
        tires = {Tuple(strategie_opt(G, dg, Pos_0)) for _ in range(60)}
        self.assertEqual(tires, {Tuple(Pos_1a), Tuple(Pos_1d)})
        self.assertEqual(set(strategies_opt(G, dg)), set(G))
        self.assertEqual(affichage(jeu, 2, 2).splitlines()[:3], ["Le joueur 1 dispose d'une position gagnante", "Départ: [[0, 1], [0, 1], [1, 1], [1, 1]]", "Joueur: 1"])
        self.assertTrue(affichage(jeu, 2, 3).endswith("Joueur: 1\n[]\na perdu\n"))
        for p, perdant in [(2, 2)] * 20:
            self.assertTrue(affichage(jeu_h, 2, 2, p).endswith("Joueur: %d\n[]\na perdu\n" % perdant))
        self.assertEqual({choix_ind_max([2, 1, 2, 1]) for _ in range(60)}, {0, 2})
        self.assertEqual({Tuple(strategie_h(Pos_0, 2)) for _ in range(60)}, {Tuple(x) for x in (Pos_1a, Pos_1d, Pos_1b, Pos_1c)} - {Tuple(Pos_1b), Tuple(Pos_1c)})
        self.assertEqual((strategie_h(Pos_1b, 2), strategie_h(Pos_1c, 2)), (Pos_2b, Pos_2e))


class Autres(unittest.TestCase):
    def test_arene(self):
        V = arene.recherche_attracteurs(arene.EXEMPLE_3, [6])
        self.assertEqual(set(V), {2, 4, 5, 6})
        seul = {0: (2, []), 1: (1, [])}
        self.assertEqual(arene.recherche_attracteurs(seul, [1]), [1])  # un sommet de J2 sans successeur n'est pas attiré

    def test_soustraction(self):
        feuille = [[], [6], [6, 7], [6, 7, 8], [7, 8, 9], [8, 9, 10], [], [0], [0, 1], [0, 1, 2], [1, 2, 3], [2, 3, 4]]
        self.assertEqual(accessibilite.in_degrees(feuille), {6: 3, 7: 3, 8: 3, 9: 2, 10: 1, 0: 3, 1: 3, 2: 3, 3: 2, 4: 1})
        self.assertEqual(accessibilite.attractor(feuille, set(range(6)), {0: 0}), {0: 0, 7: 1, 2: 2, 3: 2, 4: 2, 11: 3})
        for n in (5, 7, 13, 15, 20):  # qui prend le dernier gagne : on perd sur les multiples de 4
            att = accessibilite.attractor(accessibilite.arene(n), range(n + 1), {n + 1: 0})
            self.assertEqual({p for p in range(1, n + 1) if p not in att}, set(range(4, n + 1, 4)))

    def test_puissance4(self):
        couche = [(1, puissance4.grille0)]
        for taille in (7, 49, 343, 2401):
            couche = [f for s in couche for f in puissance4.fils(s)]
            self.assertEqual(len(couche), taille)
        self.assertIsNone(puissance4.eval_f((1, puissance4.grille0)))
        from zermelo.cours.puissance4.regles import GRILLE_EXEMPLE
        self.assertIsNone(puissance4.eval_f((0, GRILLE_EXEMPLE)))
        random.seed(2)
        IA, nulle = puissance4.cre_IA(puissance4.h_alea(5), 2), puissance4.cre_IA(puissance4.h_constant, 1)
        self.assertEqual(puissance4.jeu(1, puissance4.grille0, IA, nulle, affiche_etat=False), inf)

    def test_chomp(self):
        for n in range(1, 4):
            for m in range(1, 4):
                score, suite = chomp.minimax(chomp.make_tab(n, m), n * m, memo={})
                self.assertEqual(score, 1 if n * m > 1 else -1)  # B3, B4
        self.assertEqual(chomp.minimax(chomp.make_tab(4, 4), 16, memo={}), (1, chomp.eat(chomp.make_tab(4, 4), 1, 1)))
        tab, sans, avec = chomp.make_tab(2, 4), [], []
        self.assertEqual(chomp.minimax(tab, 8, elagage=False)[0], chomp.minimax(tab, 8)[0])
        self.assertEqual(chomp.h_alea(10)({(0, 0)}, True), -1)

    def test_morpion(self):
        gagnee = [["X", "O", " "], [" ", "X", " "], [" ", " ", "O"]]
        score, coup = morpion.minimax(gagnee, 5)
        self.assertTrue(score > 90 and coup in ((1, 0), (2, 0)))
        nulle = [["X", "O", "X"], ["X", "O", "O"], ["O", "X", " "]]
        self.assertEqual(morpion.minimax(nulle, 1)[1], (2, 2))

    def test_aima(self):
        for e, noeuds, alphabeta in ((aima.TicTacToe().apres((1, 1)).apres((2, 2)), 7332, 1300),
                                     (aima.Fig52(), 13, 11)):
            J = e.joueur
            coup = aima.DecisionMinMax(e, J)
            self.assertEqual(aima.expandedNodes, noeuds)
            self.assertEqual(aima.DecisionAlphaBeta(e, J), coup)
            self.assertLessEqual(aima.expandedNodes, alphabeta)
        self.assertEqual([aima.fEval(aima.TicTacToe().apres(c), "X") for c in ((1, 1), (1, 2), (2, 2))], [3, 2, 4])
        e = aima.TicTacToe(4, 4, 4)
        sans = aima.DecisionAlphaBeta(e, "X", 3), aima.expandedNodes
        avec = aima.DecisionAlphaBeta(e, "X", 3, tri=True), aima.expandedNodes
        self.assertLess(avec[1], sans[1])

    def test_graphes_et_matrices(self):
        h = graphes.vol_d_oiseau("D")
        d = graphes.tableau(graphes.GRAPHE, "A", "D", h)
        self.assertEqual([s for s, _ in d], ["A", "F", "E", "D"])
        estime = {s: d[0][1][s] + h(s) for s in "BF"}
        self.assertEqual((estime["F"], estime["B"]), (760, 766))
        self.assertEqual((d[1][1]["E"] + h("E"), d[1][1]["G"] + h("G")), (763, 802))
        self.assertEqual((d[2][1]["D"], d[2][1]["H"] + h("H")), (763, 805))
        self.assertEqual(len(graphes.tableau(graphes.GRAPHE, "A", "D")), 8)
        self.assertNotIn((1, 1), matrices.pareto(matrices.DILEMME))
        self.assertEqual(matrices.equilibres(matrices.DILEMME), [(1, 1)])


if __name__ == "__main__":
    unittest.main()
