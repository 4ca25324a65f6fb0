"""Storage: the SQLite store of a server, and the saved games of a keyboard."""
