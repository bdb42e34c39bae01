"""Who controls what (CR 613.1b): layer 2, before types and abilities change, and at every moment."""

from __future__ import annotations

from itertools import permutations

import pytest

from planechase.rules.events.events import ControlChanged
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table
from planechase.testing.handle import Handle
from planechase.vocabulary import (
    AURA,
    AURA_CARD,
    CREATURE,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    OTHER,
    PERMANENT,
    YOURS,
    all_of,
    anthem,
    become_copy,
    card,
    change,
    change_of_control,
    count_of,
    creature,
    destroy,
    draw,
    enchant,
    enchanted,
    gain_control,
    gain_life,
    gets,
    leaves,
    lose_all_abilities,
    named,
    put_counters,
    remove_counters,
    set_creature_types,
    subtype,
    target,
    then,
    whenever,
    while_it_has_counter,
)

SILENCE = card("Quiet Hall", "{W}", ENCHANTMENT_CARD, anthem(ENCHANTMENT & OTHER, lose_all_abilities()))
COUNT = gain_life(count_of(CREATURE & YOURS))
REVEAL = card("Reveal", "{G}", INSTANT_CARD, then(destroy(target(ENCHANTMENT)), COUNT))
SWEEP = card("Sweep", "{W}", INSTANT_CARD, destroy(all_of(PERMANENT)))
COLLECTOR = card("Collector", "{U}", ENCHANTMENT_CARD, anthem(AURA, change_of_control()))
GOBLIN_KING = card("Goblin Crown", "{R}", ENCHANTMENT_CARD, anthem(subtype("Goblin"), change_of_control()))
GOBLIN_MASK = card("Goblin Mask", "{R}", ENCHANTMENT_CARD, anthem(CREATURE, set_creature_types(("Goblin",))))
STRONG_WILL = card(
    "Strong Will", "{U}", AURA_CARD, enchant(CREATURE), enchanted(change_of_control(), gets(1, 1)),
)  # fmt: skip
CHARM = card(
    "Charm", "{U}", INSTANT_CARD,
    then(put_counters("charm", target(CREATURE)),
         gain_control(target(CREATURE), while_it_has_counter(target(CREATURE), "charm"))),
)  # fmt: skip
UNCHARM = card("Uncharm", "{W}", INSTANT_CARD, then(remove_counters("charm", target(CREATURE)), COUNT))
TOMB = card("Tomb", "{B}", ENCHANTMENT_CARD, whenever(leaves(CREATURE & YOURS), draw(1)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def stolen(table: Table, aura: object = "Persuasion") -> Handle:
    """Bob's bears, which Ann controls by an Aura."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, aura, attached_to=bears)  # type: ignore[call-overload]  # a name or a card
    assert bears.controller == ANN
    return bears


@pytest.mark.rule("613.6", "613.1b", "613.1f")
def test_a_permanent_that_loses_its_abilities_still_changes_control(table: Table) -> None:
    goblin = table.battlefield(BOB, card("Goblin", "{R}", creature("Goblin", 1, 1)))
    crown = table.battlefield(ANN, GOBLIN_KING)
    table.battlefield(BOB, SILENCE)
    table.next_turn()
    assert (crown.text, goblin.controller) == ("", ANN)


@pytest.mark.rule("613.6")
def test_what_began_with_control_goes_on_with_size(table: Table) -> None:
    bears = stolen(table, STRONG_WILL)
    table.battlefield(BOB, SILENCE)
    assert (bears.controller, bears.power) == (ANN, 3)


@pytest.mark.rule("611.3a")
def test_control_goes_back_in_the_middle_of_a_resolution(table: Table) -> None:
    bears = stolen(table)
    aura = table.find("Persuasion")
    table.hand(BOB, REVEAL)
    table.cast(BOB, "Reveal", targets=[aura])
    table.resolve()
    assert bears.controller == BOB
    assert table.life(BOB) == 21


@pytest.mark.rule("611.2b")
def test_a_duration_ends_in_the_middle_of_a_resolution(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, CHARM)
    table.cast(ANN, "Charm", targets=[bears])
    table.resolve()
    assert bears.controller == ANN
    table.hand(BOB, UNCHARM)
    table.cast(BOB, "Uncharm", targets=[bears])
    table.resolve()
    assert table.life(BOB) == 21


@pytest.mark.rule("603.10a", "613.1b")
def test_what_dies_with_the_aura_dies_under_its_control(table: Table) -> None:
    """Something that comes back in the middle of it gives nobody the bears for a moment."""
    stolen(table)
    table.battlefield(ANN, TOMB)
    table.hand(BOB, SWEEP)
    table.cast(BOB, "Sweep")
    before = len(table.happened(ControlChanged))
    table.resolve()
    assert len(table.stack) == 1
    assert len(table.happened(ControlChanged)) == before


@pytest.mark.rule("613.8a", "613.1b")
@pytest.mark.parametrize("order", list(permutations(("Persuasion", "Collector"))), ids=["older", "newer"])
def test_an_aura_that_somebody_else_controls_works_for_them(table: Table, order: tuple[str, ...]) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    for name in order:
        if name == "Persuasion":
            table.battlefield(ANN, "Persuasion", attached_to=bears)
        else:
            table.battlefield(BOB, COLLECTOR)
    assert bears.controller == BOB
    assert table.find("Persuasion").controller == BOB
    table.remove("Collector")
    assert bears.controller == ANN


@pytest.mark.rule("613.1b", "613.1d")
@pytest.mark.parametrize("order", list(permutations((GOBLIN_KING, GOBLIN_MASK))), ids=["older", "newer"])
def test_control_is_decided_before_types_change(table: Table, order: tuple[CardDefinition, ...]) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    goblin = table.battlefield(BOB, card("Goblin", "{R}", creature("Goblin", 1, 1)))
    table.battlefield(ANN, *order)
    assert bears.subtypes == {"Goblin"}
    assert (bears.controller, goblin.controller) == (BOB, ANN)


@pytest.mark.rule("613.1a", "613.1b")
def test_a_permanent_that_becomes_a_copy_changes_control_at_once(table: Table) -> None:
    """Copying is layer 1: the copied ability is there in layer 2."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    goblin = table.battlefield(BOB, card("Goblin", "{R}", creature("Goblin", 1, 1)))
    crown = table.battlefield(ANN, GOBLIN_KING)
    plain = table.battlefield(BOB, card("Plain Banner", "{W}", ENCHANTMENT_CARD))
    mimic = card(
        "Mimic",
        "{U}",
        INSTANT_CARD,
        then(change(target(ENCHANTMENT), (become_copy(all_of(named("Goblin Crown"))),)), COUNT),
    )
    table.hand(BOB, mimic)
    table.cast(BOB, "Mimic", targets=[plain])
    table.resolve()
    assert (bears.controller, goblin.controller, crown.controller) == (BOB, BOB, ANN)
    assert table.life(BOB) == 22


@pytest.mark.rule("613.2b", "708.10", "613.2")
def test_a_face_down_permanent_that_becomes_a_copy_stays_a_nameless_two_two(table: Table) -> None:
    hidden = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    table.battlefield(BOB, "Serra Angel")
    mimic = card(
        "Mimic", "{U}", INSTANT_CARD, change(target(CREATURE), (become_copy(all_of(named("Serra Angel"))),), None)
    )
    table.hand(ANN, mimic)
    table.cast(ANN, "Mimic", targets=[hidden])
    table.resolve()
    assert (hidden.characteristics.name, hidden.power, hidden.keywords) == ("", 2, frozenset())
