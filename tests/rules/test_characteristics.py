"""Characteristics (CR 109.3): what an object is, and that it is nothing that nobody said."""

import pytest

from planechase.writing import Characteristics


@pytest.mark.rule("109.3", "114.3")
def test_what_nobody_says_of_an_object_it_does_not_have() -> None:
    nothing = Characteristics("Emblem")
    assert nothing.name == "Emblem"
    assert (nothing.mana_cost, nothing.colors, nothing.supertypes, nothing.types) == (None, 0, 0, 0)
    assert (nothing.subtypes, nothing.abilities, nothing.keywords) == (frozenset(), (), 0)
    assert (nothing.power, nothing.toughness, nothing.loyalty) == (None, None, None)
