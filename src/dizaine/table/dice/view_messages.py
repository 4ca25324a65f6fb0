"""Views of a dice game as messages: everybody sees the same, but only one seat may move."""

from __future__ import annotations

from msgspec import structs

from dizaine.engine.limits import NOBODY
from dizaine.game import Game
from dizaine.table.dice.tray_messages import tray_of
from dizaine.table.game_views import ColumnView, DiceView, GroupView, MadeView


def public_view(game: Game, before: DiceView | None = None) -> DiceView:
    """The game as a spectator sees it."""
    view = game.dice_view(None)
    state = view.state
    standings = {standing.seat: standing for standing in view.standings()}
    made = view.made
    deciding = bool(view.dice)
    return DiceView(
        stage=view.stage.value,
        round=state.round,
        turn=NOBODY if view.turn is None else view.turn,
        asked=state.seat if deciding else NOBODY,
        order=list(view.order),
        dice=[str(face) for face in view.dice],
        rolls_left=view.rolls_left,
        phase=view.turn_phase.number if view.turn_phase is not None else 0,
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
        tray=tray_of(view) if deciding else None,
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
        moves=[],
    )


def seat_view(game: Game, seat: int | None, public: DiceView, before: DiceView | None = None) -> DiceView:
    """The public view, and whether this seat may throw or stop."""
    return structs.replace(public, moves=["stop", "roll"]) if public.asked == seat else public
