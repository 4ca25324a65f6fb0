"""Simulations with guests, of cards and of dice: always plain, for nobody's own code is compiled."""

from __future__ import annotations

from concurrent.futures import Executor

from dizaine.engine.cards.state import DEAL, LOT
from dizaine.lab.dice_games.plan import DicePlan
from dizaine.lab.dice_games.playouts import count_dice_game
from dizaine.lab.dice_games.tally import DICE_DECISIONS, DICE_MEASURES, DiceTally
from dizaine.lab.forfeits import Count, Forfeits
from dizaine.lab.hosting import CardHost, DiceHost
from dizaine.lab.plan import Plan
from dizaine.lab.playouts import count_game
from dizaine.lab.tally import DECISIONS, Tally, begin_count, count_round, note_deal
from dizaine.lab.workers import here_or_processes


class HostedBackend:
    """What both have in common. Several workers are several processes."""

    name = "plain"

    def executor(self, workers: int) -> Executor:
        """Processes of their own, if there are several."""
        return here_or_processes(workers)


class HostedCards(HostedBackend):
    """Card games with guests."""

    def run(self, plan: Plan, first: int, count: int) -> Count[Tally]:
        """Play the games of a plan from one number on, and count them."""
        host, tally, forfeits = CardHost(plan), Tally(), Forfeits()
        rules, state = host.rules, host.state
        for number in range(first, first + count):
            host.begin(number)
            begin_count(tally)
            decisions = 0
            while not host.is_over:
                before = state.stage
                if before == DEAL:
                    note_deal(rules, state, tally)
                decisions += host.step()
                if before != LOT and (state.stage == DEAL or host.is_over):
                    count_round(rules, state, tally)
            host.settle()
            tally.value[DECISIONS] = decisions
            count_game(state, host.lineup, tally)
            forfeits = forfeits.plus(Forfeits.of_game(host.forfeits))
        return Count(tally, forfeits)


class HostedDice(HostedBackend):
    """Games of dice with guests."""

    def run(self, plan: DicePlan, first: int, count: int) -> Count[DiceTally]:
        """Play the games of a plan from one number on, and count them."""
        host, tally, forfeits = DiceHost(plan), DiceTally(), Forfeits()
        for number in range(first, first + count):
            host.begin(number)
            tally.value[:] = [0] * DICE_MEASURES
            while not host.is_over:
                tally.value[DICE_DECISIONS] += host.step()
            host.settle()
            count_dice_game(host.rules, host.state, host.lineup, tally)
            forfeits = forfeits.plus(Forfeits.of_game(host.forfeits))
        return Count(tally, forfeits)
