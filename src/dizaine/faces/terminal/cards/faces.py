"""Cards as they are shown and typed: with letters, signs and colours, in words, or as ordinary cards (M8, M9)."""

from __future__ import annotations

from typing import Final

from dizaine.engine.cards.cards import COLOUR_LETTERS, COLOUR_NAMES, HIDDEN, SKIP, WILD, Card, natural
from dizaine.engine.cards.symbols import RANKS, SUITS, ordinary
from dizaine.faces.lines import tie
from dizaine.faces.terminal.colours import painted, shape_sign, short_colours
from dizaine.faces.terminal.commands import plain_letters
from dizaine.faces.terminal.look import SUIT_SIGNS, Look
from dizaine.faces.terminal.voice import Faces
from dizaine.rulebooks import Rulebook
from dizaine.words.cards.terms import card_name, ordinary_card_name
from dizaine.words.catalogue import Catalogue
from dizaine.words.terms import colour_name

_RANK_LETTERS: Final = {"ace": "A", "jack": "J", "queen": "Q", "king": "K", "joker": "Jo"}
"""What may be typed in every language; the letters of the language are in its catalogue."""


class CardFaces(Faces[Card]):
    """The faces of one game's cards in one language."""

    rulebook: Rulebook

    def __init__(self, catalogue: Catalogue, rulebook: Rulebook, look: Look, deck: str = "phase") -> None:
        super().__init__(catalogue, rulebook, look)
        self.ordinary = deck == "ordinary"
        self._letters = {rank: catalogue.text(f"terminal-rank-{rank}") for rank in _RANK_LETTERS}
        self._typed = {plain_letters(name): card for card in self._deck() for name in self._names(card)}

    def show(self, piece: Card) -> str:
        if self.look.words:
            return tie(self._word(piece))
        return painted(self.look, self._suit(piece), f"{self._short(piece)}{self._shape(piece)}")

    def typed(self, card: Card) -> str:
        """What to type for a card: `r7`, `W`; with ordinary cards `c7`, `hQ`, `K`."""
        if not self.ordinary or card == HIDDEN:
            return str(card)
        face = ordinary(card, self.rulebook)
        letters = self._letters if face.suit else _RANK_LETTERS  # a letter alone might be a command of the language
        return face.suit[:1] + letters.get(face.rank, face.rank)

    def _short(self, card: Card) -> str:
        """A card as it is printed: `r7`, `W`; ordinary cards with the sign of their suit, or else its letter."""
        if not self.ordinary or card == HIDDEN:
            return str(card)
        face = ordinary(card, self.rulebook)
        suit = SUIT_SIGNS.get(face.suit, "") if self.look.suits else face.suit[:1]
        return suit + self._letters.get(face.rank, face.rank)

    def rank(self, number: int) -> str:
        """A number as it is printed on the cards: `7`; on ordinary cards also `A`, `J` and `Q`."""
        rank = RANKS[number - 1]
        return self._letters.get(rank, rank) if self.ordinary else str(number)

    def colour(self, colour: str) -> str:
        """The name of a colour, or of the suit that stands for it."""
        if not self.ordinary:
            return colour_name(self.catalogue, colour)
        return self.catalogue.text(f"terms-suit-{SUITS[self.rulebook.material.colours.index(colour)]}")

    def read(self, text: str) -> Card | None:
        """The card that a text names, in letters or in words; None if it names none of this game."""
        return self._typed.get(plain_letters("".join(text.split())))

    def legend(self) -> str:
        """What letters and signs mean."""
        parts = []
        for colour, suit in zip(self.rulebook.material.colours, (*SUITS, ""), strict=False):
            letter = suit[0] if self.ordinary else COLOUR_LETTERS[COLOUR_NAMES.index(colour)]
            sign = shape_sign(self.look, colour) if self.look.colour and not self.ordinary else ""
            if self.ordinary and self.look.suits:
                letter, sign = SUIT_SIGNS[suit], ""
            shown = painted(self.look, suit if self.ordinary else colour, letter + sign)
            typed = f" ({suit[0]})" if self.ordinary and self.look.suits else ""
            parts.append(tie(f"{shown} {self.colour(colour)}{typed}"))
        for card in (Card(WILD), Card(SKIP)):
            name = card_name(self.catalogue, card)
            if self.ordinary:
                name = f"{ordinary_card_name(self.catalogue, ordinary(card, self.rulebook))} = {name}"
            shown = painted(self.look, self._suit(card), self._short(card) + self._shape(card))
            typed = f" ({self.typed(card)})" if self.typed(card) != self._short(card) else ""
            parts.append(tie(f"{shown} {name}{typed}"))
        return ", ".join(parts)

    def _word(self, card: Card) -> str:
        if self.ordinary and card != HIDDEN:
            return ordinary_card_name(self.catalogue, ordinary(card, self.rulebook))
        return card_name(self.catalogue, card)

    def _suit(self, card: Card) -> str:
        if card == HIDDEN:
            return "hidden"
        if card.is_wild or card.is_skip:
            return "wild" if card.is_wild else "skip"
        return ordinary(card, self.rulebook).suit if self.ordinary else card.colour

    def _shape(self, card: Card) -> str:
        """The sign of a colour behind the letter and the number; ordinary cards have that of their suit in front."""
        if not self.look.colour or self.ordinary or card == HIDDEN:
            return ""
        return shape_sign(self.look, self._suit(card))

    def _deck(self) -> list[Card]:
        material = self.rulebook.material
        numbers = range(1, material.numbers + 1)
        colours = [COLOUR_NAMES.index(name) for name in material.colours]
        return [Card(natural(colour, number)) for colour in colours for number in numbers] + [Card(WILD), Card(SKIP)]

    def _names(self, card: Card) -> list[str]:
        """Everything that a person may type for a card; no short form means two cards."""
        names = [str(card), "".join(card_name(self.catalogue, card).split())]
        if card.is_natural:
            for colour in short_colours(self.catalogue, self.rulebook.material.colours, card.colour):
                names += [f"{colour}{card.number}", f"{card.number}{colour}"]
        if self.ordinary:
            names += self._ordinary_names(card)
        return names

    def _ordinary_names(self, card: Card) -> list[str]:
        face = ordinary(card, self.rulebook)
        name = "".join(ordinary_card_name(self.catalogue, face).split())
        letter = _RANK_LETTERS.get(face.rank, face.rank)
        if not face.suit:
            return [letter, name]
        number = str(RANKS.index(face.rank) + 1)
        ranks, suits = {letter, self._letters.get(face.rank, letter), number}, (face.suit[0], SUIT_SIGNS[face.suit])
        return [name, *(text for rank in ranks for suit in suits for text in (suit + rank, rank + suit))]
