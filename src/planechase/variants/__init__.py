"""What changes the rules."""
