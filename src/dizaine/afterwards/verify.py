"""The check of a finished game's deals: do they follow from the commitments made before each round?

The record is replayed. Each chance input is compared with what the secret of its round gives, but the game continues
with what the record says, so that one wrong card does not affect the verdict on the other rounds.
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
    "foreign",  # not a record of a game
    "no-table",  # a record without the line `# fair ID`: the game was not played at a table
    "seed",  # somebody chose the seed, and so could predict the game
    "remark",  # a line about fair deals that cannot be read
    "twice",  # a repeated line about fair deals
    "start",  # the record does not start at the beginning of the game
    "broken",  # a line that cannot be played
    "unfinished",  # the record ends before the game does
    "commitment",  # the commitment does not match the secret
    "chance",  # cards or dice that do not follow from the secret
    "no-secret",  # a round whose secret is missing
    "no-round",  # a secret or added words for a round that was not played
]
"""What can be wrong; the names are also translation keys."""

Outcome = TypeVar("Outcome")

_REMARK: Final = re.compile(r"# *(fair|secret|entropy)\b")
_FAIR: Final = re.compile(r"# fair (\S+)")
_SECRET: Final = re.compile(r"# secret ([1-9][0-9]{0,5}) ([0-9a-f]{64}) ([0-9a-f]{64})")
_ENTROPY: Final = re.compile(r"# entropy ([1-9][0-9]{0,5}) ([0-9]) ([!-~](?:[ -~]{0,62}[!-~])?)")


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, at which line of the record (from 1), and a detail for programs."""

    problem: Problem
    line: int
    detail: str = ""


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """The verdict on one round."""

    round: int
    commitment: str
    """The commitment that its secret gives; empty if the secret is missing."""
    chances: int
    """How many deals, shuffles, lots or throws were compared."""
    faults: tuple[Fault, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether all chance in the round follows from its secret."""
        return not self.faults


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on a complete record."""

    title: str = ""
    """The title of the rulebook; empty if it could not be read."""
    table: str = ""
    rounds: tuple[RoundVerdict, ...] = ()
    faults: tuple[Fault, ...] = ()
    """Faults that belong to no single round."""

    @property
    def is_fair(self) -> bool:
        """Whether all chance in the game follows from the commitments."""
        return not self.faults and all(verdict.is_fair for verdict in self.rounds)


def verify(text: str) -> Verdict:
    """Check a record as written by a table. Every text gets a verdict; nothing is raised."""
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
    replay = _Replay(record, remarks.secrets)
    return Verdict(
        title,
        remarks.table,
        tuple(_judge(number, remarks, replay) for number in range(1, max(1, replay.round) + 1)),
        (*remarks.faults, *_stray_remarks(remarks, replay), *replay.faults),
    )


def _judge(number: int, remarks: _Remarks, replay: _Replay) -> RoundVerdict:
    compared = [chance for chance in replay.chances if chance.round == number and chance.line]
    secret = remarks.secrets.get(number)
    if secret is None:
        line = compared[0].line if compared else 1
        return RoundVerdict(number, "", len(compared), (Fault("no-secret", line),))
    faults = [Fault("chance", chance.line) for chance in compared if not chance.fair]
    line, commitment = remarks.commitments[number]
    if commitment != secret.commitment:
        faults.insert(0, Fault("commitment", line, secret.commitment))
    return RoundVerdict(number, secret.commitment, len(compared), tuple(faults))


def _stray_remarks(remarks: _Remarks, replay: _Replay) -> Iterator[Fault]:
    """Remarks about rounds that were not played; a record that breaks off does not show which rounds were."""
    if replay.faults:
        return
    for number, line in remarks.rounds:
        if number > replay.round:
            yield Fault("no-round", line, str(number))


class _Remarks:
    """The lines of a record about fair deals."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.table = ""
        self.secrets: dict[int, RoundSecret] = {}
        self.commitments: dict[int, tuple[int, str]] = {}
        """By round: the line, and the commitment."""
        self.rounds: list[tuple[int, int]] = []
        """The rounds that remarks mention, and the lines."""
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
    """A chance input in the record."""

    round: int
    line: int = 0
    """Its line; 0 if the record ended before it."""
    fair: bool = True
    """Whether it matches the secret; True if the secret is missing."""


class _Replay:
    """The replayed game, with all its chance inputs."""

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
        """The secret for the fair source; a round without one gets a dummy whose results are ignored."""
        self.chances.append(_Chance(round_number))
        return self.secrets.get(round_number) or RoundSecret("", round_number, b"")

    def compare(self, fair: object, recorded: Outcome, line: int) -> Outcome:
        """Note whether the recorded outcome is the fair one; the game continues with the recorded one."""
        chance = self.chances[-1]
        chance.line = line
        chance.fair = chance.round not in self.secrets or recorded == fair
        return recorded


class _Witness:
    """A source of chance that answers from the record and compares each answer with the fair source."""

    def __init__(self, record: GameRecord[Any], replay: _Replay) -> None:
        kind = kind_of(record.rulebook)
        self.recorded = kind.replay(record, kind.chance(None))
        self.fair = kind_at_table(record.rulebook).fair_source(record.rulebook, replay.secret_of)
        self._replay = replay

    def __getattr__(self, question: str) -> Callable[..., Any]:
        """Answer any method of a source of chance: a lot, an order, a throw."""

        def answer(*facts: Any) -> Any:
            fair = getattr(self.fair, question)(*facts)
            recorded = getattr(self.recorded, question)(*facts)
            return self._replay.compare(fair, recorded, self.recorded.line)

        return answer
