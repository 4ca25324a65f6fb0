"""`dizaine print` on the command line. What prints is imported only when something is printed."""

from __future__ import annotations

import click

from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.parameters import argument, option
from dizaine.faces.spoken import spoken


@click.command("print", cls=HelpfulCommand)
@argument("kind", metavar="kind")
@argument("edition", metavar="edition")
@option("--names", metavar="names")
@option("--players", metavar="N")
@option("--paper", metavar="a4|letter")
@option("--colour", metavar="full|grey|ink-saving")
@option("--bleed", is_flag=True)
@option("--backs", is_flag=True)
@option("--out", metavar="file")
@spoken
@click.pass_context
def print_papers(
    ctx: click.Context,
    /,
    *,
    language: str | None,
    kind: str,
    edition: str,
    names: str | None,
    players: str | None,
    paper: str | None,
    colour: str | None,
    out: str | None,
    bleed: bool,
    backs: bool,
) -> int:
    from dizaine.faces.print.command import Options, run

    return run(ctx.obj, Options(kind, edition, names, players, paper, colour, out, bleed=bleed, backs=backs))
