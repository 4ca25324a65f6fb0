"""Texts for people: the catalogues of four languages, and what is composed from them.

Nothing is imported here, so that a caller who needs one text does not load all of them.
"""
