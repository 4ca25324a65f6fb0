"""Bots as users write them: good ones, and ones that fail in every way."""

from time import sleep

from dizaine.engine.cards.events import HandDealt, RoundStarted
from dizaine.engine.cards.moves import Discard, Draw, Move
from dizaine.engine.dice.moves import Move as DiceMove
from dizaine.engine.dice.moves import Stop
from dizaine.players.cards.players import PolicyPlayer
from dizaine.players.dice.players import PolicyPlayer as DicePlayer
from dizaine.views.cards.view import CardView
from dizaine.views.dice.view import DiceView


class Same:
    """Plays as `greedy` does, cards and dice."""

    games = ("cards", "dice")

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        return PolicyPlayer("greedy").choose(view) if isinstance(view, CardView) else DicePlayer("greedy").choose(view)


class Remembering(Same):
    """Wants to know how its game began."""

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        if isinstance(view, CardView):
            dealt = [event for event in view.round_history if isinstance(event, HandDealt) and event.seat == view.seat]
            assert isinstance(view.round_history[0], RoundStarted)
            assert len(dealt) == 1
            assert "?" not in str(dealt[0])
        assert view.history
        return super().choose(view)


class Raising(Same):
    """Raises an error in the second round, or in the second turn."""

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        if view.state.round > 1:
            raise ZeroDivisionError("no cards, no points")
        return super().choose(view)


class Quitting(Same):
    """Tries to end the program."""

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        raise SystemExit(3)


class Hanging(Same):
    """Never answers."""

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        sleep(3600)
        return super().choose(view)


class Counting(Same):
    """Fails in its third answer, so one can see whether it is still the same player."""

    def __init__(self) -> None:
        self.answers = 0

    def choose(self, view: CardView | DiceView) -> Move | DiceMove:
        self.answers += 1
        if self.answers > 2:
            raise OverflowError("enough")
        return super().choose(view)


class Silent:
    """Answers with something that is no move."""

    def choose(self, view: CardView) -> None:
        return None


class Talking:
    """Answers with the text of a move."""

    def choose(self, view: CardView) -> str:
        return str(view.canonical_moves()[0])


class Foreign:
    """Answers with a move of the other game."""

    def choose(self, view: CardView) -> Move | DiceMove:
        return Stop(view.asked)


class Hollow:
    """Answers with a move that holds nonsense."""

    def choose(self, view: CardView) -> Move:
        return Discard(view.asked, "the best one")  # type: ignore[arg-type]


class Cheating:
    """Draws again and again."""

    def choose(self, view: CardView) -> Move:
        return Draw(view.asked)


class Usurping:
    """Moves for somebody else."""

    def choose(self, view: CardView) -> Move:
        return Draw(1 - view.asked)


class Needy(Same):
    """Raises an error when it is created."""

    def __init__(self, strength: int) -> None:
        self.strength = strength


class OnlyDice:
    """Does not play cards."""

    games = ("dice",)

    def choose(self, view: DiceView) -> DiceMove:
        return Stop(view.state.seat)


not_a_player = 7
