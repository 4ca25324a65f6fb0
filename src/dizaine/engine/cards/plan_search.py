"""The best ways to declare the groups of a phase that is not laid yet, and all cards that help with it: one search.

An arrangement is best if the fewest cards are missing, and then if it uses the fewest wilds. A card helps if it is part
of any best arrangement. For groups that are declared, every card that fits one of them is part of some best way to fill
them: it can replace the card in its place. So a search over the declarations finds all cards that help: it visits the
best declarations, except those that cannot show a new card. Of those that can be laid, it keeps one with the most
points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dizaine.engine.cards.cards import WILD
from dizaine.engine.cards.compiled_rules import Rules
from dizaine.engine.cards.declarations import same_as_before
from dizaine.engine.cards.fitting import Fitting, most_filled
from dizaine.engine.cards.pins import Pin
from dizaine.engine.cards.ways import Supply, Way, list_ways
from dizaine.engine.shapes import RUN, family_of

TRIES: Final = 2_000
"""How many declarations a plan tries at the most; beyond that, the best found so far must do."""


class Search:
    """The search over the declarations of all groups of a phase."""

    def __init__(
        self, rules: Rules, phase: int, hand: Sequence[int], pins: Sequence[Pin] = (), tries: int = TRIES
    ) -> None:
        self.rules, self.phase = rules, phase
        self.groups = rules.group_count[phase]
        self.pins = [[pin for pin in pins if pin.group == group] for group in range(self.groups)]
        self.supply = Supply.of(rules, hand, pins)
        self._list_ways()
        self.tries = tries
        self.open = rules.phase_cards[phase] - len(pins) + self.movables
        """The places to fill: those that no pin takes for good."""
        self.missing, self.used, self.dear_used = self.open + 1, -1, -1
        self.best: list[Way] = []
        self.ends_early = False
        """Whether to end as soon as anything is found."""
        self.helping = 0
        """The cards of the best declarations so far."""
        prices = sorted({rules.points[card] for card in self.supply.cards}) or [0]
        self.dear = sum(1 << index for index, card in enumerate(self.supply.cards) if rules.points[card] > prices[0])
        """The cards with more points than the others."""
        self._rest()
        self._descend(0, 0, [], 0, 0, Fitting(), 0)

    def reaches(self, group: int, way: Way) -> bool:
        """Whether no more cards are missing if a group with pins is declared in this way."""
        known = self.missing, self.used, self.dear_used, self.best, self.helping
        ways, self.ways[group] = self.ways[group], [way]
        self.used, self.best, self.ends_early = -1, [], True
        self._rest()
        if not self._hopeless(self.most[0]):
            self._descend(0, 0, [], 0, 0, Fitting(), 0)
        found = bool(self.best)
        self.ways[group], self.ends_early = ways, False
        self.missing, self.used, self.dear_used, self.best, self.helping = known
        return found

    def _list_ways(self) -> None:
        """List the ways of each group; a pinned wild that may stand for any number of a run is one more card."""
        rules, phase = self.rules, self.phase
        self.ways: list[list[Way]] = []
        self.movable = 0
        self.movable_in: list[int] = []
        """The bits of pinned wilds that may move, of all groups and of each."""
        self.like: list[bool] = []
        for group, pins in enumerate(self.pins):
            movable = 0
            if family_of(rules.group_shape[phase][group]) == RUN:
                count = sum(not pin.place for pin in pins)
                movable = (1 << count) - 1 << len(self.supply.cards) + self.movable.bit_count()
            self.movable |= movable
            self.movable_in.append(movable)
            like = bool(same_as_before(rules, phase, group)) and not pins and not self.pins[group - 1]
            self.like.append(like)
            self.ways.append(self.ways[-1] if like else list_ways(rules, phase, group, self.supply, pins, movable))
        self.movables = self.movable.bit_count()

    def _rest(self) -> None:
        """For each group, how much it and the groups after it can use, and which cards; also how many need a card."""
        self.most = [0] * (self.groups + 1)
        self.later = [0] * (self.groups + 1)
        unions = []
        for group in range(self.groups - 1, -1, -1):
            union = 0
            for way in self.ways[group]:
                union |= way.cards
            unions.append(union & ~self.movable)
            self.most[group] = self.most[group + 1] + self.ways[group][0].alone
            self.later[group] = self.later[group + 1] | union
        self.bare = 0
        if self.rules.naturals == 2:
            self.bare = self._bare(
                [
                    union
                    for group, union in zip(range(self.groups - 1, -1, -1), unions, strict=True)
                    if not self.has_natural(group)
                ]
            )

    def has_natural(self, group: int) -> bool:
        return any(pin.card != WILD for pin in self.pins[group])

    @staticmethod
    def _bare(masks: list[int]) -> int:
        """How many of these groups cannot have a natural card of their own (O2)."""
        return len(masks) - most_filled(masks)

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
            if (
                self.tries <= 0
                or (self.ends_early and self.best)
                or self._hopeless(used + way.alone * (likes + 1) + after)
            ):
                return
            self.tries -= 1
            now, state, count = used + way.alone, fitting, fitted
            cards = claimed | way.cards
            if claimed & way.cards:
                state = fitting.copy()
                for other in chosen[fitted:]:
                    state.add(other.places)
                state.add(way.places)
                now, count = state.used, group + 1
            everything = cards | self.later[group + 1]
            hope = min(now + way.alone * likes + after, everything.bit_count())
            if self._hopeless(hope) or (self._settled(hope) and not self._shows_more(everything)):
                continue
            chosen.append(way)
            if group + 1 < self.groups:
                self._descend(group + 1, index if follows else 0, chosen, now, cards, state, count)
            else:
                self._judge(chosen, now, cards)
            chosen.pop()

    def _least(self, used: int) -> int:
        """The fewest cards missing if so many places are filled."""
        return max(self.open - used - self.supply.wilds, self.bare, 0)

    def _hopeless(self, used: int) -> bool:
        least = self._least(used)
        return least > self.missing or (least == self.missing and used < self.used)

    def _settled(self, used: int) -> bool:
        """Whether a branch that fills so many places at the most cannot be better than what is known."""
        return self._least(used) == self.missing and used == self.used

    def _shows_more(self, cards: int) -> bool:
        """Whether a branch may contain a new card, or lay more points."""
        if cards & ~self.helping:
            return True
        return not self.missing and min((cards & self.dear).bit_count(), self.used) > self.dear_used

    def _judge(self, chosen: list[Way], used: int, cards: int) -> None:
        """Compare a complete declaration with the best so far."""
        rules = self.rules
        bare = 0
        if rules.naturals == 1 and used == self.movables and not any(map(self.has_natural, range(self.groups))):
            bare = 1
        elif rules.naturals == 2:
            bare = self._bare(
                [way.cards & ~self.movable for group, way in enumerate(chosen) if not self.has_natural(group)]
            )
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
