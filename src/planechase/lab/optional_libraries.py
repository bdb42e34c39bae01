"""The libraries that tables and reports need, and nothing else does. They come with the extra `lab` (decision 0024)."""

from __future__ import annotations

from typing import Final

HOW_TO_ADD: Final = 'Tables and reports need NumPy, polars and matplotlib: pip install "planechase[lab]"'


class MissingLibraries(ImportError):
    """The extra `lab` is not installed; the message says how to add it."""

    def __init__(self) -> None:
        super().__init__(f"{HOW_TO_ADD}.")
