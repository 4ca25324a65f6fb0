"""A source of chance that puts given cards at given places and records what it was asked for."""

from collections.abc import Iterable, Sequence

from dizaine import Card, Game


class StackedDeck:
    """A source of chance that puts given cards at a given place, and numbered cards before them.

    `lots` and `orders` record its calls: the numbers of players, and the cards to shuffle.
    """

    def __init__(self, named: str = "", *, after: int = 0, lot: int = 0) -> None:
        self._named = [Card.from_text(card) for card in named.split()]
        self._after = after
        self._lot = lot
        self.lots: list[int] = []
        self.orders: list[str] = []

    def lot(self, count: int) -> int:
        self.lots.append(count)
        return self._lot

    def order(self, cards: Sequence[Card]) -> Sequence[Card]:
        self.orders.append(as_text(cards))
        rest = sorted(cards)
        named = [card for card in self._named if card in rest]
        for card in named:
            rest.remove(card)
        return [*rest[: self._after], *named, *rest[self._after :]]


def deal(edition: str, turned: str, *, players: int = 3, lot: int = 0) -> Game:
    """A new game in which these cards follow the deal, the first of them turned up; hands are numbered cards."""
    hand = 5 if edition.startswith("express") else 10
    return Game.new(edition, players=players, chance=StackedDeck(turned, after=players * hand, lot=lot))


def with_chance(game: Game, chance: StackedDeck) -> Game:
    """The same position with another source of chance."""
    return Game.from_position(game.position(), chance=chance)


def as_text(cards: Iterable[int]) -> str:
    """Cards in the engine's order: red yellow green blue orange, then W, then S."""
    return " ".join(str(Card(card)) for card in sorted(cards))


def whole_deck(edition: str) -> str:
    """Every card of an edition by M1 to M4, in the engine's order."""
    short = edition.startswith("express")
    colours = "ryg" + ("o" if edition.startswith("classic") else "b")
    numbered = [f"{colour}{number}" for colour in colours for number in range(1, 13)]
    if short:
        return " ".join([*numbered, *"WWW", *"SSS"])
    return " ".join([*(card for card in numbered for _ in range(2)), *"W" * 8, *"S" * 4])
