"""Where imported cards are kept; apart from what reads them, which few need."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path


class Unkept(ValueError):
    """A collection that cannot be read or written; the message says why, and what to do."""


def usual_file() -> Path:
    """The file in the user's data folder; it is there once something was imported."""
    return user_data_path("planechase") / "cards.db"
