"""Saying the game to people and programs: views, labels, names, the log and its sentences, for one viewer."""
