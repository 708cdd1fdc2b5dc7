"""Arenas to ask about: small ones first, with loops, dead ends and cycles, and random ones."""
import random

from .words import Words


def random_arenas(count, seed=7, largest=6):
    """Lists of (owners, successors), by vertex; some vertices have no successor, some lead to themselves."""
    chance = random.Random(seed)
    for k in range(count):
        n = 2 + k * (largest - 1) // count
        yield ([chance.choice((1, 2)) for _ in range(n)],
               [sorted(chance.sample(range(n), chance.randint(0, min(3, n)))) for _ in range(n)])


def reason(vertex, mine, successors, inside):
    """Why a vertex is in the attractor or not; `mine`: does it belong to the player whose attractor it is?"""
    outs = [w for w in successors if w not in inside]
    if not successors:
        return Words(f"le sommet {vertex} n'a pas de successeur : il n'est pas attiré.", f"vertex {vertex} has no successor: it is not attracted.")
    if mine and len(outs) < len(successors):
        return Words(f"le sommet {vertex} est au joueur, et l'un de ses successeurs {successors} est dans l'attracteur.", f"vertex {vertex} is the player's, and one of its successors {successors} is in the attractor.")
    if mine:
        return Words(f"le sommet {vertex} est au joueur, mais aucun de ses successeurs {successors} n'est dans l'attracteur.", f"vertex {vertex} is the player's, but none of its successors {successors} is in the attractor.")
    if outs:
        return Words(f"le sommet {vertex} est à l'adversaire, qui peut aller en {outs[0]}, hors de l'attracteur.", f"vertex {vertex} is the opponent's, who may go to {outs[0]}, outside the attractor.")
    return Words(f"le sommet {vertex} est à l'adversaire, et tous ses successeurs {successors} sont dans l'attracteur.", f"vertex {vertex} is the opponent's, and all its successors {successors} are in the attractor.")
