"""What cards are written in: words, parts of speech, abilities, characteristics (CR 105, 109, 113, 200 to 315, 702)."""
