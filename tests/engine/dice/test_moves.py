"""Moves of the dice game as text, and why one is refused in every language."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine.engine.dice.codec import from_row, to_row
from dizaine.engine.dice.moves import Move, Reroll, Stop, move_from_text
from dizaine.engine.dice.refusals import REFUSALS
from dizaine.engine.errors import NotationError
from dizaine.engine.refusals import Refusal
from dizaine.words.catalogue import LANGUAGES, Catalogue

SEATS = st.integers(0, 5)
DICE = st.sets(st.integers(1, 10), min_size=1).map(tuple)
MOVES = st.builds(Stop, SEATS) | st.builds(Reroll, SEATS, DICE)


@given(MOVES)
def test_a_move_survives_its_text_and_its_row(move: Move) -> None:
    assert move_from_text(str(move)) == move
    assert move_from_text(str(move).partition(":")[2], move.seat) == move
    assert from_row(to_row(move)) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("2: roll 1 4 7", Reroll(2, (1, 4, 7))),
        ("2: stop", Stop(2)),
        ("  2 :  roll   7 4   1 ", Reroll(2, (1, 4, 7))),
    ],
)
def test_spellings_that_can_be_read(text: str, move: Move) -> None:
    assert move_from_text(text) == move


def test_the_text_form() -> None:
    assert str(Reroll(2, (7, 1, 4))) == "2: roll 1 4 7"
    assert str(Stop(0)) == "0: stop"


@pytest.mark.parametrize(
    "text",
    [
        *("", "stop", "roll 1", "2:", "2: roll", "2: stop now", "2: roll x", "2: roll 1 1", "2: roll 0", "2: roll -1"),
        *("2: roll 99", "2: roll 1,2", "2: roll ²", "2: keep 1", "x: stop", "2: STOP", "-1: stop", "999: stop"),
    ],
)
def test_texts_that_are_no_moves_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        move_from_text(text)


@given(st.text())
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    try:
        move = move_from_text(text, 0)
    except NotationError:
        return
    assert move_from_text(str(move)) == move


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refusal", REFUSALS, ids=str)
def test_each_refusal_is_told_in_each_language(refusal: Refusal, language: str) -> None:
    assert Catalogue(language).text(refusal.message)


def test_refusals_have_names_and_rules_of_their_own() -> None:
    assert len({refusal.name for refusal in REFUSALS}) == len(REFUSALS)
    assert {refusal.rule[0] for refusal in REFUSALS} == {"D"}
