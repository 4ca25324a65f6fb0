"""The forced use of a taken card against the brute force, which plays out every order of laying and hitting (T10)."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dizaine import Discard, Hit, Lay, Skip, Take
from dizaine.engine.cards import NONE, Card
from dizaine.engine.codec import to_row
from dizaine.engine.dialect import duplicate
from dizaine.engine.duty import can_use
from dizaine.engine.hands import lend, load_hand
from dizaine.engine.play import perform
from dizaine.engine.rows import EventRows
from dizaine.engine.state import State
from dizaine.engine.workspace import Workspace
from tests.engine.neutral import hit_text, lay_text, neutral_hit, neutral_lay
from tests.engine.random_deals import Scene
from tests.engine.test_against_brute_force import books
from tests.oracle import SKIP, Cards, TableGroup, after_hit, on_table
from tests.oracle.cards import without

EDITIONS = (
    "dutch",
    "continental+use-taken",
    "express+use-taken",
    "dutch+natural-in-each-group",
    "dutch+out-by-discard",
    "dutch+hits-next-turn",
    "express+use-taken+natural-in-each-group+out-by-discard",
    "random phases of dutch",
    "random phases of continental+use-taken+out-by-discard",
    "random phases of dutch+natural-in-each-group",
    "random phases of dutch+hits-next-turn",
)
MOST_LAYS = 40
"""Of the lays of one hand, so many are tried out."""


@pytest.mark.rule("T10", "O1", "O2", "O3", "W3")
@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("laid", [False, True], ids=["not laid", "laid"])
def test_a_card_that_must_be_used(
    name: str, laid: bool, size: Callable[[int, int], int], tmp_path: Path
) -> None:
    """The take is open where the card can be used, and only moves are open after which it still can."""
    taken = 0
    for book, seed in books(name, tmp_path, size(50, 500)):
        scene = Scene.of(book, f"{laid} {seed}", laid=laid, other_laid=Random(seed).random() < 0.8, drawn=False)
        if _check_take(scene):
            _check_moves(scene)
            _check_every_path(scene)
            taken += 1
    assert taken > size(10, 100)


def _check_take(scene: Scene) -> bool:
    """Whether the top may be taken, by everyone who is asked."""
    game = scene.game
    if scene.top == SKIP:
        assert Take(0) not in game.legal_moves(0), scene
        return False
    held = (*scene.hand, scene.top)
    possible = scene.law.can_use(held, scene.top, None if scene.laid else scene.specs, scene.table)
    answers = {
        "duty": _engine_can_use(scene, game.state, with_top=True),
        "list": Take(0) in game.legal_moves(0),
        "menu": Take(0) in game.canonical_moves(),
        "law": str(game.refusal("take")) != "taken-card-useless (T10)",
    }
    assert answers == dict.fromkeys(answers, possible), f"{scene}\noracle {possible}: {answers}"
    return possible


def _check_moves(scene: Scene) -> None:
    """Take the card; then each lay and hit is open exactly if it uses the card or leaves a way to do so."""
    game, law = scene.game, scene.law
    game.apply("take")
    held = tuple(sorted((*scene.hand, scene.top)))
    texts: dict[str, tuple[Cards, tuple[TableGroup, ...]]] = {}
    open_moves = set()
    if scene.laid:
        for hit, way in law.hits(held, scene.table).items():
            texts[hit_text(hit)] = (hit[2], after_hit(scene.table, way))
    else:
        ways = sorted(law.arrangements(held, scene.specs).values())
        for way in Random(scene.seed).sample(ways, min(MOST_LAYS, len(ways))):
            pass
