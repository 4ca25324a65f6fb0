"""What is done with a game once it was played: its course, its replay, its analysis, the check of its deals."""
