"""`dizaine help`: the same pages as `--help`, for people who type it in the other order."""

from __future__ import annotations

import click

from dizaine.faces.complaints import Complaint
from dizaine.faces.help_pages import HelpfulCommand
from dizaine.faces.parameters import argument
from dizaine.faces.spoken import spoken


@click.command("help", cls=HelpfulCommand)
@argument("command", nargs=-1, metavar="command")
@spoken
@click.pass_context
def help_page(ctx: click.Context, command: tuple[str, ...], language: str | None) -> None:
    page = ctx.find_root()
    for name in command:
        group = page.command
        if not isinstance(group, click.Group):
            raise Complaint("cli-error-too-many", text=name, command=page.command_path)
        found = group.get_command(page, name)
        if found is None:
            commands = ", ".join(group.commands)
            raise Complaint(
                "cli-error-command", text=name, command=page.command_path, commands=commands, known=group.commands
            )
        page = click.Context(found, info_name=name, parent=page, obj=ctx.obj)
    click.echo(page.command.get_help(page))
