"""Help pages from the catalogue: what a command does, its arguments and its options."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import click

from dizaine.faces.complaints import Complaint, metavar

if TYPE_CHECKING:
    from dizaine.words.catalogue import Catalogue

_WIDEST: Final = 80
_LEAST_TEXT: Final = 36


class HelpfulCommand(click.Command):
    """A command with help and complaints in the person's language."""

    def get_help(self, ctx: click.Context) -> str:
        return "\n".join(_lines(ctx))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
        if ctx.args and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise Complaint("cli-error-too-many", text=ctx.args[0], command=ctx.command_path)
        return rest


class HelpfulGroup(HelpfulCommand, click.Group):
    """The same for a command with subcommands."""

    command_class = HelpfulCommand

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None:
            if ctx.resilient_parsing:  # the shell completes a word further on
                return None, None, args
            known = ", ".join(self.commands)
            raise Complaint(
                "cli-error-command", text=name, command=ctx.command_path, commands=known, known=self.commands
            )
        return super().resolve_command(ctx, args)


def _lines(ctx: click.Context) -> Iterator[str]:
    """The help of a command, no wider than the terminal."""
    from dizaine.words.layout import paragraph

    catalogue: Catalogue = ctx.obj
    page = ctx.command_path.replace(" ", "-")
    width = min(shutil.get_terminal_size((_WIDEST, 24)).columns or _WIDEST, _WIDEST)
    usage = " ".join([ctx.command_path, *_usage_words(ctx)])
    yield from paragraph(usage, width, label=catalogue.text("cli-usage"), indent=4)
    yield ""
    yield from paragraph(catalogue.text(f"cli-help-{page}"), width)
    for title, entries in _sections(ctx, page):
        yield ""
        yield catalogue.text(title)
        column = max(len(name) for name, _ in entries) + 4
        for name, text in entries:
            if column + _LEAST_TEXT <= width:
                yield from paragraph(text, width, label=f"  {name}", indent=column)
            else:
                yield f"  {name}"
                yield from (f"      {line}" for line in paragraph(text, width - 6))


def _usage_words(ctx: click.Context) -> Iterator[str]:
    catalogue: Catalogue = ctx.obj
    for parameter in ctx.command.params:
        if isinstance(parameter, click.Argument):
            name = metavar(catalogue, parameter)
            yield name if parameter.required else f"[{name}{'...' if parameter.nargs < 0 else ''}]"
    if isinstance(ctx.command, click.Group):
        yield f"[{catalogue.text('cli-metavar-command')}]"
    yield f"[{catalogue.text('cli-metavar-options')}]"


def _sections(ctx: click.Context, page: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    catalogue: Catalogue = ctx.obj
    command = ctx.command
    if isinstance(command, click.Group):
        names = [(name, catalogue.text(f"cli-summary-{page}-{name}")) for name in command.commands]
        yield "cli-commands", names
    arguments = [parameter for parameter in command.params if isinstance(parameter, click.Argument)]
    if arguments:
        texts = [_argument_words(catalogue, item) for item in arguments]
        yield "cli-arguments", list(zip((metavar(catalogue, item) for item in arguments), texts, strict=True))
    options = [parameter for parameter in command.get_params(ctx) if isinstance(parameter, click.Option)]
    yield "cli-options", [(_option_usage(catalogue, item), _option_words(catalogue, page, item)) for item in options]


def _argument_words(catalogue: Catalogue, argument: click.Argument) -> str:
    """What an argument is; editions are loaded only for a page that lists them."""
    facts = {}
    if argument.name == "edition":
        from dizaine.rulebooks.library import all_editions

        facts["editions"] = ", ".join(all_editions)
    return catalogue.text(f"cli-argument-{argument.name}", **facts)


def _option_words(catalogue: Catalogue, page: str, option: click.Option) -> str:
    """What an option does; a page may have its own text for it."""
    name = option.opts[-1].strip("-")
    own = f"cli-option-{page}-{name}"
    bots = _bots(page) if option.metavar == "bots" else {}
    return catalogue.text(own if catalogue.has(own) else f"cli-option-{name}", **bots)


def _bots(page: str) -> dict[str, str]:
    """The names of all bots that a command takes; they are loaded only for a page that lists them."""
    from dizaine.players.own_players import FORM, known_names

    at_table = page == "dizaine-play"
    return {
        "cards": ", ".join(known_names("cards", at_table=at_table)),
        "dice": ", ".join(known_names("dice", at_table=at_table)),
        "form": FORM,
    }


def _option_usage(catalogue: Catalogue, option: click.Option) -> str:
    """An option as it is typed."""
    names = ", ".join(option.opts)
    return names if option.is_flag else f"{names} {metavar(catalogue, option)}"
