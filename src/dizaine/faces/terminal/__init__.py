"""Games in a terminal, line by line: no cursor movement or need for colour, fit for 60 columns and screen readers."""
