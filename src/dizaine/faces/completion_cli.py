"""`dizaine completion`: a script for the shell, so that the Tab key completes commands, options and their values."""

from __future__ import annotations

from typing import Final

import click
from click.shell_completion import get_completion_class

from dizaine.faces.complaints import Complaint
from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.parameters import argument
from dizaine.faces.spoken import spoken

SHELLS: Final = ("bash", "zsh", "fish")
VARIABLE: Final = "_DIZAINE_COMPLETE"
"""The environment variable by which the script asks the program; click makes it from the name of the program."""


@click.command("completion", cls=HelpfulCommand)
@argument("shell", metavar="|".join(SHELLS))
@spoken
@click.pass_context
def completion(ctx: click.Context, shell: str, language: str | None) -> None:
    if shell not in SHELLS:
        raise Complaint("cli-error-shell", text=shell, known=SHELLS, shells=", ".join(SHELLS))
    kind = get_completion_class(shell)
    assert kind is not None, "click knows these shells"
    click.echo(kind(ctx.find_root().command, {}, "dizaine", VARIABLE).source())
