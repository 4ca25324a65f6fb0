"""Programs that generate parts of this repository."""
