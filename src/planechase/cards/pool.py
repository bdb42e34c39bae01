"""All the cards there are, by name. A file of cards is read when one of its cards is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Final

from planechase.cards.contents import CONTENTS
from planechase.cards.name_matching import likest
from planechase.rules.language.characteristics import BETWEEN_HALVES, CardDefinition

_FILE_OF: Final = MappingProxyType({name: file for file, names in CONTENTS.items() for name in names})


class Pool(Mapping[str, CardDefinition]):
    """The cards by their names: the names are known at once, each card is made when it is first asked for."""

    __slots__ = ()

    def __getitem__(self, name: str) -> CardDefinition:
        return _cards_in(_FILE_OF[name])[name]

    def __contains__(self, name: object) -> bool:
        return name in _FILE_OF

    def __iter__(self) -> Iterator[str]:
        return iter(_FILE_OF)

    def __len__(self) -> int:
        return len(_FILE_OF)


CARDS: Final = Pool()

HALVES: Final[Mapping[str, str]] = MappingProxyType(
    {half: name for name in CARDS if BETWEEN_HALVES in name for half in name.split(BETWEEN_HALVES) if half not in CARDS}
)
"""The names of the split cards by the name of each half."""


@cache
def _cards_in(file: str) -> Mapping[str, CardDefinition]:
    return {card.name: card for card in import_module(f"planechase.cards.{file}").CARDS}


def _standing_in(folder: str) -> list[CardDefinition]:
    return [card for file in CONTENTS if file.rpartition(".")[0] == folder for card in _cards_in(file).values()]


def traditional() -> list[CardDefinition]:
    """The cards that are put into decks, as opposed to planes and the like (CR 108.2)."""
    return _standing_in("")


def is_planar(name: str) -> bool:
    """Whether this is a plane or phenomenon."""
    return _FILE_OF.get(name, "").startswith("planes.")


def planar() -> list[CardDefinition]:
    """The planes and phenomena."""
    return _standing_in("planes")


def schemes() -> list[CardDefinition]:
    """The schemes."""
    return _standing_in("schemes")


def vanguards() -> list[CardDefinition]:
    """The vanguards."""
    return _standing_in("vanguards")


class UnknownCard(KeyError):
    """There is no card of this name; the message names the nearest one."""

    def __str__(self) -> str:
        return str(self.args[0])


def card(name: str) -> CardDefinition:
    """The card of this name, or `UnknownCard`. A split card also goes by one half, or with any bar between them."""
    for written in (name, HALVES.get(name, name), with_bar(name)):
        if written in CARDS:
            return CARDS[written]
    raise UnknownCard(f"There is no card {name!r}{nearest(name)}")


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
