"""A hint in words: what to type, why, which cards would help, who could use a discard, and the alternatives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dizaine.engine.cards.cards import Card
from dizaine.engine.cards.moves import Discard, Hit, Lay, Move, Skip
from dizaine.engine.limits import NUMBERS
from dizaine.faces.lines import tie
from dizaine.faces.terminal.cards.choices import Choices
from dizaine.faces.terminal.cards.speaker import Speaker
from dizaine.faces.terminal.cards.vocabulary import LETTERS, Vocabulary
from dizaine.players.cards.hints import Alternative, Hint
from dizaine.views.cards.view import CardView
from dizaine.words.numbers import percent

_OTHERS: Final = 3
"""How many alternatives are shown."""


class HintWords:
    """Puts hints about one view into words."""

    def __init__(self, speaker: Speaker, vocabulary: Vocabulary, view: CardView) -> None:
        self.speaker = speaker
        self.vocabulary = vocabulary
        self.view = view

    def sentences(self, hint: Hint) -> Iterator[str]:
        """The move, then the reasons and the alternatives."""
        yield self.speaker.text("terminal-hint", input=self.typed(hint.move))
        yield from self.reasons(hint)
        if hint.chance is not None:
            yield self.speaker.text("terminal-hint-chance", chance=self._share(hint.chance))
            equal = [tie(self.typed(other.move)) for other in hint.alternatives if other.equal][:_OTHERS]
            others = [self._other(other) for other in hint.alternatives if not other.equal][:_OTHERS]
            if equal:
                yield self.speaker.text("terminal-hint-equal", moves=", ".join(equal))
            if others:
                yield self.speaker.text("terminal-hint-others", moves=", ".join(others))

    def reasons(self, hint: Hint) -> Iterator[str]:
        """The facts behind a move."""
        speaker, move = self.speaker, hint.move
        yield speaker.text(
            f"terminal-hint-{hint.reason}",
            missing=hint.missing,
            then=hint.then_missing,
            points=hint.points,
            name=speaker.name(move.target) if isinstance(move, Skip) and move.target is not None else "",
        )
        if hint.then_missing:
            count = sum(left for _, left in hint.helping)
            cards = self._kinds([card for card, _ in hint.helping])
            yield speaker.text("terminal-hint-helping", count=count, hidden=hint.hidden, cards=cards)
        if hint.users:
            names = speaker.names(hint.users, self.view.seat)
            yield speaker.text("terminal-hint-users", names=names, count=len(hint.users))

    def typed(self, move: Move) -> str:
        """What a person would type for a move."""
        faces = self.speaker.faces
        letter = LETTERS[type(move).__name__.lower()]
        match move:
            case Lay():
                return f"{letter} {Choices(self.view).lays.index(move) + 1}"
            case Hit():
                cards = " ".join(faces.typed(card) for card in move.cards)
                end = f" {self.vocabulary.local[move.end]}" if move.end else ""
                return f"{letter} {cards} {self.speaker.label(move.group)}{end}"
            case Discard():
                return f"{letter} {faces.typed(move.card)}"
            case Skip(_, int(target)):
                return f"{letter} {self.speaker.seats[target].name}".strip()
        return letter

    def _other(self, other: Alternative) -> str:
        """An alternative in few words, on one line."""
        chance = self._share(other.chance)
        return tie(self.speaker.text("terminal-hint-other", input=self.typed(other.move), chance=chance))

    def _share(self, chance: float) -> str:
        return percent(self.speaker.catalogue, chance, 0)

    def _kinds(self, helping: list[Card]) -> str:
        """Helping cards in short: numbers and colours of which every hidden card helps, then single cards and wilds."""
        faces, hidden = self.speaker.faces, [card for card in self.view.unseen if card.is_natural]
        left = [card for card in helping if card.is_natural]
        parts: list[str] = []
        numbers = [number for number in range(1, NUMBERS + 1) if _all_help(hidden, left, number=number)]
        left = [card for card in left if card.number not in numbers]
        for first, last in _stretches(numbers):
            ends = dict.fromkeys([faces.rank(first), faces.rank(last)])
            parts.append(("-" if last > first + 1 else ", ").join(ends))
        for colour in self.view.rulebook.material.colours:
            own = [card for card in left if card.colour == colour]
            if own:
                all_help = _all_help(hidden, left, colour=colour)
                parts.append(faces.colour(colour) if all_help else self.speaker.cards(own))
        parts += [faces.show(card) for card in helping if card.is_wild]
        return ", ".join(parts)


def _all_help(hidden: list[Card], helping: list[Card], *, number: int = 0, colour: str = "") -> bool:
    """Whether there are hidden cards of a number or of a colour, and all of them help."""
    own = [card for card in hidden if card.number == number or card.colour == colour]
    return bool(own) and all(card in helping for card in own)


def _stretches(numbers: list[int]) -> Iterator[tuple[int, int]]:
    """The first and last of each stretch of consecutive numbers.

    >>> list(_stretches([1, 2, 3, 7, 9, 10]))
    [(1, 3), (7, 7), (9, 10)]
    """
    first = 0
    for index, number in enumerate(numbers):
        if index + 1 == len(numbers) or numbers[index + 1] != number + 1:
            yield numbers[first], number
            first = index + 1
