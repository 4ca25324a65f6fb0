"""Views of a card game as messages."""

from __future__ import annotations

from typing import Final

from msgspec import structs

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.melds import Meld
from dizaine.engine.limits import NOBODY
from dizaine.game import Game
from dizaine.players.cards.hand_order import sort_hand
from dizaine.table.messages import CardsView, GroupView, PlayerView, Refusal
from dizaine.views.cards.view import CardView

WAYS: Final = 12
"""How many ways to lay a phase a view lists; with many wilds there can be hundreds, and all may be played."""


def public_view(game: Game) -> CardsView:
    """The game as a spectator sees it."""
    return _public(game.card_view(None))


def seat_view(game: Game, seat: int | None, public: CardsView) -> CardsView:
    """The public view, with a seat's own hand, and its moves if its answer is due."""
    if seat is None:
        return public
    hands = list(public.hands)
    hands[seat] = [str(Card(card)) for card in game.state.hand[seat][: game.state.hand_size[seat]]]
    moves: list[str] = []
    options: dict[str, Refusal | None] = {}
    view = game.card_view(seat)
    if public.asked == seat or public.stage == "knock":
        options = {
            verb: None if refusal is None else Refusal(refusal.name, refusal.rule)
            for verb, refusal in view.options().items()
        }
        if public.stage == "knock":  # a race: whoever may claim can be first
            moves = [f"{seat}: {verb}" for verb, refusal in options.items() if refusal is None]
        else:
            moves = [str(move) for move in view.canonical_moves(WAYS)]
    if public.asked == NOBODY:
        return structs.replace(public, hands=hands, moves=moves, options=options)
    order = sort_hand(view)
    return structs.replace(
        public,
        hands=hands,
        moves=moves,
        options=options,
        helping=[str(card) for card in order.helping],
        nearest=order.phase,
        missing=order.missing,
    )


def revealed_view(game: Game) -> CardsView:
    """The game with all hands, without moves."""
    state = game.state
    hands = [[str(Card(card)) for card in state.hand[seat][: state.hand_size[seat]]] for seat in range(state.players)]
    return structs.replace(public_view(game), hands=hands)


def _public(view: CardView) -> CardsView:
    state = view.state
    asked = NOBODY if view.turn is None else view.asked
    standings = {standing.seat: standing for standing in view.standings()}
    done, laid, skipped, at_table = view.phases_done, view.laid, view.skipped, view.at_table
    players = []
    for seat in range(state.players):
        phase = view.phase_of(seat)
        players.append(
            PlayerView(
                seat=seat,
                place=standings[seat].place,
                score=state.score[seat],
                phase=0 if phase is None else phase.number,
                done=list(done[seat]),
                laid=laid[seat] or 0,
                cards=state.hand_size[seat],
                skipped=skipped[seat],
                at_table=seat in at_table,
                winner=standings[seat].winner,
            )
        )
    return CardsView(
        stage=view.stage.value,
        round=state.round,
        dealer=state.dealer,
        turn=state.seat,
        asked=asked,
        replay=bool(state.replay),
        players=players,
        hands=[[str(card) for card in hand] for hand in view.hands],
        groups=[
            GroupView(owner=group.owner, shape=_shape(group.meld), cards=[str(card) for card in group.meld.cards])
            for group in view.groups
        ],
        discards=[str(card) for card in view.discard_pile],
        draw_pile=state.draw_size,
        duty=str(Card(state.duty)) if state.duty else "",
        moves=[],
        options={},
    )


def _shape(meld: Meld) -> str:
    return str(meld).partition(" = ")[0]
