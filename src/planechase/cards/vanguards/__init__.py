"""Vanguards (CR 313), by their names."""
