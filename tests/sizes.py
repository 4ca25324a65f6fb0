"""The size of a test: small in `make test`, large in `make soak`.

This function is for sizes that are fixed at import time (Hypothesis settings, parameters); other tests use the `size`
fixture, which also puts the number into the soak report.
"""

import os

SOAKING = os.environ.get("DIZAINE_SOAK", "") not in ("", "0")


def size(small: int, large: int) -> int:
    """`large` under DIZAINE_SOAK=1, else `small`."""
    return large if SOAKING else small
