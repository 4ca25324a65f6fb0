"""Players: bots that choose a move from what their seat may know.

A policy is a function in the dialect of the rule functions, so that the same one plays in the compiled kernel and at a
table.
"""
