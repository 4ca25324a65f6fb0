"""What can be wrong with a book. Each fault is a code with facts, and is put into words in the user's language.

The English sentences here are for programs and logs. The catalogues have a message for each code, with the same
arguments.
"""

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass
from dataclasses import field as part
from typing import Final

from .phase import Phase

Facts = Mapping[str, int | str]
"""The details of a fault, by the names of the arguments of its message."""

SENTENCES: Final = {
    # The file
    "not-a-book": "expected a name or a path, not {value}",
    "no-edition": "'{name}' is no edition and no .toml file",
    "no-file": "cannot be read: there is no such file",
    "unreadable": "cannot be read: {detail}",
    "toml": "is not valid TOML: {detail}",
    "long-line": "line {line} has more than {most} characters",
    "many-dots": "line {line} has more than {most} dots",
    "json": "is not valid JSON: {detail}",
    "extends-itself": "{name} extends itself",
    "id": "a book is called after its file; leave this out",
    # Fields
    "unknown": "a rulebook has no such field",
    "unknown-in-section": "a section [{section}] has no such field",
    "missing": "is missing",
    "section": "expected a section, not {value}",
    "list": "expected a list, not {value}",
    "truth": "expected true or false, not {value}",
    "number": "expected a whole number, not {value}",
    "text": "expected a text, not {value}",
    "title": "expected a text of 1 to {most} printable letters",
    "empty": "must not be empty",
    "between": "must lie between {least} and {most}, not {value}",
    "not-one-of": "{value} is not one of {words}",
    "name-twice": "{name} is named twice",
    "at-least-one": "there must be at least one",
    # Variants
    "no-variant": "there is no variant '{name}'",
    "needs-value": "needs a value, such as {example}",
    "no-value": "takes no value",
    "twice": "is named twice",
    "combined": "cannot be combined with {other}",
    "selection": "expected a number, 'even', 'odd' or a list such as 1,3,8, not {value}",
    "order": "expected a list such as 3,1,2, not {value}",
    "not-ascending": "{value} does not ascend; order= sets another order",
    "only-phases": "{book} has only {count} phases, not {wanted}",
    # The deck and the players
    "deck": "the deck has {cards} cards, the limit is {most}",
    "players": "{book} is for {least} to {most} players, not {value}",
    "few-cards": "{cards} cards cannot fill {players} hands of {hand} and two piles",
    "no-start": "the {cards} cards left by {players} hands may hold none to start the discard pile",
    # Phases
    "phase-count": "a book has 1 to {most} phases, not {count}",
    "unreadable-group": (
        "cannot read {value} as a group of a phase; write for example 'set of 3 + run of 4',"
        " 'run of 2 pairs', 'run of 4 odd', 'run of 4 in one colour', '4 even' or '7 of one colour'"
    ),
    "small-group": "a group has at least {least} cards",
    "short-run": "a run has at least {least} cards in this book",
    "few-pairs": "a run of pairs has at least {least} pairs",
    "long-run": "1 to {numbers} hold only {most} successive numbers",
    "long-odd-run": "1 to {numbers} hold only {most} successive odd numbers",
    "long-even-run": "1 to {numbers} hold only {most} successive even numbers",
    "groups": "it has {groups} groups, the limit is {most}",
    "large": "it asks for {cards} cards, a hand has {room} after the draw",
    "large-with-discard": (
        "it asks for {cards} cards, a hand that keeps a card to discard (O3) has {room} after the draw"
    ),
    "wilds": "it needs {needed} wilds, the deck has {wilds}",
    "natural": "the deck has no natural card for it",
    "natural-in-group": "the deck has no natural card for one of its groups",
    "no-phases": "at least one phase must be played",
    "no-phase": "there is no phase {number}, only 1 to {last}",
    "phase-twice": "phase {number} is named twice",
    # Winning
    "rounds-free": "one round for each phase sets the phase of each round; the order cannot be free (V4)",
    "rounds-places": "one round for each phase is won by points; places (S6) count none. Add the variant points",
    # Dice
    "dice-variants": "the dice game has none, so leave out '+{variants}'",
    "dice-kinds": "a book has 1 to {most} kinds of dice, not {count}",
    "dice-kind-name": "a kind of dice is named by a word such as high or low",
    "dice-faces": "a die has {faces} faces, not {count}",
    "dice-face": 'expected a number from 1 or "W", not {value}',
    "dice-colours": "expected {faces} letters for the colours of the faces ({letters}), not {value}",
    "dice-count": "there are {count} dice, the limit is {most}",
    "dice-no-number": "at least one face must show a number",
    "dice-order": "the first kind of dice settles the order of play; it needs two different faces",
    "dice-small-group": "a group has at least {least} dice",
    "dice-parity": "the dice game has no odd or even groups",
    "dice-pairs": "the dice game has no runs of pairs",
    "dice-colour-run": "the dice game has no runs in one colour",
    "dice-alone": "a collection of one colour must be the only group of its phase",
    "dice-large": "it asks for {wanted} dice, there are {dice}",
    "dice-impossible": "no roll of these dice makes it",
}
"""The sentence of each code."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: what, where, with which facts, and by which rule, if it breaks one.

    A typing error breaks no rule; it may suggest the word that was meant (`near`) or list all `known` ones.

    >>> from dizaine import Fault
    >>> str(Fault("between", "deal.hand", {"least": 1, "most": 15, "value": 20}, "M5"))
    'deal.hand: must lie between 1 and 15, not 20 (M5)'
    >>> str(Fault("unknown", "titles", near="title"))
    "titles: a rulebook has no such field; did you mean 'title'?"
    """

    code: str
    field: str
    facts: Facts = part(default_factory=dict, hash=False)
    rule: str = ""
    _: KW_ONLY
    phase: Phase | None = None
    near: str = ""
    known: tuple[str, ...] = ()

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        reason = SENTENCES[self.code].format_map(self.facts)
        if self.phase:
            reason = f"phase {self.phase.number} ({self.phase}): {reason}"
        if self.near:
            return f"{reason}; did you mean '{self.near}'?"
        return f"{reason}; there are {', '.join(self.known)}" if self.known else reason

    def __str__(self) -> str:
        return f"{self.field}: {self.reason} ({self.rule})" if self.rule else f"{self.field}: {self.reason}"


def shown(value: object) -> str:
    """A value as quoted in a fault: short and on one line, even if it comes from an untrusted file."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, say
        text = f"such a {type(value).__name__}"
    return _short(text)


def word(text: str) -> str:
    """A user's word as repeated in a fault, without quotation marks, because the sentence has them."""
    return _short(text if text.isprintable() else repr(text)[1:-1])


def _short(text: str) -> str:
    return text if len(text) <= 60 else f"{text[:60]}..."
