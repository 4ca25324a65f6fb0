"""The rules engine: the only place where rules live.

It knows no screen, no server and no bot. Rule functions speak a small dialect (see `dialect`) that runs as plain
Python for people's games and compiled for masses of games; typed moves, events and text forms are its edge.
"""
