"""Small endings with a best move that is proved by trying everything: the hint suggests such a move.

The endings (endings/positions.txt) are positions of random games between built-in players with few cards and a single
phase, so that the end of the round decides the game; none comes after a shuffle, when a seat knows more than which
cards are hidden. For each of them two exact searches (see endgame.py) go through all deals of the hidden cards, all
draws and all moves. In one the seat plays on as well as possible, in the other steadily, which is what the expert
assumes of everybody. The ending is kept if both prove a best move: no other one comes within two points of its chance
of winning, and what is best for a seat that plays on steadily is among what is best of all. Of each
kind of best move there are a few for each book; what the hint suggests had no part in the choice.

The endings of `BEYOND` are proved in the same way, but the expert does not find their best moves; two of them were
added because of that.
"""

from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest

from dizaine import Game, Move, Rulebook, load
from dizaine.players.cards.hints import hint_for
from tests.engine.setup import position
from tests.players.endgame import UNKNOWN, Chance, Endgame, best_moves
from tests.sizes import size

FOLDER = Path(__file__).parent / "endings"
CLEARLY = Fraction(2, 100)
"""By how much the best moves beat all others."""
BUDGET = 20_000
ROLLOUTS = 300
"""As users get hints; other tests use fewer."""
BEYOND: dict[str, str] = dict.fromkeys(
    ("small-runs 15", "small-runs 57", "small-runs 113"),
    "where the steady player lays, the expert does not try to hold the phase back with a discard",
)


def read_endings() -> dict[str, str]:
    """The positions by name; a name begins with that of its book."""
    blocks = (FOLDER / "positions.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return {name: text for name, _, text in (block.partition("\n") for block in blocks)}


ENDINGS = read_endings()


@cache
def book(name: str) -> Rulebook:
    return load(FOLDER / f"{name}.toml")


def ending(name: str) -> Game:
    """The game at the position."""
    rulebook = book(name.rpartition(" ")[0])
    return Game.from_position(f"dizaine position 1\nrulebook {rulebook.to_json()}\n{ENDINGS[name]}", seed=1)


def some_endings() -> list[object]:
    """A few of the endings in `make test`, all of them in `make soak`."""
    return [
        pytest.param(name, marks=[pytest.mark.xfail(reason=BEYOND[name])] if name in BEYOND else [])
        for name in list(ENDINGS)[:: size(8, 1)]
    ]


def test_there_are_enough() -> None:
    assert len(ENDINGS.keys() - BEYOND.keys()) >= 40


@pytest.mark.soak
@pytest.mark.parametrize("name", some_endings())
def test_the_hint_is_a_best_move(name: str) -> None:
    view = ending(name).card_view(ending(name).asked)
    best = proved(Endgame(view, budget=BUDGET).chances())
    assert proved(Endgame(view, decisions=12, budget=BUDGET, steadily=True).chances()) <= best
    hint = hint_for(view, ROLLOUTS)
    assert hint.move in best, f"{hint}\n{[str(move) for move in best]}"


def proved(chances: dict[Move, Chance]) -> set[Move]:
    """The best moves, which are clearly better than all others."""
    best = set(best_moves(chances))
    others = [chance.most for move, chance in chances.items() if move not in best]
    assert max(chances[move].least for move in best) > max(others, default=Fraction(0)) + CLEARLY
    return best


def test_an_ending_by_hand() -> None:
    """A wild and a y3 are hidden, one in the other hand and one in the pile; both have laid, and the wild fits.

    After a discard the other player has both, hits the wild and goes out. After a skip it is a matter of luck: with the
    wild, which is the next card as often as not, seat 0 goes out. Otherwise it has r3 and y3 and cannot, and the other
    player goes out with the wild.
    """
    groups = ["0: set 1 = r1 y1", "1: set 2 = r2 y2"]
    game = position(book("small-sets"), ["r3 S", "y3"], groups=groups, discard="r4 y4", top_of_draw="W")
    for steadily in (False, True):
        found = Endgame(game.card_view(0), steadily=steadily).chances()
        assert {str(move): chance for move, chance in found.items()} == {
            "0: discard r3": Chance(Fraction(0), Fraction(0)),
            "0: skip 1": Chance(Fraction(1, 2), Fraction(1, 2)),
        }


def test_going_out_is_certain() -> None:
    groups = ["0: set 1 = r1 y1", "1: set 2 = r2 y2"]
    game = position(book("small-sets"), ["r3 W", "y3"], groups=groups, discard="r4 y4", top_of_draw="S")
    found = Endgame(game.card_view(0)).chances()
    chances = {str(move): chance for move, chance in found.items()}
    assert chances["0: hit W on 0"].least == chances["0: hit W on 1"].least == 1
    assert chances["0: discard W"].most < 1


def test_what_is_not_followed_is_not_known() -> None:
    """With one decision only, the moves after which the game goes on may win or lose."""
    groups = ["0: set 1 = r1 y1", "1: set 2 = r2 y2"]
    game = position(book("small-sets"), ["r3 S", "y3"], groups=groups, discard="r4 y4", top_of_draw="W")
    found = Endgame(game.card_view(0), decisions=1).chances()
    chances = {str(move): chance for move, chance in found.items()}
    assert chances == {"0: discard r3": Chance(Fraction(0), Fraction(0)), "0: skip 1": UNKNOWN}
