"""The best ways to declare the groups of a phase that is not laid yet, and all cards that help with it: one search.

An arrangement is best if the fewest cards are missing, and then if it uses the fewest wilds. A card helps if it is part
of any best arrangement. For groups that are declared, every card that fits one of them is part of some best way to fill
them: it can replace the card in its place. So a search over the declarations finds all cards that help: it visits the
best declarations, except those that cannot show a new card. Of those that can be laid, it keeps one with the most
points.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from dizaine.engine.cards.cards import WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import same_as_before
from dizaine.engine.cards.fitting import Fitting, most_filled
from dizaine.engine.cards.pins import Pin
from dizaine.engine.cards.ways import Supply, Way, list_ways
from dizaine.engine.shapes import RUN, family_of

TRIES: Final = 1_000
"""How many declarations a plan tries at the most; beyond that, the best found so far must do."""


class Search:
    """The search over the declarations of all groups of a phase."""

    def __init__(
        self,
        rules: Rules,
        phase: int,
        hand: Sequence[int],
        pins: Sequence[Pin] = (),
        *,
        tries: int = TRIES,
        enough: int = -1,
    ) -> None:
        """Search through at most so many declarations, and only until no more than `enough` cards are missing."""
        self.rules, self.phase = rules, phase
        self.groups = rules.group_count[phase]
        self.pins = [[pin for pin in pins if pin.group == group] for group in range(self.groups)]
        self.natural = [any(pin.card != WILD for pin in pinned) for pinned in self.pins]
        """Whether a natural card is pinned, for each group."""
        self.supply = Supply.of(rules, hand, pins)
        self.like: list[bool] = []
        """Whether a group is like the one before, pins included, so that their order does not matter."""
        self.ways: list[list[Way]] = []
        self.movable_in: list[int] = []
        """The bits of the pinned wilds that may move, for each group."""
        self.movable = 0
        """Those of all groups."""
        self._list_ways()
        self.movables = self.movable.bit_count()
        self.tries = tries
        self.open = rules.phase_cards[phase] - len(pins) + self.movables
        """The places to fill: those that no pin takes for good."""
        self.missing, self.used, self.dear_used = self.open + 1, -1, -1
        self.best: list[Way] = []
        self.enough = enough
        self.helping = 0
        """The cards of the best declarations so far."""
        prices = sorted({rules.points[card] for card in self.supply.cards}) or [0]
        self.dear = sum(1 << index for index, card in enumerate(self.supply.cards) if rules.points[card] > prices[0])
        """The cards with more points than the others."""
        self._look_ahead()
        self._descend(0, 0, [], 0, 0, Fitting(), 0)

    def might_reach(self, group: int, way: Way) -> bool:
        """A quick test for `reaches`, with false positives but no false negatives."""
        return self._least(self.most[0] - self.ways[group][0].alone + way.alone) <= self.missing

    def reaches(self, group: int, way: Way) -> bool:
        """Whether no more cards are missing if a group with pins is declared in this way."""
        if self.tries <= 0 or not self.might_reach(group, way):
            return False
        known = self.missing, self.used, self.dear_used, self.best, self.helping
        ways, self.ways[group] = self.ways[group], [way]
        like = self.like
        self.like = [False] * self.groups
        self.used, self.best, self.enough = -1, [], self.missing
        self._look_ahead()
        self._descend(0, 0, [], 0, 0, Fitting(), 0)
        found = bool(self.best)
        self.ways[group], self.like = ways, like
        self._look_ahead()
        self.missing, self.used, self.dear_used, self.best, self.helping = known
        return found

    def _list_ways(self) -> None:
        """List the ways of each group; a pinned wild that may stand for any number of a run is one more card."""
        rules, phase = self.rules, self.phase
        for group, pins in enumerate(self.pins):
            movable = 0
            if family_of(rules.group_shape[phase][group]) == RUN:
                count = sum(not pin.place for pin in pins)
                movable = (1 << count) - 1 << len(self.supply.cards) + self.movable.bit_count()
            self.movable |= movable
            self.movable_in.append(movable)
            like = bool(same_as_before(rules, phase, group)) and _alike(pins, self.pins[group - 1])
            self.like.append(like)
            same = like and not pins
            self.ways.append(self.ways[-1] if same else list_ways(rules, phase, group, self.supply, pins, movable))

    def _look_ahead(self) -> None:
        """For each group, how much it and the groups after it can use at the most, and which cards."""
        self.most = [0] * (self.groups + 1)
        self.later = [0] * (self.groups + 1)
        self.usable = [reduce(or_, [way.cards for way in ways]) for ways in self.ways]
        for group in range(self.groups - 1, -1, -1):
            self.most[group] = self.most[group + 1] + self.ways[group][0].alone
            self.later[group] = self.later[group + 1] | self.usable[group]
        self.bare = self._bare([])

    def _bare(self, chosen: list[Way]) -> int:
        """How many groups cannot have a natural card of their own (O2), whatever is chosen for the rest."""
        if self.rules.naturals < 2:
            return 0
        masks = [way.cards for way in chosen] + self.usable[len(chosen) :]
        asking = [mask & ~self.movable for mask, natural in zip(masks, self.natural, strict=True) if not natural]
        return len(asking) - most_filled(asking)

    def _descend(
        self, group: int, first: int, chosen: list[Way], used: int, claimed: int, fitting: Fitting, fitted: int
    ) -> None:
        """Choose a way for a group and those after it. The first `fitted` of the chosen groups are in `fitting`."""
        follows = group + 1 < self.groups and self.like[group + 1]
        likes = 0
        while group + 1 + likes < self.groups and self.like[group + 1 + likes]:
            likes += 1
        after = self.most[group + 1 + likes]
        ways = self.ways[group]
        for index in range(first, len(ways)):
            way = ways[index]
            if self.tries <= 0 or self._hopeless(used + way.alone * (likes + 1) + after):
                return
            if self.best and self.missing <= self.enough:
                return
            self.tries -= 1
            now, state, count = used + way.alone, fitting, fitted
            cards = claimed | way.cards
            everything = cards | self.later[group + 1]
            if self._is_idle(min(now + way.alone * likes + after, everything.bit_count()), everything):
                continue
            if claimed & way.cards:
                state = fitting.copy()
                for other in chosen[fitted:]:
                    state.add(other.places)
                state.add(way.places)
                now, count = state.used, group + 1
                if self._is_idle(min(now + way.alone * likes + after, everything.bit_count()), everything):
                    continue
            chosen.append(way)
            if group + 1 == self.groups:
                self._judge(chosen, now, cards)
            elif self._bare(chosen) <= self.missing:
                self._descend(group + 1, index if follows else 0, chosen, now, cards, state, count)
            chosen.pop()

    def _least(self, used: int) -> int:
        """The fewest cards missing if so many places are filled."""
        return max(self.open - used - self.supply.wilds, self.bare, 0)

    def _hopeless(self, used: int) -> bool:
        least = self._least(used)
        return least > self.missing or (least == self.missing and used < self.used)

    def _is_idle(self, used: int, cards: int) -> bool:
        """Whether a branch that fills so many places at the most, with these cards, adds nothing to what is known.

        It is no better, and contains no new card, nor a lay with more points.
        """
        least = self._least(used)
        if least != self.missing or used != self.used:
            return least > self.missing or (least == self.missing and used < self.used)
        if cards & ~self.helping:
            return False
        return self.missing > 0 or min((cards & self.dear).bit_count(), used) <= self.dear_used

    def _judge(self, chosen: list[Way], used: int, cards: int) -> None:
        """Compare a complete declaration with the best so far."""
        bare = self._bare(chosen)
        if self.rules.naturals == 1 and used == self.movables and not any(self.natural):
            bare = 1
        missing = max(self.open - used - self.supply.wilds, bare, 0)
        if (missing, -used) > (self.missing, -self.used):
            return
        better = (missing, -used) < (self.missing, -self.used)
        dear_used = 0
        if not missing and (better or min((cards & self.dear).bit_count(), used) > self.dear_used):
            dear_used = most_filled(place & (self.dear | self.movable) for way in chosen for place in way.places)
        if better:
            self.missing, self.used, self.helping, self.dear_used = missing, used, 0, -1
        self.helping |= cards & ~self.movable
        if dear_used > self.dear_used:
            self.best, self.dear_used = chosen[:], dear_used


def _alike(pins: Sequence[Pin], others: Sequence[Pin]) -> bool:
    """Whether two groups have the same pins."""
    return sorted((pin.card, pin.number, pin.colour) for pin in pins) == sorted(
        (pin.card, pin.number, pin.colour) for pin in others
    )
