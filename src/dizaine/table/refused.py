"""What a table answers to a command that it does not carry out."""


class CommandRefused(Exception):
    """A command that changed nothing: the reason, and the rule if it is one of the game's."""

    def __init__(self, reason: str, rule: str = "", detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.detail = detail
