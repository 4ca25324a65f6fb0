"""`python -m tests.attacker`: see `measuring`."""

from tests.attacker.measuring import main

main()
