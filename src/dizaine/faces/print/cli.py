"""`dizaine print` on the command line. What prints is imported only when something is printed."""

from __future__ import annotations

import click

from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.spoken import spoken


@click.command("print", cls=HelpfulCommand)
@click.argument("kind", metavar="kind")
@click.argument("edition", metavar="edition")
@click.option("--names", metavar="names")
@click.option("--players", metavar="N")
@click.option("--paper", metavar="a4|letter")
@click.option("--colour", metavar="full|grey|ink-saving")
@click.option("--bleed", is_flag=True)
@click.option("--backs", is_flag=True)
@click.option("--out", metavar="file")
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
