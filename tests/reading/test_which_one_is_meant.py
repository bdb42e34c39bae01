"""Which one is meant, read and played: who was damaged, what was attached, what is like it, what was not done."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.damage_effects import damage
from planechase.words.selections import ANY_TARGET

SHOCK = card("Small Shock", "{R}", SORCERY_CARD, damage(2, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("120.3")
@pytest.mark.parametrize("victim", ["the damaged creature", "the other creature", "that creature"])
def test_the_damaged_creature_is_not_the_one_that_deals_the_damage(table: Table, victim: str) -> None:
    text = f"Whenever a Cat you control deals damage to a creature, exile {victim}."
    cat = table.battlefield(ANN, read(text))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, read("{T}: This creature deals 1 damage to target creature.", name="Pinger"))
    table.activate(ANN, "Pinger", targets=[bears])
    table.resolve()
    table.resolve()
    assert (table.exile(BOB), cat.exists) == (["Grizzly Bears"], True)


def test_who_was_damaged_is_known_only_if_somebody_was() -> None:
    for trigger in (
        "Whenever a Cat attacks",
        "Whenever a Cat deals damage to a player",
        "Whenever a Cat deals damage to a creature or player",
        "Whenever a creature deals damage to this creature",
    ):
        refused(f"{trigger}, exile the damaged creature.")
    refused("Whenever a creature dies, exile the devoured creature.")


@pytest.mark.rule("603.7c")
def test_a_target_is_waited_for(table: Table) -> None:
    text = "{1}: Until end of turn, whenever target creature you control deals combat damage to a player, draw a card."
    table.battlefield(ANN, read(text, type_line="Artifact"))
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.activate(ANN, "Invention", targets=[bears])
    table.resolve()
    table.attack(ANN, {bears: BOB, elves: BOB})
    table.combat_damage()
    assert table.stack == ["Invention"]


@pytest.mark.rule("603.3d")
def test_what_is_done_later_has_its_targets_later(table: Table) -> None:
    deals = "whenever target creature you control deals combat damage to a player, it deals 1 damage to any target"
    table.battlefield(ANN, read(f"{{1}}: Until end of turn, {deals}.", type_line="Artifact"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, "Invention", targets=[bears])
    table.resolve()
    table.attack(ANN, {bears: BOB})
    table.will(ANN, BOB)
    table.combat_damage()
    table.resolve()
    assert table.life(BOB) == 17


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize("chosen", ["a player", "an opponent"])
def test_that_player_is_the_one_who_was_chosen(table: Table, chosen: str) -> None:
    text = f"When this creature enters, choose {chosen}. That player loses 3 life."
    assert said(text) == text
    if chosen == "a player":
        table.will(ANN, BOB)
    table.enters(ANN, read(text))
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20, 17)


@pytest.mark.rule("701.3a")
def test_that_equipment_is_the_copy_and_that_creature_is_not() -> None:
    text = (
        "Whenever a creature you control enters, create a token that's a copy of a random Equipment card. "
        "Attach that Equipment to that creature."
    )
    assert said(text) == text
    refused("Whenever a creature you control enters, attach that Equipment to that creature.")


@pytest.mark.rule("608.2c")
def test_otherwise_speaks_of_what_was_not_moved(table: Table) -> None:
    text = (
        "{T}: Reveal the top card of your library. If it's a creature card, put it onto the battlefield. "
        "Otherwise, put it on the bottom of your library."
    )
    horn = table.battlefield(ANN, read(text, type_line="Artifact"))
    table.library(ANN, "Plains", "Island", only=True)
    table.activate(ANN, horn)
    table.resolve()
    assert table.library(ANN) == ["Island", "Plains"]


@pytest.mark.rule("608.2g")
@pytest.mark.parametrize("cast", [True, False])
def test_what_was_not_cast_goes_elsewhere(table: Table, cast: bool) -> None:
    text = (
        "{T}: Exile the top card of your library. You may cast that card without paying its mana cost. "
        "If you don't, put that card into your hand and you lose 3 life."
    )
    horn = table.battlefield(ANN, read(text, type_line="Artifact"))
    table.library(ANN, "Grizzly Bears")
    table.will(ANN, cast)
    table.activate(ANN, horn)
    table.resolve()
    hand = [] if cast else ["Grizzly Bears"]
    assert (len(table.stack), table.hand(ANN), table.life(ANN)) == (1 if cast else 0, hand, 20 if cast else 17)


@pytest.mark.rule("202.3")
def test_the_same_mana_value_as_something_else(table: Table) -> None:
    text = "{T}, Sacrifice a creature: Destroy each creature with the same mana value as the sacrificed creature."
    table.battlefield(ANN, read(text, type_line="Artifact"))
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.will(ANN, elves)
    table.activate(ANN, "Invention")
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]
    for other in ("a creature you control", "a random creature"):
        refused(f"{{T}}: Destroy each creature with the same power as {other}.")


@pytest.mark.rule("105.2")
def test_each_has_colors_of_its_own(table: Table) -> None:
    table.battlefield(ANN, read("Each other creature you control gets +1/+1 for each of its colors."))
    bears = table.battlefield(ANN, "Grizzly Bears")
    two = table.battlefield(ANN, read("", name="Two Colors", cost="{W}{G}"))
    none = table.battlefield(ANN, read("", name="No Color", cost="{1}"))
    assert (bears.power, two.power, none.power) == (3, 4, 2)
    refused("Enchant creature\nEnchanted creature gets +1/+1 for each of its colors.", type_line="Enchantment — Aura")


@pytest.mark.rule("120.3")
def test_damage_to_two_is_counted_once(table: Table) -> None:
    deals = "Target creature you control deals damage to target artifact creature"
    text = f"{{T}}: {deals} and each opponent equal to its power."
    refused(text.replace("its power", "their power"))
    table.battlefield(ANN, read(text, type_line="Artifact"))
    bears = table.battlefield(ANN, "Grizzly Bears")
    golem = table.battlefield(BOB, read("Defender", name="Golem", type_line="Artifact Creature — Golem"))
    table.activate(ANN, "Invention", targets=[bears, golem])
    table.counters(golem, "+1/+1", 3)
    table.resolve()
    assert (golem.damage, table.life(BOB)) == (2, 18)
