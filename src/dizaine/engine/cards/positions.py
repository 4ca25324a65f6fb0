"""Positions of the card games as text: any position, even in the middle of a turn.

Each line begins with a keyword. Missing lines have defaults; without a `draw` line, all cards that are not named
anywhere are in the draw pile. docs/notation.md has the full description.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import KINDS, SKIP, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.hands import count_hand
from dizaine.engine.cards.laying import put_on_table
from dizaine.engine.cards.melds import Meld, read_cards
from dizaine.engine.cards.rounds import is_active, start_game
from dizaine.engine.cards.state import DEAL, LOT, PLACE_GROUP, PLACE_NUMBER, State
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import DECK, HAND, NOBODY, TABLE
from dizaine.engine.notation import quote, read_number
from dizaine.engine.positions import NOTHING, PositionReader, write_seats, write_words
from dizaine.engine.shapes import COLLECTION, family_of

STAGES: Final = ("lot", "deal", "shuffle", "draw", "play", "knock", "over")
_SKIPPED: Final = {1: "skip", 2: "turn"}
_SKIPPED_CODES: Final = {text: code for code, text in _SKIPPED.items()}
_MOST_ROUNDS: Final = 30_000
_MOST_POINTS: Final = 999_999_999


def table_meld(state: State, group: int) -> Meld:
    """A group on the table with its cards."""
    cards = [place % PLACE_NUMBER for place in state.table[: state.table_size] if place // PLACE_GROUP == group]
    return Meld.of(state.group_shape[group], state.group_low[group], state.group_colour[group], cards)


def write_position(rules: Rules, state: State) -> str:
    """The lines of a position, without its rulebook."""
    lines = [f"players {state.players}", f"stage {STAGES[state.stage]}"]
    for name in ("seat", "dealer", "round", "turns"):
        lines.append(f"{name} {getattr(state, name)}")
    if state.active != (1 << state.players) - 1:
        lines.append(f"active {write_seats(state.active)}")
    if state.replay:
        lines.append("replay")
    if state.duty:
        lines.append(f"duty {Card(state.duty)}")
    if state.laid_now:
        lines.append("laid-now")
    if state.knockers:
        lines.append(f"knockers {write_seats(state.knockers)}")
    if state.winner != NOBODY:
        lines.append(f"winner {state.winner}")
    if state.winners:
        lines.append(f"winners {write_seats(state.winners)}")
    lines += [_write_player(rules, state, seat) for seat in range(state.players)]
    if state.draw_size or state.discard_size or state.stage not in (LOT, DEAL):
        lines.append(f"draw {_write_cards(state.draw[: state.draw_size])}")
        lines.append(f"discard {_write_cards(state.discard[: state.discard_size])}")
    if state.bottom:
        lines.append(f"bottom {state.bottom}")
    if any(state.recycled):
        recycled = [kind for kind in range(KINDS) for _ in range(state.recycled[kind])]
        lines.append(f"recycled {_write_cards(recycled)}")
    if any(state.drawn):
        lines.append(f"drawn {' '.join(map(str, state.drawn[: state.players]))}")
    for group in range(state.groups):
        lines.append(f"group {group} of {state.group_owner[group]}: {table_meld(state, group)}")
    return "\n".join(lines) + "\n"


def read_position(rules: Rules, text: str) -> State:
    """Read the lines of a position, possible or not. Raises `NotationError`."""
    return _Reader(rules).read(text)


def _write_cards(cards: Iterable[int]) -> str:
    return write_words(Card(card) for card in cards)


def _write_phases(rules: Rules, mask: int) -> str:
    return " ".join(str(rules.phase_number[index]) for index in members(mask))


def _write_player(rules: Rules, state: State, seat: int) -> str:
    words = [f"player {seat}", f"phase {_phase_number(rules, state.phase[seat])}"]
    if state.done[seat]:
        words.append(f"done {_write_phases(rules, state.done[seat])}")
    if state.laid[seat]:
        words.append(f"laid {rules.phase_number[state.laid[seat] - 1]} {state.laid_at[seat]}")
    if state.score[seat]:
        words.append(f"score {state.score[seat]}")
    if state.before[seat]:
        words.append(f"before {state.before[seat]}")
    if state.skipped[seat]:
        words.append(f"skipped {_SKIPPED[state.skipped[seat]]}")
    if state.place[seat]:
        words.append(f"place {state.place[seat]}")
    words.append(f"hand {_write_cards(state.hand[seat][: state.hand_size[seat]])}")
    if state.known_size[seat]:
        words.append(f"known {_write_cards(state.known[seat][: state.known_size[seat]])}")
    return "; ".join(words)


def _phase_number(rules: Rules, index: int) -> str:
    return str(rules.phase_number[index]) if index < rules.phase_count else "end"


class _Reader(PositionReader[State]):
    """Reads a position of a card game."""

    STAGES = STAGES
    LEAST_PLAYERS = 2
    REPEATED = ("player", "group")

    def __init__(self, rules: Rules) -> None:
        super().__init__(State())
        self.rules = rules
        self.named: Counter[int] = Counter()
        self.lines |= {
            "seat": self.seat_line("seat"),
            "dealer": self.seat_line("dealer"),
            "round": self.number_line("round", "round", _MOST_ROUNDS),
            "turns": self.number_line("turns", "number of turns"),
            "active": self.seats_line("active"),
            "replay": self.flag_line("replay"),
            "duty": self._read_duty,
            "laid-now": self.flag_line("laid_now"),
            "knockers": self.seats_line("knockers"),
            "winner": self.seat_line("winner"),
            "winners": self.seats_line("winners"),
            "player": self.read_player,
            "draw": lambda text: self._pile("draw", read_cards(text)),
            "discard": lambda text: self._pile("discard", read_cards(text)),
            "bottom": self.number_line("bottom", "number of cards"),
            "recycled": self._read_recycled,
            "drawn": self._read_drawn,
            "group": self._read_group,
        }
        self.facts = {
            "phase": self._read_phase,
            "done": self._read_done,
            "laid": self._read_laid,
            "score": partial(self._read_points, "score"),
            "before": partial(self._read_points, "before"),
            "skipped": self._read_skipped,
            "place": self._read_place,
            "hand": partial(self._read_hand, "hand"),
            "known": partial(self._read_hand, "known"),
        }

    def start(self, players: int) -> None:
        start_game(self.state, players)

    def finish(self) -> None:
        """Fill in defaults: the draw pile, who has left the table, the phases completed before."""
        state = self.state
        if "draw" not in self.seen and state.stage not in (LOT, DEAL):
            rest = Counter({kind: count for kind, count in enumerate(self.rules.deck) if count})
            rest.subtract(self.named)
            self._pile("draw", [kind for kind in sorted(rest) for _ in range(rest[kind])])
        for seat in range(state.players):
            if state.place[seat]:
                state.finished += 1
                if "active" not in self.seen:
                    state.active &= ~(1 << seat)
                if "winners" not in self.seen and state.place[seat] == 1:
                    state.winners = 1 << seat
        for seat in range(state.players):
            if f"player {seat} done" not in self.seen:
                state.done[seat] |= self._done_before(seat)

    def _done_before(self, seat: int) -> int:
        """A bit for each phase that a player must have completed to be at the current one (P8, S5)."""
        if self.state.replay and is_active(self.state, seat):
            return self.rules.all_phases
        if self.rules.free_order or self.rules.one_round_per_phase:
            return 0
        return (1 << int(self.state.phase[seat])) - 1

    def _phase(self, text: str) -> int:
        number = read_number(text, "phase")
        numbers = self.rules.phase_number[: self.rules.phase_count]
        if number not in numbers:
            raise NotationError(f"phase {number}: the phases played are {' '.join(map(str, numbers))}")
        return numbers.index(number)

    def _read_duty(self, text: str) -> None:
        cards = read_cards(text)
        if len(cards) != 1:
            raise NotationError(f"duty {quote(text)}: name one card")
        self.state.duty = int(cards[0])

    def _read_recycled(self, text: str) -> None:
        for card in read_cards(text):
            self.state.recycled[card] += 1

    def _read_drawn(self, text: str) -> None:
        numbers = [read_number(word, "number of cards", DECK) for word in text.split()]
        if len(numbers) != self.state.players:
            raise NotationError(f"drawn {quote(text)}: one number for each player")
        self.state.drawn[: self.state.players] = numbers

    def _pile(self, name: str, cards: Iterable[int]) -> None:
        pile = [int(card) for card in cards]
        self.named.update(pile)
        getattr(self.state, name)[: len(pile)] = pile
        setattr(self.state, f"{name}_size", len(pile))

    def _read_phase(self, seat: int, text: str) -> None:
        self.state.phase[seat] = self.rules.phase_count if text == "end" else self._phase(text)

    def _read_done(self, seat: int, text: str) -> None:
        self.state.done[seat] |= sum({1 << self._phase(number) for number in text.split() if text != NOTHING})

    def _read_laid(self, seat: int, text: str) -> None:
        phase, _, turn = text.partition(" ")
        self.state.laid[seat] = self._phase(phase) + 1
        self.state.laid_at[seat] = read_number(turn.strip(), "turn") if turn else 1
        self.state.done[seat] |= 1 << self.state.laid[seat] - 1

    def _read_points(self, word: str, seat: int, text: str) -> None:
        getattr(self.state, word)[seat] = read_number(text, word, _MOST_POINTS)

    def _read_skipped(self, seat: int, text: str) -> None:
        if text not in _SKIPPED_CODES:
            raise NotationError(f"skipped {quote(text)}: write 'skip' or 'turn'")
        self.state.skipped[seat] = _SKIPPED_CODES[text]
        self.named[SKIP] += text == "skip"

    def _read_place(self, seat: int, text: str) -> None:
        self.state.place[seat] = read_number(text, "place", self.state.players)

    def _read_hand(self, word: str, seat: int, text: str) -> None:
        cards = sorted(int(card) for card in read_cards(text))
        if len(cards) > HAND:
            raise NotationError(f"player {seat}: a {word} holds at most {HAND} cards")
        if word == "hand":
            self.named.update(cards)
        getattr(self.state, word)[seat][: len(cards)] = cards
        getattr(self.state, f"{word}_size")[seat] = len(cards)
        count_hand(self.rules, self.state, seat)

    def _read_group(self, text: str) -> None:
        head, colon, body = text.partition(":")
        words = head.split()
        if not colon or len(words) != 3 or words[1] != "of":
            raise NotationError(f"group {quote(text)}: write for instance 'group 0 of 1: set 7 = r7 y7 W'")
        state = self.state
        group = state.groups
        if read_number(words[0], "group") != group:
            raise NotationError(f"group {quote(words[0])}: the groups are counted from 0, so this is group {group}")
        if group == TABLE:
            raise NotationError(f"group {group}: at most {TABLE} groups")
        meld = Meld.from_text(body)
        state.groups += 1
        state.group_owner[group] = self.seat(words[2], "seat")
        state.group_shape[group] = meld.shape
        state.group_low[group] = meld.number
        state.group_high[group] = 0 if family_of(meld.shape) == COLLECTION else meld.places[-1][0]
        state.group_colour[group] = meld.colour
        if state.table_size + len(meld.cards) > DECK:
            raise NotationError(f"group {group}: more than {DECK} cards on the table")
        for number, card in meld.places:
            put_on_table(state, group, number, card)
            self.named[int(card)] += 1
