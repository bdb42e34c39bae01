"""Artifacts of the game packs: Myr, machines with counters, Equipment, and things that are used up."""

from __future__ import annotations

import pytest

from planechase.rules.casual.planar_die import PlanarDieRolled
from planechase.rules.events.actions import attach, destroy
from planechase.rules.events.events import Revealed, Shuffled
from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, CAT, PlanarTable, Table
from planechase.words.card import ARTIFACT_CARD, AURA_CARD, INSTANT_CARD, artifact_creature, card, whenever
from planechase.words.casual.planar_words import chaos, plane
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.hands import draw
from planechase.words.filters import ARTIFACT, CREATURE
from planechase.words.keywords import Enchant, protection
from planechase.words.player_words import EACH_PLAYER
from planechase.words.selections import ANY_TARGET
from planechase.words.triggers import RollsDice

MYR = [
    ("Copper Myr", "{G}"),
    ("Gold Myr", "{W}"),
    ("Iron Myr", "{R}"),
    ("Leaden Myr", "{B}"),
    ("Silver Myr", "{U}"),
]
ROBOT = card("Small Robot", "{3}", artifact_creature("Robot", 2, 2))
TRINKET = card("Small Trinket", "{X}{2}", ARTIFACT_CARD)
VEIL = card("Small Veil", "{W}", AURA_CARD, Enchant(CREATURE))
PUDDLE = card("Small Quake", "{R}", INSTANT_CARD, damage(1, EACH_PLAYER))
SHUNNER = card("Small Shunner", "{W}", artifact_creature("Monk", 2, 2), protection(ARTIFACT))
STING = card("Small Sting", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
GAMBLER = card("Small Gambler", "{1}", ARTIFACT_CARD, whenever(RollsDice(), draw()))
LIVELY = plane("Lively", "Nowhere", chaos(draw()))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- Myr


@pytest.mark.rule("605.1a", "302.6")
@pytest.mark.parametrize(("name", "mana"), MYR)
def test_a_myr_makes_mana_once_it_has_been_there_for_a_while(name: str, mana: str) -> None:
    table = Table()
    myr = table.enters(ANN, name)
    assert (myr.power, myr.toughness, myr.types) == (1, 1, ["Artifact", "Creature"])
    with table.refuses("cannot be paid"):
        table.tap_for_mana(ANN, myr)
    table.go_to("upkeep", of=ANN)
    assert table.tap_for_mana(ANN, myr) == mana
    assert table.stack == []


@pytest.mark.rule("302.6", "118.3", "702.19b")
def test_lodestone_myr_grows_by_tapping_artifacts(table: Table) -> None:
    myr = table.enters(ANN, "Lodestone Myr")
    assert myr.has("trample")
    new = table.enters(ANN, "Gold Myr")
    ring, used = table.battlefield(ANN, "Sol Ring", "Sol Ring")
    table.tap(used)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Sol Ring")
    for artifact in (ring, new, myr):
        table.activate(ANN, myr, choose=[artifact] if artifact is not myr else [])
        assert artifact.tapped, "its own cost has no {T}, so a creature that just came may be tapped for it"
    table.resolve_all()
    assert (myr.power, myr.toughness) == (5, 5)
    assert not table.can_activate(ANN, myr)
    table.next_turn()
    assert (myr.power, myr.toughness) == (2, 2)


# ---------------------------------------------------------------------- artifact creatures


@pytest.mark.rule("118.12a", "701.6a")
@pytest.mark.parametrize("pays", [True, False])
def test_wizard_replica_taxes_a_spell(pays: bool) -> None:
    table = Table()
    replica = table.battlefield(BOB, "Wizard Replica")
    assert replica.has("flying")
    table.lands(BOB, "Island", 1)
    table.lands(ANN, "Mountain", 3)
    table.hand(ANN, STING)
    spell = table.cast(ANN, STING.name, targets=[BOB])
    table.activate(BOB, replica, targets=[spell])
    assert table.graveyard(BOB) == ["Wizard Replica"], "the sacrifice is a cost"
    table.will(ANN, pays)
    table.resolve()
    assert table.stack == ([STING.name] if pays else [])
    table.resolve_all()
    assert table.life(BOB) == (18 if pays else 20)


@pytest.mark.rule("702.43a", "603.6a")
def test_arcbound_crusher_grows_with_every_other_artifact(table: Table) -> None:
    crusher = table.enters(ANN, "Arcbound Crusher")
    assert (crusher.counters, crusher.has("trample"), table.stack) == ({"+1/+1": 1}, True, [])
    table.enters(BOB, "Sol Ring")
    table.enters(ANN, "Great Furnace")
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == ["Arcbound Crusher"] * 2, "anybody's artifacts, lands among them"
    table.resolve_all()
    assert (crusher.power, crusher.toughness) == (3, 3)
    heir = table.battlefield(ANN, ROBOT)
    table.will(ANN, heir, True)
    table.happen(lambda state: destroy(state, [state.objects[crusher.id]]))
    table.resolve_all()
    assert heir.counters == {"+1/+1": 3}


@pytest.mark.rule("702.44a", "118.3")
def test_etched_oracle_turns_four_colors_into_three_cards() -> None:
    table = Table()
    for land in ("Plains", "Island", "Swamp", "Mountain"):
        table.lands(ANN, land, 1)
    table.hand(ANN, "Etched Oracle")
    table.cast(ANN, "Etched Oracle")
    table.resolve()
    oracle = table.find("Etched Oracle")
    assert (oracle.power, oracle.toughness) == (4, 4)
    table.lands(ANN, "Forest", 1)
    table.activate(ANN, oracle, targets=[BOB])
    assert table.graveyard(ANN) == ["Etched Oracle"], "without its counters it is a 0/0"
    table.resolve()
    assert (len(table.hand(BOB)), table.hand(ANN)) == (3, [])


@pytest.mark.rule("118.3")
def test_three_counters_are_too_few_for_etched_oracle(table: Table) -> None:
    oracle = table.battlefield(ANN, "Etched Oracle", counters={"+1/+1": 3})
    table.lands(ANN, "Forest", 1)
    assert not table.can_activate(ANN, oracle)
    table.counters(oracle, "+1/+1", 5)
    table.activate(ANN, oracle, targets=[ANN])
    table.resolve()
    assert (oracle.power, len(table.hand(ANN))) == (1, 3)


@pytest.mark.rule("614.1c", "111.3")
def test_pentavus_takes_itself_apart_and_together_again(table: Table) -> None:
    pentavus = table.enters(ANN, "Pentavus")
    assert (pentavus.power, pentavus.toughness) == (5, 5)
    for _ in range(2):
        table.activate(ANN, pentavus, "Create")
    assert pentavus.power == 3, "the counters are a cost"
    table.resolve_all()
    first, _ = table.find_all("Pentavite Token")
    assert (first.power, first.toughness, first.colors, first.has("flying")) == (1, 1, "", True)
    assert first.types == ["Artifact", "Creature"]
    table.activate(ANN, pentavus, "Sacrifice", choose=[first])
    assert not first.exists
    table.resolve()
    assert (pentavus.power, len(table.find_all("Pentavite Token"))) == (4, 1)


def test_pentavus_eats_any_pentavite_and_removes_any_counter(table: Table) -> None:
    pentavus = table.battlefield(ANN, "Pentavus", counters={"+1/+1": 1, "charge": 1})
    other = table.battlefield(ANN, card("Small Pentavite", "{1}", artifact_creature("Pentavite", 1, 1)))
    table.battlefield(ANN, ROBOT)
    table.activate(ANN, pentavus, "Sacrifice")
    table.resolve()
    assert not other.exists
    assert pentavus.counters == {"+1/+1": 2, "charge": 1}


@pytest.mark.rule("202.3", "608.2h", "107.3g")
def test_bosh_throws_artifacts(table: Table) -> None:
    bosh = table.battlefield(ANN, "Bosh, Iron Golem")
    enforcer, trinket = table.battlefield(ANN, "Myr Enforcer", TRINKET)
    assert (bosh.has("trample"), bosh.is_a("Legendary")) == (True, True)
    table.activate(ANN, bosh, targets=[BOB], choose=[enforcer])
    assert not enforcer.exists
    table.resolve()
    assert table.life(BOB) == 13
    table.activate(ANN, bosh, targets=[BOB], choose=[trinket])
    table.resolve()
    assert table.life(BOB) == 11, "X is 0 on the battlefield"


@pytest.mark.rule("608.2h", "113.7a")
def test_bosh_may_throw_itself(table: Table) -> None:
    bosh = table.battlefield(ANN, "Bosh, Iron Golem")
    angel = table.battlefield(BOB, "Platinum Angel")
    table.activate(ANN, bosh, targets=[angel])
    assert table.graveyard(ANN) == ["Bosh, Iron Golem"]
    table.resolve()
    assert not angel.exists, "eight damage"


@pytest.mark.rule("611.3a", "303.4b")
def test_thran_golem_is_better_while_enchanted(table: Table) -> None:
    golem, other = table.battlefield(ANN, "Thran Golem", "Thran Golem")
    table.battlefield(ANN, "Mask of Memory", attached_to=golem)
    assert (golem.power, golem.keywords) == (3, frozenset()), "equipped is not enchanted"
    veil = table.battlefield(BOB, VEIL, attached_to=golem)
    assert (golem.power, golem.toughness) == (5, 5)
    assert golem.keywords == {"flying", "first strike", "trample"}
    assert other.power == 3
    table.remove(veil)
    assert (golem.power, golem.keywords) == (3, frozenset())


# ---------------------------------------------------------------------- machines


@pytest.mark.rule("111.3")
def test_nuisance_engine_makes_a_pest_a_turn(table: Table) -> None:
    engine = table.battlefield(ANN, "Nuisance Engine")
    table.activate(ANN, engine)
    table.resolve()
    pest = table.find("Pest Token")
    assert (pest.power, pest.toughness, pest.colors, pest.types) == (0, 1, "", ["Artifact", "Creature"])
    assert not table.can_activate(ANN, engine), "it is tapped"


@pytest.mark.rule("603.6a", "118.3")
def test_serum_tank_counts_artifacts_from_itself_on(table: Table) -> None:
    tank = table.enters(ANN, "Serum Tank")
    table.resolve()
    assert tank.counters == {"charge": 1}
    table.enters(BOB, ROBOT)
    table.enters(BOB, "Grizzly Bears")
    table.resolve_all()
    assert tank.counters == {"charge": 2}
    table.lands(ANN, "Island", 3)
    table.activate(ANN, tank)
    assert tank.counters == {"charge": 1}
    table.resolve()
    assert len(table.hand(ANN)) == 1
    table.untap(tank)
    table.counters(tank, "charge", 0)
    assert not table.can_activate(ANN, tank)


@pytest.mark.rule("602.2b", "601.2b")
@pytest.mark.parametrize(("price", "left"), [("{3}, {T}", "{B}"), ("{B}, {T}", "{C}{C}{C}")])
def test_skeleton_shard_is_paid_for_in_one_of_two_ways(price: str, left: str) -> None:
    table = Table()
    shard = table.battlefield(ANN, "Skeleton Shard")
    table.graveyard(ANN, ROBOT, "Grizzly Bears", "Sol Ring")
    table.graveyard(BOB, ROBOT)
    table.mana(ANN, "{C}{C}{C}{B}")
    table.activate(ANN, shard, targets=[ROBOT.name], choose=[price])
    assert shard.tapped
    assert table.mana(ANN) == left, "one of the costs, not both"
    table.resolve()
    assert table.hand(ANN) == [ROBOT.name]
    assert table.graveyard(ANN) == ["Grizzly Bears", "Sol Ring"]


@pytest.mark.rule("118.3", "602.2b")
@pytest.mark.parametrize(("land", "count", "able"), [("Swamp", 1, True), ("Forest", 2, False), ("Forest", 3, True)])
def test_skeleton_shard_asks_nothing_where_only_one_cost_can_be_paid(land: str, count: int, able: bool) -> None:
    table = Table()
    table.battlefield(ANN, "Skeleton Shard")
    robot = table.graveyard(ANN, ROBOT)
    table.lands(ANN, land, count)
    assert table.can_activate(ANN, "Skeleton Shard") is able
    if able:
        table.activate(ANN, "Skeleton Shard", targets=[robot])
        assert all(one.tapped for one in table.find_all(land, zone="battlefield"))


def test_skeleton_shard_has_one_ability_and_needs_an_artifact_creature_card(table: Table) -> None:
    table.battlefield(ANN, "Skeleton Shard")
    table.lands(ANN, "Swamp", 3)
    table.graveyard(ANN, "Grizzly Bears", "Sol Ring")
    table.graveyard(BOB, ROBOT)
    assert "legal target" in (table.why_not_activate(ANN, "Skeleton Shard") or "")
    table.graveyard(ANN, ROBOT)
    assert len([action for action in table.actions(ANN) if "Skeleton Shard" in action]) == 1


@pytest.mark.rule("104.3e", "614.1d", "601.2h")
def test_door_to_nothingness_ends_the_game_for_somebody() -> None:
    table = Table(players=3)
    door = table.enters(ANN, "Door to Nothingness")
    assert door.tapped
    table.untap(door)
    for land in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        table.lands(ANN, land, 2)
    fork = table.fork()
    fork.tap(fork.find_all("Forest", zone="battlefield")[0])
    assert not fork.can_activate(ANN, "Door to Nothingness")
    table.activate(ANN, door, targets=[CAT])
    assert table.graveyard(ANN) == ["Door to Nothingness"]
    table.resolve()
    assert (table.has_lost(CAT), table.has_lost(BOB)) == (True, False)


# ---------------------------------------------------------------------- used up


@pytest.mark.rule("608.2d", "115.1c")
def test_relic_of_progenitus_lets_the_target_choose(table: Table) -> None:
    table.battlefield(ANN, "Relic of Progenitus")
    table.graveyard(BOB, "Forest", "Grizzly Bears")
    table.graveyard(ANN, "Plains")
    table.activate(ANN, "Relic of Progenitus", "Target player", targets=[BOB])
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert table.decision.player == BOB
    table.answer(BOB, "Forest")
    assert (table.graveyard(BOB), table.exile(BOB)) == (["Grizzly Bears"], ["Forest"])
    assert table.graveyard(ANN) == ["Plains"]


@pytest.mark.rule("118.1", "608.2c")
def test_relic_of_progenitus_exiles_itself_and_all_graveyards() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, "Relic of Progenitus")
    for player in (ANN, BOB, CAT):
        table.graveyard(player, "Forest", "Grizzly Bears")
    table.activate(ANN, "Relic of Progenitus", "all graveyards")
    assert table.exile(ANN) == ["Relic of Progenitus"], "as a cost"
    table.resolve()
    assert [table.graveyard(player) for player in (ANN, BOB, CAT)] == [[], [], []]
    assert (len(table.exile(BOB)), len(table.hand(ANN))) == (2, 1)


def test_relic_of_progenitus_draws_even_with_empty_graveyards_and_while_tapped(table: Table) -> None:
    table.battlefield(ANN, "Relic of Progenitus", tapped=True)
    table.activate(ANN, "Relic of Progenitus", "all graveyards")
    table.resolve()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("701.23b", "701.20a")
@pytest.mark.parametrize("found", [["Forest", "Forest"], ["Swamp"], []])
def test_armillary_sphere_fetches_up_to_two_basic_lands(table: Table, found: list[str]) -> None:
    table.library(ANN, "Forest", "Forest", "Swamp", "Great Furnace", "Grizzly Bears", only=True)
    table.battlefield(ANN, "Armillary Sphere")
    table.activate(ANN, "Armillary Sphere")
    assert table.graveyard(ANN) == ["Armillary Sphere"]
    table.resolve(pause=True)
    assert isinstance(table.decision, Choose)
    assert sorted(map(table.state.name_of, table.decision.options)) == ["Forest", "Forest", "Swamp"]
    table.answer(ANN, found)
    assert table.hand(ANN) == found
    assert [list(shown.names) for shown in table.happened(Revealed)] == ([found] if found else [])
    assert len(table.happened(Shuffled)) == 1


# ---------------------------------------------------------------------- Fractured Powerstone


@pytest.mark.rule("901.9", "901.9b", "311.7")
def test_fractured_powerstone_rolls_the_planar_die() -> None:
    table = PlanarTable()
    table.on_plane(LIVELY)
    stone = table.battlefield(ANN, "Fractured Powerstone")
    table.roll(ANN, "blank")
    assert table.cost_to_roll(ANN) == 1
    table.force_planar_die("chaos")
    table.activate(ANN, stone)
    assert table.happened(PlanarDieRolled)[1:] == [], "the ability uses the stack"
    table.resolve()
    assert table.stack == [LIVELY.name]
    table.resolve()
    assert len(table.hand(ANN)) == 1
    assert table.cost_to_roll(ANN) == 1, "only the special action raises its cost"


@pytest.mark.rule("901.8", "901.9c")
def test_the_powerstone_may_lead_to_another_plane() -> None:
    table = PlanarTable()
    table.battlefield(ANN, "Fractured Powerstone")
    table.force_planar_die("planeswalker")
    table.activate(ANN, "Fractured Powerstone")
    table.resolve_all()
    assert (table.planes, table.cost_to_roll(ANN)) == (["Nowhere 2"], 0)


@pytest.mark.rule("602.5d")
def test_the_powerstone_rolls_only_as_a_sorcery_but_makes_mana_at_any_time() -> None:
    table = PlanarTable()
    stone = table.battlefield(ANN, "Fractured Powerstone")
    other = table.battlefield(BOB, "Fractured Powerstone")
    assert not table.can_activate(BOB, other)
    table.go_to("upkeep", of=ANN)
    assert not table.can_activate(ANN, stone)
    assert table.tap_for_mana(ANN, stone) == "{C}"


def test_outside_planechase_the_powerstone_rolls_nothing(table: Table) -> None:
    stone = table.battlefield(ANN, "Fractured Powerstone")
    table.battlefield(ANN, GAMBLER)
    table.activate(ANN, stone)
    table.resolve()
    assert stone.tapped
    assert table.happened(PlanarDieRolled) == []
    assert table.stack == []


# ---------------------------------------------------------------------- Farsight Mask


@pytest.mark.rule("603.4", "120.1")
def test_farsight_mask_sees_damage_from_opponents_only(table: Table) -> None:
    table.battlefield(ANN, "Farsight Mask")
    table.hand(BOB, PUDDLE, STING)
    table.hand(ANN, STING, PUDDLE)
    table.will(ANN, True)
    table.cast(BOB, PUDDLE.name)
    table.resolve()
    assert table.stack == ["Farsight Mask"], "the damage to Bob does not count"
    table.resolve()
    assert len(table.hand(ANN)) == 3
    table.cast(ANN, STING.name, targets=[ANN])
    table.cast(ANN, PUDDLE.name)
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB), len(table.hand(ANN))) == (16, 18, 1)


@pytest.mark.rule("603.4")
def test_farsight_mask_must_be_untapped_twice(table: Table) -> None:
    mask = table.battlefield(ANN, "Farsight Mask", tapped=True)
    table.hand(BOB, STING, STING)
    table.cast(BOB, STING.name, targets=[ANN])
    table.resolve()
    assert table.stack == []
    table.untap(mask)
    table.cast(BOB, STING.name, targets=[ANN])
    table.resolve()
    assert table.stack == ["Farsight Mask"]
    table.tap(mask)
    table.resolve()
    assert table.hand(ANN) == []


@pytest.mark.rule("603.2c", "510.2")
def test_farsight_mask_triggers_for_each_creature(table: Table) -> None:
    table.battlefield(BOB, "Farsight Mask")
    table.battlefield(ANN, "Grizzly Bears", "Air Elemental")
    table.always(BOB, True, about="Farsight Mask")
    table.attack(ANN, {"Grizzly Bears": BOB, "Air Elemental": BOB})
    table.combat_damage()
    assert table.stack == ["Farsight Mask"] * 2
    table.resolve_all()
    assert len(table.hand(BOB)) == 2


# ---------------------------------------------------------------------- Equipment


@pytest.mark.rule("608.2d", "510.3a")
@pytest.mark.parametrize("wants", [True, False])
def test_mask_of_memory_draws_two_and_discards_one(table: Table, wants: bool) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    mask = table.battlefield(ANN, "Mask of Memory")
    table.hand(ANN, "Forest")
    table.activate(ANN, mask, targets=[bears])
    table.resolve()
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.will(ANN, wants, *(["Forest"] if wants else []))
    table.resolve()
    assert len(table.hand(ANN)) == (2 if wants else 1)
    assert table.graveyard(ANN) == (["Forest"] if wants else [])


def test_mask_of_memory_wants_damage_to_a_player(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Mask of Memory", attached_to=bears)
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {wall: bears})
    table.combat_damage()
    assert (wall.damage, table.stack) == (2, [])


@pytest.mark.rule("301.5d", "611.3a")
def test_cranial_plating_counts_the_artifacts_of_its_controller(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    plating = table.battlefield(ANN, "Cranial Plating", attached_to=bears)
    assert (bears.power, bears.toughness) == (3, 2), "it counts itself"
    table.battlefield(ANN, ROBOT, "Great Furnace")
    table.battlefield(BOB, "Sol Ring")
    assert bears.power == 5
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.happen(lambda state: attach(state, state.controlled_by(ANN)[1], theirs.id))
    assert plating.attached_to == theirs
    assert (bears.power, theirs.power) == (2, 5), "still Ann's artifacts"


@pytest.mark.rule("701.3a", "602.5d")
def test_cranial_plating_moves_in_combat(table: Table) -> None:
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    plating = table.battlefield(ANN, "Cranial Plating", attached_to=bears)
    table.lands(ANN, "Swamp", 3)
    table.attack(ANN, {bears: BOB, elves: BOB})
    table.block(BOB)
    assert "main phase" in (table.why_not_activate(ANN, plating, "as a sorcery") or "")
    table.activate(ANN, plating, "{B}{B}", targets=[elves])
    table.resolve()
    table.combat_damage()
    assert (plating.attached_to, table.life(BOB)) == (elves, 16)


@pytest.mark.rule("107.1a", "119.3", "608.2h")
@pytest.mark.parametrize(("life", "left"), [(20, 9), (19, 8), (3, 0)])
def test_quietus_spike_halves_what_the_damage_left(table: Table, life: int, left: int) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Quietus Spike", attached_to=bears)
    assert bears.has("deathtouch")
    table.life(BOB, life)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == life - 2
    table.resolve()
    assert table.life(BOB) == left


def test_two_quietus_spikes_halve_one_after_the_other(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Quietus Spike", "Quietus Spike", attached_to=bears)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.resolve()
    assert table.life(BOB) == 9
    table.resolve()
    assert table.life(BOB) == 4


@pytest.mark.rule("702.2b")
def test_quietus_spike_makes_any_damage_deadly(table: Table) -> None:
    elves = table.battlefield(ANN, "Llanowar Elves")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.battlefield(ANN, "Quietus Spike", attached_to=elves)
    table.attack(ANN, {elves: BOB})
    table.block(BOB, {wall: elves})
    table.combat_damage()
    assert not wall.exists


@pytest.mark.rule("603.6a", "701.3a", "608.2d")
def test_sai_of_the_shinobi_leaps_to_new_creatures(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sai = table.battlefield(ANN, "Sai of the Shinobi", attached_to=bears)
    assert (bears.power, bears.toughness) == (3, 3)
    table.enters(BOB, "Llanowar Elves")
    assert table.stack == []
    table.will(ANN, False, True)
    table.enters(ANN, "Llanowar Elves")
    table.resolve()
    assert sai.attached_to == bears
    robot = table.enters(ANN, ROBOT)
    table.resolve()
    assert (sai.attached_to, robot.power, bears.power) == (robot, 3, 2)


@pytest.mark.rule("701.3b", "301.5b", "702.16d")
def test_sai_of_the_shinobi_stays_where_it_is_if_it_cannot_equip_the_newcomer(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sai = table.battlefield(ANN, "Sai of the Shinobi", attached_to=bears)
    table.enters(ANN, SHUNNER)
    table.will(ANN, True)
    table.resolve()
    assert sai.attached_to == bears


def test_sai_of_the_shinobi_stays_where_it_is_if_the_newcomer_is_gone(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    sai = table.battlefield(ANN, "Sai of the Shinobi", attached_to=bears)
    robot = table.enters(ANN, ROBOT)
    table.happen(lambda state: destroy(state, [state.objects[robot.id]]))
    table.will(ANN, True)
    table.resolve()
    assert sai.attached_to == bears
