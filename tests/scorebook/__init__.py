"""Tests of `dizaine.scorebook`."""
