"""Reading cards: English, as people write it on cards, becomes a tree of words."""
