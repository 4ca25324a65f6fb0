"""The fairness check of a finished game: an honest record passes, and every change is reported with its line."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from dizaine.afterwards.verify import Fault, Verdict, verify
from dizaine.faces.complaints import Complaint
from dizaine.faces.verify_command import run, verdict_lines
from dizaine.rulebooks import Rulebook, editions, load
from dizaine.table import messages as m
from dizaine.table.settings import settings_for
from dizaine.table.table import Table
from dizaine.words.catalogue import LANGUAGES, Catalogue
from tests.table.memory_store import MemoryStore
from tests.table.tabletop import open_table, play

CHANCE_WORDS = ("lot", "deal", "shuffle", "order", "dice")
BOOKS = [*(f"{edition}+phases=2" for edition in editions), "continental+knock+phases=2", "dice", "dice-french"]


def small_piles() -> Rulebook:
    """A book whose draw piles often run out, so that its games have shuffles (T7)."""
    book = load("express+phases=2")
    material = replace(book.material, numbers=8, wilds=0, skips=3)
    deal = replace(book.deal, hand=6, most_players=5)
    changed = replace(book, id="small", material=material, deal=deal, points=replace(book.points, high_from=8))
    return Rulebook.from_json(changed.to_json())


async def _played(edition: str) -> str:
    store = MemoryStore()
    if edition == "small":
        table, _ = await Table.open_new(store, "CODE", settings_for(small_piles(), players=5), "Ann")
        await table.take_seat("Ben")
    else:
        table = await open_table(store, edition, players=3, people=2)
    await table.command(1, m.AddEntropy(id="1", words="Ben's words"))
    await table.command(0, m.AddEntropy(id="2", words="a  b  #!"))
    await table.command(0, m.Start(id="3"))
    await table.command(0, m.AddEntropy(id="4", words="second round"))
    await play(table)
    return table.record()


@cache
def record_of(edition: str) -> str:
    """The record of a game with words from players in its first two rounds and with reshuffled discards (T7)."""
    record = asyncio.run(_played(edition))
    while edition == "small" and "\nshuffle" not in record:
        record = asyncio.run(_played(edition))
    return record


EXPRESS = "express+phases=2"


class Tampered:
    """A record with a changed line."""

    def __init__(self, edition: str = EXPRESS) -> None:
        self.lines = record_of(edition).split("\n")

    def find(self, beginning: str) -> int:
        """The number, from 1, of the first line that begins with a text."""
        return next(number for number, line in enumerate(self.lines, 1) if line.startswith(beginning))

    def change(self, number: int, change: Callable[[str], str]) -> "Tampered":
        before = self.lines[number - 1]
        self.lines[number - 1] = change(before)
        assert self.lines[number - 1] != before
        return self

    def insert(self, number: int, line: str) -> "Tampered":
        self.lines.insert(number - 1, line)
        return self

    def remove(self, number: int) -> "Tampered":
        del self.lines[number - 1]
        return self

    def verdict(self) -> Verdict:
        return verify("\n".join(self.lines))

    def chance_lines(self, round_number: int) -> list[int]:
        """The lines of chance by round: a deal begins a round; lots and throws for the order belong to the first."""
        rounds, lines = 0, []
        for number, line in enumerate(self.lines, 1):
            word = line.partition(" ")[0]
            rounds += word == "deal"
            if word in CHANCE_WORDS and max(1, rounds) == round_number:
                lines.append(number)
        return lines


def faults(verdict: Verdict) -> list[tuple[int, str, int]]:
    """The faults and their lines by round (0 for faults outside a round)."""
    judged = [(verdict.round, fault) for verdict in verdict.rounds for fault in verdict.faults]
    judged += [(0, fault) for fault in verdict.faults]
    return [(number, fault.problem, fault.line) for number, fault in judged]


def swap_last(line: str) -> str:
    """Swap the last two different cards, which lie at the bottom of the pile."""
    words = line.split(" ")
    other = next(place for place in range(len(words) - 2, 0, -1) if words[place] != words[-1])
    words[-1], words[other] = words[other], words[-1]
    return " ".join(words)


@pytest.mark.parametrize("edition", [*BOOKS, "small"])
def test_a_game_as_it_was_played_is_fair(edition: str) -> None:
    record = record_of(edition)
    verdict = verify(record)
    assert faults(verdict) == []
    assert verdict.is_fair
    lines = record.splitlines()
    assert verdict.table == lines[1].removeprefix("# fair ")
    secrets = [line.split() for line in lines if line.startswith("# secret")]
    assert [judged.round for judged in verdict.rounds] == [int(words[2]) for words in secrets]
    assert [judged.commitment for judged in verdict.rounds] == [words[4] for words in secrets]
    chances = sum(line.startswith(CHANCE_WORDS) for line in lines)
    assert sum(judged.chances for judged in verdict.rounds) == chances, "a kind of input was never tried"
    if edition == "small":
        assert any(line.startswith("shuffle") for line in lines)


def test_a_copy_with_other_line_ends_or_remarks_is_fair() -> None:
    record = record_of(EXPRESS)
    assert verify(record.replace("\n", "\r\n")).is_fair
    assert verify(record + "\n\n").is_fair
    assert verify(record.replace("\nplayers", "\n# played on a rainy day\nplayers")).is_fair


@pytest.mark.parametrize("edition", [EXPRESS, "small", "dutch+phases=2"])
def test_a_changed_card_is_found_at_its_line(edition: str, size: Callable[[int, int], int]) -> None:
    rounds = len(verify(record_of(edition)).rounds)
    for round_number in range(1, rounds + 1, -(-rounds // 3)):
        lines = Tampered(edition).chance_lines(round_number)
        for line in lines[:: -(-len(lines) // size(8, 1_000))]:
            tampered = Tampered(edition)
            if tampered.lines[line - 1].startswith("lot") or len(set(tampered.lines[line - 1].split()[1:])) < 2:
                continue
            verdict = tampered.change(line, swap_last).verdict()
            assert (round_number, "chance", line) in faults(verdict)
            assert not verdict.is_fair
            assert {found[0] for found in faults(verdict)} <= {round_number, 0}
            assert {problem for number, problem, _ in faults(verdict) if number == 0} <= {"broken"}


def test_a_changed_lot_is_found() -> None:
    tampered = Tampered()
    line = tampered.find("lot ")
    verdict = tampered.change(line, lambda text: f"lot {(int(text.split()[1]) + 1) % 3}").verdict()
    assert (1, "chance", line) in faults(verdict)


def test_a_changed_throw_is_found() -> None:
    for word in ("order ", "dice "):
        tampered = Tampered("dice")
        line = tampered.find(word)
        faces = tampered.lines[line - 1].split()[1:]
        changed = [*faces[1:], faces[0]] if word == "order " else [faces[0], *faces[1:]]
        if word == "dice ":
            die = [text.split()[1] for text in tampered.lines if text.startswith("dice ") and len(text.split()) == 11]
            changed[0] = next(face for face in die if face != faces[0])
        if changed == faces:
            continue
        verdict = tampered.change(line, lambda text, new=changed: " ".join([text.split()[0], *new])).verdict()  # type: ignore[misc]
        assert (1, "chance", line) in faults(verdict)


@pytest.mark.parametrize("edition", [EXPRESS, "dice"])
def test_a_changed_seed_is_found(edition: str) -> None:
    for place in (0, 1, 31, 63):
        tampered = Tampered(edition)
        line = tampered.find("# secret 2 ")
        column = len("# secret 2 ") + place

        def flip(text: str, column: int = column) -> str:
            return text[:column] + ("0" if text[column] != "0" else "1") + text[column + 1 :]

        found = faults(tampered.change(line, flip).verdict())
        assert (2, "commitment", line) in found
        assert any(problem == "chance" for _, problem, _ in found)
        assert {number for number, _, _ in found} == {2}


def test_a_changed_commitment_is_found() -> None:
    tampered = Tampered()
    line = tampered.find("# secret 1 ")
    verdict = tampered.change(line, lambda text: text[:-1] + ("0" if text[-1] != "0" else "1")).verdict()
    assert faults(verdict) == [(1, "commitment", line)]


def test_swapped_secrets_are_found() -> None:
    tampered = Tampered()
    one, two = tampered.find("# secret 1 "), tampered.find("# secret 2 ")
    first, second = tampered.lines[one - 1].split()[3:], tampered.lines[two - 1].split()[3:]
    tampered.change(one, lambda text: " ".join(["# secret 1", *second]))
    found = faults(tampered.change(two, lambda text: " ".join(["# secret 2", *first])).verdict())
    assert {(1, "commitment", one), (2, "commitment", two)} <= set(found)


def test_the_name_of_the_table_is_part_of_the_promise() -> None:
    tampered = Tampered()
    verdict = tampered.change(2, lambda text: "# fair 0123456789abcdef").verdict()
    assert {problem for _, problem, _ in faults(verdict)} == {"commitment"}
    assert len(faults(verdict)) == len(verdict.rounds)


@pytest.mark.parametrize(
    "change",
    [
        lambda tampered: tampered.change(tampered.find("# entropy 1 1"), lambda text: text.replace("Ben", "ben")),
        lambda tampered: tampered.change(tampered.find("# entropy 1 0"), lambda text: text.replace("a  b", "a b")),
        lambda tampered: tampered.change(tampered.find("# entropy 1 1"), lambda text: "# entropy 1 2 Ben's words"),
        lambda tampered: tampered.remove(tampered.find("# entropy 1 0")),
        lambda tampered: tampered.insert(tampered.find("# secret 2"), "# entropy 1 2 more"),
        lambda tampered: tampered.insert(
            tampered.find("# entropy 1 1"), tampered.lines.pop(tampered.find("# entropy 1 0") - 1)
        ),
    ],
    ids=["words", "spaces", "seat", "missing", "added", "order"],
)
def test_changed_words_are_found(change: Callable[[Tampered], Tampered]) -> None:
    tampered = change(Tampered())
    deals = tampered.chance_lines(1)
    found = faults(tampered.verdict())
    assert (1, "chance", deals[1]) in found, "the first deal; a lot may fall the same by chance"
    assert {(number, problem) for number, problem, _ in found} == {(1, "chance")}


def test_words_for_another_round_are_found() -> None:
    tampered = Tampered()
    tampered.change(tampered.find("# entropy 2 0"), lambda text: text.replace("# entropy 2", "# entropy 1", 1))
    found = faults(tampered.verdict())
    assert (0, "twice", tampered.find("# entropy 1 0 second")) in found
    assert (2, "chance", tampered.chance_lines(2)[0]) in found


def test_a_missing_secret_is_found() -> None:
    tampered = Tampered()
    verdict = tampered.remove(tampered.find("# secret 2 ")).verdict()
    assert faults(verdict) == [(2, "no-secret", tampered.chance_lines(2)[0])]
    assert verdict.rounds[1].commitment == ""
    tampered = Tampered()
    tampered.lines = [line for line in tampered.lines if not line.startswith("# secret")]
    assert {problem for _, problem, _ in faults(tampered.verdict())} == {"no-secret"}


def test_a_secret_of_a_round_that_never_was_is_found() -> None:
    tampered = Tampered()
    line = tampered.find("rulebook")
    tampered.insert(line, f"# secret 77 {'0' * 64} {'0' * 64}")
    tampered.insert(line + 1, "# entropy 78 0 x")
    assert faults(tampered.verdict()) == [(0, "no-round", line), (0, "no-round", line + 1)]


@pytest.mark.parametrize("beginning", ["# fair ", "# secret 1 ", "# entropy 1 1 "])
def test_what_is_said_twice_is_found(beginning: str) -> None:
    tampered = Tampered()
    line = tampered.find(beginning)
    tampered.insert(line + 1, tampered.lines[line - 1])
    assert faults(tampered.verdict()) == [(0, "twice", line + 1)]


@pytest.mark.parametrize(
    "remark",
    [
        "# secret",
        "# secret 1",
        f"# secret 0 {'0' * 64} {'0' * 64}",
        f"# secret x {'0' * 64} {'0' * 64}",
        f"# secret 9 {'0' * 63} {'0' * 64}",
        f"# secret 9 {'0' * 64} {'g' * 64}",
        f"# secret 9 {'A' * 64} {'0' * 64}",
        f"# secret {'9' * 5000} {'0' * 64} {'0' * 64}",
        "# entropy 1 0",
        "# entropy 1 x words",
        "# entropy 1 3 " + "x" * 65,
        "# entropy 1 3 é",
        "# entropy 1 3 x ",
        "# fair",
        "# fair a b",
        "#fair x",
    ],
)
def test_a_remark_that_cannot_be_read_is_found(remark: str) -> None:
    tampered = Tampered()
    line = tampered.find("rulebook")
    assert (0, "remark", line) in faults(tampered.insert(line, remark).verdict())


@pytest.mark.parametrize("edition", [EXPRESS, "dice"])
def test_a_record_that_ends_too_early_is_found(edition: str) -> None:
    lines = record_of(edition).rstrip("\n").split("\n")
    begin = next(number for number, line in enumerate(lines) if line.startswith("players")) + 1
    for end in [*range(begin, begin + 12), *range(begin + 12, len(lines), 7), len(lines) - 1]:
        verdict = verify("\n".join(lines[:end]) + "\n")
        assert [(fault.problem, fault.line) for fault in verdict.faults] == [("unfinished", end + 1)]
        assert all(judged.is_fair for judged in verdict.rounds)
    for end in range(1, begin):
        assert [fault.problem for fault in verify("\n".join(lines[:end])).faults][-1] == "broken"


def test_a_line_that_cannot_be_played_is_found() -> None:
    tampered = Tampered()
    number = next(number for number, line in enumerate(tampered.lines, 1) if line.endswith(": draw"))
    for text in ("9: draw", "0: fly", "deal r1", "0: discard", "lot 1"):
        tampered = Tampered()
        assert (0, "broken", number) in faults(tampered.change(number, lambda _, text=text: text).verdict())  # type: ignore[misc]
    tampered = Tampered()
    end = len(tampered.lines)
    assert (0, "broken", end) in faults(tampered.insert(end, "0: draw").verdict()), "after the end of the game"


def test_a_removed_card_is_found() -> None:
    tampered = Tampered()
    line = tampered.find("deal ")
    assert (0, "broken", line) in faults(tampered.change(line, lambda text: text.rpartition(" ")[0]).verdict())


def test_a_record_without_a_table_is_named_as_such() -> None:
    for text in ("", "\n", "hello", "dizaine record 2\n", "dizaine position 1\n", "\x00" * 100):
        assert verify(text) == Verdict(faults=(Fault("foreign", 1),))
    tampered = Tampered()
    assert faults(tampered.remove(2).verdict()) == [(0, "no-table", 1)]
    tampered = Tampered()
    line = tampered.find("players") + 1
    assert (0, "start", line) in faults(tampered.insert(line, "start stage draw").verdict())


def test_no_damage_to_a_record_makes_the_check_crash(size: Callable[[int, int], int]) -> None:
    """Whatever is done to a record, the answer is a verdict that every language has words for."""
    chance = random.Random(11)
    catalogues = [Catalogue(language) for language in LANGUAGES]
    for number in range(size(100, 5000)):
        lines = record_of(chance.choice([EXPRESS, "dice"])).split("\n")
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(min(len(lines), 60))
            line = lines[place]
            cut = chance.randrange(len(line) + 1)
            lines[place] = chance.choice(
                [line[:cut], line[cut:], line[:cut] + chance.choice("x9# :é\x00") + line[cut + 1 :], lines[-2], ""]
            )
        verdict = verify("\n".join(lines))
        list(verdict_lines(catalogues[number % 4], verdict))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    catalogue, path = Catalogue(language), tmp_path / "game.txt"
    path.write_text(record_of(EXPRESS), encoding="utf-8")
    assert run(catalogue, str(path)) == 0
    told = capsys.readouterr().out
    for judged in verify(record_of(EXPRESS)).rounds:
        assert f"    {judged.commitment}\n" in told
    assert " ".join(told.split()).endswith(catalogue.text("verify-compare"))
    tampered = Tampered()
    line = tampered.find("deal ")
    path.write_text("\n".join(tampered.change(line, swap_last).lines), encoding="utf-8")
    assert run(catalogue, str(path)) == 2
    told = " ".join(capsys.readouterr().out.split())
    assert " ".join(catalogue.text("verify-fault-chance", line=str(line)).split()) in told
    assert told.endswith(catalogue.text("verify-wrong"))


def test_the_command_reads_what_an_editor_writes(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + record_of(EXPRESS).replace("\n", "\r\n").encode())
    assert run(Catalogue("en"), str(path)) == 0


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80" * 10)
    for name, message in (
        (str(tmp_path), "verify-error-unreadable"),
        (str(tmp_path / "missing"), "verify-error-unreadable"),
        (str(tmp_path / "binary"), "verify-error-no-text"),
        ("a\x00b", "verify-error-no-text"),
    ):
        with pytest.raises(Complaint) as caught:
            run(Catalogue("en"), name)
        assert caught.value.message == message
