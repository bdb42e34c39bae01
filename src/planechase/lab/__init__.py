"""The laboratory: many games, what came of them, and what that means."""
