"""Positions as text: any moment of any game can be written and set up again."""

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dizaine import DizaineError, Game, ImpossiblePosition, NotationError, RulebookError, UnknownEdition, load
from dizaine.engine.cards.position_check import check_position
from dizaine.engine.cards.positions import STAGES, read_position, write_position
from dizaine.engine.cards.state import State
from tests.sizes import size as choose_size
from tests.text.garbling import garbled
from tests.text.moments import moments, random_game, with_many_wilds

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"

MIDDLE_OF_A_TURN = """
dizaine position 1
rulebook classic
players 3
stage play
seat 0
dealer 2
round 2
turns 4
laid-now
player 0; phase 2; done 1; laid 2 5; score 30; before 30; hand r1 r2; known r2
player 1; phase 1; score 55; before 55; skipped skip; hand y1 y2
player 2; phase 3; done 1 2; hand g1
discard g12 g11
drawn 2 1 1
group 0 of 0: set 5 = r5 y5 g5
group 1 of 0: run 6 = r6 W g8 o9
"""


def words(text: str) -> set[str]:
    """The vocabulary of a position: the first word of each line, stages, and facts about players."""
    said = set()
    for line in text.splitlines():
        word, _, rest = line.partition(" ")
        said.add(line if word == "stage" else word)
        if word == "player":
            said |= {fact.split()[0] for fact in rest.split("; ")[1:]}
    return said


def assert_round_trip(game: Game, state: State) -> str:
    text = write_position(game.rules, state)
    again = read_position(game.rules, text)
    assert again == state
    check_position(game.rules, again)
    assert write_position(game.rules, again) == text
    return text


# Any moment


def test_any_moment_of_random_games(size: Callable[[int, int], int]) -> None:
    said: set[str] = set()
    for seed in range(size(6, 300)):
        for game, state in moments(Random(seed), moves=120):
            said |= words(assert_round_trip(game, state))
    often = {"stage draw", "stage play", "stage knock", "stage deal", "duty", "laid-now", "knockers"}
    often |= {"drawn", "group", "laid", "done", "known", "score", "before", "skipped"}
    assert said >= often, "the hard cases must occur"


@pytest.mark.rule("S6", "S7")
@pytest.mark.parametrize(
    ("book", "expected"),
    [
        ("dutch+phases=1", {"active", "place", "winners"}),
        ("express+places+phases=2+free-order", {"active", "place", "winners"}),
        ("express+phases=1", {"winners", "winner"}),
        ("express+ten-rounds+phases=3", {"winners", "winner"}),
    ],
)
def test_any_moment_of_a_whole_game(book: str, expected: set[str]) -> None:
    said: set[str] = set()
    for seed in range(3):
        for game, state in moments(Random(seed), moves=4000, book=load(book)):
            said |= words(assert_round_trip(game, state))
    assert said >= expected | {"stage over"}


@pytest.mark.rule("T8")
def test_known_cards_at_the_bottom_of_the_draw_pile() -> None:
    said: set[str] = set()
    for seed in range(20):
        for game, state in moments(Random(seed), moves=10, book=with_many_wilds(load("continental"))):
            said |= words(assert_round_trip(game, state))
    assert "bottom" in said


@pytest.mark.rule("T7")
def test_a_shuffle_that_is_due(size: Callable[[int, int], int]) -> None:
    said: set[str] = set()
    for seed in range(size(2, 4)):
        for game, state in moments(Random(seed), moves=400, book=load("express+ten-rounds")):
            said |= words(assert_round_trip(game, state))
    assert said >= {"stage shuffle", "recycled"}
    text = MIDDLE_OF_A_TURN.replace("laid-now\n", "").replace("stage play", "stage shuffle")
    piles = Game.from_position(MIDDLE_OF_A_TURN).position().split("\ndraw ")[1].split("\n")[0]
    game = Game.from_position(text.replace("discard g12", f"draw -\ndiscard {piles} g12"), seed=1)
    assert [type(event).__name__ for event in game.history] == ["DiscardsShuffled", "CardDrawn"]
    assert game.card_view(None).discard_pile[0].number == 11, "the top discard stays"


@pytest.mark.rule("S5")
def test_a_replay_of_level_players() -> None:
    text = """
    rulebook classic
    players 3
    stage draw
    seat 2
    dealer 0
    round 14
    active 0 2
    replay
    player 0; phase 10; score 80; before 80; hand r1 r2
    player 1; phase 9; score 95; before 60
    player 2; phase 10; score 80; before 75; hand g1 g2
    discard g11
    """
    game = Game.from_position(text)
    assert words(game.position()) >= {"replay", "active", "before"}
    assert game.state.done[:3] == [1023, 255, 1023], "who replays has done all phases"
    assert Game.from_position(game.position()).state == game.state


def test_a_position_set_up_again_looks_the_same_and_continues_alike() -> None:
    random = Random(5)
    for _ in range(25):
        game = random_game(random, moves=random.randrange(150))
        first, second = (Game.from_position(game.position(), seed=9) for _ in range(2))
        assert first.state == game.state
        assert first.position() == game.position()
        for seat in (None, *range(game.state.players)):
            assert first.view(seat).state == game.view(seat).state
        assert list(first.legal_moves()) == list(game.legal_moves())
        for _ in range(40):
            if first.is_over:
                break
            move = random.choice(first.canonical_moves())
            assert first.apply(move) == second.apply(move)
        assert first.state == second.state


# What may be left out, and in which order


def test_much_may_be_left_out() -> None:
    game = Game.from_position("rulebook classic\nplayers 2\nstage draw\nround 1\nplayer 0; hand r1\nplayer 1; hand y1")
    state = game.state
    assert (state.seat, state.dealer, state.turns, state.groups, state.discard_size) == (0, 0, 0, 0, 0)
    assert (state.phase[:2], state.done[:2], state.score[:2]) == ([0, 0], [0, 0], [0, 0])
    assert state.draw_size == 106, "all cards that are named nowhere"
    assert game.position().split("\ndraw ")[1].startswith("r1 r2 r2 r3 r3 ")
    assert game.position().split("\ndraw ")[1].split("\n")[0].endswith(" W S S S S"), "the last one is on top"


@pytest.mark.rule("P8")
def test_the_phases_before_the_current_one_are_done() -> None:
    text = "rulebook {}\nplayers 2\nstage draw\nround {}\nplayer 0; phase 3; hand r1\nplayer 1; phase 3; hand y1"
    assert Game.from_position(text.format("classic", 1)).state.done[:2] == [3, 3]
    assert Game.from_position(text.format("classic+phases=even", 1).replace("3", "6")).state.done[:2] == [3, 3]
    assert Game.from_position(text.format("classic+free-order", 1)).state.done[:2] == [0, 0]
    assert Game.from_position(text.format("classic+ten-rounds", 3)).state.done[:2] == [0, 0]
    explicit = text.format("classic+ten-rounds", 3).replace("phase 3; hand r1", "phase 3; done 2; hand r1")
    assert Game.from_position(explicit).state.done[:2] == [2, 0]


@pytest.mark.rule("S6")
def test_who_has_a_place_is_not_at_the_table_and_the_first_has_won() -> None:
    text = """
    rulebook dutch
    players 3
    stage draw
    round 9
    player 0; phase 8; hand r1
    player 1; phase end; place 1
    player 2; phase 9; hand y1
    """
    state = Game.from_position(text).state
    assert (state.active, state.winners, state.finished) == (0b101, 0b010, 1)


@pytest.mark.rule("S7")
def test_between_two_rounds_no_cards_are_needed() -> None:
    text = "rulebook express\nplayers 2\nstage deal\ndealer 1\nround 4\nplayer 0; phase 3; score 40\nplayer 1; phase 2"
    game = Game.from_position(text, seed=3)
    assert (game.state.round, game.state.score[:2], game.state.phase[:2]) == (5, [40, 0], [2, 1])
    assert game.state.hand_size[:2] == [5, 5]


def test_the_order_of_lines_spaces_and_the_first_line_do_not_matter() -> None:
    game = Game.from_position(MIDDLE_OF_A_TURN)
    _, rulebook, players, *rest = MIDDLE_OF_A_TURN.strip().split("\n")
    backwards = [*reversed(rest[:-2]), *rest[-2:]]  # groups stay in the order of their numbers
    text = "\n\n".join(f"   {line.replace(' ', '  ')}  " for line in (rulebook, players, *backwards))
    assert Game.from_position(text).state == game.state
    assert Game.from_position(text.replace("\n", "\r\n")).state == game.state


# Rulebooks


def test_a_custom_book_is_part_of_the_position(tmp_path: Path) -> None:
    path = tmp_path / "classic.toml"
    path.write_text('extends = "express+knock"\n[deal]\nhand = 7\n', encoding="utf-8")
    game = Game.new(path, players=2, seed=4)
    text = game.position()
    assert text.split("\n")[1].startswith('rulebook {"')
    path.unlink()
    again = Game.from_position(text)
    assert (again.rulebook, again.state) == (game.rulebook, game.state)
    assert again.position() == text


def test_a_position_may_name_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('extends = "express"\n', encoding="utf-8")
    assert Game.from_position(f"rulebook {path}+knock\nplayers 2", seed=1).rulebook.turn.knock


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("klassiker", "edition"),
        ("missing.toml", "missing.toml"),
        ("classic+nock", "variant"),
        ("classic+ten-rounds+free-order", "winning.rounds"),
        ("{}", "id"),
        ("{broken", "rulebook"),
        ('{"id": 7}', "id"),
    ],
)
def test_a_rulebook_that_makes_no_sense(name: str, field: str) -> None:
    with pytest.raises(RulebookError) as caught:
        Game.from_position(f"rulebook {name}\nplayers 2")
    assert caught.value.field == field
    assert caught.value.reason
    assert caught.value.rule == ("V1" if field == "winning.rounds" else "")
    assert isinstance(caught.value, UnknownEdition) == (field == "edition")


@pytest.mark.rule("M6")
def test_more_or_fewer_players_than_the_book_is_for() -> None:
    with pytest.raises(RulebookError) as caught:
        Game.from_position("rulebook classic\nplayers 1\nstage lot")
    assert (caught.value.field, caught.value.rule) == ("players", "M6")


# Text that is no position

UNREADABLE = [
    ("", "begins with the line 'rulebook EDITION'"),
    ("players 2\nrulebook classic", "begins with the line 'rulebook EDITION'"),
    ("dizaine position 2\nrulebook classic\nplayers 2", "begins with the line 'rulebook EDITION'"),
    ("rulebook\nplayers 2", "begins with the line 'rulebook EDITION'"),
    ("rulebook classic", "needs the line 'players N'"),
    ("rulebook classic\nstage lot\nplayers 2", "the line 'players N' comes first"),
    ("players 7", "write a number from 2 to 6"),
    ("players two", "'two' is no number of players"),
    ("players \u0662", "is no number of players"),
    ("players", "'' is no number of players"),
    ("players 2\nplayers 2", "players: given twice"),
    ("stage lay", "write one of lot, deal, shuffle, draw, play, knock, over"),
    ("seat 2", "seats go from 0 to 1"),
    ("seat -1", "'-1' is no seat"),
    ("dealer 9", "seats go from 0 to 1"),
    ("round 1.5", "is no round"),
    ("round 99999", "write a number from 0 to 30000"),
    ("turns many", "is no number of turns"),
    ("active 0 2", "seats go from 0 to 1"),
    ("winners x", "'x' is no winners"),
    ("duty", "name one card"),
    ("duty r7 r7", "name one card"),
    ("duty seven", "'seven' is no card"),
    ("bottom x", "is no number of cards"),
    ("drawn 1", "one number for each player"),
    ("drawn 1 161", "write a number from 0 to 160"),
    ("draw r1 x", "'x' is no card"),
    ("draw " + "r1 " * 161, "name at most 160 cards"),
    ("hand r1", "there are players, stage, seat,"),
    ("fact 0", "there are players, stage, seat,"),
    ("laid_now", "there are players, stage, seat,"),
    ("PLAYER 0", "there are players, stage, seat,"),
    ("player", "'' is no player"),
    ("player 2; hand r1", "seats go from 0 to 1"),
    ("player 0; hand r1\nplayer 0; hand r2", "player 0: given twice"),
    ("player 0; hand r1; hand r2", "player 0 hand: given twice"),
    ("player 0; cards r1", "there are phase, done, laid, score, before, skipped, place, hand, known"),
    ("player 0;", "there are phase, done, laid,"),
    ("player 0; phase 11", "the phases played are 1 2 3 4 5 6 7 8 9 10"),
    ("player 0; phase", "'' is no phase"),
    ("player 0; done 1 x", "'x' is no phase"),
    ("player 0; laid 1 now", "'now' is no turn"),
    ("player 0; score -5", "'-5' is no score"),
    ("player 0; score 1000000000", "is no score"),
    ("player 0; place 3", "write a number from 0 to 2"),
    ("player 0; skipped yes", "write 'skip' or 'turn'"),
    ("player 0; hand " + "r1 " * 17, "at most 16 cards"),
    ("group 0: set 7 = r7", "for instance 'group 0 of 1: set 7 = r7 y7 W'"),
    ("group 0 of 1 set 7 = r7", "for instance 'group 0 of 1: set 7 = r7 y7 W'"),
    ("group 1 of 0: set 7 = r7", "this is group 0"),
    ("group 0 of 2: set 7 = r7", "seats go from 0 to 1"),
    ("group 0 of 0: set 7 =", "name the cards of the group"),
    ("group 0 of 0: seven = r7", "write set, run, odd, even or a colour"),
]


@pytest.mark.parametrize(("text", "hint"), UNREADABLE)
def test_text_that_is_no_position_is_refused_with_a_hint(text: str, hint: str) -> None:
    if "rulebook" not in text and text:
        text = f"rulebook classic\n{'' if text.startswith('players') else 'players 2'}\n{text}"
    with pytest.raises(NotationError) as caught:
        Game.from_position(text)
    assert hint in str(caught.value)
    assert len(str(caught.value)) < 400


@given(st.text())
def test_any_other_text_is_refused_with_the_right_error(text: str) -> None:
    for start in ("", "rulebook ", "rulebook classic\n", "rulebook classic\nplayers 2\n"):
        with suppress(NotationError, RulebookError, ImpossiblePosition):
            Game.from_position(start + text, seed=1)


@pytest.mark.soak
@settings(max_examples=choose_size(40, 2000))
@given(st.randoms(use_true_random=False))
def test_a_garbled_position_is_refused_or_can_be_played(random: Random) -> None:
    game = random_game(random, moves=random.choice((0, 10, 60)))
    try:
        game = Game.from_position(garbled(game.position(), random), seed=1)
    except DizaineError:
        return
    for _ in range(30):
        for seat in (None, *range(game.state.players)):
            assert game.view(seat).options() or seat is None
        assert Game.from_position(game.position()).state == game.state
        if game.is_over:
            assert game.winners
            break
        game.apply(random.choice(game.canonical_moves()))


# The page about it


def test_the_notation_page_explains_every_line_every_fact_and_every_stage() -> None:
    page = NOTATION.read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `([a-z-]+)[ ;`]", page, re.MULTILINE))
    with pytest.raises(NotationError) as caught:
        Game.from_position("rulebook classic\nplayers 2\nnothing")
    lines = str(caught.value).partition("there are ")[2].split(", ")
    with pytest.raises(NotationError) as caught:
        Game.from_position("rulebook classic\nplayers 2\nplayer 0; nothing")
    facts = str(caught.value).partition("there are ")[2].split(", ")
    assert len(lines) > 15
    assert len(facts) > 5
    assert explained >= {"rulebook", *lines, *facts, *STAGES}
