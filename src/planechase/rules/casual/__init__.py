"""The casual variants (CR 311 to 314, 901 to 904): planes, vanguards, commanders, schemes, the map.

Nothing else in `rules` imports this package.
"""
