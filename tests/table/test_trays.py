"""The tray of a seat: what stands in it, when it can be laid, and what pins do."""

from collections.abc import Callable
from itertools import islice
from random import Random

import pytest

from benchmarks.views import positions
from dizaine import Game, Lay
from dizaine.table import messages as m
from dizaine.table.game_views import CardsView, Refusal, TrayView
from dizaine.table.kinds import kind_at_table
from dizaine.table.refused import CommandRefused
from tests.engine.setup import position
from tests.table.tabletop import view_message

FULL = "r7 y7 g7 r9 y9 g9 b2 b3 b4 W"
SETS = [("set 7", "r7 y7 g7"), ("set 9", "r9 y9 g9")]


def view_of(game: Game, seat: int | None = 0) -> CardsView:
    view = view_message(game, seat)
    assert isinstance(view, CardsView)
    return view


def tray_of(game: Game, seat: int = 0) -> TrayView:
    tray = view_of(game, seat).tray
    assert tray is not None
    return tray


def plan(game: Game, *pins: m.Pin, seat: int = 0, phase: int = 0, picked: str = "", fill: bool = True) -> m.Planned:
    request = m.Plan(id="p", phase=phase, pins=list(pins), picked=picked, fill=fill)
    tray, fits = kind_at_table(game.rulebook).planned(game, seat, request)
    return m.Planned(id="p", seq=0, tray=tray, fits=fits)


def refused(game: Game, *pins: m.Pin, seat: int = 0, phase: int = 0, picked: str = "") -> tuple[str, str]:
    with pytest.raises(CommandRefused) as caught:
        plan(game, *pins, seat=seat, phase=phase, picked=picked)
    return caught.value.reason, caught.value.rule


def can_lay(game: Game) -> bool:
    """Whether a phase can be laid now: all legal moves would say so too, but where there is no lay, they take long."""
    return any(isinstance(move, Lay) for move in game.card_view(game.asked).canonical_moves(ways=1))


def shown(tray: TrayView) -> list[tuple[str, str]]:
    """Each group with its cards; `_` is an empty place."""
    return [(group.shape, " ".join(place.card or "_" for place in group.places)) for group in tray.groups]


class TestOfAView:
    def test_a_full_tray_can_be_laid(self) -> None:
        tray = tray_of(position("continental", [FULL, 10]))
        assert shown(tray) == SETS
        assert (tray.phase, tray.missing, tray.refusal) == (1, 0, None)
        assert tray.move == "0: lay 1: set 7 = r7 y7 g7 + set 9 = r9 y9 g9"

    @pytest.mark.parametrize(
        ("stage", "seat", "refusal"),
        [("draw", 0, Refusal("draw-first", "T2")), ("play", 1, Refusal("not-your-turn", "T1"))],
    )
    def test_it_says_why_it_cannot_be_laid_now(self, stage: str, seat: int, refusal: Refusal) -> None:
        tray = tray_of(position("continental", [FULL, FULL.replace("r", "b")], stage=stage, seat=seat))
        assert (shown(tray), tray.move, tray.refusal) == (SETS, "", refusal)

    @pytest.mark.rule("O3")
    def test_it_says_that_a_card_must_be_left(self) -> None:
        tray = tray_of(position("continental+out-by-discard", ["r7 y7 g7 r9 y9 g9", 10]))
        assert (tray.missing, tray.move, tray.refusal) == (0, "", Refusal("out-only-by-discard", "O3"))

    @pytest.mark.rule("T10")
    def test_a_card_that_must_be_used_stands_in_it(self) -> None:
        """Three sets for two; without the card that was taken, the phase could not be laid."""
        game = position("continental+use-taken", ["r2 y2 g2 r7 y7 g7 r9 y9 g9 b1", 10], lines=["duty r2"])
        tray = tray_of(game)
        assert "r2" in shown(tray)[0][1].split()
        assert "r2" in shown(plan(game).tray)[0][1].split()
        assert game.refusal(tray.move) is None

    def test_what_is_missing_is_named(self) -> None:
        tray = tray_of(position("continental", ["r7 y7 b5 b6 b8 W r1", 10], phases=2))
        assert shown(tray) == [("set 7", "r7 y7 W"), ("run 5", "b5 b6 _ b8")]
        assert [place.number for place in tray.groups[1].places] == [5, 6, 7, 8]
        assert [place.number for place in tray.groups[0].places] == [7, 7, 7]

    def test_what_is_open_has_no_number(self) -> None:
        assert shown(tray_of(position("continental", ["W r7 S", 10]))) == [("set 7", "r7 W _"), ("set", "_ _ _")]
        assert shown(tray_of(position("continental", ["W S", 10], phases=8))) == [("colour", "W _ _ _ _ _ _")]
        assert shown(tray_of(position("express", ["S", 4], phases=7))) == [("run colour", "_ _ _")]
        assert shown(tray_of(position("express", ["S", 4], phases=4))) == [("run pairs", "_ _ _ _")]

    def test_only_the_owner_has_one_until_the_phase_is_laid(self) -> None:
        game = position("continental", [FULL, 10])
        assert view_of(game, None).tray is None
        game.apply(tray_of(game).move)
        assert view_of(game).tray is None
        assert refused(game) == ("phase-already-laid", "P8")

    @pytest.mark.rule("V4")
    def test_in_free_order_it_shows_the_nearest_phase_and_how_far_all_are(self) -> None:
        game = position("continental+free-order", ["r1 y2 g3 b4 r5 y6 g12", 10])
        view = view_of(game)
        assert view.tray is not None
        assert (view.nearest, view.missing, view.tray.phase) == (4, 1, 4)
        assert sorted(map(int, view.distances)) == list(range(1, 11))
        assert (view.distances["4"], view.distances["5"], view.distances["8"]) == (1, 2, 5)
        assert plan(game, phase=5).tray.missing == 2
        assert refused(game, phase=11) == ("phase-not-current", "P8") or refused(game, phase=11)[1] == "V4"


class TestPins:
    game = position("continental", ["r7 y7 b5 b6 b8 W W r1 y4 S", 10], phases=2)

    def test_a_pinned_card_stays_and_the_rest_is_filled(self) -> None:
        tray = plan(self.game, m.Pin(card="r7", group=1)).tray
        assert "r7" in shown(tray)[1][1].split()
        assert [place.card for place in tray.groups[1].places if place.pinned] == ["r7"]
        assert tray.missing == 0

    def test_only_pins_stand_without_filling(self) -> None:
        tray = plan(self.game, m.Pin(card="y4", group=0), fill=False).tray
        assert shown(tray) == [("set 4", "y4 _ _"), ("run", "_ _ _ _")]
        assert tray.missing == 6

    @pytest.mark.parametrize(
        ("pins", "reason"),
        [
            ([("r7", 0), ("b5", 0)], ("not-a-set", "P1")),
            ([("r1", 1), ("b5", 1)], ("not-a-run", "P2")),
            ([("r7", 1), ("y7", 1)], ("not-a-run", "P2")),
            ([("S", 0)], ("skip-in-group", "K4")),
            ([("g12", 0)], ("card-not-in-hand", "P8")),
            ([("r1", 0), ("r1", 0)], ("card-not-in-hand", "P8")),
            ([("r7", 5)], ("groups-do-not-match", "P9")),
            ([("b5", 1), ("W", 1, 5)], ("not-a-run", "P2")),
            ([("W", 1, 13)], ("run-out-of-range", "P2")),
            ([("W", 0, 0, "red")], ("not-declared", "W4")),
        ],
    )
    def test_impossible_pins_are_refused_with_the_words_of_the_rules(
        self, pins: list[tuple[str, int]], reason: tuple[str, str]
    ) -> None:
        names = ("card", "group", "number", "colour")
        wishes = [m.Pin(**dict(zip(names, pin, strict=False))) for pin in pins]  # type: ignore[arg-type]
        assert refused(self.game, *wishes) == reason

    def test_each_group_says_whether_it_takes_a_picked_card(self) -> None:
        pins = [m.Pin(card="r7", group=0), m.Pin(card="b5", group=1)]
        fits = plan(self.game, *pins, picked="b6").fits
        assert [fit.refusal for fit in fits] == [Refusal("not-a-set", "P1"), None]
        fits = plan(self.game, *pins, picked="W").fits
        assert fits[0].values == [m.Meaning(number=7)]
        assert {value.number for value in fits[1].values} <= set(range(2, 9)) - {5}
        assert m.Meaning(number=7) in fits[1].values
        assert [fit.refusal and fit.refusal.name for fit in plan(self.game, picked="S").fits] == ["skip-in-group"] * 2

    def test_every_lay_can_be_made_with_pins(self, size: Callable[[int, int], int]) -> None:
        """Of games by random rulebooks: any lay, its cards pinned one after the other, is then in the tray."""
        random, lays = Random(1), 0
        for seed in range(size(25, 1), size(50, 1_000)):  # of the first 25, two take seconds to list the lays of a hand
            for game in islice(positions(seed), 20):
                if random.random() < 0.5 or not can_lay(game):
                    continue
                lay = random.choice([move for move in islice(game.legal_moves(), 300) if isinstance(move, Lay)])
                pins = [
                    m.Pin(card="W", group=group, number=number, colour=meld.colour_name)
                    if card.is_wild
                    else m.Pin(card=str(card), group=group)
                    for group, meld in enumerate(lay.melds)
                    for number, card in meld.places
                ]
                random.shuffle(pins)
                for count in range(1, len(pins)):
                    plan(game, *pins[:count], seat=lay.seat, phase=lay.phase)
                assert plan(game, *pins, seat=lay.seat, phase=lay.phase).tray.move == str(lay)
                lays += 1
        assert lays > 5
