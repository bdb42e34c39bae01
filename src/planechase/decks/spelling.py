"""Which card a written name means: case, accents, apostrophes and the bar of a split card do not matter."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from planechase.cards import pool
from planechase.cards.likeness import likest
from planechase.rules.language.characteristics import CardDefinition

_UNSPOKEN = str.maketrans("", "", "'’‘ʼ´`")
_JOINED = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss"})


def folded(name: str) -> str:
    """What is left of a name when only letters, digits and the gaps between them count.

    >>> folded("Lim-Dûl’s  VAULT"), folded("Assault/Battery")
    ('lim duls vault', 'assault battery')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_UNSPOKEN)).translate(_JOINED)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[\W_]+", " ", plain).strip() or name.casefold().strip()


@cache
def _known() -> dict[str, str]:
    """The names of all cards by how they fold; a card with two halves also goes by the first of them."""
    known = {folded(name.partition(" // ")[0]): name for name in pool.CARDS if " // " in name}
    return known | {folded(name): name for name in pool.CARDS}


def meant(written: str) -> CardDefinition | None:
    """The card that is meant, if there is one.

    >>> meant("elspeth knight errant")
    <card Elspeth, Knight-Errant>
    """
    found = _known().get(folded(written))
    return pool.CARDS[found] if found is not None else None


def nearest(written: str, among: Iterable[CardDefinition]) -> str | None:
    """The name that is meant most likely, if there is one.

    >>> nearest("Grisly Baers", pool.traditional())
    'Grizzly Bears'
    """
    return likest(written, (card.name for card in among), folded)
