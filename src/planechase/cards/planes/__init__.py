"""Planes and phenomena, by the product they first came in."""
