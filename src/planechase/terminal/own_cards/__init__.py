"""Cards that are not built in: importing them, reading them, saying how many are understood, playing with them."""
