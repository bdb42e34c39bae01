"""Games that were played, or are: look at a step again, take the game along, go on from it, have it proved."""
