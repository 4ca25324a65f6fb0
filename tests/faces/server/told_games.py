"""Recorded games as the page receives them, with the sentences that Python makes from the table of sentences.

`python -m tests.faces.server.told_games` writes them for the tests of the page, which makes its own sentences.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from dizaine import Game
from dizaine.engine.cards.cards import HIDDEN, WILD, Card
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    FirstCardTurned,
    GameEnded,
    GroupHit,
    Knocked,
    NothingToDraw,
    PlaceWon,
    ReplayCalled,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
    TurnStarted,
)
from dizaine.engine.cards.melds import Meld
from dizaine.engine.dice.events import (
    BonusGiven,
    DiceGameEnded,
    DiceRolled,
    FailuresCounted,
    LastRunCalled,
    OrderSettled,
    PhaseMade,
)
from dizaine.engine.events import Event
from dizaine.faces.lines import TIE
from dizaine.faces.server.typescript import FOLDER
from dizaine.faces.terminal.cards.faces import CardFaces
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.news import tell
from dizaine.rulebooks import load
from dizaine.rulebooks.dice import DieFace
from dizaine.table.event_messages import event_fields
from dizaine.table.seats import Seat
from dizaine.words.catalogue import Catalogue

FILE = FOLDER / "logic" / "told_games.json"
RECORDS = Path(__file__).parents[2] / "text" / "old_records"
EVERYDAY = {CardDrawn, CardDiscarded, TurnStarted, DiceRolled}
ENOUGH = 12
"""Updates of a game with only these events."""
NAMES = ("Ann", "Ben", "Clara", "Dora")

_WILD = Card(WILD)
RARE: tuple[Event, ...] = (
    RoundStarted(3, 1, True),
    FirstCardTurned(_WILD, True),
    CardDrawn(1, Card(HIDDEN), False),
    CardTaken(0, _WILD, False),
    Knocked(2, _WILD, False),
    SkipPlayed(2, 0, False),
    SkipPlayed(0, 2, False),
    TurnLost(0, "on"),
    NothingToDraw(1),
    DiscardsShuffled(1, 1),
    RoundEnded(None, 900),
    RoundEnded(0, 9),
    PlaceWon(0, 1),
    ReplayCalled((0, 1, 2)),
    GameEnded((1,)),
    GameEnded((0, 1)),
    OrderSettled((2, 0, 1)),
    OrderSettled((0,)),
    BonusGiven(0, "half", 40, 261),
    BonusGiven(1, "finish", 40, 500),
    LastRunCalled(0),
    FailuresCounted(0, 0, 0, 400),
    FailuresCounted(0, 2, 10, 390),
    PhaseMade(1, 2, 20, 40, ()),
    DiceGameEnded((0,)),
    DiceGameEnded((0, 2)),
)
"""Events that the records do not have."""


class PageVoice(Speaker):
    """Words events as the page does: everything in words, groups by their kind, dice by their numbers."""

    def __init__(self, names: tuple[str, ...]) -> None:
        book, catalogue = load("classic"), Catalogue("en")
        super().__init__(
            catalogue, book, tuple(map(Seat, names)), CardFaces(catalogue, book, Look(words=True, columns=10_000))
        )
        self.lying: list[Meld] = []

    def ways(self, viewer: int | None) -> Any:
        return super().ways(viewer) | {
            "melds": lambda melds: " + ".join(map(self.kind, melds)),
            "group": lambda group: self.kind(self.lying[group]),
            "dice": _in_order,
        }


def _in_order(faces: tuple[DieFace, ...]) -> str:
    """The faces of dice, the Ws last."""
    return " ".join(str(face.number or "W") for face in sorted(faces, key=lambda face: face.number or 99))


@dataclass(frozen=True)
class ToldGame:
    """The players, and what seat 0 receives: the events of each update with their sentences."""

    names: list[str]
    told: list[dict[str, Any]]


def told_games() -> list[ToldGame]:
    """Every recorded game, and the rare events."""
    games = [_told(PageVoice(NAMES[:3]), iter([(RARE, [])]))]
    for path in sorted(RECORDS.glob("*.record")):
        record = path.read_text()
        players = Game.from_record(record).state.players
        games.append(_told(PageVoice(NAMES[:players]), _updates(record)))
    return games


def _updates(record: str) -> Iterator[tuple[tuple[Event, ...], list[Meld]]]:
    """What seat 0 sees move by move, and the groups on the table at that moment."""
    game, moves = Game.replay(record)
    told, before = 0, list[Meld]()
    over = False
    while not over:
        over = next(moves, None) is None
        view = game.view(0)
        now = [group.meld for group in getattr(view, "groups", ())]
        yield tuple(event.seen_by(0) for event in game.history[told:]), now + before[len(now) :]
        told, before = len(game.history), now


def _told(voice: PageVoice, updates: Iterator[tuple[tuple[Event, ...], list[Meld]]]) -> ToldGame:
    told: list[dict[str, Any]] = []
    for events, lying in updates:
        voice.lying = lying
        fields = event_fields(events)
        for event, told_event in zip(events, fields, strict=True):
            if isinstance(event, GroupHit):
                told_event |= {"shape": str(lying[event.group]).partition(" = ")[0]}
                told_event |= {"size": len(lying[event.group].cards)}
        sentences = [text.replace(TIE, " ") for text in tell(voice, events, 0, face="page")]
        if len(told) < ENOUGH or not {type(event) for event in events} <= EVERYDAY:
            told.append({"events": fields, "sentences": sentences})
    return ToldGame([seat.name for seat in voice.seats], told)


def written() -> str:
    """The contents of the file: one update per line."""
    games = []
    for game in told_games():
        updates = ",\n".join(msgspec.json.encode(update).decode() for update in game.told)
        games.append(f'{{"names":{msgspec.json.encode(game.names).decode()},"told":[\n{updates}]}}')
    return "[" + ",\n".join(games) + "]\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
