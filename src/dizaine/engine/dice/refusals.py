"""The codes of refusals in the dice game, with their names and rules."""

from __future__ import annotations

from typing import Final

from dizaine.engine.refusals import Refusal

ACCEPTED: Final = 0

GAME_OVER: Final = 1
ROLLING: Final = 2
NOT_AT_TABLE: Final = 3
NOT_YOUR_TURN: Final = 4
NO_DICE_NAMED: Final = 5
NO_SUCH_DIE: Final = 6

_TABLE: Final[dict[int, tuple[str, str]]] = {
    GAME_OVER: ("game-over", "D10"),
    ROLLING: ("rolling", "D3"),
    NOT_AT_TABLE: ("not-at-table", "D2"),
    NOT_YOUR_TURN: ("not-your-turn", "D2"),
    NO_DICE_NAMED: ("no-dice-named", "D3"),
    NO_SUCH_DIE: ("no-such-die", "D1"),
}


def refusal_of(code: int) -> Refusal:
    """The refusal for a code."""
    name, rule = _TABLE[code]
    return Refusal(name, rule, f"dice-refusal-{name}")


REFUSALS: Final = tuple(refusal_of(code) for code in sorted(_TABLE))
