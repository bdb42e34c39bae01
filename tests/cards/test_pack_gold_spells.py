"""The multicoloured spells, Auras, Equipment and enchantments of the Planechase packs, and everything with cascade."""

from __future__ import annotations

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import artifact_creature, card


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def golem(mana_value: int) -> CardDefinition:
    """An artifact creature of this mana value; nothing but a card to find."""
    return card(f"Golem of {mana_value}", f"{{{mana_value}}}", artifact_creature("Golem", 1, 1))


# ---------------------------------------------------------------------- cascade

CASCADING = [
    ("Shardless Agent", 3),
    ("Kathari Remnant", 4),
    ("Bituminous Blast", 5),
    ("Deny Reality", 5),
    ("Enlisted Wurm", 6),
    ("Etherium-Horn Sorcerer", 6),
    ("Enigma Sphinx", 7),
]


@pytest.mark.rule("702.85a", "202.3")
@pytest.mark.parametrize(("name", "mana_value"), CASCADING)
def test_cascade_finds_a_nonland_card_of_lesser_mana_value(table: Table, name: str, mana_value: int) -> None:
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.library(ANN, "Forest", golem(mana_value), golem(mana_value - 1), golem(0))
    table.hand(ANN, name)
    aimed = name in ("Bituminous Blast", "Deny Reality")
    spell = table.cast(ANN, name, targets=[wall] if aimed else [])
    assert spell.mana_value == mana_value
    table.will(ANN, True)
    table.resolve()
    assert table.stack == [name, f"Golem of {mana_value - 1}"]
    library = table.library(ANN)
    assert library[0] == "Golem of 0"
    assert sorted(library[-2:]) == ["Forest", f"Golem of {mana_value}"]
    table.resolve()
    assert table.battlefield(ANN) == [f"Golem of {mana_value - 1}"]
    assert table.stack == [name]


@pytest.mark.rule("702.85a")
def test_cascade_through_a_library_without_anything_cheaper(table: Table) -> None:
    table.library(ANN, "Forest", golem(3), golem(8), only=True)
    table.hand(ANN, "Shardless Agent")
    table.cast(ANN, "Shardless Agent")
    table.resolve()
    assert table.stack == ["Shardless Agent"]
    assert sorted(table.library(ANN)) == ["Forest", "Golem of 3", "Golem of 8"]
    assert table.exile(ANN) == []


@pytest.mark.rule("702.85a")
def test_a_spell_that_was_cascaded_into_cascades_itself(table: Table) -> None:
    table.library(ANN, "Shardless Agent", golem(2))
    table.hand(ANN, "Enlisted Wurm")
    table.cast(ANN, "Enlisted Wurm")
    table.will(ANN, True, True)
    table.resolve()
    assert table.stack == ["Enlisted Wurm", "Shardless Agent", "Shardless Agent"]
    table.resolve_all()
    assert sorted(table.battlefield(ANN)) == ["Enlisted Wurm", "Golem of 2", "Shardless Agent"]


@pytest.mark.rule("702.85c", "702.85a")
def test_maelstrom_wanderer_cascades_twice_below_its_own_mana_value(table: Table) -> None:
    table.library(ANN, golem(2), golem(7), golem(8))
    table.hand(ANN, "Maelstrom Wanderer")
    table.always(ANN, ["Maelstrom Wanderer"] * 2, about="order")
    table.cast(ANN, "Maelstrom Wanderer")
    assert table.stack == ["Maelstrom Wanderer"] * 3
    table.will(ANN, True, True)
    table.resolve()
    assert table.stack == ["Maelstrom Wanderer", "Maelstrom Wanderer", "Golem of 2"]
    table.resolve()
    assert table.battlefield(ANN) == ["Golem of 2"]
    table.resolve()
    assert table.stack == ["Maelstrom Wanderer", "Golem of 7"]


@pytest.mark.rule("702.10b", "611.3a")
def test_maelstrom_wanderer_gives_haste_to_all_of_its_side(table: Table) -> None:
    table.library(ANN, golem(2), golem(3))
    table.hand(ANN, "Maelstrom Wanderer")
    table.always(ANN, ["Maelstrom Wanderer"] * 2, about="order")
    table.always(ANN, True)
    table.cast(ANN, "Maelstrom Wanderer")
    table.resolve_all()
    attackers = [table.find(name) for name in ("Maelstrom Wanderer", "Golem of 2", "Golem of 3")]
    table.attack(ANN, dict.fromkeys(attackers, BOB))
    table.combat_damage()
    assert table.life(BOB) == 20 - 7 - 1 - 1


@pytest.mark.rule("120.3e", "704.5g")
@pytest.mark.parametrize(("victim", "survives"), [("Serra Angel", False), ("Alpha Tyrranax", True)])
def test_bituminous_blast_deals_four_damage(table: Table, victim: str, survives: bool) -> None:
    creature = table.battlefield(BOB, victim)
    table.library(ANN, only=True)
    table.hand(ANN, "Bituminous Blast")
    table.cast(ANN, "Bituminous Blast", targets=[creature])
    table.resolve_all()
    assert creature.exists is survives


@pytest.mark.rule("405.5", "608.2g")
def test_the_spell_that_bituminous_blast_brings_resolves_before_it(table: Table) -> None:
    angel = table.battlefield(BOB, "Serra Angel")
    table.library(ANN, "Lightning Bolt")
    table.hand(ANN, "Bituminous Blast")
    table.cast(ANN, "Bituminous Blast", targets=[angel])
    table.will(ANN, True, angel)
    table.resolve()
    table.resolve()
    assert angel.damage == 3
    table.resolve()
    assert not angel.exists


@pytest.mark.rule("400.3")
def test_deny_reality_returns_any_permanent_to_its_owner(table: Table) -> None:
    land = table.battlefield(BOB, "Forest")
    stolen = table.battlefield(BOB, "Serra Angel", owner=ANN)
    table.library(ANN, only=True)
    table.hand(ANN, "Deny Reality", "Deny Reality")
    for permanent in (land, stolen):
        table.cast(ANN, "Deny Reality", targets=[permanent])
        table.resolve_all()
    assert table.battlefield(BOB) == []
    assert table.hand(BOB) == ["Forest"]
    assert table.hand(ANN) == ["Serra Angel"]


# ---------------------------------------------------------------------- red and green


@pytest.mark.rule("700.2a", "700.2c")
@pytest.mark.parametrize(("mode", "left"), [(0, ["Ghostly Prison"]), (1, ["Sol Ring"]), (2, [])])
def test_hull_breach_destroys_one_or_one_of_each(table: Table, mode: int, left: list[str]) -> None:
    ring, prison = table.battlefield(BOB, "Sol Ring", "Ghostly Prison")
    table.hand(ANN, "Hull Breach")
    table.cast(ANN, "Hull Breach", modes=[mode], targets=[[ring], [prison], [ring, prison]][mode])
    table.resolve()
    assert table.battlefield(BOB) == left


@pytest.mark.rule("608.2b", "700.2a")
def test_hull_breach_destroys_what_is_left_of_its_two_targets(table: Table) -> None:
    ring, prison = table.battlefield(BOB, "Sol Ring", "Ghostly Prison")
    pridemage = table.battlefield(BOB, "Qasali Pridemage")
    table.hand(ANN, "Hull Breach", "Hull Breach")
    table.cast(ANN, "Hull Breach", modes=[2], targets=[ring, prison])
    table.activate(BOB, pridemage, targets=[prison])
    table.resolve_all()
    assert table.battlefield(BOB) == []
    machine = table.battlefield(BOB, "Sol Ring")
    spell = table.cast(ANN, "Hull Breach", targets=[machine])
    assert spell.targets == [machine]


@pytest.mark.rule("107.3a", "120.3e")
def test_savage_twister_hits_every_creature_for_x(table: Table) -> None:
    mine, flier = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    theirs, giant = table.battlefield(BOB, "Grizzly Bears", "Alpha Tyrranax")
    table.hand(ANN, "Savage Twister")
    table.cast(ANN, "Savage Twister", x=3)
    table.resolve()
    assert [creature.exists for creature in (mine, flier, theirs, giant)] == [False, True, False, True]
    assert (flier.damage, giant.damage) == (3, 3)
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


@pytest.mark.rule("702.10b")
def test_fires_of_yavimaya_makes_fresh_creatures_attack(table: Table) -> None:
    fires = table.battlefield(ANN, "Fires of Yavimaya")
    bears = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    theirs = table.battlefield(BOB, "Grizzly Bears", summoning_sick=True)
    assert (bears.has("haste"), theirs.has("haste")) == (True, False)
    assert table.can_attack(bears)
    table.activate(ANN, fires, targets=[bears])
    assert not fires.exists
    assert not table.can_attack(bears)
    table.resolve()
    assert (bears.power, bears.toughness) == (4, 4)
    table.next_turn()
    assert (bears.power, bears.toughness) == (2, 2)


# ---------------------------------------------------------------------- Mage Slayer


@pytest.mark.rule("508.3a", "301.5a")
def test_mage_slayer_strikes_before_blocks(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    slayer = table.battlefield(ANN, "Mage Slayer")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    table.activate(ANN, slayer, targets=[bears])
    table.resolve()
    assert slayer.attached_to == bears
    table.attack(ANN, {bears: BOB})
    table.resolve()
    assert table.life(BOB) == 18
    table.block(BOB, {wall: bears})
    table.combat_damage()
    assert table.life(BOB) == 18
    assert wall.damage == 2


@pytest.mark.rule("113.7a")
def test_mage_slayer_may_be_gone_when_its_ability_resolves(table: Table) -> None:
    bears, other = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    slayer = table.battlefield(ANN, "Mage Slayer", attached_to=bears)
    pridemage = table.battlefield(BOB, "Qasali Pridemage")
    table.hand(ANN, "Giant Growth")
    table.attack(ANN, {bears: BOB, other: BOB})
    assert table.stack == ["Mage Slayer"]
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.activate(BOB, pridemage, targets=[slayer])
    table.resolve()
    assert not slayer.exists
    table.resolve()
    assert table.life(BOB) == 15


@pytest.mark.rule("608.2h", "120.3a", "702.15b")
def test_the_creature_deals_the_damage_even_if_it_is_gone(table: Table) -> None:
    scion = table.battlefield(ANN, "Elderwood Scion")
    table.battlefield(ANN, "Mage Slayer", attached_to=scion)
    table.hand(BOB, "Hideous End")
    table.lands(BOB, "Swamp", 5)
    table.attack(ANN, {scion: BOB})
    table.cast(BOB, "Hideous End", targets=[scion], free_mana=False)
    table.resolve()
    assert not scion.exists
    assert table.life(ANN) == 18
    table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (22, 16)


@pytest.mark.rule("120.3c", "508.1b")
def test_mage_slayer_hurts_the_planeswalker_that_is_attacked() -> None:
    table = Table(players=3, free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Mage Slayer", attached_to=bears)
    elspeth = table.battlefield(CAT, "Elspeth, Knight-Errant")
    table.attack(ANN, {bears: elspeth})
    table.resolve()
    assert elspeth.loyalty == 2
    assert (table.life(BOB), table.life(CAT)) == (20, 20)


@pytest.mark.rule("506.4c")
def test_mage_slayer_hurts_nobody_if_the_planeswalker_is_gone(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Mage Slayer", attached_to=bears)
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant", counters={"loyalty": 3})
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, {bears: elspeth})
    table.cast(ANN, "Lightning Bolt", targets=[elspeth])
    table.resolve()
    assert not elspeth.exists
    table.resolve()
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- white


@pytest.mark.rule("702.9b", "510.3a")
def test_pollenbright_wings_counts_the_damage(table: Table) -> None:
    wurm = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 1})
    table.battlefield(ANN, "Pollenbright Wings", attached_to=wurm)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {wurm: ANN})
    with table.refuses("no creature that can block"):
        table.block(ANN, {bears: wurm})
    table.combat_damage()
    table.resolve()
    assert table.battlefield(ANN).count("Saproling Token") == 3
    token = table.find_all("Saproling Token")[0]
    assert (token.power, token.toughness, token.colors, token.is_token) == (1, 1, "G", True)
    assert table.life(ANN) == 17


@pytest.mark.rule("510.3a")
def test_pollenbright_wings_wants_combat_damage_to_a_player(table: Table) -> None:
    angel = table.battlefield(ANN, "Serra Angel")
    table.battlefield(ANN, "Pollenbright Wings", attached_to=angel)
    blocker = table.battlefield(BOB, "Serra Angel")
    table.attack(ANN, {angel: BOB})
    table.block(BOB, {blocker: angel})
    table.combat_damage()
    assert table.stack == []


@pytest.mark.rule("702.4b", "510.4")
def test_double_cleave_lets_a_creature_strike_twice(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    elemental = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 2})
    table.hand(ANN, "Double Cleave")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {elemental: bears})
    table.cast(ANN, "Double Cleave", targets=[bears])
    table.resolve()
    assert bears.has("double strike")
    table.next_step()
    assert (elemental.damage, bears.exists) == (2, True)
    table.next_step()
    assert not elemental.exists
    assert not bears.exists


@pytest.mark.rule("107.4e")
@pytest.mark.parametrize("land", ["Mountain", "Plains"])
def test_double_cleave_is_paid_with_either_color(land: str) -> None:
    table = Table()
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.lands(ANN, land, 2)
    table.hand(ANN, "Double Cleave")
    table.cast(ANN, "Double Cleave", targets=[bears])
    table.resolve()
    assert bears.has("double strike")


@pytest.mark.rule("102.1", "611.3a")
def test_glory_of_warfare_attacks_on_its_turn_and_defends_on_others() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Glory of Warfare")
    mine, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert (mine.power, mine.toughness) == (4, 2)
    assert (theirs.power, theirs.toughness) == (2, 2)
    for _ in (BOB, CAT):
        table.next_turn()
        assert (mine.power, mine.toughness) == (2, 4)
        assert (theirs.power, theirs.toughness) == (2, 2)
    table.next_turn()
    assert (mine.power, mine.toughness) == (4, 2)


@pytest.mark.rule("704.5g", "514.2")
def test_damage_is_gone_before_glory_of_warfare_turns_round(table: Table) -> None:
    table.battlefield(ANN, "Glory of Warfare")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.turn(BOB)
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (bears.toughness, bears.damage) == (4, 3)
    table.next_turn()
    assert (bears.toughness, bears.damage) == (2, 0)


# ---------------------------------------------------------------------- Last Stand


def stand(table: Table, **lands: int) -> None:
    for kind, count in lands.items():
        table.lands(ANN, kind, count)
    table.lands(BOB, "Swamp", 5)
    table.hand(ANN, "Last Stand")


@pytest.mark.rule("608.2c", "608.2h")
def test_last_stand_does_something_for_each_kind_of_land() -> None:
    table = Table(players=3, free_mana=True)
    tyrranax = table.battlefield(CAT, "Alpha Tyrranax")
    stand(table, Swamp=3, Mountain=4, Forest=2, Plains=1, Island=2)
    table.library(ANN, "Fog", "Cancel", "Twincast")
    table.cast(ANN, "Last Stand", targets=[BOB, tyrranax])
    table.will(ANN, ["Fog", "Cancel"], about="discard")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [22, 14, 20]
    assert tyrranax.damage == 4
    assert table.battlefield(ANN).count("Saproling Token") == 2
    assert table.hand(ANN) == []
    assert sorted(table.graveyard(ANN)) == ["Cancel", "Fog", "Last Stand"]


@pytest.mark.rule("608.2h")
def test_last_stand_counts_a_land_for_each_of_its_types(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    stand(table, Mountain=3)
    table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    table.cast(ANN, "Last Stand", targets=[BOB, bears])
    table.resolve()
    assert table.life(BOB) == 20 - 2 * 4
    assert not bears.exists
    assert table.hand(ANN) == []


@pytest.mark.rule("608.2b", "601.2c")
def test_last_stand_without_its_creature_still_does_the_rest(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    stand(table, Mountain=2, Plains=2)
    table.hand(BOB, "Fling")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Last Stand", targets=[ANN, bears])
    table.cast(ANN, "Last Stand", targets=[BOB, bears])
    table.cast(BOB, "Fling", targets=[ANN])
    table.resolve_all()
    assert table.life(ANN) == 20 - 2 + 4
