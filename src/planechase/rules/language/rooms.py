"""Permanents with a shared type line (CR 709.5): which of their two halves, called doors, are unlocked.

That a permanent has two halves is part of its copiable values (`Characteristics.doors`); which of them are unlocked is
not, so it stands in the memory of the permanent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from planechase.rules.language.characteristics import BETWEEN_HALVES, Characteristics
from planechase.rules.language.slots import LinkSlot

if TYPE_CHECKING:
    from planechase.rules.language.abilities import Ability
    from planechase.rules.mana.mana import ManaCost
    from planechase.rules.state.objects import Object

UNLOCKED: Final = LinkSlot("unlocked")
"""CR 709.5c: the halves that are unlocked, 0 for the left and 1 for the right one; no part of the copiable values."""


def unlocked_doors(obj: Object) -> tuple[int, ...]:
    """CR 709.5c: which designations a permanent has."""
    return tuple(sorted(door for door in obj.linked(UNLOCKED) if isinstance(door, int)))


def locked_doors(obj: Object, values: Characteristics) -> tuple[int, ...]:
    """CR 709.5c: the halves of something with these values for which it has no designation."""
    return tuple(door for door in range(len(values.doors)) if door not in unlocked_doors(obj))


def door_of(spell: Characteristics) -> tuple[int, ...]:
    """CR 709.5d: the half that a spell was cast as."""
    return tuple(number for number, door in enumerate(spell.doors) if door.name == spell.name)


def with_unlocked(values: Characteristics, unlocked: tuple[int, ...]) -> Characteristics:
    """CR 709.5: it has name, mana cost and text of the halves that are unlocked, and of no other.

    What a copy has besides, because an effect said so, it keeps.
    """
    open_doors = [values.doors[number] for number in unlocked]
    of_doors = {ability for door in values.doors for ability in door.abilities}
    own = tuple(ability for ability in values.abilities if ability not in of_doors)
    given: tuple[Ability, ...] = ()
    draft = values.draft()
    draft.name = BETWEEN_HALVES.join(door.name for door in open_doors)
    cost: ManaCost | None = None
    draft.colors = 0
    for door in open_doors:
        assert door.mana_cost is not None
        cost = door.mana_cost if cost is None else cost.beside(door.mana_cost, BETWEEN_HALVES)
        draft.colors |= door.colors
        given += door.abilities
    draft.mana_cost = cost
    draft.set_abilities(given + own)
    return draft.finished()
