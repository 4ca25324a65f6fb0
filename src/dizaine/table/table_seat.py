"""One seat of a table: who has it, who had it, and who has it from the next deal on."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class TableSeat:
    """The state of one seat at a table.

    Nobody may look into a hand that was dealt to another person. So a seat changes hands only with a deal; and what is
    given back at once, to a person whom the host removed, is what nobody else has had in between.
    """

    kind: str = "open"
    """open, person or bot."""
    name: str = ""
    bot: str = ""
    token: str = ""
    """The hash of the token that opens the seat."""
    next_token: str = ""
    """The hash of a token that opens the seat from `next_round` on: a link made by a host who is somebody else, or the
    token of somebody whose request was granted."""
    next_round: int = 0
    next_name: str = ""
    """The name of the person who has the seat from `next_round` on; empty if it is the same person."""
    held_since: int = 0
    """The update from which on the seat belongs to the current token; earlier ones may show another person's cards."""
    since: int = 0
    """The update with which the person sat down."""
    standing_in: bool = False
    """Whether a bot currently plays for the absent person."""
    stood_in: bool = False
    """The same according to the log, which everybody has seen; it may be a moment behind."""
    former: str = ""
    """The hash of the token of the person from whom a bot took over; with it the host can give the seat back."""
    asked_name: str = ""
    asked_token: str = ""
    """The name, and the hash of the token, of somebody who asks for the seat and waits for the host's answer."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.standing_in

    @property
    def is_wanted(self) -> bool:
        """Whether somebody asks for the seat, or has it from the next deal on."""
        return bool(self.asked_name or self.next_name)

    @property
    def person_at_rematch(self) -> tuple[str, str] | None:
        """The name and the token of the person who has the seat at the next table, if it is a person."""
        if self.next_name:
            return self.next_name, self.next_token
        if self.former or self.kind == "person":
            return self.name, self.former or self.token
        return None

    def hand_to_bot(self, name: str, bot: str, former: str = "") -> None:
        """Let a bot play, also for a person; requests for the seat remain."""
        if self.kind == "person":
            # Earlier versions wrote no token; it is known unless the seat was about to get another one.
            self.former = former or ("" if self.next_token else self.token)
            if not self.next_name:
                self.next_token = ""
        self.kind, self.name, self.bot, self.token, self.standing_in = "bot", name, bot, "", False
        self.stood_in = False

    def restore(self, name: str) -> None:
        """Give a removed person the seat back; that ends all requests for it."""
        self.kind, self.name, self.bot, self.token, self.former = "person", name, "", self.former, ""
        self.standing_in = self.stood_in = False
        self.deny()

    def renew(self, token: str, first_round: int) -> None:
        """Use a new token from a round on. One that is valid at once also cancels one that is waiting."""
        if not first_round:
            self.token, self.next_token, self.next_name = token, "", ""
            return
        if self.next_token and self.next_round < first_round:
            self.token = self.next_token  # its round has begun; a table that is being loaded may not be told so
        self.next_token, self.next_round, self.next_name = token, first_round, ""

    def grant(self, first_round: int, seq: int) -> None:
        """Give the seat to whoever asks for it, from a round on, or at once with update `seq`."""
        self.next_token, self.next_round, self.next_name = self.asked_token, first_round, self.asked_name
        self.asked_name = self.asked_token = ""
        if not first_round:
            self.change_hands(seq)

    def deny(self) -> None:
        """End a request for the seat, granted or not."""
        if self.next_name:
            self.next_token = self.next_name = ""
        self.asked_name = self.asked_token = ""

    def change_hands(self, seq: int) -> None:
        """Let the waiting token take effect with update `seq`; those before open nothing any more."""
        self.token, self.next_token, self.held_since = self.next_token, "", seq
        if self.next_name:
            self.kind, self.name, self.bot, self.former, self.standing_in = "person", self.next_name, "", "", False
            self.next_name, self.since, self.stood_in = "", seq, False
