"""Games in words, for those who choose one and for those who play it: editions, variants, rules."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import Final

import msgspec

from dizaine.players.registry import USUAL, Listed
from dizaine.rulebooks import VARIANTS, Rulebook, editions, load
from dizaine.rulebooks.dice import DiceBook, dice_editions, load_dice
from dizaine.table.match import AnyBook
from dizaine.table.pace import PACES
from dizaine.table.roster import OUR_PLAYERS, Roster
from dizaine.words.cards import phase_words
from dizaine.words.catalogue import Catalogue
from dizaine.words.dice import dice_phase_words
from dizaine.words.dice_rules import dice_book_title, dice_clauses
from dizaine.words.facts import played_phases
from dizaine.words.rules import aim_words, applicable, book_title, rules_in_words, section_title


class EditionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An edition, as somebody sees it who chooses one."""

    id: str
    title: str
    sentence: str
    dice: bool
    least_players: int
    most_players: int
    bots: list[str]
    """The strengths that a bot can have here, the weakest first."""
    bot: str
    """The usual one."""
    variants: list[str]
    """The variants that change something here."""


class BotInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A bot, as somebody sees it who chooses one."""

    id: str
    name: str
    sentence: str


class VariantInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A variant that card editions can have: `classic+knock`, `classic+phases=5`."""

    name: str
    rule: str
    sentence: str
    value: bool
    """Whether `=` and a value belong behind its name."""
    excludes: list[str]


class Editions(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here."""

    editions: list[EditionInfo]
    variants: list[VariantInfo]
    bots: list[BotInfo]
    """All that there are; each edition says which of them play it."""
    paces: list[str]


class RuleText(msgspec.Struct, frozen=True, kw_only=True):
    """A rule that applies to the game."""

    rule: str
    text: str


class PhaseText(msgspec.Struct, frozen=True, kw_only=True):
    """A phase of the game, in the order of play."""

    number: int
    text: str


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Rules under one heading."""

    id: str
    title: str
    rules: list[RuleText]


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """The rules of exactly one game."""

    id: str
    title: str
    aim: str
    colours: list[str]
    """In the order in which ordinary packs have their suits (M8)."""
    points: bool
    """Whether points are counted, or only places (S6)."""
    phases: list[PhaseText]
    sections: list[Section]


@lru_cache(maxsize=8)
def all_games(language: str, roster: Roster = OUR_PLAYERS) -> Editions:
    """Every edition and variant, in a language, with the bots of a server."""
    catalogue = Catalogue(language)
    return Editions(
        editions=[
            *(_card_edition(catalogue, edition, roster) for edition in editions),
            *(_dice_edition(catalogue, edition, roster) for edition in dice_editions),
        ],
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
        paces=list(PACES),
    )


def _bot(catalogue: Catalogue, player: Listed) -> BotInfo:
    name, sentence = player.words
    return BotInfo(id=player.name, name=catalogue.text(name, bot=player.name), sentence=catalogue.text(sentence))


def _card_edition(catalogue: Catalogue, edition: str, roster: Roster) -> EditionInfo:
    book = load(edition)
    counts = {"cards": book.material.deck_size, "hand": book.deal.hand, "phases": len(book.phases.play)}
    return EditionInfo(
        id=edition,
        title=book_title(catalogue, book),
        sentence=catalogue.text(f"rules-edition-{edition}", **counts),
        dice=False,
        least_players=book.deal.least_players,
        most_players=book.deal.most_players,
        bots=list(roster.names("cards")),
        bot=USUAL["cards"],
        variants=[variant.name for variant in VARIANTS.values() if variant.argument or variant.apply(book, "") != book],
    )


def _dice_edition(catalogue: Catalogue, edition: str, roster: Roster) -> EditionInfo:
    book = load_dice(edition)
    counts = {"dice": len(book.dice), "phases": len(book.phases)}
    return EditionInfo(
        id=edition,
        title=dice_book_title(catalogue, book),
        sentence=catalogue.text(f"rules-edition-{edition}", **counts),
        dice=True,
        least_players=book.least_players,
        most_players=book.most_players,
        bots=list(roster.names("dice")),
        bot=USUAL["dice"],
        variants=[],
    )


def title_of(book: AnyBook, language: str) -> str:
    """What a game is called in a language."""
    catalogue = Catalogue(language)
    return dice_book_title(catalogue, book) if isinstance(book, DiceBook) else book_title(catalogue, book)


def rules_of(book: AnyBook, language: str) -> RulesPage:
    """The rules of a game, in a language."""
    return _rules(book.to_json(), isinstance(book, DiceBook), language)


_REMEMBERED: Final = 64


@lru_cache(maxsize=_REMEMBERED)
def _rules(book_json: str, dice: bool, language: str) -> RulesPage:
    catalogue = Catalogue(language)
    if dice:
        dice_book = DiceBook.from_json(book_json)
        title, clauses = dice_book_title(catalogue, dice_book), dice_clauses(dice_book)
        aim = catalogue.text("rules-aim-dice", phases=len(dice_book.phases))
        phases = [(phase.number, dice_phase_words(catalogue, phase)) for phase in dice_book.phases]
        book_id, colours, points = dice_book.id, list(dice_book.colours), True
    else:
        book = Rulebook.from_json(book_json)
        title, clauses = book_title(catalogue, book), applicable(book)
        aim = aim_words(catalogue, book)
        phases = [(phase.number, phase_words(catalogue, phase)) for phase in played_phases(book)]
        book_id, colours, points = book.id, list(book.material.colours), book.winning.by != "places"
    sections = [
        Section(
            id=section,
            title=section_title(catalogue, section),
            rules=[RuleText(rule=rule, text=text) for rule, text in rules_in_words(catalogue, list(pieces)).items()],
        )
        for section, pieces in groupby(clauses, key=lambda clause: clause.section)
    ]
    return RulesPage(
        id=book_id,
        title=title,
        aim=aim,
        colours=colours,
        points=points,
        phases=[PhaseText(number=number, text=text) for number, text in phases],
        sections=sections,
    )
