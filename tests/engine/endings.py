"""Rounds shortly before their end: phases already on the table, and helpers that read the scoring events.

Everything here is made of red, yellow and green cards, which every edition has.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from dizaine import Game
from dizaine.engine.cards.events import HandScored
from dizaine.engine.events import Event

EDITIONS: Final = ("classic", "continental", "express", "dutch", "dutch-original")
WITH_POINTS: Final = ("classic", "continental", "express", "dutch+points", "dutch-original")

EventType = TypeVar("EventType", bound=Event)


def first_phase(edition: str, seat: int) -> list[str]:
    """Phase 1 as it lies in front of seat 0, 1, 2 or (not in express) 3; numbers from 9 on stay free."""
    if edition.startswith("express"):
        letter = "ryg"[seat]
        return [f"{seat}: odd = {letter}1 {letter}3 {letter}5 {letter}7"]
    low, high = 2 * seat + 1, 2 * seat + 2
    return [f"{seat}: set {number} = r{number} y{number} g{number}" for number in (low, high)]


def last_phase(edition: str, seat: int) -> list[str]:
    """Phase 10 as it lies in front of seat 0, 1, 2 or (not in express) 3; numbers from 9 on stay free."""
    if edition.startswith("express"):
        colour = ("red", "yellow", "green")[seat]
        return [f"{seat}: {colour} = " + " ".join(f"{colour[0]}{number}" for number in range(1, 5))]
    low, high = 2 * seat + 1, 2 * seat + 2
    return [
        f"{seat}: set {low} = r{low} r{low} y{low} y{low} g{low}",
        f"{seat}: set {high} = r{high} r{high} y{high}",
    ]


def melds_of(groups: Sequence[str]) -> str:
    """Groups on the table as the text of a lay."""
    return " + ".join(group.partition(": ")[2] for group in groups)


def cards_of(groups: Sequence[str]) -> str:
    """The cards of groups on the table, for a hand that could lay them."""
    return " ".join(group.partition("= ")[2] for group in groups)


def skip_move(edition: str, target: int) -> str:
    """How a skip is played: adapted Dutch rules leave no choice of the target (K6)."""
    return "skip" if edition.partition("+")[0] == "dutch" else f"skip {target}"


def events_of(events: Iterable[Event], kind: type[EventType]) -> list[EventType]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def points(events: Iterable[Event]) -> list[int]:
    """The points of each hand at the end of the round, in the order of the seats."""
    return [scored.points for scored in events_of(events, HandScored)]


def scores(game: Game) -> list[int]:
    """The total of each player."""
    return list(game.state.score[: game.state.players])


def phases(game: Game) -> list[int | str]:
    """The phase that each player is on, as the book counts; "end" after the last."""
    numbers: list[int | str] = [*game.rules.phase_number[: game.rules.phase_count], "end"]
    return [numbers[index] for index in game.state.phase[: game.state.players]]


def hand_sizes(game: Game) -> list[int]:
    """How many cards each player holds."""
    return list(game.state.hand_size[: game.state.players])
