"""Names of people in any script: what is accepted, what is refused and why, and which names are the same."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dizaine.table.names import MOST_CODE_POINTS, NAME_LETTERS, clean_name, name_key
from dizaine.table.refused import CommandRefused

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
GOOD = [
    "Ann",
    "Åse-Marie O’Neill",
    "ليلى",
    "نیلوفر\u200cجان",  # noqa: RUF001 - Persian, with a non-joiner
    "נועה",
    "王小明",
    "さくら",
    "지우",
    "ประยุทธ์",
    "अनुष्का",
    "Ольга",
    FAMILY,
    FAMILY * 10,
    "🇳🇱🇧🇪",
    ENGLAND,
    "👍🏽 Bo",
    "❤️",
    "Z\u0301",  # no composed form
    "7",
    "?",
    "\U0001fae8",  # an emoji that is younger than Python 3.11
    "x" * NAME_LETTERS,
    "e\u0301" * NAME_LETTERS,
]
BAD = [
    ("", "name-empty"),
    (" \t\n\u3000", "name-empty"),
    ("\u200d\u200b\ufeff", "name-empty"),
    ("\u3164", "name-empty"),  # a filler of Hangul, which is a letter without ink
    ("\u2800\u2800", "name-empty"),
    ("\ufe0f", "name-empty"),
    ("x" * (NAME_LETTERS + 1), "name-long"),
    (FAMILY * (NAME_LETTERS + 1), "name-long"),
    ("a" + "\u0301\u0316" * (MOST_CODE_POINTS // 2 + 1), "name-long"),
    ("a" + "\u0300\u0316" * 100_000, "name-long"),
    ("a\x00b", "name-control"),
    ("\x1b[2J", "name-control"),
    ("a\x9bb", "name-control"),
    *((f"a{chr(code)}b", "name-direction") for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))),
    ("\ue000", "name-unknown"),
    ("a\U000f0000", "name-unknown"),
    ("a\uffff", "name-unknown"),
    ("a\u0378", "name-unknown"),
    ("a\ud800", "name-unknown"),
]


@pytest.mark.parametrize("name", GOOD)
def test_names_of_every_script_are_kept_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(("name", "reason"), BAD)
def test_a_refused_name_says_why(name: str, reason: str) -> None:
    with pytest.raises(CommandRefused) as caught:
        clean_name(name)
    assert caught.value.reason == reason


def test_spaces_are_trimmed_and_joined() -> None:
    assert clean_name("\t Ann\u00a0\u3000 Marie\n") == "Ann Marie"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ann", "ANN"), ("Straße", "STRASSE"), ("é", "e\u0301"), ("Ann", "\uff21nn"), ("Ann", "An\u200bn"), ("ﬁ", "FI")],
)
def test_names_that_look_alike_are_the_same(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)


def test_other_names_are_not() -> None:
    assert len({name_key(name) for name in GOOD}) == len(GOOD)


LETTERS = st.one_of(st.characters(), st.sampled_from("aé \u0301\u200d\ufe0f👩🏽🇳🇱\u202e\x00\ue000ل\u3164"))


@settings(max_examples=60)
@given(st.text(LETTERS, max_size=30))
def test_a_name_is_clean_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except CommandRefused:
        return
    assert clean_name(name) == name, "it does not change when it is cleaned again"
    assert 1 <= len(name) <= MOST_CODE_POINTS
    assert name == name.strip()
    assert not {unicodedata.category(letter) for letter in name} & {"Cc", "Co", "Cs", "Zl", "Zp"}
    assert name_key(name)
