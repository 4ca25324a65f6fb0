"""Rulebooks for tables: what clients send is a stranger's book."""

from __future__ import annotations

from dizaine.rulebooks.strangers import LONGEST_NAME, LONGEST_RULEBOOK, check_own_book, edition_book, own_book

__all__ = ["LONGEST_NAME", "LONGEST_RULEBOOK", "check_own_book", "edition_book", "own_book"]
