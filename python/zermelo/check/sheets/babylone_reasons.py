"""Babylone: what is wrong with an answer, in the words of the course."""
import re
from ast import literal_eval

from ...cours.babylone import Tuple, coups, init, min_max_opt
from ..words import Words, listed, same, show, value_of

OK = None


def is_position(x):
    return isinstance(x, list) and all(isinstance(p, (list, tuple)) and len(p) == 2 for p in x)


def positions(call, expected):
    """A list of positions, in any order."""
    got = call.got
    if same(got, expected):
        return OK
    if not isinstance(got, list) or not all(is_position(x) for x in got):
        return Words("", "") if got is None or isinstance(got, list) and not got else Words("On attend une liste de positions, chacune une liste de piles [couleur, hauteur].", "A list of positions is expected, each a list of piles [colour, height].")
    if sorted(map(repr, got)) == sorted(map(repr, expected)):
        return OK
    for x in got:
        if sorted(map(list, x)) in expected and x not in expected:
            return Words(f"La position {show(x)} n'est pas triée : on attend {show(sorted(map(list, x)))}.", f"The position {show(x)} is not sorted: {show(sorted(map(list, x)))} is expected.")
        if x not in expected:
            return Words(f"La position {show(x)} n'est pas atteignable : deux piles s'empilent si elles ont la même hauteur ou la même couleur, et leurs hauteurs s'ajoutent.",
                         f"The position {show(x)} cannot be reached: two piles may be stacked if they have the same height or the same colour, and their heights add up.")
        if got.count(x) > 1 and expected.count(x) == 1:
            return Words(f"La position {show(x)} figure {got.count(x)} fois : on ne veut pas de doublon.", f"The position {show(x)} is there {got.count(x)} times: no duplicates are wanted.")
    missing = [x for x in expected if x not in got]
    return Words(f"Il manque {listed(missing)}.", f"Missing: {listed(missing)}.")


def why_empile(args, got, expected):
    x, i, j = map(value_of, args)
    if got or not expected:
        return Words(f"Les piles {x[i]} et {x[j]} n'ont ni la même couleur ni la même hauteur.", f"The piles {x[i]} and {x[j]} have neither the same colour nor the same height.")
    return Words(f"Les piles {x[i]} et {x[j]} peuvent être empilées.", f"The piles {x[i]} and {x[j]} may be stacked.")


def winning(G, dg, x):
    """Why a position is winning or not."""
    x = Tuple(x)
    good = [X for X in G[x] if not dg[Tuple(X)]]
    shown = show([list(p) for p in x])
    if not G[x]:
        return Words(f"la position {shown} n'est pas gagnante : elle n'a pas de successeurs.", f"the position {shown} is not winning: it has no successors.")
    if good:
        return Words(f"la position {shown} est gagnante : son successeur {good[0]} n'est pas gagnant.", f"the position {shown} is winning: its successor {good[0]} is not.")
    return Words(f"la position {shown} n'est pas gagnante : tous ses successeurs ({listed(G[x])}) le sont.", f"the position {shown} is not winning: all its successors ({listed(G[x])}) are.")


def dictionary(got, expected, reason):
    """The first key in which two dictionaries differ, with its reason."""
    if not isinstance(got, dict):
        return Words("On attend un dictionnaire.", "A dictionary is expected.")
    bad = [x for x in got if x not in expected]
    if bad:
        listy = isinstance(bad[0], (str, int)) or not isinstance(bad[0], tuple)
        return Words(f"La clé {show(bad[0], 120)} n'est pas une position (Tuple) du graphe." if listy else f"La position {show(bad[0], 120)} est en trop.",
                     f"The key {show(bad[0], 120)} is not a position (tuple) of the graph." if listy else f"The position {show(bad[0], 120)} should not be there.")
    missing = [x for x in expected if x not in got]
    if missing:
        return Words(f"Il manque la clé {show(missing[0], 120)}.", f"The key {show(missing[0], 120)} is missing.")
    wrong = min((x for x in expected if not same(got[x], expected[x])), key=len)
    return Words(f"En {show(wrong, 120)}, le dictionnaire dit {show(got[wrong], 120)} au lieu de {show(expected[wrong], 120)} : ", f"At {show(wrong, 120)}, the dictionary says {show(got[wrong], 120)} instead of {show(expected[wrong], 120)}: ").then(reason(wrong))


def refuting_play(G, dg, x, choose):
    """The play that beats a strategy from a winning position: the strategy's moves, then the best replies."""
    play, mine = [[list(p) for p in x]], True
    while G[Tuple(x)]:
        good = [X for X in G[Tuple(x)] if not dg[Tuple(X)]]
        x = choose(x) if mine else (good or G[Tuple(x)])[0]
        if not is_position(x) or Tuple(x) not in G:
            break
        play.append(x)
        mine = not mine
    return play


def beaten(G, dg, x, choose):
    play = refuting_play(G, dg, x, choose)
    chain = " puis ".join(show(y) for y in play)
    return Words(f"La position {show([list(p) for p in x])} est gagnante, mais ce coup rend la main : {chain}, et l'adversaire gagne.",
                 f"The position {show([list(p) for p in x])} is winning, but this move gives it away: {chain.replace(' puis ', ' then ')}, and the opponent wins.")


def a_play(C, N, text, depth=None):
    """What is wrong with the play that jeu or jeu_h printed; None if it is right. The layout is read with some freedom."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    found = [(i, m.group()) for i, line in enumerate(lines) for m in [re.search(r"\[\[.*\]\]|\[\]", line)] if m]
    try:
        play = [literal_eval(m) for _, m in found]
    except (SyntaxError, ValueError):
        return Words("Une position affichée n'est pas une liste de piles.", "A position that is printed is not a list of piles.")
    if not play:
        return Words("Aucune position n'est affichée.", "No position is printed.")
    if sorted(play[0]) != init(C, N):
        return Words(f"La partie ne commence pas par {show(init(C, N))}.", f"The play does not begin with {show(init(C, N))}.")
    ended = play[-1] == []
    for x, y in zip(play, play[1:] if not ended else play[1:-1]):
        if sorted(y) not in coups(sorted(x)):
            return Words(f"De {show(x)} à {show(y)} : ce n'est pas un coup.", f"From {show(x)} to {show(y)}: this is not a move.")
    if depth is None or depth >= C * N:
        for x, y in zip(play, play[1:-1] if ended else play[1:]):
            if wins(x) and wins(y):
                return Words(f"De {show(x)}, position gagnante, à {show(y)} : ce coup donne une position gagnante à l'adversaire, et un autre non.", f"From {show(x)}, a winning position, to {show(y)}: this move gives the opponent a winning position, and another does not.")
    last = play[-2] if ended and len(play) > 1 else play[-1]
    if coups(sorted(last)):
        return Words(f"La partie s'arrête en {show(last)}, où l'on peut encore jouer.", f"The play stops at {show(last)}, where moves are left.")
    moves = len(play) - 1 - ended
    winner = 1 if moves % 2 else 2  # qui a joué le dernier coup
    return names(C, N, lines, winner, moves, depth)


def wins(x):
    return min_max_opt(sorted(x), sum(height for _, height in x), True) == 1


def names(C, N, lines, winner, moves, depth):
    """Who should win, who does, and whether the players take turns."""
    should = 1 if min_max_opt(init(C, N), C * N, True) == 1 else 2
    if winner != should and (depth is None or depth >= C * N):
        return Words(f"Le joueur {winner} gagne, alors que le joueur {should} a une position gagnante au départ : un coup n'est pas le meilleur.",
                     f"Player {winner} wins, though player {should} has a winning position at the start: some move is not the best.")
    said = [int(m.group(1)) for line in lines for m in [re.match(r"[Jj]oueur\s*:?\s*([12])$", line)] if m]
    if said and said[:moves] != [1 + i % 2 for i in range(min(moves, len(said)))]:
        return Words(f"Les joueurs annoncés sont {listed(said, 9)} : ils doivent alterner en commençant par 1.", f"The players announced are {listed(said, 9)}: they have to take turns, 1 first.")
    start = next((int(m.group(1)) for line in lines for m in [re.search(r"([12]).*gagnante", line)] if m), None)
    if depth is None and start != should:
        return Words(f"Au départ, c'est le joueur {should} qui dispose d'une position gagnante ; il faut l'afficher.", f"It is player {should} who has a winning position at the start; this is to be printed.")
    if not re.search(r"perd|gagne", lines[-1].lower()):
        return Words("La fin n'est pas annoncée (qui a perdu, ou qui gagne).", "The end is not announced (who has lost, or who wins).")
    return OK
