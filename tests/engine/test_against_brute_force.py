"""The engine against a brute force that shares no code with it: what can be laid, in which ways, what can be hit."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from dizaine import Hit, Lay, load
from dizaine.engine.cards.arrangement import can_lay
from dizaine.engine.cards.cards import NONE
from dizaine.engine.cards.codec import to_row
from dizaine.engine.cards.hands import load_hand
from dizaine.engine.cards.play import perform
from dizaine.engine.cards.workspace import Workspace
from dizaine.engine.dialect import duplicate
from dizaine.engine.rows import EventRows
from tests.engine.neutral import (
    Declaration,
    declaration,
    lay_text,
    neutral_arrangement,
    neutral_hit,
    neutral_lay,
    neutral_oracle_table,
    neutral_table,
    specs_of,
    wilds_in,
)
from tests.engine.random_books import books
from tests.engine.random_deals import Scene
from tests.oracle import BOOK_PHASES, Arrangement, Spec, after_hit

Size = Callable[[int, int], int]

EDITIONS = (
    "classic",
    "continental",
    "express",
    "classic+natural-in-each-group",
    "express+natural-in-each-group",
    "classic+out-by-discard",
    "express+natural-in-each-group+out-by-discard",
    "random phases of classic",
    "random phases of continental+out-by-discard",
    "random phases of classic+natural-in-each-group",
)


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7")
def test_the_oracle_has_the_phases_of_the_editions() -> None:
    phases = {edition: [specs_of(phase) for phase in load(edition).phases.list] for edition in EDITIONS[:3]}
    assert phases["classic"] == phases["continental"] == BOOK_PHASES["classic"]
    assert phases["express"] == BOOK_PHASES["express"]


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P9", "W1", "W2", "W3", "W4", "K4", "O2", "O3")
@pytest.mark.parametrize("name", EDITIONS)
def test_lays(name: str, size: Size, tmp_path: Path) -> None:
    """The list, the search and the menu agree with the oracle on whether a phase can be laid, and the list on how."""
    count, laid = size(15, 2_000), 0
    for book, seed in books(name, tmp_path, count):
        scene = Scene.of(book, seed, laid=False, other_laid=False)
        expected = set(scene.law.arrangements(scene.hand, scene.specs))
        moves = list(scene.game.legal_moves(0))
        listed = [neutral_lay(move) for move in moves if isinstance(move, Lay)]
        assert set(listed) == expected, (
            f"{scene}\nthe oracle alone: {expected - set(listed)}\nthe engine alone: {set(listed) - expected}"
        )
        assert len(listed) == len(expected), f"{scene}\nthe engine lists a lay twice"
        assert not any(isinstance(move, Hit) for move in moves), f"{scene}\na hit before the lay (H1)"
        on_menu = any(isinstance(move, Lay) for move in scene.game.canonical_moves())
        answers = {"search": _finds_a_lay(scene), "menu": on_menu}
        assert answers == dict.fromkeys(answers, bool(expected)), f"{scene}\noracle {bool(expected)}: {answers}"
        laid += bool(expected)
    assert 0.3 * count < laid < size(count, 1_900), "one of the two answers was hardly tested"


@pytest.mark.rule("W1", "W4", "P1", "T3")
@pytest.mark.parametrize("name", EDITIONS)
def test_the_menu_has_each_declaration_once_with_the_fewest_wilds(name: str, size: Size, tmp_path: Path) -> None:
    for book, seed in books(name, tmp_path, size(6, 600)):
        scene = Scene.of(book, f"menu {seed}", laid=False, other_laid=False)
        fewest: dict[Declaration, int] = {}
        for way in scene.law.arrangements(scene.hand, scene.specs):
            said = declaration(way)
            fewest[said] = min(wilds_in(way), fewest.get(said, wilds_in(way)))
        moves = scene.game.canonical_moves()
        menu = [neutral_lay(move) for move in moves if isinstance(move, Lay)]
        assert {declaration(lay): wilds_in(lay) for lay in menu} == fewest, f"{scene}\nmenu {menu}"
        assert len(menu) == len(fewest), f"{scene}\na declaration twice in {menu}"
        refused = [move for move in moves if scene.game.refusal(move)]
        assert not refused, f"{scene}\nthe menu offers {refused}"


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "W3", "W4", "O2")
@pytest.mark.parametrize("name", EDITIONS)
def test_lays_that_are_nearly_right(name: str, size: Size, tmp_path: Path) -> None:
    """Change something in a lay: the engine and the oracle agree on whether it is still one."""
    accepted = refused = 0
    for book, seed in books(name, tmp_path, size(18, 600)):
        scene = Scene.of(book, f"nearly {seed}", laid=False, other_laid=False)
        random = Random(seed)
        expected = scene.law.arrangements(scene.hand, scene.specs)
        for way in random.sample(sorted(expected.values()), min(20, len(expected))):
            changed = _change(random, scene, way)
            text = lay_text(scene.phase, scene.specs, changed)
            legal = neutral_arrangement(scene.specs, changed) in expected
            refusal = scene.game.refusal(text)
            assert (refusal is None) == legal, f"{scene}\n{text}: oracle {legal}, engine {refusal}"
            accepted, refused = accepted + legal, refused + (not legal)
    assert min(accepted, refused) >= size(10, 20), "one of the two answers was hardly tested"


@pytest.mark.rule("H1", "H2", "H3", "W4", "K4", "O3", "T4")
@pytest.mark.parametrize("name", [*EDITIONS, "random phases of classic+hits-next-turn"])
def test_hits(name: str, size: Size, tmp_path: Path) -> None:
    """Which hits are legal, in the complete list and in the menu, and what the table is after each of them."""
    some = 0
    for book, seed in books(name, tmp_path, size(15, 2_000)):
        scene = Scene.of(book, seed, laid=True, other_laid=True)
        game = scene.game
        expected = scene.law.hits(scene.hand, scene.table)
        legal = list(game.legal_moves(0))
        for moves in (legal, game.canonical_moves()):
            hits = [neutral_hit(move) for move in moves if isinstance(move, Hit)]
            assert sorted(hits) == sorted(expected), f"{scene}\noracle {sorted(expected)}\nengine {sorted(hits)}"
        for move in legal:
            if isinstance(move, Hit) and len(move.cards) < len(scene.hand):
                after = duplicate(game.state)
                perform(game.rules, after, to_row(game.rules, move), EventRows())
                table = after_hit(scene.table, expected[neutral_hit(move)])
                assert neutral_table(after) == neutral_oracle_table(table), f"{scene}\n{move}"
        some += bool(expected)
    assert some > size(5, 700)


def _finds_a_lay(scene: Scene) -> bool:
    """Call the search directly that the menu and the duty to use a taken card are based on."""
    rules, work = scene.game.rules, Workspace()
    load_hand(rules, scene.game.state, work, 0)
    return bool(can_lay(rules, work, scene.game.state.phase[0], NONE))


def _change(random: Random, scene: Scene, way: Arrangement) -> Arrangement:
    """The same lay with another number or colour declared for a group, or with another card in it."""
    index = random.randrange(len(way))
    spec: Spec = scene.specs[index]
    number, colour, cards = way[index]
    what = random.choice(("number", "colour", "card", "card"))
    if what == "number" and spec.shape != "collection":
        number = random.randint(0, 13)
    elif what == "colour" and spec.one_colour:
        colour = random.choice("rygbo")
    else:
        cards = (random.choice((*scene.hand, *scene.hand, "r1", "S", "W")), *cards[1:])
    return (*way[:index], (number, colour, tuple(sorted(cards))), *way[index + 1 :])
