"""Options and arguments of commands, whose values the shell can complete."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

Function = TypeVar("Function", bound=Callable[..., Any])


def option(*names: str, **attributes: Any) -> Callable[[Function], Function]:
    """An option of a command."""
    return click.option(*names, shell_complete=possible_values, **attributes)


def argument(*names: str, **attributes: Any) -> Callable[[Function], Function]:
    """An argument of a command."""
    return click.argument(*names, shell_complete=possible_values, **attributes)


def possible_values(ctx: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """What a value can be that begins like this. The words come from the same lists as the help pages."""
    place = parameter.metavar or ""
    if place == "file":
        return [CompletionItem(begun, type="file")]
    if place == "folder":
        return [CompletionItem(begun, type="dir")]
    return [CompletionItem(word) for word in _words(ctx, place) if word.startswith(begun)]


def _words(ctx: click.Context, place: str) -> list[str]:
    if place in ("edition", "editions"):
        from dizaine.rulebooks.library import all_editions

        return list(all_editions)
    if place == "bots":
        from dizaine.players.own_players import known_names

        at_table = ctx.command.name == "play"
        return sorted({*known_names("cards", at_table=at_table), *known_names("dice", at_table=at_table)})
    if place == "kind":
        from dizaine.faces.print.order import KINDS

        return list(KINDS)
    if place == "command":
        group = ctx.find_root().command
        return list(group.commands) if isinstance(group, click.Group) else []
    return place.split("|") if "|" in place else []
