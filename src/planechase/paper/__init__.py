"""A game of paper cards: the program keeps planes, schemes, turns and totals, people do everything else."""
