"""White cards: what makes each of them that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import gain_life
from planechase.rules.events.zones import put_onto_battlefield
from planechase.rules.state.decisions import Choose
from planechase.testing import ANN, BOB, CAT, Table


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- plain creatures


@pytest.mark.rule("702.9b", "702.20b")
@pytest.mark.parametrize("name", ["Serra Angel", "Armored Griffin"])
def test_flyer_attacks_over_the_ground_and_stays_untapped_to_block(table: Table, name: str) -> None:
    flyer = table.battlefield(ANN, name)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {flyer: BOB})
    assert not flyer.tapped
    with table.refuses("no creature that can block"):
        table.block(BOB, {bears: flyer})
    table.combat_damage()
    assert table.life(BOB) == 20 - flyer.power
    table.go_to("declare attackers step", of=BOB, pause=True)
    table.attack(BOB, {bears: ANN})
    table.block(ANN, {flyer: bears})
    table.combat_damage()
    assert table.life(ANN) == 20


@pytest.mark.rule("702.9b")
def test_reach_and_flying_stop_serra_angel(table: Table) -> None:
    angel = table.battlefield(ANN, "Serra Angel")
    spider, griffin = table.battlefield(BOB, "Penumbra Spider", "Armored Griffin")
    table.attack(ANN, {angel: BOB})
    table.block(BOB, {spider: angel, griffin: angel})
    assert angel.blocked


@pytest.mark.rule("702.16b")
def test_white_knight_is_no_target_for_black_spells(table: Table) -> None:
    knight = table.battlefield(BOB, "White Knight", tapped=True)
    table.battlefield(BOB, "Grizzly Bears", tapped=True)
    table.hand(ANN, "Assassinate", "Lightning Bolt")
    with table.refuses("not a legal target"):
        table.cast(ANN, "Assassinate", targets=[knight])
    table.cast(ANN, "Lightning Bolt", targets=[knight])
    table.resolve()
    assert not knight.exists


@pytest.mark.rule("702.16e", "702.16f", "702.7b")
def test_white_knight_and_black_creatures(table: Table) -> None:
    knight = table.battlefield(ANN, "White Knight")
    zombie = table.battlefield(BOB, "Dregscape Zombie")
    table.attack(ANN, {knight: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {zombie: knight})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.turn(BOB)
    table.untap(knight)
    table.attack(BOB, {zombie: ANN})
    table.block(ANN, {knight: zombie})
    table.combat_damage()
    assert not zombie.exists
    assert knight.damage == 0


# ---------------------------------------------------------------------- life


@pytest.mark.rule("603.2c", "603.6a")
def test_soul_warden_sees_every_creature_enter(table: Table) -> None:
    table.battlefield(ANN, "Soul Warden")
    table.hand(BOB, "Goblin Offensive")
    table.turn(BOB)
    table.always(ANN, ["Soul Warden"] * 5, about="order")
    table.cast(BOB, "Goblin Offensive", x=5)
    table.resolve()
    assert table.stack == ["Soul Warden"] * 5
    table.resolve_all()
    assert table.life(ANN) == 25
    assert table.life(BOB) == 20


@pytest.mark.rule("603.6a")
def test_soul_warden_is_silent_about_itself(table: Table) -> None:
    table.enters(ANN, "Soul Warden")
    assert table.stack == []
    table.enters(ANN, "Soul Warden")
    assert table.stack == ["Soul Warden"]


@pytest.mark.rule("603.6a")
def test_soul_wardens_that_enter_together_see_each_other(table: Table) -> None:
    one, two = table.graveyard(ANN, "Soul Warden", "Soul Warden")
    table.will(ANN, ["Soul Warden"] * 2)
    table.happen(lambda state: put_onto_battlefield(state, [state.objects[one.id], state.objects[two.id]]))
    table.resolve_all()
    assert table.life(ANN) == 22


@pytest.mark.rule("119.9", "603.2c")
def test_pridemate_grows_for_each_gain(table: Table) -> None:
    pridemate = table.battlefield(ANN, "Ajani's Pridemate")
    scions = table.battlefield(ANN, "Elderwood Scion", "Elderwood Scion")
    table.always(ANN, ["Ajani's Pridemate"] * 2, about="order")
    table.attack(ANN, dict.fromkeys(scions, BOB))
    table.combat_damage()
    table.resolve_all()
    assert table.life(ANN) == 28
    assert pridemate.counters == {"+1/+1": 2}


@pytest.mark.rule("119.9")
def test_gaining_no_life_is_no_gain(table: Table) -> None:
    table.battlefield(ANN, "Ajani's Pridemate")
    table.happen(lambda state: gain_life(state, state.players[ANN], 0))
    assert table.stack == []
    table.happen(lambda state: gain_life(state, state.players[ANN], 3))
    assert table.stack == ["Ajani's Pridemate"]


# ---------------------------------------------------------------------- Auras


@pytest.mark.rule("611.3a", "603.2")
def test_kor_spiritdancer_draws_before_the_aura_and_grows_with_it(table: Table) -> None:
    dancer = table.battlefield(ANN, "Kor Spiritdancer")
    table.hand(ANN, "Hyena Umbra", "Spirit Mantle")
    table.cast(ANN, "Hyena Umbra", targets=[dancer])
    assert table.stack == ["Hyena Umbra", "Kor Spiritdancer"]
    table.will(ANN, True)
    table.resolve()
    assert len(table.hand(ANN)) == 2
    assert (dancer.power, dancer.toughness) == (0, 2)
    table.resolve()
    assert (dancer.power, dancer.toughness) == (3, 5)
    table.cast(ANN, "Spirit Mantle", targets=[dancer])
    table.will(ANN, False)
    table.resolve_all()
    assert (dancer.power, dancer.toughness) == (6, 8)
    assert table.hand(ANN) == ["Plains"]


@pytest.mark.rule("702.89a")
def test_hyena_umbra_dies_instead(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    umbra = table.battlefield(ANN, "Hyena Umbra", attached_to=bears)
    assert (bears.power, bears.toughness) == (3, 3)
    assert bears.has("first strike")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert bears.damage == 0
    assert (bears.power, bears.toughness) == (2, 2)
    assert umbra.now.zone == "graveyard"


@pytest.mark.rule("616.1", "702.89a", "614.5")
def test_of_two_umbras_the_controller_chooses_one(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    mine = table.battlefield(ANN, "Hyena Umbra", attached_to=bears)
    big = table.battlefield(BOB, "Indrik Umbra", attached_to=bears)
    table.hand(BOB, "Hideous End")
    table.cast(BOB, "Hideous End", targets=[bears])
    table.will(ANN, mine)
    table.resolve()
    assert not mine.exists
    assert big.exists
    assert bears.exists


@pytest.mark.rule("702.16b", "702.16e", "702.16f")
def test_spirit_mantle_keeps_creatures_away(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    mantle = table.battlefield(ANN, "Spirit Mantle", attached_to=bears)
    angel = table.battlefield(BOB, "Serra Angel")
    table.attack(ANN, {bears: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {angel: bears})
    table.combat_damage()
    assert table.life(BOB) == 17
    table.enters(BOB, "Flametongue Kavu", pause=True)
    kavu = table.find("Flametongue Kavu")
    assert isinstance(table.decision, Choose)
    assert set(table.decision.options) == {angel.id, kavu.id}
    assert mantle.exists


@pytest.mark.rule("702.16e")
def test_spirit_mantle_prevents_damage_by_creatures(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Spirit Mantle", attached_to=bears)
    table.turn(BOB)
    table.battlefield(BOB, "Alpha Tyrranax")
    table.attack(BOB, ["Alpha Tyrranax"])
    table.block(ANN, {bears: "Alpha Tyrranax"})
    table.combat_damage()
    assert bears.damage == 0


# ---------------------------------------------------------------------- exile and return


@pytest.mark.rule("607.2a", "603.6c")
def test_oblivion_ring_exiles_and_returns(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Oblivion Ring")
    table.cast(ANN, "Oblivion Ring")
    table.will(ANN, bears)
    table.resolve()
    table.resolve()
    assert bears.now.zone == "exile"
    table.hand(BOB, "Orim's Thunder")
    table.cast(BOB, "Orim's Thunder", targets=["Oblivion Ring"])
    table.resolve()
    assert table.stack == ["Oblivion Ring"]
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("607.2a")
def test_oblivion_ring_removed_in_response_exiles_for_good(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bears)
    ring = table.enters(ANN, "Oblivion Ring")
    table.hand(BOB, "Orim's Thunder")
    table.cast(BOB, "Orim's Thunder", targets=[ring])
    table.resolve()
    assert table.stack == ["Oblivion Ring", "Oblivion Ring"]
    table.resolve_all()
    assert bears.now.zone == "exile"
    table.next_turn()
    assert bears.now.zone == "exile"


@pytest.mark.rule("104.4b")
def test_three_oblivion_rings_and_nothing_else_are_a_draw(table: Table) -> None:
    first = table.battlefield(ANN, "Oblivion Ring")
    table.will(ANN, first)
    table.enters(ANN, "Oblivion Ring")
    table.resolve()
    second = table.find("Oblivion Ring", zone="battlefield")
    table.will(ANN, second)
    table.always(ANN, ["Oblivion Ring"], about="target")
    table.enters(ANN, "Oblivion Ring")
    table.resolve_all()
    assert table.result is not None
    assert table.result.is_draw


@pytest.mark.rule("610.3", "610.3c")
def test_banisher_priest_holds_a_creature_while_she_stays(table: Table) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.will(ANN, elves)
    priest = table.enters(ANN, "Banisher Priest")
    table.resolve()
    assert elves.now.zone == "exile"
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[priest])
    table.resolve()
    assert table.stack == []
    back = table.find("Llanowar Elves")
    assert (back.zone, back.controller) == ("battlefield", BOB)


@pytest.mark.rule("610.3b")
def test_banisher_priest_gone_before_her_trigger_exiles_nothing(table: Table) -> None:
    elves = table.battlefield(BOB, "Llanowar Elves")
    table.will(ANN, elves)
    priest = table.enters(ANN, "Banisher Priest")
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[priest])
    table.resolve_all()
    assert elves.exists


@pytest.mark.rule("603.7a", "603.7c", "400.7")
def test_flickerwisp_returns_it_at_the_end_step_to_its_owner(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", owner=BOB, counters={"+1/+1": 2})
    table.will(ANN, bears)
    wisp = table.enters(ANN, "Flickerwisp")
    table.resolve()
    assert bears.now.zone == "exile"
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[wisp])
    table.resolve()
    table.go_to("end step")
    table.resolve()
    back = bears.now
    assert (back.zone, back.controller, back.counters) == ("battlefield", BOB, {})


@pytest.mark.rule("603.7b")
def test_flickerwisp_in_the_end_step_waits_for_the_next_one(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(ANN, "end step")
    table.will(ANN, bears)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    table.next_turn()
    assert bears.now.zone == "exile"
    table.go_to("end step", of=BOB)
    table.resolve()
    assert bears.now.zone == "battlefield"


@pytest.mark.rule("111.7")
def test_flickerwisp_does_not_bring_back_tokens(table: Table) -> None:
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    table.will(ANN, token)
    table.enters(ANN, "Flickerwisp")
    table.resolve()
    table.go_to("end step")
    table.resolve_all()
    assert table.battlefield(BOB) == []


# ---------------------------------------------------------------------- kicker


@pytest.mark.rule("702.33a", "702.33d", "607.2i")
def test_kor_sanctifiers_kicked_and_not(table: Table) -> None:
    ring = table.battlefield(BOB, "Sol Ring")
    table.hand(ANN, "Kor Sanctifiers", "Kor Sanctifiers")
    table.cast(ANN, "Kor Sanctifiers")
    table.resolve()
    assert table.stack == []
    table.cast(ANN, "Kor Sanctifiers", kicked=True)
    table.will(ANN, ring)
    table.resolve()
    assert table.stack == ["Kor Sanctifiers"]
    table.resolve()
    assert not ring.exists


@pytest.mark.rule("607.2i")
def test_a_clone_of_kicked_sanctifiers_was_not_kicked(table: Table) -> None:
    table.battlefield(BOB, "Sol Ring")
    table.hand(ANN, "Kor Sanctifiers", "Clone")
    table.cast(ANN, "Kor Sanctifiers", kicked=True)
    table.will(ANN, "Sol Ring")
    table.resolve_all()
    table.battlefield(BOB, "Sol Ring")
    table.cast(ANN, "Clone")
    table.will(ANN, "Kor Sanctifiers")
    table.resolve()
    assert table.stack == []
    assert table.battlefield(ANN) == ["Kor Sanctifiers", "Kor Sanctifiers"]


@pytest.mark.rule("702.33g", "601.2c")
def test_orims_thunder_has_a_second_target_only_if_kicked(table: Table) -> None:
    table.battlefield(BOB, "Sol Ring", "Darksteel Forge")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Orim's Thunder", "Orim's Thunder")
    spell = table.cast(ANN, "Orim's Thunder", targets=["Sol Ring"])
    assert len(spell.targets) == 1
    table.resolve()
    assert bears.damage == 0
    spell = table.cast(ANN, "Orim's Thunder", targets=["Darksteel Forge", bears], kicked=True)
    assert len(spell.targets) == 2


@pytest.mark.rule("702.33g")
def test_orims_thunder_needs_no_creature_unless_kicked(table: Table) -> None:
    table.battlefield(BOB, "Sol Ring")
    table.hand(ANN, "Orim's Thunder")
    assert table.can_cast(ANN, "Orim's Thunder")
    table.cast(ANN, "Orim's Thunder", targets=["Sol Ring"])
    table.resolve()
    assert table.battlefield(BOB) == []


@pytest.mark.rule("608.2h")
def test_orims_thunder_knows_the_mana_value_of_what_it_destroyed(table: Table) -> None:
    enforcer = table.battlefield(BOB, "Myr Enforcer")
    angel = table.battlefield(BOB, "Serra Angel", counters={"+1/+1": 4})
    table.hand(ANN, "Orim's Thunder")
    table.cast(ANN, "Orim's Thunder", targets=[enforcer, angel], kicked=True)
    table.resolve()
    assert not enforcer.exists
    assert angel.damage == 7


@pytest.mark.rule("608.2b")
def test_orims_thunder_with_one_target_gone_does_the_rest(table: Table) -> None:
    enforcer = table.battlefield(BOB, "Myr Enforcer")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Orim's Thunder")
    table.hand(BOB, "Fling")
    table.cast(ANN, "Orim's Thunder", targets=[enforcer, bears], kicked=True)
    table.cast(BOB, "Fling", targets=[ANN], choose=[bears])
    table.resolve_all()
    assert not enforcer.exists


@pytest.mark.rule("608.2b")
def test_orims_thunder_learns_nothing_from_an_illegal_target(table: Table) -> None:
    enforcer = table.battlefield(BOB, "Myr Enforcer")
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, "Orim's Thunder")
    table.hand(BOB, "Fling")
    table.cast(ANN, "Orim's Thunder", targets=[enforcer, angel], kicked=True)
    table.cast(BOB, "Fling", targets=[ANN], choose=[enforcer])
    table.resolve_all()
    assert angel.damage == 0


# ---------------------------------------------------------------------- Angel's Grace


@pytest.mark.rule("702.61a", "702.61b")
def test_split_second_leaves_mana_abilities_only(table: Table) -> None:
    table.hand(ANN, "Angel's Grace", "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.battlefield(BOB, "Cadaverous Knight")
    table.lands(BOB, "Mountain", 1)
    table.cast(ANN, "Angel's Grace")
    with table.refuses("split second"):
        table.cast(BOB, "Lightning Bolt", targets=[ANN])
    with table.refuses("split second"):
        table.activate(BOB, "Cadaverous Knight")
    assert table.tap_for_mana(BOB, "Mountain") == "{R}"
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])


@pytest.mark.rule("104.3b", "614.1a")
def test_angels_grace_keeps_one_life_from_damage_this_turn(table: Table) -> None:
    table.life(ANN, 3)
    table.hand(ANN, "Angel's Grace")
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Angel's Grace")
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert table.life(ANN) == 1
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert table.life(ANN) == 1


@pytest.mark.rule("104.3b", "101.2")
def test_angels_grace_lets_a_player_be_at_zero_until_the_turn_is_over(table: Table) -> None:
    table.life(ANN, 1)
    table.hand(ANN, "Angel's Grace")
    table.cast(ANN, "Angel's Grace")
    table.resolve()
    table.life(ANN, 0)
    table.go_to("end step")
    assert not table.has_lost(ANN)
    table.next_turn()
    assert table.winner == BOB


# ---------------------------------------------------------------------- Akroma's Vengeance


@pytest.mark.rule("701.8a", "603.10a", "702.12b")
def test_akromas_vengeance_destroys_everything_at_once(table: Table) -> None:
    table.battlefield(ANN, "Blood Artist", "Grizzly Bears", "Ghostly Prison", "Forest")
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Plains")
    table.hand(ANN, "Akroma's Vengeance")
    table.always(ANN, BOB, about="target")
    table.always(ANN, ["Blood Artist"] * 3, about="order")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert table.battlefield(ANN) == ["Forest"]
    assert table.battlefield(BOB) == ["Plains"]
    table.resolve_all()
    assert (table.life(ANN), table.life(BOB)) == (23, 17)


@pytest.mark.rule("702.12b")
def test_akromas_vengeance_spares_what_is_indestructible(table: Table) -> None:
    table.battlefield(BOB, "Darksteel Forge", "Sol Ring", "Grizzly Bears")
    table.hand(ANN, "Akroma's Vengeance")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert table.battlefield(BOB) == ["Darksteel Forge", "Sol Ring"]


@pytest.mark.rule("702.29a")
def test_akromas_vengeance_is_cycled_at_any_time(table: Table) -> None:
    table.turn(BOB)
    table.hand(ANN, "Akroma's Vengeance")
    table.activate(ANN, "Akroma's Vengeance")
    table.resolve()
    assert table.hand(ANN) == ["Plains"]
    assert table.graveyard(ANN) == ["Akroma's Vengeance"]


# ---------------------------------------------------------------------- prevention and replacement


@pytest.mark.rule("615.1a", "615.7")
def test_mending_hands_wears_down(table: Table) -> None:
    table.hand(ANN, "Mending Hands")
    table.hand(BOB, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Mending Hands", targets=[ANN])
    table.resolve()
    for life in (20, 18):
        table.cast(BOB, "Lightning Bolt", targets=[ANN])
        table.resolve()
        assert table.life(ANN) == life


@pytest.mark.rule("615.7")
def test_mending_hands_against_two_attackers_prevents_what_the_player_chooses(table: Table) -> None:
    tyrranax = table.battlefield(BOB, "Alpha Tyrranax")
    angel = table.battlefield(BOB, "Serra Angel")
    table.turn(BOB)
    table.hand(ANN, "Mending Hands")
    table.attack(BOB, {tyrranax: ANN, angel: ANN})
    table.cast(ANN, "Mending Hands", targets=[ANN])
    table.resolve()
    table.will(ANN, 1, about="Alpha Tyrranax")
    table.will(ANN, 3, about="Serra Angel")
    table.combat_damage()
    assert table.life(ANN) == 20 - (6 - 1) - (4 - 3)


@pytest.mark.rule("616.1", "616.1f")
@pytest.mark.parametrize(("first", "life"), [("Mending Hands", 20), ("Furnace of Rath", 18)])
def test_mending_hands_and_furnace_of_rath_in_the_order_the_player_likes(table: Table, first: str, life: int) -> None:
    table.battlefield(BOB, "Furnace of Rath")
    table.hand(ANN, "Mending Hands")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Mending Hands", targets=[ANN])
    table.resolve()
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.will(ANN, first)
    table.resolve()
    assert table.life(ANN) == life


@pytest.mark.rule("121.2a", "614.6", "121.2c")
def test_alms_collector_shares_what_is_drawn_by_one_instruction(table: Table) -> None:
    table.hand(BOB, "Concentrate")
    table.battlefield(ANN, "Alms Collector")
    table.turn(BOB)
    table.cast(BOB, "Concentrate")
    table.resolve()
    assert len(table.hand(ANN)) == 1
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("121.2a")
def test_alms_collector_leaves_single_draws_and_its_own_player_alone(table: Table) -> None:
    table.battlefield(ANN, "Alms Collector")
    table.hand(ANN, "Concentrate")
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert len(table.hand(ANN)) == 3
    table.go_to("draw step", of=BOB)
    assert len(table.hand(BOB)) == 1
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("616.2")
def test_alms_collector_sees_two_cards_that_another_effect_made_of_one(table: Table) -> None:
    table.battlefield(ANN, "Alms Collector")
    table.battlefield(BOB, "Thought Reflection")
    table.go_to("draw step", of=BOB)
    assert len(table.hand(ANN)) == 1
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("702.8a")
def test_alms_collector_has_flash(table: Table) -> None:
    table.hand(BOB, "Alms Collector")
    table.cast(BOB, "Alms Collector")
    table.resolve()
    assert table.on_battlefield("Alms Collector", BOB)


@pytest.mark.rule("614.6", "700.4")
def test_rest_in_peace_lets_nothing_die(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.graveyard(BOB, "Forest")
    table.enters(ANN, "Rest in Peace")
    table.resolve()
    assert table.graveyard(ANN) == table.graveyard(BOB) == []
    table.battlefield(ANN, "Blood Artist")
    bears = table.battlefield(BOB, "Grizzly Bears")
    token = table.battlefield(BOB, "Grizzly Bears", token=True)
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert bears.now.zone == "exile"
    table.cast(ANN, "Lightning Bolt", targets=[token])
    table.resolve()
    assert table.stack == []
    assert table.life(BOB) == 20
    assert sorted(table.exile(ANN)) == ["Grizzly Bears", "Lightning Bolt", "Lightning Bolt"]


@pytest.mark.rule("614.6")
def test_rest_in_peace_exiles_countered_spells_and_leaves_regeneration_alone(table: Table) -> None:
    table.battlefield(BOB, "Rest in Peace")
    table.hand(BOB, "Cancel", "Hideous End")
    table.hand(ANN, "Lightning Bolt")
    bolt = table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.cast(BOB, "Cancel", targets=[bolt])
    table.resolve_all()
    assert table.graveyard(ANN) == []
    assert "Lightning Bolt" in table.exile(ANN)
    knight = table.battlefield(ANN, "Cadaverous Knight")
    table.hand(ANN, "Lightning Bolt")
    table.activate(ANN, knight)
    table.resolve()
    table.cast(ANN, "Lightning Bolt", targets=[knight])
    table.resolve()
    assert knight.exists
    assert knight.tapped


# ---------------------------------------------------------------------- layers


@pytest.mark.rule("613.1f", "613.4b", "613.4c")
def test_humility_takes_abilities_and_size_but_not_counters(table: Table) -> None:
    angel = table.battlefield(BOB, "Serra Angel", counters={"+1/+1": 2})
    table.battlefield(ANN, "Humility")
    bears = table.battlefield(BOB, "Grizzly Bears")
    liege = table.battlefield(BOB, "Glen Elendra Liege")
    puca = table.battlefield(BOB, "Crag Puca")
    assert (angel.power, angel.toughness) == (3, 3)
    assert angel.keywords == frozenset()
    assert [(c.power, c.toughness) for c in (bears, liege, puca)] == [(1, 1)] * 3
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (4, 4)
    assert puca.text == ""


@pytest.mark.rule("613.6", "613.7a")
@pytest.mark.parametrize(("order", "size"), [(("Humility", "Opalescence"), 4), (("Opalescence", "Humility"), 1)])
def test_humility_and_opalescence(table: Table, order: tuple[str, str], size: int) -> None:
    handles = {name: table.battlefield(ANN, name) for name in order}
    prison = table.battlefield(BOB, "Ghostly Prison")
    angel = table.battlefield(BOB, "Serra Angel")
    humility = handles["Humility"]
    assert humility.is_a("Creature")
    assert (humility.power, humility.toughness) == (size, size)
    assert (prison.power, prison.toughness) == ((3, 3) if size == 4 else (1, 1))
    assert prison.text == ""
    assert (angel.power, angel.has("flying")) == (1, False)
    assert not handles["Opalescence"].is_a("Creature")


@pytest.mark.rule("613.1d", "613.4b", "202.3")
def test_opalescence_makes_creatures_of_enchantments_but_not_of_auras(table: Table) -> None:
    one = table.battlefield(ANN, "Opalescence")
    bears = table.battlefield(ANN, "Grizzly Bears")
    umbra = table.battlefield(ANN, "Hyena Umbra", attached_to=bears)
    ring = table.battlefield(BOB, "Oblivion Ring")
    assert set(ring.types) == {"Enchantment", "Creature"}
    assert (ring.power, ring.toughness) == (3, 3)
    assert not umbra.is_a("Creature")
    assert not one.is_a("Creature")
    two = table.battlefield(BOB, "Opalescence")
    assert [(c.power, c.toughness) for c in (one, two)] == [(4, 4), (4, 4)]
    table.attack(ANN, {one: BOB})
    table.combat_damage()
    assert table.life(BOB) == 16


@pytest.mark.rule("613.8a")
@pytest.mark.parametrize("order", [("Humility", "Vela the Night-Clad"), ("Vela the Night-Clad", "Humility")])
def test_humility_takes_abilities_that_creatures_would_give(table: Table, order: tuple[str, str]) -> None:
    for name in order:
        table.battlefield(ANN, name)
    bears = table.battlefield(ANN, "Grizzly Bears")
    assert bears.keywords == frozenset()


@pytest.mark.rule("614.12")
def test_nothing_enters_with_counters_or_choices_under_humility(table: Table) -> None:
    table.battlefield(ANN, "Humility")
    fertilid = table.enters(ANN, "Fertilid")
    assert (fertilid.counters, fertilid.power) == ({}, 1)
    voice = table.enters(ANN, "Voice of All")
    assert voice.power == 1
    table.battlefield(ANN, "Serra Angel")
    clone = table.enters(ANN, "Clone")
    assert clone.name == "Clone"


@pytest.mark.rule("603.6a")
def test_nothing_triggers_on_entering_under_humility(table: Table) -> None:
    table.battlefield(ANN, "Humility")
    table.enters(ANN, "Wall of Blossoms")
    assert table.stack == []
    wall = table.find("Wall of Blossoms")
    table.go_to("precombat main phase", of=ANN)
    assert table.can_attack(wall)


# ---------------------------------------------------------------------- Ghostly Prison


@pytest.mark.rule("508.1h", "508.1j")
def test_ghostly_prison_is_paid_for_each_attacker(table: Table) -> None:
    table.battlefield(BOB, "Ghostly Prison")
    bears = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.lands(ANN, "Plains", 3)
    with table.refuses("cannot be paid"):
        table.attack(ANN, {bears[0]: BOB, bears[1]: BOB})
    table.attack(ANN, {bears[0]: BOB})
    assert sum(land.tapped for land in table.find_all("Plains", zone="battlefield")) == 2
    table.combat_damage()
    assert table.life(BOB) == 18


@pytest.mark.rule("508.1h")
def test_ghostly_prison_guards_nobody_else() -> None:
    table = Table(players=3)
    table.battlefield(BOB, "Ghostly Prison")
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    bears = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.attack(ANN, {bears[0]: CAT, bears[1]: elspeth})
    table.combat_damage()
    assert (table.life(CAT), elspeth.loyalty) == (18, 2)


@pytest.mark.rule("508.1d")
def test_nobody_must_pay_ghostly_prison(table: Table) -> None:
    table.battlefield(BOB, "Ghostly Prison")
    slayer = table.battlefield(ANN, "Dauthi Slayer")
    table.lands(ANN, "Swamp", 2)
    table.attack(ANN, {})
    assert not slayer.tapped


# ---------------------------------------------------------------------- Voice of All


@pytest.mark.rule("614.12a", "607.2d", "702.16a")
def test_voice_of_all_is_protected_from_the_chosen_color(table: Table) -> None:
    table.hand(ANN, "Voice of All", "Clone")
    table.hand(BOB, "Lightning Bolt", "Hideous End")
    table.cast(ANN, "Voice of All")
    table.will(ANN, "red")
    table.resolve()
    voice = table.find("Voice of All")
    table.cast(ANN, "Clone")
    table.will(ANN, voice, "black")
    table.resolve()
    copy = next(v for v in table.find_all("Voice of All", zone="battlefield") if v != voice)
    with table.refuses("not a legal target"):
        table.cast(BOB, "Lightning Bolt", targets=[voice])
    with table.refuses("not a legal target"):
        table.cast(BOB, "Hideous End", targets=[copy])
    table.cast(BOB, "Lightning Bolt", targets=[copy])
    table.resolve()
    assert not copy.exists
    assert voice.exists


# ---------------------------------------------------------------------- Elspeth


@pytest.mark.rule("306.5b", "606.3", "606.4")
def test_elspeth_acts_once_a_turn(table: Table) -> None:
    table.hand(ANN, "Elspeth, Knight-Errant")
    table.cast(ANN, "Elspeth, Knight-Errant")
    table.resolve()
    elspeth = table.find("Elspeth, Knight-Errant")
    assert elspeth.loyalty == 4
    table.activate(ANN, elspeth, "Soldier")
    table.resolve()
    soldier = table.find("Soldier Token")
    assert (elspeth.loyalty, soldier.power, soldier.colors) == (5, 1, "W")
    with table.refuses("already activated this turn"):
        table.activate(ANN, elspeth, "gets +3/+3", targets=[soldier])
    table.go_to("precombat main phase", of=ANN)
    table.activate(ANN, elspeth, "gets +3/+3", targets=[soldier])
    table.resolve()
    assert (soldier.power, soldier.toughness, soldier.has("flying")) == (4, 4, True)


@pytest.mark.rule("606.6", "114.1", "702.12b")
def test_elspeths_emblem_stays_after_her(table: Table) -> None:
    elspeth = table.battlefield(ANN, "Elspeth, Knight-Errant")
    assert not table.can_activate(ANN, elspeth, "emblem")
    table.counters(elspeth, "loyalty", 8)
    table.activate(ANN, elspeth, "emblem")
    table.resolve()
    assert not elspeth.exists
    bears, theirs = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    assert bears.has("indestructible")
    assert not theirs.has("indestructible")
    table.hand(ANN, "Akroma's Vengeance")
    table.cast(ANN, "Akroma's Vengeance")
    table.resolve()
    assert bears.exists
    assert not theirs.exists


@pytest.mark.rule("120.3c", "306.8")
def test_elspeth_loses_counters_when_she_is_attacked(table: Table) -> None:
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {bears: elspeth})
    table.combat_damage()
    assert (elspeth.loyalty, table.life(BOB)) == (2, 20)
