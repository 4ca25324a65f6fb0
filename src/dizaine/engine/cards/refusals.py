"""The codes of refusals in the card games, with their names and rules."""

from __future__ import annotations

from functools import cache
from typing import Final

from dizaine.engine.refusals import Refusal

ACCEPTED: Final = 0

GAME_OVER: Final = 1
CHANCE_PENDING: Final = 2
NOT_AT_TABLE: Final = 3
NOT_YOUR_TURN: Final = 4
ALREADY_DRAWN: Final = 5
DRAW_FIRST: Final = 6
DRAW_PILE_EMPTY: Final = 7
DISCARD_PILE_EMPTY: Final = 8
SKIP_NOT_TAKEN: Final = 9
TAKEN_CARD_USELESS: Final = 10
TAKEN_CARD_PENDING: Final = 11
TAKEN_CARD_STRANDED: Final = 12
PHASE_ALREADY_LAID: Final = 13
PHASE_NOT_CURRENT: Final = 14
PHASE_CROSSED_OFF: Final = 15
GROUPS_DO_NOT_MATCH: Final = 16
CARD_NOT_IN_HAND: Final = 17
SKIP_IN_GROUP: Final = 18
NOT_A_SET: Final = 19
NOT_A_RUN: Final = 20
RUN_OUT_OF_RANGE: Final = 21
NOT_ONE_COLOUR: Final = 22
WRONG_PARITY: Final = 23
NOT_A_PARITY_RUN: Final = 24
NOT_A_RUN_OF_PAIRS: Final = 25
NOT_A_COLOUR_RUN: Final = 26
NOT_DECLARED: Final = 27
NO_NATURAL_CARD: Final = 28
NO_NATURAL_CARD_IN_GROUP: Final = 29
OUT_ONLY_BY_DISCARD: Final = 30
LAY_FIRST: Final = 31
HIT_NEXT_TURN: Final = 32
NO_SUCH_GROUP: Final = 33
DOES_NOT_FIT: Final = 34
RUN_IS_COMPLETE: Final = 35
PAIR_NEEDED: Final = 36
ONE_CARD_AT_A_TIME: Final = 37
END_NEEDED: Final = 38
END_NOT_CHOSEN: Final = 39
SKIP_MUST_BE_GIVEN: Final = 40
NO_SKIP_IN_HAND: Final = 41
TARGET_NEEDED: Final = 42
TARGET_NOT_CHOSEN: Final = 43
TARGET_IS_SELF: Final = 44
TARGET_NOT_AT_TABLE: Final = 45
TARGET_HAS_SKIP: Final = 46
KNOCKING_NOT_PLAYED: Final = 47
NOTHING_TO_CLAIM: Final = 48
OWN_DISCARD: Final = 49
KNOCKER_IS_SKIPPED: Final = 50
CLAIM_WAIVED: Final = 51
CLAIM_OPEN: Final = 52
NOT_NEXT: Final = 53
PHASE_NOT_IN_HAND: Final = 54
NOTHING_FITS: Final = 55
DISCARD_NOT_IN_HAND: Final = 56
HIT_NOT_IN_HAND: Final = 57
NO_SKIP_TO_PLAY: Final = 58
SKIP_MUST_BE_PLAYED: Final = 59
KNOCKED_CARD_USELESS: Final = 60
PHASE_JUST_LAID: Final = 61
PLACES_ARE_WON: Final = 62
ROUNDS_ARE_PLAYED: Final = 63
LEFT_WITH_A_PLACE: Final = 64

_TABLE: Final[dict[int, tuple[str, str]]] = {
    GAME_OVER: ("game-over", "S4"),
    CHANCE_PENDING: ("chance-pending", "T1"),
    NOT_AT_TABLE: ("not-at-table", "M6"),
    NOT_YOUR_TURN: ("not-your-turn", "T1"),
    ALREADY_DRAWN: ("already-drawn", "T2"),
    DRAW_FIRST: ("draw-first", "T2"),
    DRAW_PILE_EMPTY: ("draw-pile-empty", "T7"),
    DISCARD_PILE_EMPTY: ("discard-pile-empty", "T7"),
    SKIP_NOT_TAKEN: ("skip-not-taken", "T6"),
    TAKEN_CARD_USELESS: ("taken-card-useless", "T10"),
    TAKEN_CARD_PENDING: ("taken-card-pending", "T10"),
    TAKEN_CARD_STRANDED: ("taken-card-stranded", "T10"),
    PHASE_ALREADY_LAID: ("phase-already-laid", "P8"),
    PHASE_NOT_CURRENT: ("phase-not-current", "P8"),
    PHASE_CROSSED_OFF: ("phase-crossed-off", "V4"),
    GROUPS_DO_NOT_MATCH: ("groups-do-not-match", "P9"),
    CARD_NOT_IN_HAND: ("card-not-in-hand", "P8"),
    SKIP_IN_GROUP: ("skip-in-group", "K4"),
    NOT_A_SET: ("not-a-set", "P1"),
    NOT_A_RUN: ("not-a-run", "P2"),
    RUN_OUT_OF_RANGE: ("run-out-of-range", "P2"),
    NOT_ONE_COLOUR: ("not-one-colour", "P3"),
    WRONG_PARITY: ("wrong-parity", "P4"),
    NOT_A_PARITY_RUN: ("not-a-parity-run", "P5"),
    NOT_A_RUN_OF_PAIRS: ("not-a-run-of-pairs", "P6"),
    NOT_A_COLOUR_RUN: ("not-a-colour-run", "P7"),
    NOT_DECLARED: ("not-declared", "W4"),
    NO_NATURAL_CARD: ("no-natural-card", "W3"),
    NO_NATURAL_CARD_IN_GROUP: ("no-natural-card-in-group", "O2"),
    OUT_ONLY_BY_DISCARD: ("out-only-by-discard", "O3"),
    LAY_FIRST: ("lay-first", "H1"),
    HIT_NEXT_TURN: ("hit-next-turn", "O1"),
    NO_SUCH_GROUP: ("no-such-group", "H1"),
    DOES_NOT_FIT: ("does-not-fit", "H2"),
    RUN_IS_COMPLETE: ("run-is-complete", "H2"),
    PAIR_NEEDED: ("pair-needed", "H3"),
    ONE_CARD_AT_A_TIME: ("one-card-at-a-time", "H2"),
    END_NEEDED: ("end-needed", "W4"),
    END_NOT_CHOSEN: ("end-not-chosen", "H2"),
    SKIP_MUST_BE_GIVEN: ("skip-must-be-given", "K2"),
    NO_SKIP_IN_HAND: ("no-skip-in-hand", "K1"),
    TARGET_NEEDED: ("target-needed", "K1"),
    TARGET_NOT_CHOSEN: ("target-not-chosen", "K6"),
    TARGET_IS_SELF: ("target-is-self", "K1"),
    TARGET_NOT_AT_TABLE: ("target-not-at-table", "K1"),
    TARGET_HAS_SKIP: ("target-has-skip", "K2"),
    KNOCKING_NOT_PLAYED: ("knocking-not-played", "V3"),
    NOTHING_TO_CLAIM: ("nothing-to-claim", "V3"),
    OWN_DISCARD: ("own-discard", "V3"),
    KNOCKER_IS_SKIPPED: ("knocker-is-skipped", "V3"),
    CLAIM_WAIVED: ("claim-waived", "V3"),
    CLAIM_OPEN: ("claim-open", "V3"),
    NOT_NEXT: ("not-next", "V3"),
    PHASE_NOT_IN_HAND: ("phase-not-in-hand", "P8"),
    NOTHING_FITS: ("nothing-fits", "H2"),
    DISCARD_NOT_IN_HAND: ("card-not-in-hand", "T5"),
    HIT_NOT_IN_HAND: ("card-not-in-hand", "T4"),
    NO_SKIP_TO_PLAY: ("no-skip-in-hand", "K6"),
    SKIP_MUST_BE_PLAYED: ("skip-must-be-played", "K6"),
    KNOCKED_CARD_USELESS: ("knocked-card-useless", "T10"),
    PHASE_JUST_LAID: ("phase-just-laid", "P8"),
    PLACES_ARE_WON: ("game-over", "S6"),
    ROUNDS_ARE_PLAYED: ("game-over", "V1"),
    LEFT_WITH_A_PLACE: ("left-with-a-place", "S6"),
}


@cache
def refusal_of(code: int) -> Refusal:
    """The refusal for a code.

    Several codes may share a name: a card that is not in the hand cannot be laid (P8), hit (T4) or discarded (T5).
    """
    name, rule = _TABLE[code]
    return Refusal(name, rule, f"refusals-{name}")


REFUSALS: Final = tuple(refusal_of(code) for code in sorted(_TABLE))
