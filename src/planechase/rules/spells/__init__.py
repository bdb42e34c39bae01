"""Spells and abilities, from the announcement to the resolution (CR 115, 601, 602, 608, 707)."""
