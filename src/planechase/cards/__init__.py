"""What the cards say."""
