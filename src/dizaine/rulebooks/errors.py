"""The errors of this package: each names the field, the reason and the rule that is at stake."""


class DizaineError(Exception):
    """The common ancestor, so that a caller can catch whatever this library refuses."""


class RulebookError(DizaineError):
    """A rulebook, a variant or a number of players that makes no sense.

    The three parts stay apart, so that a screen can point at the field and open the page of the rule.
    """

    def __init__(self, field: str, reason: str, rule: str) -> None:
        super().__init__(field, reason, rule)
        self.field = field
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.reason} ({self.rule})"


class UnknownEdition(RulebookError):
    """The name before the first `+` is neither one of our editions nor a file of one's own."""
