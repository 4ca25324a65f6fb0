"""The rule behind each field of a book, which faults cite."""

from typing import Final

from .dice_model import NUMBERS
from .fields import RULE_IDS

DICE_RULE_IDS: Final = {
    "colours": "D1",
    "dice": "D1",  # and the fields of each kind of dice
    "phases": "D4",
    "phases.list": "D4",
    "players": "D2",
    "turn": "D3",
    "points": "D7",
    **{path: number.rule for path, number in NUMBERS.items()},
}


def rule_of(field: str) -> str:
    """The rule behind a field such as `deal.hand` or `phases.list[3]`; none for a title or an unknown field."""
    return RULE_IDS.get(field.partition("[")[0], "")


def dice_rule_of(field: str) -> str:
    """The rule behind a field of a dice book, such as `turn.rolls` or `dice.high.faces[2]`."""
    name = field.partition("[")[0]
    return DICE_RULE_IDS.get("dice" if name.startswith("dice.") else name, "")
