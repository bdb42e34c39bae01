"""Bestow (CR 702.103)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, anthem, card, creature
from planechase.words.effects.lasting_effects import Change, CopySpell
from planechase.words.effects.permanent_effects import destroy
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.filters import CREATURE, ENCHANTMENT, GREEN_, AttachedHost
from planechase.words.keywords.bestow import bestow
from planechase.words.keywords.permanent_keywords import protection
from planechase.words.modifications import GainAbilities
from planechase.words.selections import target, target_spell
from planechase.words.statics import gets

NYMPH = card(
    "Nymph", "{1}{G}", creature("Nymph", 2, 3, "Enchantment Creature"), bestow("{3}{G}"),
    anthem(CREATURE & AttachedHost(), gets(2, 3)),
)  # fmt: skip
BEARS = "Grizzly Bears"


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    table.hand(ANN, NYMPH)
    return table


def bestowed(table: Table) -> None:
    table.cast(ANN, "Nymph", way="bestow", targets=[BEARS])


def test_it_can_be_played_and_read(table: Table) -> None:
    check_card(NYMPH)
    assert table.text(NYMPH) == "Bestow {3}{G}\nEnchanted creature gets +2/+3."


@pytest.mark.rule("702.103a")
def test_it_may_be_cast_as_a_creature(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    table.cast(ANN, "Nymph", way="")
    table.resolve()
    nymph = table.find("Nymph", zone="battlefield")
    assert (nymph.power, nymph.types, nymph.attached_to) == (2, ["Enchantment", "Creature"], None)


@pytest.mark.rule("702.103a", "702.103b")
def test_a_bestowed_spell_is_an_aura_with_a_target(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    bestowed(table)
    assert table.on_stack()[-1].types == ["Enchantment"]
    table.resolve()
    nymph = table.find("Nymph", zone="battlefield")
    assert (nymph.attached_to, nymph.types, bears.power, bears.toughness) == (bears, ["Enchantment"], 4, 5)


@pytest.mark.rule("702.103d", "601.2c")
def test_without_a_creature_it_is_not_cast_bestowed(table: Table) -> None:
    assert not table.can_cast(ANN, "Nymph", way="bestow")


@pytest.mark.rule("702.103e", "608.3b")
def test_without_its_target_it_resolves_as_a_creature(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    bestowed(table)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    nymph = table.find("Nymph", zone="battlefield")
    assert (nymph.types, nymph.attached_to, nymph.power) == (["Enchantment", "Creature"], None, 2)


@pytest.mark.rule("702.103f")
def test_as_its_host_leaves_it_becomes_a_creature(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    bestowed(table)
    table.resolve()
    table.hand(ANN, card("Doom", "{B}", INSTANT_CARD, destroy(target(~ENCHANTMENT))))
    table.cast(ANN, "Doom", targets=[bears])
    table.resolve()
    nymph = table.find("Nymph", zone="battlefield")
    assert (nymph.types, nymph.attached_to, nymph.power) == (["Enchantment", "Creature"], None, 2)
    table.go_to("upkeep", of=BOB)
    assert table.battlefield(ANN) == ["Nymph"]


@pytest.mark.rule("702.103f")
def test_protection_makes_it_fall_off(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    bestowed(table)
    table.resolve()
    shield = card("Shield", "{W}", INSTANT_CARD, Change(target(CREATURE), (GainAbilities((protection(GREEN_),)),)))
    table.hand(ANN, shield)
    table.cast(ANN, "Shield", targets=[bears])
    table.resolve()
    assert "Creature" in table.find("Nymph", zone="battlefield").types


@pytest.mark.rule("702.103c", "707.10")
def test_the_copy_of_a_bestowed_spell_is_bestowed(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.hand(ANN, card("Twin", "{U}", INSTANT_CARD, CopySpell(target_spell())))
    bestowed(table)
    table.always(ANN, False)
    table.cast(ANN, "Twin", targets=["Nymph"])
    table.resolve_all()
    assert (bears.power, bears.toughness) == (6, 8)


@pytest.mark.rule("702.103b", "707.2")
def test_a_copy_of_a_bestowed_permanent_is_a_creature(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    bestowed(table)
    table.resolve()
    table.hand(ANN, card("Mirror", "{U}", SORCERY_CARD, CreateCopyToken(target(ENCHANTMENT))))
    table.cast(ANN, "Mirror", targets=["Nymph"])
    table.resolve()
    types = [nymph.types for nymph in table.find_all("Nymph", zone="battlefield")]
    assert types == [["Enchantment"], ["Enchantment", "Creature"]]


@pytest.mark.rule("702.103b", "400.7")
def test_it_is_a_creature_card_everywhere_else(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    bestowed(table)
    table.hand(BOB, "Cancel")
    table.cast(BOB, "Cancel", targets=["Nymph"])
    table.resolve()
    assert table.find("Nymph", zone="graveyard").types == ["Enchantment", "Creature"]
