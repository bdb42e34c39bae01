"""What a game is at one moment, who may know of it, and what players can be asked."""
