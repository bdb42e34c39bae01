"""Costs that depend on how much there is, or on whether something is so: read, said again, and played."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table


@pytest.mark.parametrize(
    "text",
    [
        "{4}: Draw a card. This ability costs {1} less to activate for each Goblin you control.",
        "{2}: Draw a card. This ability costs {2} more to activate if you control no Goblins.",
        "Cat spells you cast cost {1} less to cast for each Goblin you control.",
        "Creature spells you cast with power 3 or greater cost {1} less to cast.",
        "Cat spells you cast cost {W} less to cast. This effect reduces only the amount of colored mana you pay.",
        "This spell costs {X} less to cast, where X is the greatest power among Cats you control.",
        "{2}: Draw a card. Activate only once.",
    ],
)
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


def test_a_mana_ability_has_no_cost_of_its_own_that_changes() -> None:
    refused("{2}: Add {G}{G}{G}. This ability costs {1} less to activate for each Goblin you control.")


@pytest.mark.rule("602.2b", "601.2f")
def test_an_ability_costs_less_for_each() -> None:
    table = Table()
    text = "{3}: You gain 1 life. This ability costs {1} less to activate for each other Cat you control."
    cat = table.battlefield(ANN, read(text))
    table.lands(ANN, "Plains", 2)
    assert not table.can_activate(ANN, cat)
    table.battlefield(ANN, read("", "Other"))
    table.activate(ANN, cat)
    table.resolve()
    assert table.life(ANN) == 21
    assert not table.can_activate(ANN, cat)


@pytest.mark.rule("602.2b", "601.2f")
def test_an_ability_costs_more_if_something_is_so() -> None:
    table = Table()
    text = "{1}: You gain 1 life. This ability costs {1} more to activate if you don't control a Goblin."
    cat = table.battlefield(ANN, read(text))
    table.lands(ANN, "Plains", 1)
    assert not table.can_activate(ANN, cat)
    table.battlefield(ANN, read("", "Gob", "Creature — Goblin"))
    assert table.can_activate(ANN, cat)


@pytest.mark.rule("601.2f")
def test_spells_cost_less_for_each() -> None:
    table = Table()
    table.battlefield(ANN, read("Cat spells you cast cost {1} less to cast for each Goblin you control."))
    table.hand(ANN, read("", "Kitten", cost="{3}"))
    table.lands(ANN, "Plains", 1)
    table.battlefield(ANN, read("", "Gob", "Creature — Goblin"))
    assert not table.can_cast(ANN, "Kitten")
    table.battlefield(ANN, read("", "Bog", "Creature — Goblin"))
    assert table.can_cast(ANN, "Kitten")


@pytest.mark.rule("601.2f")
def test_a_spell_costs_x_less() -> None:
    table = Table()
    text = "This spell costs {X} less to cast, where X is the greatest toughness among creatures you control."
    table.hand(ANN, read(text, "Kitten", cost="{4}"))
    table.lands(ANN, "Plains", 2)
    assert not table.can_cast(ANN, "Kitten")
    table.battlefield(ANN, "Grizzly Bears")
    assert table.can_cast(ANN, "Kitten")


@pytest.mark.rule("118.7b")
def test_only_colored_mana_is_saved() -> None:
    table = Table()
    less = "Cat spells you cast cost {W}{W} less to cast. This effect reduces only the amount of colored mana you pay."
    table.battlefield(ANN, read(less))
    table.hand(ANN, read("", "Kitten", cost="{1}{W}"))
    assert not table.can_cast(ANN, "Kitten")
    table.lands(ANN, "Forest", 1)
    assert table.can_cast(ANN, "Kitten")


@pytest.mark.rule("602.5b")
def test_an_ability_is_activated_only_once() -> None:
    table = Table(free_mana=True)
    cat = table.battlefield(ANN, read("{1}: You gain 1 life. Activate only once."))
    table.activate(ANN, cat)
    table.resolve()
    table.next_turn()
    table.turn(ANN)
    assert not table.can_activate(ANN, cat)
    assert (table.life(ANN), table.life(BOB)) == (21, 20)


@pytest.mark.rule("601.2f")
def test_what_is_aimed_at_something_costs_more() -> None:
    table = Table()
    table.battlefield(ANN, read("Spells your opponents cast that target a Cat you control cost {1} more to cast."))
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, read("Tap target creature.", "Nap", "Instant"))
    table.lands(BOB, "Island", 1)
    table.cast(BOB, "Nap", targets=["Grizzly Bears"])
    table.resolve()
    table.hand(BOB, read("Tap target Cat.", "Catnap", "Instant"))
    table.untap("Island")
    assert not table.can_cast(BOB, "Catnap")
