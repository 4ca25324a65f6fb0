"""Other libraries' card games, measured beside ours in an environment of their own."""
