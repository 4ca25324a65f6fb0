"""What can be done with a recorded game: scores by round, replay, analysis, the check of its deals."""
