"""Keywords with another cost than the mana cost: spectacle, surge, prowl, dash, warp, plot and others (CR 702)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.card import INSTANT_CARD, LAND_CARD, SORCERY_CARD, card, creature
from planechase.words.effects.hands import discard
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.english import card_text
from planechase.words.keywords.alternatives import freerunning, prowl, spectacle, surge, web_slinging
from planechase.words.keywords.dashing import dash, warp
from planechase.words.keywords.plotting import plot
from planechase.words.keywords.retracing import PlainMayhem, Retrace, mayhem
from planechase.words.player_words import TARGET_PLAYER

DRAIN = card("Drain", "{B}", INSTANT_CARD, lose_life(1, TARGET_PLAYER))
SHOW = card("Show", "{4}{R}", SORCERY_CARD, spectacle("{R}"), gain_life(1))
WAVE = card("Wave", "{4}{U}", SORCERY_CARD, surge("{U}"), gain_life(1))
THIEF = card("Thief", "{3}{B}", creature("Faerie Rogue", 2, 2), prowl("{B}"))
FAERIE = card("Faerie", "{U}", creature("Faerie", 1, 1))
KILLER = card("Killer", "{U}", creature("Assassin", 1, 1))
LEAP = card("Leap", "{3}{B}", SORCERY_CARD, freerunning("{B}"), gain_life(1))
SPIDER = card("Spider", "{4}{W}", creature("Spider", 3, 3), web_slinging("{W}"))
RUNNER = card("Runner", "{3}{R}", creature("Goblin", 3, 1), dash("{R}"))
SHIP = card("Ship", "{3}{U}", creature("Robot", 3, 3), warp("{U}"))
SCHEME = card("Small Plan", "{3}{R}", INSTANT_CARD, plot("{1}{R}"), gain_life(5))
SPROUT = card("Sprout", "{G}", SORCERY_CARD, Retrace(), gain_life(1))
RIOT = card("Riot", "{4}{R}", SORCERY_CARD, mayhem("{R}"), gain_life(1))
RUIN = card("Ruin", None, LAND_CARD, PlainMayhem())
LOOT = card("Loot", "{U}", INSTANT_CARD, discard(1))
CARDS = [SHOW, WAVE, THIEF, LEAP, SPIDER, RUNNER, SHIP, SCHEME, SPROUT, RIOT, RUIN]


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(*CARDS)


def test_how_they_read() -> None:
    assert [card_text(one).splitlines()[0] for one in CARDS] == [
        "Spectacle {R}", "Surge {U}", "Prowl {B}", "Freerunning {B}", "Web-slinging {W}", "Dash {R}", "Warp {U}",
        "Plot {1}{R}", "Retrace", "Mayhem {R}", "Mayhem",
    ]  # fmt: skip


@pytest.mark.rule("702.137a", "118.9")
def test_spectacle_wants_an_opponent_who_lost_life_this_turn(table: Table) -> None:
    table.hand(ANN, SHOW, DRAIN, DRAIN)
    table.cast(ANN, "Drain", targets=[ANN])
    table.resolve()
    assert not table.can_cast(ANN, "Show", way="spectacle")
    table.cast(ANN, "Drain", targets=[BOB])
    table.resolve()
    table.cast(ANN, "Show", way="spectacle")
    table.resolve()
    assert table.life(ANN) == 20


@pytest.mark.rule("702.117a")
def test_surge_wants_another_spell_before_it(table: Table) -> None:
    table.hand(ANN, WAVE, DRAIN)
    assert not table.can_cast(ANN, "Wave", way="surge")
    table.cast(ANN, "Drain", targets=[BOB])
    table.resolve()
    assert table.can_cast(ANN, "Wave", way="surge")


@pytest.mark.rule("702.76a")
def test_prowl_wants_combat_damage_by_something_of_its_kind(table: Table) -> None:
    table.battlefield(ANN, FAERIE, "Grizzly Bears")
    table.hand(ANN, THIEF)
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.combat_damage()
    table.go_to("postcombat main phase")
    assert not table.can_cast(ANN, "Thief", way="prowl")
    table.go_to("precombat main phase", of=BOB)
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, {"Faerie": BOB})
    table.combat_damage()
    table.go_to("postcombat main phase")
    table.remove("Faerie")
    table.cast(ANN, "Thief", way="prowl")
    table.resolve()
    assert table.on_battlefield("Thief")


@pytest.mark.rule("702.173a")
def test_freerunning_wants_combat_damage_by_an_assassin(table: Table) -> None:
    table.battlefield(ANN, KILLER)
    table.hand(ANN, LEAP)
    assert not table.can_cast(ANN, "Leap", way="freerunning")
    table.attack(ANN, {"Killer": BOB})
    table.combat_damage()
    table.go_to("postcombat main phase")
    assert table.can_cast(ANN, "Leap", way="freerunning")


@pytest.mark.rule("702.188a")
def test_web_slinging_returns_a_tapped_creature(table: Table) -> None:
    table.hand(ANN, SPIDER)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, "Spider", way="web-slinging")
    table.tap(bears)
    table.cast(ANN, "Spider", way="web-slinging")
    assert table.hand(ANN) == ["Grizzly Bears"]
    table.resolve()
    assert table.on_battlefield("Spider")


@pytest.mark.rule("702.109a")
def test_a_dashed_creature_has_haste_and_returns(table: Table) -> None:
    table.hand(ANN, RUNNER)
    table.cast(ANN, "Runner", way="dash")
    table.resolve()
    assert table.find("Runner").has("haste")
    table.attack(ANN, {"Runner": BOB})
    table.combat_damage()
    table.go_to("end step")
    table.resolve_all()
    assert (table.life(BOB), table.hand(ANN), table.battlefield(ANN)) == (17, ["Runner"], [])


@pytest.mark.rule("702.109a")
def test_a_creature_that_was_not_dashed_stays(table: Table) -> None:
    table.hand(ANN, RUNNER)
    table.cast(ANN, "Runner")
    table.resolve()
    assert not table.find("Runner").has("haste")
    table.go_to("precombat main phase", of=BOB)
    assert table.on_battlefield("Runner")


@pytest.mark.rule("702.185a", "702.185b")
def test_a_warped_card_may_be_cast_from_exile_on_a_later_turn(table: Table) -> None:
    table.hand(ANN, SHIP)
    table.cast(ANN, "Ship", way="warp")
    table.resolve()
    table.go_to("end step")
    table.resolve_all()
    assert table.exile(ANN) == ["Ship"]
    table.go_to("precombat main phase", of=BOB)
    assert not table.can_cast(BOB, "Ship")
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_cast(ANN, "Ship", way="warp")
    table.cast(ANN, "Ship")
    table.resolve()
    table.go_to("precombat main phase", of=BOB)
    assert table.on_battlefield("Ship")


@pytest.mark.rule("702.170a", "702.170b", "116.2k")
def test_plotting_is_a_special_action_as_a_sorcery() -> None:
    table = Table()
    table.hand(ANN, SCHEME)
    table.hand(BOB, SCHEME)
    table.mana(ANN, "{C}{R}")
    table.mana(BOB, "{C}{R}")
    assert not [action for action in table.actions(BOB) if "plot" in action.lower()]
    table.do(ANN, "plot Small Plan")
    assert (table.stack, table.exile(ANN), table.mana(ANN)) == ([], ["Small Plan"], "")
    assert not table.can_cast(ANN, "Small Plan")


@pytest.mark.rule("702.170d")
def test_a_plotted_card_is_cast_for_nothing_in_a_later_main_phase() -> None:
    table = Table()
    table.hand(ANN, SCHEME)
    table.mana(ANN, "{C}{R}")
    table.do(ANN, "plot Small Plan")
    table.go_to("precombat main phase", of=BOB)
    assert not table.can_cast(ANN, "Small Plan")
    table.go_to("upkeep step", of=ANN)
    assert not table.can_cast(ANN, "Small Plan")
    table.go_to("precombat main phase", of=ANN)
    table.cast(ANN, "Small Plan")
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN)) == (25, ["Small Plan"])


@pytest.mark.rule("702.81a", "118.8")
def test_retracing_takes_a_land_card_and_the_mana_cost() -> None:
    table = Table()
    table.graveyard(ANN, SPROUT)
    table.lands(ANN, "Forest")
    table.hand(ANN, "Fog")
    assert not table.can_cast(ANN, "Sprout")
    table.hand(ANN, "Swamp")
    table.cast(ANN, "Sprout")
    assert table.hand(ANN) == ["Fog"]
    table.resolve()
    assert sorted(table.graveyard(ANN)) == ["Sprout", "Swamp"]


@pytest.mark.rule("702.187a", "702.187b")
def test_mayhem_follows_the_discard(table: Table) -> None:
    table.graveyard(ANN, RIOT)
    assert not table.can_cast(ANN, "Riot")
    table.remove("Riot")
    table.hand(ANN, RIOT, LOOT)
    table.cast(ANN, "Loot")
    table.resolve()
    table.cast(ANN, "Riot", way="mayhem")
    table.resolve()
    assert table.life(ANN) == 21


@pytest.mark.rule("702.187b")
def test_mayhem_is_over_with_the_turn(table: Table) -> None:
    table.hand(ANN, RIOT, LOOT)
    table.cast(ANN, "Loot")
    table.resolve()
    table.go_to("precombat main phase", of=BOB)
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_cast(ANN, "Riot")


@pytest.mark.rule("702.187c", "305.1")
def test_a_land_with_mayhem_is_played_after_it_was_discarded(table: Table) -> None:
    table.hand(ANN, RUIN, LOOT)
    table.cast(ANN, "Loot")
    table.resolve()
    table.play_land(ANN, "Ruin")
    assert table.on_battlefield("Ruin")
