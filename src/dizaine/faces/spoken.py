"""The option that chooses the language of a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from dizaine.faces.complaints import Complaint
from dizaine.faces.parameters import option
from dizaine.words.catalogue import LANGUAGES

Function = TypeVar("Function", bound=Callable[..., Any])


def spoken(function: Function) -> Function:
    """Give a command the option that chooses its language."""
    choice = option("--lang", "language", metavar="|".join(LANGUAGES), callback=_check_language)
    return choice(function)


def _check_language(ctx: click.Context, parameter: click.Parameter, value: str | None) -> str | None:
    """The language chosen by this option or that of the parent command; None for neither."""
    if value is not None and value not in LANGUAGES:
        raise Complaint("cli-error-language", text=value, known=LANGUAGES, languages=", ".join(LANGUAGES))
    if value is None and ctx.parent is not None:
        return ctx.parent.params.get("language")
    return value
