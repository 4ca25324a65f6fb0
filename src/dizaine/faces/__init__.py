"""Faces: the user interfaces. They show and ask; every rule is in the packages below."""
