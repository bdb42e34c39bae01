"""Keywords about casting from elsewhere: escape, foretell, jump-start, scavenge (CR 702), and detaining (CR 701.35)."""

from __future__ import annotations

import pytest

from planechase.rules.mana.mana import ManaCost
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature
from planechase.words.cost_words import ExileFromGraveyard
from planechase.words.effects.detaining import Detain
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.keywords.foretelling import Foretell
from planechase.words.keywords.graveyards import Escape, JumpStart, Scavenge
from planechase.words.selections import target
from planechase.words.word_makers import pays_instead

HOLD = card("Hold", "{U}", SORCERY_CARD, Detain(target(CREATURE)))
OUTLAW = card("Outlaw", "{B}{B}", creature("Human", 2, 2), Escape(ManaCost.parse("{3}{B}"), (ExileFromGraveyard(2),)))
OMEN = card("Omen", "{4}{U}", SORCERY_CARD, gain_life(4), Foretell(ManaCost.parse("{1}{U}")))
ECHO = card("Echo", "{1}{U}", INSTANT_CARD, gain_life(1), JumpStart())
CARRION = card("Carrion", "{B}", creature("Rat", 3, 1), Scavenge(ManaCost.parse("{2}{B}")))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- escape


@pytest.mark.rule("702.138a", "702.138b", "118.9")
def test_a_card_escapes_for_mana_and_other_cards_of_the_graveyard() -> None:
    table = Table()
    table.graveyard(ANN, OUTLAW, "Fog", "Lightning Bolt")
    table.lands(ANN, "Swamp", 3)
    assert not table.can_cast(ANN, "Outlaw")
    table.lands(ANN, "Swamp")
    table.cast(ANN, "Outlaw")
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Fog", "Lightning Bolt"], [])
    table.resolve()
    assert table.on_battlefield("Outlaw")


@pytest.mark.rule("702.138a")
def test_the_escaping_card_does_not_pay_for_itself(table: Table) -> None:
    table.graveyard(ANN, OUTLAW, "Fog")
    assert not table.can_cast(ANN, "Outlaw")


@pytest.mark.rule("702.138a")
def test_what_has_escaped_and_dies_may_escape_again(table: Table) -> None:
    table.graveyard(ANN, OUTLAW, "Fog", "Fog", "Fog", "Fog")
    table.will(ANN, ["Fog", "Fog"])
    table.cast(ANN, "Outlaw")
    table.resolve()
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=["Outlaw"])
    table.resolve()
    assert table.can_cast(ANN, "Outlaw")


# ---------------------------------------------------------------------- foretell


@pytest.mark.rule("702.143a", "702.143b", "116.2h")
def test_foretelling_is_a_special_action_in_ones_own_turn() -> None:
    table = Table()
    table.hand(ANN, OMEN)
    table.hand(BOB, OMEN, "Fog")
    table.mana(ANN, "{C}{C}")
    table.mana(BOB, "{C}{C}{G}")
    table.do(ANN, "foretell Omen")
    assert (table.stack, table.exile(ANN), table.mana(ANN)) == ([], ["Omen"], "")
    assert not [action for action in table.actions(BOB) if "foretell" in action]
    assert table.log[-1] == "notice: {} foretells a card., about Ann"


@pytest.mark.rule("702.143a", "406.3")
def test_only_its_owner_knows_a_foretold_card_and_casts_it_on_a_later_turn() -> None:
    table = Table()
    table.hand(ANN, OMEN)
    table.mana(ANN, "{C}{C}")
    table.do(ANN, "foretell Omen")
    assert ("Omen" in str(table.view(ANN)), "Omen" in str(table.view(BOB))) == (True, False)
    table.lands(ANN, "Island", 2)
    assert not table.can_cast(ANN, "Omen")
    table.go_to("precombat main phase", of=BOB)
    assert (table.can_cast(ANN, "Omen"), table.can_cast(BOB, "Omen")) == (False, False)
    table.go_to("precombat main phase", of=ANN)
    table.cast(ANN, "Omen")
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN)) == (24, ["Omen"])


# ---------------------------------------------------------------------- jump-start


@pytest.mark.rule("702.133a", "118.8")
def test_jump_start_takes_a_card_besides_the_mana_cost_and_exiles_the_spell() -> None:
    table = Table()
    table.graveyard(ANN, ECHO)
    table.lands(ANN, "Island", 2)
    assert not table.can_cast(ANN, "Echo")
    table.hand(ANN, "Fog", "Forest")
    table.will(ANN, "Forest", about="discard")
    table.cast(ANN, "Echo")
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Fog"], ["Forest"])
    table.resolve()
    assert (table.life(ANN), table.exile(ANN), table.graveyard(ANN)) == (21, ["Echo"], ["Forest"])


@pytest.mark.rule("702.133a")
def test_a_countered_jump_start_spell_is_exiled(table: Table) -> None:
    table.graveyard(ANN, ECHO)
    table.hand(ANN, "Forest")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Echo")
    table.cast(BOB, "Cancel", targets=["Echo"])
    table.resolve()
    assert (table.exile(ANN), table.graveyard(ANN)) == (["Echo"], ["Forest"])


@pytest.mark.rule("702.133a")
def test_from_the_hand_nothing_is_discarded_and_nothing_exiled(table: Table) -> None:
    table.hand(ANN, ECHO, "Forest")
    table.cast(ANN, "Echo")
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN), table.exile(ANN)) == (["Forest"], ["Echo"], [])


@pytest.mark.rule("702.133a", "118.9a")
def test_another_cost_in_place_of_the_mana_cost_does_not_spare_the_discard() -> None:
    table = Table()
    table.battlefield(ANN, card("Bargain", "{G}", ENCHANTMENT_CARD, pays_instead("{G}")))
    table.lands(ANN, "Forest")
    table.graveyard(ANN, ECHO)
    assert not [action for action in table.actions(ANN) if "Echo" in action]
    table.hand(ANN, "Swamp")
    table.do(ANN, "cast Echo")
    assert (table.hand(ANN), table.graveyard(ANN)) == ([], ["Swamp"])
    table.resolve()
    assert table.exile(ANN) == ["Echo"]


# ---------------------------------------------------------------------- scavenge


@pytest.mark.rule("702.97a")
def test_scavenging_counts_the_power_of_the_exiled_card(table: Table) -> None:
    rat = table.graveyard(ANN, CARRION)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, rat, targets=[bears])
    assert table.exile(ANN) == ["Carrion"]
    table.resolve()
    assert bears.counters == {"+1/+1": 3}


@pytest.mark.rule("702.97a")
def test_nobody_scavenges_in_another_players_turn_or_from_another_graveyard(table: Table) -> None:
    theirs = table.graveyard(BOB, CARRION)
    table.battlefield(ANN, "Grizzly Bears")
    assert not table.can_activate(BOB, theirs)
    assert not table.can_activate(ANN, theirs)


# ---------------------------------------------------------------------- detain


@pytest.mark.rule("701.35a")
def test_a_detained_permanent_neither_attacks_nor_blocks_nor_is_activated(table: Table) -> None:
    """Its mana abilities are activated abilities too; what it does by itself goes on."""
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, HOLD)
    table.cast(ANN, "Hold", targets=[elves])
    table.resolve()
    with table.refuses("forbids"):
        table.tap_for_mana(BOB, elves)
    table.attack(ANN, {"Grizzly Bears": BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {elves: "Grizzly Bears"})
    table.go_to("precombat main phase", of=BOB)
    assert not table.can_attack(elves, ANN)


@pytest.mark.rule("701.35a")
def test_a_permanent_is_detained_until_the_next_turn_of_the_detainer(table: Table) -> None:
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, HOLD)
    table.cast(ANN, "Hold", targets=[elves])
    table.resolve()
    table.go_to("precombat main phase", of=BOB)
    assert not table.can_attack(elves, BOB)
    table.go_to("precombat main phase", of=ANN)
    assert table.can_attack(elves, BOB)
    assert table.tap_for_mana(ANN, elves) == "{G}"
