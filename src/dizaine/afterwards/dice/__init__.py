"""Recorded dice games."""
