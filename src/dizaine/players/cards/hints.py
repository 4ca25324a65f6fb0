"""Hints: the expert's move, what else came into question, and facts that speak for it. Faces put them into words.

A hint is made of what one seat may know, and of nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from dizaine.engine.cards.cards import NONE, SKIP, WILD, Card
from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.hitting import check_hit_cards
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.moves import Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import HIGH, LOW, NO_END, MoveRow
from dizaine.engine.cards.workspace import Workspace
from dizaine.players.cards.greedy_policy import leader, measure_phases, wants_discard
from dizaine.players.cards.mind import Mind
from dizaine.players.cards.minds import PLAIN_ROLLOUTS
from dizaine.players.cards.nearness import helping_cards, nearest_phase
from dizaine.players.cards.outlook import read_next_player
from dizaine.players.cards.players import PolicyPlayer
from dizaine.players.cards.steady_policy import distance_if_thrown, feeds_next, most_dangerous
from dizaine.players.cards.win_chance import SURE
from dizaine.players.registry import ladder
from dizaine.views.cards.view import CardView

Reason = Literal[
    "lay",  # the phase can lie
    "hit",  # it fits a group
    "wait",  # something could go down, but not yet
    "nearer",  # the discard brings the phase nearer
    "fits",  # the discard fits a group
    "joins",  # it goes down together with cards of the hand, such as in a pair
    "draw",  # the discard does not help
    "pass",  # nor is it worth a knock
    "leader",  # the skip goes to who is furthest
    "danger",  # the skip goes to who may go out soon
    "next",  # the skip goes to the next player, who else
    "useless",  # the card is not needed
    "least",  # every card is needed, this one least
    "dearest",  # nothing fits, and this costs most
    "careful",  # somebody could use what costs more, and nobody this one
    "last",  # the last card
    "only",  # there is nothing else to do
    "tried",  # no fact alone says it; it did best where it was tried
]


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move, with the chance to win the game after it: from 0 to 1, as far as the expert could try.

    >>> from dizaine import Game, hint_for
    >>> hint = hint_for(Game.new("express", players=2, seed=3).card_view(0), rollouts=8)
    >>> [str(other.move) for other in hint.alternatives]
    ['0: take']
    """

    move: Move
    chance: float


@dataclass(frozen=True, slots=True)
class Hint:
    """A move, and the facts behind it.

    >>> from dizaine import Game, hint_for
    >>> view = Game.new("express", players=2, seed=3).card_view(0)
    >>> print(view.phase, "|", *view.hand, "|", view.discard_pile[-1])
    4 odd | y3 y5 y12 g9 b6 | g12
    >>> hint = hint_for(view, rollouts=8)
    >>> print(hint.move, hint.reason, hint.missing, hint.then_missing)
    0: draw draw 1 1
    """

    move: Move
    reason: Reason
    missing: int = 0
    """Cards missing for the nearest phase, before the move and after it; 0 once the phase lies."""
    then_missing: int = 0
    points: int = 0
    """What the cards of the move would cost in the hand."""
    helping: tuple[tuple[Card, int], ...] = ()
    """The kinds of cards that bring the hand nearer once the move is made, and how many of each lie hidden."""
    hidden: int = 0
    """How many cards lie hidden from the seat, in hands and in the draw pile."""
    users: tuple[int, ...] = ()
    """Other seats that could use the card thrown: they can hit it, or were seen to collect its like."""
    chance: float | None = None
    """The chance to win the game; nobody tried where there was nothing to choose."""
    alternatives: tuple[Alternative, ...] = ()
    """What else was tried, the best first; none is worth more than the move itself."""


def hint_for(view: CardView, rollouts: int | None = None) -> Hint:
    """What the expert would do on a seat whose answer is due, or who has a say about a discard (V3), and why.

    >>> from dizaine import Game, hint_for
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw")
    >>> hint = hint_for(game.card_view(0), rollouts=8)
    >>> print(hint.move, "|", hint.reason)
    0: lay 1: odd = r1 r9 r11 y5 | lay
    """
    expert = PolicyPlayer(ladder("cards")[-1], rollouts=PLAIN_ROLLOUTS if rollouts is None else rollouts)
    move, mind = expert.think(view)
    moves = _candidates(view, mind)
    hint = explain(view, move, moves)
    if len(moves) < 2:
        return hint
    chances = _chances(mind, moves.index(move))
    others = [Alternative(moves[index], chance) for index, chance in chances[1:]]
    return replace(hint, chance=chances[0][1], alternatives=tuple(others))


def explain(view: CardView, move: Move, candidates: list[Move]) -> Hint:
    """The facts about a move of the view's seat; `candidates` are the moves that came into question."""
    with_card = view.discard_pile[-1] if isinstance(move, Take | Knock) else None
    without = move.card if isinstance(move, Discard) else None
    down = isinstance(move, Lay | Hit)
    return Hint(
        move,
        _reason(view, move, candidates),
        missing=0 if down else nearest_phase(view)[1],
        then_missing=0 if down else nearest_phase(view, with_card=with_card, without=without)[1],
        points=_points(view, move),
        helping=() if down else helping_cards(view, with_card=with_card, without=without),
        hidden=view.unseen.total(),
        users=() if without is None else users_of(view, without),
    )


def users_of(view: CardView, card: Card) -> tuple[int, ...]:
    """The other seats that could use a card, as far as one can see: to hit it, or because they collect its like."""
    rules, state, mind, found = view.rules, view.state, Mind(), set()
    if card == SKIP:
        return ()
    for before in range(state.players):
        following = next_seat(state, before)
        read_next_player(rules, state, mind, before, 1, 0)
        collects = card == WILD or feeds_next(rules, state, mind, 0, card) > 0
        if fits_alone(view, card) if state.laid[following] else collects:
            found.add(following)
    return tuple(sorted(found - {view.seat}))


def fits_alone(view: CardView, card: Card) -> bool:
    """Whether some group on the table takes a card by itself; a run of pairs never does (H3)."""
    row = MoveRow()
    row.card, row.partner = card, NONE
    for group in range(view.state.groups):
        for end in (NO_END, LOW, HIGH):
            row.group, row.end = group, end
            if not check_hit_cards(view.rules, view.state, row):
                return True
    return False


def _candidates(view: CardView, mind: Mind) -> list[Move]:
    """The moves that the expert had in mind."""
    rules, state, work, row = view.rules, view.as_asked().state, Workspace(), MoveRow()
    moves = []
    for entry in mind.entry[: mind.count]:
        write_move(rules, state, work, entry, row)
        moves.append(from_row(rules, row))
    return moves


def _chances(mind: Mind, chosen: int) -> list[tuple[int, float]]:
    """The candidates with their chances, the chosen one first.

    All are measured against the first on the deals that both met, since luck cancels out between them there. Who was
    dropped after fewer deals was worse than those who stayed, and who seemed better than the chosen one was so by no
    more than luck would explain: neither counts for more.
    """
    first = mind.worth[0] / mind.deals[0] / SURE
    worth = [first * mind.worth[index] / max(mind.worth[index] - mind.better[index], 1) for index in range(mind.count)]
    rest = [index for index in range(mind.count) if index != chosen]
    order = [chosen, *sorted(rest, key=lambda index: (-mind.deals[index], -worth[index]))]
    chances: list[tuple[int, float]] = []
    most = 1.0
    for index in order:
        most = max(min(worth[index], most), 0.0)
        chances.append((index, most))
    return chances


def _points(view: CardView, move: Move) -> int:
    """What the cards of a move cost at the end of a round; where only places count, nothing does."""
    if not view.rulebook.counts_points:
        return 0
    cards = move.cards if isinstance(move, Hit) else (move.card,) if isinstance(move, Discard) else ()
    return sum(view.rules.points[card] for card in cards)


def _reason(view: CardView, move: Move, candidates: list[Move]) -> Reason:
    state, seat = view.as_asked().state, move.seat
    match move:
        case Lay():
            return "lay"
        case Hit():
            return "hit"
        case Take() | Knock() | Draw() | Pass():
            return _reason_to_claim(view, move, alone=len(candidates) == 1)
        case Skip() | Discard() if any(isinstance(other, Lay | Hit) for other in candidates):
            return "wait"
        case Skip(target=None):
            return "next"
        case Skip():
            if move.target == leader(view.rules, state, seat):
                return "leader"
            return "danger" if move.target == most_dangerous(view.rules, state, seat) else "tried"
        case Discard():
            return _reason_to_throw(view, move.card)
    raise ValueError(f"{move} is nobody's idea")


def _reason_to_claim(view: CardView, move: Move, *, alone: bool) -> Reason:
    """Why to take the discard, or to leave it."""
    helps = wants_discard(view.rules, view.as_asked().state, Workspace(), move.seat)
    if isinstance(move, Draw | Pass):
        return "tried" if helps else "draw" if isinstance(move, Draw) else "pass"
    if helps:
        if not view.state.laid[move.seat]:
            return "nearer"
        return "fits" if fits_alone(view, view.discard_pile[-1]) else "joins"
    return "only" if alone else "tried"


def _reason_to_throw(view: CardView, card: Card) -> Reason:
    """Why to end the turn with a card; whatever could go down lies already."""
    rules, state, work = view.rules, view.state, Workspace()
    assert view.seat is not None
    spare = set(view.hand)
    if len(view.hand) == 1:
        return "last"
    if not state.laid[view.seat]:
        load_hand(rules, state, work, view.seat)
        before = measure_phases(rules, state, work, view.seat)
        after = {other: distance_if_thrown(rules, state, work, view.seat, other) for other in spare}
        if after[card] > before:
            return "least" if after[card] == min(after.values()) else "tried"
        spare = {other for other in spare if after[other] == before}
    dearer = [other for other in spare if rules.points[other] > rules.points[card]]
    if dearer and not users_of(view, card) and all(users_of(view, other) for other in dearer):
        return "careful"
    if not state.laid[view.seat]:
        return "useless"
    return "tried" if dearer else "dearest"
