"""More than two players: teams, range of influence, turn markers, and what a variant may change (CR 800 to 811)."""
