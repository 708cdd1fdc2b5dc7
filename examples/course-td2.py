# The adjacency dictionary of the course's second tutorial (sheet 001, TD 2): vertex: (player, [successors]).
# The figure of its arena is not in the sheet's text; this one is example 3, whose target is vertex 6.
{0: (2, [1, 2, 3]), 1: (1, [3]), 2: (1, [5]), 3: (2, [3, 4]), 4: (2, [5, 6]), 5: (1, [6]), 6: (1, [])}
