"""The tray of the dice game: the phase as places in which dice stand."""

from __future__ import annotations

from collections.abc import Sequence

from dizaine.players.dice.plan import EMPTY, PlannedGroup, plan_phase
from dizaine.table.game_views import PlaceView, TrayGroup, TrayView
from dizaine.views.dice.view import DiceView


def tray_of(view: DiceView, thrown: Sequence[int] = ()) -> TrayView:
    """How the dice fill the phase of this turn, without those, counted from 1, that are thrown again."""
    assert view.turn_phase is not None
    planned = plan_phase(view, thrown)
    return TrayView(
        phase=view.turn_phase.number,
        missing=sum(place.die == EMPTY for group in planned for place in group.places),
        groups=[
            TrayGroup(
                shape=_shape(group),
                places=[
                    PlaceView(card=str(place.die) if place.die else "", number=place.number, colour=group.colour)
                    for place in group.places
                ],
            )
            for group in planned
        ],
    )


def _shape(group: PlannedGroup) -> str:
    if group.shape == "colour":
        return group.colour or group.shape
    return f"{group.shape} {group.number}" if group.number else group.shape
