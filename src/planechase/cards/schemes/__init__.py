"""Schemes (CR 314), by the alphabet."""
