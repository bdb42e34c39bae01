"""Who controls what looks back, and what it counts (CR 603.3a, 603.10a, 608.2h)."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    CREATURE,
    OTHER,
    PERMANENT,
    SORCERY_CARD,
    YOURS,
    card,
    count_of,
    creature,
    destroy,
    each,
    gain_life,
    keyword,
    leaves,
    when_dies,
    whenever,
)

WRATH = card("Wrath", "{W}", SORCERY_CARD, destroy(each(PERMANENT)))
VULTURE = creature("Bird", 1, 1)
MOURNER = card("Mourner", "{B}", VULTURE, whenever(leaves(CREATURE & OTHER, Zone.GRAVEYARD), gain_life(1)))
STONE = card(
    "Stone Mourner",
    "{B}",
    VULTURE,
    keyword("indestructible"),
    whenever(leaves(CREATURE & OTHER, Zone.GRAVEYARD), gain_life(1)),
)


def wrath(table: Table) -> None:
    table.hand(CAT, WRATH)
    table.turn(CAT)
    table.cast(CAT, "Wrath")
    table.resolve_all()


@pytest.fixture
def table() -> Table:
    return Table(players=3, free_mana=True)


@pytest.mark.rule("603.10a", "603.3a", "613.1b")
@pytest.mark.parametrize("backwards", [True, False])
@pytest.mark.parametrize("mourner", [MOURNER, STONE])
def test_who_controlled_it_before_controls_what_triggers_as_the_theft_ends(
    table: Table, mourner: CardDefinition, backwards: bool
) -> None:
    """Bob has stolen Ann's Mourner; the Persuasion goes with all the rest, and the Mourner may stay."""
    stolen = table.battlefield(ANN, mourner)
    table.battlefield(BOB, "Persuasion", attached_to=stolen)
    table.battlefield(CAT, "Grizzly Bears")
    table.next_step()
    assert stolen.controller == BOB
    if backwards:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert (table.life(ANN), table.life(BOB)) == (20, 21)


@pytest.mark.rule("608.2h", "603.10a")
def test_what_a_death_counts_is_counted_as_it_resolves(table: Table) -> None:
    """It looks back for whether it triggers, not for how many creatures there are."""
    table.battlefield(
        ANN, card("Last Breath", "{W}", creature("Elf", 1, 1), when_dies(gain_life(count_of(CREATURE & YOURS))))
    )
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.hand(CAT, WRATH)
    table.turn(CAT)
    table.cast(CAT, "Wrath")
    table.resolve()
    table.battlefield(ANN, "Grizzly Bears")
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "800.4a", "603.3a")
def test_a_stolen_mourner_sees_what_leaves_with_the_thief(table: Table) -> None:
    """Bob concedes: his Persuasion and his Bears leave; nothing dies, and the Mourner is Ann's again."""
    stolen = table.battlefield(ANN, MOURNER)
    table.battlefield(BOB, "Persuasion", attached_to=stolen)
    table.battlefield(BOB, "Grizzly Bears")
    table.next_step()
    table.concede(BOB)
    assert table.find("Mourner").controller == ANN
    assert table.stack == []
