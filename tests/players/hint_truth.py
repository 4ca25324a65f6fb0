"""The truth about a hint, computed again by brute force from the whole game and its history.

Nothing here asks the program how near a hand is, what fits or what is known: that comes from tests/oracle and from the
events. What the page shows beside a hint comes from the server, as the page gets it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from dizaine import Card, Game
from dizaine.engine.cards.events import (
    CardDiscarded,
    CardDrawn,
    CardTaken,
    DiscardsShuffled,
    FirstCardTurned,
    GroupHit,
    Knocked,
    PhaseLaid,
    RoundEnded,
    RoundStarted,
    SkipPlayed,
    TurnLost,
)
from dizaine.engine.cards.moves import Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.players.cards.hints import Hint
from dizaine.players.cards.players import PolicyPlayer
from dizaine.table.cards.view_messages import public_view, seat_view
from dizaine.table.game_views import CardsView
from tests.engine.neutral import Law, neutral_table, specs_of
from tests.oracle import SKIP, WILD, Spec, TableGroup
from tests.oracle.reach import Reach, reach_of

Texts = Counter[str]


class Moment:
    """A decision of a seat in a game, and what is true then."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat, self.book, self.law = game, seat, game.rulebook, Law.of(game.rulebook)
        self.view = game.card_view(seat)
        state = game.state
        self.hands = [[str(Card(card)) for card in state.hand[player][: state.hand_size[player]]]
                      for player in range(game.state.players)]  # fmt: skip
        self.hand = self.hands[seat]
        self.has_laid = [phase is not None for phase in self.view.laid]
        self.pile = [str(Card(card)) for card in state.discard[: state.discard_size]]
        self.draw = [str(Card(card)) for card in state.draw[: state.draw_size]]

    @cached_property
    def page(self) -> CardsView:
        """What the page gets for this seat."""
        return seat_view(self.game, self.seat, public_view(self.game))

    @cached_property
    def known(self) -> list[Texts]:
        """The cards in each hand that everybody saw coming, and last those under the draw pile."""
        known = [Texts() for _ in range(self.game.state.players + 1)]
        for event in self.game.history:
            match event:
                case RoundStarted():
                    known = [Texts() for _ in known]
                case FirstCardTurned(card=card, returned=True):
                    known[-1][str(card)] += 1
                case DiscardsShuffled():
                    known[-1].clear()
                case CardDrawn(seat=seat, card=card, public=True):
                    known[-1][str(card)] -= 1
                    known[seat][str(card)] += 1
                case CardTaken(seat=seat, card=card) | Knocked(seat=seat, card=card):
                    known[seat][str(card)] += 1
                case CardDiscarded(seat=seat, card=card):
                    known[seat] -= Texts([str(card)])
                case SkipPlayed(seat=seat):
                    known[seat] -= Texts([SKIP])
                case PhaseLaid(seat=seat, melds=melds):
                    known[seat] -= Texts(str(card) for meld in melds for card in meld.cards)
                case GroupHit(seat=seat, cards=cards):
                    known[seat] -= Texts(map(str, cards))
                case _:
                    pass
        return known

    @cached_property
    def hidden(self) -> Texts:
        """The cards that the seat has never seen where they are now: in other hands and in the draw pile."""
        cards = Texts(self.draw) - self.known[-1]
        for other, hand in enumerate(self.hands):
            if other != self.seat:
                cards += Texts(hand) - self.known[other]
        return cards

    def due(self, seat: int) -> list[tuple[Spec, ...]]:
        """The phases that a player may lay next (P8, V4, S5)."""
        state, played = self.game.state, self.book.played_phases
        if self.has_laid[seat]:
            return []
        if state.replay:
            return [tuple(specs_of(played[-1]))]
        left = [phase for index, phase in enumerate(played) if not state.done[seat] >> index & 1]
        if self.book.winning.rounds == "one-per-phase":
            left = list(played[self.view.round - 1 :])
        return [tuple(specs_of(phase)) for phase in (left if self.book.has_free_order else left[:1])]

    def reaches(self, hand: Iterable[str]) -> list[Reach]:
        """What a hand can make of each phase that may come next; only of the nearest."""
        found = [self._reach(hand, specs) for specs in self.due(self.seat)]
        nearest = min((reach.missing for reach in found), default=0)
        return [reach for reach in found if reach.missing == nearest]

    def _reach(self, hand: Iterable[str], specs: tuple[Spec, ...]) -> Reach:
        cards = sorted(card for card in hand if card != SKIP)
        if not any(spec.one_colour for spec in specs):
            cards = sorted(card if card == WILD else f"r{card[1:]}" for card in cards)
        return reach_of(tuple(cards), specs, self.law.naturals, self.law.colours, self.law.numbers)

    def missing(self, hand: Iterable[str]) -> int:
        """The cards missing for the nearest phase; 0 once it is laid."""
        return next((reach.missing for reach in self.reaches(list(hand))), 0)

    def takes_part(self, card: str) -> bool:
        """Whether a card is in a best arrangement of a nearest phase."""
        if card == SKIP:
            return False
        reaches = self.reaches(self.hand)
        if card == WILD:
            return any(reach.needs_wilds for reach in reaches)
        return any(reach.kind(card) in reach.useful for reach in reaches)

    def after(self, move: Move) -> list[str]:
        """The hand after a move; a card that is drawn unseen does not count."""
        hand = list(self.hand)
        match move:
            case Take() | Knock():
                hand.append(self.pile[-1])
            case Discard(card=card):
                hand.remove(str(card))
            case Skip():
                hand.remove(SKIP)
            case _:
                pass
        return hand

    def helping(self, hand: list[str]) -> dict[str, int]:
        """The hidden cards that would bring a hand nearer, by trying each of them."""
        before = self.missing(hand)
        if self.has_laid[self.seat]:
            return {}
        return {
            card: count
            for card, count in self.hidden.items()
            if count and card != SKIP and self.missing([*hand, card]) < before
        }

    @cached_property
    def table(self) -> list[TableGroup]:
        """The groups on the table."""
        return [
            TableGroup(Spec(shape, size, parity, one_colour, pairs), low, high, colour, size)  # type: ignore[arg-type]
            for (shape, parity, one_colour, pairs), low, high, colour, size in neutral_table(self.game.state)
        ]

    def fits_alone(self, card: str) -> bool:
        """Whether a card fits a group without another one."""
        return card != SKIP and any(hit[2] == (card,) for hit in self.law.hits([card, "S"], self.table))

    def could_hit(self, hand: Iterable[str], card: str) -> bool:
        """Whether a card of a hand can be hit, perhaps after others."""
        return card != SKIP and self.law.can_use(hand, card, None, self.table)

    def users(self, card: str) -> set[int]:
        """The others who can hit a card, or took cards like it."""
        return {
            seat
            for seat in self.view.at_table
            if seat != self.seat and card != SKIP
            if (self.fits_alone(card) if self.has_laid[seat] else self._collects(seat, card))
        }

    def _collects(self, seat: int, card: str) -> bool:
        """Whether a player was seen to take a card of the same number for a set, or of the same colour for a colour."""
        groups = [spec for specs in self.due(seat) for spec in specs]
        taken = [other for other in self.known[seat].elements() if other not in (WILD, SKIP)]
        return (
            card == WILD
            or (any(spec.shape == "set" for spec in groups) and any(other[1:] == card[1:] for other in taken))
            or (any(spec.one_colour for spec in groups) and any(other[0] == card[0] for other in taken))
        )

    def points(self, cards: Iterable[str]) -> int:
        """What cards cost at the end of a round (S2)."""
        prices = self.book.points
        special = {WILD: prices.wild, SKIP: prices.skip}
        if not self.book.counts_points:
            return 0
        return sum(
            special[card] if card in special else prices.high if int(card[1:]) >= prices.high_from else prices.low
            for card in cards
        )

    def is_ahead(self, seat: int) -> bool:
        """Whether a player is ahead of everybody else: in places won, then phases, then points (S4, S6, V1)."""
        state, by_points = self.game.state, self.book.winning.rounds == "one-per-phase"

        def rank(other: int) -> tuple[bool, int, int]:
            phases = 0 if by_points else state.done[other].bit_count()
            return (other in self.view.at_table, phases, -state.score[other])

        return all(rank(seat) > rank(other) for other in self.view.at_table if other != seat)


def faults(moment: Moment, hint: Hint, considered: list[Move]) -> Iterator[str]:
    """Everything in a hint that is not true; `considered` are the moves that it was chosen from."""
    yield from _wrong_facts(moment, hint)
    yield from _wrong_reason(moment, hint, considered)
    yield from _contradictions(moment, hint)


def _wrong_facts(moment: Moment, hint: Hint) -> Iterator[str]:
    move = hint.move
    down = isinstance(move, Lay | Hit)
    after = moment.after(move)
    cards = move.cards if isinstance(move, Hit) else [move.card] if isinstance(move, Discard) else []
    expected: dict[str, object] = {
        "missing": 0 if down else moment.missing(moment.hand),
        "then_missing": 0 if down else moment.missing(after),
        "points": moment.points(map(str, cards)),
        "helping": {} if down else moment.helping(after),
        "hidden": moment.hidden.total(),
        "users": moment.users(str(move.card)) if isinstance(move, Discard) else set(),
    }
    stated = {
        "missing": hint.missing,
        "then_missing": hint.then_missing,
        "points": hint.points,
        "helping": {str(card): count for card, count in hint.helping},
        "hidden": hint.hidden,
        "users": set(hint.users),
    }
    for name, value in expected.items():
        if stated[name] != value:
            yield f"{name} is {value}, not {stated[name]}"


def _wrong_reason(moment: Moment, hint: Hint, considered: list[Move]) -> Iterator[str]:
    if not _is_true(moment, hint, considered):
        yield f"it is not true that: {hint.reason}"


def _is_true(moment: Moment, hint: Hint, considered: list[Move]) -> bool:
    """Whether the sentence of a reason is true, whatever else may be."""
    move, hand, laid = hint.move, moment.hand, moment.has_laid[moment.seat]
    before, then = moment.missing(hand), moment.missing(moment.after(move))
    top = moment.pile[-1] if moment.pile else ""
    match hint.reason, move:
        case "lay", Lay():
            return before == 0
        case "hit", Hit(cards=cards):
            return all(moment.could_hit(hand, str(card)) for card in cards)
        case "wait", Discard() | Skip():
            return len(hand) > 1 and any(isinstance(other, Lay | Hit) for other in moment.game.legal_moves())
        case "nearer", Take() | Knock():
            return then < before
        case "fits", Take() | Knock():
            return laid and moment.fits_alone(top)
        case "joins", Take() | Knock():
            return laid and not moment.fits_alone(top) and moment.could_hit([*hand, top], top)
        case ("draw", Draw()) | ("pass", Pass()):
            if not top:
                return False
            return not moment.could_hit([*hand, top], top) if laid else moment.missing([*hand, top]) == before
        case "next", Skip(target=None):
            return _loses_a_turn(moment, move)
        case "leader", Skip(target=int(target)):
            return moment.is_ahead(target) and _loses_a_turn(moment, move)
        case "danger", Skip(target=int(target)):
            return moment.has_laid[target] and _loses_a_turn(moment, move)
        case "delay", Skip(target=int(target)):
            return not moment.is_ahead(target) and _loses_a_turn(moment, move)
        case "useless", Discard(card=card):
            return not laid and then == before and not moment.takes_part(str(card))
        case "spare", Discard(card=card):
            return not laid and then == before and moment.takes_part(str(card))
        case "least", Discard():
            return then > before and all(moment.missing(_without(hand, other)) > before for other in hand)
        case (("dearest" | "misfit"), Discard(card=card)):
            fitting = {other for other in hand if moment.could_hit(hand, other)}
            others = [moment.points([other]) for other in hand if other not in fitting]
            costs = moment.points([str(card)])
            return (
                laid
                and bool(fitting) == (hint.reason == "misfit")
                and str(card) not in fitting
                and costs == max(others)
            )
        case "careful", Discard(card=card):
            dearer = [other for other in hand if moment.points([other]) > moment.points([str(card)])]
            return not moment.users(str(card)) and any(moment.users(other) for other in dearer)
        case "last", Discard() | Skip():
            return len(hand) == 1
        case "only", _:
            return len(list(moment.view.as_asked().legal_moves())) == 1
        case "tried", _:
            return len(considered) > 1
    return False


def _loses_a_turn(moment: Moment, move: Skip) -> bool:
    """Whether the one that the sentence names is the next to lose a turn, when play goes on."""
    game, there = moment.game.copy(), moment.view.at_table
    victim = there[(there.index(moment.seat) + 1) % len(there)] if move.target is None else move.target
    before = {seat for seat in there if moment.view.skipped[seat]}
    news, greedy = list(game.apply(move)), PolicyPlayer("greedy")
    while len(game.history) < len(moment.game.history) + 40 * len(there) and not game.is_over:
        if any(isinstance(event, TurnLost) and event.seat == victim for event in news):
            return victim not in before
        if any(isinstance(event, RoundEnded) for event in news):
            return True  # somebody else went out before
        news = list(game.apply(greedy.choose(game.card_view(game.asked))))
    return game.is_over


def _contradictions(moment: Moment, hint: Hint) -> Iterator[str]:
    """What a child would see: the hint says one thing, and the page another."""
    page, move = moment.page, hint.move
    marked = page.helping or []
    unlaid = not moment.has_laid[moment.seat]
    if hint.reason == "useless" and isinstance(move, Discard) and str(move.card) in marked:
        yield "the page marks the useless card"
    if hint.reason == "least" and sorted(marked) != sorted(moment.hand):
        yield "every card helps, but the page does not mark them all"
    if hint.reason == "dearest" and marked:
        yield "nothing fits, but the page marks cards"
    if unlaid and not isinstance(move, Lay | Hit) and hint.missing != (page.missing or 0):
        yield f"the page says that {page.missing} cards are missing"


def _without(hand: list[str], card: str) -> list[str]:
    left = list(hand)
    left.remove(card)
    return left
