"""Errors in what a person typed, explained in the person's language with what to write instead."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from dizaine.faces.lines import shortened, wrap

if TYPE_CHECKING:
    from dizaine.keeping.save_file import SaveError
    from dizaine.players.own_players import PlayerError
    from dizaine.words.catalogue import Catalogue


def metavar(catalogue: Catalogue, parameter: click.Parameter) -> str:
    """The placeholder for a value in usage texts: a translated word, or the possible values."""
    message = f"cli-metavar-{parameter.metavar}"
    return catalogue.text(message) if catalogue.has(message) else parameter.metavar or ""


class Complaint(Exception):
    """Something wrong with a command, as a message of the catalogue with its arguments.

    The argument `text` is what the person wrote. If one of the `known` words is close to it, that is suggested.
    """

    def __init__(self, message: str, *, known: Iterable[str] = (), **arguments: int | str) -> None:
        super().__init__(message)
        self.message = message
        self.near = nearest(str(arguments.get("text", "")), known)
        self.arguments = {name: _short(value) if name == "text" else value for name, value in arguments.items()}


def _short(value: int | str) -> int | str:
    """A text shortened to fit a line."""
    return shortened(value, 60) if isinstance(value, str) else value


def nearest(word: str, known: Iterable[str]) -> str:
    """The one of the known words that somebody may have meant; empty if there is none."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), n=1)), "")


@contextmanager
def reading(file: str) -> Iterator[None]:
    """Turn the errors of reading a text file into complaints."""
    try:
        yield
    except OSError as error:
        raise Complaint("verify-error-unreadable", path=file, detail=error.strerror or str(error)) from error
    except ValueError as error:  # not a text, or not a possible file name
        raise Complaint("verify-error-no-text", path=file) from error


def complaint_lines(catalogue: Catalogue, error: Exception, width: int = sys.maxsize) -> list[str] | None:
    """The lines for an error that the person can correct; None for all other errors."""
    from dizaine.keeping.save_file import SaveError
    from dizaine.players.own_players import PlayerError
    from dizaine.players.unsolved import NoStoredPolicy
    from dizaine.rulebooks import RulebookError

    if isinstance(error, PlayerError):
        error = _player(error)
    if isinstance(error, Complaint):
        texts = [catalogue.text(error.message, **error.arguments)]
        if error.near:
            texts = [f"{texts[0]} {catalogue.text('cli-near', word=error.near)}"]
    elif isinstance(error, click.UsageError):
        texts = [_usage(catalogue, error)]
    elif isinstance(error, RulebookError):
        from dizaine.words.problems import problem_lines

        texts = problem_lines(catalogue, error)
    elif isinstance(error, SaveError):
        texts = [_save(catalogue, error)]
    elif isinstance(error, NoStoredPolicy):
        texts = [catalogue.text("cli-error-no-policy", book=error.book)]
    else:
        return None
    return [printable(line) for text in texts for line in wrap(text, width)]


def printable(line: str) -> str:
    """A line in characters that any terminal can show; all spaces become ordinary ones."""
    return "".join(" " if letter.isspace() else letter if letter.isprintable() else "?" for letter in line)


def _usage(catalogue: Catalogue, error: click.UsageError) -> str:
    command = error.ctx.command_path if error.ctx else "dizaine"
    if isinstance(error, click.NoSuchOption):
        near = (error.possibilities or ["--help"])[0]
        return catalogue.text("cli-error-option", option=error.option_name, command=command, near=near)
    if isinstance(error, click.BadOptionUsage):
        option = _option(error)
        if option is None or option.is_flag:
            return catalogue.text("cli-error-option-no-value", option=error.option_name)
        usage = f"{error.option_name} {metavar(catalogue, option)}"
        return catalogue.text("cli-error-option-value", option=error.option_name, usage=usage)
    if isinstance(error, click.MissingParameter):
        name = metavar(catalogue, error.param) if error.param else ""
        return catalogue.text("cli-error-missing", name=name, command=command)
    return catalogue.text("cli-error-usage", command=command)


def _option(error: click.BadOptionUsage) -> click.Option | None:
    parameters = error.ctx.command.params if error.ctx else []
    options = (parameter for parameter in parameters if isinstance(parameter, click.Option))
    return next((option for option in options if error.option_name in option.opts), None)


def _player(error: PlayerError) -> Complaint:
    """Why a name stands for no player, and what to do about it."""
    from dizaine.players.own_players import FORM

    message, players = f"players-error-{error.problem}", ", ".join(error.known)
    return Complaint(message, text=error.name, known=error.known, detail=error.detail, players=players, form=FORM)


def _save(catalogue: Catalogue, error: SaveError) -> str:
    message = f"cli-error-save-{error.problem}"
    return catalogue.text(message, id=error.path.stem, path=str(error.path), line=error.line, detail=error.detail)
