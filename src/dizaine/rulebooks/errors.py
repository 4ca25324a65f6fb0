"""The errors of this package. Each holds faults: codes with facts, which a face puts into words."""

from .faults import Fault


class DizaineError(Exception):
    """The common ancestor, so that a caller can catch whatever this library refuses."""


class RulebookError(DizaineError):
    """A rulebook, a variant or a number of players that makes no sense: all that was found wrong, at least one fault.

    `field`, `reason` and `rule` are those of the first fault, for callers to whom one is enough.
    """

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    @property
    def field(self) -> str:
        return self.faults[0].field

    @property
    def reason(self) -> str:
        return self.faults[0].reason

    @property
    def rule(self) -> str:
        return self.faults[0].rule

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class UnknownEdition(RulebookError):
    """The name before the first `+` is neither one of our editions nor a file of one's own."""
