"""All types that go between server and page, in TypeScript: a page that misreads one does not compile."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from planechase.server import companions, http_bodies
from planechase.server.connections import Entrance
from planechase.server.summaries import Summary
from planechase.tables.advising import Reasons
from planechase.tables.game_film import Film
from planechase.tables.typescript_writer import typescript as messages

BODIES: Final[Sequence[type[Struct]]] = (
    http_bodies.Choices,
    http_bodies.PlanToCheck,
    http_bodies.PlanCheck,
    http_bodies.DeckToCheck,
    http_bodies.DeckCheck,
    http_bodies.NewTable,
    http_bodies.Newcomer,
    Entrance,
    http_bodies.KnownEntrances,
    Summary,
    http_bodies.GoOn,
    http_bodies.GoOnFromRecord,
    http_bodies.Verified,
    companions.CompanionChoices,
    companions.NewCompanion,
    companions.CompanionToCheck,
    companions.CompanionCheck,
    companions.LookedBack,
    Film,
    Reasons,
)
"""What the page sends and gets over HTTP; what they are made of comes with them."""


def typescript() -> str:
    """All types, as one file."""
    return messages(BODIES)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
