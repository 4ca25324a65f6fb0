"""The rules engine: the only place with the rules of the games.

It knows no screen, no server and no bot. Rule functions are written in a subset of Python (see `dialect`). They run as
plain Python in games with people, and compiled in simulations. Typed moves, events and text forms are the interface.
"""
