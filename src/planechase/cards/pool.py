"""All the cards there are, by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from planechase.cards import artifacts, black, blue, gold, green, lands, paths, red, slivers, split, white
from planechase.cards.likeness import likest
from planechase.cards.planes import (
    alara,
    doctor_who_a_to_m,
    doctor_who_n_to_u,
    dominaria,
    innistrad,
    kamigawa,
    lorwyn,
    mirrodin,
    phenomena,
    ravnica,
    worlds_2009,
    worlds_2012,
    worlds_2023,
    zendikar,
)
from planechase.cards.schemes import a_to_i, i_to_p, p_to_y
from planechase.cards.vanguards import a_to_m, m_to_z
from planechase.rules.language.card_types import PHENOMENON, PLANE, SCHEME, VANGUARD
from planechase.rules.language.characteristics import BETWEEN_HALVES, CardDefinition

_MODULES: Final = (
    artifacts, black, blue, gold, green, lands, paths, red, slivers, split, white,
    alara, dominaria, innistrad, kamigawa, lorwyn, mirrodin, ravnica, zendikar, worlds_2009,
    worlds_2012, worlds_2023, doctor_who_a_to_m, doctor_who_n_to_u, phenomena, a_to_m, m_to_z, a_to_i, i_to_p, p_to_y,
)  # fmt: skip

CARDS: Final[Mapping[str, CardDefinition]] = MappingProxyType(
    {card.name: card for module in _MODULES for card in module.CARDS}
)

HALVES: Final[Mapping[str, CardDefinition]] = MappingProxyType(
    {half.name: card for card in CARDS.values() for half in card.halves if half.name not in CARDS}
)
"""The split cards by the name of each half."""


def traditional() -> list[CardDefinition]:
    """The cards that are put into decks, as opposed to planes and the like (CR 108.2)."""
    return [card for card in CARDS.values() if not card.printed.lives_in_command_zone]


def planar() -> list[CardDefinition]:
    """The planes and phenomena."""
    return [card for card in CARDS.values() if card.printed.types & (PLANE | PHENOMENON)]


def schemes() -> list[CardDefinition]:
    """The schemes."""
    return [card for card in CARDS.values() if card.printed.types & SCHEME]


def vanguards() -> list[CardDefinition]:
    """The vanguards."""
    return [card for card in CARDS.values() if card.printed.types & VANGUARD]


class UnknownCard(KeyError):
    """There is no card of this name; the message names the nearest one."""

    def __str__(self) -> str:
        return str(self.args[0])


def card(name: str) -> CardDefinition:
    """The card of this name, or `UnknownCard`. A split card also goes by one half, or with any bar between them."""
    found = CARDS.get(name) or HALVES.get(name) or CARDS.get(with_bar(name))
    if found is None:
        raise UnknownCard(f"There is no card {name!r}{nearest(name)}")
    return found


def with_bar(name: str) -> str:
    """A name with the bar of a split card as it is written here, whatever bar it came with.

    >>> with_bar("Assault/Battery")
    'Assault // Battery'
    """
    return re.sub(r"\s*/+\s*", BETWEEN_HALVES, name)


def nearest(name: str) -> str:
    """ "; did you mean ...?" for a misspelt name, or the end of the sentence."""
    close = likest(name, [*CARDS, *HALVES])
    return f"; did you mean {close!r}?" if close is not None else "."
