"""Reads the cards of a question. Those that the game does not have are named, with the field."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from dizaine.engine.cards.cards import COLOUR_LETTERS, NONE, Card
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.errors import NotationError
from dizaine.engine.limits import HAND, TABLE
from dizaine.engine.positions import NOTHING
from dizaine.judging.cards.questions import CardQuestion
from dizaine.judging.verdicts import BadFact

BETWEEN = "+"
_SPECIAL = {"w": "W", "s": "S"}


def read_groups(rules: Rules, field: str, text: str, *, most_groups: int = TABLE) -> list[list[Card]]:
    """Groups of cards with a `+` between them."""
    if text.strip() == NOTHING:
        return []
    parts = text.split(BETWEEN)
    if len(parts) > most_groups:
        raise BadFact(field, "judge-error-groups", {"most": most_groups})
    return [read_cards(rules, field, part, most=HAND, least=len(parts) > 1) for part in parts]


def read_cards(rules: Rules, field: str, text: str, *, most: int, least: int = 1) -> list[Card]:
    """Cards with spaces between them."""
    found = text.replace(",", " ").split()
    if found == [NOTHING]:
        found = []
    if not least <= len(found) <= most:
        message = "judge-error-no-cards" if not found else "judge-error-cards"
        raise BadFact(field, message, {"least": least, "most": most})
    return [_card(rules, field, word) for word in found]


def _card(rules: Rules, field: str, word: str) -> Card:
    try:
        card = Card.from_text(_SPECIAL.get(word, word))
    except NotationError:
        card = Card(NONE)
    if not rules.deck[card]:
        letters = [letter for colour, letter in enumerate(COLOUR_LETTERS) if rules.colour_used[colour]]
        facts: dict[str, int | str] = {"text": word[:20], "colours": " ".join(letters), "highest": rules.numbers}
        raise BadFact(field, "judge-error-card", facts)
    return card


def check_given(rules: Rules, question: CardQuestion) -> None:
    """Refuse unreadable cards, also while other facts are still missing."""
    for field in ("card", "cards", "group", "hand", "table"):
        text = getattr(question, field, None)
        if text is not None:
            read_groups(rules, field, text)


def check_copies(rules: Rules, fields: Mapping[str, Iterable[int]]) -> None:
    """Refuse more copies of a card than the deck has, in the field that names the one too many."""
    seen: Counter[int] = Counter()
    for field, cards in fields.items():
        for card in cards:
            seen[card] += 1
            if seen[card] > rules.deck[card]:
                raise BadFact(field, "judge-error-copies", {"card": str(Card(card)), "count": rules.deck[card]})


def phase_index(rules: Rules, field: str, number: int) -> int:
    """The index of a phase that is played."""
    numbers = rules.phase_number[: rules.phase_count]
    if number not in numbers:
        raise BadFact(field, "judge-error-phase", {"number": number, "phases": " ".join(map(str, numbers))})
    return numbers.index(number)
