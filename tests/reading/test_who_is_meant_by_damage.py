"""Whom "that creature" and "its controller" mean behind damage to a creature, and behind becoming a target."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

SHOCK = card("Small Shock", "{0}", INSTANT_CARD, damage(1, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("608.2k")
@pytest.mark.parametrize("when", ["", " at end of combat"])
def test_that_creature_is_the_one_that_was_dealt_damage(table: Table, when: str) -> None:
    text = f"Whenever a Bear you control deals combat damage to a creature, destroy that creature{when}."
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    bear = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, read("This creature gets -2/+9.", name="Stout Wall"))
    table.attack(ANN, [bear])
    table.block(BOB, {wall: bear})
    table.combat_damage()
    table.resolve()
    if when:
        assert wall.zone == "battlefield"
        table.go_to("end of combat")
        table.resolve()
    assert (wall.now.zone, bear.zone) == ("graveyard", "battlefield")


@pytest.mark.rule("608.2k")
def test_it_is_not_read_where_either_creature_may_be_meant() -> None:
    refused("Whenever a Bear you control deals combat damage to a creature, tap it.")
    refused("Whenever a Bear you control deals damage to a creature or player, destroy that creature.")


@pytest.mark.rule("608.2k")
def test_the_controller_of_a_spell_that_was_just_named_is_its_controller(table: Table) -> None:
    text = "Whenever this creature becomes the target of a spell an opponent controls, counter that spell unless"
    cat = table.battlefield(ANN, read(f"{text} its controller pays 3 life."))
    table.hand(BOB, SHOCK)
    table.will(BOB, True)
    table.cast(BOB, "Small Shock", targets=[cat])
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 17)
