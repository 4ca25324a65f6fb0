"""Where games are kept: the store of a server, and saved games."""
