"""The command line of `dizaine score`."""

from __future__ import annotations

from typing import Any

import click

from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.parameters import argument, option
from dizaine.faces.spoken import spoken


@click.command(cls=HelpfulCommand)
@argument("edition", required=False, metavar="edition")
@option("--names", metavar="players")
@option("--players", metavar="N")
@option("--dealer", metavar="name")
@option("--begun", is_flag=True)
@option("--continue", "go_on", is_flag=True)
@option("--open", "file", metavar="file")
@option("--plain", is_flag=True)
@spoken
@click.pass_context
def score(ctx: click.Context, /, *, language: str | None, **options: Any) -> None:
    from dizaine.faces.terminal.score.command import Options, run  # takes its time

    run(ctx.obj, Options(**options))
