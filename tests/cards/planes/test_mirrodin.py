"""The planes of Mirrodin and of New Phyrexia: what makes each of them that plane."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import SpellCast
from planechase.testing import ANN, BOB, CAT, DAN
from planechase.testing.planar_table import PlanarTable
from planechase.words.card import SORCERY_CARD
from planechase.words.card import card as written
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import then
from planechase.words.filters import CREATURE
from planechase.words.selections import target


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Glimmervoid Basin


@pytest.mark.rule("707.10", "115.10a")
def test_glimmervoid_basin_copies_for_everything_else(table: PlanarTable) -> None:
    """Bolt could hit both players and both creatures; the caster orders the copies, and they are not cast."""
    table.on_plane("Glimmervoid Basin")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(BOB, "Silhana Ledgewalker")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(ANN, [wall, bears, ANN])
    table.resolve()
    assert table.stack == ["Lightning Bolt"] * 4
    assert [spell.targets for spell in table.on_stack()] == [[BOB], [wall], [bears], [ANN]]
    assert all(spell.controller == ANN for spell in table.on_stack())
    assert len(table.happened(SpellCast)) == 1
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB), wall.damage, bears.exists) == (17, 17, 3, False)


def test_glimmervoid_basin_gives_the_copies_to_the_caster(table: PlanarTable) -> None:
    table.on_plane("Glimmervoid Basin")
    table.battlefield(BOB, "Grizzly Bears")
    mine = table.battlefield(ANN, "Llanowar Elves")
    table.hand(BOB, "Giant Growth")
    table.cast(BOB, "Giant Growth", targets=["Grizzly Bears"])
    assert table.on_stack()[-1].controller == ANN
    table.resolve()
    copy = table.on_stack()[-1]
    assert (copy.controller, copy.targets) == (BOB, [mine])
    table.resolve()
    assert mine.power == 4


@pytest.mark.rule("115.3")
def test_glimmervoid_basin_ignores_several_targets(table: PlanarTable) -> None:
    """Also where one thing is targeted twice."""
    table.on_plane("Glimmervoid Basin")
    bears = table.battlefield(BOB, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    one, other = target(CREATURE), target(CREATURE, label="other")
    table.hand(ANN, written("Twice", "{R}", SORCERY_CARD, then(damage(1, one), damage(1, other))))
    table.hand(ANN, "Concentrate", "Arc Lightning")
    table.cast(ANN, "Twice", targets=[bears, bears])
    assert table.stack == ["Twice"]
    table.resolve()
    table.cast(ANN, "Concentrate")
    assert table.stack == ["Concentrate"]
    table.resolve()
    table.cast(ANN, "Arc Lightning", targets=[wall, BOB], divide=[1, 2])
    assert table.stack == ["Arc Lightning"]


@pytest.mark.rule("601.2d")
def test_glimmervoid_basin_copies_keep_the_whole_share(table: PlanarTable) -> None:
    table.on_plane("Glimmervoid Basin")
    table.hand(ANN, "Arc Lightning")
    table.cast(ANN, "Arc Lightning", targets=[BOB])
    table.resolve()
    table.resolve()
    assert table.life(ANN) == 17


@pytest.mark.rule("707.10a", "608.2h")
def test_glimmervoid_basin_copies_a_spell_that_was_countered(table: PlanarTable) -> None:
    table.on_plane("Glimmervoid Basin")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Cancel")
    bolt = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=[bolt])
    assert table.stack == ["Lightning Bolt", "Glimmervoid Basin", "Cancel", "Glimmervoid Basin"]
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (17, 20)


def test_glimmervoid_basin_copies_target_cards_in_graveyards(table: PlanarTable) -> None:
    table.on_plane("Glimmervoid Basin")
    table.graveyard(ANN, "Grizzly Bears", "Llanowar Elves")
    table.graveyard(BOB, "Darksteel Forge")
    table.hand(ANN, "Beacon of Unrest")
    table.cast(ANN, "Beacon of Unrest", targets=["Grizzly Bears"])
    table.will(ANN, ["Llanowar Elves", "Darksteel Forge"])
    table.resolve()
    table.resolve_all()
    assert sorted(table.battlefield(ANN)) == ["Darksteel Forge", "Grizzly Bears", "Llanowar Elves"]


@pytest.mark.rule("311.7", "707.2")
def test_glimmervoid_basin_chaos_gives_copies_to_the_others() -> None:
    """Counters are not copied; the creature's controller gets none, even if that is the planar controller."""
    table = PlanarTable(players=3)
    table.on_plane("Glimmervoid Basin")
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 2})
    table.will(ANN, bears)
    table.roll(ANN, "chaos")
    table.resolve()
    assert [table.battlefield(player) for player in (ANN, BOB, CAT)] == [["Grizzly Bears"]] * 3
    copies = [one for one in table.find_all("Grizzly Bears") if one.is_token]
    assert [(one.controller, one.power) for one in copies] == [(ANN, 2), (CAT, 2)]


# ---------------------------------------------------------------------- Panopticon


@pytest.mark.rule("701.31d", "901.8", "901.9c")
def test_panopticon_draws_when_you_arrive(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Panopticon")
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.planes, table.stack) == (["Panopticon"], ["Panopticon"])
    table.resolve()
    assert table.hand(ANN) == ["Plains"]


@pytest.mark.rule("504.1", "901.6")
def test_panopticon_draws_one_more_in_each_players_draw_step(table: PlanarTable) -> None:
    table.on_plane("Panopticon")
    table.go_to("draw step", of=BOB)
    assert (table.hand(BOB), table.stack) == (["Plains"], ["Panopticon"])
    table.resolve()
    assert (len(table.hand(BOB)), len(table.hand(ANN))) == (2, 0)
    table.go_to("draw step", of=ANN)
    table.resolve()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("311.7", "901.9b")
def test_panopticon_chaos_draws(table: PlanarTable) -> None:
    table.on_plane("Panopticon")
    table.roll(ANN, "chaos")
    assert table.stack == ["Panopticon"]
    table.resolve()
    assert table.hand(ANN) == ["Plains"]


# ---------------------------------------------------------------------- Quicksilver Sea


@pytest.mark.rule("701.22a")
def test_quicksilver_sea_scries_on_arrival_and_each_upkeep(table: PlanarTable) -> None:
    table.planar_deck(ANN, "Quicksilver Sea")
    table.library(ANN, "Cancel", "Forest", "Grizzly Bears", "Lightning Bolt")
    table.planeswalk(ANN)
    table.will(ANN, ["Forest"], ["Lightning Bolt", "Cancel", "Grizzly Bears"])
    table.resolve()
    assert table.library(ANN)[:3] == ["Lightning Bolt", "Cancel", "Grizzly Bears"]
    assert table.library(ANN)[-1] == "Forest"
    table.next_turn()
    assert (table.stack, table.on_stack()[0].controller) == (["Quicksilver Sea"], BOB)


@pytest.mark.rule("311.7", "608.2g", "118.9")
def test_quicksilver_sea_chaos_casts_for_nothing_and_at_once() -> None:
    """A creature is cast during the resolution, without any mana."""
    table = PlanarTable()
    table.on_plane("Quicksilver Sea")
    table.library(ANN, "Air Elemental")
    table.roll(ANN, "chaos")
    table.will(ANN, True)
    table.resolve()
    assert table.stack == ["Air Elemental"]
    table.resolve()
    assert table.battlefield(ANN) == ["Air Elemental"]


@pytest.mark.rule("107.3b")
def test_quicksilver_sea_x_is_zero(table: PlanarTable) -> None:
    table.on_plane("Quicksilver Sea")
    table.lands(ANN, "Mountain", 3)
    table.library(ANN, "Blaze")
    table.roll(ANN, "chaos")
    table.will(ANN, True, BOB)
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 20


@pytest.mark.rule("118.8")
def test_quicksilver_sea_additional_costs_are_paid(table: PlanarTable) -> None:
    table.on_plane("Quicksilver Sea")
    table.library(ANN, "Fling")
    table.chaos()
    table.resolve()
    assert table.library(ANN)[0] == "Fling"
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.chaos()
    table.will(ANN, True, BOB)
    table.resolve()
    assert not bears.exists
    table.resolve()
    assert table.life(BOB) == 18


def test_quicksilver_sea_leaves_the_card_on_top_if_one_will_not(table: PlanarTable) -> None:
    table.on_plane("Quicksilver Sea")
    table.library(ANN, "Air Elemental")
    table.roll(ANN, "chaos")
    table.will(ANN, False)
    table.resolve()
    assert table.library(ANN)[0] == "Air Elemental"


@pytest.mark.rule("305.2b")
def test_quicksilver_sea_plays_a_land_only_as_the_land_of_the_turn(table: PlanarTable) -> None:
    table.on_plane("Quicksilver Sea")
    table.library(ANN, "Forest", "Forest")
    table.chaos()
    table.will(ANN, True)
    table.resolve()
    assert table.battlefield(ANN) == ["Forest"]
    table.chaos()
    table.resolve()
    assert (table.battlefield(ANN), table.library(ANN)[0]) == (["Forest"], "Forest")
    table.hand(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


# ---------------------------------------------------------------------- Furnace Layer


@pytest.mark.rule("601.2c", "603.3d")
def test_furnace_layer_selects_anybody_at_random() -> None:
    """The target is there as soon as the ability is on the stack, and nobody is asked."""
    seen = set()
    for seed in range(24):
        table = PlanarTable(players=4, seed=seed)
        table.planar_deck(ANN, "Furnace Layer")
        table.planeswalk(ANN)
        (ability,) = table.on_stack()
        assert ability.controller == ANN
        seen.add(ability.targets[0])
    assert seen == {ANN, BOB, CAT, DAN}


def victim_with(table: PlanarTable, *cards: str) -> int:
    """Let Furnace Layer select somebody, and give that player some cards to discard."""
    table.planar_deck(ANN, "Furnace Layer")
    table.planeswalk(ANN)
    (victim,) = table.on_stack()[0].targets
    assert isinstance(victim, int)
    for name in cards:
        table.hand(victim, name)
    return victim


@pytest.mark.parametrize(("name", "life"), [("Forest", 17), ("Grizzly Bears", 20)])
def test_furnace_layer_punishes_a_discarded_land(table: PlanarTable, name: str, life: int) -> None:
    victim = victim_with(table, "Forest", "Grizzly Bears")
    table.will(victim, name)
    table.resolve()
    assert table.graveyard(victim) == [name]
    assert table.life(victim) == life
    assert table.life(1 - victim) == 20


def test_furnace_layer_does_nothing_to_an_empty_hand(table: PlanarTable) -> None:
    victim = victim_with(table)
    table.graveyard(victim, "Forest")
    table.resolve()
    assert table.life(victim) == 20


@pytest.mark.rule("901.6")
def test_furnace_layer_comes_with_each_upkeep(table: PlanarTable) -> None:
    table.on_plane("Furnace Layer")
    table.next_turn()
    assert (table.stack, table.on_stack()[0].controller) == (["Furnace Layer"], BOB)


@pytest.mark.rule("311.7")
@pytest.mark.parametrize("willing", [True, False])
def test_furnace_layer_chaos_may_destroy_a_nonland_permanent(table: PlanarTable, willing: bool) -> None:
    table.on_plane("Furnace Layer")
    table.lands(BOB, "Forest", 1)
    ring = table.battlefield(BOB, "Sol Ring")
    table.roll(ANN, "chaos", pause=True)
    assert list(table.decision.options) == [ring.id]  # type: ignore[union-attr]
    table.answer(ANN, ring)
    table.will(ANN, willing)
    table.resolve()
    assert ring.exists is not willing


# ---------------------------------------------------------------------- Norn's Dominion


@pytest.mark.rule("701.31d", "311.7")
def test_norns_dominion_spares_what_has_a_fate_counter(table: PlanarTable) -> None:
    table.on_plane("Norn's Dominion")
    table.lands(ANN, "Forest", 1)
    bears = table.battlefield(ANN, "Grizzly Bears")
    elves = table.battlefield(ANN, "Llanowar Elves")
    spared = table.battlefield(BOB, "Sol Ring", counters={"fate": 1, "charge": 2})
    table.battlefield(BOB, "Concordant Crossroads", "Air Elemental")
    table.will(ANN, bears, True)
    table.roll(ANN, "chaos")
    table.resolve()
    assert bears.counter("fate") == 1
    table.roll(ANN, "planeswalker")
    table.resolve()
    assert (table.planes, table.stack) == (["Nowhere 2"], ["Norn's Dominion"])
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Forest", "Grizzly Bears"]
    assert table.battlefield(BOB) == ["Sol Ring"]
    assert not elves.exists
    assert (bears.counters, spared.counters) == ({}, {"charge": 2})


@pytest.mark.rule("603.10c", "901.11b")
def test_norns_dominion_strikes_once_it_is_gone(table: PlanarTable) -> None:
    """Whoever is the planar controller as it is left controls the ability; arriving there does nothing."""
    table.planar_deck(ANN, "Norn's Dominion")
    table.battlefield(ANN, "Grizzly Bears")
    table.planeswalk(ANN)
    assert table.stack == []
    table.next_turn()
    table.planeswalk(BOB)
    assert (table.stack, table.on_stack()[0].controller) == (["Norn's Dominion"], BOB)
    table.resolve()
    assert table.battlefield(ANN) == []


@pytest.mark.rule("702.12b")
def test_norns_dominion_leaves_the_indestructible(table: PlanarTable) -> None:
    table.on_plane("Norn's Dominion")
    table.battlefield(ANN, "Darksteel Forge", "Sol Ring", "Grizzly Bears")
    table.planeswalk(ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Darksteel Forge", "Sol Ring"]


def test_norns_dominion_chaos_may_put_a_counter_on_a_land(table: PlanarTable) -> None:
    table.on_plane("Norn's Dominion")
    forest = table.battlefield(BOB, "Forest")
    table.will(ANN, forest, False)
    table.roll(ANN, "chaos")
    table.resolve()
    assert forest.counters == {}
    table.will(ANN, forest, True)
    table.chaos()
    table.resolve()
    assert forest.counter("fate") == 1
