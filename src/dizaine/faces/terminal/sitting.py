"""A sitting at one keyboard, from the first deal or throw to the last, or until the people leave."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial
from typing import Any

from dizaine.engine.events import Event
from dizaine.faces.lines import tie
from dizaine.faces.player_words import failure_words
from dizaine.faces.terminal.console import Console, Left
from dizaine.game import Game
from dizaine.keeping.save_file import SaveFile
from dizaine.players.answers import PlayerFailed
from dizaine.players.own_players import find_player
from dizaine.players.player import AnyMove
from dizaine.table.bots import Bots


class Sitting(ABC):
    """Asks people, lets bots play; a move is saved before anybody sees what came of it."""

    def __init__(self, console: Console, speaker: Any, vocabulary: Any, game: Game, save: SaveFile) -> None:
        self.console = console
        self.speaker = speaker
        self.vocabulary = vocabulary
        self.game = game
        self.save = save
        self._bots = Bots(game.rulebook, partial(find_player, at_table=True))
        self._people = [number for number, seat in enumerate(speaker.seats) if seat.is_person]

    def run(self) -> None:
        """Play until the game is over or the people leave; both end with a word about it."""
        try:
            self._play()
        except Left as left:
            self._leave(at_prompt=left.at_prompt)
        except KeyboardInterrupt:
            self._leave(at_prompt=True)
        finally:
            self.console.uncover()

    @abstractmethod
    def skip_the_past(self) -> None:
        """Tell only what happens from now on: the game goes on from another day."""

    @abstractmethod
    def _begin(self) -> None:
        """Before anybody is asked."""

    @abstractmethod
    def _ask(self, seat: int) -> AnyMove:
        """A person's move; raises `Left`."""

    @abstractmethod
    def _tell_move(self, seat: int, events: tuple[Event, ...]) -> None:
        """What a move brought, as far as it is told at once."""

    @abstractmethod
    def _end(self) -> None:
        """How the game came out."""

    def _play(self) -> None:
        self._begin()
        while not self.game.is_over:
            seat = self.game.asked
            move = self._ask(seat) if seat in self._people else self._bot_move(seat)
            events = self.game.apply(move)
            self.save.append(self.game)
            self._tell_move(seat, events)
        self._end()
        command = tie(f"dizaine games replay {self.save.path.stem}")
        self.console.say(self.speaker.text("terminal-over", command=command))

    @property
    def several(self) -> bool:
        """Whether more than one person is at the keyboard."""
        return len(self._people) > 1

    @property
    def _viewer(self) -> int | None:
        """Who reads what is told to everybody: the only person, or none in particular."""
        return None if self.several else self._people[0]

    def _bot_move(self, number: int) -> AnyMove:
        """The move of a bot; if it cannot go on, all are told and another one plays for it."""
        seat, view = self.speaker.seats[number], self.game.view(number)
        try:
            return self._bots.move(view, seat.kind)
        except PlayerFailed as failure:
            self.console.say(failure_words(self.speaker.catalogue, failure, seat.kind, seat.name, number))
            return self._bots.move(view, seat.kind)

    def _leave(self, *, at_prompt: bool) -> None:
        if not self.console.uncover() and at_prompt:
            self.console.lines([""])
        command = tie("dizaine play --continue")
        self.console.say(self.speaker.text("terminal-saved", id=self.save.path.stem, command=command))
