"""The dice game solved: the best play of a solitaire, exactly, and what it brings. Needs the extra `dizaine[lab]`."""
