"""Descriptions of games for people who choose or play one: editions, variants, rules."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import get_args

import msgspec

from dizaine.faces.print.kinds import kinds_for
from dizaine.faces.print.press import can_print
from dizaine.players.registry import USUAL, Listed
from dizaine.rulebooks import VARIANTS
from dizaine.rulebooks.kind_name import KindName
from dizaine.rulebooks.library import Book, all_editions, book_from_json, load_any, variants_of
from dizaine.table.game_length import BOT_SECONDS, PERSON_SECONDS
from dizaine.table.pace import PaceName
from dizaine.table.roster import BUILT_IN_BOTS, Roster
from dizaine.table.seats import BOT_NAMES
from dizaine.table.turn_counts import TURNS
from dizaine.words.catalogue import Catalogue
from dizaine.words.kinds import words_of
from dizaine.words.rules import book_title, game_title, rules_in_words, section_title


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, for choosing one."""

    id: str
    title: str
    sentence: str
    kind: KindName
    least_players: int
    most_players: int
    bots: list[str]
    """The bots for this edition, the weakest first."""
    bot: str
    """The usual bot."""
    variants: list[str]
    """The variants that change something in this edition."""
    turns: list[list[int]]
    """How many turns a game has: a row for each number of players from the least on, and in it for one phase, two
    phases and so on; for dice only for the whole game."""


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot, for choosing one."""

    id: str
    name: str
    sentence: str


class VariantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that card editions can have: `classic+knock`, `classic+phases=5`."""

    name: str
    rule: str
    sentence: str
    value: bool
    """Whether `=` and a value follow its name."""
    excludes: list[str]


class Editions(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here."""

    editions: list[EditionInfo]
    variants: list[VariantInfo]
    bots: list[BotInfo]
    """All bots; each edition lists those that play it."""
    paces: list[PaceName]
    person_seconds: float
    """How long a turn of a person takes, by experience."""
    bot_seconds: float
    bot_names: list[str]
    """The names that bots get, in this order, unless a person has them."""
    own_rulebooks: bool = True
    """Whether this server accepts rulebooks of its clients."""


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    """A rule of the game."""

    rule: str
    text: str


class PhaseText(msgspec.Struct, frozen=True, kw_only=True):
    """A phase of the game, in the order of play."""

    number: int
    text: str
    groups: list[int]
    """How many cards or dice each of its groups needs: for pictures of places that are still empty."""


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Rules under one heading."""

    id: str
    title: str
    rules: list[RuleText]


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of one game."""

    id: str
    title: str
    kind: KindName
    aim: str
    colours: list[str]
    """In the order in which ordinary packs have their suits (M8)."""
    points: bool
    """Whether the game counts points, or only places (S6)."""
    phases: list[PhaseText]
    sections: list[Section]
    prints: list[str] = []
    """What can be printed for the game; nothing if the server cannot print."""


@lru_cache(maxsize=8)
def all_games(language: str, roster: Roster = BUILT_IN_BOTS) -> Editions:
    """Every edition and variant, in a language, with the bots of a server."""
    catalogue = Catalogue(language)
    return Editions(
        editions=[_edition(catalogue, edition, roster) for edition in all_editions],
        variants=[
            VariantInfo(
                name=variant.name,
                rule=variant.rule,
                sentence=catalogue.text(f"rules-variant-{variant.name}"),
                value=variant.argument,
                excludes=list(variant.opposite),
            )
            for variant in VARIANTS.values()
        ],
        bots=[_bot(catalogue, player) for player in roster.all()],
        paces=list(get_args(PaceName)),
        person_seconds=PERSON_SECONDS,
        bot_seconds=BOT_SECONDS,
        bot_names=list(BOT_NAMES),
    )


def _bot(catalogue: Catalogue, player: Listed) -> BotInfo:
    name, sentence = player.words
    return BotInfo(id=player.name, name=catalogue.text(name, bot=player.name), sentence=catalogue.text(sentence))


def _edition(catalogue: Catalogue, edition: str, roster: Roster) -> EditionInfo:
    book = load_any(edition)
    return EditionInfo(
        id=edition,
        title=book_title(catalogue, book),
        sentence=catalogue.text(f"rules-edition-{edition}", **book.counts),
        kind=book.kind,
        least_players=book.least_players,
        most_players=book.most_players,
        bots=list(roster.names(book.kind)),
        bot=USUAL[book.kind],
        variants=list(variants_of(book)),
        turns=[list(TURNS[edition][players]) for players in sorted(TURNS[edition])],
    )


def title_of(book: Book, language: str) -> str:
    """The title of a game in a language."""
    return book_title(Catalogue(language), book)


def rules_of(book: Book, language: str) -> RulesPage:
    """The rules of a game, in a language."""
    return _rules(book.to_json(), language)


@lru_cache(maxsize=64)
def _rules(book_json: str, language: str) -> RulesPage:
    catalogue, book = Catalogue(language), book_from_json(book_json)
    words = words_of(book)
    sections = [
        Section(
            id=section,
            title=section_title(catalogue, section),
            rules=[RuleText(rule=rule, text=text) for rule, text in rules_in_words(catalogue, list(pieces)).items()],
        )
        for section, pieces in groupby(words.clauses(book), key=lambda clause: clause.section)
    ]
    return RulesPage(
        id=book.id,
        title=game_title(catalogue, book),
        kind=book.kind,
        aim=words.aim(catalogue, book),
        colours=list(book.colours),
        points=book.counts_points,
        phases=[
            PhaseText(
                number=phase.number,
                text=words.phase(catalogue, phase),
                groups=[group.size for group in phase.groups],
            )
            for phase in book.played_phases
        ],
        sections=sections,
        prints=list(kinds_for(book)) if can_print() else [],
    )
