"""The table: what a game of people needs besides its rules. Seats, saved games."""
