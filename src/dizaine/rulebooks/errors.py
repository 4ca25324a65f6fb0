"""The errors of this package. Each holds faults: codes with facts, which a face puts into words."""

from .faults import Fault


class DizaineError(Exception):
    """The common ancestor, so that a caller can catch whatever this library refuses.

    >>> from dizaine import DizaineError, Game
    >>> try:
    ...     Game.new("classic", players=2).apply("fold")
    ... except DizaineError as error:
    ...     print(error)
    'fold' is no move: write draw, take, lay, hit, discard, skip, knock, pass or close
    """


class RulebookError(DizaineError):
    """A rulebook, a variant or a number of players that makes no sense: all that was found wrong, at least one fault.

    `field`, `reason` and `rule` are those of the first fault, for callers to whom one is enough.

    >>> from dizaine import RulebookError, load
    >>> try:
    ...     load("classic+phases=12")
    ... except RulebookError as error:
    ...     print(error.field, error.reason, sep=": ")
    phases: classic has only 10 phases, not 12
    """

    def __init__(self, *faults: Fault) -> None:
        super().__init__(*faults)
        self.faults = faults

    @property
    def field(self) -> str:
        """Where in the book it is."""
        return self.faults[0].field

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return self.faults[0].reason

    @property
    def rule(self) -> str:
        """The id of the rule at stake; empty if there is none."""
        return self.faults[0].rule

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class UnknownEdition(RulebookError):
    """The name before the first `+` is neither one of our editions nor a file of one's own.

    >>> from dizaine import UnknownEdition, load_any
    >>> try:
    ...     load_any("classik")
    ... except UnknownEdition as error:
    ...     print(error)
    edition: 'classik' is no edition and no .toml file; did you mean 'classic'?
    """
