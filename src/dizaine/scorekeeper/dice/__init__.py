"""Score sheets of the dice game: the pad."""
