"""The tray of a seat as messages: its phase as places, filled by the planner, with or without pins of the player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import structs

from dizaine.engine.cards.cards import COLOUR_NAMES, WILD, Card
from dizaine.engine.cards.declarations import same_as_before
from dizaine.engine.cards.laying import check_phase
from dizaine.engine.cards.melds import Meld
from dizaine.engine.cards.moves import Lay
from dizaine.engine.cards.pins import Pin, check_pins
from dizaine.engine.cards.planning import Plan, PlannedGroup, meanings, plan_lay, plan_phase, without_filling
from dizaine.engine.cards.refusals import refusal_of
from dizaine.engine.errors import NotationError
from dizaine.engine.shapes import COLLECTION, NO_COLOUR, SET, family_of, has_one_colour, parity_of, width_of
from dizaine.game import Game
from dizaine.players.cards.nearness import nearest_phase
from dizaine.table import messages as m
from dizaine.table.game_views import PlaceView, Refusal, TrayGroup, TrayView
from dizaine.table.refused import CommandRefused

_PARITIES: Final = ("", "odd", "even")
_STRANDED: Final = "taken-card-stranded"


def tray_view(game: Game, seat: int, plan: Plan) -> TrayView:
    """A plan as a tray, with its lay if that is allowed now."""
    groups = [TrayGroup(shape=_shape(group), places=_places(group)) for group in plan.groups]
    tray = TrayView(phase=game.rules.phase_number[plan.phase], missing=plan.missing, groups=groups)
    return with_lay(game, seat, tray)


def with_lay(game: Game, seat: int, tray: TrayView) -> TrayView:
    """The tray with its lay, or with the reason why that is not allowed now. The cards stay where they are."""
    if tray.missing:
        return tray
    lay = Lay.of(seat, tray.phase, [Meld.from_text(f"{group.shape} = {_cards(group)}") for group in tray.groups])
    reason = game.refusal(lay)
    if reason is None:
        return structs.replace(tray, move=str(lay), refusal=None)
    return structs.replace(tray, move="", refusal=Refusal(reason.name, reason.rule))


def is_stranded(tray: TrayView) -> bool:
    """Whether the tray is full, but its lay would leave a taken card that must be used (T10)."""
    return tray.refusal is not None and tray.refusal.name == _STRANDED


def tray_of_lay(game: Game, lay: Lay) -> TrayView:
    """A lay as a tray."""
    return tray_view(game, lay.seat, plan_lay(game.rules, lay))


def planned(game: Game, seat: int, request: m.Plan) -> tuple[TrayView, list[m.Fit]]:
    """The tray that a seat asks for, and for each group whether it can take the picked card.

    Raises `CommandRefused` for cards that cannot be pinned like this.
    """
    rules, state = game.rules, game.state
    hand = state.hand[seat][: state.hand_size[seat]]
    phase = _phase(game, seat, request.phase)
    pins = [_pin(pin) for pin in request.pins]
    _accept(check_pins(rules, hand, phase, pins))
    plan = plan_phase(rules, phase, hand, pins)
    tray = tray_view(game, seat, plan if request.fill else without_filling(plan))
    if request.fill and is_stranded(tray):
        tray = next(_with_taken_card(game, seat, phase, pins), tray)
    fits = [] if not request.picked else _fits(game, seat, plan, pins, _card(request.picked))
    return tray, fits


def _phase(game: Game, seat: int, number: int) -> int:
    """The index of the phase that is asked for, if the seat may lay it."""
    rules, state = game.rules, game.state
    if number == 0:
        nearest, _ = nearest_phase(game.card_view(seat))
        if nearest >= 0:
            return nearest
    numbers = rules.phase_number[: rules.phase_count]
    phase = numbers.index(number) if number in numbers else -1
    _accept(check_phase(rules, state, seat, phase))
    return phase


def _accept(code: int) -> None:
    if code:
        reason = refusal_of(code)
        raise CommandRefused(reason.name, reason.rule)


def _card(text: str) -> Card:
    try:
        return Card.from_text(text)
    except NotationError as error:
        raise CommandRefused("notation", detail=str(error)) from error


def _pin(pin: m.Pin) -> Pin:
    colour = NO_COLOUR
    if pin.colour:
        if pin.colour not in COLOUR_NAMES:
            raise CommandRefused("notation", detail=pin.colour)
        colour = COLOUR_NAMES.index(pin.colour)
    return Pin(_card(pin.card), pin.group, pin.number, colour)


def _with_taken_card(game: Game, seat: int, phase: int, pins: list[Pin]) -> Iterator[TrayView]:
    """Trays that can be laid now because the card that was taken is among their cards (T10)."""
    hand = game.state.hand[seat][: game.state.hand_size[seat]]
    for group in range(game.rules.group_count[phase]):
        wish = [*pins, Pin(Card(game.state.duty), group)]
        if check_pins(game.rules, hand, phase, wish):
            continue
        plan = plan_phase(game.rules, phase, hand, wish)
        tray = tray_view(game, seat, plan.without_pin(wish[-1]))
        if tray.move:
            yield tray


def _fits(game: Game, seat: int, plan: Plan, pins: list[Pin], card: Card) -> list[m.Fit]:
    """For each group, whether it can take a card, and what a wild could stand for there."""
    rules, phase = game.rules, plan.phase
    hand = game.state.hand[seat][: game.state.hand_size[seat]]
    fits: list[m.Fit] = []
    for group in range(rules.group_count[phase]):
        pinned = {pin.group for pin in pins}
        if same_as_before(rules, phase, group) and pinned.isdisjoint((group - 1, group)):
            fits.append(fits[-1])
            continue
        code = check_pins(rules, hand, phase, [*pins, Pin(card, group)])
        if code:
            reason = refusal_of(code)
            fits.append(m.Fit(refusal=Refusal(reason.name, reason.rule)))
            continue
        values = meanings(rules, phase, hand, pins, group, plan.missing) if card == WILD else []
        fits.append(m.Fit(values=[m.Meaning(number=number, colour=_colour(colour)) for number, colour in values]))
    return fits


def _cards(group: TrayGroup) -> str:
    return " ".join(place.card for place in group.places)


def _colour(colour: int) -> str:
    return "" if colour == NO_COLOUR else COLOUR_NAMES[colour]


def _places(group: PlannedGroup) -> list[PlaceView]:
    colour, parity = _colour(group.colour), _PARITIES[parity_of(group.shape)]
    return [
        PlaceView(
            card="" if place.card is None else str(place.card),
            number=place.number,
            colour=colour,
            parity=parity,
            pinned=place.pinned,
        )
        for place in group.places
    ]


def _shape(group: PlannedGroup) -> str:
    """The words of `Meld`, without a number and with the word `colour` while they are open."""
    shape = group.shape
    words = []
    if family_of(shape) != COLLECTION:
        words.append("set" if family_of(shape) == SET else "run")
        if group.number:
            words.append(str(group.number))
    if width_of(shape) == 2:
        words.append("pairs")
    if parity_of(shape):
        words.append(_PARITIES[parity_of(shape)])
    if has_one_colour(shape):
        words.append(_colour(group.colour) or "colour")
    return " ".join(words)
