"""A small dice book with short games: five dice, three easy phases, low bonuses."""

import json

from dizaine.rulebooks.dice import DiceBook, from_json, load_dice


def quick_book() -> DiceBook:
    """Three kinds of dice; one has two faces that show the same."""
    table = json.loads(load_dice("dice").to_json()) | {
        "id": "quick",
        "colours": ["red", "blue"],
        "dice": {
            "high": {"faces": [3, 4, 5, 6, 6, "W"], "colours": ["RBRBBR", "BRBRRB"]},
            "low": {"faces": [1, 1, 2, 2, 3, "W"], "colours": ["RRBBRB", "BRBRBR"]},
            "flat": {"faces": [6, 6, 6, 6, 5, 5], "colours": ["RRRBBB"]},
        },
        "phases": {"list": ["set of 2", "set of 2 + run of 2", "4 of one colour"]},
    }
    table["points"] |= {"half_phase": 2, "half_over": 20, "half_bonus": 7, "finish_bonus": 11, "failure_cost": 2}
    return from_json(json.dumps(table))
