"""An observer at the table who sees what one seat sees, and works out which cards are hidden from that seat.

It knows the game from the rules alone (how cards are dealt, turned, drawn, shuffled) and follows the events; it shares
no code with views and never looks at a state. Cards that are face down are identified by their backs: a back is a place
in an order of cards that chance gave.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from dizaine.engine.cards import events as happened
from dizaine.engine.events import Event

FACE_DOWN = "?"


class Leak(AssertionError):
    """The seat was shown a card that it may not see."""


class Blindness(AssertionError):
    """The seat was not shown a card that it may see, or saw something impossible."""


@dataclass(frozen=True, order=True)
class Back:
    """A card by its place, from the top, in one of the orders that chance gave, all counted from 0."""

    order: int
    place: int


@dataclass
class Hand:
    """A player's cards as the observer knows them."""

    face_down: list[Back] = field(default_factory=list)
    known: Counter[str] = field(default_factory=Counter)

    def __len__(self) -> int:
        return len(self.face_down) + self.known.total()


class Observer:
    """Follows the events of one seat (None: a spectator).

    `face` turns a back up. It is called only for hands from which a card has just been shown, to find its back;
    among equal cards the choice makes no difference.
    """

    def __init__(self, seat: int | None, hand: int, deck: int, face: Callable[[Back], str]) -> None:
        self.seat = seat
        self.hands: dict[int, Hand] = {}
        self.draw_pile: list[Back | str] = []
        self.discard_pile: list[str] = []
        self.hidden: set[Back] = set()
        self._hand_size = hand
        self._deck_size = deck
        self._face = face
        self._orders = 0
        self._dealt: list[happened.HandDealt] = []

    def follow(self, events: Iterable[Event]) -> None:
        """Follow events."""
        for event in events:
            if isinstance(event, happened.HandDealt):
                self._dealt.append(event)
                continue
            if self._dealt:
                self._deal()
            self._look(event)

    def face_down_now(self) -> list[Back]:
        """The hidden cards of the round that is being played."""
        in_hands = [back for hand in self.hands.values() for back in hand.face_down]
        return in_hands + [card for card in self.draw_pile if isinstance(card, Back)]

    def _look(self, event: Event) -> None:
        match event:
            case happened.RoundStarted():
                self.hands, self.draw_pile, self.discard_pile = {}, [], []
            case happened.FirstCardTurned():
                self._turn_first(str(event.card), event.returned)
            case happened.CardDrawn():
                self._draw(event.seat, str(event.card))
            case happened.DiscardsShuffled():
                self._shuffle(event.count)
            case happened.CardTaken() | happened.Knocked():
                self._take(event.seat, str(event.card))
            case happened.PhaseLaid():
                for card in [card for meld in event.melds for card in meld.cards]:
                    self._show(event.seat, str(card))
            case happened.GroupHit():
                for card in event.cards:
                    self._show(event.seat, str(card))
            case happened.CardDiscarded():
                self._show(event.seat, str(event.card))
                self.discard_pile.append(str(event.card))
            case happened.SkipPlayed():
                self._show(event.seat, "S")
                if event.on_pile:
                    self.discard_pile.append("S")
            case happened.TurnLost():
                self._lose_turn(event.skip)
            case happened.HandScored():
                self._score(event.seat, [str(card) for card in event.cards])

    def _new_order(self, cards: int) -> list[Back]:
        order = [Back(self._orders, place) for place in range(cards)]
        self._orders += 1
        self.hidden.update(order)
        return order

    def _deal(self) -> None:
        """One card after the other, from the dealer's left (M5), and the rest is the draw pile."""
        deck = self._new_order(self._deck_size)
        players = [event.seat for event in self._dealt]
        for index in range(self._hand_size * len(players)):
            self.hands.setdefault(players[index % len(players)], Hand()).face_down.append(deck[index])
        self.draw_pile = list(reversed(deck[self._hand_size * len(players) :]))
        for event in self._dealt:
            cards = [str(card) for card in event.cards]
            if event.seat == self.seat:
                self._learn(self.hands[event.seat], cards)
            elif cards != [FACE_DOWN] * self._hand_size:
                raise Leak(f"{event} was shown to {self.seat}")
        self._dealt = []

    def _learn(self, hand: Hand, cards: list[str]) -> None:
        """All backs of a hand are turned up for this seat."""
        if len(cards) != len(hand) or FACE_DOWN in cards:
            raise Blindness(f"{len(hand)} cards, but {cards} were shown")
        self.hidden.difference_update(hand.face_down)
        hand.face_down, hand.known = [], Counter(cards)

    def _turn_first(self, card: str, returned: bool) -> None:
        back = self.draw_pile.pop()
        assert isinstance(back, Back), "a card that went back was turned up a second time"
        self.hidden.discard(back)
        if returned:
            self.draw_pile.insert(0, card)
        else:
            self.discard_pile.append(card)

    def _draw(self, seat: int, card: str) -> None:
        drawn = self.draw_pile.pop()
        hand = self.hands[seat]
        if isinstance(drawn, str):
            if drawn != card:
                raise Blindness(f"{seat} drew {drawn}, as all knew, but {card} was shown")
            hand.known[card] += 1
        elif seat == self.seat:
            if card == FACE_DOWN:
                raise Blindness("the own card was not shown")
            self.hidden.discard(drawn)
            hand.known[card] += 1
        else:
            if card != FACE_DOWN:
                raise Leak(f"{card} drawn by {seat} was shown to {self.seat}")
            hand.face_down.append(drawn)

    def _shuffle(self, count: int) -> None:
        """All discards but the top one are the new draw pile (T7)."""
        assert not self.draw_pile
        assert count == len(self.discard_pile) - 1
        del self.discard_pile[:-1]
        self.draw_pile = list(reversed(self._new_order(count)))

    def _take(self, seat: int, card: str) -> None:
        if self.discard_pile.pop() != card:
            raise Blindness(f"{card} was not the top of the discard pile")
        self.hands[seat].known[card] += 1

    def _show(self, seat: int, card: str) -> None:
        """A card leaves a hand face up: the one known to be there, or else one that was face down."""
        hand = self.hands[seat]
        if hand.known[card]:
            hand.known[card] -= 1
            return
        back = next(back for back in hand.face_down if self._face(back) == card)
        hand.face_down.remove(back)
        self.hidden.discard(back)

    def _lose_turn(self, skip: str) -> None:
        if skip == "on":
            self.discard_pile.append("S")
        elif skip == "under":
            self.discard_pile.insert(0, "S")

    def _score(self, seat: int, cards: list[str]) -> None:
        """Hands are shown when the round is over (S2)."""
        self._learn(self.hands[seat], cards)
