"""The commands that the pages show exist, with these options, and print what the pages say."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from dizaine.faces.cli import program
from dizaine.faces.complaints import Complaint
from dizaine.rulebooks.library import load_any
from dizaine.words.catalogue import Catalogue
from tests.documentation.console import GAP, NOT_RUN, Call, calls, follow, matches, renewed
from tests.documentation.pages import PAGES, Block, blocks, name

WITH_OUTPUT = {
    "docs/first-bot.md",
    "docs/first-experiment.md",
    "docs/first-rulebook.md",
    "docs/judge.md",
    "docs/print.md",
    "docs/rulebooks.md",
}
"""The pages whose commands are run. On other pages they are long, wait for people, or need a server."""
CONSOLE = [(page, block) for page in PAGES for block in blocks(page) if block.language in ("console", "sh")]
RULEBOOKS = [
    (page, block)
    for page in PAGES
    for block in blocks(page)
    if block.language == "toml" and block.file is None
    if not block.text.startswith("[project")  # the settings of a package
]


def parse(command: click.Command, words: list[str], parent: click.Context | None = None) -> None:
    """Read a command line as the program does, without carrying it out. Raises an error if something is unknown."""
    ctx = command.make_context(command.name or "", list(words), parent=parent, obj=Catalogue("en"))
    if isinstance(command, click.Group):
        rest = [*ctx._protected_args, *ctx.args]
        if rest:
            _, chosen, others = command.resolve_command(ctx, rest)
            assert chosen is not None
            parse(chosen, others, ctx)


def programs(block: Block) -> list[Call]:
    """The calls of this program in a block, with or without a prompt."""
    if block.language == "sh":
        lines = "".join(f"$ {line}\n" for line in block.text.splitlines() if line.startswith("dizaine "))
        block = Block("console", lines, block.line, "")
    return [call for call in calls(block) if call.words[0] == "dizaine"]


def where(value: Path | Block) -> str:
    """The page and the line of a block, as the id of a test."""
    return name(value) if isinstance(value, Path) else str(value.line)


@pytest.mark.parametrize(("page", "block"), CONSOLE, ids=where)
def test_every_command_is_one(page: Path, block: Block) -> None:
    for call in programs(block):
        parse(program, [*call.words[1:]])


def test_the_check_finds_a_wrong_option() -> None:
    with pytest.raises(click.UsageError):
        parse(program, ["play", "--no-such-option"])
    with pytest.raises(Complaint):
        parse(program, ["no-such-command"])


@pytest.mark.parametrize("page", [page for page in PAGES if name(page) in WITH_OUTPUT], ids=name)
def test_the_commands_of_a_page_print_what_it_shows(page: Path, tmp_path: Path) -> None:
    """As a reader follows it, in an empty folder."""
    for call, printed in follow(page, tmp_path):
        again = f"python -m tests.documentation.console {name(page)}"
        shown = not call.shown or matches(call.shown, printed)
        assert shown, "\n".join([f"{name(page)}:{call.line}; renew it with {again}", *printed])


def test_no_other_page_shows_output() -> None:
    """Or says why it is not run."""
    unknown = [
        f"{name(page)}: {call.typed}"
        for page, block in CONSOLE
        if name(page) not in WITH_OUTPUT
        for call in programs(block)
        if call.shown and call.typed not in NOT_RUN
    ]
    assert unknown == []


@pytest.mark.parametrize(("page", "block"), RULEBOOKS, ids=where)
def test_every_rulebook_can_be_read(page: Path, block: Block, tmp_path: Path) -> None:
    book = tmp_path / "book.toml"
    book.write_text(block.text, encoding="utf-8")
    load_any(book)


@pytest.mark.parametrize(
    ("shown", "same"),
    [
        (["a", "b", "c"], True),
        (["a", GAP], True),
        ([GAP, "b", GAP], True),
        ([GAP, "c"], True),
        (["a", "c"], False),
        ([GAP, "d", GAP], False),
    ],
)
def test_gaps(shown: list[str], same: bool) -> None:
    printed = ["a", "b", "c"]
    assert matches(shown, printed) is same
    if same:
        assert renewed(shown, printed) == shown


def test_another_version_is_the_same() -> None:
    assert matches(["dizaine 0.1.0, seed 1"], ["dizaine 1.12.3, seed 1"])
