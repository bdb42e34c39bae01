"""A table to set up any position and script any game."""
