"""Moves as text: written moves are read back, and unreadable text is refused with a helpful message."""

import time
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dizaine import (
    Card,
    Close,
    Discard,
    Draw,
    Game,
    Hit,
    IllegalMove,
    Knock,
    Lay,
    Move,
    NotationError,
    Pass,
    Skip,
    Take,
    move_from_text,
)
from dizaine.engine.cards.melds import Meld
from tests.text.garbling import garbled
from tests.text.moments import random_game

COLOURS = ("red", "yellow", "green", "blue", "orange")
GAME = Game.new("express", players=2, seed=1)
LONG = 200_000
CARDS = (*(f"{colour[0]}{number}" for colour in COLOURS for number in range(1, 13)), "W", "S", "?")


@st.composite
def heads(draw: st.DrawFn) -> str:
    """Every possible declaration of a group."""
    number = draw(st.integers(0, 99_999))
    if draw(st.booleans()):
        return f"set {number}"
    pairs, parity, colour = draw(
        st.tuples(st.sampled_from(("", "pairs")), st.sampled_from(("", "odd", "even")), st.sampled_from(("", *COLOURS)))
    )
    if draw(st.booleans()) or not (parity or colour):
        return " ".join(filter(None, ("run", str(number), pairs, parity, colour)))
    return " ".join(filter(None, (parity, colour)))


groups = st.builds(
    lambda head, cards: f"{head} = {' '.join(cards)}", heads(), st.lists(st.sampled_from(CARDS), min_size=1)
)
seats = st.integers(0, 99_999)
cards = st.sampled_from(CARDS).map(Card.from_text)
bare_moves: st.SearchStrategy[Move] = st.one_of(
    st.builds(Draw, seats),
    st.builds(Take, seats),
    st.builds(Knock, seats),
    st.builds(Pass, seats),
    st.builds(Close, seats),
)
lays = st.builds(Lay.of, seats, st.integers(0, 99_999), st.lists(groups.map(Meld.from_text), min_size=1, max_size=5))
hits = st.builds(
    Hit,
    seats,
    st.lists(cards, min_size=1, max_size=2).map(tuple),
    st.integers(0, 99_999),
    st.sampled_from(("", "low", "high")),
)
moves: st.SearchStrategy[Move] = st.one_of(
    bare_moves,
    lays,
    hits,
    st.builds(Discard, seats, cards),
    st.builds(Skip, seats, st.none() | st.integers(0, 99_999)),
)


# What is written is read again


@given(moves)
def test_every_move_is_read_as_it_was_written(move: Move) -> None:
    assert move_from_text(str(move)) == move
    assert str(move_from_text(str(move))) == str(move)


@given(moves, seats)
def test_the_seat_may_be_left_out_where_it_is_known(move: Move, other: int) -> None:
    _, _, rest = str(move).partition(": ")
    assert move_from_text(rest, move.seat) == move
    assert move_from_text(str(move), other) == move, "the text has the last word"


@given(st.lists(groups, min_size=1, max_size=4), st.randoms())
def test_the_order_of_groups_and_cards_does_not_matter(texts: list[str], random: Random) -> None:
    move = move_from_text(f"0: lay 1: {' + '.join(texts)}")
    shuffled = []
    for text in random.sample(texts, len(texts)):
        head, _, tail = text.partition("=")
        shuffled.append(f"{head}= {' '.join(random.sample(tail.split(), len(tail.split())))}")
    assert move_from_text(f"0: lay 1: {' + '.join(shuffled)}") == move


@given(moves, st.sampled_from(["  ", "\t", " \n", "\r\n"]))
def test_any_white_space_separates_words(move: Move, space: str) -> None:
    assert move_from_text(space + str(move).replace(" ", space) + space) == move


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_of_a_game_is_read_as_it_was_written(seed: int) -> None:
    random = Random(seed)
    for _ in range(15):
        game = random_game(random, moves=random.randrange(60))
        for move in game.legal_moves():
            assert move_from_text(str(move)) == move
            assert game.parse(str(move).partition(": ")[2]) == move or move.seat != game.asked


@pytest.mark.rule("W4")
@pytest.mark.parametrize(
    ("written", "normal"),
    [
        ("run 3 = W b6 y4 r3", "run 3 = r3 y4 W b6"),
        ("run 3 = y4 r3 W W", "run 3 = r3 y4 W W"),
        ("run 2 = W W y4 r5", "run 2 = W W y4 r5"),
        ("run 1 odd = W r7 r1 r3", "run 1 odd = r1 r3 W r7"),
        ("run 6 pairs = W r7 g6 y7", "run 6 pairs = g6 W r7 y7"),
        ("run 4 pairs even green = g6 W W g4", "run 4 pairs even green = g4 W g6 W"),
        ("set 7 = W y7 r7", "set 7 = r7 y7 W"),
        ("green = W g9 g1", "green = g1 g9 W"),
        ("odd red = r9 r1", "odd red = r1 r9"),
    ],
)
def test_cards_stand_where_they_belong(written: str, normal: str) -> None:
    assert str(Meld.from_text(written)) == normal


def test_the_groups_of_a_phase_have_a_normal_order() -> None:
    text = "0: lay 1: green = g1 + run 3 = W + set 4 = r4 y4 + set 2 = r2 y2 + set 9 = r9 y9 g9"
    normal = "0: lay 1: set 9 = r9 y9 g9 + set 2 = r2 y2 + set 4 = r4 y4 + run 3 = W + green = g1"
    assert str(move_from_text(text)) == normal


def test_a_pair_has_one_order() -> None:
    red, wild = Card.from_text("r7"), Card.from_text("W")
    assert Hit(0, (wild, red), 1) == Hit(0, (red, wild), 1) == move_from_text("0: hit W r7 on 1")


# What cannot be read

UNREADABLE = [
    ("", "write draw, take, lay, hit, discard, skip, knock, pass or close"),
    ("fold", "'fold' is no move"),
    ("draw 2", "'draw 2' is no move"),
    ("DRAW", "is no move"),
    ("0 draw", "is no move"),
    ("-1: draw", "is no move"),
    ("999999: draw", "is no move"),
    ("٣: draw", "is no move"),
    ("0: 0: draw", "is no move"),
    ("take r7", "is no move"),
    ("discard", "for instance 'discard r7'"),
    ("discard r7 y7", "for instance 'discard r7'"),
    ("discard r13", "numbers go from 1 to 12"),
    ("discard 7", "such as r7, or W, or S"),
    ("skip next", "'next' is no seat: write a number"),
    ("skip -1", "is no seat"),
    ("skip 1 2", "is no seat"),
    ("skip " + "9" * 5000, "is no seat"),
    ("hit r7", "for instance 'hit r7 on 0' or 'hit W on 1 low'"),
    ("hit on 0", "for instance 'hit r7 on 0'"),
    ("hit r7 on", "for instance 'hit r7 on 0'"),
    ("hit r7 on x", "'x' is no group"),
    ("hit r7 on 1 middle", "for instance 'hit r7 on 0'"),
    ("hit r7 on 1 low high", "for instance 'hit r7 on 0'"),
    ("hit - on 0", "one card, or a pair"),
    ("hit r7 y7 g7 on 0", "one card, or a pair"),
    ("lay", "for instance 'lay 5: run 1 = …'"),
    ("lay 1", "for instance 'lay 5: run 1 = …'"),
    ("lay one: set 7 = r7", "'one' is no phase"),
    ("lay 1:", "for instance 'set 7 = r7 y7 W'"),
    ("lay 1: set 7 = r7 y7 +", "for instance 'set 7 = r7 y7 W'"),
    ("lay 1: set 7 r7 y7", "for instance 'set 7 = r7 y7 W'"),
    ("lay 1: set 7 =", "name the cards of the group"),
    ("lay 1: set 7 = -", "name the cards of the group"),
    ("lay 1: set = r7", "say which number, for instance 'set 7 = …'"),
    ("lay 1: run = r7", "say which number, for instance 'set 7 = …'"),
    ("lay 1: set seven = r7", "'seven' is no number of a group"),
    ("lay 1: set 7 red = r7", "write set, run, odd, even or a colour"),
    ("lay 1: pairs = r7 r7", "write set, run, odd, even or a colour"),
    ("lay 1: run 7 odd pairs = r7", "write set, run, odd, even or a colour"),
    ("lay 1: purple = r7", "write set, run, odd, even or a colour"),
    ("lay 1: = r7", "write set, run, odd, even or a colour"),
    ("lay 1: set 7 = = r7", "'=' is no card"),
    ("lay 1: set 7 = " + "r7 " * 161, "name at most 160 cards"),
]


@pytest.mark.parametrize(("text", "hint"), UNREADABLE)
def test_text_that_is_no_move_is_refused_with_a_hint(text: str, hint: str) -> None:
    with pytest.raises(NotationError) as caught:
        move_from_text(text, seat=0)
    assert hint in str(caught.value)
    assert len(str(caught.value)) < 250


def test_a_move_needs_a_seat() -> None:
    with pytest.raises(NotationError, match="say whose move it is, for instance '0: draw'"):
        move_from_text("draw")


@pytest.mark.parametrize("text", ["0: fold", "hit r7", "lay 1: set 7 ="])
def test_unreadable_and_illegal_are_two_errors(text: str) -> None:
    game = Game.new("classic", players=2, seed=1)
    before, state = game.record(), game.position()
    for refused in (game.apply, game.refusal):
        with pytest.raises(NotationError) as caught:
            refused(text)
        assert not isinstance(caught.value, IllegalMove)
    with pytest.raises(IllegalMove):
        game.apply("discard r7")
    assert (game.record(), game.position()) == (before, state)


@pytest.mark.parametrize("card_count", [0, 3])
def test_a_hit_as_an_object_has_the_same_limits(card_count: int) -> None:
    with pytest.raises(NotationError, match="one card, or a pair"):
        Hit(0, (Card.from_text("r7"),) * card_count, 0)
    with pytest.raises(NotationError, match="write low or high"):
        Hit(0, (Card.from_text("W"),), 0, "middle")  # type: ignore[arg-type]
    with pytest.raises(NotationError, match="counted from 0"):
        Skip(0, -1)


def move_or_complaint(text: str) -> Move | str:
    try:
        return move_from_text(text, seat=0)
    except NotationError as error:
        return str(error)


@given(st.text() | st.from_regex(r"[0-9]{0,3}:? ?(lay|hit|skip|discard|draw) .*", fullmatch=True))
@example("\ud800: draw")
@example("0: hit r7 on \u0661")
@example("\u2028" * 20)
def test_any_text_is_a_move_or_a_notation_error(text: str) -> None:
    answer = move_or_complaint(text)
    if isinstance(answer, str):
        assert 0 < len(answer) < 400
    else:
        assert move_from_text(str(answer)) == answer


@given(moves, st.randoms())
def test_a_garbled_move_is_a_move_or_a_notation_error(move: Move, random: Random) -> None:
    answer = move_or_complaint(garbled(str(move), random))
    if not isinstance(answer, str):
        refusal = GAME.refusal(answer)
        assert refusal is None or refusal.rule


@pytest.mark.parametrize(
    "text",
    [
        " " * LONG,
        ":" * LONG,
        "0" * LONG + ": draw",
        "hit r7" + " " * LONG + "x",
        "hit " + "on " * LONG,
        "hit " + "r7 " * LONG + "on 0",
        "lay 1: run 1 = " + "W " * LONG,
        "lay 1: run 1 = " + "r7 " * LONG,
        "lay 1:" + "+" * LONG,
        "lay " + "1" * LONG + ": set 7 = r7",
        "discard " + "r" * LONG,
        "\u00e9" * LONG,
    ],
    ids=lambda text: text[:12].strip(),
)
def test_very_long_text_is_refused_at_once_and_in_few_words(text: str) -> None:
    started = time.process_time()
    with pytest.raises(NotationError) as caught:
        move_from_text(text, seat=0)
    assert len(str(caught.value)) < 400
    assert time.process_time() - started < 2
