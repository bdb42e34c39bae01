"""The cards that users bring: bulk files that were imported, and files with cards in English."""
