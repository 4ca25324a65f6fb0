"""The errors of a client."""

from __future__ import annotations

from dizaine.rulebooks import DizaineError


class ClientError(DizaineError):
    """The server cannot be reached, answers in an unknown way, or has ended the conversation."""

    def __init__(self, text: str, reason: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        """A name that is also a translation key, if the server gave one."""


class Refused(DizaineError):
    """The server refused a request: the reason, and the rule of the game if one is broken."""

    def __init__(self, reason: str, rule: str = "", detail: str = "") -> None:
        super().__init__(reason, rule, detail)
        self.reason = reason
        self.rule = rule
        self.detail = detail

    def __str__(self) -> str:
        text = f"{self.reason} ({self.rule})" if self.rule else self.reason
        return f"{text}: {self.detail}" if self.detail else text
