"""The forced use of a taken card against the brute force, which plays out every order of laying and hitting (T10)."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dizaine import Hit, Lay, Take, move_from_text
from dizaine.engine.cards.cards import NONE, Card
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.hands import lend, load_hand
from dizaine.engine.cards.play import perform
from dizaine.engine.cards.taken_card import can_use
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.rows import EventRows
from tests.engine.neutral import Law, hit_text, lay_text, neutral_hit, neutral_lay, specs_of
from tests.engine.random_books import books
from tests.engine.random_deals import Scene
from tests.engine.setup import position
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
"""How many lays of one hand are tried."""


@pytest.mark.rule("T10", "H1", "O1", "O2", "O3", "W3")
@pytest.mark.parametrize("laid", [False, True], ids=["not laid", "laid"])
@pytest.mark.parametrize("name", EDITIONS)
def test_a_card_that_must_be_used(name: str, laid: bool, size: Callable[[int, int], int], tmp_path: Path) -> None:
    """A take is allowed if the card can be used; after it, only moves that use the card or leave a way to do so."""
    count, taken = size(16, 500), 0
    for book, seed in books(name, tmp_path, count):
        random = Random(seed)
        scene = Scene.of(book, f"{seed} {laid}", laid=laid, other_laid=random.random() < 0.8, drawn=False)
        if _may_take(scene):
            scene.game.apply("take")
            _check_lays(scene, random)
            _check_hits(scene)
            _use_the_card(scene, random)
            taken += 1
    assert 0.2 * count <= taken <= 0.9 * count


@pytest.mark.rule("T10", "H2", "H3")
@pytest.mark.parametrize(
    ("hand", "top", "phases", "groups", "possible"),
    [
        ("g9 b9 y9 r6 y1", "r7", (5, 7), ["1: run 3 red = r3 r4 r5"], True),
        ("g9 b9 y9 b6 y1", "r7", (5, 7), ["1: run 3 red = r3 r4 r5"], False),
        ("g9 b9 y9 W y1", "r7", (5, 7), ["1: run 3 red = r3 r4 r5"], True),
        ("r5 y1", "W", (4, 1), ["0: run 3 pairs = r3 y3 r4 y4"], True),
        ("r9 y1", "W", (4, 1), ["0: run 3 pairs = r3 y3 r4 y4"], False),
        ("W y1", "W", (4, 1), ["0: run 3 pairs = r3 y3 r4 y4"], True),
    ],
)
def test_hits_that_must_prepare_the_hit_of_the_taken_card(
    hand: str, top: str, phases: tuple[int, int], groups: list[str], possible: bool
) -> None:
    """A gap in a colour run needs that colour; a wild on a run of pairs needs a second card."""
    game = position("express+use-taken", [hand, 1], phases=phases, groups=groups, discard=f"g1 {top}", stage="draw")
    assert (str(game.refusal("take")) == "None") == possible
    law, specs = Law.of(game.rulebook), specs_of(game.rulebook.phases.list[phases[0] - 1])
    lies = specs_of(game.rulebook.phases.list[(phases[0] if groups[0][0] == "0" else phases[1]) - 1])[0]
    high, colour = (5, "r") if lies.one_colour else (4, "")
    table = [TableGroup(lies, 3, high, colour, lies.size)]
    assert law.can_use((*hand.split(), top), top, None if lies.pairs else specs, table) == possible


def _may_take(scene: Scene) -> bool:
    """Whether the top may be taken, after checking that all ways to ask agree."""
    game = scene.game
    possible = scene.top != SKIP and scene.law.can_use(
        (*scene.hand, scene.top), scene.top, None if scene.laid else scene.specs, scene.table
    )
    answers = {
        "list": Take(0) in game.legal_moves(0),
        "menu": Take(0) in game.canonical_moves(),
        "law": game.refusal(Take(0)) is None,
    }
    if scene.top != SKIP:
        work = Workspace()
        load_hand(game.rules, game.state, work, 0)
        lend(game.rules, work, Card.from_text(scene.top))
        answers["duty"] = bool(can_use(game.rules, game.state, work, 0, Card.from_text(scene.top)))
    assert answers == dict.fromkeys(answers, possible), f"{scene}\noracle {possible}: {answers}"
    return possible


def _check_lays(scene: Scene, random: Random) -> None:
    held = tuple(sorted((*scene.hand, scene.top)))
    ways = {} if scene.laid else scene.law.arrangements(held, scene.specs)
    listed = {neutral_lay(move) for move in scene.game.legal_moves(0) if isinstance(move, Lay)}
    assert listed <= set(ways), scene
    for lay in random.sample(sorted(ways), min(MOST_LAYS, len(ways))):
        groups = list(zip(scene.specs, ways[lay], strict=True))
        cards = tuple(card for _, (_, _, cards) in groups for card in cards)
        table = (*scene.table, *(on_table(spec, group) for spec, group in groups))
        text = lay_text(scene.phase, scene.specs, ways[lay])
        legal = _check_move(scene, text, cards, table, scene.law.hits_at_once)
        assert (lay in listed) == legal, f"{scene}\n{text}: oracle {legal}, list {not legal}"


def _check_hits(scene: Scene) -> None:
    held = tuple(sorted((*scene.hand, scene.top)))
    ways = scene.law.hits(held, scene.table) if scene.laid else {}
    listed = {neutral_hit(move) for move in scene.game.legal_moves(0) if isinstance(move, Hit)}
    legal = {
        hit
        for hit, way in ways.items()
        if _check_move(scene, hit_text(hit), way[2], after_hit(scene.table, way), may_hit=True)
    }
    assert listed == legal, f"{scene}\noracle {sorted(legal)}\nengine {sorted(listed)}"


def _check_move(scene: Scene, text: str, cards: Cards, table: tuple[TableGroup, ...], may_hit: bool) -> bool:
    """Whether a move is allowed under the duty; the engine must give the same answer before and after the move."""
    game, top = scene.game, scene.top
    left = without((*scene.hand, top), cards)
    legal = top in cards or (may_hit and scene.law.can_use(left, top, None, table))
    refusal = game.refusal(text)
    assert str(refusal) == ("None" if legal else "taken-card-stranded (T10)"), (
        f"{scene}\n{text}: oracle {legal}, engine {refusal}"
    )
    if left:
        after, work = duplicate(game.state), Workspace()
        perform(game.rules, after, to_row(game.rules, move_from_text(text, 0)), EventRows())
        load_hand(game.rules, after, work, 0)
        done = after.duty == NONE
        assert done == (top in cards), f"{scene}\n{text}: duty {after.duty}"
        still = done or bool(can_use(game.rules, after, work, 0, after.duty))
        assert still == legal, f"{scene}\nafter {text}: oracle {legal}, engine {still}"
    return legal


def _use_the_card(scene: Scene, random: Random) -> None:
    """Whatever the player does, the card is laid or hit before the turn ends."""
    game = scene.game
    while game.state.duty != NONE:
        moves = list(game.legal_moves(0))
        menu = game.canonical_moves()
        assert moves, f"{scene}\nnothing is open"
        assert menu, f"{scene}\nthe menu is empty"
        assert set(menu) <= set(moves), f"{scene}\n{set(menu) - set(moves)}"
        assert all(isinstance(move, Lay | Hit) for move in moves), f"{scene}\n{moves}"
        game.apply(random.choice(moves))
