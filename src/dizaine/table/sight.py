"""What a seat sees, as a message. The one function through which anything of a game leaves the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Final

from msgspec import structs

from dizaine.dice_game import DiceGame
from dizaine.engine.bits import members
from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.state import DRAW, KNOCK, OVER, PLAY
from dizaine.engine.dice.state import ROLL
from dizaine.engine.events import Event
from dizaine.engine.limits import NOBODY
from dizaine.game import Game
from dizaine.rulebooks.dice import DieFace
from dizaine.table.hand_order import sort_hand
from dizaine.table.messages import (
    CardsView,
    ColumnView,
    DiceView,
    Fields,
    GameView,
    GroupView,
    MadeView,
    PlayerView,
    Refusal,
)
from dizaine.views import View
from dizaine.views.dice_view import DiceView as DiceSight

WAYS: Final = 12
"""Ways to lay a phase that a view lists; with many wilds there can be hundreds, and any of them may be played."""
_STAGES: Final = {DRAW: "draw", PLAY: "play", KNOCK: "knock", OVER: "over"}


def seen_game(game: Game | DiceGame, seat: int | None) -> GameView:
    """The whole game as a seat, or a spectator, may know it."""
    if isinstance(game, DiceGame):
        return _seen_dice(game.view(seat))
    return seat_sees(game, seat, open_sight(game))


def open_sight(game: Game) -> CardsView:
    """What everybody sees of a card game: the same for all seats, so it need be made only once for each move."""
    return _seen_cards(game.view(None))


def seat_sees(game: Game, seat: int | None, seen: CardsView) -> CardsView:
    """What everybody sees, with a seat's own hand, and what it may do if its answer is due."""
    if seat is None:
        return seen
    hands = list(seen.hands)
    hands[seat] = [str(Card(card)) for card in game.state.hand[seat][: game.state.hand_size[seat]]]
    moves: list[str] = []
    options: dict[str, Refusal | None] = {}
    view = game.view(seat)
    if seen.asked == seat or seen.stage == "knock":
        options = {
            verb: None if refusal is None else Refusal(refusal.name, refusal.rule)
            for verb, refusal in view.options().items()
        }
        if seen.stage == "knock":  # a race: whoever has a say may be the first
            moves = [f"{seat}: {verb}" for verb, refusal in options.items() if refusal is None]
        else:
            moves = [str(move) for move in view.canonical_moves(WAYS)]
    if seen.asked == NOBODY:
        return structs.replace(seen, hands=hands, moves=moves, options=options)
    order = sort_hand(view)
    return structs.replace(
        seen,
        hands=hands,
        moves=moves,
        options=options,
        helping=[str(card) for card in order.helping],
        nearest=order.phase,
        missing=order.missing,
    )


def open_game(game: Game | DiceGame) -> GameView:
    """The game with every hand, without moves: for games that are over, where nothing is a secret any more."""
    if isinstance(game, DiceGame):
        return _seen_dice(game.view(None))
    state = game.state
    hands = [[str(Card(card)) for card in state.hand[seat][: state.hand_size[seat]]] for seat in range(state.players)]
    return structs.replace(open_sight(game), hands=hands)


def seen_events(events: Iterable[Event]) -> list[Fields]:
    """Events that a seat has seen, as fields."""
    return [_event(event) for event in events]


def _seen_cards(view: View) -> CardsView:
    state, rules = view.state, view.rules
    playing = state.stage in (DRAW, PLAY, KNOCK)
    asked = view.asked if playing else NOBODY
    standings = {standing.seat: standing for standing in view.standings()}
    players = []
    for seat in range(state.players):
        index, laid = state.phase[seat], state.laid[seat]
        numbered = not rules.free_order and index < rules.phase_count
        players.append(
            PlayerView(
                seat=seat,
                place=standings[seat].place,
                score=state.score[seat],
                phase=rules.phase_number[index] if numbered else 0,
                done=[rules.phase_number[phase] for phase in members(state.done[seat])],
                laid=rules.phase_number[laid - 1] if laid else 0,
                cards=state.hand_size[seat],
                skipped=bool(state.skipped[seat]),
                at_table=bool(state.active >> seat & 1),
                winner=standings[seat].winner,
            )
        )
    return CardsView(
        stage=_STAGES.get(state.stage, "deal"),
        round=state.round,
        dealer=state.dealer,
        turn=state.seat,
        asked=asked,
        replay=bool(state.replay),
        players=players,
        hands=[[str(card) for card in hand] for hand in view.hands],
        groups=[
            GroupView(owner=group.owner, shape=_head(group.meld), cards=[str(card) for card in group.meld.cards])
            for group in view.table
        ],
        discards=[str(card) for card in view.discard_pile],
        draw_pile=state.draw_size,
        duty=str(Card(state.duty)) if state.duty else "",
        moves=[],
        options={},
    )


def _seen_dice(view: DiceSight) -> DiceView:
    state = view.state
    standings = {standing.seat: standing for standing in view.standings()}
    made = view.made
    deciding = bool(view.dice)
    return DiceView(
        stage="decide" if deciding else "roll" if state.stage <= ROLL else "over",
        round=state.round,
        turn=NOBODY if view.turn is None else view.turn,
        asked=state.seat if deciding else NOBODY,
        order=list(view.order),
        dice=[str(face) for face in view.dice],
        rolls_left=view.rolls_left,
        phase=view.phase.number if view.phase is not None else 0,
        last_run=state.finisher != NOBODY,
        made=None
        if made is None
        else MadeView(
            points=made.points,
            groups=[
                GroupView(
                    owner=state.seat,
                    shape=group.colour if group.shape == "colour" else f"{group.shape} {group.number}",
                    cards=[str(die) for die in group.dice],
                )
                for group in made.groups
            ],
        ),
        columns=[
            ColumnView(
                seat=column.seat,
                place=standings[column.seat].place,
                points=list(column.points),
                failures=list(column.failures),
                half_bonus=column.half_bonus,
                finish_bonus=column.finish_bonus,
                total=column.total,
                winner=standings[column.seat].winner,
            )
            for column in view.pad
        ],
        moves=["stop", "roll"] if deciding and view.seat == state.seat else [],
    )


def _head(meld: Meld) -> str:
    return str(meld).partition(" = ")[0]


def _event(event: Event) -> Fields:
    told: Fields = {"event": type(event).__name__}
    for field in fields(event):
        told[field.name] = _plain(getattr(event, field.name))
    return told


def _plain(value: object) -> object:
    """A value of an event as JSON has it: cards, groups and dice are text."""
    if isinstance(value, Card | Meld | DieFace):
        return str(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    if hasattr(value, "__dataclass_fields__"):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}  # type: ignore[arg-type]
    return value
