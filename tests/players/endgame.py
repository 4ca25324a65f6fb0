"""The best moves of small endings of two players, proved by trying everything.

What is proved: the exact chance of winning after each move, if the other player plays steadily and everything that the
seat cannot see is equally likely. Nothing is sampled and nothing estimated:

- every deal of the hidden cards to the other hand is tried with its exact weight, and every card that can be drawn,
  also after a shuffle;
- at each of its later decisions the seat tries every move of the engine's menu, and chooses one for all deals that look
  the same to it, so that it never profits from what it cannot know;
- the other player makes the steady player's move, which follows from its hand and the open cards.

The engine serves as the rules: which moves are legal, and what they do. Where the seat would decide more often than the
search follows, the chance is only known to lie between 0 and 1; so each move has a least and a greatest chance, and a
move is proved better than another if its least chance is higher than the other's greatest. No part of the expert is
used: neither its deals, nor its estimates, nor its choice of moves.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import NamedTuple

from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.hands import count_hand
from dizaine.engine.cards.menu import canonical_menu, write_move
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.play import asked_seat, perform, resolve_order
from dizaine.engine.cards.rows import MOVE_DRAW, MoveRow
from dizaine.engine.cards.state import DEAL, OVER, SHUFFLE, State
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.limits import EVERY_WAY
from dizaine.engine.rows import EventRows
from dizaine.players.cards.player_memory import new_memory
from dizaine.players.cards.public_history import clear_history
from dizaine.players.cards.steady_policy import choose_steady
from dizaine.views.cards.view import CardView


class Chance(NamedTuple):
    """The chance of winning: at least this, and at most that."""

    least: Fraction
    most: Fraction


class World(NamedTuple):
    """A way that things may be, and its weight."""

    weight: Fraction
    state: State


UNKNOWN = Chance(Fraction(0), Fraction(1))


class TooLarge(Exception):
    """The ending has more possibilities than may be tried."""


@dataclass
class Endgame:
    """The search for the chance of winning after each move of a seat with one opponent."""

    view: CardView
    decisions: int = 8
    """How many decisions of the seat are followed."""
    budget: int = 10_000
    """How many moves may be tried in all deals together."""
    steadily: bool = False
    """Whether the seat makes the steady player's moves after this decision, and not the best ones."""

    def __post_init__(self) -> None:
        assert self.view.seat is not None
        assert self.view.state.players == 2
        self.rules, self.seat = self.view.rules, self.view.seat
        self.work, self.row, self.events = Workspace(), MoveRow(), EventRows()
        self.events.muted = 1
        self.memory = new_memory(self.view.rulebook)
        clear_history(self.memory, self.view.state.round)

    def chances(self) -> dict[Move, Chance]:
        """Each move of the menu with its chance of winning."""
        worlds = list(self._deals())
        found = self._after_each(worlds, self.decisions)
        total = sum((world.weight for world in worlds), Fraction(0))
        state = worlds[0].state
        return {
            self._move(state, entry): Chance(chance.least / total, chance.most / total)
            for entry, chance in found.items()
        }

    def _move(self, state: State, entry: int) -> Move:
        write_move(self.rules, state, self.work, entry, self.row)
        return from_row(self.rules, self.row)

    def _deals(self) -> Iterator[World]:
        """Every way to deal the hidden cards to the other hand; the rest is the draw pile, in no order."""
        state, other = self.view.state, 1 - self.seat
        hidden = Counter({int(card): count for card, count in self.view.unseen.items()})
        known, size = state.known_size[other], state.hand_size[other]
        for hand, weight in _choices(sorted(hidden.items()), size - known):
            dealt = duplicate(state)
            dealt.hand[other][:size] = sorted([*state.known[other][:known], *hand])
            count_hand(self.rules, dealt, other)
            dealt.draw[state.bottom : state.draw_size] = sorted((hidden - Counter(hand)).elements())
            yield World(Fraction(weight), dealt)

    def _after_each(self, worlds: list[World], decisions: int, steadily: bool = False) -> dict[int, Chance]:
        """For each move, or the steady player's, in worlds that look the same, the sum of the chances after it."""
        state = worlds[0].state
        if steadily:
            usual = choose_steady(self.rules, state, self.work, self.row, self.memory, 1)
            return {usual: self._after(worlds, usual, decisions)}
        size = canonical_menu(self.rules, state, self.work, self.row, EVERY_WAY)
        return {entry: self._after(worlds, entry, decisions) for entry in self.work.menu[:size]}

    def _after(self, worlds: list[World], entry: int, decisions: int) -> Chance:
        least = most = Fraction(0)
        alike: defaultdict[str, list[World]] = defaultdict(list)
        for world in worlds:
            for weight, state in self._until_asked(world, entry):
                if state.stage == OVER:
                    won = Fraction(state.winners >> self.seat & 1, state.winners.bit_count())
                    least, most = least + weight * won, most + weight * won
                elif state.stage == DEAL or decisions == 1:
                    most += weight
                else:
                    alike[self._looks(state)].append(World(weight, state))
        for group in alike.values():
            chances = self._after_each(group, decisions - 1, self.steadily).values()
            least += max(chance.least for chance in chances)
            most += max(chance.most for chance in chances)
        return Chance(least, most)

    def _until_asked(self, world: World, entry: int) -> Iterator[World]:
        """What follows from a move of the seat until its next decision, or until the round is over."""
        open_ends = list(self._perform(world, entry))
        while open_ends:
            after = open_ends.pop()
            if after.state.stage in (DEAL, OVER) or asked_seat(after.state) == self.seat:
                yield after
            else:
                answer = choose_steady(self.rules, after.state, self.work, self.row, self.memory, 1)
                open_ends += self._perform(after, answer)

    def _perform(self, world: World, entry: int) -> Iterator[World]:
        """A move, with each card that it may draw."""
        self.budget -= 1
        if self.budget < 0:
            raise TooLarge
        write_move(self.rules, world.state, self.work, entry, self.row)
        if self.row.kind != MOVE_DRAW:
            yield World(world.weight, self._performed(world.state, entry))
            return
        state = world.state
        hidden = state.draw[state.bottom : state.draw_size]
        if state.draw_size == 0:
            yield from self._shuffled(World(world.weight, self._performed(state, entry)))
        elif not hidden:
            yield World(world.weight, self._performed(state, entry))
        for card, count in Counter(hidden).items():
            drawing = duplicate(state)
            place = hidden.index(card)
            drawing.draw[state.bottom : state.draw_size] = [*hidden[:place], *hidden[place + 1 :], card]
            yield World(world.weight * count / len(hidden), self._performed(drawing, entry))

    def _shuffled(self, world: World) -> Iterator[World]:
        """A shuffle of the discards, with each card that may be drawn then; the others have no order."""
        assert world.state.stage == SHUFFLE
        cards = world.state.discard[: world.state.discard_size - 1]
        for card, count in Counter(cards).items():
            place, state = cards.index(card), duplicate(world.state)
            resolve_order(self.rules, state, [card, *cards[:place], *cards[place + 1 :]], self.events)
            yield World(world.weight * count / len(cards), state)

    def _performed(self, state: State, entry: int) -> State:
        after = duplicate(state)
        write_move(self.rules, after, self.work, entry, self.row)
        perform(self.rules, after, self.row, self.events)
        return after

    def _looks(self, state: State) -> str:
        """What the seat sees."""
        other = 1 - self.seat
        seen = (
            state.hand[self.seat][: state.hand_size[self.seat]],
            state.hand_size[other],
            state.known[other][: state.known_size[other]],
            state.discard[: state.discard_size],
            state.draw[: state.bottom],
            state.draw_size,
            state.table[: state.table_size],
            state.laid,
            state.skipped,
            (state.stage, state.seat, state.turns, state.duty),
        )
        return repr(seen)


def best_moves(chances: dict[Move, Chance]) -> list[Move]:
    """The moves that may be best: no other one is proved better."""
    proved = max(chance.least for chance in chances.values())
    return [move for move, chance in chances.items() if chance.most >= proved]


def _choices(kinds: list[tuple[int, int]], size: int) -> Iterator[tuple[list[int], int]]:
    """Every choice of so many cards from kinds with counts, and in how many ways it can be made."""
    if not kinds:
        if size == 0:
            yield [], 1
        return
    (card, count), rest = kinds[0], kinds[1:]
    for taken in range(min(count, size) + 1):
        for others, ways in _choices(rest, size - taken):
            yield [card] * taken + others, ways * comb(count, taken)
