"""The pad of the dice game: bonuses, failures, the last run, and the witness (A1, D1-D12)."""

import pytest

from dizaine.engine.dice.compiled_rules import tables
from dizaine.engine.dice.scoring import score_dice
from dizaine.engine.dice.workspace import Workspace
from dizaine.rulebooks.dice import load_dice
from dizaine.scorekeeper.dice.pieces import read_dice
from dizaine.scorekeeper.dice.possible_scores import possible_scores
from dizaine.scorekeeper.forms import DiceTurn, Setup, Start
from dizaine.scorekeeper.refusals import refused_words
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.engine.dice.setup import FAILS, MAKES, POINTS

PAIR = Setup(rulebook="dice", names=["Ann", "Bob"])
ALONE = Setup(rulebook="dice", names=["Ann"])
BEST = {1: 60, 2: 57, 3: 59, 4: 49, 5: 52, 6: 54, 7: 60, 8: 56, 9: 60, 10: 62}
"""The best score of each phase."""


def refused(sheet: Sheet, turn: DiceTurn) -> tuple[str, str]:
    found = sheet.check(turn)
    assert found is not None
    for language in LANGUAGES:
        assert refused_words(Catalogue(language), found)
    return found.code, found.rule


def scored(setup: Setup, *turns: tuple[int, int | None]) -> Sheet:
    """A sheet after turns given by seat and points; None is a failure."""
    sheet = Sheet(setup)
    for seat, points in turns:
        sheet = sheet.enter(DiceTurn(seat=seat, points=points, failed=points is None))
    return sheet


@pytest.mark.rule("A1", "D5", "D6")
@pytest.mark.parametrize("phase", range(1, 11))
def test_ten_dice_become_the_best_score(phase: int) -> None:
    """In any order of the dice, which nobody can tell apart."""
    start = [Start(done=list(range(1, phase)), points=50 * (phase > 1))]
    sheet = Sheet(Setup(rulebook="dice", names=["Ann"], standing=start))
    dice = " ".join(reversed(MAKES[phase].split()))
    row = sheet.enter(DiceTurn(seat=0, dice=dice)).status("en").rows[0]
    assert (row.cells[0].points, row.cells[0].laid) == (POINTS[phase], phase)
    failed = sheet.enter(DiceTurn(seat=0, dice=_coloured(FAILS[phase], phase))).status("en").rows[0]
    assert (failed.cells[0].points, failed.cells[0].failed) == (None, True)
    assert refused(sheet, DiceTurn(seat=0, dice=dice, failed=True)) == ("phase-is-made", "D11")


def _coloured(dice: str, phase: int) -> str:
    """With the colours that the first dice with such faces have, for a phase that asks for them."""
    if phase != 8:
        return dice
    book = load_dice("dice")
    sides = read_dice(book, 0, dice)
    return " ".join(str(die[side]) for die, side in zip(book.dice, sides, strict=True))


@pytest.mark.rule("D5")
def test_the_orange_example_of_the_sheet() -> None:
    """Orange 2 4 W 5 8 9 10 are 38 points."""
    sheet = Sheet(Setup(rulebook="dice", names=["Ann"], standing=[Start(done=list(range(1, 8)), points=300)]))
    turn = DiceTurn(seat=0, dice="o2 o4 oW o5 o8 o9 o10 r2 g6 r7")
    assert sheet.enter(turn).status("en").rows[0].cells[0].points == 38


@pytest.mark.rule("D1", "D5", "D6")
def test_dice_and_points_that_cannot_be() -> None:
    sheet = Sheet(PAIR)
    assert refused(sheet, DiceTurn(seat=0, dice="10 10 10 9 9 9 1 1 3")) == ("dice-count", "D1")
    assert refused(sheet, DiceTurn(seat=0, dice="10 10 10 9 9 9 1 1 3 x")) == ("die-unknown", "D1")
    assert refused(sheet, DiceTurn(seat=0, dice="10 10 10 9 9 9 9 1 1 3")) == ("dice-impossible", "D1")
    assert refused(sheet, DiceTurn(seat=0, dice="W W W W W 9 9 1 1 3")) == ("dice-impossible", "D1")
    assert refused(sheet, DiceTurn(seat=0, points=61)) == ("score-impossible", "D6")
    assert refused(sheet, DiceTurn(seat=0, points=0)) == ("score-impossible", "D6")
    assert refused(sheet, DiceTurn(seat=0)) == ("turn-unclear", "D6")
    assert refused(sheet, DiceTurn(seat=0, points=57, failed=True)) == ("turn-unclear", "D6")
    assert refused(sheet, DiceTurn(seat=1, points=57)) == ("not-your-turn", "D2")
    assert refused(sheet, DiceTurn(seat=2, points=57)) == ("no-such-player", "D2")
    eight = Sheet(Setup(rulebook="dice", names=["Ann"], standing=[Start(done=list(range(1, 8)), points=300)]))
    assert refused(eight, DiceTurn(seat=0, dice=MAKES[1])) == ("colours-needed", "D5")


@pytest.mark.rule("D6")
def test_possible_scores_cover_what_dice_make() -> None:
    book = load_dice("dice")
    rules = tables(book)
    for phase in range(10):
        scores = possible_scores(book, phase)
        assert max(scores) == BEST[phase + 1]
        points = score_dice(rules, Workspace(), phase, read_dice(book, phase, _coloured(MAKES[phase + 1], phase + 1)))
        assert points in scores


@pytest.mark.rule("D7")
@pytest.mark.parametrize(("total", "bonus"), [(220, 0), (221, 40)])
def test_the_bonus_after_five_phases(total: int, bonus: int) -> None:
    before = Start(done=[1, 2, 3, 4], points=total - 40)
    sheet = scored(Setup(rulebook="dice", names=["Ann", "Bob"], standing=[before, Start()]), (0, 40))
    status = sheet.status("en")
    assert (status.players[0].points, status.rows[0].cells[0].bonus) == (total + bonus, bonus)
    assert status.players[0].bonuses == ([bonus] if bonus else [])
    assert status.players[0].pad == [None, None, None, None, 40]


def almost(first: int, second: int) -> Setup:
    """Two players who have made so many phases."""
    standing = [Start(done=list(range(1, made + 1)), points=100) for made in (first, second)]
    return Setup(rulebook="dice", names=["Ann", "Bob"], standing=standing)


@pytest.mark.rule("D8", "D9", "A1")
def test_the_last_run() -> None:
    """Ann finishes; Bob, later in that round, plays until he fails or has finished too."""
    sheet = scored(almost(9, 8), (0, 59))
    status = sheet.status("en")
    assert (status.last_run, status.turn, status.players[0].points) == (True, 1, 199)
    assert [player.active for player in status.players] == [False, True]
    assert refused(sheet, DiceTurn(seat=0, points=59)) == ("not-your-turn", "D9")
    again = sheet.enter(DiceTurn(seat=1, points=59)).status("en")
    assert (again.turn, again.players[1].phase) == (1, 10)
    done = scored(almost(9, 8), (0, 59), (1, 59), (1, 59)).status("en")
    assert (done.stage, done.players[1].points, done.players[1].bonuses) == ("over", 218, [])
    assert done.winners == [1]
    same_round = scored(almost(9, 9), (0, 59), (1, 59)).status("en")
    assert (same_round.winners, [player.bonuses for player in same_round.players]) == ([0, 1], [[40], [40]])
    failed = scored(almost(9, 8), (0, 59), (1, None)).status("en")
    assert (failed.stage, failed.players[1].failures, failed.winners) == ("over", 1, [0])


@pytest.mark.rule("D12")
def test_a_solitaire_counts_its_failures() -> None:
    start = Setup(rulebook="dice", names=["Ann"], standing=[Start(done=list(range(1, 10)), points=400, failures=2)])
    assert scored(start, (0, 59)).status("en").players[0].points == 400 + 59 + 40 - 2 * 5
    assert scored(start, (0, None), (0, 59)).status("en").players[0].points == 400 + 59 - 3 * 5


@pytest.mark.rule("A1", "D1")
def test_a_score_over_600_has_a_witness() -> None:
    """The best score of all, 649, which nobody would believe without one."""
    sheet = scored(ALONE, *((0, points) for points in BEST.values()))
    status = sheet.status("en")
    assert (status.players[0].points, status.wants_witness, status.players[0].witness) == (649, [0], "")
    witnessed = sheet.correct(9, DiceTurn(seat=0, points=62, witness="Bob")).status("en")
    assert witnessed.players[0].witness == "Bob"
    assert scored(ALONE, *((0, POINTS[phase]) for phase in POINTS)).status("en").wants_witness == [0]
    assert scored(ALONE, (0, 57), (0, 54)).status("en").wants_witness == []


def test_the_page_can_show_what_comes_next() -> None:
    status = Sheet(PAIR).status("en")
    assert [(one.seat, one.laid, one.missed) for one in status.after] == [(0, 2, 1), (1, 2, 1)]
    faces = {face.face: face.copies for face in status.faces}
    assert faces == {str(n): 4 for n in range(1, 5)} | {str(n): 6 for n in range(5, 11)} | {"W": 4}
    assert Sheet(almost(7, 7)).status("en").faces[0].colour
