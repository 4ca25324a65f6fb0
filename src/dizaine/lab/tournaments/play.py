"""The blocks of a tournament, played on any backend."""

from __future__ import annotations

from dizaine.lab.backends import Backend
from dizaine.lab.plan import Plan
from dizaine.lab.results import CHUNK, ENDLESS
from dizaine.lab.tournaments.blocks import Block, GameResult
from dizaine.lab.tournaments.plan import TournamentPlan


def play_deals(backend: Backend, plan: Plan, first: int, count: int, most: int = ENDLESS) -> list[GameResult]:
    """The games of some deals, at most a chunk of them, each up to a number of decisions."""
    played, seats = backend.play(plan, first, count, most), len(plan.bots)
    forfeits = played.forfeits or [()] * count
    return [GameResult.of(played.results, game, seats, forfeits[game]) for game in range(count)]


def play_blocks(backend: Backend, plan: TournamentPlan, first: int, count: int) -> list[Block]:
    """Some blocks in a row, in the order of their numbers."""
    blocks: dict[int, Block] = {}
    for span in plan.spans(first, count):
        pairing = plan.pairings[span.pairing]
        lineups = [Plan(plan.book, pairing.lineup(plan.seats, place), plan.seed) for place in range(plan.seats)]
        for deal in range(span.first, span.first + span.deals, CHUNK):
            deals = min(CHUNK, span.first + span.deals - deal)
            rotations = [play_deals(backend, lineup, deal, deals) for lineup in lineups]
            for index, games in enumerate(zip(*rotations, strict=True)):
                blocks[plan.blocks(deal + index) + span.pairing] = Block(games)
    return [blocks[number] for number in range(first, first + count)]
