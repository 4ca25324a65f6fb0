"""A kind of game in the lab: how its games are played out and counted, and which numbers are told of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dizaine.lab.lineup import Lineup
from dizaine.lab.quantities import Quantities
from dizaine.lab.tally import Tally
from dizaine.rulebooks.kind_name import KindName

if TYPE_CHECKING:
    from dizaine.lab.plan import Plan
    from dizaine.lab.plot import Sheet
    from dizaine.lab.report import Report
    from dizaine.words.catalogue import Catalogue


@dataclass(frozen=True, slots=True)
class LabKind:
    """One for cards, one for dice.

    A bench holds all that games are played with and counted on, as a named tuple of records. What takes one is a rule
    function, so that it plays plainly and compiled.
    """

    name: KindName
    new_bench: Callable[[Any, Lineup], Any]
    """Fresh records for games by a book, with events muted."""
    tally: type[Tally]
    """What its games are counted on."""
    begin: Callable[[Any, int], None]
    """Set up the game of a number."""
    step: Callable[[Any], int]
    """Go on by one chance input or one decision, and tell which: 0 or 1. Moves of guests are in the bench already."""
    count: Callable[[Any, int, int], None]
    """Count a game of so many decisions, and keep it in a place."""
    play: Callable[[Any, int, int, int], None]
    """All of it: from a number on, so many games, each up to so many decisions."""
    sources: tuple[str, ...]
    """Where these functions and all that they call are, beside the sources of every kind."""
    compiling: str
    """The message that says what takes so long."""
    base_of: Callable[[int], int]
    """The measure that another one is told in relation to."""
    quantities: Quantities
    sheet: Callable[[Catalogue, Plan, Report], Sheet]
    """A report as a picture. Needs Matplotlib."""
