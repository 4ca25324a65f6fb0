"""The errors of this package. Each holds faults: codes with facts, which are put into words for the user."""

from .faults import Fault


class DizaineError(Exception):
    """The base class of all errors about games, moves, text and rulebooks.

    Wrong arguments, such as a seat that does not exist, raise `ValueError` or `TypeError`, as everywhere in Python.

    >>> from dizaine import DizaineError, Game
    >>> try:
    ...     Game.new("classic", players=2).apply("fold")
    ... except DizaineError as error:
    ...     print(error)
    'fold' is no move: write draw, take, lay, hit, discard, skip, knock, pass or close
    """


class RulebookError(DizaineError):
    """An invalid rulebook, variant or number of players, with all faults that were found.

    `field`, `reason` and `rule` are those of the first fault, for callers that need only one.

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
        """The field of the book with the fault."""
        return self.faults[0].field

    @property
    def reason(self) -> str:
        """What is wrong, in English."""
        return self.faults[0].reason

    @property
    def rule(self) -> str:
        """The id of the rule that is broken; empty if there is none."""
        return self.faults[0].rule

    def __str__(self) -> str:
        return "\n".join(map(str, self.faults))


class UnknownEdition(RulebookError):
    """The name before the first `+` is neither a built-in edition nor a .toml file.

    >>> from dizaine import UnknownEdition, load_any
    >>> try:
    ...     load_any("classik")
    ... except UnknownEdition as error:
    ...     print(error)
    edition: 'classik' is no edition and no .toml file; did you mean 'classic'?
    """
