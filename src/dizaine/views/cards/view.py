"""What one seat may know of a card game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import cast

from dizaine.engine.bits import members
from dizaine.engine.cards.cards import HIDDEN, Card
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.events import CardDrawn, DiscardsShuffled, RoundStarted
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.menu import menu_moves
from dizaine.engine.cards.moves import Move
from dizaine.engine.cards.options import options
from dizaine.engine.cards.position_check import all_cards
from dizaine.engine.cards.positions import table_meld
from dizaine.engine.cards.state import KNOCK, State
from dizaine.engine.cards.workspace import spare_workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.events import Event
from dizaine.engine.limits import EVERY_WAY
from dizaine.engine.refusals import Refusal
from dizaine.rulebooks import Rulebook
from dizaine.views.cards.redact import redact
from dizaine.views.view import View


@dataclass(frozen=True, slots=True)
class TableGroup:
    """A group on the table, and its owner.

    >>> from dizaine import Meld, TableGroup
    >>> print(TableGroup(1, Meld.from_text("set 7 = r7 y7 W")))
    1: set 7 = r7 y7 W
    """

    owner: int
    meld: Meld

    def __str__(self) -> str:
        return f"{self.owner}: {self.meld}"


@dataclass(frozen=True, slots=True)
class CardView(View):
    """A card game as one seat knows it: hidden cards lie face down.

    >>> from dizaine import Game
    >>> view = Game.new("classic", players=2, seed=1).card_view(0)
    >>> print(*view.hand)
    r1 r2 r10 r10 y3 y7 g8 g12 o6 o8
    >>> [len(hand) for hand in view.hands], len(view.draw_pile), [str(card) for card in view.discard_pile]
    ([10, 10], 87, ['y8'])
    >>> view.groups, view.laid, view.skipped
    ((), (None, None), (False, False))
    >>> [view.points(card) for card in view.hand]
    [5, 5, 10, 10, 5, 5, 5, 10, 5, 5]
    """

    rulebook: Rulebook
    """The rules of the game."""
    state: State

    @property
    def rules(self) -> Rules:
        """The rulebook as tables of numbers, for the engine and the built-in players."""
        return tables(self.rulebook)

    def points(self, card: Card) -> int:
        """The points that a card costs if it is left in a hand at the end of a round (S2)."""
        return self.rules.points[card]

    @property
    def hand(self) -> tuple[Card, ...]:
        """The seat's own cards; a spectator has none."""
        if self.seat is None:
            return ()
        return tuple(Card(card) for card in self.state.hand[self.seat][: self.state.hand_size[self.seat]])

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """All hands; those of others show only the cards that everybody knows, the rest is face down."""
        state = self.state
        return tuple(
            tuple(Card(card) for card in state.hand[seat][: state.hand_size[seat]]) for seat in range(state.players)
        )

    @property
    def dealer(self) -> int:
        """Who dealt this round."""
        return self.state.dealer

    @property
    def is_replay(self) -> bool:
        """Whether this is the extra round of players who are level (S5)."""
        return bool(self.state.replay)

    @property
    def at_table(self) -> tuple[int, ...]:
        """The players who are still playing (S5, S6)."""
        return members(self.state.active)

    @property
    def laid(self) -> tuple[int | None, ...]:
        """For each player, the number of the phase laid in this round, or None."""
        laid = self.state.laid[: self.players]
        return tuple(self.rules.phase_number[index - 1] if index else None for index in laid)

    @property
    def skipped(self) -> tuple[bool, ...]:
        """For each player, whether the next turn will be lost (K2, T9)."""
        return tuple(bool(reason) for reason in self.state.skipped[: self.players])

    @property
    def taken_card(self) -> Card | None:
        """The card taken in this turn that must be laid or hit before it ends (T10)."""
        return Card(self.state.duty) if self.state.duty else None

    @property
    def groups(self) -> tuple[TableGroup, ...]:
        """The groups on the table, in the order in which moves number them."""
        return tuple(
            TableGroup(self.state.group_owner[group], table_meld(self.state, group))
            for group in range(self.state.groups)
        )

    @property
    def discard_pile(self) -> tuple[Card, ...]:
        """From the bottom to the top; everybody has seen all of it."""
        return tuple(Card(card) for card in self.state.discard[: self.state.discard_size])

    @property
    def draw_pile(self) -> tuple[Card, ...]:
        """From the bottom to the top, face down except for the cards that were put back under it (T8, T9)."""
        return tuple(Card(card) for card in self.state.draw[: self.state.draw_size])

    @property
    def unseen(self) -> Counter[Card]:
        """The cards that are hidden from this seat, in hands and in the draw pile together."""
        seen = all_cards(self.state)
        if not seen.total():
            return Counter()
        deck = self.rules.deck
        return Counter({Card(kind): deck[kind] - seen[kind] for kind in range(HIDDEN) if deck[kind] > seen[kind]})

    @property
    def drawable(self) -> Counter[Card]:
        """The hidden cards that can be in the draw pile: after a shuffle only those that were shuffled (T7)."""
        return self.recycled & self.unseen if any(self.state.recycled) else self.unseen

    @property
    def recycled(self) -> Counter[Card]:
        """The cards that were shuffled into the draw pile last, without those that this seat drew since (T7)."""
        recycled = Counter({Card(kind): count for kind, count in enumerate(self.state.recycled) if count})
        for event in reversed(self.round_history):
            if isinstance(event, DiscardsShuffled):
                break
            if isinstance(event, CardDrawn) and event.seat == self.seat:
                recycled[event.card] -= 1
        return recycled

    @property
    def round_history(self) -> tuple[Event, ...]:
        """The events that this seat saw since the round began."""
        for index in range(len(self.history) - 1, -1, -1):
            if isinstance(self.history[index], RoundStarted):
                return self.history[index:]
        return self.history

    def as_asked(self) -> CardView:
        if self.state.stage != KNOCK:
            return self
        assert self.seat is not None, "a spectator has no decision"
        state = duplicate(self.state)
        state.knockers = 1 << self.seat
        return replace(self, state=state)

    @property
    def moves(self) -> tuple[Move, ...]:
        return self.canonical_moves()

    def legal_moves(self) -> Iterator[Move]:
        return cast("Iterator[Move]", View.legal_moves(self))

    def canonical_moves(self, ways: int = EVERY_WAY, phases: Collection[int] | None = None) -> tuple[Move, ...]:
        """The moves that differ in effect, if it is this seat's decision; of each lay only the best `ways` ways.

        Say which phases can be laid at all if you know that already; it takes longest to find out.
        """
        if self.seat is None or self.asked != self.seat:
            return ()
        return tuple(menu_moves(self.rules, self.state, ways, phases))

    def options(self, moves: Iterable[Move] | None = None) -> dict[str, Refusal | None]:
        """For each verb, None if this seat has such a move now, else the reason why not.

        Give its moves if you have them already; it takes longest to find them.
        """
        return {} if self.seat is None else options(self.rules, self.state, spare_workspace(), self.seat, moves)


def see(book: Rulebook, seat: int | None, state: State, history: tuple[Event, ...]) -> CardView:
    """The view of a seat."""
    return CardView(book, seat, redact(tables(book), state, seat), history)
