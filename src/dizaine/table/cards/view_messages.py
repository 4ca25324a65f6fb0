"""Views of a card game as messages.

A move changes little, and everybody is told of it. So a view is made from the one before it, and takes over from there
what costs time to work out and has not changed.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from dizaine.engine.cards.cards import Card, card_texts
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Lay, Move, move_from_text
from dizaine.engine.limits import NOBODY
from dizaine.engine.stages import Stage
from dizaine.game import Game
from dizaine.players.cards.hand_order import sort_hand
from dizaine.table.cards.tray_messages import is_stranded, tray_of_lay, tray_view, with_lay
from dizaine.table.game_views import CardsView, GroupView, PlayerView, Refusal, TrayView
from dizaine.views.cards.view import CardView

WAYS: Final = 12
"""How many ways to lay a phase a view lists; with many wilds there can be hundreds, and all may be played."""


def public_view(game: Game, before: CardsView | None = None) -> CardsView:
    """The game as a spectator sees it."""
    return _public(game.card_view(None), before)


def seat_view(game: Game, seat: int | None, public: CardsView, before: CardsView | None = None) -> CardsView:
    """The public view, with a seat's own hand, and its moves if its answer is due."""
    if seat is None:
        return public
    hands = list(public.hands)
    hands[seat] = card_texts(game.state.hand[seat][: game.state.hand_size[seat]])
    if public.asked == NOBODY:
        return structs.replace(public, hands=hands)
    may_act = public.asked == seat or public.stage == "knock"
    moves: list[str] = []
    options: dict[str, Refusal | None] = {}
    known = None if before is None else _unchanged_help(game, before, public, hands, seat)
    if may_act or known is None:
        view = game.card_view(seat)
        known = known or _help(game, view, seat)
        if may_act:
            moves, options = _choice(view, seat, _within_reach(known))
            known |= _help_with_taken_card(game, view, known["tray"], moves)
    return structs.replace(public, hands=hands, moves=moves, options=options, **known)


def _help(game: Game, view: CardView, seat: int) -> dict[str, Any]:
    """The cards of a seat that help, the phase that they help with, how far it and others are, and the tray."""
    order = sort_hand(view)
    return {
        "helping": card_texts(order.helping),
        "nearest": order.phase,
        "missing": order.missing,
        "distances": {str(phase): missing for phase, missing in order.distances.items()},
        "tray": None if order.plan is None else tray_view(game, seat, order.plan),
    }


def _within_reach(known: dict[str, Any]) -> list[int]:
    """The phases for which no cards are missing."""
    if known["distances"]:
        return [int(phase) for phase, missing in known["distances"].items() if not missing]
    return [] if known["missing"] else [known["nearest"]]


def _help_with_taken_card(game: Game, view: CardView, tray: TrayView | None, moves: list[str]) -> dict[str, Any]:
    """The same for a lay that uses the card that was taken and must be used, if the tray would not (T10)."""
    lays = [move for move in moves if " lay " in move] if tray is not None and is_stranded(tray) else []
    if not lays:
        return {}
    lay = move_from_text(lays[0])
    assert isinstance(lay, Lay)
    order = sort_hand(view, lay.phase)
    return {"helping": card_texts(order.helping), "nearest": order.phase, "tray": tray_of_lay(game, lay)}


def _choice(view: CardView, seat: int, phases: list[int]) -> tuple[list[str], dict[str, Refusal | None]]:
    """The moves of a seat that may act, with lays of these phases, and for each verb why it has none."""
    is_race = view.stage == Stage.KNOCK  # whoever may claim can be first
    moves: tuple[Move, ...] = () if is_race else view.canonical_moves(WAYS, phases)
    reasons = view.options(moves)
    options = {verb: None if reason is None else Refusal(reason.name, reason.rule) for verb, reason in reasons.items()}
    if is_race:
        return [f"{seat}: {verb}" for verb, reason in options.items() if reason is None], options
    return [str(move) for move in moves], options


def _unchanged_help(
    game: Game, before: CardsView, public: CardsView, hands: list[list[str]], seat: int
) -> dict[str, Any] | None:
    """What the view before says of helping cards, if it still holds.

    It does for the same hand with the same phases to lay or, once one is laid, with the same groups to hit; also if a
    card is gone that did not help. Whether the phase may be laid now is another question.
    """
    if before.asked == NOBODY or before.replay != public.replay or not _helps_alike(before, seat, hands[seat]):
        return None
    player, former = public.players[seat], before.players[seat]
    if (player.phase, player.done, player.laid) != (former.phase, former.done, former.laid):
        return None
    if (player.laid and before.groups != public.groups) or before.duty != public.duty:
        return None
    return {
        "helping": before.helping,
        "nearest": before.nearest,
        "missing": before.missing,
        "distances": before.distances,
        "tray": None if before.tray is None else with_lay(game, seat, before.tray),
    }


def _helps_alike(before: CardsView, seat: int, hand: list[str]) -> bool:
    """Whether a hand is the same as before, or the same without a card that was in no best arrangement.

    In free order, that card may have helped with another phase.
    """
    former = before.hands[seat]
    if former == hand:
        return True
    if len(former) != len(hand) + 1 or before.distances:
        return False
    index = next((index for index, card in enumerate(hand) if card != former[index]), len(hand))
    return former[index] not in before.helping and former[index + 1 :] == hand[index:]


def revealed_view(game: Game) -> CardsView:
    """The game with all hands, without moves."""
    state = game.state
    hands = [card_texts(state.hand[seat][: state.hand_size[seat]]) for seat in range(state.players)]
    return structs.replace(public_view(game), hands=hands)


def _public(view: CardView, before: CardsView | None) -> CardsView:
    state = view.state
    return CardsView(
        stage=view.stage.value,
        round=state.round,
        dealer=state.dealer,
        turn=state.seat,
        asked=NOBODY if view.turn is None else view.asked,
        replay=bool(state.replay),
        players=_players(view, before),
        hands=[card_texts(state.hand[seat][: state.hand_size[seat]]) for seat in range(state.players)],
        groups=_groups(view, before),
        discards=card_texts(state.discard[: state.discard_size]),
        draw_pile=state.draw_size,
        duty=str(Card(state.duty)) if state.duty else "",
        moves=[],
        options={},
    )


def _players(view: CardView, before: CardsView | None) -> list[PlayerView]:
    """The players. While a round goes on, only a lay changes more of them than their cards and skips."""
    state, rules, kind = view.state, view.rules, view.kind
    laid, skipped, at_table = view.laid, view.skipped, view.at_table
    goes_on = before is not None and before.round == view.round and view.stage != Stage.OVER
    if before is not None and goes_on and [player.laid for player in before.players] == [each or 0 for each in laid]:
        return [
            structs.replace(player, cards=state.hand_size[player.seat], skipped=skipped[player.seat])
            for player in before.players
        ]
    standings = sorted(view.standings(), key=lambda standing: standing.seat)
    return [
        PlayerView(
            seat=seat,
            place=standing.place,
            score=state.score[seat],
            phase=kind.next_phase(rules, state, seat),
            done=list(kind.phases_done(rules, state, seat)),
            laid=laid[seat] or 0,
            cards=state.hand_size[seat],
            skipped=skipped[seat],
            at_table=seat in at_table,
            winner=standing.winner,
        )
        for seat, standing in enumerate(standings)
    ]


def _groups(view: CardView, before: CardsView | None) -> list[GroupView]:
    """The groups on the table. While a round goes on, cards are only added to them."""
    if before is not None and before.round == view.round:
        lying = sum(len(group.cards) for group in before.groups)
        if (len(before.groups), lying) == (view.state.groups, view.state.table_size):
            return before.groups
    return [
        GroupView(owner=group.owner, shape=_shape(group.meld), cards=card_texts(group.meld.cards))
        for group in view.groups
    ]


def _shape(meld: Meld) -> str:
    return str(meld).partition(" = ")[0]
