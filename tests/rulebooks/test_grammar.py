"""The phase language: what it reads, what it writes, and that the two agree."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dizaine.rulebooks import Group, Phase, RulebookError, parse_phase

READ = [
    ("set of 3", [Group("set", 3)]),
    ("1 set of 3", [Group("set", 3)]),
    ("2 sets of 3", [Group("set", 3), Group("set", 3)]),
    ("set of 3 + run of 4", [Group("set", 3), Group("run", 4)]),
    ("1 set of 4 + 1 run of 4", [Group("set", 4), Group("run", 4)]),
    ("run of 9", [Group("run", 9)]),
    ("run of 2 pairs", [Group("run", 4, pairs=True)]),
    ("run of 4 odd", [Group("run", 4, parity="odd")]),
    ("run of 4 even", [Group("run", 4, parity="even")]),
    ("run of 3 in one colour", [Group("run", 3, one_colour=True)]),
    ("run of 3 pairs even in one colour", [Group("run", 6, "even", one_colour=True, pairs=True)]),
    ("4 odd", [Group("collection", 4, parity="odd")]),
    ("4 even", [Group("collection", 4, parity="even")]),
    ("4 even in one colour", [Group("collection", 4, parity="even", one_colour=True)]),
    ("7 of one colour", [Group("collection", 7, one_colour=True)]),
]


@pytest.mark.rule("P1", "P2", "P3", "P4", "P5", "P6", "P7")
@pytest.mark.parametrize(("text", "groups"), READ)
def test_what_each_text_means(text: str, groups: list[Group]) -> None:
    assert parse_phase(text, 6) == Phase(6, tuple(groups))


@pytest.mark.parametrize(
    "text",
    ["SET OF 3 + Run of 4", "  set   of 3+run of 4 ", "set\tof 3\n+ run of 4", "1 sets of 3 + 1 run of 4"],
)
def test_case_and_spaces_are_free(text: str) -> None:
    assert str(parse_phase(text, 2)) == "set of 3 + run of 4"


def test_american_spelling() -> None:
    assert str(parse_phase("7 of one color + run of 3 in one color", 1)) == ("7 of one colour + run of 3 in one colour")


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("set of 3 + set of 3", "2 sets of 3"),
        ("set of 3 + 2 sets of 3", "3 sets of 3"),
        ("set of 3 + run of 4 + set of 3", "set of 3 + run of 4 + set of 3"),
        ("run of 4 + run of 4", "run of 4 + run of 4"),
        ("4 odd + 4 odd", "4 odd + 4 odd"),
        ("7 in one colour", "7 of one colour"),
    ],
)
def test_one_canonical_text(text: str, canonical: str) -> None:
    assert str(parse_phase(text, 1)) == canonical


@pytest.mark.rule("P6")
def test_cards_of_groups_and_phases() -> None:
    phase = parse_phase("2 sets of 3 + run of 2 pairs", 1)
    assert [group.size for group in phase.groups] == [3, 3, 4]
    assert phase.cards == 10


groups = st.one_of(
    st.builds(Group, st.just("set"), st.integers(0, 999)),
    st.builds(Group, st.just("run"), st.integers(0, 999), st.sampled_from(["", "odd", "even"]), st.booleans()),
    st.builds(
        Group,
        st.just("run"),
        st.integers(0, 999).map(lambda pairs: 2 * pairs),
        st.sampled_from(["", "odd", "even"]),
        st.booleans(),
        st.just(True),
    ),
    st.builds(Group, st.just("collection"), st.integers(0, 999), st.sampled_from(["odd", "even"]), st.booleans()),
    st.builds(Group, st.just("collection"), st.integers(0, 999), one_colour=st.just(True)),
)
phases = st.builds(Phase, st.integers(1, 16), st.lists(groups, min_size=1, max_size=6).map(tuple))


@given(phases)
def test_phases_survive_the_way_through_text(phase: Phase) -> None:
    assert parse_phase(str(phase), phase.number) == phase


@given(groups)
def test_groups_survive_the_way_through_text(group: Group) -> None:
    assert parse_phase(str(group), 1).groups == (group,)


@given(phases, st.randoms(use_true_random=False))
def test_the_canonical_text_is_a_fixed_point(phase: Phase, random: Random) -> None:
    text = "".join(random.choice([letter.upper(), letter.lower()]) for letter in str(phase))
    text = text.replace(" ", " " * random.randint(1, 3)).replace("COLOUR", "COLOR")
    assert str(parse_phase(text, phase.number)) == str(phase)


GARBAGE = [
    "",
    "+",
    "set of 3 +",
    "set of three",
    "set of",
    "set of -3",
    "set of 3.5",
    "set of 3 in one colour",
    "run of pairs",
    "2 runs of 4",
    "run of 4 odd even",
    "run of 4 blue",
    "4",
    "4 prime",
    "flush",
    "set of 1234567890123456789012345678901234567890",
    "set of ³",
]


@pytest.mark.parametrize("text", GARBAGE)
def test_unreadable_text_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(RulebookError) as caught:
        parse_phase(text, 3)
    assert (caught.value.field, caught.value.rule) == ("phases.list[3]", "P1")


@given(st.text() | st.text(alphabet="0123456789 +setofrunpaiddvcl"))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        phase = parse_phase(text, 1)
    except RulebookError:
        return
    assert parse_phase(str(phase), 1) == phase
