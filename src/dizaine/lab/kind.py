"""A kind of game in the lab: how its games are played and counted, and which numbers are reported."""

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
    """What the lab needs to know about cards or dice.

    A bench is a named tuple of all records that games are played with and counted in. Functions that take a bench are
    rule functions, which run both in plain Python and compiled.
    """

    name: KindName
    new_bench: Callable[[Any, Lineup], Any]
    """Fresh records for games by a book, with events muted."""
    tally: type[Tally]
    """The record that games are counted in."""
    begin: Callable[[Any, int], None]
    """Set up the game of a number."""
    step: Callable[[Any], int]
    """Continue by one chance input or one decision. Returns the number of decisions. Guests' moves are in the bench."""
    count: Callable[[Any, int, int], None]
    """Count a game, and store its result at a place: bench, place, decisions."""
    play: Callable[[Any, int, int, int], None]
    """Play and count games: bench, first number, number of games, most decisions of each."""
    sources: tuple[str, ...]
    """The source files of these functions and everything that they call, in addition to those of every kind."""
    compiling: str
    """The id of the message that says that compiling takes a while."""
    base_of: Callable[[int], int]
    """The base of a measure (see `tally`)."""
    quantities: Quantities
    sheet: Callable[[Catalogue, Plan, Report], Sheet]
    """A report as a plot. Needs Matplotlib."""
