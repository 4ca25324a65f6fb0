"""The names of people: any script, with emoji families and joiners, as long as others can read and tell them apart."""

from __future__ import annotations

import unicodedata
from typing import Final

import regex  # it knows a later Unicode than an older Python does, and what a person counts as one letter

from dizaine.table.refused import CommandRefused

NAME_LETTERS: Final = 20
"""Letters in a name as a person counts them: a family that is one picture is one letter."""
MOST_CODE_POINTS: Final = 120
"""Code points in a name: a letter may have many marks, but not a whole tower of them."""

_LETTER: Final = regex.compile(r"\X")
_CONTROL: Final = regex.compile(r"\p{Cc}")
_DIRECTION: Final = regex.compile(r"[\u202a-\u202e\u2066-\u2069]")
_UNKNOWN: Final = regex.compile(r"[\p{Cn}\p{Co}\p{Cs}]")
_UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}\p{Cf}]")
_SEEN: Final = regex.compile(r"[\p{L}\p{N}\p{P}\p{S}--\p{Default_Ignorable_Code_Point}--\u2800]", regex.V1)
"""What leaves ink by itself; U+2800 is a pattern of Braille without dots."""


def clean_name(name: str) -> str:
    """A name in its normal form, with single spaces. Raises `CommandRefused` with the reason if it cannot be shown."""
    if len(name) > 4 * MOST_CODE_POINTS:  # too long for any form of it, and slow to look at
        raise CommandRefused("name-long")
    cleaned = unicodedata.normalize("NFC", " ".join(name.split()))
    if _CONTROL.search(cleaned):
        raise CommandRefused("name-control")
    if _DIRECTION.search(cleaned):
        raise CommandRefused("name-direction")
    if _UNKNOWN.search(cleaned):
        raise CommandRefused("name-unknown")
    if not _SEEN.search(cleaned):
        raise CommandRefused("name-empty")
    if len(cleaned) > MOST_CODE_POINTS or len(_LETTER.findall(cleaned)) > NAME_LETTERS:
        raise CommandRefused("name-long")
    return cleaned


def name_key(name: str) -> str:
    """What two names have in common that people could not tell apart by more than capital letters.

    >>> name_key("ANN") == name_key("A\\u200dnn") == name_key("\\uff21nn")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return _UNSEEN.sub("", unicodedata.normalize("NFKC", folded))
