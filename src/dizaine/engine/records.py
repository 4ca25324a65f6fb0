"""Whole games as text: the resolved rulebook, the chance inputs and the moves. A seed is only a remark in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from dizaine.engine.cards import Card
from dizaine.engine.chance import Chance
from dizaine.engine.errors import BrokenRecord, NotationError
from dizaine.engine.melds import read_cards, read_number
from dizaine.rulebooks import Rulebook, RulebookError

HEADER: Final = "dizaine record 1"
_CHANCE_WORDS: Final = ("lot", "deal", "shuffle")


@dataclass(slots=True)
class Record:
    """The parts of a record: `start` are the lines of the position that a game was set up from, if it was."""

    rulebook: Rulebook
    players: int
    seed: int | None = None
    start: str = ""
    inputs: list[tuple[int, str]] = field(default_factory=list)
    """Chance inputs and moves with their line numbers."""

    def __str__(self) -> str:
        lines = [HEADER, f"rulebook {self.rulebook.to_json()}", f"players {self.players}"]
        if self.seed is not None:
            lines.append(f"seed {self.seed}")
        lines += [f"start {line}" for line in self.start.splitlines()]
        lines += [text for _, text in self.inputs]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read a record; raises `BrokenRecord`."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != HEADER:
            raise BrokenRecord(1, f"a record begins with {HEADER!r}")
        heads: dict[str, str] = {}
        start: list[str] = []
        inputs: list[tuple[int, str]] = []
        for number, line in enumerate(lines[1:], start=2):
            word, _, rest = line.strip().partition(" ")
            if word in ("rulebook", "players", "seed") and not inputs:
                if word in heads:
                    raise BrokenRecord(number, f"{word} is given twice")
                heads[word] = rest
            elif word == "start" and not inputs:
                start.append(rest)
            elif word:
                inputs.append((number, line.strip()))
        for word in ("rulebook", "players"):
            if word not in heads:
                raise BrokenRecord(1, f"the line '{word} …' is missing")
        try:
            rulebook = Rulebook.from_json(heads["rulebook"])
            players = read_number(heads["players"], "number of players")
            rulebook.check_players(players)
            seed = _read_seed(heads["seed"]) if "seed" in heads else None
        except (RulebookError, NotationError) as error:
            raise BrokenRecord(2, str(error)) from error
        return cls(rulebook, players, seed, "\n".join(start), inputs)

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves with their line numbers."""
        return [(line, text) for line, text in self.inputs if text.split(" ")[0] not in _CHANCE_WORDS]

    @property
    def chances(self) -> list[tuple[int, str]]:
        """The chance inputs with their line numbers."""
        return [(line, text) for line, text in self.inputs if text.split(" ")[0] in _CHANCE_WORDS]


class RecordedChance:
    """The chance inputs of a record, and after them another source, which is kept in step all the while."""

    def __init__(self, chances: list[tuple[int, str]], then: Chance) -> None:
        self._chances = list(chances)
        self._then = then

    def lot(self, count: int) -> int:
        later = self._then.lot(count)
        if not self._chances:
            return later
        line, words = self._next("lot")
        try:
            seat = read_number(words, "seat")
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if seat >= count:
            raise BrokenRecord(line, f"the lot names seat {seat}, but there are {count} players")
        return seat

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        later = self._then.order(cards)
        if not self._chances:
            return later
        line, words = self._next("deal", "shuffle")
        try:
            order = read_cards(words)
        except NotationError as error:
            raise BrokenRecord(line, str(error)) from error
        if Counter(order) != Counter(cards):
            raise BrokenRecord(line, "these are not exactly the cards of the pile")
        return order

    def _next(self, *expected: str) -> tuple[int, str]:
        line, text = self._chances.pop(0)
        word, _, rest = text.partition(" ")
        if word not in expected:
            raise BrokenRecord(line, f"the game waits for {' or '.join(expected)} here, not for {word}")
        return line, rest.strip()

    def finish(self) -> None:
        """Raise `BrokenRecord` if inputs were left over."""
        if self._chances:
            raise BrokenRecord(self._chances[0][0], "the game does not wait for this chance input")


def _read_seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise NotationError(f"{text!r} is no seed: write a whole number") from None
