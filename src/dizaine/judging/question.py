"""What all questions share. A fact that nobody has given is None, and is asked for only if the answer needs it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, Final, Literal

import msgspec

from dizaine.rulebooks.limits import MOST_NUMBERS, MOST_PHASES

LONGEST: Final = 400
"""Letters of one fact: more cards than a hand can hold, and all groups on a table."""

Text = Annotated[str, msgspec.Meta(max_length=LONGEST)]
PhaseNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_PHASES)]
CardNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_NUMBERS)]
YesNo = Literal["yes", "no"]


class Question(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question with its facts.

    A question type says how the arbiter finds out whether an open fact matters: it asks the engine for the best and for
    the worst case. If both agree, the fact is not needed.
    """

    NEEDS: ClassVar[tuple[str, ...]] = ()
    """Facts without which nothing can be said."""
    BEST: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """For other facts, the values to try in search of a case that is allowed."""
    WORST: ClassVar[Mapping[str, str]] = {}
    """For the same facts, the value that is least likely to be allowed."""
    WANTS: ClassVar[tuple[str, ...]] = ()
    """Facts that do not decide whether it is allowed, but what happens then."""
