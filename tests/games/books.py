"""The books for complete games: every edition, alone and with every variant, and some combinations."""

from dizaine.rulebooks import editions
from tests.sizes import SOAKING

FEWER = {
    "classic": ["phases=7", "phases=1,3,8"],
    "continental": ["phases=even", "phases=odd"],
    "express": ["phases=5", "phases=odd"],
    "dutch": ["phases=5"],
    "dutch-original": ["phases=2,4,6,8"],
}
ORDER = {
    "classic": "order=3,1,2",
    "continental": "order=10,9,8,7,6,5,4,3,2,1",
    "express": "order=7,2,10,4",
    "dutch": "order=8,1",
    "dutch-original": "order=2,1,4,3",
}
COMMON = ["knock", "free-order", "hits-next-turn", "natural-in-each-group", "out-by-discard"]
ADAPTED_ON = ["use-taken", "skip-next", "places"]
ADAPTED_OFF = ["free-take", "skip-chosen", "points"]

MIXTURES = [
    "classic+use-taken+natural-in-each-group",
    "classic+ten-rounds+phases=5+knock",
    "continental+knock+free-order",
    "continental+use-taken+knock+hits-next-turn",
    "express+places+knock",
    "express+use-taken+free-order+out-by-discard",
    "dutch+out-by-discard+hits-next-turn",
    "dutch+knock+free-order+natural-in-each-group",
    "dutch-original+skip-next+knock",
]


def variants_of(edition: str) -> list[str]:
    """Every variant that changes something in an edition; V1 needs scoring by points."""
    own = ADAPTED_OFF if edition == "dutch" else ADAPTED_ON
    rounds = "points+ten-rounds" if edition == "dutch" else "ten-rounds"
    return [rounds, *FEWER[edition], ORDER[edition], *COMMON, *own]


def one_of_each_variant() -> list[str]:
    """Each variant once, with one edition after the other."""
    books: dict[str, list[str]] = {}
    for edition in editions:
        for variant in variants_of(edition):
            books.setdefault(variant.partition("=")[0], []).append(f"{edition}+{variant}")
    return [alike[number % len(alike)] for number, alike in enumerate(books.values())]


BOOKS = [
    *editions,
    *(f"{edition}+{variant}" for edition in editions for variant in variants_of(edition)),
    *MIXTURES,
]
SAMPLE = BOOKS if SOAKING else [*editions, *one_of_each_variant(), *MIXTURES]
"""For tests that treat every book alike: a sample in `make test`, all of them in `make soak`."""
