"""Positions of the dice game as text: any position, also in the middle of a turn, written down and set up again.

One fact a line, a word first that says which. What a line leaves out is the plain default. Totals and ranks follow
from the rest, so they are not written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dizaine.engine.bits import members
from dizaine.engine.dice.limits import PHASES
from dizaine.engine.dice.notation import read_faces
from dizaine.engine.dice.scores import count_failures, count_points, earns_half_bonus
from dizaine.engine.dice.state import DECIDE, FINISH_BONUS, HALF_BONUS, OVER, ROLL, ROLL_OFF, State
from dizaine.engine.dice.tables import tables
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import NOBODY, PLAYERS
from dizaine.engine.notation import quote, read_number
from dizaine.engine.rows import EventRows
from dizaine.rulebooks.dice import DiceBook

STAGES: Final = ("order", "roll", "decide", "over")
IN_THE_AIR: Final = "-"
"""Stands for a die that is being thrown."""
_MOST_ROUNDS: Final = 999_999_999
_MOST_POINTS: Final = 30_000


def write_position(book: DiceBook, state: State) -> str:
    """The lines of a position, without its rulebook."""
    lines = [f"players {state.players}", f"stage {STAGES[state.stage]}"]
    if state.stage == ROLL_OFF:
        lines.append(f"ranks {_numbers(state.rank[: state.players])}")
        lines.append(f"level {_numbers(members(state.level))}")
    else:
        lines.append(f"order {_numbers(state.order[: state.players])}")
        lines += [f"seat {state.seat}", f"round {state.round}"]
    if state.rolling or state.rolls:
        lines.append(f"rolls {state.rolls}")
        lines.append(f"dice {_write_dice(book, state)}")
    if state.finisher != NOBODY:
        lines.append(f"finisher {state.finisher}")
    if state.run_turns:
        lines.append(f"run {state.run_turns}")
    if state.winners:
        lines.append(f"winners {_numbers(members(state.winners))}")
    lines += [_write_player(book, state, seat) for seat in range(state.players)]
    return "\n".join(lines) + "\n"


def read_position(book: DiceBook, text: str) -> State:
    """A state from the lines of a position. Raises `NotationError`; whether it can be is checked elsewhere."""
    reader = _Reader(book)
    for line in text.splitlines():
        if line.strip():
            reader.read(line.strip())
    return reader.finish()


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return " ".join(map(str, numbers))


def _write_dice(book: DiceBook, state: State) -> str:
    return " ".join(
        IN_THE_AIR if state.rolling >> place & 1 else str(die[state.face[place]]) for place, die in enumerate(book.dice)
    )


def _write_player(book: DiceBook, state: State, seat: int) -> str:
    phase = state.phase[seat]
    words = [f"player {seat}", f"phase {book.phases[phase].number if phase < len(book.phases) else 'end'}"]
    if phase:
        words.append(f"points {_numbers(state.points[seat][:phase])}")
    if any(state.failures[seat]):
        words.append(f"failures {_numbers(state.failures[seat][: len(book.phases)])}")
    if state.bonuses[seat] & FINISH_BONUS:
        words.append("finish-bonus")
    return "; ".join(words)


class _Reader:
    """Collects the lines of a position."""

    def __init__(self, book: DiceBook) -> None:
        self.book = book
        self.rules = tables(book)
        self.state = State()
        self.seen: set[str] = set()
        self.readers: dict[str, Callable[[str], None]] = {
            "players": self._read_players,
            "stage": self._read_stage,
            "ranks": self._read_ranks,
            "level": self._read_level,
            "order": self._read_order,
            "seat": self._read_seat,
            "round": self._read_round,
            "rolls": self._read_rolls,
            "dice": self._read_dice,
            "finisher": self._read_finisher,
            "run": self._read_run,
            "winners": self._read_winners,
            "player": self._read_player,
        }

    def read(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word not in self.readers:
            raise NotationError(f"{quote(line)}: a position has no such line; there are {', '.join(self.readers)}")
        if word != "players" and "players" not in self.seen:
            raise NotationError(f"{word}: the line 'players N' comes first")
        if word != "player":
            self._once(word)
        self.readers[word](rest.strip())

    def finish(self) -> State:
        """The state, with everything that follows from what was said."""
        state = self.state
        if "players" not in self.seen:
            raise NotationError("players: a position needs the line 'players N'")
        if "stage" not in self.seen:
            raise NotationError(f"stage: a position needs the line 'stage', one of {', '.join(STAGES)}")
        if state.stage == ROLL_OFF:
            self._finish_order()
        elif "round" not in self.seen:
            state.round = 1
        if "dice" not in self.seen and state.stage == ROLL:
            state.rolling = (1 << self.rules.dice) - 1
        if "dice" not in self.seen and state.stage == DECIDE:
            raise NotationError("dice: before a decision the dice lie; say what they show")
        half = self.rules.half_phase
        for seat in range(state.players):
            if state.phase[seat] >= half and earns_half_bonus(self.rules, half, sum(state.points[seat][:half])):
                state.bonuses[seat] |= HALF_BONUS
            state.total[seat] = count_points(self.rules, state, seat)
        if state.stage == OVER and state.players == 1:
            state.total[0] -= count_failures(self.rules, state, 0) * self.rules.failure_cost
        return state

    def _finish_order(self) -> None:
        """While the order of play is open there are ranks instead; at the beginning all are level."""
        state = self.state
        if "order" in self.seen:
            raise NotationError("order: it is not settled in stage order; write ranks and level")
        state.order = [0] * PLAYERS
        if "ranks" not in self.seen:
            state.rank = [0] * PLAYERS
        if "level" not in self.seen:
            state.level = (1 << state.players) - 1
        if "round" not in self.seen:
            state.round = 0

    def _once(self, what: str) -> None:
        if what in self.seen:
            raise NotationError(f"{what}: given twice")
        self.seen.add(what)

    def _seat(self, text: str, what: str) -> int:
        seat = read_number(text, what)
        if seat >= self.state.players:
            raise NotationError(f"{what} {seat}: seats go from 0 to {self.state.players - 1}")
        return seat

    def _seats(self, text: str, what: str) -> int:
        return sum({1 << self._seat(word, what) for word in text.split()})

    def _read_players(self, text: str) -> None:
        players = read_number(text, "number of players")
        if not 1 <= players <= PLAYERS:
            raise NotationError(f"players {players}: write a number from 1 to {PLAYERS}")
        start_dice_game(self.rules, self.state, players, EventRows())
        self.state.rolling = 0
        if players > 1:
            self.state.level = 0
            self._set_order(list(range(players)))

    def _read_stage(self, text: str) -> None:
        if text not in STAGES:
            raise NotationError(f"stage {quote(text)}: write one of {', '.join(STAGES)}")
        self.state.stage = STAGES.index(text)

    def _read_ranks(self, text: str) -> None:
        ranks = [self._seat(word, "rank") for word in text.split()]
        if len(ranks) != self.state.players:
            raise NotationError(f"ranks {quote(text)}: one number for each player")
        self.state.rank[: len(ranks)] = ranks

    def _read_level(self, text: str) -> None:
        self.state.level = self._seats(text, "level")

    def _read_order(self, text: str) -> None:
        order = [self._seat(word, "seat") for word in text.split()]
        if sorted(order) != list(range(self.state.players)):
            raise NotationError(f"order {quote(text)}: name each seat once")
        self._set_order(order)

    def _set_order(self, order: list[int]) -> None:
        for place, seat in enumerate(order):
            self.state.order[place] = seat
            self.state.rank[seat] = place

    def _read_seat(self, text: str) -> None:
        self.state.seat = self._seat(text, "seat")

    def _read_round(self, text: str) -> None:
        self.state.round = read_number(text, "round", _MOST_ROUNDS)

    def _read_rolls(self, text: str) -> None:
        self.state.rolls = read_number(text, "number of throws", 99)

    def _read_dice(self, text: str) -> None:
        words = text.split()
        dice = self.book.dice
        if len(words) != len(dice):
            raise NotationError(f"dice {quote(text)}: {len(dice)} faces, or {IN_THE_AIR} for a die that is thrown")
        for place, word in enumerate(words):
            if word == IN_THE_AIR:
                self.state.rolling |= 1 << place
            else:
                self.state.face[place] = read_faces([dice[place]], word)[0]

    def _read_finisher(self, text: str) -> None:
        self.state.finisher = self._seat(text, "finisher")

    def _read_run(self, text: str) -> None:
        self.state.run_turns = read_number(text, "number of turns", PHASES)

    def _read_winners(self, text: str) -> None:
        self.state.winners = self._seats(text, "winners")

    def _read_player(self, text: str) -> None:
        number, *facts = [fact.strip() for fact in text.split(";")]
        seat = self._seat(number, "player")
        self._once(f"player {seat}")
        for fact in facts:
            word, _, rest = fact.partition(" ")
            self._once(f"player {seat} {word}")
            self._read_fact(seat, word, rest.strip())

    def _read_fact(self, seat: int, word: str, text: str) -> None:
        state, phases = self.state, self.book.phases
        if word == "phase":
            numbers = [str(phase.number) for phase in phases] + ["end"]
            if text not in numbers:
                raise NotationError(f"phase {quote(text)}: write one of {' '.join(numbers)}")
            state.phase[seat] = numbers.index(text)
        elif word in ("points", "failures"):
            most = _MOST_POINTS if word == "points" else _MOST_ROUNDS
            values = [read_number(value, word, most) for value in text.split()]
            if len(values) > len(phases):
                raise NotationError(f"player {seat}: {word} of more than {len(phases)} phases")
            getattr(state, word)[seat][: len(values)] = values
        elif word == "finish-bonus" and not text:
            state.bonuses[seat] |= FINISH_BONUS
        else:
            raise NotationError(
                f"player {seat}: no fact begins with {quote(word)}; there are phase, points, failures, finish-bonus"
            )
