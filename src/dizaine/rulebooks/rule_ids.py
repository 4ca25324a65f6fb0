"""Which rule each field of a book settles, so that every refusal can cite it."""

RULE_IDS = {
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

THE_WHOLE_BOOK = "M1"  # for what concerns no single field: a file that cannot be read, an unknown section


def rule_of(field: str) -> str:
    """The rule behind a field such as `deal.hand` or `phases.list[3]`; of its section if it is unknown."""
    name = field.partition("[")[0]
    return RULE_IDS.get(name) or RULE_IDS.get(name.partition(".")[0], THE_WHOLE_BOOK)
