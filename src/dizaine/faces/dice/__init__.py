"""Commands of the dice game alone."""
