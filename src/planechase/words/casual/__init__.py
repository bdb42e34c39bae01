"""What planes, schemes, vanguards and the cards of Commander decks say besides (CR 311 to 314, 901 to 904)."""
