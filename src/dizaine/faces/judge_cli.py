"""`dizaine judge` on the command line. The arbiter is imported only when it is asked."""

from __future__ import annotations

import click

from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.parameters import argument, option
from dizaine.faces.spoken import spoken


@click.command(cls=HelpfulCommand)
@argument("edition", metavar="edition")
@argument("cards", required=False, metavar="cards")
@option("--about", metavar="question")
@option("--phase", metavar="N")
@option("--fact", "facts", metavar="NAME=VALUE", multiple=True)
@spoken
@click.pass_context
def judge(
    ctx: click.Context,
    edition: str,
    cards: str | None,
    about: str | None,
    phase: str | None,
    facts: tuple[str, ...],
    language: str | None,
) -> int:
    from dizaine.faces.judge_command import run

    return run(ctx.obj, edition, cards, about=about, phase=phase, facts=facts)
