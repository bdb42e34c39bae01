"""The red cards, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import CoinFlipped, Revealed, SpellCast
from planechase.testing import ANN, BOB, CAT, DAN, Table

# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("506.5")
@pytest.mark.rule("508.1c")
def test_jackal_familiar_does_not_attack_alone() -> None:
    table = Table()
    table.battlefield(ANN, "Jackal Familiar", "Grizzly Bears")
    with table.refuses("can't attack or block alone"):
        table.attack(ANN, "Jackal Familiar")
    table.attack(ANN, ["Jackal Familiar", "Grizzly Bears"])
    table.combat_damage()
    assert table.life(BOB) == 16


@pytest.mark.rule("509.1b")
def test_jackal_familiar_does_not_block_alone() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears", "Alpha Tyrranax")
    table.battlefield(BOB, "Jackal Familiar", "Wall of Blossoms")
    table.attack(ANN, ["Grizzly Bears", "Alpha Tyrranax"])
    with table.refuses("can't attack or block alone"):
        table.block(BOB, {"Jackal Familiar": "Grizzly Bears"})
    table.block(BOB, {"Jackal Familiar": "Grizzly Bears", "Wall of Blossoms": "Alpha Tyrranax"})


@pytest.mark.rule("702.111b")
@pytest.mark.rule("509.1b")
def test_deranged_whelp_wants_two_blockers() -> None:
    table = Table()
    table.battlefield(ANN, "Deranged Whelp")
    table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.attack(ANN, "Deranged Whelp")
    with table.refuses("two or more"):
        table.block(BOB, {"Grizzly Bears": "Deranged Whelp"})
    table.block(BOB, {"Grizzly Bears": "Deranged Whelp", "Wall of Blossoms": "Deranged Whelp"})
    assert table.find("Deranged Whelp").blocked


@pytest.mark.rule("106.6")
def test_smokebraider_pays_for_elementals_only() -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.battlefield(ANN, "Smokebraider")
    table.hand(ANN, "Briarhorn", "Alpha Tyrranax", "Taurean Mauler", "Rockslide Elemental", "Penumbra Spider")
    assert table.can_cast(ANN, "Briarhorn")
    assert table.can_cast(ANN, "Taurean Mauler")
    assert table.can_cast(ANN, "Rockslide Elemental")
    assert not table.can_cast(ANN, "Penumbra Spider")
    assert table.tap_for_mana(ANN, "Smokebraider", choose=["{U}{R}"]) == "{U}{R}"
    table.cast(ANN, "Rockslide Elemental")
    assert table.mana(ANN) == ""


@pytest.mark.rule("106.6")
def test_smokebraider_pays_for_abilities_of_elementals_on_the_battlefield() -> None:
    table = Table()
    table.battlefield(ANN, "Smokebraider")
    table.battlefield(ANN, "Fertilid", counters={"+1/+1": 2})
    table.battlefield(ANN, "Twinblade Slasher")
    assert table.can_activate(ANN, "Fertilid")
    assert not table.can_activate(ANN, "Twinblade Slasher")


@pytest.mark.rule("603.10a")
@pytest.mark.rule("603.3d")
def test_bogardan_firefiend_takes_a_creature_with_it() -> None:
    table = Table(free_mana=True)
    fiend = table.battlefield(ANN, "Bogardan Firefiend")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[fiend])
    table.will(ANN, bears, about="target")
    table.resolve()
    assert table.stack == ["Bogardan Firefiend"]
    table.resolve()
    assert table.graveyard(BOB) == ["Lightning Bolt", "Grizzly Bears"]


@pytest.mark.rule("608.2h")
def test_bogardan_firefiends_last_lifelink_counts() -> None:
    table = Table(free_mana=True)
    fiend = table.battlefield(ANN, "Bogardan Firefiend")
    table.battlefield(ANN, "Loxodon Warhammer", attached_to=fiend)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[fiend])
    table.will(ANN, beast, about="target")
    table.resolve_all()
    assert (beast.damage, table.life(ANN)) == (2, 22)


@pytest.mark.rule("603.5")
@pytest.mark.rule("702.7b")
def test_rockslide_elemental_strikes_first_and_grows() -> None:
    table = Table(free_mana=True)
    rockslide = table.battlefield(ANN, "Rockslide Elemental", counters={"+1/+1": 1})
    table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, "Rockslide Elemental")
    table.block(BOB, {"Grizzly Bears": "Rockslide Elemental"})
    table.go_to("first-strike combat damage step")
    assert table.graveyard(BOB) == ["Grizzly Bears"]
    assert rockslide.damage == 0
    table.will(ANN, True)
    table.resolve()
    assert rockslide.power == 3


@pytest.mark.rule("603.10a")
def test_rockslide_elemental_that_dies_with_others_gains_nothing() -> None:
    table = Table(free_mana=True)
    rockslide = table.battlefield(ANN, "Rockslide Elemental")
    table.battlefield(ANN, "Llanowar Elves")
    table.hand(BOB, "Arc Lightning")
    table.turn(BOB)
    table.cast(BOB, "Arc Lightning", targets=["Rockslide Elemental", "Llanowar Elves"], divide=[2, 1])
    table.resolve()
    assert table.stack == ["Rockslide Elemental"]
    table.will(ANN, True)
    table.resolve()
    assert rockslide.now.zone == "graveyard"
    assert rockslide.now.counters == {}


@pytest.mark.rule("702.73a")
@pytest.mark.rule("604.3")
def test_taurean_mauler_is_everything_everywhere() -> None:
    table = Table(free_mana=True)
    mauler = table.battlefield(ANN, "Taurean Mauler")
    table.battlefield(ANN, "Undead Warchief")
    assert (mauler.power, mauler.toughness) == (4, 3)
    for place in (table.hand, table.graveyard, table.exile):
        assert place(ANN, "Taurean Mauler").is_a("Elemental")
    table.library(ANN, "Taurean Mauler")
    assert table.find("Taurean Mauler", zone="library").is_a("Goat")
    assert not mauler.is_a("Mountain")
    assert not mauler.is_a("Equipment")


@pytest.mark.rule("603.5")
@pytest.mark.rule("601.2i")
def test_taurean_mauler_grows_when_opponents_cast() -> None:
    table = Table(players=3, free_mana=True)
    mauler = table.battlefield(ANN, "Taurean Mauler")
    for player in (ANN, BOB, CAT):
        table.hand(player, "Fog")
        table.cast(player, "Fog")
    assert table.stack.count("Taurean Mauler") == 2
    table.will(ANN, False, True)
    table.resolve_all()
    assert mauler.counters == {"+1/+1": 1}


@pytest.mark.rule("702.37c")
@pytest.mark.rule("708.2")
@pytest.mark.rule("708.4")
def test_battering_craghorn_is_cast_face_down_for_three() -> None:
    table = Table()
    table.lands(ANN, "Swamp", 3)
    table.hand(ANN, "Battering Craghorn")
    assert not table.can_cast(ANN, "Battering Craghorn")
    craghorn = table.cast(ANN, "Battering Craghorn", way="face down")
    assert (craghorn.colors, craghorn.mana_value) == ("", 0)
    table.resolve()
    creature = craghorn.now
    assert (creature.power, creature.toughness, creature.colors, creature.subtypes) == (2, 2, "", frozenset())
    assert creature.face_down
    assert creature.characteristics.name == ""
    assert creature.text == ""


@pytest.mark.rule("702.37e")
@pytest.mark.rule("116.2b")
def test_battering_craghorn_turns_up_in_combat_without_the_stack() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    craghorn = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {craghorn: BOB})
    table.block(BOB, {"Grizzly Bears": craghorn})
    (turn_up,) = [action for action in table.actions(ANN) if "face up" in action.lower()]
    table.do(ANN, turn_up)
    assert table.stack == []
    assert (craghorn.power, craghorn.toughness, craghorn.has("first strike")) == (3, 1, True)
    assert craghorn.attacking == BOB
    table.combat_damage()
    assert table.graveyard(BOB) == ["Grizzly Bears"]
    assert craghorn.exists


@pytest.mark.rule("708.9")
def test_a_face_down_craghorn_is_shown_when_it_leaves() -> None:
    table = Table(free_mana=True)
    craghorn = table.battlefield(ANN, "Battering Craghorn", face_down=True)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[craghorn])
    table.resolve()
    assert craghorn.now.zone == "graveyard"
    assert [shown.names for shown in table.happened(Revealed)] == [("Battering Craghorn",)]


@pytest.mark.rule("603.3d")
def test_flametongue_kavu_alone_must_shoot_itself() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Flametongue Kavu")
    table.cast(ANN, "Flametongue Kavu")
    table.resolve(pause=True)
    with table.refuses("Choose 1"):
        table.answer(ANN, [])
    table.answer(ANN, "Flametongue Kavu")
    table.resolve()
    assert table.graveyard(ANN) == ["Flametongue Kavu"]


@pytest.mark.rule("113.7a")
def test_flametongue_kavu_shoots_from_the_grave() -> None:
    table = Table(free_mana=True)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Flametongue Kavu")
    table.hand(BOB, "Lightning Bolt")
    table.will(ANN, beast, about="target")
    table.cast(ANN, "Flametongue Kavu")
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=["Flametongue Kavu"])
    table.resolve()
    assert table.graveyard(ANN) == ["Flametongue Kavu"]
    table.resolve()
    assert beast.damage == 4


@pytest.mark.rule("702.30a")
@pytest.mark.rule("118.12a")
@pytest.mark.parametrize("pays", [True, False])
def test_keldon_champion_asks_for_its_echo_once(pays: bool) -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.hand(ANN, "Keldon Champion")
    table.will(ANN, BOB, about="target")
    table.cast(ANN, "Keldon Champion")
    table.resolve_all()
    assert table.life(BOB) == 17
    table.attack(ANN, "Keldon Champion")
    table.combat_damage()
    assert table.life(BOB) == 14
    table.go_to("upkeep", of=ANN)
    table.will(ANN, pays, about="Keldon Champion")
    table.resolve()
    assert table.on_battlefield("Keldon Champion") is pays
    assert all(land.tapped for land in table.find_all("Mountain", zone="battlefield")) is pays
    if pays:
        table.go_to("upkeep", of=ANN)
        assert table.stack == []


@pytest.mark.rule("702.30a")
@pytest.mark.rule("603.4")
def test_echo_asks_whoever_got_the_champion() -> None:
    table = Table(free_mana=True)
    champion = table.battlefield(ANN, "Keldon Champion")
    table.begin("upkeep", of=ANN)
    table.go_to("upkeep", of=ANN)
    assert table.stack == []
    table.hand(BOB, "Act of Aggression")
    table.cast(BOB, "Act of Aggression", targets=[champion])
    table.resolve()
    assert champion.controller == BOB
    table.go_to("upkeep", of=ANN)
    assert table.stack == ["Keldon Champion"]
    table.will(ANN, False)
    table.resolve_all()
    assert champion.now.zone == "graveyard"


@pytest.mark.rule("705.2")
@pytest.mark.parametrize("wins", [True, False])
def test_wild_wurm_stays_if_the_flip_is_won(wins: bool) -> None:
    table = Table(free_mana=True)
    wurm = table.hand(ANN, "Wild Wurm")
    table.force_coins("heads")
    table.will(ANN, "heads" if wins else "tails")
    table.cast(ANN, "Wild Wurm")
    table.resolve_all()
    assert [flip.won for flip in table.happened(CoinFlipped)] == [wins]
    assert wurm.now.zone == ("battlefield" if wins else "hand")


@pytest.mark.rule("704.5j")
@pytest.mark.rule("702.10b")
def test_rorix_bladewing_is_one_of_a_kind_for_each_player() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Rorix Bladewing")
    old = table.battlefield(ANN, "Rorix Bladewing", tapped=True)
    table.hand(ANN, "Rorix Bladewing")
    new = table.cast(ANN, "Rorix Bladewing")
    table.resolve(pause=True)
    assert "Legend rule" in table.question
    table.answer(ANN, new.now)
    assert old.now.zone == "graveyard"
    assert table.on_battlefield("Rorix Bladewing", BOB)
    table.attack(ANN, {new.now: BOB})
    table.combat_damage()
    assert table.life(BOB) == 14


# ---------------------------------------------------------------------- damage


@pytest.mark.rule("115.4")
@pytest.mark.rule("120.3a")
@pytest.mark.rule("120.3e")
def test_lightning_bolt_hits_players_and_creatures() -> None:
    table = Table(free_mana=True)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.battlefield(BOB, "Blood Moon")
    table.hand(ANN, *["Lightning Bolt"] * 2)
    with table.refuses("not a legal target"):
        table.cast(ANN, "Lightning Bolt", targets=["Blood Moon"])
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[beast])
    table.resolve()
    assert (table.life(BOB), beast.damage) == (17, 3)


@pytest.mark.rule("608.2b")
def test_lightning_bolt_without_its_target_does_nothing() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.graveyard(BOB) == ["Grizzly Bears"]
    assert table.graveyard(ANN) == ["Lightning Bolt", "Lightning Bolt"]


@pytest.mark.rule("107.3a")
@pytest.mark.rule("202.3e")
def test_blaze_is_as_big_as_its_x() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 5)
    blaze = table.hand(ANN, "Blaze")
    assert blaze.mana_value == 1
    with table.refuses("from 0 to 4"):
        table.cast(ANN, "Blaze", x=5, targets=[BOB])
    table.cast(ANN, "Blaze", x=4, targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 16


@pytest.mark.rule("707.10")
@pytest.mark.rule("107.3a")
def test_a_copy_of_blaze_keeps_its_x() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Blaze", "Increasing Vengeance")
    table.cast(ANN, "Blaze", x=3, targets=[BOB])
    table.cast(ANN, "Increasing Vengeance", targets=["Blaze"])
    table.will(ANN, False)
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 17
    assert len(table.happened(SpellCast)) == 2
    table.resolve()
    assert table.life(BOB) == 14


@pytest.mark.rule("107.3b")
def test_blaze_cast_for_nothing_has_an_x_of_nothing() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Blaze")
    table.hand(ANN, "Bloodbraid Elf")
    table.will(ANN, True)
    table.will(ANN, BOB, about="target")
    table.cast(ANN, "Bloodbraid Elf")
    table.resolve()
    assert table.stack == ["Bloodbraid Elf", "Blaze"]
    table.resolve()
    assert table.life(BOB) == 20


@pytest.mark.rule("118.8")
@pytest.mark.rule("601.2h")
@pytest.mark.rule("608.2h")
def test_fling_throws_the_creature_with_the_power_it_had() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Fling", "Giant Growth")
    assert not table.can_cast(ANN, "Fling")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    table.cast(ANN, "Fling", targets=[BOB], choose=[bears])
    assert bears.now.zone == "graveyard"
    table.resolve()
    assert table.life(BOB) == 15
    assert elves.exists


@pytest.mark.rule("118.8")
@pytest.mark.rule("701.6a")
def test_a_countered_fling_does_not_bring_the_creature_back() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Fling")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Fling", targets=[BOB])
    table.cast(BOB, "Cancel", targets=["Fling"])
    table.resolve_all()
    assert (table.life(BOB), bears.now.zone) == (20, "graveyard")


@pytest.mark.rule("702.40a")
@pytest.mark.rule("707.10")
def test_grapeshot_counts_the_spells_of_everybody() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Fog", "Grapeshot")
    table.hand(BOB, "Fog")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.cast(ANN, "Fog")
    table.cast(BOB, "Fog")
    table.resolve_all()
    table.cast(ANN, "Grapeshot", targets=[BOB])
    assert table.stack == ["Grapeshot", "Grapeshot"]
    table.will(ANN, True, bears, False)
    table.resolve()
    assert len(table.stack) == 3
    table.resolve_all()
    assert (table.life(BOB), bears.damage) == (18, 1)
    assert table.graveyard(ANN) == ["Fog", "Grapeshot"]


@pytest.mark.rule("702.40a")
def test_copies_made_by_storm_are_not_cast() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Fog", "Grapeshot", "Grapeshot")
    table.cast(ANN, "Fog")
    table.resolve()
    table.always(ANN, False)
    table.cast(ANN, "Grapeshot", targets=[BOB])
    table.resolve_all()
    table.cast(ANN, "Grapeshot", targets=[BOB])
    table.resolve_all()
    assert table.life(BOB) == 20 - 2 - 3


@pytest.mark.rule("702.40a")
@pytest.mark.rule("603.3")
def test_storm_is_one_ability_on_the_stack() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Fog", "Fog", "Grapeshot")
    table.hand(BOB, "Stifle")
    for _ in range(2):
        table.cast(ANN, "Fog")
        table.resolve()
    table.cast(ANN, "Grapeshot", targets=[BOB])
    _, storm = table.on_stack()
    table.cast(BOB, "Stifle", targets=[storm])
    table.resolve_all()
    assert table.life(BOB) == 19


@pytest.mark.rule("601.2d")
@pytest.mark.rule("608.2b")
def test_arc_lightning_divides_three_and_keeps_to_it() -> None:
    table = Table(free_mana=True)
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Arc Lightning", "Lightning Bolt")
    with table.refuses("at least 1"):
        table.cast(ANN, "Arc Lightning", targets=[[bears, elves, BOB]], divide=[3, 0, 0])
    table.cast(ANN, "Arc Lightning", targets=[[bears, elves]], divide=[2, 1])
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.graveyard(BOB) == ["Grizzly Bears", "Llanowar Elves"]
    assert table.life(BOB) == 20


@pytest.mark.rule("601.2d")
@pytest.mark.rule("707.10c")
def test_pyrotechnics_copied_may_change_its_targets_but_not_its_division() -> None:
    table = Table(players=4, free_mana=True)
    table.hand(ANN, "Pyrotechnics", "Increasing Vengeance")
    table.cast(ANN, "Pyrotechnics", targets=[[BOB, CAT]], divide=[3, 1])
    table.cast(ANN, "Increasing Vengeance", targets=["Pyrotechnics"])
    table.will(ANN, True, DAN, BOB)
    table.resolve_all()
    assert [table.life(player) for player in (BOB, CAT, DAN)] == [20 - 3 - 1, 19, 17]


@pytest.mark.rule("115.6")
@pytest.mark.rule("601.2d")
def test_pyrotechnics_may_have_no_target_but_never_more_than_four() -> None:
    table = Table(free_mana=True)
    creatures = [table.battlefield(BOB, "Grizzly Bears") for _ in range(5)]
    table.hand(ANN, "Pyrotechnics")
    with table.refuses("from 0 to 4"):
        table.cast(ANN, "Pyrotechnics", targets=[creatures])
    table.cast(ANN, "Pyrotechnics", targets=[[]])
    table.resolve()
    assert all(creature.exists for creature in creatures)


@pytest.mark.rule("608.2d")
@pytest.mark.rule("101.4")
def test_browbeat_asks_everybody_in_turn_order() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Browbeat")
    table.cast(ANN, "Browbeat", targets=[ANN])
    table.resolve(pause=True)
    asked = []
    for answer in (False, True, False):
        assert table.decision is not None
        asked.append(table.decision.player)
        assert [table.life(player) for player in (ANN, BOB, CAT)] == [20, 20, 20]
        table.answer(table.decision.player, answer)
    assert asked == [ANN, BOB, CAT]
    assert (table.life(BOB), table.hand(ANN)) == (15, [])


@pytest.mark.rule("608.2d")
def test_browbeat_draws_three_if_nobody_takes_the_damage() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Browbeat")
    table.cast(ANN, "Browbeat", targets=[ANN])
    table.will(ANN, False)
    table.will(BOB, False)
    table.resolve()
    assert len(table.hand(ANN)) == 3
    assert (table.life(ANN), table.life(BOB)) == (20, 20)


@pytest.mark.rule("702.29e")
@pytest.mark.rule("701.23b")
def test_fiery_fall_burns_a_creature_or_finds_a_land() -> None:
    table = Table(free_mana=True)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    burning, cycled, failed = table.hand(ANN, *["Fiery Fall"] * 3)
    with table.refuses("not a legal target"):
        table.cast(ANN, burning, targets=[BOB])
    table.cast(ANN, burning, targets=[beast])
    table.resolve()
    assert beast.now.zone == "graveyard"
    table.turn(BOB, "end step")
    table.activate(ANN, cycled)
    assert cycled.now.zone == "graveyard"
    table.will(ANN, "Swamp", about="search")
    table.resolve()
    assert "Swamp" in table.hand(ANN)
    table.activate(ANN, failed)
    table.will(ANN, [], about="search")
    table.resolve()
    assert table.hand(ANN) == ["Swamp"]


# ---------------------------------------------------------------------- other instants and sorceries


@pytest.mark.rule("702.34a")
@pytest.mark.rule("118.9a")
def test_reckless_charge_is_cast_again_from_the_graveyard_and_exiled() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    bears = table.battlefield(ANN, "Grizzly Bears", summoning_sick=True)
    charge = table.graveyard(ANN, "Reckless Charge")
    table.cast(ANN, "Reckless Charge", way="flashback", targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness, bears.has("haste")) == (5, 2, True)
    assert charge.now.zone == "exile"
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 15


@pytest.mark.rule("702.34a")
def test_flashback_keeps_the_timing_of_a_sorcery() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.graveyard(ANN, "Reckless Charge")
    table.turn(ANN, "upkeep")
    with table.refuses("main phase"):
        table.cast(ANN, "Reckless Charge", way="flashback", targets=["Grizzly Bears"])


@pytest.mark.rule("702.34a")
def test_a_flashback_spell_without_a_target_is_exiled_too() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    charge = table.graveyard(ANN, "Reckless Charge")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Reckless Charge", way="flashback", targets=[bears])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert charge.now.zone == "exile"


@pytest.mark.rule("702.34a")
def test_a_countered_flashback_spell_is_exiled_too() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    charge = table.graveyard(ANN, "Reckless Charge")
    table.hand(BOB, "Cancel")
    table.cast(ANN, "Reckless Charge", way="flashback", targets=[bears])
    table.cast(BOB, "Cancel", targets=["Reckless Charge"])
    table.resolve_all()
    assert charge.now.zone == "exile"


@pytest.mark.rule("118.8")
@pytest.mark.rule("701.9a")
def test_tormenting_voice_wants_a_card_first() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Tormenting Voice")
    assert not table.can_cast(ANN, "Tormenting Voice")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Tormenting Voice")
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    table.resolve()
    assert table.hand(ANN) == ["Plains", "Plains"]


@pytest.mark.rule("614.15")
@pytest.mark.rule("707.10")
def test_increasing_vengeance_copies_twice_from_the_graveyard() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Lightning Bolt")
    vengeance = table.graveyard(ANN, "Increasing Vengeance")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(ANN, "Increasing Vengeance", way="flashback", targets=["Lightning Bolt"])
    table.always(ANN, False)
    table.resolve()
    assert table.stack == ["Lightning Bolt"] * 3
    assert vengeance.now.zone == "exile"
    table.resolve()
    table.resolve()
    assert table.life(BOB) == 14
    assert table.find("Lightning Bolt").zone == "stack"


@pytest.mark.rule("115.5")
def test_increasing_vengeance_copies_only_your_own_other_spells() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Increasing Vengeance")
    table.hand(BOB, "Lightning Bolt")
    table.turn(BOB)
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    with table.refuses("no legal target"):
        table.cast(ANN, "Increasing Vengeance", targets=["Lightning Bolt"])


@pytest.mark.rule("613.1b")
@pytest.mark.rule("122.1a")
@pytest.mark.rule("514.2")
def test_mark_of_mutiny_borrows_and_leaves_a_counter() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.hand(ANN, "Mark of Mutiny")
    table.cast(ANN, "Mark of Mutiny", targets=[bears])
    table.resolve()
    assert (bears.controller, bears.tapped, bears.has("haste")) == (ANN, False, True)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 17
    table.next_turn()
    assert (bears.controller, bears.counters, bears.has("haste")) == (BOB, {"+1/+1": 1}, False)


@pytest.mark.rule("400.3")
def test_a_borrowed_creature_goes_to_its_owners_graveyard() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Mark of Mutiny", "Fling")
    table.cast(ANN, "Mark of Mutiny", targets=[bears])
    table.resolve()
    table.cast(ANN, "Fling", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("107.4f")
@pytest.mark.rule("119.4")
@pytest.mark.parametrize(
    ("mountains", "plains", "life", "castable", "left"),
    [(5, 0, 3, True, 3), (1, 3, 3, True, 1), (0, 3, 3, False, 3), (0, 3, 5, True, 1)],
)
def test_act_of_aggression_is_paid_with_mana_or_life(
    mountains: int, plains: int, life: int, castable: bool, left: int
) -> None:
    table = Table()
    table.lands(ANN, "Mountain", mountains)
    table.lands(ANN, "Plains", plains)
    table.life(ANN, life)
    bears = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.hand(ANN, "Act of Aggression")
    assert table.can_cast(ANN, "Act of Aggression") is castable
    if castable:
        table.cast(ANN, "Act of Aggression", targets=[bears])
        table.resolve()
        assert (bears.controller, bears.tapped, bears.has("haste")) == (ANN, False, True)
    assert table.life(ANN) == left


@pytest.mark.rule("500.8")
@pytest.mark.rule("505.1a")
def test_relentless_assault_adds_a_combat_and_a_main_phase() -> None:
    table = Table(free_mana=True)
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.tap(elves)
    table.hand(ANN, "Relentless Assault")
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    table.go_to("postcombat main phase")
    table.cast(ANN, "Relentless Assault")
    table.resolve()
    assert (bears.tapped, elves.tapped) == (False, True)
    table.attack(ANN, {bears: BOB})
    table.combat_damage()
    assert table.life(BOB) == 16
    table.go_to("postcombat main phase")
    assert table.active_player == ANN
    table.next_step()
    assert table.step.value == "end step"


@pytest.mark.rule("701.14a")
@pytest.mark.rule("115.3")
def test_rivals_duel_is_fought_by_strangers() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    mauler, spider = table.battlefield(ANN, "Taurean Mauler", "Penumbra Spider")
    table.hand(ANN, "Rivals' Duel")
    with table.refuses("share no creature type"):
        table.cast(ANN, "Rivals' Duel", targets=[[bears, mauler]])
    table.cast(ANN, "Rivals' Duel", targets=[[bears, spider]])
    table.resolve()
    assert bears.now.zone == "graveyard"
    assert spider.damage == 2


@pytest.mark.rule("701.14b")
def test_rivals_duel_with_one_fighter_gone() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    spider = table.battlefield(BOB, "Penumbra Spider")
    table.hand(ANN, "Rivals' Duel")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Rivals' Duel", targets=[[bears, spider]])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert spider.damage == 0


@pytest.mark.rule("608.2b")
def test_rivals_duel_does_nothing_if_the_rivals_have_become_alike() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    spider = table.battlefield(BOB, "Penumbra Spider")
    table.hand(ANN, "Rivals' Duel")
    table.cast(ANN, "Rivals' Duel", targets=[[bears, spider]])
    table.will(BOB, "Bear", about="creature type")
    table.enters(BOB, "Conspiracy")
    assert spider.is_a("Bear")
    table.resolve()
    assert (bears.damage, spider.damage) == (0, 0)


@pytest.mark.rule("601.2c")
def test_rivals_duel_cannot_be_cast_among_relatives() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Taurean Mauler")
    table.hand(ANN, "Rivals' Duel")
    assert not table.can_cast(ANN, "Rivals' Duel")


@pytest.mark.rule("111.2")
@pytest.mark.rule("701.7a")
@pytest.mark.rule("603.2c")
def test_goblin_offensive_is_a_burst_and_no_loop() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Soul Warden")
    table.hand(ANN, "Goblin Offensive")
    table.cast(ANN, "Goblin Offensive", x=60)
    table.resolve()
    goblins = table.find_all("Goblin Token")
    assert len(goblins) == 60
    assert (goblins[0].power, goblins[0].toughness, goblins[0].colors, goblins[0].owner) == (1, 1, "R", ANN)
    assert table.stack == ["Soul Warden"] * 60
    table.resolve_all()
    assert table.life(BOB) == 80
    assert table.result is None


# ---------------------------------------------------------------------- enchantments


@pytest.mark.rule("305.7")
def test_blood_moon_makes_mountains_of_nonbasic_lands() -> None:
    table = Table()
    refuge, forest = table.battlefield(ANN, "Graypelt Refuge", "Forest")
    table.battlefield(BOB, "Blood Moon")
    assert refuge.subtypes == {"Mountain"}
    assert not refuge.is_a("Basic")
    assert forest.subtypes == {"Forest"}
    assert table.tap_for_mana(ANN, refuge) == "{R}"


@pytest.mark.rule("613.8a")
@pytest.mark.parametrize("moon_first", [True, False])
def test_blood_moon_takes_urborgs_ability_whichever_came_first(moon_first: bool) -> None:
    table = Table()
    forest = table.battlefield(ANN, "Forest")
    if moon_first:
        table.battlefield(BOB, "Blood Moon")
    urborg = table.battlefield(ANN, "Urborg, Tomb of Yawgmoth")
    if not moon_first:
        assert forest.is_a("Swamp")
        table.battlefield(BOB, "Blood Moon")
    assert urborg.subtypes == {"Mountain"}
    assert forest.subtypes == {"Forest"}


@pytest.mark.rule("303.4a")
@pytest.mark.rule("702.5d")
@pytest.mark.rule("508.1d")
def test_curse_of_the_nightly_hunt_drives_a_players_creatures() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, "Curse of the Nightly Hunt")
    curse = table.cast(ANN, "Curse of the Nightly Hunt", targets=[BOB])
    table.resolve()
    assert curse.now.attached_to == BOB
    table.next_turn()
    with table.refuses("must attack"):
        table.attack(BOB, {})
    table.attack(BOB, {"Grizzly Bears": CAT})
    table.combat_damage()
    assert table.life(CAT) == 18


@pytest.mark.rule("704.5m")
def test_a_curse_does_not_outlive_its_player() -> None:
    table = Table(players=3)
    curse = table.battlefield(ANN, "Curse of the Nightly Hunt", attached_to=BOB)
    table.concede(BOB)
    assert curse.now.zone == "graveyard"


@pytest.mark.rule("614.1a")
@pytest.mark.rule("614.5")
def test_two_furnaces_of_rath_make_it_four_times() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Furnace of Rath")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 14
    table.battlefield(BOB, "Furnace of Rath")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 2


@pytest.mark.rule("616.1")
@pytest.mark.parametrize(("first", "damage"), [("Furnace of Rath", 2), ("Mending Hands", 0)])
def test_the_damaged_player_orders_furnace_and_shield(first: str, damage: int) -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Furnace of Rath")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Mending Hands")
    table.cast(BOB, "Mending Hands", targets=[BOB])
    table.resolve()
    table.turn(ANN)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.will(BOB, first, about="replacement")
    table.resolve()
    assert table.life(BOB) == 20 - damage
