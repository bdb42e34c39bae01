"""Magic itself: the Comprehensive Rules, chapters 1 to 8. Pure: no clock, no files, no hidden randomness."""
