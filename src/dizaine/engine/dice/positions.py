"""Positions of the dice game as text: any position, even in the middle of a turn.

Each line begins with a keyword. Missing lines have defaults. Totals and ranks are computed from the rest and not
written.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.limits import PHASES
from dizaine.engine.dice.notation import read_faces
from dizaine.engine.dice.scores import count_failures, count_points, earns_half_bonus
from dizaine.engine.dice.state import DECIDE, FINISH_BONUS, HALF_BONUS, OVER, ROLL, ROLL_OFF, State
from dizaine.engine.dice.turns import start_dice_game
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import NOBODY, PLAYERS
from dizaine.engine.notation import quote, read_number
from dizaine.engine.positions import PositionReader, write_seats, write_words
from dizaine.engine.rows import EventRows
from dizaine.rulebooks.dice import DiceBook

STAGES: Final = ("order", "roll", "decide", "over")
IN_THE_AIR: Final = "-"
"""Stands for a die that has not landed yet."""
_MOST_ROUNDS: Final = 999_999_999
_MOST_POINTS: Final = 30_000


def write_position(book: DiceBook, state: State) -> str:
    """The lines of a position, without its rulebook."""
    lines = [f"players {state.players}", f"stage {STAGES[state.stage]}"]
    if state.stage == ROLL_OFF:
        lines.append(f"ranks {write_words(state.rank[: state.players])}")
        lines.append(f"level {write_seats(state.level)}")
    else:
        lines.append(f"order {write_words(state.order[: state.players])}")
        lines += [f"seat {state.seat}", f"round {state.round}"]
    if state.rolling or state.rolls:
        lines.append(f"rolls {state.rolls}")
        lines.append(f"dice {_write_dice(book, state)}")
    if state.finisher != NOBODY:
        lines.append(f"finisher {state.finisher}")
    if state.run_turns:
        lines.append(f"run {state.run_turns}")
    if state.winners:
        lines.append(f"winners {write_seats(state.winners)}")
    lines += [_write_player(book, state, seat) for seat in range(state.players)]
    return "\n".join(lines) + "\n"


def read_position(book: DiceBook, text: str) -> State:
    """Read the lines of a position, possible or not. Raises `NotationError`."""
    return _Reader(book).read(text)


def _write_dice(book: DiceBook, state: State) -> str:
    return " ".join(
        IN_THE_AIR if state.rolling >> place & 1 else str(die[state.face[place]]) for place, die in enumerate(book.dice)
    )


def _write_player(book: DiceBook, state: State, seat: int) -> str:
    phase = state.phase[seat]
    words = [f"player {seat}", f"phase {book.phases[phase].number if phase < len(book.phases) else 'end'}"]
    if phase:
        words.append(f"points {write_words(state.points[seat][:phase])}")
    if any(state.failures[seat]):
        words.append(f"failures {write_words(state.failures[seat][: len(book.phases)])}")
    if state.bonuses[seat] & FINISH_BONUS:
        words.append("finish-bonus")
    return "; ".join(words)


class _Reader(PositionReader[State]):
    """Reads a position of the dice game."""

    STAGES = STAGES
    LEAST_PLAYERS = 1

    def __init__(self, book: DiceBook) -> None:
        super().__init__(State())
        self.book = book
        self.rules = tables(book)
        self.lines |= {
            "ranks": self._read_ranks,
            "level": self.seats_line("level"),
            "order": self._read_order,
            "seat": self.seat_line("seat"),
            "round": self.number_line("round", "round", _MOST_ROUNDS),
            "rolls": self.number_line("rolls", "number of throws", 99),
            "dice": self._read_dice,
            "finisher": self.seat_line("finisher"),
            "run": self.number_line("run_turns", "number of turns", PHASES),
            "winners": self.seats_line("winners"),
            "player": self.read_player,
        }
        self.facts = {
            "phase": self._read_phase,
            "points": partial(self._read_numbers, "points", _MOST_POINTS),
            "failures": partial(self._read_numbers, "failures", _MOST_ROUNDS),
            "finish-bonus": self._read_finish_bonus,
        }

    def start(self, players: int) -> None:
        start_dice_game(self.rules, self.state, players, EventRows())
        self.state.rolling = 0
        if players > 1:
            self.state.level = 0
            self._set_order(list(range(players)))

    def finish(self) -> None:
        """Fill in defaults, bonuses and totals."""
        state = self.state
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

    def _finish_order(self) -> None:
        """Until the order of play is settled, there are ranks instead; at the start all players are tied."""
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

    def _read_ranks(self, text: str) -> None:
        ranks = [self.seat(word, "rank") for word in text.split()]
        if len(ranks) != self.state.players:
            raise NotationError(f"ranks {quote(text)}: one number for each player")
        self.state.rank[: len(ranks)] = ranks

    def _read_order(self, text: str) -> None:
        order = self.seats(text, "seat")
        if sorted(order) != list(range(self.state.players)):
            raise NotationError(f"order {quote(text)}: name each seat once")
        self._set_order(order)

    def _set_order(self, order: list[int]) -> None:
        for place, seat in enumerate(order):
            self.state.order[place] = seat
            self.state.rank[seat] = place

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

    def _read_phase(self, seat: int, text: str) -> None:
        numbers = [str(phase.number) for phase in self.book.phases] + ["end"]
        if text not in numbers:
            raise NotationError(f"phase {quote(text)}: write one of {' '.join(numbers)}")
        self.state.phase[seat] = numbers.index(text)

    def _read_numbers(self, word: str, most: int, seat: int, text: str) -> None:
        values = [read_number(value, word, most) for value in text.split()]
        if len(values) > len(self.book.phases):
            raise NotationError(f"player {seat}: {word} of more than {len(self.book.phases)} phases")
        getattr(self.state, word)[seat][: len(values)] = values

    def _read_finish_bonus(self, seat: int, text: str) -> None:
        if text:
            raise self.no_fact(seat, "finish-bonus")
        self.state.bonuses[seat] |= FINISH_BONUS
