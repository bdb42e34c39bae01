"""Your party (CR 700.8): up to one each of Cleric, Rogue, Warrior and Wizard among creatures you control."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from planechase.rules.language.card_types import CREATURE
from planechase.rules.language.grammar import Condition
from planechase.rules.language.word import word
from planechase.words.amounts import Counted

if TYPE_CHECKING:
    from planechase.rules.state.source import Source
    from planechase.rules.state.state import State
    from planechase.words.english import Reader

MEMBERS: Final = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(game: State, by: Source) -> int:
    """CR 700.8a: as many as can be, where a creature of several of these types stands for one of them.

    Of some of the places no more can be taken than there are creatures for any of them; the scarcest decide (Hall).
    """
    mine = [game.chars(p) for p in game.controlled_by(by.controller)]
    kinds = [known.subtypes for known in mine if known.types & CREATURE]
    return min(
        len(MEMBERS) - size + sum(any(member in subtypes for member in some) for subtypes in kinds)
        for size in range(len(MEMBERS) + 1)
        for some in combinations(MEMBERS, size)
    )


@word
class PartySize(Counted):
    """CR 700.8a: how many creatures are in your party."""

    restless = False

    def value(self, game: State, by: Source) -> int:
        return party_size(game, by)

    def each(self, reader: Reader) -> str:
        return "creature in your party"

    def number_of(self, reader: Reader) -> str:
        return "the number of creatures in your party"


@word
class FullParty(Condition):
    """CR 700.8c: there are four creatures in your party."""

    restless = False
    reads = "you have a full party"

    def holds(self, game: State, by: Source) -> bool:
        return party_size(game, by) == len(MEMBERS)
