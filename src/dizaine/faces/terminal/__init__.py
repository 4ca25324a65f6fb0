"""A game line by line in a terminal: no cursor movement, no need for colour, fit for sixty columns and a voice."""
