"""Tests of the arbiter."""
