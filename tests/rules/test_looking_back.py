"""Abilities that look back see what leaves at the same time as it was before it left (CR 603.10a, 608.2h)."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.state.objects import Zone
from planechase.testing import ANN, BOB, CAT, Table
from planechase.vocabulary import (
    ATTACHED_TO_THIS,
    AURA,
    AURA_CARD,
    CREATURE,
    EACH_PLAYER,
    ENCHANTED,
    ENCHANTMENT_CARD,
    EQUIPMENT_CARD,
    INSTANT_CARD,
    OTHER,
    PERMANENT,
    SORCERY_CARD,
    TAPPED,
    YOURS,
    anthem,
    card,
    count_of,
    counters_on,
    creature,
    destroy,
    each,
    enchant,
    gain_life,
    gets,
    sacrifice,
    size_is,
    target,
    then,
    when_dies,
    whenever,
)
from planechase.words.filters import AttachedHost, Attacking, Blocking, Description, Equipped, Unblocked, WithCounter
from planechase.words.triggers import Enters, Leaves, SacrificesTrigger

WRATH = card("Wrath", "{W}", SORCERY_CARD, destroy(each(PERMANENT)))
MURDER = card("Murder", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
SWORD = card("Sword", "{1}", EQUIPMENT_CARD)
BIG = size_is("power", "at least", 3)


def watcher(what: Description) -> CardDefinition:
    return card("Watcher", "{B}", ENCHANTMENT_CARD, whenever(Leaves(what, Zone.GRAVEYARD), gain_life(1)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def wrath(table: Table) -> None:
    """Everything is destroyed at once, and what triggers resolves."""
    table.hand(BOB, WRATH)
    table.turn(BOB)
    table.cast(BOB, "Wrath")
    table.resolve_all()


# ---------------------------------------------------------------------- attached


@pytest.mark.rule("603.10a", "603.6e")
@pytest.mark.parametrize("creature_first", [True, False])
def test_an_aura_that_leaves_with_its_creature_sees_it_die(table: Table, creature_first: bool) -> None:
    shroud = card(
        "Shroud", "{W}", AURA_CARD, enchant(CREATURE), whenever(Leaves(AttachedHost(), Zone.GRAVEYARD), gain_life(1))
    )
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, shroud, attached_to=bears)
    if not creature_first:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "301.5")
@pytest.mark.parametrize("creature_first", [True, False])
def test_an_equipment_that_leaves_with_its_creature_sees_it_die(table: Table, creature_first: bool) -> None:
    locket = card("Locket", "{1}", EQUIPMENT_CARD, whenever(Leaves(AttachedHost(), Zone.GRAVEYARD), gain_life(1)))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, locket, attached_to=bears)
    if not creature_first:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "608.2h")
@pytest.mark.parametrize(("what", "attachment"), [(ENCHANTED, "Hyena Umbra"), (Equipped(), SWORD)])
def test_it_was_enchanted_or_equipped_though_all_of_it_left(
    table: Table, what: Description, attachment: CardDefinition | str
) -> None:
    umbra = card("Umbra", "{W}", AURA_CARD, enchant(CREATURE)) if attachment == "Hyena Umbra" else attachment
    table.battlefield(ANN, watcher(CREATURE & what))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Air Elemental")
    table.battlefield(ANN, umbra, attached_to=bears)
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "613.1b", "608.2h")
@pytest.mark.parametrize("backwards", [True, False])
def test_a_stolen_creature_dies_under_the_thief_though_the_theft_dies_with_it(table: Table, backwards: bool) -> None:
    table.battlefield(ANN, watcher(CREATURE & YOURS))
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Persuasion", attached_to=bears)
    table.next_step()
    assert bears.controller == ANN
    if backwards:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("608.2h", "603.10a")
def test_what_was_attached_to_a_creature_is_counted_after_both_are_gone(table: Table) -> None:
    umbra = card("Umbra", "{W}", AURA_CARD, enchant(CREATURE))
    saint = card("Saint", "{W}", creature("Human", 1, 1), when_dies(gain_life(count_of(AURA & ATTACHED_TO_THIS))))
    table.battlefield(ANN, umbra, umbra, attached_to=table.battlefield(ANN, saint))
    table.hand(ANN, MURDER)
    table.cast(ANN, "Murder", targets=["Saint"])
    table.resolve_all()
    assert (table.battlefield(ANN), table.life(ANN)) == ([], 22)


# ---------------------------------------------------------------------- in combat


@pytest.mark.rule("603.10a", "506.4")
@pytest.mark.parametrize("what", [Attacking(), Unblocked()])
def test_an_attacking_creature_dies(table: Table, what: Description) -> None:
    table.battlefield(BOB, watcher(CREATURE & what))
    table.battlefield(ANN, "Grizzly Bears", "Air Elemental")
    table.attack(ANN, "Grizzly Bears")
    table.block(BOB, {})
    table.hand(BOB, MURDER, MURDER)
    for name in ("Grizzly Bears", "Air Elemental"):
        table.cast(BOB, "Murder", targets=[name])
        table.resolve_all()
    assert table.life(BOB) == 21


@pytest.mark.rule("603.10a", "510.2", "704.5g")
def test_attackers_and_blockers_that_kill_each_other_were_attacking_and_blocking(table: Table) -> None:
    table.battlefield(ANN, watcher(CREATURE & Attacking()))
    table.battlefield(BOB, watcher(CREATURE & Blocking()))
    attacker, blocker = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, attacker)
    table.block(BOB, {blocker: attacker})
    table.combat_damage()
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (21, 21)


@pytest.mark.rule("506.4", "603.10a")
def test_a_creature_removed_from_combat_before_it_died_was_not_attacking(table: Table) -> None:
    table.battlefield(BOB, watcher(CREATURE & Attacking()))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, bears)
    table.go_to("postcombat main phase")
    table.hand(ANN, MURDER)
    table.cast(ANN, "Murder", targets=[bears])
    table.resolve_all()
    assert table.life(BOB) == 20 - 2


# ---------------------------------------------------------------------- status, counters, size


@pytest.mark.rule("603.10a", "110.5")
def test_a_tapped_creature_dies(table: Table) -> None:
    table.battlefield(ANN, watcher(CREATURE & TAPPED))
    table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.battlefield(ANN, "Air Elemental", "Serra Angel")
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "704.8", "704.5q")
def test_a_creature_dies_with_the_counters_it_had_before_the_check(table: Table) -> None:
    table.battlefield(ANN, watcher(CREATURE & WithCounter("+1/+1")))
    table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1, "-1/-1": 1}, damage=2)
    table.pass_(ANN)
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("603.10a", "608.2h")
@pytest.mark.parametrize("backwards", [True, False])
def test_an_anthem_that_dies_at_the_same_time_has_counted(table: Table, backwards: bool) -> None:
    table.battlefield(ANN, card("Flag", "{W}", creature("Flag", 0, 1), anthem(CREATURE & OTHER, gets(1, 1))))
    table.battlefield(ANN, watcher(CREATURE & BIG), "Grizzly Bears")
    if backwards:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert table.life(ANN) == 21


@pytest.mark.rule("608.2h", "122.1")
def test_the_counters_on_what_an_instruction_destroyed_are_known(table: Table) -> None:
    victim = target(CREATURE)
    table.hand(
        ANN, card("Harvest", "{B}", SORCERY_CARD, then(destroy(victim), gain_life(counters_on(victim, "charge"))))
    )
    table.battlefield(BOB, "Grizzly Bears", counters={"charge": 3})
    table.cast(ANN, "Harvest", targets=["Grizzly Bears"])
    table.resolve()
    assert table.life(ANN) == 23


# ---------------------------------------------------------------------- sacrificed, returned


@pytest.mark.rule("603.10a", "701.21a", "101.4")
def test_what_is_sacrificed_together_sees_the_rest_go() -> None:
    table = Table(3, free_mana=True)
    ghoul = card(
        "Ghoul",
        "{B}",
        creature("Zombie", 2, 2),
        whenever(SacrificesTrigger(CREATURE & TAPPED, EACH_PLAYER), gain_life(1)),
    )
    table.battlefield(ANN, ghoul)
    table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.battlefield(CAT, "Air Elemental")
    table.hand(ANN, card("Barter", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER)))
    table.cast(ANN, "Barter")
    table.resolve_all()
    assert (table.battlefield(ANN), table.life(ANN)) == ([], 21)


@pytest.mark.rule("610.3", "603.6a", "704.3")
@pytest.mark.parametrize("backwards", [True, False])
def test_what_comes_back_as_everything_dies_comes_after_it(table: Table, backwards: bool) -> None:
    """The Bears return when the Priest has left; whoever left with it does not see them enter."""
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    table.enters(ANN, "Banisher Priest")
    table.resolve()
    table.battlefield(ANN, card("Greeter", "{W}", creature("Human", 1, 1), whenever(Enters(CREATURE), gain_life(1))))
    if backwards:
        table.state.battlefield.reverse()
        table.state.changed()
    wrath(table)
    assert (table.battlefield(BOB), table.life(ANN)) == (["Grizzly Bears"], 20)
