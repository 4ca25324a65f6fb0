"""Which rule each field of a book settles, so that a fault can cite it."""

from typing import Final

RULE_IDS: Final = {
    "material": "M1",
    "material.colours": "M2",
    "material.numbers": "M1",
    "material.copies": "M1",
    "material.wilds": "M3",
    "material.skips": "M4",
    "material.reference_cards": "M7",
    "material.reference_each": "M7",
    "material.markers": "M7",
    "deal": "M5",
    "deal.hand": "M5",
    "deal.least_players": "M6",
    "deal.most_players": "M6",
    "deal.first_wild": "T8",
    "deal.first_skip": "T9",
    "phases": "P8",
    "phases.list": "P1",
    "phases.play": "V2",
    "phases.shortest_run": "P2",
    "phases.order": "V4",
    "turn": "T2",
    "turn.take": "T10",
    "turn.limit": "T11",
    "turn.knock": "V3",
    "turn.hits": "O1",
    "turn.going_out": "O3",
    "wilds": "W1",
    "wilds.naturals": "W3",
    "skips": "K1",
    "skips.target": "K1",
    "skips.served": "K3",
    "points": "S2",
    "points.low": "S2",
    "points.high": "S2",
    "points.high_from": "S2",
    "points.skip": "S2",
    "points.wild": "S2",
    "winning": "S4",
    "winning.by": "S4",
    "winning.rounds": "V1",
    "winning.by_points": "S4",
}

DICE_RULE_IDS: Final = {
    "colours": "D1",
    "dice": "D1",  # also for all fields of each kind of dice
    "phases": "D4",
    "phases.list": "D4",
    "players": "D2",
    "players.least": "D12",
    "players.most": "D2",
    "turn": "D3",
    "turn.rolls": "D3",
    "points": "D7",
    "points.half_phase": "D7",
    "points.half_over": "D7",
    "points.half_bonus": "D7",
    "points.finish_bonus": "D8",
    "points.failure_cost": "D12",
}


def rule_of(field: str) -> str:
    """The rule behind a field such as `deal.hand` or `phases.list[3]`; none for a title or a field nobody knows."""
    return RULE_IDS.get(field.partition("[")[0], "")


def dice_rule_of(field: str) -> str:
    """The rule behind a field of a dice book, such as `turn.rolls` or `dice.high.faces[2]`."""
    name = field.partition("[")[0]
    return DICE_RULE_IDS.get("dice" if name.startswith("dice.") else name, "")
