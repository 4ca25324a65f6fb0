"""The command line of `dizaine score`."""

from __future__ import annotations

from typing import Any

import click

from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.spoken import spoken


@click.command(cls=HelpfulCommand)
@click.argument("edition", required=False, metavar="edition")
@click.option("--names", metavar="players")
@click.option("--players", metavar="N")
@click.option("--dealer", metavar="name")
@click.option("--begun", is_flag=True)
@click.option("--continue", "go_on", is_flag=True)
@click.option("--open", "file", metavar="file")
@click.option("--plain", is_flag=True)
@spoken
@click.pass_context
def score(ctx: click.Context, /, *, language: str | None, **options: Any) -> None:
    from dizaine.faces.terminal.score.command import Options, run  # takes its time

    run(ctx.obj, Options(**options))
