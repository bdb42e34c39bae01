"""The cards that somebody brings: bulk files that were imported, and files with cards in English."""
