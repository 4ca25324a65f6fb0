"""What happened at the dice, in short lines, in every language."""

import pytest

from dizaine.engine.dice.events import (
    BonusGiven,
    DiceGameEnded,
    DiceRolled,
    DiceTurnStarted,
    FailuresCounted,
    LastRunCalled,
    OrderSettled,
    OrderThrown,
    PhaseFailed,
    PhaseMade,
    Stopped,
)
from dizaine.engine.events import Event
from dizaine.faces.terminal.look import Look
from dizaine.faces.terminal.news import tell
from dizaine.rulebooks.dice import DieFace, load_dice
from dizaine.table.seats import Seat
from dizaine.words.catalogue import LANGUAGES
from tests.faces.terminal.dice_scripts import DICE_SEATS, EIGHTS, dice_speaker, turn_at

BOOK = load_dice("dice")
VIEW = turn_at(EIGHTS).dice_view(0)
MADE = VIEW.made


def told(*events: Event, viewer: int | None = 0, language: str = "en", alone: bool = False) -> list[str]:
    seats = DICE_SEATS[:1] if alone else DICE_SEATS
    speaker = dice_speaker(BOOK, language, seats=seats, look=Look(columns=200))
    return [line.replace("\xa0", " ") for line in tell(speaker, events, viewer)]


def everything() -> list[Event]:
    assert MADE is not None
    faces = VIEW.dice
    seven, nine = DieFace(7, "blue"), DieFace(9, "orange")
    return [
        OrderThrown(0, seven),
        OrderThrown(1, seven),
        OrderThrown(2, nine),
        OrderThrown(0, nine),
        OrderThrown(1, seven),
        OrderSettled((2, 0, 1)),
        DiceTurnStarted(2, 1, 1, False),
        DiceRolled(2, 1, tuple(range(1, 11)), faces),
        DiceRolled(2, 2, (1, 5), faces),
        Stopped(2, 2),
        PhaseMade(2, 1, 34, 34, MADE.groups),
        BonusGiven(2, "half", 40, 261),
        BonusGiven(2, "finish", 40, 500),
        LastRunCalled(2),
        DiceTurnStarted(0, 9, 8, True),
        PhaseFailed(0, 8, 3),
        DiceGameEnded((2,)),
        DiceGameEnded((0,)),
        DiceGameEnded((0, 2)),
    ]


def test_a_game_in_lines() -> None:
    assert told(*everything()) == [
        "For the order of play: you b7, Bram b7, Clara o9; you o9, Bram b7.",
        "Order of play: Clara, you, Bram.",
        "Clara, phase 1: 2 sets of 3",
        "  roll 1: b1 o4 b5 b8 g8 o8 r9 b10 gW rW",
        "  kept b1 o4 b5 b8 o8 b10 gW rW; roll 2: g8 r9",
        "  stopped after roll 2",
        "  phase 1 made, 34 points, total 34: set of 8s: b8 g8 o8 + set of 10s: b10 gW rW",
        "  over 220 after phase 5: bonus of 40, total 261",
        "  finishing bonus of 40, total 500",
        "Clara has made all the phases. Everyone else gets one last chance, one after another: "
        "each plays on until a turn fails or the last phase is made.",
        "You, last chance, phase 8: 7 dice of one colour",
        "  phase 8 not made",
        "Clara wins the game. Well played!",
        "You win the game. Well played!",
        "A shared win: you and Clara. Well played!",
    ]


@pytest.mark.rule("D12")
def test_a_solitaire_ends_with_its_sum() -> None:
    assert told(FailuresCounted(0, 3, 15, 412), DiceGameEnded((0,)), alone=True) == [
        "3 failed turns: 15 points off. Your final score is 412."
    ]
    assert told(FailuresCounted(0, 1, 5, 412), alone=True) == ["1 failed turn: 5 points off. Your final score is 412."]
    assert told(FailuresCounted(0, 0, 0, 412), alone=True) == ["No failed turns. Your final score is 412."]
    assert told(BonusGiven(0, "finish", 40, 500), alone=True) == [
        "  the last phase on the first try: bonus of 40, total 500"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_in_every_language(language: str) -> None:
    lines = told(*everything(), language=language)
    assert len(lines) == 15
    assert len(set(lines)) == 15
    assert told(*everything(), language=language, viewer=None)[9].startswith("Clara ")
    for seats in (DICE_SEATS, (Seat("Ada"), Seat("Ben"), Seat("Cleo"))):
        voice = dice_speaker(BOOK, language, seats=seats, look=Look(words=True, columns=60))
        assert len(tell(voice, everything(), None)) == 15
