"""Checking the deals of a finished game: do they follow from what was promised before each round?

The record is played through once more. Each chance input is compared with what the secret of its round gives, and the
game goes on with what the record says, so that one false card does not spoil the judgement of the other rounds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar

from dizaine.engine.errors import BrokenRecord, IllegalMove, NotationError
from dizaine.engine.game_records import GameRecord
from dizaine.engine.kinds import kind_of, kind_of_record
from dizaine.game import Game
from dizaine.table.fair import RoundSecret
from dizaine.table.kinds import kind_at_table

Problem = Literal[
    "foreign",  # no record of a game at all
    "no-table",  # a record without the line `# fair ID`: it was not played at a table
    "seed",  # a game whose seed somebody chose, and so knew beforehand
    "remark",  # a line about fair deals that cannot be read
    "twice",  # a line about fair deals that has been there already
    "start",  # a game that begins in its middle
    "broken",  # a line that cannot be played
    "unfinished",  # the record ends before the game does
    "commitment",  # the commitment is not that of the secret
    "chance",  # cards or dice that do not follow from the secret
    "no-secret",  # a round whose secret is missing
    "no-round",  # a secret, or words for it, of a round that was not played
]
"""What can be wrong; the names double as translation keys."""

Outcome = TypeVar("Outcome")

_REMARK: Final = re.compile(r"# *(fair|secret|entropy)\b")
_FAIR: Final = re.compile(r"# fair (\S+)")
_SECRET: Final = re.compile(r"# secret ([1-9][0-9]{0,5}) ([0-9a-f]{64}) ([0-9a-f]{64})")
_ENTROPY: Final = re.compile(r"# entropy ([1-9][0-9]{0,5}) ([0-9]) ([!-~](?:[ -~]{0,62}[!-~])?)")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong: what, at which line of the record (from 1), and a detail for programs."""

    problem: Problem
    line: int
    detail: str = ""


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """What became of one round."""

    round: int
    commitment: str
    """As it should have been told before the round; empty if its secret is missing."""
    chances: int
    """How many deals, shuffles, lots or throws were compared."""
    faults: tuple[Fault, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether everything in it follows from its secret."""
        return not self.faults


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check of a whole record came to."""

    title: str = ""
    """Of the rulebook; empty if not even that could be read."""
    table: str = ""
    rounds: tuple[RoundVerdict, ...] = ()
    faults: tuple[Fault, ...] = ()
    """What belongs to no single round."""

    @property
    def is_fair(self) -> bool:
        """Whether every chance of the game follows from what was promised."""
        return not self.faults and all(verdict.is_fair for verdict in self.rounds)


def verify(text: str) -> Verdict:
    """Check a record as a table writes it. Whatever the text is, the answer is a verdict."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    header = lines[0].strip()
    kind = kind_of_record(text)
    if header != kind.record.HEADER:
        return Verdict(faults=(Fault("foreign", 1),))
    remarks = _Remarks(lines)
    try:
        record = kind.record.from_text(text)
    except BrokenRecord as error:
        return Verdict(table=remarks.table, faults=(*remarks.faults, Fault("broken", error.line, error.reason)))
    title = record.rulebook.title
    if not remarks.table:
        problem: Problem = "no-table" if record.seed is None else "seed"
        return Verdict(title, faults=(*remarks.faults, Fault(problem, 1)))
    if record.start_line:
        return Verdict(title, remarks.table, faults=(*remarks.faults, Fault("start", record.start_line)))
    course = _Course(record, remarks.secrets)
    return Verdict(
        title,
        remarks.table,
        tuple(_judge(number, remarks, course) for number in range(1, max(1, course.round) + 1)),
        (*remarks.faults, *_strays(remarks, course), *course.faults),
    )


def _judge(number: int, remarks: _Remarks, course: _Course) -> RoundVerdict:
    compared = [chance for chance in course.chances if chance.round == number and chance.line]
    secret = remarks.secrets.get(number)
    if secret is None:
        line = compared[0].line if compared else 1
        return RoundVerdict(number, "", len(compared), (Fault("no-secret", line),))
    faults = [Fault("chance", chance.line) for chance in compared if not chance.fair]
    line, told = remarks.commitments[number]
    if told != secret.commitment:
        faults.insert(0, Fault("commitment", line, secret.commitment))
    return RoundVerdict(number, secret.commitment, len(compared), tuple(faults))


def _strays(remarks: _Remarks, course: _Course) -> Iterator[Fault]:
    """Remarks about rounds that were not played; in a record that breaks off they may have been."""
    if course.faults:
        return
    for number, line in remarks.rounds:
        if number > course.round:
            yield Fault("no-round", line, str(number))


class _Remarks:
    """The lines about fair deals."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.table = ""
        self.secrets: dict[int, RoundSecret] = {}
        self.commitments: dict[int, tuple[int, str]] = {}
        """By round: where it is told, and what."""
        self.rounds: list[tuple[int, int]] = []
        """The rounds that are spoken of, and where."""
        self.faults: list[Fault] = []
        seeds: dict[int, bytes] = {}
        entropy: dict[int, dict[str, str]] = {}
        for number, line in enumerate(lines, 1):
            if _REMARK.match(line) is None:
                continue
            if found := _FAIR.fullmatch(line):
                self._note_once(number, bool(self.table))
                self.table = self.table or found[1]
            elif found := _SECRET.fullmatch(line):
                round_number = int(found[1])
                self.rounds.append((round_number, number))
                if not self._note_once(number, round_number in seeds):
                    seeds[round_number] = bytes.fromhex(found[2])
                    self.commitments[round_number] = (number, found[3])
            elif found := _ENTROPY.fullmatch(line):
                round_number, seat, words = int(found[1]), found[2], found[3]
                self.rounds.append((round_number, number))
                added = entropy.setdefault(round_number, {})
                if not self._note_once(number, seat in added):
                    added[seat] = f"{seat} {words}"
            else:
                self.faults.append(Fault("remark", number, line[:80]))
        for round_number, seed in seeds.items():
            added = entropy.get(round_number, {})
            self.secrets[round_number] = RoundSecret(self.table, round_number, seed, tuple(added.values()))

    def _note_once(self, line: int, known: bool) -> bool:
        if known:
            self.faults.append(Fault("twice", line))
        return known


@dataclass(slots=True)
class _Chance:
    """A chance input of the record."""

    round: int
    line: int = 0
    """Where it is; 0 if the record ended before it."""
    fair: bool = True
    """Whether it is what the secret gives; what nobody can tell counts as fair."""


class _Course:
    """The game played through, with all that chance did in it."""

    def __init__(self, record: GameRecord[Any], secrets: dict[int, RoundSecret]) -> None:
        self.secrets = secrets
        self.chances: list[_Chance] = []
        self.faults: list[Fault] = []
        self.round = 0
        try:
            self._play(record)
        except BrokenRecord as error:
            problem: Problem = "unfinished" if error.line == record.end_line else "broken"
            self.faults.append(Fault(problem, error.line, error.reason))

    def _play(self, record: GameRecord[Any]) -> None:
        witness = _Witness(record, self)
        game = Game.new(record.rulebook, players=record.players, chance=witness)
        witness.fair.watch(game.state)
        self.round = game.state.round
        for line, move in witness.recorded.moves():
            try:
                game.apply(move)
            except (NotationError, IllegalMove) as error:
                raise BrokenRecord(line, str(error)) from error
            self.round = game.state.round
        if not game.is_over:
            raise BrokenRecord(record.end_line, "the record ends before the game does")

    def secret_of(self, round_number: int) -> RoundSecret:
        """What a source of fair chance asks for; a round without a secret gets one that nobody looks at."""
        self.chances.append(_Chance(round_number))
        return self.secrets.get(round_number) or RoundSecret("", round_number, b"")

    def compare(self, fair: object, recorded: Outcome, line: int) -> Outcome:
        """Note whether chance did what it should have done; the game goes on with what it did."""
        chance = self.chances[-1]
        chance.line = line
        chance.fair = chance.round not in self.secrets or recorded == fair
        return recorded


class _Witness:
    """Stands in for the recorded source of chance, and puts every question to the fair one too."""

    def __init__(self, record: GameRecord[Any], course: _Course) -> None:
        kind = kind_of(record.rulebook)
        self.recorded = kind.replay(record, kind.chance(None))
        self.fair = kind_at_table(record.rulebook).fair_source(record.rulebook, course.secret_of)
        self._course = course

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Whatever a kind of game may ask of chance: a lot, an order, a throw."""

        def answer(*facts: Any) -> Any:
            fair = getattr(self.fair, question)(*facts)
            recorded = getattr(self.recorded, question)(*facts)
            return self._course.compare(fair, recorded, self.recorded.line)

        return answer
