"""`python -m dizaine` is the command `dizaine`."""

import sys

from dizaine.faces.cli import main

if __name__ == "__main__":
    sys.exit(main())
