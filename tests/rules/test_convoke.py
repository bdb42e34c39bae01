"""Convoke (CR 702.51): creatures help to cast a spell."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Tap
from planechase.rules.state.player import Automation
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, SORCERY_CARD, artifact_creature, card, creature
from planechase.words.effects.detaining import KeepUntapped
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.selections import target
from planechase.words.statics.spell_statics import SpellsHave
from planechase.words.word_makers import costs_less

SIEGE = card("Siege", "{2}{G}{G}", SORCERY_CARD, gain_life(4), keyword("convoke"))
VOID = card("Void", "{C}{C}", SORCERY_CARD, gain_life(4), keyword("convoke"))
SURGE = card("Surge", "{X}{G}", SORCERY_CARD, gain_life(4), keyword("convoke"))
STILL = card("Still", "{U}", INSTANT_CARD, KeepUntapped(target(CREATURE)))
SONG = card("Song", "{G}", ENCHANTMENT_CARD, SpellsHave(~CREATURE, (keyword("convoke"),)))
GOLEM = card("Small Golem", "{2}", artifact_creature("Golem", 1, 1))
TWIN = card("Twin", "{G}{W}", creature("Elf", 1, 1))


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.rule("702.51a", "302.6")
def test_creatures_pay_for_mana_of_their_colour_and_for_generic_mana(table: Table) -> None:
    """A creature that came this turn helps as well."""
    table.hand(ANN, SIEGE)
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears", summoning_sick=True)
    table.battlefield(ANN, GOLEM)
    assert not table.can_cast(ANN, "Siege")
    table.battlefield(ANN, GOLEM)
    table.cast(ANN, "Siege")
    assert len(table.happened(Tap)) == 4
    table.resolve()
    assert table.life(ANN) == 24


@pytest.mark.rule("702.51a")
def test_a_colourless_creature_pays_for_no_coloured_mana(table: Table) -> None:
    table.hand(ANN, SIEGE)
    for _ in range(5):
        table.battlefield(ANN, GOLEM)
    assert not table.can_cast(ANN, "Siege")
    table.lands(ANN, "Forest", 2)
    assert table.can_cast(ANN, "Siege")


@pytest.mark.rule("702.51a", "107.4c")
def test_no_creature_pays_for_colourless_mana(table: Table) -> None:
    table.hand(ANN, VOID)
    for _ in range(3):
        table.battlefield(ANN, GOLEM)
    table.battlefield(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Void")


@pytest.mark.rule("702.51a")
def test_tapped_creatures_and_those_of_others_do_not_help(table: Table) -> None:
    table.hand(ANN, SIEGE)
    table.lands(ANN, "Forest", 3)
    table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.battlefield(BOB, "Grizzly Bears")
    assert not table.can_cast(ANN, "Siege")


@pytest.mark.rule("702.51a", "605.3a")
def test_a_creature_that_makes_mana_is_used_once(table: Table) -> None:
    table.hand(ANN, SIEGE)
    table.lands(ANN, "Forest", 2)
    table.battlefield(ANN, "Llanowar Elves")
    assert not table.can_cast(ANN, "Siege")
    table.battlefield(ANN, "Llanowar Elves")
    table.cast(ANN, "Siege")


@pytest.mark.rule("702.51b", "601.2f")
def test_convoke_comes_after_the_total_cost_is_known(table: Table) -> None:
    table.hand(ANN, SIEGE)
    table.battlefield(ANN, card("Thrift", "{G}", ENCHANTMENT_CARD, costs_less(~CREATURE, "{2}")))
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.cast(ANN, "Siege")
    assert len(table.happened(Tap)) == 2


@pytest.mark.rule("702.51a", "107.3a")
def test_creatures_help_to_pay_for_x(table: Table) -> None:
    table.hand(ANN, SURGE)
    table.lands(ANN, "Forest")
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    with table.refuses("0 to 2"):
        table.cast(ANN, "Surge", x=3)
    table.cast(ANN, "Surge", x=2)


@pytest.mark.rule("702.51a", "601.3")
def test_a_card_that_will_have_convoke_as_a_spell_is_cast_with_it(table: Table) -> None:
    table.battlefield(BOB, SONG)
    table.hand(ANN, "Giant Growth", TWIN)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Twin")
    table.cast(ANN, "Giant Growth", targets=[bears])
    assert (bears.tapped, table.on_stack()[0].has("convoke")) == (True, True)


@pytest.mark.rule("702.51d")
def test_a_second_convoke_changes_nothing(table: Table) -> None:
    table.battlefield(ANN, SONG)
    table.hand(ANN, SIEGE)
    table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    assert not table.can_cast(ANN, "Siege")


@pytest.mark.rule("702.51a", "601.2h")
def test_who_pays_by_hand_says_who_helps(table: Table) -> None:
    table.game.automate(ANN, Automation(pay=False))
    table.hand(ANN, SIEGE)
    table.lands(ANN, "Forest", 4)
    bears, twin = table.battlefield(ANN, "Grizzly Bears", TWIN)
    table.will(ANN, [twin], about="tap")
    table.will(ANN, "pay with what is in the pool, and let the game find the rest", about="pay mana")
    table.cast(ANN, "Siege")
    tapped = [land.tapped for land in table.find_all("Forest", zone="battlefield")]
    assert (twin.tapped, bears.tapped, tapped.count(True)) == (True, False, 3)


@pytest.mark.rule("101.2", "702.51a", "107.5")
def test_what_cant_become_tapped_neither_helps_nor_makes_mana_but_attacks(table: Table) -> None:
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.hand(BOB, STILL)
    table.cast(BOB, "Still", targets=[elves], free_mana=True)
    table.resolve()
    with table.refuses("cannot"):
        table.tap_for_mana(ANN, elves)
    table.battlefield(ANN, SONG)
    table.hand(ANN, "Giant Growth")
    assert not table.can_cast(ANN, "Giant Growth")
    table.attack(ANN, {elves: BOB})
    assert elves.tapped
    table.next_turn()
    table.go_to("precombat main phase", of=ANN)
    assert table.tap_for_mana(ANN, elves) == "{G}"
