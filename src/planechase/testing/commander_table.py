"""Commander at a table: any cards lead a deck of basic lands, legal or not.

>>> from planechase.testing import ANN, BOB, ArrangedCommander, Table
>>> table = Table(variants=[ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem"])], free_mana=True)
>>> table.command(ANN), table.life(ANN)
(['Krond the Dawn-Clad'], 40)
>>> krond = table.cast(ANN, "Krond the Dawn-Clad")
>>> table.resolve()
>>> table.commander(ANN).zone
'battlefield'
"""

from __future__ import annotations

from planechase.rules.multiplayer.variant import Agreed
from planechase.variants.commander import Commander


class ArrangedCommander(Commander):
    """Commander with decks that need not be legal; see `Table.commander` and `Table.tax` too."""

    __slots__ = ()

    def check(self, table: Agreed) -> None:
        """Anything goes."""
