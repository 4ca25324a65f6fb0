"""Readable but impossible positions: each is refused with the field, the reason and the rule."""

from collections.abc import Sequence

import pytest

from dizaine import Game, ImpossiblePosition
from tests.rule_ids import EXPECTED_IDS

CLASSIC = """
rulebook classic
players 3
stage play
seat 0
dealer 2
round 2
turns 4
player 0; phase 1; hand r1 r2 r3 r4
player 1; phase 2; laid 2 3; hand y1 y2
player 2; phase 1; hand g1
discard g12 g11
group 0 of 1: set 5 = r5 y5 g5
group 1 of 1: run 6 = r6 W g8 y9
"""

PLACES = """
rulebook dutch
players 4
stage draw
seat 0
dealer 2
round 11
player 0; phase 10; hand r1 r2
player 1; phase end; place 1
player 2; phase 9; hand g1
player 3; phase 9; hand g2
discard g12
"""

REPLAY = """
rulebook classic
players 3
stage draw
seat 2
dealer 0
round 14
active 0 2
replay
player 0; phase 10; score 80; hand r1 r2
player 1; phase 9; score 95
player 2; phase 10; score 80; hand g1 g2
discard g12
"""

EXPRESS = """
rulebook express
players 2
stage play
dealer 1
round 1
player 0; phase 4; laid 4; hand r1
player 1; phase 8; laid 8; hand y1
discard g12
group 0 of 0: run 6 pairs = r6 y6 g7 W
group 1 of 1: run 5 odd = r5 r7 g9 b11
"""

KNOCK = """
rulebook continental+knock
players 3
stage knock
seat 0
dealer 2
round 1
knockers 1 2
player 0; hand r1
player 1; hand y1
player 2; hand g1
discard g11 g12
"""

DUTY = """
rulebook dutch
players 2
stage play
dealer 1
round 1
duty r5
player 0; phase 1; hand r5 y5 g5 r7 y7 W r1
player 1; phase 1; hand g1
discard g12
"""

BASES = {
    "classic": CLASSIC,
    "places": PLACES,
    "replay": REPLAY,
    "express": EXPRESS,
    "knock": KNOCK,
    "duty": DUTY,
}

Change = tuple[str, str]


def changed(base: str, changes: Sequence[Change]) -> str:
    """A possible position with one change; an empty old text adds a line."""
    text = BASES[base]
    for old, new in changes:
        assert text.count(old) == 1 or not old, f"{old!r} must be in the position once"
        text = text.replace(old, new) if old else f"{text}{new}\n"
    return text


@pytest.mark.parametrize("base", BASES)
def test_the_positions_that_are_changed_here_are_possible(base: str) -> None:
    game = Game.from_position(BASES[base], seed=1)
    assert Game.from_position(game.position(), seed=1).state == game.state
    assert game.canonical_moves()


RUN_OF_13 = "run 1 = y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 W"

CARDS = [
    ("classic", [("hand g1", "hand r1 r1")], "cards", "M1", "too many r1: 3, the deck has 2"),
    ("classic", [("hand g1", "hand b1")], "cards", "M1", "too many b1: 1, the deck has 0"),
    ("classic", [("hand g1", "hand ?")], "cards", "M1", "too many ?"),
    ("classic", [("hand g1", "hand W W W W W W W W")], "cards", "M3", "too many W: 9, the deck has 8"),
    ("classic", [("hand g1", "skipped skip; hand S S S S")], "cards", "M4", "too many S: 5, the deck has 4"),
    ("classic", [("discard g12 g11", "draw -\ndiscard g12 g11")], "cards", "M1", "too few r1: 1"),
    ("express", [("hand y1", "hand r1")], "cards", "M1", "too many r1: 2, the deck has 1"),
]

TABLE = [
    ("classic", [("run 6 = r6 W g8 y9", RUN_OF_13)], "group 1", "P2", "numbers go from 1 to 12"),
    ("classic", [("run 6 = r6 W g8 y9", "run 10 = r10 W r12 W")], "group 1", "P2", "numbers go from 1 to 12"),
    ("classic", [("run 6 = r6 W g8 y9", "run 0 = W r1 y2 y3")], "group 1", "P2", "numbers go from 1 to 12"),
    ("classic", [("run 6 = r6 W g8 y9", "run 6 = r6 W g8 y10")], "group 1", "H2", "does not belong"),
    ("classic", [("run 6 = r6 W g8 y9", "run 6 = r6 y6 g8 y9")], "group 1", "H2", "does not belong"),
    ("classic", [("set 5 = r5 y5 g5", "set 5 = r5 y5 g6")], "group 0", "H2", "g6 does not belong"),
    ("classic", [("set 5 = r5 y5 g5", "set 5 = r5 y5 S")], "group 0", "H2", "S does not belong"),
    ("classic", [("set 5 = r5 y5 g5", "set 13 = W W W")], "group 0", "W4", "no such number or colour"),
    ("classic", [("set 5 = r5 y5 g5", "set 99999 = W W W")], "group 0", "W4", "no such number or colour"),
    ("classic", [("set 5 = r5 y5 g5", "blue = W W W")], "group 0", "W4", "no such number or colour"),
    ("classic", [("set 5 = r5 y5 g5", "green = g5 g6 r5")], "group 0", "H2", "r5 does not belong"),
    ("express", [("g7 W", "g7 W W")], "group 0", "P6", "two cards on each number"),
    ("express", [("pairs = r6 y6 g7 W", "pairs = r6 g7 W W W W W W")], "cards", "M3", "too many W"),
    ("express", [("g7 W", "g7 b8")], "group 0", "H2", "does not belong"),
    ("express", [("run 5 odd = r5 r7", "run 4 odd = W r7")], "group 1", "P2", "it cannot be so"),
    ("express", [("run 5 odd", "odd"), ("b11", "b10")], "group 1", "H2", "b10 does not belong"),
]

LAID = [
    ("classic", [("laid 2 3; ", "")], "player 1", "P8", "say which phase: 'laid N'"),
    ("classic", [("phase 2; laid 2 3", "phase 3; laid 3 3")], "player 1", "P9", "not those of phase 3"),
    ("classic", [("phase 2; laid 2 3", "phase 1; laid 2 3")], "player 1", "P8", "not the player's phase"),
    ("classic", [("set 5 = r5 y5 g5", "set 5 = r5 y5")], "player 1", "P9", "not those of phase 2"),
    ("classic", [("0 of 1: set", "0 of 0: set")], "player 0", "P8", "say which phase"),
    ("classic", [("phase 1; hand r1", "phase 1; laid 1; hand r1")], "player 0", "P9", "not those of phase 1"),
    (
        "classic",
        [("set 5 = r5 y5 g5", "run 6 = r6 y7 g8 y9"), ("run 6 = r6 W g8 y9", "set 5 = r5 y5 g5")],
        "player 1",
        "P9",
        "in order",
    ),
    ("classic", [("", "laid-now")], "laid-now", "O1", "has not laid"),
    ("express", [("run 6 pairs = r6 y6 g7 W", "set 6 = r6 y6 W W")], "player 0", "P9", "not those of phase 4"),
]

HANDS = [
    ("classic", [("hand g1", "hand -")], "player 2", "S1", "0 cards instead of 1 to 10"),
    ("classic", [("; hand g1", "")], "player 2", "S1", "0 cards"),
    ("classic", [("player 2; phase 1; hand g1\n", "")], "player 2", "S1", "0 cards"),
    (
        "classic",
        [("hand g1", "hand g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 r12")],
        "player 2",
        "M5",
        "11 cards instead of 1 to 10",
    ),
    (
        "classic",
        [("hand r1 r2 r3 r4", "hand r1 r2 r3 r4 g1 g2 g3 g4 g6 g7 g8 g9")],
        "player 0",
        "M5",
        "12 cards instead of 1 to 11",
    ),
    ("express", [("hand r1", "hand r1 y2 y3 y4 y5 y7 y8")], "player 0", "M5", "7 cards instead of 1 to 6"),
    ("classic", [("hand g1", "hand g1; known g2")], "player 2", "M5", "a known card is not in the hand"),
    ("classic", [("hand g1", "hand g1; known g1 g1")], "player 2", "M5", "a known card is not in the hand"),
]

PROGRESS = [
    ("classic", [("player 2; phase 1", "player 2; phase 1; done 1")], "player 2", "P8", "those before the current one"),
    ("classic", [("player 2; phase 1", "player 2; phase 3; done 1")], "player 2", "P8", "those before the current one"),
    ("classic", [("player 2; phase 1", "player 2; phase end")], "player 2", "S4", "the last phase is done"),
    (
        "classic",
        [
            ("rulebook classic", "rulebook classic+free-order"),
            ("phase 1; hand g1", "done 1 2 3 4 5 6 7 8 9 10; hand g1"),
        ],
        "player 2",
        "S4",
        "the last phase is done",
    ),
    (
        "classic",
        [("rulebook classic", "rulebook classic+ten-rounds")],
        "player 0",
        "V1",
        "next phase each round",
    ),
    ("replay", [("player 0; phase 10", "player 0; phase 9")], "player 0", "S5", "have done all phases"),
    (
        "replay",
        [("phase 10; score 80; hand r1", "phase 10; done 10; hand r1")],
        "player 0",
        "S5",
        "have done all phases",
    ),
]

SEATS = [
    ("places", [("seat 0", "seat 1")], "seat", "T1", "a player at the table"),
    ("places", [("dealer 2", "dealer 1")], "dealer", "T1", "a player at the table"),
    ("places", [("place 1", "place 2")], "place", "S6", "one after the other"),
    ("places", [("phase 10; hand r1 r2", "phase end; place 1")], "place", "S6", "one after the other"),
    ("places", [("place 1", "place 1; hand y1")], "player 1", "S6", "has no cards"),
    ("places", [("", "active 0 1 2 3")], "active", "S6", "who won a place"),
    ("places", [("", "active 0 2")], "active", "S6", "who won a place"),
    ("places", [("", "winners 0")], "winners", "S4", "the game is not over"),
    ("places", [("", "replay")], "replay", "S6", "do not replay"),
    (
        "places",
        [
            ("phase 9; hand g1", "phase end; place 2"),
            ("phase 9; hand g2", "phase end; place 3"),
            ("dealer 2", "dealer 0"),
        ],
        "active",
        "M6",
        "two players at least",
    ),
    ("classic", [("phase 1; hand g1", "phase end; place 1")], "place", "S6", "where they are played for"),
    ("classic", [("", "active 0 1")], "active", "S6", "those leave the table"),
    ("classic", [("rulebook classic", "rulebook classic+ten-rounds"), ("", "replay")], "replay", "V1", "do not replay"),
    ("replay", [("active 0 2", "active 0")], "active", "M6", "two players at least"),
    ("replay", [("seat 2", "seat 1")], "seat", "T1", "a player at the table"),
    ("classic", [("", "winner 0")], "winner", "S1", "the round is not over"),
    ("classic", [("", "winners 0")], "winners", "S4", "the game is not over"),
    ("classic", [("stage play", "stage over")], "winners", "S4", "a game that is over has a winner"),
]

TURN = [
    ("classic", [("stage play", "stage lot")], "cards", "M1", "too few"),
    ("classic", [("round 2\n", "")], "round", "T1", "cards were dealt"),
    ("classic", [("turns 4", "turns 300")], "turns", "T11", "over after 300 turns"),
    ("classic", [("hand r1 r2 r3 r4", "skipped skip; hand r1 r2 r3 r4")], "seat", "K1", "loses the turn"),
    ("classic", [("stage play", "stage shuffle")], "stage", "T7", "only an empty draw pile"),
    ("classic", [("", "knockers 1")], "knockers", "V3", "in stage knock only"),
    ("classic", [("", "duty r1")], "duty", "T10", "no taken card of this kind"),
    ("duty", [("duty r5", "duty r8")], "duty", "T10", "no taken card of this kind"),
    ("duty", [("duty r5", "duty r1")], "duty", "T10", "cannot be used in this turn"),
    ("duty", [("stage play", "stage draw")], "duty", "T10", "no taken card of this kind"),
    ("duty", [("rulebook dutch", "rulebook dutch+free-take")], "duty", "T10", "no taken card of this kind"),
    ("knock", [("knockers 1 2\n", "")], "knockers", "V3", "nobody could claim this card so"),
    ("knock", [("knockers 1 2", "knockers 0 1")], "knockers", "V3", "nobody could claim this card so"),
    ("knock", [("discard g11 g12", "discard g11 S")], "knockers", "V3", "nobody could claim this card so"),
    ("knock", [("discard g11 g12", "discard -")], "knockers", "V3", "nobody could claim this card so"),
    ("knock", [("hand g1", "skipped skip; hand g1")], "knockers", "V3", "nobody could claim this card so"),
    ("knock", [("continental+knock", "continental")], "knockers", "V3", "nobody could claim this card so"),
]

PILES = [
    ("knock", [("", "bottom 104")], "bottom", "T8", "more known cards than the draw pile has"),
    ("knock", [("", "bottom 1")], "bottom", "T8", "does not go back under the draw pile"),
    ("knock", [("", "recycled r1")], "recycled", "T7", "not shuffled into it"),
    ("knock", [("", "recycled r1 r1 r1")], "recycled", "T7", "cannot all have been shuffled"),
]


@pytest.mark.parametrize(
    ("base", "changes", "field", "rule", "reason"),
    [*CARDS, *TABLE, *LAID, *HANDS, *PROGRESS, *SEATS, *TURN, *PILES],
)
def test_an_impossible_position_is_refused(
    base: str, changes: list[Change], field: str, rule: str, reason: str
) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        Game.from_position(changed(base, changes))
    error = caught.value
    assert (error.field, error.rule) == (field, rule)
    assert reason in error.reason
    assert str(error) == f"{error.field}: {error.reason} ({error.rule})"
    assert error.rule in EXPECTED_IDS


def whole_deck() -> list[str]:
    return [*(f"{colour}{number}" for colour in "rygb" for number in range(1, 13)), *"WWW", *"SSS"]


def small_position(draw: str, discard: str, *, edition: str = "express", more: str = "", stage: str = "draw") -> str:
    """Two players, seat 0 to draw; seat 1 has a laid phase with all cards that are named nowhere else hit on it."""
    named = [*draw.split(), *discard.split(), "r1", "y1"]
    rest = whole_deck()
    for card in named:
        if card != "-":
            rest.remove(card)
    odd = [card for card in rest if card[1:].isdigit() and int(card[1:]) % 2]
    even = [card for card in rest if card[1:].isdigit() and not int(card[1:]) % 2]
    odd += [card for card in rest if card == "W"]
    skips = rest.count("S")
    assert not skips, "name the skips"
    return f"""
    rulebook {edition}
    players 2
    stage {stage}
    dealer 1
    round 1
    player 0; phase 3; laid 3; hand r1
    player 1; phase 1; laid 1; hand y1
    draw {draw}
    discard {discard}
    group 0 of 1: odd = {" ".join(odd)}
    group 1 of 0: even = {" ".join(even)}
    {more}
    """


@pytest.mark.rule("T7")
@pytest.mark.parametrize(
    ("text", "field", "reason"),
    [
        (small_position("-", "g12 S S S", stage="shuffle"), "", ""),
        (small_position("-", "g12 S S S"), "", ""),
        (small_position("S S", "S", stage="shuffle"), "stage", "only an empty draw pile"),
        (small_position("S S S", "-"), "", ""),
        (small_position("S S S", "g12", more="recycled S S S g2\ndrawn 1 0"), "", ""),
        (small_position("S S S", "g12", more="recycled S S S"), "", ""),
        (small_position("S S S", "g12", more="recycled S S S g2"), "drawn", "was drawn"),
        (small_position("S S S", "g12", more="recycled S S S\ndrawn 1 0"), "drawn", "was drawn"),
        (small_position("S S S", "g12", more="recycled S S g2"), "recycled", "not shuffled into it"),
        (small_position("S S S", "g12", more="recycled S S S\nbottom 1"), "bottom", "does not go back"),
    ],
)
def test_what_a_draw_pile_can_be(text: str, field: str, reason: str) -> None:
    if not field:
        Game.from_position(text, seed=1)
        return
    with pytest.raises(ImpossiblePosition) as caught:
        Game.from_position(text, seed=1)
    assert caught.value.field == field
    assert reason in caught.value.reason


@pytest.mark.rule("T7")
def test_a_turn_with_nothing_to_draw_has_already_begun() -> None:
    text = small_position("-", "S S S").replace("discard S S S", "discard S").replace("hand y1", "hand y1 S S")
    with pytest.raises(ImpossiblePosition, match=r"stage: there is nothing to draw: .* \(T7\)"):
        Game.from_position(text)
    Game.from_position(text.replace("stage draw", "stage play"))


@pytest.mark.rule("T8", "T9")
def test_only_wilds_and_skips_lie_known_at_the_bottom_and_only_where_they_go_back() -> None:
    text = KNOCK.replace("stage knock", "stage draw").replace("knockers 1 2\n", "")
    position = Game.from_position(text).position()
    draw = position.split("\ndraw ")[1].split("\n")[0]
    bottom_up = " ".join(reversed(draw.split()))
    known = position.replace(f"draw {draw}", f"draw {bottom_up}\nbottom 12")
    assert str(Game.from_position(known).card_view(None).draw_pile[3]) == "S"
    with pytest.raises(ImpossiblePosition, match=r"bottom: .* \(T8\)"):
        Game.from_position(known.replace("bottom 12", "bottom 13"))
    with pytest.raises(ImpossiblePosition, match=r"bottom: S does not go back under the draw pile \(T8\)"):
        Game.from_position(known.replace("continental+knock", "dutch-original"))
