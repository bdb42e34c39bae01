"""The casual variants (CR 311, 312, 314, 901, 903, 904): planes, schemes, commanders, the map.

Nothing else in `rules` imports this room.
"""
