"""What is wrong with a rulebook, in the reader's language.

The errors of the rulebooks speak English, for programs and logs. Here their reasons are recognised by their form and
told anew; a reason that no form fits is passed on as it is, since a foreign sentence helps more than none.
"""

from __future__ import annotations

import re
from typing import Final

from dizaine.rulebooks import RulebookError, UnknownEdition, parse_phase
from dizaine.words.cards import phase_words
from dizaine.words.catalogue import Catalogue

_PHASE: Final = re.compile(r"phase (?P<number>\d+) \((?P<phase>.+?)\): (?P<reason>.+)")
_HINT: Final = re.compile(r"(?P<reason>.+); did you mean '(?P<word>.+)'\?")
_KNOWN: Final = re.compile(r"(?P<reason>.+); there are (?P<words>[a-z0-9, -]+)")

# By the message that tells it anew; the named parts are its arguments. The first form that fits counts.
_FORMS: Final = {
    message: re.compile(form)
    for message, form in {
        "rules-problem-only-phases": r"(?P<book>.+) has only (?P<count>\d+) phases, not (?P<wanted>\d+)",
        "rules-problem-not-ascending": r"(?P<value>.+) does not ascend; order= sets another order",
        "rules-problem-selection": r"expected a number, 'even', 'odd' or a list such as 1,3,8, not (?P<value>.+)",
        "rules-problem-order": r"expected a list such as 1,3,8, not (?P<value>.+)",
        "rules-problem-combined": r"cannot be combined with (?P<other>.+)",
        "rules-problem-no-variant": r"there is no variant '(?P<name>.*)'",
        "rules-problem-needs-value": r"needs a value, such as (?P<example>.+)",
        "rules-problem-no-value": r"takes no value",
        "rules-problem-twice": r"is named twice",
        "rules-problem-phase-twice": r"phase (?P<number>\d+) is named twice",
        "rules-problem-name-twice": r"(?P<name>.+) is named twice",
        "rules-problem-between": r"must lie between (?P<least>-?\d+) and (?P<most>-?\d+), not (?P<value>-?\d+)",
        "rules-problem-empty": r"must not be empty",
        "rules-problem-at-least-one": r"there must be at least one",
        "rules-problem-deck": r"the deck has (?P<cards>\d+) cards, the limit is (?P<most>\d+)",
        "rules-problem-phase-count": r"a book has 1 to (?P<most>\d+) phases, not (?P<count>\d+)",
        "rules-problem-small-group": r"a group has at least (?P<least>\d+) cards",
        "rules-problem-short-run": r"a run has at least (?P<least>\d+) cards in this book",
        "rules-problem-few-pairs": r"a run of pairs has at least (?P<least>\d+) pairs",
        "rules-problem-long-run": r"1 to (?P<numbers>\d+) hold only (?P<most>\d+) successive numbers",
        "rules-problem-long-odd-run": r"1 to (?P<numbers>\d+) hold only (?P<most>\d+) successive odd numbers",
        "rules-problem-long-even-run": r"1 to (?P<numbers>\d+) hold only (?P<most>\d+) successive even numbers",
        "rules-problem-groups": r"it has (?P<groups>\d+) groups, the limit is (?P<most>\d+)",
        "rules-problem-large": r"it asks for (?P<cards>\d+) cards, a hand has (?P<room>\d+) after the draw",
        "rules-problem-large-with-discard": (
            r"it asks for (?P<cards>\d+) cards, a hand that keeps a card to discard \(O3\)"
            r" has (?P<room>\d+) after the draw"
        ),
        "rules-problem-wilds": r"it needs (?P<needed>\d+) wilds, the deck has (?P<wilds>\d+)",
        "rules-problem-natural": r"the deck has no natural card for it",
        "rules-problem-natural-in-group": r"the deck has no natural card for one of its groups",
        "rules-problem-no-phases": r"at least one phase must be played",
        "rules-problem-no-phase": r"there is no phase (?P<number>-?\d+), only 1 to (?P<last>\d+)",
        "rules-problem-rounds-free": r"one round for each phase sets the phase of each round; .*",
        "rules-problem-rounds-places": r"one round for each phase is won by points; .*",
        "rules-problem-not-a-book": r"expected a name or a path, not (?P<value>.+)",
        "rules-problem-json": r"is not valid JSON: (?P<detail>.+)",
        "rules-problem-toml": r"is not valid TOML: (?P<detail>.+)",
        "rules-problem-no-file": r"cannot be read: No such file or directory",
        "rules-problem-unreadable": r"cannot be read: (?P<detail>.+)",
        "rules-problem-no-edition": r"'(?P<name>.*)' is no edition and no \.toml file",
        "rules-problem-dice-variants": r"the dice game has none, so leave out '\+(?P<variants>.*)'",
        "rules-problem-dice-kinds": r"a book has 1 to (?P<most>\d+) kinds of dice, not (?P<count>\d+)",
        "rules-problem-dice-faces": r"a die has (?P<faces>\d+) faces, not (?P<count>\d+)",
        "rules-problem-dice-count": r"there are (?P<count>\d+) dice, the limit is (?P<most>\d+)",
        "rules-problem-dice-no-number": r"at least one face must show a number",
        "rules-problem-dice-order": r"the first kind of dice settles the order of play; it needs two different faces",
        "rules-problem-dice-small-group": r"a group has at least (?P<least>\d+) dice",
        "rules-problem-dice-parity": r"the dice game has no odd or even groups",
        "rules-problem-dice-pairs": r"the dice game has no runs of pairs",
        "rules-problem-dice-colour-run": r"the dice game has no runs in one colour",
        "rules-problem-dice-alone": r"a collection of one colour must be the only group of its phase",
        "rules-problem-dice-large": r"it asks for (?P<wanted>\d+) dice, there are (?P<dice>\d+)",
        "rules-problem-dice-impossible": r"no roll of these dice makes it",
        "rules-problem-dice-kind-name": r"a kind of dice is named by a word such as high or low",
        "rules-problem-dice-colours": (
            r"expected (?P<faces>\d+) letters for the colours of the faces \((?P<letters>.+)\), not (?P<value>.+)"
        ),
        "rules-problem-dice-face": r'expected a number from 1 or "W", not (?P<value>.+)',
        "rules-problem-extends-itself": r"(?P<name>.+) extends itself",
        "rules-problem-id": r"a book is called after its file; leave this out",
        "rules-problem-section": r"expected a section, not (?P<value>.+)",
        "rules-problem-list": r"expected a list, not (?P<value>.+)",
        "rules-problem-truth": r"expected true or false, not (?P<value>.+)",
        "rules-problem-number": r"expected a whole number, not (?P<value>.+)",
        "rules-problem-text": r"expected a text, not (?P<value>.+)",
        "rules-problem-unknown-in-section": r"a section \[(?P<section>.+)\] has no such field",
        "rules-problem-unknown": r"a rulebook has no such field",
        "rules-problem-missing": r"is missing",
        "rules-problem-unreadable-group": r"cannot read (?P<value>.+) as a group of a phase; .*",
        "rules-problem-players": r"(?P<book>.+) is for (?P<least>\d+) to (?P<most>\d+) players, not (?P<value>.+)",
        "rules-problem-few-cards": (
            r"(?P<cards>\d+) cards cannot fill (?P<players>\d+) hands of (?P<hand>\d+) and two piles"
        ),
        "rules-problem-no-start": (
            r"the (?P<cards>\d+) cards left by (?P<players>\d+) hands may hold none to start the discard pile"
        ),
        "rules-problem-not-one-of": r"(?P<value>.+) is not one of (?P<words>.+)",
    }.items()
}


def problem_words(catalogue: Catalogue, error: RulebookError) -> str:
    """The reason of an error, in the language of the catalogue."""
    return _told(catalogue, error.reason) or error.reason


def problem_line(catalogue: Catalogue, error: RulebookError) -> str:
    """The whole error on one line: field, reason and rule; for an unknown edition the reason says it all."""
    reason = problem_words(catalogue, error)
    if isinstance(error, UnknownEdition):
        return reason
    return catalogue.text("rules-problem-line", field=error.field, reason=reason, rule=error.rule)


def _told(catalogue: Catalogue, reason: str) -> str:
    """The reason told anew; empty if no form fits it."""
    if match := _PHASE.fullmatch(reason):
        inner = _told(catalogue, match["reason"])
        phase = phase_words(catalogue, parse_phase(match["phase"], int(match["number"])))
        return inner and catalogue.text(
            "rules-problem-in-phase", number=int(match["number"]), phase=phase, reason=inner
        )
    if match := _HINT.fullmatch(reason):
        inner = _told(catalogue, match["reason"])
        return inner and catalogue.text("rules-problem-hint", reason=inner, word=match["word"])
    if match := _KNOWN.fullmatch(reason):
        inner = _told(catalogue, match["reason"])
        return inner and catalogue.text("rules-problem-known", reason=inner, words=match["words"])
    for message, form in _FORMS.items():
        if match := form.fullmatch(reason):
            return catalogue.text(message, **{name: _value(text) for name, text in match.groupdict().items()})
    return ""


def _value(text: str) -> int | str:
    return int(text) if re.fullmatch(r"-?\d{1,9}", text) else text
