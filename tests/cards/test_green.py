"""The green cards, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import LifeGain
from planechase.rules.state.decisions import Order
from planechase.testing import ANN, BOB, CAT, Handle, Table


def fight_in_combat(table: Table, attacker: str, blocker: str) -> None:
    """Ann attacks Bob, Bob blocks, damage is dealt."""
    table.attack(ANN, {attacker: BOB})
    table.block(BOB, {blocker: attacker})
    table.combat_damage()


# ---------------------------------------------------------------------- creatures


@pytest.mark.rule("302.1")
@pytest.mark.rule("302.6")
@pytest.mark.rule("608.3a")
def test_grizzly_bears_attack_from_the_next_turn_on() -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    bears = table.find("Grizzly Bears", zone="battlefield")
    assert (bears.power, bears.toughness, bears.text) == (2, 2, "")
    with table.refuses("came under your control this turn"):
        table.attack(ANN, "Grizzly Bears")
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Grizzly Bears")
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("120.6")
@pytest.mark.rule("514.2")
@pytest.mark.parametrize("same_turn", [True, False])
def test_alpha_tyrranax_heals_at_the_end_of_the_turn(same_turn: bool) -> None:
    table = Table(free_mana=True)
    beast = table.battlefield(BOB, "Alpha Tyrranax")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[beast])
    table.resolve()
    assert (beast.power, beast.toughness, beast.damage) == (6, 5, 3)
    if not same_turn:
        table.next_turn()
        assert beast.damage == 0
    table.cast(ANN, "Lightning Bolt", targets=[beast])
    table.resolve()
    assert beast.exists is not same_turn


@pytest.mark.rule("605.1a")
@pytest.mark.rule("302.6")
def test_llanowar_elves_make_green_mana_once_they_are_not_summoning_sick() -> None:
    table = Table()
    table.battlefield(ANN, "Llanowar Elves", summoning_sick=True)
    table.hand(ANN, "Giant Growth")
    assert not table.can_cast(ANN, "Giant Growth")
    table.next_turn()
    table.go_to("precombat main phase", of=ANN)
    assert table.tap_for_mana(ANN, "Llanowar Elves") == "{G}"
    assert table.stack == []


@pytest.mark.rule("702.80a")
@pytest.mark.rule("120.3d")
def test_wither_leaves_counters_on_creatures_and_takes_life_from_players() -> None:
    table = Table()
    table.battlefield(ANN, "Twinblade Slasher")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    fight_in_combat(table, "Twinblade Slasher", "Wall of Blossoms")
    assert wall.counters == {"-1/-1": 1}
    assert wall.damage == 0
    table.next_turn()
    assert wall.toughness == 3
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Twinblade Slasher")
    table.combat_damage()
    assert (table.life(BOB), table.poison(BOB)) == (19, 0)


@pytest.mark.rule("602.5b")
def test_twinblade_slasher_grows_once_each_turn() -> None:
    table = Table(free_mana=True)
    slasher = table.battlefield(ANN, "Twinblade Slasher")
    table.activate(ANN, slasher)
    table.resolve()
    assert (slasher.power, slasher.toughness) == (3, 3)
    with table.refuses("again this turn"):
        table.activate(ANN, slasher)
    table.hand(BOB, "Act of Aggression")
    table.cast(BOB, "Act of Aggression", targets=[slasher])
    table.resolve()
    assert slasher.controller == BOB
    with table.refuses("again this turn"):
        table.activate(BOB, slasher)
    table.next_turn()
    table.activate(ANN, slasher)
    table.resolve()
    assert (slasher.power, slasher.toughness) == (3, 3)


@pytest.mark.rule("702.90b")
@pytest.mark.rule("120.3b")
@pytest.mark.rule("704.5c")
def test_infect_poisons_players() -> None:
    table = Table(players=3)
    table.poison(BOB, 9)
    table.battlefield(ANN, "Blight Mamba")
    table.attack(ANN, {"Blight Mamba": BOB})
    table.combat_damage()
    assert table.has_lost(BOB)
    assert not table.has_lost(CAT)
    assert table.state.players[BOB].life == 20


@pytest.mark.rule("702.90c")
@pytest.mark.rule("701.19a")
def test_blight_mamba_weakens_creatures_and_regenerates() -> None:
    table = Table(free_mana=True)
    mamba = table.battlefield(ANN, "Blight Mamba")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {"Blight Mamba": BOB})
    table.block(BOB, {"Grizzly Bears": "Blight Mamba"})
    table.activate(ANN, mamba)
    table.resolve()
    table.combat_damage()
    assert (bears.power, bears.toughness, bears.damage) == (1, 1, 0)
    assert mamba.exists
    assert mamba.tapped
    assert mamba.attacking is None


@pytest.mark.rule("702.11b")
def test_silhana_ledgewalker_is_no_target_for_opponents() -> None:
    table = Table(free_mana=True)
    elf = table.battlefield(ANN, "Silhana Ledgewalker")
    table.hand(ANN, "Rancor")
    table.hand(BOB, "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[elf])
    table.turn(ANN)
    table.cast(ANN, "Rancor", targets=[elf])
    table.resolve()
    assert (elf.power, elf.has("trample")) == (3, True)


@pytest.mark.rule("509.1b")
def test_only_flyers_block_silhana_ledgewalker() -> None:
    table = Table()
    table.battlefield(ANN, "Silhana Ledgewalker")
    table.battlefield(BOB, "Penumbra Spider", "Vampire Nighthawk")
    table.attack(ANN, "Silhana Ledgewalker")
    with table.refuses("not among the options"):
        table.block(BOB, {"Penumbra Spider": "Silhana Ledgewalker"})
    table.block(BOB, {"Vampire Nighthawk": "Silhana Ledgewalker"})


@pytest.mark.rule("702.3b")
@pytest.mark.rule("603.6a")
def test_wall_of_blossoms_draws_a_card_and_stays_at_home() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Wall of Blossoms")
    table.cast(ANN, "Wall of Blossoms")
    table.resolve_all()
    assert table.hand(ANN) == ["Plains"]
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_attack("Wall of Blossoms")


@pytest.mark.rule("613.1f")
def test_wall_of_blossoms_under_humility_attacks() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Humility")
    table.hand(ANN, "Wall of Blossoms")
    table.cast(ANN, "Wall of Blossoms")
    table.resolve()
    assert (table.stack, table.hand(ANN)) == ([], [])
    table.go_to("precombat main phase", of=ANN)
    assert table.can_attack("Wall of Blossoms")


@pytest.mark.rule("611.3a")
def test_aura_gnarlid_counts_every_aura() -> None:
    table = Table()
    gnarlid = table.battlefield(ANN, "Aura Gnarlid")
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert (gnarlid.power, gnarlid.toughness) == (2, 2)
    aura = table.battlefield(BOB, "Rancor", attached_to=bears)
    table.battlefield(ANN, "Rancor", attached_to=gnarlid)
    assert (gnarlid.power, gnarlid.toughness) == (2 + 2 + 2, 2 + 2)
    table.remove(aura)
    assert gnarlid.toughness == 3


@pytest.mark.rule("509.1b")
def test_aura_gnarlid_is_blocked_by_its_equals_only() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Aura Gnarlid")
    equal, weaker = table.battlefield(BOB, "Grizzly Bears", "Wall of Blossoms")
    table.hand(ANN, "Giant Growth")
    table.attack(ANN, "Aura Gnarlid")
    with table.refuses("not among the options"):
        table.block(BOB, {weaker: "Aura Gnarlid"})
    table.block(BOB, {equal: "Aura Gnarlid"})
    table.cast(ANN, "Giant Growth", targets=["Aura Gnarlid"])
    table.resolve()
    assert table.find("Aura Gnarlid").blocked
    assert equal.blocking


@pytest.mark.rule("614.1c")
@pytest.mark.rule("614.12")
def test_fertilid_enters_with_its_counters() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Fertilid")
    table.cast(ANN, "Fertilid")
    table.resolve()
    fertilid = table.find("Fertilid", zone="battlefield")
    assert fertilid.counters == {"+1/+1": 2}
    assert (fertilid.power, fertilid.toughness) == (2, 2)


@pytest.mark.rule("614.12")
def test_humility_takes_the_counters_before_fertilid_has_them() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Humility")
    table.hand(ANN, "Fertilid")
    fertilid = table.cast(ANN, "Fertilid")
    table.resolve()
    assert (fertilid.now.power, fertilid.now.toughness, fertilid.now.counters) == (1, 1, {})


@pytest.mark.rule("704.5f")
@pytest.mark.rule("701.23a")
def test_fertilid_fetches_lands_until_nothing_is_left_of_it() -> None:
    table = Table(free_mana=True)
    fertilid = table.battlefield(ANN, "Fertilid", counters={"+1/+1": 2})
    table.activate(ANN, fertilid, targets=[BOB])
    assert (fertilid.power, fertilid.toughness) == (1, 1)
    table.will(BOB, "Island", about="search")
    table.resolve()
    island = table.find("Island", zone="battlefield")
    assert (island.controller, island.tapped) == (BOB, True)
    table.activate(ANN, fertilid, targets=[ANN])
    assert fertilid.now.zone == "graveyard"
    table.will(ANN, [], about="search")
    table.resolve()
    assert table.battlefield(ANN) == []
    assert len(table.library(ANN)) == 10


@pytest.mark.rule("702.82a")
@pytest.mark.rule("702.8a")
def test_gluttonous_slime_eats_as_it_enters() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Gluttonous Slime")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "Blood Artist")
    table.battlefield(BOB, "Alpha Tyrranax")
    table.turn(BOB, "end step")
    table.cast(ANN, "Gluttonous Slime")
    table.will(ANN, ["Grizzly Bears", "Llanowar Elves"], about="sacrifice")
    table.always(ANN, BOB)
    table.resolve()
    slime = table.find("Gluttonous Slime", zone="battlefield")
    assert slime.counters == {"+1/+1": 2}
    assert table.graveyard(ANN) == ["Grizzly Bears", "Llanowar Elves"]
    assert table.stack == ["Blood Artist", "Blood Artist"]


@pytest.mark.rule("706.3a")
@pytest.mark.rule("706.3b")
@pytest.mark.parametrize(("face", "life"), [(1, 1), (9, 1), (10, 2), (19, 2), (20, 5)])
def test_sylvan_shepherd_gains_life_by_the_roll(face: int, life: int) -> None:
    table = Table()
    shepherd = table.battlefield(ANN, "Sylvan Shepherd")
    table.force_dice(face)
    table.attack(ANN, "Sylvan Shepherd")
    table.resolve()
    assert table.life(ANN) == 20 + life
    assert not shepherd.tapped


@pytest.mark.rule("702.74a")
@pytest.mark.rule("603.3b")
@pytest.mark.parametrize("pump_first", [True, False])
def test_evoked_briarhorn_pumps_and_is_sacrificed_in_either_order(pump_first: bool) -> None:
    table = Table()
    table.lands(ANN, "Forest", 2)
    bears = table.battlefield(ANN, "Grizzly Bears")
    briarhorn = table.hand(ANN, "Briarhorn")
    table.turn(BOB, "end step")
    table.cast(ANN, "Briarhorn", way="evoke")
    assert not table.can_cast(ANN, "Briarhorn")
    table.on_ask(ANN, lambda decision: sorted_triggers(decision, pump_first))
    table.will(ANN, bears, about="target")
    table.resolve()
    assert table.stack == ["Briarhorn", "Briarhorn"]
    table.resolve()
    assert (bears.power == 5) is pump_first
    assert (briarhorn.now.zone == "graveyard") is not pump_first
    table.resolve()
    assert bears.power == 5
    assert briarhorn.now.zone == "graveyard"


def sorted_triggers(decision: object, forwards: bool) -> object:
    """The waiting triggers in an order: the abilities of Briarhorn are the pump, then the sacrifice."""
    if not isinstance(decision, Order):
        return None
    by_number = sorted(decision.options, key=lambda label: label.number, reverse=forwards)
    return list(by_number)


@pytest.mark.rule("702.74a")
def test_briarhorn_cast_normally_stays() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Briarhorn")
    table.cast(ANN, "Briarhorn")
    table.will(ANN, "Briarhorn", about="target")
    table.resolve()
    table.resolve()
    briarhorn = table.find("Briarhorn", zone="battlefield")
    assert (briarhorn.power, briarhorn.toughness) == (6, 6)
    assert table.stack == []


@pytest.mark.rule("702.17b")
@pytest.mark.rule("603.6c")
@pytest.mark.rule("111.4")
def test_penumbra_spider_blocks_flyers_and_leaves_a_spider_behind() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Rorix Bladewing")
    table.battlefield(BOB, "Penumbra Spider")
    fight_in_combat(table, "Rorix Bladewing", "Penumbra Spider")
    assert table.graveyard(BOB) == ["Penumbra Spider"]
    table.resolve()
    spider = token(table, BOB)
    assert spider.name == "Spider Token"
    assert (spider.power, spider.toughness, spider.colors) == (2, 4, "B")
    assert spider.keywords == {"reach"}


def token(table: Table, player: int) -> Handle:
    """The only token a player controls."""
    (found,) = [p for p in table.state.controlled_by(player) if p.is_token]
    return table.find(found.id)


@pytest.mark.rule("603.2e")
@pytest.mark.rule("701.3a")
def test_bramble_elemental_wants_auras() -> None:
    table = Table(free_mana=True)
    elemental = table.battlefield(ANN, "Bramble Elemental")
    table.hand(ANN, "Rancor")
    table.hand(BOB, "Lignify")
    table.cast(ANN, "Rancor", targets=[elemental])
    table.resolve()
    assert table.stack == ["Bramble Elemental"]
    table.resolve()
    assert table.battlefield(ANN).count("Saproling Token") == 2
    table.turn(BOB)
    table.cast(BOB, "Lignify", targets=[elemental])
    table.resolve()
    assert table.stack == []


# ---------------------------------------------------------------------- instants and sorceries


@pytest.mark.rule("615.1a")
@pytest.mark.rule("615.6")
def test_fog_prevents_combat_damage_and_nothing_else() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Vampire Nighthawk")
    table.hand(BOB, "Fog")
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, "Vampire Nighthawk")
    table.cast(BOB, "Fog")
    table.resolve()
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (20, 20)
    assert table.happened(LifeGain) == []
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Vampire Nighthawk")
    table.combat_damage()
    assert (table.life(ANN), table.life(BOB)) == (22, 15)


@pytest.mark.rule("611.2a")
@pytest.mark.rule("613.4c")
@pytest.mark.rule("514.2")
def test_giant_growth_saves_the_bears_until_damage_and_bonus_end_together() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Giant Growth")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.cast(BOB, "Giant Growth", targets=[bears])
    table.resolve_all()
    assert (bears.power, bears.toughness, bears.damage) == (5, 5, 3)
    table.next_turn()
    assert (bears.power, bears.toughness, bears.damage) == (2, 2, 0)


@pytest.mark.rule("702.62a")
@pytest.mark.rule("116.2f")
@pytest.mark.rule("122.1")
def test_search_for_tomorrow_waits_in_exile_and_is_cast_for_nothing() -> None:
    table = Table()
    table.lands(ANN, "Forest", 1)
    card = table.hand(ANN, "Search for Tomorrow")
    table.do(ANN, "suspend")
    assert table.stack == []
    assert card.now.zone == "exile"
    assert card.now.counters == {"time": 2}
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert card.now.counters == {"time": 1}
    table.go_to("upkeep", of=BOB)
    assert table.stack == []
    table.go_to("upkeep", of=ANN)
    table.resolve()
    assert table.stack == ["Search for Tomorrow"]
    table.will(ANN, True)
    table.resolve()
    assert card.now.zone == "stack"
    table.will(ANN, "Forest", about="search")
    table.resolve()
    assert table.battlefield(ANN) == ["Forest", "Forest"]
    assert not any(land.tapped for land in table.find_all("Forest", zone="battlefield"))
    assert table.graveyard(ANN) == ["Search for Tomorrow"]


@pytest.mark.rule("702.62a")
def test_suspending_needs_the_time_to_cast_it() -> None:
    table = Table()
    table.lands(ANN, "Forest", 1)
    table.hand(ANN, "Search for Tomorrow")
    assert any("uspend" in action for action in table.actions(ANN))
    table.turn(ANN, "upkeep")
    assert not any("uspend" in action for action in table.actions(ANN))


@pytest.mark.rule("702.62a")
def test_a_suspended_card_that_is_not_cast_stays_in_exile() -> None:
    table = Table()
    card = table.exile(ANN, "Search for Tomorrow", counters={"time": 1})
    table.begin("upkeep", of=ANN)
    table.resolve()
    table.will(ANN, False)
    table.resolve()
    assert card.now.zone == "exile"
    table.go_to("upkeep", of=ANN)
    assert table.stack == []


@pytest.mark.rule("611.2c")
@pytest.mark.rule("702.19b")
def test_overrun_is_for_the_creatures_there_are() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    blocker = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Overrun", "Llanowar Elves")
    table.cast(ANN, "Overrun")
    table.resolve()
    table.cast(ANN, "Llanowar Elves")
    table.resolve()
    elves = table.find("Llanowar Elves", zone="battlefield")
    assert (bears.power, bears.has("trample")) == (5, True)
    assert (elves.power, elves.has("trample")) == (1, False)
    assert blocker.power == 2
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {blocker: bears})
    table.will(ANN, {blocker: 2, BOB: 3})
    table.combat_damage()
    assert table.life(BOB) == 17


# ---------------------------------------------------------------------- enchantments


@pytest.mark.rule("704.5k")
@pytest.mark.rule("205.4f")
@pytest.mark.rule("702.10b")
def test_concordant_crossroads_hastens_everybody_and_makes_room_for_the_newest_world() -> None:
    table = Table(free_mana=True)
    old = table.battlefield(BOB, "Concordant Crossroads")
    table.hand(ANN, "Grizzly Bears", "Concordant Crossroads")
    table.cast(ANN, "Concordant Crossroads")
    table.resolve()
    assert old.now.zone == "graveyard"
    assert table.battlefield(ANN) == ["Concordant Crossroads"]
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    table.attack(ANN, "Grizzly Bears")
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("303.4a")
@pytest.mark.rule("608.2b")
def test_rancor_without_its_target_goes_to_the_graveyard_and_stays_there() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Rancor")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Rancor", targets=[bears])
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve_all()
    assert table.graveyard(ANN) == ["Grizzly Bears", "Rancor"]
    assert table.hand(ANN) == []


@pytest.mark.rule("704.5m")
@pytest.mark.rule("400.7e")
@pytest.mark.rule("603.6c")
def test_rancor_follows_its_creature_and_comes_back() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    rancor = table.battlefield(ANN, "Rancor", attached_to=bears)
    assert (bears.power, bears.toughness, bears.has("trample")) == (4, 2, True)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert rancor.now.zone == "graveyard"
    assert table.stack == ["Rancor"]
    table.resolve()
    assert table.hand(ANN) == ["Rancor"]


@pytest.mark.rule("605.1b")
@pytest.mark.rule("605.4a")
@pytest.mark.rule("106.12a")
def test_fertile_ground_adds_its_mana_at_once() -> None:
    table = Table()
    forest = table.battlefield(BOB, "Forest")
    table.battlefield(ANN, "Fertile Ground", attached_to=forest)
    table.turn(BOB)
    table.will(BOB, "{U}")
    assert table.tap_for_mana(BOB, forest) == "{U}{G}"
    assert table.stack == []
    assert table.mana(ANN) == ""


@pytest.mark.rule("601.2g")
@pytest.mark.rule("605.4a")
def test_fertile_ground_pays_for_a_spell() -> None:
    table = Table()
    forest = table.battlefield(ANN, "Forest")
    table.battlefield(ANN, "Fertile Ground", attached_to=forest)
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    assert forest.tapped
    assert table.mana(ANN) == ""


@pytest.mark.rule("613.1f")
@pytest.mark.rule("613.3")
def test_lignify_makes_a_treefolk_of_anything() -> None:
    table = Table()
    mauler = table.battlefield(BOB, "Taurean Mauler", counters={"+1/+1": 1})
    lignify = table.battlefield(ANN, "Lignify", attached_to=mauler)
    assert (mauler.power, mauler.toughness) == (1, 5)
    assert (mauler.text, mauler.is_a("Treefolk"), mauler.is_a("Zombie")) == ("", True, False)
    assert lignify.is_a("Kindred")
    assert lignify.is_a("Treefolk")
    table.remove(lignify)
    assert (mauler.power, mauler.is_a("Zombie")) == (3, True)


@pytest.mark.rule("613.4b")
@pytest.mark.rule("613.4c")
def test_lignify_does_not_undo_what_comes_later() -> None:
    table = Table(free_mana=True)
    slasher = table.battlefield(ANN, "Twinblade Slasher")
    table.hand(BOB, "Lignify")
    table.turn(BOB)
    table.cast(BOB, "Lignify", targets=[slasher])
    table.activate(ANN, slasher)
    table.resolve_all()
    assert (slasher.power, slasher.toughness, slasher.has("wither")) == (2, 6, False)
