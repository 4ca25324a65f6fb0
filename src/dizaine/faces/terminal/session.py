"""A game played by the people at one keyboard, until it is over or they leave."""

from __future__ import annotations

from abc import ABC, abstractmethod

from dizaine.client.errors import ClientError
from dizaine.engine.events import Event
from dizaine.engine.moves import AnyMove
from dizaine.faces.lines import tie
from dizaine.faces.player_words import failure_words
from dizaine.faces.terminal.commands import Commands
from dizaine.faces.terminal.console import Console, Left
from dizaine.faces.terminal.dialogue import Dialogue
from dizaine.faces.terminal.entrance import Entrance
from dizaine.faces.terminal.played import Played
from dizaine.faces.terminal.taking_back import TakeBack
from dizaine.faces.terminal.voice import Voice
from dizaine.table.log import TakenBack


class Session(Dialogue, ABC):
    """Asks people and lets bots play. Every move is stored before its result is shown."""

    def __init__(
        self, console: Console, speaker: Voice, vocabulary: Commands, game: Played, entrance: Entrance
    ) -> None:
        super().__init__(console, speaker, vocabulary)
        self.game = game
        self.entrance = entrance
        self._people = [number for number, seat in enumerate(speaker.seats) if seat.is_person]

    def run(self) -> None:
        """Play until the game is over or the people leave, and say which it was."""
        try:
            self._play()
        except Left as left:
            self._leave(at_prompt=left.at_prompt)
        except KeyboardInterrupt:
            self._leave(at_prompt=True)
        except ClientError:
            self.console.uncover()
            self.say("terminal-server-gone")
            self._leave(at_prompt=False)
        finally:
            self.console.uncover()

    @abstractmethod
    def skip_the_past(self) -> None:
        """Tell only what happens from now on, when a game is continued."""

    def _begin(self) -> None:
        """Prepare the screen before anybody is asked."""

    @abstractmethod
    def _ask(self, seat: int) -> AnyMove | TakeBack:
        """A person's move, or the wish to take the last one back; raises `Left`."""

    def _tell_move(self, seat: int, events: tuple[Event | TakenBack, ...]) -> None:
        """Tell the result of a move, unless that can wait until somebody is asked again."""

    @abstractmethod
    def _end(self) -> None:
        """Show the final standings."""

    def _play(self) -> None:
        self._begin()
        while not self.game.is_over:
            seat, told = self.game.asked, len(self.game.seen(self._viewer))
            if seat in self._people:
                self._act(seat, self._ask(seat))
            elif failure := self.game.go_on(seat):
                bot = self.speaker.seats[seat]
                self.console.say(failure_words(self.speaker.catalogue, failure, bot.kind, bot.name, seat))
            self._tell_move(seat, self.game.seen(self._viewer)[told:])
        self._end()
        if self.entrance.number:
            self.say("analyse-after", command=tie(f"dizaine analyse {self.entrance.number}"))
            self.say("terminal-over", command=tie(f"dizaine games replay {self.entrance.number}"))

    def _act(self, seat: int, answer: AnyMove | TakeBack) -> None:
        """Do what a person wants; say why not if that is refused."""
        if isinstance(answer, TakeBack):
            if reason := self.game.take_back(seat):
                self.say(f"page-problem-{reason}", detail="")
        elif not self.game.play(seat, answer):
            self.say("terminal-too-late")

    @property
    def _viewer(self) -> int | None:
        """Whose view is shown to all: the only person's, or a spectator's if there are several people."""
        return None if self.speaker.several else self._people[0]

    def _leave(self, *, at_prompt: bool) -> None:
        if not self.console.uncover() and at_prompt:
            self.console.lines([""])
        if self.entrance.number:
            self.say("terminal-saved", id=str(self.entrance.number), command=tie("dizaine play --continue"))
        else:
            self.say("terminal-left-table", command=tie(f"dizaine play --join {self.entrance.link}"))
