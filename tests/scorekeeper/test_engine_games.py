"""A sheet that is fed with the rounds of engine games agrees with the engine after every one of them."""

from collections.abc import Callable

import pytest

from dizaine.engine.bits import members
from dizaine.engine.cards.compiled_rules import Rules, tables
from dizaine.engine.cards.ranking import standings
from dizaine.engine.cards.state import OVER, State
from dizaine.rulebooks import Rulebook, load
from dizaine.scorekeeper.sheet import Sheet
from dizaine.words.catalogue import Catalogue
from tests.games.books import BOOKS, SAMPLE
from tests.scorekeeper.engine_games import NAMES, play_rounds, play_turns, stopped
from tests.sizes import SOAKING

ENGLISH = Catalogue("en")
SHORT = [
    *map(
        load,
        ["dutch-original+phases=1", "express+free-order+phases=2", "dutch+phases=1", "express+ten-rounds+phases=3"],
    ),
    stopped("express", 6),
    stopped("express+phases=1", 2, "dutch-original"),
]
"""Short games with many players, in which ties (S5), several finishers at once (S6) and stopped rounds are common."""


def compare(sheet: Sheet, state: State) -> None:
    """The status says what the engine says: of the standings, of winners and places, and of what comes next."""
    status = sheet.status(ENGLISH)
    own = standings(rules_of(sheet), state)
    assert sorted((one.place, one.seat, one.score, one.winner) for one in own) == sorted(
        (player.place, player.seat, player.points, player.winner) for player in status.players
    )
    assert [player.won_place for player in status.players] == state.place[: state.players]
    assert (status.stage == "over") == (state.stage == OVER)
    assert status.winners == (sorted(members(state.winners)) if state.stage == OVER else [])
    if state.stage != OVER:
        assert (status.stage == "replay") == bool(state.replay)
        assert status.dealer == state.dealer
        assert [player.seat for player in status.players if player.active] == list(members(state.active))
    for player in status.players:
        done = [rules_of(sheet).phase_number[index] for index in members(state.done[player.seat])]
        assert player.done == done


def rules_of(sheet: Sheet) -> Rules:
    assert isinstance(sheet.book, Rulebook)
    return tables(sheet.book)


@pytest.mark.rule("S3", "S4", "S5", "S6", "V1", "V4", "T11", "A1")
def test_sheets_agree_with_engine_games(size: Callable[[int, int], int]) -> None:
    """All editions and variants with two to six players, then short games with six."""
    books = [load(name) for name in (BOOKS if SOAKING else SAMPLE)]
    short = [book for book in SHORT for _ in range(size(3, 10))]
    long = max(size(0, 1_000), len(books))
    plan = [(books[seed % len(books)], 2 + seed % 5) for seed in range(long)] + [(book, 6) for book in short]
    seen = set()
    for seed, (book, players) in enumerate(plan):
        sheet = None
        for setup, entry, state in play_rounds(book, players, seed):
            sheet = (sheet or Sheet(setup)).enter(entry)
            compare(sheet, state)
            replay = bool(sheet.states[-2].replay)
            seen |= {f"replay {replay}, stopped {entry.out is None}", f"order {bool(entry.laid_order)}"}
        assert sheet is not None
        assert sheet.is_over
    assert len(seen) == 6, "a sample without ties, places or stopped rounds proves little"


@pytest.mark.rule("A1", "D4", "D6", "D7", "D8", "D9", "D10", "D12")
def test_pads_agree_with_engine_games(size: Callable[[int, int], int]) -> None:
    for seed in range(size(6, 100)):
        setup, turns, game = play_turns(["dice", "dice-french"][seed % 2], [1, 3, 2, 4, 5, 6][seed % 6], seed)
        sheet = Sheet(setup)
        for turn in turns:
            sheet = sheet.enter(turn)
        status = sheet.status(ENGLISH)
        assert status.stage == "over"
        assert sheet.is_over
        scores = {NAMES[one.seat]: (one.place, one.score, one.winner) for one in game.standings()}
        assert scores == {player.name: (player.place, player.points, player.winner) for player in status.players}
