"""The work of a view is bounded for every rulebook that validation accepts. Work is counted in calls, not in time."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

from benchmarks.views import positions
from dizaine import Card, Game
from dizaine.engine.cards.hands import count_hand
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView
from dizaine.table.kinds import kind_at_table
from tests.engine.setup import write_book
from tests.table.tabletop import view_message

MOST_CALLS = 150_000
"""Of Python functions, for one view; a view of the classic game takes some 500."""

HARD_HANDS = (
    "r1 r2 r4 r5 r7 r8 r10 r11 y1 y3 y5 y7 g2 g4 g6",
    "r1 y2 g3 b4 o5 r6 y7 g8 b9 o10 r11 y12 g1 b2 o3",
    "r1 r2 y1 y2 g1 g2 b1 b2 o1 o2 r5 y5 g5 b5 o5",
    "r2 r4 r6 r8 y2 y4 y6 y8 g2 g4 g6 g8 b2 b4 W",
    "r1 r3 r5 y2 y4 y6 g1 g3 g5 b7 b9 o8 o10 W W",
    "r1 r1 r2 r2 r3 r3 r4 r4 r5 r5 r6 r6 r7 r7 W",
)
"""With many groups that nearly fit: the search for the nearest phase has much to compare."""


class Counter:
    """Counts the Python functions that are called."""

    calls = 0

    def count(self, frame: FrameType, event: str, argument: object) -> None:
        self.calls += event == "call"


@contextmanager
def counted() -> Iterator[Counter]:
    """Count what is called meanwhile."""
    counter = Counter()
    sys.setprofile(counter.count)
    try:
        yield counter
    finally:
        sys.setprofile(None)


def work(game: Game) -> int:
    """The calls for the view of the player to move."""
    with counted() as counter:
        view_message(game, game.asked)
    return counter.calls


def work_of_plan(game: Game) -> int:
    """The calls for a plan of the player to move with all that can be asked: pins, and a wild to place."""
    view = view_message(game, game.asked)
    assert isinstance(view, CardsView)
    if view.tray is None:
        return 0
    pins = [m.Pin(card=group.places[0].card, group=index) for index, group in enumerate(view.tray.groups)]
    request = m.Plan(id="plan", phase=view.tray.phase, pins=[pin for pin in pins if pin.card][::2], picked="W")
    with counted() as counter:
        kind_at_table(game.rulebook).planned(game, game.asked, request)
    return counter.calls


def test_random_rulebooks(size: Callable[[int, int], int]) -> None:
    for seed in range(1, size(9, 2_000)):
        for index, game in enumerate(positions(seed)):
            if index % 4 == seed % 4:
                assert work(game) <= MOST_CALLS, f"book {seed}, position {index}: {game.position()}"
                assert work_of_plan(game) <= MOST_CALLS, f"book {seed}, position {index}: {game.position()}"


@pytest.mark.parametrize(
    "group", ["run of 3 in one colour", "run of 2 in one colour", "3 odd in one colour", "set of 3"]
)
@pytest.mark.parametrize("order", ["fixed", "free"])
def test_four_like_groups_in_every_phase(group: str, order: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Such a book of 2 kB made a server deaf for minutes."""
    book = write_book(
        tmp_path_factory.mktemp("book"),
        f"""
        extends = "continental"
        [material]
        colours = ["red", "yellow", "green", "blue", "orange"]
        [deal]
        hand = 15
        most_players = 2
        [phases]
        list = {[" + ".join([group] * 4)] * 16}
        shortest_run = 2
        order = "{order}"
        """,
    )
    game = Game.new(book, players=2, seed=1)
    seat = game.asked
    for hand in HARD_HANDS:
        cards = sorted(Card.from_text(card) for card in hand.split())
        game.state.hand[seat][: len(cards)] = cards
        game.state.hand_size[seat] = len(cards)
        count_hand(game.rules, game.state, seat)
        assert work(game) <= MOST_CALLS, f"{group}: {hand}"
        assert work_of_plan(game) <= MOST_CALLS, f"{group}: {hand}"
