"""The error for commands that a table does not carry out."""


class CommandRefused(Exception):
    """A command that changed nothing: the reason, and the rule if it is one of the game's."""

    def __init__(self, reason: str, rule: str = "", detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.detail = detail
