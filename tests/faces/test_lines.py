"""Wrapping of lines to the width of the terminal, with and without colours."""

import codecs
import io
from pathlib import Path

import pytest

from dizaine.faces.lines import columns, isolated, plainer, room, tie, wrap
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.look import SIGNS, WIDEST, Look
from dizaine.rulebooks import load
from dizaine.table.seats import Seat
from dizaine.words import catalogue
from dizaine.words.catalogue import LANGUAGES
from tests.faces.terminal.scripts import Script, speaker_for

LOCALE = Path(catalogue.__file__).parent.parent / "locale"
RED = "\x1b[48;5;160m r7 \x1b[0m"


def test_colours_take_no_room() -> None:
    assert room(RED) == 4


def test_wrapping_keeps_to_the_width() -> None:
    text = " ".join(["word", tie("two words"), tie(RED)] * 9)
    lines = wrap(text, 30, first="  1  ", indent=5)
    assert all(room(line) <= 30 for line in lines)
    assert lines[0].startswith("  1  word")
    assert all(line.startswith("     ") for line in lines[1:])
    assert "".join(lines).count("\x1b[0m") == 9


def test_nothing_to_wrap() -> None:
    assert wrap("", 30) == []
    assert wrap("", 30, first="> ") == ["> "]
    assert wrap("a" * 50, 30) == ["a" * 50]


def test_lines_of_the_source_are_no_lines_of_the_screen() -> None:
    assert wrap("one\ntwo", 30) == ["one two"]


def test_columns_are_aligned() -> None:
    table = columns([["", "points"], ["Ada", "5"], [RED, "120"]], right=[1])
    assert [room(line) for line in table] == [12, 12, 12]
    assert table[1] == "Ada        5"


def test_ties_are_written_as_spaces() -> None:
    script = Script()
    script.console.say(tie("a b"), first="- ")
    script.console.lines(["line  "])
    script.console.say("c\u202f;")
    assert script.text == "- a b\nline\nc ;\n"


def test_an_old_encoding_gets_common_letters() -> None:
    codecs.register_error("plainer", plainer)
    assert "2ᵉ\u202f! É…".encode("ascii", "plainer") == b"2e ! E..."
    assert "2ᵉ\u202f! É".encode("latin-1", "plainer") == b"2e ! \xc9"
    assert "l’œuf, „Grüße“, «\u202fÇa\u202f» – ♣♠♥♦ Ελένη".encode("ascii", "plainer") == (
        b'l\'oeuf, "Grusse", " Ca " - cshd Eleni'
    )


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "iso8859-15"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_in_an_old_encoding(language: str, encoding: str) -> None:
    """No letter of the catalogues is lost, or becomes a question mark."""
    codecs.register_error("plainer", plainer)
    texts = "".join(path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl")))
    for letter in sorted(set(texts)):
        written = letter.encode(encoding, "plainer").decode(encoding)
        assert written, letter
        assert letter == "?" or "?" not in written
        assert len(written) <= 3, (letter, written)


@pytest.mark.parametrize(
    ("text", "columns_taken"), [("Ann", 3), ("日本", 4), ("e\N{COMBINING ACUTE ACCENT}", 1), ("\u2068דנה\u2069", 3)]
)
def test_room_is_what_a_terminal_needs(text: str, columns_taken: int) -> None:
    assert room(text) == columns_taken


def test_a_name_from_right_to_left_leaves_the_line_in_order() -> None:
    assert isolated("דנה") == "\u2068דנה\u2069"
    assert isolated("Ann דנה") == "\u2068Ann דנה\u2069"
    assert isolated("Zoë") == "Zoë"
    assert isolated("") == ""
    speaker = speaker_for(load("classic"), seats=(Seat(""), Seat("דנה", "steady")))
    assert speaker.name(1) == speaker.subject(1) == "\u2068דנה\u2069"


class TestLook:
    class Screen(io.StringIO):
        """The parts of a terminal that the code asks about."""

        def __init__(self, encoding: str = "utf-8") -> None:
            super().__init__()
            self._encoding = encoding

        @property
        def encoding(self) -> str:  # type: ignore[override]
            return self._encoding

        def isatty(self) -> bool:
            return True

    def test_a_good_terminal_gets_all(self) -> None:
        assert Look.of(self.Screen(), plain=False, environment={"TERM": "xterm"}) == Look(
            colour=True, signs=True, suits=True
        )

    @pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {}, {"TERM": "xterm", "NO_COLOR": "1"}])
    def test_a_terminal_that_wants_no_colours(self, environment: dict[str, str]) -> None:
        assert not Look.of(self.Screen(), plain=False, environment=environment).colour

    def test_a_file_gets_no_colours(self) -> None:
        assert not Look.of(io.StringIO(), plain=False, environment={"TERM": "xterm"}).colour

    def test_plain_output_suits_screen_readers(self) -> None:
        look = Look.of(self.Screen(), plain=True, environment={"TERM": "xterm"})
        assert (look.colour, look.words) == (False, True)

    def test_an_old_encoding_gets_old_signs(self) -> None:
        assert not Look.of(self.Screen("latin-1"), plain=False, environment={"TERM": "xterm"}).signs
        assert not Look.of(self.Screen("latin-1"), plain=False, environment={"TERM": "xterm"}).suits

    def test_the_width_has_limits(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("COLUMNS", "500")
        assert Look().width == WIDEST
        monkeypatch.setenv("COLUMNS", "5")
        assert Look().width == 30

    def test_signs_have_one_width_everywhere(self) -> None:
        import unicodedata

        assert {unicodedata.east_asian_width(sign) for sign in SIGNS} == {"N"}


class TestConsole:
    def test_the_end_of_the_input_is_leaving(self) -> None:
        with pytest.raises(Left):
            Script().console.ask()

    def test_an_interruption_is_leaving(self) -> None:
        def interrupt(prompt: str) -> str:
            raise KeyboardInterrupt

        with pytest.raises(Left):
            Console(Look(), io.StringIO(), interrupt).ask()

    def test_what_cannot_be_shown_is_not_read(self) -> None:
        assert Script(" x\x1b[2J\xa0r7\t").console.ask() == "x [2J r7"

    def test_hiding_fills_the_window(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LINES", "50")
        script = Script()
        script.console.hide()
        assert script.text.count("\n") > 50
        assert script.text.strip() == ""
