"""The command line: `dizaine` alone, and its commands.

Each command imports its slow modules itself, so that help and rules answer at once.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from dizaine.faces.complaints import Complaint, complaint_lines
from dizaine.faces.completion_cli import completion
from dizaine.faces.help_cli import help_page
from dizaine.faces.help_pages import HelpfulGroup
from dizaine.faces.judge_cli import judge
from dizaine.faces.parameters import argument, option
from dizaine.faces.print.cli import print_papers
from dizaine.faces.score_cli import score
from dizaine.faces.spoken import spoken
from dizaine.faces.streams import prepare_streams
from dizaine.words.catalogue import LANGUAGES, Catalogue, language_of_locale

USAGE_ERROR: Final = 2
_MOST_DIGITS: Final = 18

if TYPE_CHECKING:
    from dizaine.rulebooks.library import Book

Function = TypeVar("Function", bound=Callable[..., Any])


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; returns the exit code. A wrong command is explained in a sentence or two, with exit code 2."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    prepare_streams()
    logging.getLogger("dizaine").addHandler(logging.NullHandler())  # only a server has a log that people see
    catalogue = Catalogue(_language(arguments))
    try:
        result = program.main(arguments, prog_name="dizaine", standalone_mode=False, obj=catalogue)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except BrokenPipeError:  # the reader has closed the pipe, such as `head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, click.Abort):
        return 0
    except Exception as error:
        lines = complaint_lines(catalogue, error, _width_for_errors())
        if lines is None:
            raise
        print(*lines, sep="\n", file=sys.stderr)
        return USAGE_ERROR


def _width_for_errors() -> int:
    """The width of the terminal; unlimited if errors go elsewhere."""
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or sys.maxsize
    except (OSError, ValueError):
        return sys.maxsize


def _language(arguments: Sequence[str]) -> str:
    """The language to use, found before the arguments are parsed so that complaints about them use it too."""
    chosen = language_of_locale()
    for word, following in zip(arguments, [*arguments[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if value in LANGUAGES and word.startswith("--lang"):
            chosen = value
    return chosen


def _show_version(ctx: click.Context, parameter: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        from importlib.metadata import PackageNotFoundError, version

        try:
            click.echo(f"dizaine {version('dizaine')}")
        except PackageNotFoundError:  # run from its sources
            click.echo("dizaine")
        ctx.exit()


def served(function: Function) -> Function:
    """Give a command the options of the table server."""
    for wish in (
        option("--no-qr", is_flag=True),
        option("--no-own-rulebooks", is_flag=True),
        option("--limit", "limits", metavar="NAME=VALUE", multiple=True),
        option("--allow-player", metavar="MODULE:CLASS", multiple=True),
        option("--trusted-proxy", metavar="address", multiple=True),
        option("--allowed-host", metavar="HOST", multiple=True),
        option("--public-url", metavar="URL"),
        option("--archive", metavar="folder"),
        option("--keep-days", metavar="N"),
        option("--metrics-port", metavar="N"),
        option("--log-level", metavar="debug|info|warning|error"),
        option("--data", metavar="folder"),
        option("--port", metavar="N"),
        option("--host", metavar="address"),
    ):
        function = wish(function)
    return function


@click.group(cls=HelpfulGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@served
@option("--no-browser", is_flag=True)
@option("-V", "--version", is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
@spoken
@click.pass_context
def program(
    ctx: click.Context,
    /,
    *,
    language: str | None,
    allow_player: tuple[str, ...],
    limits: tuple[str, ...],
    no_own_rulebooks: bool,
    no_qr: bool,
    no_browser: bool,
    **options: Any,
) -> int | None:
    if ctx.invoked_subcommand is not None:
        _check_nothing_lost(ctx)
        return None
    from dizaine.faces.server.command import Options, run

    return run(ctx.obj, Options(allow_player, limits, no_own_rulebooks, no_qr, browser=not no_browser, **options))


def _check_nothing_lost(ctx: click.Context) -> None:
    """Refuse options of the server before a command, where they would be ignored."""
    for wish in ctx.command.params:
        if wish.name != "language" and ctx.params.get(wish.name or ""):
            raise Complaint("cli-error-option-alone", option=wish.opts[0], command=ctx.invoked_subcommand or "")


@program.command()
@argument("edition", required=False, metavar="edition")
@option("--check", metavar="file")
@option("--new", metavar="file")
@option("--diff", nargs=2, metavar="editions")
@spoken
@click.pass_context
def rules(
    ctx: click.Context,
    edition: str | None,
    check: str | None,
    new: str | None,
    diff: tuple[str, str] | None,
    language: str | None,
) -> int:
    if sum(value is not None for value in (edition, check, new, diff)) > 1:
        raise Complaint("cli-error-one-at-a-time")
    from dizaine.faces.rules_command import run

    return run(edition, language=ctx.obj.language, check=check, diff=diff, new=new, out=sys.stdout)


@program.command()
@argument("edition", required=False, metavar="edition")
@option("--players", metavar="N")
@option("--people", metavar="people")
@option("--bots", metavar="bots")
@option("--seed", metavar="N")
@option("--deck", metavar="phase|ordinary")
@option("--plain", is_flag=True)
@option("--continue", "go_on", is_flag=True)
@option("--join", metavar="link")
@spoken
@click.pass_context
def play(
    ctx: click.Context,
    edition: str | None,
    players: str | None,
    people: str | None,
    bots: str | None,
    seed: str | None,
    deck: str | None,
    plain: bool,
    go_on: bool,
    join: str | None,
    language: str | None,
) -> None:
    from dizaine.faces.terminal.play import Terminal, join_table, play_latest, play_new

    if go_on:
        if any(value is not None for value in (edition, players, people, bots, seed, deck, join)):
            raise Complaint("cli-error-continue-alone")
        play_latest(Terminal(language, plain=plain), ctx.obj)
        return
    if join is not None:
        if any(value is not None for value in (edition, players, bots, seed, deck)):
            raise Complaint("cli-error-join-alone")
        names = [] if people is None else _people(ctx.obj, people)
        join_table(Terminal(ctx.obj.language, plain=plain), join, names)
        return
    from dizaine.engine.kinds import kind_of
    from dizaine.rulebooks.library import load_any

    book = load_any("classic" if edition is None else edition)
    persons = _people(ctx.obj, people)
    seats = _whole_number("--players", players) if players is not None else max(3, len(persons))
    book.check_players(seats)
    if len(persons) > seats:
        raise Complaint("cli-error-too-many-people", people=len(persons), players=seats)
    kinds = _bots(bots, seats - len(persons), book)
    if deck not in (None, "phase", "ordinary"):
        raise Complaint("cli-error-deck", text=deck or "", known=("phase", "ordinary"))
    if deck is not None and deck not in kind_of(book).decks:
        raise Complaint("cli-error-deck-dice", edition=book.id)
    if deck == "ordinary" and len(book.colours) > 4:
        raise Complaint("cli-error-deck-colours", edition=book.id, colours=len(book.colours))
    number = _whole_number("--seed", seed) if seed is not None else None
    terminal = Terminal(ctx.obj.language, plain=plain)
    play_new(terminal, book, people=persons, players=seats, bots=kinds, seed=number, deck=deck or "phase")


@program.group(cls=HelpfulGroup, invoke_without_command=True)
@spoken
@click.pass_context
def games(ctx: click.Context, language: str | None) -> None:
    if ctx.invoked_subcommand is None:
        from dizaine.faces.games_list import games_lines
        from dizaine.keeping.kept_games import KeptGames

        with KeptGames() as kept:
            for line in games_lines(ctx.obj, kept.summaries()):
                click.echo(line)


@games.command("continue")
@argument("number", metavar="game")
@option("--plain", is_flag=True)
@spoken
def continue_game(number: str, plain: bool, language: str | None) -> None:
    from dizaine.faces.terminal.play import Terminal, play_on
    from dizaine.keeping.kept_games import KeptGames

    game = _game_number(number)
    with KeptGames() as kept:
        over = kept.summary(game).over
    if over:
        raise Complaint("cli-error-over", id=str(game))
    play_on(Terminal(language, plain=plain), game)


@games.command("replay")
@argument("number", metavar="game")
@option("--plain", is_flag=True)
@spoken
def replay_game(number: str, plain: bool, language: str | None) -> None:
    from dizaine.faces.terminal.play import Terminal, show_again

    show_again(Terminal(language, plain=plain), _game_number(number))


@games.command("delete")
@argument("number", metavar="game")
@option("--yes", is_flag=True)
@spoken
@click.pass_context
def delete_game(ctx: click.Context, number: str, yes: bool, language: str | None) -> None:
    from dizaine.keeping.kept_games import KeptGames

    catalogue: Catalogue = ctx.obj
    game = _game_number(number)
    with KeptGames() as kept:
        kept.summary(game)  # raises an error if there is no such game
        if not yes and not _agrees(catalogue, game):
            click.echo(catalogue.text("cli-not-deleted", id=str(game)))
            return
        kept.delete(game)
    click.echo(catalogue.text("cli-deleted", id=str(game)))


@program.command()
@served
@spoken
@click.pass_context
def serve(
    ctx: click.Context,
    /,
    *,
    language: str | None,
    allow_player: tuple[str, ...],
    limits: tuple[str, ...],
    no_own_rulebooks: bool,
    no_qr: bool,
    **options: Any,
) -> int:
    from dizaine.faces.server.command import Options, run

    return run(ctx.obj, Options(allow_player, limits, no_own_rulebooks, no_qr, browser=False, **options))


@program.command()
@argument("file", metavar="file")
@option("--data", metavar="folder")
@option("--force", is_flag=True)
@spoken
@click.pass_context
def backup(ctx: click.Context, file: str, data: str | None, force: bool, language: str | None) -> int:
    from dizaine.faces.server.store_commands import backup

    return backup(ctx.obj, file, data, force=force)


@program.command()
@argument("copy", metavar="file")
@option("--data", metavar="folder")
@spoken
@click.pass_context
def restore(ctx: click.Context, copy: str, data: str | None, language: str | None) -> int:
    from dizaine.faces.server.store_commands import restore

    return restore(ctx.obj, copy, data)


@program.command()
@argument("edition", metavar="edition")
@option("--players", metavar="N")
@option("--bots", metavar="bots")
@option("--games", metavar="N")
@option("--seed", metavar="N")
@option("--workers", metavar="N")
@option("--no-compile", is_flag=True)
@option("--json", metavar="file")
@option("--csv", metavar="file")
@option("--plot", metavar="file")
@spoken
@click.pass_context
def simulate(
    ctx: click.Context,
    /,
    *,
    players: str | None,
    no_compile: bool,
    language: str | None,
    edition: str,
    **options: str | None,
) -> int:
    from dizaine.faces.simulate_command import Options, run

    seats = _whole_number("--players", players) if players is not None else None
    return run(ctx.obj, Options(edition, seats, no_compile=no_compile, **options))


@program.command()
@argument("edition", metavar="edition")
@option("--players", metavar="bots")
@option("--seats", metavar="N")
@option("--format", metavar="round-robin|ladder")
@option("--games", metavar="N")
@option("--seed", metavar="N")
@option("--workers", metavar="N")
@option("--no-compile", is_flag=True)
@option("--keep", metavar="file")
@option("--json", metavar="file")
@option("--csv", metavar="file")
@option("--plot", metavar="file")
@spoken
@click.pass_context
def tournament(
    ctx: click.Context, /, *, no_compile: bool, language: str | None, edition: str, **options: str | None
) -> int:
    from dizaine.faces.tournament_command import Options, run

    return run(ctx.obj, Options(edition, no_compile=no_compile, **options))


@program.group(cls=HelpfulGroup, invoke_without_command=True)
@spoken
@click.pass_context
def dice(ctx: click.Context, language: str | None) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@dice.command()
@option("--edition", metavar="edition", default="dice")
@spoken
@click.pass_context
def solve(ctx: click.Context, edition: str, language: str | None) -> int:
    from dizaine.faces.kinds import solve_dice

    return solve_dice(ctx.obj, edition)


@program.command()
@argument("record", metavar="file")
@spoken
@click.pass_context
def verify(ctx: click.Context, record: str, language: str | None) -> int:
    from dizaine.faces.verify_command import run

    return run(ctx.obj, record)


@program.command()
@argument("game", metavar="file")
@option("--seat", metavar="N")
@option("--worst", metavar="N")
@option("--json", metavar="file")
@spoken
@click.pass_context
def analyse(ctx: click.Context, /, *, language: str | None, game: str, **options: str | None) -> int:
    from dizaine.faces.analyse_command import Options, run

    return run(ctx.obj, Options(game, **options))


program.add_command(judge)
program.add_command(print_papers)
program.add_command(score)
program.add_command(completion)
program.add_command(help_page)


def _agrees(catalogue: Catalogue, game: int) -> bool:
    try:
        answer = input(catalogue.text("cli-delete-question", id=str(game)) + " ")
    except EOFError:
        click.echo()
        return False
    return answer.strip().casefold() in catalogue.text("cli-yes").split()


def _game_number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS):
        raise Complaint("cli-error-game-number", text=text)
    return int(text)


def _whole_number(option: str, text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= _MOST_DIGITS):
        raise Complaint("cli-error-number", option=option, text=text)
    return int(text)


def _bots(text: str | None, seats: int, book: Book) -> list[str]:
    """The names of the bots for this many seats; a short list is repeated. Each is made once, to find errors early."""
    from dizaine.players.own_players import find_player
    from dizaine.players.registry import USUAL

    game = book.kind
    names = [USUAL[game]] if text is None else [name.strip() for name in text.split(",")]
    players = [find_player(name, game, at_table=True) for name in names]
    if text is not None and len(names) > seats:
        raise Complaint("cli-error-too-many-bots", bots=len(names), seats=seats)
    for player in players:
        player.make(book)
    return names


def _people(catalogue: Catalogue, text: str | None) -> list[str]:
    """The names of the people at the keyboard; a single person needs none."""
    if text is None or text == "1":
        return [""]
    if text.lstrip("-").isdigit():
        count = _whole_number("--people", text)
        if not 1 <= count <= 6:
            raise Complaint("cli-error-people", text=text)
        return [catalogue.text("terminal-person", number=number) for number in range(1, count + 1)]
    from dizaine.table.names import clean_name, name_key
    from dizaine.table.refused import CommandRefused

    try:
        names = [clean_name(name) for name in text.split(",")]
    except CommandRefused:
        raise Complaint("cli-error-people", text=text) from None
    if len({name_key(name) for name in names}) < len(names):
        raise Complaint("cli-error-people", text=text)
    return names
