"""The planes of Zendikar, each played in a game."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT
from planechase.testing.planar_table import PlanarTable


@pytest.fixture
def table() -> PlanarTable:
    return PlanarTable(free_mana=True)


# ---------------------------------------------------------------------- Akoum


@pytest.mark.rule("601.3b")
def test_in_akoum_everybody_casts_enchantments_at_any_time(table: PlanarTable) -> None:
    table.on_plane("Akoum")
    table.battlefield(ANN, "Grizzly Bears")
    for player in (ANN, BOB):
        table.hand(player, "Rancor", "Phyrexian Arena", "Air Elemental")
    table.turn(ANN, "upkeep")
    for player in (ANN, BOB):
        assert table.can_cast(player, "Rancor")
        assert table.can_cast(player, "Phyrexian Arena")
        assert not table.can_cast(player, "Air Elemental")
    table.cast(BOB, "Rancor", targets=["Grizzly Bears"])
    table.resolve()
    assert table.find("Grizzly Bears").has("trample")
    table.planeswalk(ANN)
    assert not table.can_cast(BOB, "Phyrexian Arena")


@pytest.mark.rule("311.7")
@pytest.mark.rule("303.4b")
def test_chaos_in_akoum_destroys_a_creature_without_an_aura(table: PlanarTable) -> None:
    table.on_plane("Akoum")
    enchanted = table.battlefield(BOB, "Air Elemental")
    table.battlefield(BOB, "Spirit Mantle", attached_to=enchanted)
    bare = table.battlefield(BOB, "Grizzly Bears")
    equipped = table.battlefield(ANN, "Llanowar Elves")
    table.battlefield(ANN, "Loxodon Warhammer", attached_to=equipped)
    table.roll(ANN, "chaos", pause=True)
    assert sorted(table.state.name_of(id) for id in table.decision.options) == ["Grizzly Bears", "Llanowar Elves"]  # type: ignore[union-attr]
    table.answer(ANN, bare)
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("608.2b")
def test_in_akoum_an_aura_saves_the_target(table: PlanarTable) -> None:
    table.on_plane("Akoum")
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Rancor")
    table.will(ANN, "Grizzly Bears")
    table.roll(ANN, "chaos")
    table.cast(BOB, "Rancor", targets=["Grizzly Bears"])
    table.resolve_all()
    assert table.battlefield(BOB) == ["Grizzly Bears", "Rancor"]


@pytest.mark.rule("603.3d")
def test_chaos_in_akoum_without_a_target_is_nothing(table: PlanarTable) -> None:
    table.on_plane("Akoum")
    table.roll(ANN, "chaos")
    assert table.stack == []


# ---------------------------------------------------------------------- Hedron Fields of Agadeem


@pytest.mark.rule("508.1c")
@pytest.mark.rule("509.1b")
def test_the_huge_neither_attack_nor_block_in_agadeem(table: PlanarTable) -> None:
    table.on_plane("Hedron Fields of Agadeem")
    huge = table.battlefield(ANN, "Alpha Tyrranax", counters={"+1/+1": 1})
    large = table.battlefield(ANN, "Alpha Tyrranax")
    blocker = table.battlefield(BOB, "Alpha Tyrranax", counters={"+1/+1": 1})
    assert not table.can_attack(huge)
    assert table.can_attack(large)
    table.attack(ANN, [large])
    with table.refuses("has no creature that can block"):
        table.block(BOB, {blocker: large})


@pytest.mark.rule("506.4")
def test_who_grows_after_attacking_stays_in_combat_in_agadeem(table: PlanarTable) -> None:
    table.on_plane("Hedron Fields of Agadeem")
    attacker = table.battlefield(ANN, "Alpha Tyrranax")
    table.hand(ANN, "Giant Growth")
    table.attack(ANN, [attacker])
    table.cast(ANN, "Giant Growth", targets=[attacker])
    table.resolve()
    table.combat_damage()
    assert table.life(BOB) == 20 - 9


@pytest.mark.rule("702.86a")
def test_chaos_in_agadeem_makes_an_eldrazi(table: PlanarTable) -> None:
    table.on_plane("Hedron Fields of Agadeem")
    table.battlefield(BOB, "Forest", "Swamp")
    table.roll(ANN, "chaos")
    table.resolve()
    eldrazi = table.find("Eldrazi Token", zone="battlefield")
    assert (eldrazi.power, eldrazi.toughness, eldrazi.colors, eldrazi.controller) == (7, 7, "", ANN)
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_attack(eldrazi)
    table.planeswalk(ANN)
    table.will(BOB, "Swamp")
    table.attack(ANN, [eldrazi])
    table.resolve()
    assert (table.battlefield(BOB), table.graveyard(BOB)) == (["Forest"], ["Swamp"])


@pytest.mark.rule("702.86a")
def test_annihilator_is_for_the_defending_player_alone() -> None:
    table = PlanarTable(players=3)
    table.on_plane("Hedron Fields of Agadeem")
    table.roll(ANN, "chaos")
    table.resolve()
    for player in (ANN, BOB, CAT):
        table.battlefield(player, "Forest")
    table.go_to("precombat main phase", of=ANN)
    table.planeswalk(ANN)
    table.attack(ANN, {"Eldrazi Token": CAT})
    table.resolve()
    assert [table.battlefield(player).count("Forest") for player in (ANN, BOB, CAT)] == [1, 1, 0]


# ---------------------------------------------------------------------- Murasa


@pytest.mark.rule("701.23a")
def test_murasa_offers_a_land_to_whoever_controls_the_creature(table: PlanarTable) -> None:
    table.on_plane("Murasa")
    table.library(BOB, "Island", "Battlefield Forge", "Grizzly Bears", only=True)
    table.enters(BOB, "Air Elemental")
    assert table.stack == ["Murasa"]
    table.will(BOB, True, about="may")
    table.will(BOB, "Island", about="search")
    table.resolve()
    assert table.battlefield(BOB) == ["Air Elemental", "Island"]
    assert table.find("Island").tapped
    assert "Island" not in table.library(BOB)


def test_nobody_has_to_search_in_murasa_and_tokens_find_nothing(table: PlanarTable) -> None:
    table.on_plane("Murasa")
    table.enters(ANN, "Air Elemental")
    table.will(ANN, False)
    table.resolve()
    assert table.battlefield(ANN) == ["Air Elemental"]
    table.hand(ANN, "Cackling Counterpart")
    table.cast(ANN, "Cackling Counterpart", targets=["Air Elemental"])
    table.resolve()
    assert (table.battlefield(ANN), table.stack) == (["Air Elemental", "Air Elemental"], [])


@pytest.mark.rule("611.2a")
@pytest.mark.rule("613.4b")
def test_chaos_in_murasa_wakes_a_land_for_good(table: PlanarTable) -> None:
    table.on_plane("Murasa")
    forest = table.battlefield(BOB, "Forest")
    table.will(ANN, forest)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (forest.power, forest.toughness, forest.types) == (4, 4, ["Land", "Creature"])
    assert forest.controller == BOB
    assert table.stack == []
    table.planeswalk(ANN)
    table.go_to("precombat main phase", of=BOB)
    assert (forest.power, forest.toughness) == (4, 4)
    assert table.tap_for_mana(BOB, forest) == "{G}"


# ---------------------------------------------------------------------- Tazeem


@pytest.mark.rule("509.1b")
def test_nobody_blocks_in_tazeem(table: PlanarTable) -> None:
    table.on_plane("Tazeem")
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, "Grizzly Bears")
    with table.refuses("has no creature that can block"):
        table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
    table.combat_damage()
    assert table.life(BOB) == 18


def test_chaos_in_tazeem_draws_for_your_lands(table: PlanarTable) -> None:
    table.on_plane("Tazeem")
    table.lands(ANN, "Island", 3)
    table.lands(BOB, "Island", 2)
    table.roll(ANN, "chaos")
    table.resolve()
    assert (len(table.hand(ANN)), len(table.hand(BOB))) == (3, 0)
