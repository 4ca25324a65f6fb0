"""The size of a test: small in `make test`, large in `make soak`.

This function is for sizes that are fixed at import time (Hypothesis settings, parameters); other tests use the `size`
fixture, which also puts the number into the soak report.
"""

import os

from dizaine.words.catalogue import LANGUAGES

SOAKING = os.environ.get("DIZAINE_SOAK", "") not in ("", "0")


LABELLED = LANGUAGES if SOAKING else ("fr",)
"""Languages for tests that draw pictures, which take long: one whose labels need more than ASCII letters."""


def size(small: int, large: int) -> int:
    """`large` under DIZAINE_SOAK=1, else `small`."""
    return large if SOAKING else small
