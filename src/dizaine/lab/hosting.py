"""Games with guests: players that choose from views, outside the kernel.

The games are those of the playouts, step by step: the same chance from the same seed, and the same policies on all
other seats. A guest that fails has lost its game. A stand-in finishes it, so that it counts normally for the others.
"""

from __future__ import annotations

from typing import Any

from dizaine.engine.bits import members
from dizaine.engine.events import Event
from dizaine.engine.kinds import kind_of
from dizaine.lab.forfeits import Forfeit
from dizaine.lab.kinds import kind_in_lab
from dizaine.lab.plan import Plan
from dizaine.players.answers import PlayerFailed, answer_of
from dizaine.players.own_players import PlayerError, find_player
from dizaine.players.player import AnyPlayer
from dizaine.players.registry import STAND_IN
from dizaine.views.kinds import see


class Host:
    """Play games of a plan with guests one by one, and count them."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._kind = kind_of(plan.book)
        self._lab = kind_in_lab(plan.book)
        self.bench = self._lab.new_bench(plan.book, plan.lineup)
        if any(player.is_own for player in plan.players):  # built-in players need no history
            self.bench.events.muted = 0
        self._guests: dict[int, AnyPlayer] = {}
        self._seen: dict[int, list[Event]] = {}
        self._forfeits: list[Forfeit] = []

    def play(self, number: int, place: int, most: int) -> tuple[Forfeit, ...]:
        """Play the game of a number up to `most` decisions, and store its result at `place`. Returns the forfeits."""
        self._begin(number)
        decisions = 0
        while not self._kind.is_over(self.bench.state) and decisions < most:
            decisions += self._step()
        self._settle()
        self._lab.count(self.bench, place, decisions)
        return tuple(self._forfeits)

    def _begin(self, number: int) -> None:
        """Set up a game with guests who have seen no other."""
        self._forfeits, self._guests = [], {}
        for seat in self._plan.guests:
            try:
                self._guests[seat] = self._plan.players[seat].make(self._plan.book)
            except PlayerError as error:
                self._replace(seat, PlayerFailed("raised", error.detail))
        self._seen = {seat: [] for seat in self._guests}
        self._lab.begin(self.bench, number)
        self._record_events()

    def _step(self) -> int:
        """Continue by one chance input or one decision. Returns the number of decisions."""
        state = self.bench.state
        if not self._kind.awaits_chance(state) and (seat := self._kind.asked(state)) in self._guests:
            self.bench.move.assign(self._kind.to_row(self.bench.rules, self._answer(seat)))
        decisions = self._lab.step(self.bench)
        self._record_events()
        return decisions

    def _record_events(self) -> None:
        """Add what happened to the history of each guest."""
        events = self._kind.read_events(self._plan.book, self.bench.state.players, self.bench.events)
        for guest, seen in self._seen.items():
            seen += [event.seen_by(guest) for event in events]

    def _answer(self, seat: int) -> Any:
        """A guest's move, or that of its stand-in."""
        view = see(self._plan.book, seat, self.bench.state, tuple(self._seen[seat]))
        try:
            return answer_of(self._guests[seat], view)
        except PlayerFailed as failure:
            self._replace(seat, failure)
            return answer_of(self._guests[seat], view)

    def _replace(self, seat: int, failure: PlayerFailed) -> None:
        self._forfeits.append(Forfeit(seat, self._plan.bots[seat], failure.reason, failure.detail))
        self._guests[seat] = find_player(STAND_IN, self._plan.book.kind).make(self._plan.book)

    def _settle(self) -> None:
        """Correct the winners: the best of those who did not forfeit win. If all did, the best of all win."""
        lost = {forfeit.seat for forfeit in self._forfeits}
        if lost:
            standings = self._kind.standings(self.bench.rules, self.bench.state)
            others = [standing for standing in standings if standing.seat not in lost] or standings
            winners = [seat for seat in members(self.bench.state.winners) if seat not in lost]
            first = [standing.seat for standing in others if standing.place == others[0].place]
            self.bench.state.winners = sum(1 << seat for seat in winners or first)
