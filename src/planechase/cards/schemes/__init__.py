"""Schemes (CR 314), by product."""
