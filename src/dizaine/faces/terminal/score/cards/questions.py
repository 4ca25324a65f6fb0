"""A round of cards by questions: who went out, who laid, and what is left."""

from __future__ import annotations

from typing import Final

import msgspec

from dizaine.faces.terminal.commands import as_number
from dizaine.faces.terminal.score.interview import Cancelled, Interview
from dizaine.scorekeeper.forms import CardRound, Hand, Player, Refused, Status

_ABOUT_LEFT: Final = ("points", "card", "cards", "two", "nobody")
"""How refusals begin that another answer to what is left can mend."""


class RoundQuestions:
    """Asks about one round."""

    def __init__(self, interview: Interview, status: Status) -> None:
        self.interview = interview
        self.status = status
        self.players = [player for player in status.players if player.active]

    def ask(self) -> CardRound:
        """The round as it is told, possible or not."""
        out = self._out()
        hands = {player.seat: Hand(seat=player.seat) for player in self.players}
        laid = self._laid(out)
        for player in self.players:
            if player.seat == out or player in laid:
                hands[player.seat] = Hand(seat=player.seat, laid=self._phase(player))
        for player in self.players:
            if player.seat != out and self._counts(out):
                hands[player.seat] = self._with_left(hands[player.seat])
        return CardRound(out=out, hands=list(hands.values()))

    def mend(self, entry: CardRound, refused: Refused) -> CardRound:
        """The round with another answer to what was refused; raises `Cancelled` if that takes a new beginning."""
        if refused.code in ("order-needed", "order-wrong"):
            return msgspec.structs.replace(entry, laid_order=self._order())
        if refused.code.partition("-")[0] not in _ABOUT_LEFT:
            raise Cancelled
        asked = [hand.seat for hand in entry.hands if hand.seat == refused.seat] or [
            hand.seat for hand in entry.hands if hand.seat != entry.out
        ]
        hands = [self._with_left(hand) if hand.seat in asked else hand for hand in entry.hands]
        return msgspec.structs.replace(entry, hands=hands)

    def _counts(self, out: int | None) -> bool:
        """Whether anybody asks what is left: not in a game for places, nor once a replay is won."""
        return not self.status.places and (self.status.stage != "replay" or out is None)

    def _out(self) -> int | None:
        while True:
            answer = self._question("score-ask-out", self.players)
            if as_number(answer) == 0:
                return None
            player = self.interview.find(self.players, answer)
            if player is not None:
                return player.seat
            self.interview.say("score-who", text=answer)

    def _laid(self, out: int | None) -> list[Player]:
        others = [player for player in self.players if player.seat != out]
        message = "score-ask-laid-stopped" if out is None else "score-ask-laid"
        while True:
            answer = self._question(message, others, all=self.interview.catalogue.text("score-word-all"))
            found = self.interview.find_all(others, answer)
            if found is not None:
                return found
            self.interview.say("score-who", text=answer)

    def _phase(self, player: Player) -> int:
        if player.phase:
            return player.phase
        phases = " ".join(map(str, player.left_to_choose))
        return self.interview.number("score-ask-phase", name=player.name, phases=phases)

    def _with_left(self, hand: Hand) -> Hand:
        """A single number is points, anything else is cards."""
        name = self.status.players[hand.seat].name
        answer = self.interview.ask("score-ask-left", name=name)
        points = as_number(answer)
        cards = answer or None if points is None else None
        return Hand(seat=hand.seat, laid=hand.laid, points=points, cards=cards)

    def _order(self) -> list[int]:
        while True:
            answer = self._question("score-ask-order", self.players)
            found = self.interview.find_all(self.players, answer)
            if found is not None:
                return [player.seat for player in found]
            self.interview.say("score-who", text=answer)

    def _question(self, message: str, players: list[Player], **arguments: str) -> str:
        names = [player.name for player in players]
        if message != "score-ask-order":
            arguments["names"] = self.interview.listed(players)
        return self.interview.ask(message, names, **arguments)
