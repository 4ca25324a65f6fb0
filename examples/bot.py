"""A bot of your own against ours: it lays and hits at once, and discards the most expensive card it can spare.

python examples/bot.py [games]
"""

import sys

from dizaine import Card, CardView, Discard, Hit, Lay, Move, Skip, Take
from dizaine.lab import tournament


class Careful:
    """A bot needs only one method: it gets its seat's view and returns a move."""

    def choose(self, view: CardView) -> Move:
        for kind in (Lay, Hit, Skip):
            for move in view.moves:
                if isinstance(move, kind):
                    return move
        throws = [move for move in view.moves if isinstance(move, Discard)]
        if throws:
            return max(throws, key=lambda move: self.points(move.card))
        takes = [move for move in view.moves if isinstance(move, Take)]
        top = view.discard_pile[-1] if view.discard_pile else None
        return takes[0] if takes and top is not None and top.is_wild else view.moves[0]

    def points(self, card: Card) -> int:
        """Keep wilds and skips as long as possible."""
        return card.number if card.is_natural else -1


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    report = tournament("express", ["bot:Careful", "greedy", "random"], games=games, seed=1)
    for rating in report.ratings:
        print(f"{rating.player:12} {rating.rating.value:+5.0f}")
