"""All kinds of tables: they share people, journals and connections, and differ in what is played."""

from __future__ import annotations

from typing import Final

from planechase.tables.commands import AnyCommand, Bring, Propose, Rename, Say, SetStops
from planechase.tables.companion.companion_commands import CompanionCommand, Replan
from planechase.tables.companion.companion_journal import CompanionEntry
from planechase.tables.companion.companion_messages import PaperMessage
from planechase.tables.companion.companion_table import CompanionTable
from planechase.tables.journal import AnyEntry
from planechase.tables.messages import AnyMessage
from planechase.tables.table import GameTable

EveryTable = GameTable | CompanionTable
EveryCommand = AnyCommand | CompanionCommand
EveryEntry = AnyEntry | CompanionEntry
EveryMessage = AnyMessage | PaperMessage

GROWING: Final = (Say, Rename, Propose, Bring, SetStops, Replan)
"""Commands that anybody can repeat for ever, and that make a journal long. A game goes on without them."""
