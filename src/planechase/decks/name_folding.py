"""What counts of a written name: case, accents, apostrophes and the bar of a split card do not."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

_UNSPOKEN: Final = str.maketrans("", "", "'’‘ʼ´`")
_JOINED: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss"})


@lru_cache(maxsize=2048)
def folded(name: str) -> str:
    """What is left of a name when only letters, digits and the gaps between them count.

    >>> folded("Lim-Dûl’s  VAULT"), folded("Assault/Battery")
    ('lim duls vault', 'assault battery')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().translate(_UNSPOKEN)).translate(_JOINED)
    plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[\W_]+", " ", plain).strip() or name.casefold().strip()
