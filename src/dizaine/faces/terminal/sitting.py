"""A sitting at one keyboard: it ends with the game, or when the people leave; either way everything is saved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial

from dizaine.faces.lines import tie
from dizaine.faces.player_words import failure_words
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.voice import Voice
from dizaine.game import Game
from dizaine.keeping.save_file import SaveFile
from dizaine.players.answers import PlayerFailed
from dizaine.players.own_players import find_player
from dizaine.players.player import AnyMove, AnyView
from dizaine.table.bots import Bots


class Sitting(ABC):
    """What all games have in common: a beginning, people who may leave, and an end."""

    def __init__(self, console: Console, voice: Voice, save: SaveFile, game: Game) -> None:
        self.console = console
        self.save = save
        self._voice = voice
        self._bots = Bots(game.rulebook, partial(find_player, at_table=True))
        self._people = [number for number, seat in enumerate(voice.seats) if seat.is_person]

    @property
    def several(self) -> bool:
        """Whether more than one person is at the keyboard."""
        return len(self._people) > 1

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
    def _play(self) -> None:
        """Play to the end; raises `Left`."""

    @property
    def _viewer(self) -> int | None:
        """Who reads what is told to everybody: the only person, or none in particular."""
        return None if self.several else self._people[0]

    def _bot_move(self, view: AnyView) -> AnyMove:
        """The move of the bot whose view that is; if it cannot go on, all are told and another one plays for it."""
        assert view.seat is not None
        seat = self._voice.seats[view.seat]
        try:
            return self._bots.move(view, seat.kind)
        except PlayerFailed as failure:
            self.console.say(failure_words(self._voice.catalogue, failure, seat.kind, seat.name, view.seat))
            return self._bots.move(view, seat.kind)

    def _leave(self, *, at_prompt: bool) -> None:
        if not self.console.uncover() and at_prompt:
            self.console.lines([""])
        command = tie("dizaine play --continue")
        self.console.say(self._voice.text("terminal-saved", id=self.save.path.stem, command=command))

    def _say_over(self) -> None:
        """How to see the game again."""
        command = tie(f"dizaine games replay {self.save.path.stem}")
        self.console.say(self._voice.text("terminal-over", command=command))
