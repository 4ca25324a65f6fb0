"""Texts for people: the catalogues of four languages, and what is composed from them.

Nothing is imported here: whoever needs one text should not pay for all of them.
"""
