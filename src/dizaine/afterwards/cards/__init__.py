"""Recorded card games."""
