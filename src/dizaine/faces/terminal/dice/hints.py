"""Hints for a turn of a dice game: exact ones if the game is solved, else what the greedy player would do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from dizaine.engine.dice.moves import Stop
from dizaine.faces.lines import tie
from dizaine.faces.terminal.dice.speaker import DiceSpeaker
from dizaine.faces.terminal.dice.vocabulary import DICE_LETTERS, DiceVocabulary
from dizaine.players.dice.keep import Keep
from dizaine.players.dice.moment import Moment, gives_up, moment_of
from dizaine.players.dice.players import PolicyPlayer
from dizaine.players.dice.policy import DicePolicy, load_policy
from dizaine.rulebooks.dice import DiceBook, dice_editions
from dizaine.views.dice.view import DiceView
from dizaine.words.numbers import percent

_LEAST_COST: Final = 0.005
"""A choice that costs fewer points than this counts as equal."""

Kept = tuple[int, ...]
"""Dice to keep, counted from 1."""


class Adviser:
    """Gives the hints of one game. The stored solution is read at the first hint, since most people ask for none."""

    def __init__(self, rulebook: DiceBook, vocabulary: DiceVocabulary, speaker: DiceSpeaker) -> None:
        self.rulebook = rulebook
        self.vocabulary = vocabulary
        self.speaker = speaker

    @cached_property
    def policy(self) -> DicePolicy | None:
        """The exact solution, if this person's machine has it."""
        return load_policy(self.rulebook)

    def lines(self, view: DiceView, considered: Kept | None) -> Iterator[str]:
        """The sentences of a hint; `considered` are the dice that the person would keep."""
        if self.policy is None:
            yield from self._greedy(view, considered)
        else:
            yield from self._exact(view, self.policy, considered)

    def _exact(self, view: DiceView, policy: DicePolicy, considered: Kept | None) -> Iterator[str]:
        """The best dice to keep, with their chance and gain over stopping, and what the considered ones would cost."""
        speaker, moment = self.speaker, moment_of(view, policy)
        if not moment.counts_points:
            yield from self._by_chance(view, moment, considered)
            return
        best, stopping = moment.best(), moment.stopping()
        yield speaker.text("terminal-hint", input=self._typed(view, _from_one(best)))
        if gives_up(view, best.dice):
            yield speaker.text("terminal_dice-hint-give-up", cost=self.rulebook.failure_cost)
        else:
            yield self._why(view, best, stopping)
        if considered is not None:
            other = moment.keep([die - 1 for die in considered])
            cost = best.value - other.value
            yield speaker.text(
                "terminal_dice-hint-wish" if cost > _LEAST_COST else "terminal_dice-hint-wish-equal",
                input=self._typed(view, considered),
                chance=percent(speaker.catalogue, other.chance, 1),
                cost=round(cost, 2),
            )
        if speaker.alone:
            column = view.column(0)
            # the running total does not have the cost of failures so far yet (D12)
            final = column.total + best.value - sum(column.failures) * self.rulebook.failure_cost
            yield speaker.text("terminal_dice-hint-final", points=round(final, 1))
        else:
            yield speaker.text(f"terminal_dice-hint-{'run' if moment.aim == 'run' else 'several'}")

    def _why(self, view: DiceView, best: Keep, stopping: Keep) -> str:
        """The chance of the best keep, and its gain over stopping."""
        assert view.turn_phase is not None
        return self.speaker.text(
            "terminal_dice-hint-stop" if len(best.dice) == len(view.dice) else "terminal_dice-hint-keep",
            phase=view.turn_phase.number,
            chance=percent(self.speaker.catalogue, best.chance, 1),
            gain=round(best.value - stopping.value, 1),
        )

    def _by_chance(self, view: DiceView, moment: Moment, considered: Kept | None) -> Iterator[str]:
        """The best dice to keep to win or to make the phase, with their chance and that of the considered ones."""
        speaker, best = self.speaker, moment.best()
        assert view.turn_phase is not None
        yield speaker.text("terminal-hint", input=self._typed(view, _from_one(best)))
        chance = percent(speaker.catalogue, moment.chance(best), 1)
        yield speaker.text(f"terminal_dice-hint-{moment.aim}", phase=view.turn_phase.number, chance=chance)
        if considered is not None:
            other = moment.keep([die - 1 for die in considered])
            chance = percent(speaker.catalogue, moment.chance(other), 1)
            message = f"terminal_dice-hint-{moment.aim}-wish"
            yield speaker.text(message, input=self._typed(view, considered), chance=chance)

    def _greedy(self, view: DiceView, considered: Kept | None) -> Iterator[str]:
        """What the greedy player would do, and how to get exact hints."""
        speaker, kept = self.speaker, greedy_keep(view)
        assert view.turn_phase is not None
        yield speaker.text("terminal-hint", input=self._typed(view, kept))
        if view.made is not None:
            stops = len(kept) == len(view.dice)
            message = "terminal_dice-hint-made" if stops else "terminal_dice-hint-made-more"
            yield speaker.text(message, points=view.made.points)
        else:
            wanted = sum(group.size for group in view.turn_phase.groups)
            yield speaker.text("terminal_dice-hint-greedy", kept=len(kept), wanted=wanted)
        message = "terminal_dice-hint-solve" if considered is None else "terminal_dice-hint-solve-wish"
        yield speaker.text(message, command=tie(self._solve_command()))

    def _solve_command(self) -> str:
        """The command that solves this book; a book that is not an edition is named by its file."""
        book = self.rulebook.id
        if book == dice_editions[0]:
            return "dizaine dice solve"
        return f"dizaine dice solve --edition {book if book in dice_editions else f'{book}.toml'}"

    def _typed(self, view: DiceView, kept: Kept) -> str:
        """What a person would type to keep these dice."""
        if len(kept) == len(view.dice):
            return DICE_LETTERS["stop"]
        if not kept:
            return f"{DICE_LETTERS['roll']} {self.vocabulary.local['all']}"
        return f"{DICE_LETTERS['keep']} {' '.join(map(str, kept))}"


def greedy_keep(view: DiceView) -> Kept:
    """The dice that the greedy player keeps; all of them where it stops."""
    move = PolicyPlayer("greedy").choose(view)
    everything = range(1, len(view.dice) + 1)
    return tuple(everything) if isinstance(move, Stop) else tuple(die for die in everything if die not in move.dice)


def missing_dice(view: DiceView) -> int:
    """How many dice the phase still lacks at least."""
    if view.turn_phase is None or view.made is not None:
        return 0
    return sum(group.size for group in view.turn_phase.groups) - len(greedy_keep(view))


def _from_one(keep: Keep) -> Kept:
    return tuple(die + 1 for die in keep.dice)
