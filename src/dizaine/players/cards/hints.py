"""Hints: the expert's move, the alternatives, and the facts behind it. Faces put them into words.

A hint uses only what one seat may know. It is thought about until the choice is clear (see deliberation). Of moves
that are as good as each other, it suggests the one that is easiest to explain.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal

from dizaine.engine.cards.cards import NONE, SKIP, WILD, Card
from dizaine.engine.cards.codec import from_row
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.hitting import check_hit_cards
from dizaine.engine.cards.menu import write_move
from dizaine.engine.cards.moves import Discard, Draw, Hit, Knock, Lay, Move, Pass, Skip, Take
from dizaine.engine.cards.rounds import next_seat
from dizaine.engine.cards.rows import HIGH, LOW, NO_END, MoveRow
from dizaine.engine.cards.workspace import Workspace
from dizaine.players.cards.deliberation import Deliberation, deliberate
from dizaine.players.cards.evidence import Evidence
from dizaine.players.cards.greedy_policy import leader, measure_phases, wants_discard
from dizaine.players.cards.hand_order import helps_nearest, sort_hand
from dizaine.players.cards.nearness import helping_cards, nearest_phase
from dizaine.players.cards.outlook import read_next_player
from dizaine.players.cards.player_memory import PlayerMemory
from dizaine.players.cards.steady_policy import distance_if_thrown, feeds_next, most_dangerous
from dizaine.views.cards.view import CardView

Reason = Literal[
    "lay",  # the phase can be laid
    "hit",  # the card fits a group
    "wait",  # something could be laid or hit, but it is better to wait
    "nearer",  # the discard brings the phase nearer
    "fits",  # the discard fits a group
    "joins",  # the discard can be hit together with cards of the hand, for example as a pair
    "draw",  # the discard does not help
    "pass",  # the discard does not help, so there is no reason to knock
    "leader",  # the skip goes to the player who is ahead of all
    "danger",  # the skip goes to a player who may go out soon
    "delay",  # the skip goes to the leader of those that can be skipped, who is not ahead of all
    "next",  # the skip goes to the next player; there is no choice
    "useless",  # the card is not needed
    "spare",  # the card helps, but others can take its place
    "least",  # every card is needed, and one must go
    "dearest",  # nothing fits, and no card costs more
    "misfit",  # cards that fit may not be hit in this turn; of the others none costs more
    "careful",  # somebody could use the cards that cost more, and nobody could use this one
    "last",  # the last card
    "only",  # the only move
    "tried",  # no single fact explains it; it did best in the search
]

HARDER_TO_EXPLAIN: Final[dict[Reason, int]] = {"careful": 1, "spare": 1, "least": 1, "wait": 2, "tried": 3}
"""Reasons that ask for more than a look at the cards, the hardest last."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move, with the expert's estimate of the chance of winning the game after it, from 0 to 1.

    >>> from dizaine import Game, hint_for
    >>> hint = hint_for(Game.new("express", players=2, seed=3).card_view(0), rollouts=8)
    >>> [str(other.move) for other in hint.alternatives]
    ['0: take']
    """

    move: Move
    chance: float
    equal: bool = False
    """Whether it is as good as the suggested move, as far as can be told."""


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
    """Cards missing for the nearest phase before the move; 0 once the phase is laid."""
    then_missing: int = 0
    """Cards missing after the move."""
    points: int = 0
    """The points that the cards of the move would cost if they stayed in the hand."""
    helping: tuple[tuple[Card, int], ...] = ()
    """The kinds of cards that bring the hand nearer after the move, each with its number of hidden cards."""
    hidden: int = 0
    """How many cards are hidden from the seat, in hands and in the draw pile."""
    users: tuple[int, ...] = ()
    """Other seats that could use the discarded card: they can hit it, or were seen to collect similar cards."""
    chance: float | None = None
    """The chance of winning the game; None if there was only one move."""
    alternatives: tuple[Alternative, ...] = ()
    """The other moves that were tried, the best first; none has a higher chance than the move itself."""
    provisional: bool = False
    """Whether thinking goes on, so that another move may turn out to be better; see `hints_for`."""


def hint_for(view: CardView, rollouts: int | None = None, *, seed: int = 0) -> Hint:
    """What the expert would do, and why. It must be the seat's decision, or the seat may claim a discard (V3).

    It takes up to one and a half seconds. With a number of `rollouts`, work is counted instead of time, so that the
    same view always gets the same hint; another `seed` imagines other deals.

    >>> from dizaine import Game, hint_for
    >>> game = Game.new("express", players=2, seed=9)
    >>> events = game.apply("draw")
    >>> hint = hint_for(game.card_view(0), rollouts=8)
    >>> print(hint.move, "|", hint.reason)
    0: lay 1: odd = r1 r9 r11 y5 | lay
    """
    *_, last = deliberate(view, rollouts, seed=seed)
    return hint_of(view, last)


def hints_for(view: CardView, rollouts: int | None = None) -> Iterator[Hint]:
    """Provisional hints, the first at once and each better founded than the one before, and then the final one.

    >>> from dizaine import Game, hints_for
    >>> view = Game.new("classic", players=2, seed=1).card_view(0)
    >>> [hint.provisional for hint in hints_for(view, rollouts=240)]
    [True, False]
    """
    return (hint_of(view, thinking) for thinking in deliberate(view, rollouts))


def hint_of(view: CardView, thinking: Deliberation) -> Hint:
    """The hint that a deliberation has come to so far."""
    evidence = thinking.evidence
    moves = _candidates(view, evidence)
    if len(moves) < 2:
        return explain(view, moves[0], moves)
    equal = evidence.equal_to_best()
    hints = {index: explain(view, moves[index], moves) for index in equal}
    chosen = min(hints, key=lambda index: HARDER_TO_EXPLAIN.get(hints[index].reason, 0))
    (_, chance), *rest = evidence.chances(chosen)
    others = tuple(Alternative(moves[index], other, index in equal) for index, other in rest)
    return replace(hints[chosen], chance=chance, alternatives=others, provisional=not thinking.is_over)


def explain(view: CardView, move: Move, candidates: list[Move]) -> Hint:
    """The facts about a move of the view's seat; `candidates` are the moves that were considered."""
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
    """The other seats that could use a card as far as the seat can tell: they can hit it, or collect similar cards."""
    rules, state, memory, found = view.rules, view.state, PlayerMemory(), set()
    if card == SKIP:
        return ()
    for before in range(state.players):
        following = next_seat(state, before)
        read_next_player(rules, state, memory, before, 1, 0)
        collects = card == WILD or feeds_next(rules, state, memory, 0, card) > 0
        if fits_alone(view, card) if state.laid[following] else collects:
            found.add(following)
    return tuple(sorted(found - {view.seat}))


def fits_alone(view: CardView, card: Card) -> bool:
    """Whether a single card can be hit on some group; a run of pairs never takes one (H3)."""
    row = MoveRow()
    row.card, row.partner = card, NONE
    for group in range(view.state.groups):
        for end in (NO_END, LOW, HIGH):
            row.group, row.end = group, end
            if not check_hit_cards(view.rules, view.state, row):
                return True
    return False


def _candidates(view: CardView, evidence: Evidence) -> list[Move]:
    """The moves that the expert considered."""
    rules, state, work, row = view.rules, view.as_asked().state, Workspace(), MoveRow()
    moves = []
    for tried in evidence.tried:
        write_move(rules, state, work, tried.entry, row)
        moves.append(from_row(rules, row))
    return moves


def _points(view: CardView, move: Move) -> int:
    """The points that the cards of a move cost at the end of a round; 0 where only places count."""
    cards = move.cards if isinstance(move, Hit) else (move.card,) if isinstance(move, Discard) else ()
    return sum(_costs(view, card) for card in cards)


def _costs(view: CardView, card: Card) -> int:
    """The points that a card costs at the end of a round; 0 where only places count."""
    return view.points(card) if view.rulebook.counts_points else 0


def _reason(view: CardView, move: Move, candidates: list[Move]) -> Reason:
    alone = len(candidates) == 1
    match move:
        case Lay():
            return "lay"
        case Hit():
            return "hit"
        case Take() | Knock() | Draw() | Pass():
            return "only" if alone else _reason_to_claim(view, move)
        case Skip() | Discard() if len(view.hand) == 1:
            return "last"
        case Skip() | Discard() if any(isinstance(other, Lay | Hit) for other in candidates):
            return "wait"
        case Skip(target=None):
            return "next"
        case Skip(target=int(target)):
            return _reason_to_skip(view, target)
        case Discard():
            reason = _reason_to_throw(view, move.card)
            return "only" if alone and reason == "tried" else reason
    raise ValueError(f"no reason for {move}")


def _reason_to_skip(view: CardView, target: int) -> Reason:
    """Why to let another player lose a turn."""
    state, seat = view.state, view.seat
    assert seat is not None
    first, *others = (standing for standing in view.standings() if standing.seat in view.at_table)
    if first.seat == target and all(other.place > first.place for other in others):
        return "leader"
    if target == most_dangerous(view.rules, state, seat) and state.laid[target]:
        return "danger"
    return "delay" if target == leader(view.rules, state, seat) else "tried"


def _reason_to_claim(view: CardView, move: Move) -> Reason:
    """Why to take the discard or leave it, when both are allowed."""
    helps = wants_discard(view.rules, view.as_asked().state, Workspace(), move.seat)
    if isinstance(move, Draw | Pass):
        return "tried" if helps else "draw" if isinstance(move, Draw) else "pass"
    if helps:
        if not view.state.laid[move.seat]:
            return "nearer"
        return "fits" if fits_alone(view, view.discard_pile[-1]) else "joins"
    return "tried"


def _reason_to_throw(view: CardView, card: Card) -> Reason:
    """Why to discard a card, when nothing can be laid or hit any more."""
    rules, state, work = view.rules, view.state, Workspace()
    assert view.seat is not None
    spare, laid = set(view.hand), state.laid[view.seat]
    if not laid:
        load_hand(rules, state, work, view.seat)
        before = measure_phases(rules, state, work, view.seat)
        after = {other: distance_if_thrown(rules, state, work, view.seat, other) for other in spare}
        if after[card] > before:
            return "least" if after[card] == min(after.values()) else "tried"
        spare = {other for other in spare if after[other] == before}
    dearer = {other for other in spare if _costs(view, other) > _costs(view, card)}
    if dearer and not users_of(view, card) and all(users_of(view, other) for other in dearer):
        return "careful"
    if not laid:
        return "spare" if helps_nearest(view, card) else "useless"
    fitting = set(sort_hand(view).helping)
    if card in fitting or dearer - fitting:
        return "tried"
    return "misfit" if fitting else "dearest"
