"""The size of a test: small in `make test`, large in `make soak`.

A function for the places that fix their size while a module is imported (Hypothesis settings, parameters);
tests that can wait ask for the `size` fixture, which also puts the number into the soak report.
"""

import os

SOAKING = os.environ.get("DIZAINE_SOAK", "") not in ("", "0")


def size(small: int, large: int) -> int:
    """`large` under DIZAINE_SOAK=1, else `small`."""
    return large if SOAKING else small
