"""Instructions: what spells and abilities tell the players to do (CR 608, 609, 701)."""
