"""A game line by line in a terminal: no cursor movement, no colour needed, fit for sixty columns and a screen reader."""
