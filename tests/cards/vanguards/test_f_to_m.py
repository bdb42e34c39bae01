"""Vanguards from Flametongue Kavu to Master of the Wild Hunt, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, CAT, NoSuchCard, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, activated, card, creature
from planechase.words.effects.flow import May
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Regenerate
from planechase.words.effects.tokens import create, creature_token
from planechase.words.effects.zone_effects import exile
from planechase.words.filters import CREATURE
from planechase.words.selections import target

MAY_DRAW = card("Perhaps", "{1}", SORCERY_CARD, May(draw(1)))
BANISH = card("Banish", "{W}", INSTANT_CARD, exile(target(CREATURE)))
BREED = card("Breed", "{G}", SORCERY_CARD, create(creature_token(1, 1, "G", "Saproling")))
TROLL = card("Troll", "{2}{G}", creature("Troll", 2, 2), activated("{G}", Regenerate()))


def lead(name: str, players: int = 2, *, free_mana: bool = True) -> Table:
    """A table at which Ann plays a role."""
    table = Table(players=players, free_mana=free_mana)
    table.vanguard(ANN, name)
    return table


# ---------------------------------------------------------------------- damage and coins


@pytest.mark.rule("120.1", "603.6a")
def test_flametongue_kavu_lets_creatures_that_enter_shoot_by_chance() -> None:
    table = lead("Flametongue Kavu Avatar")
    elk = table.battlefield(BOB, "Alpha Tyrranax")
    table.will(ANN, elk)
    bears = table.enters(ANN, "Grizzly Bears")
    table.force_dice(5)
    table.resolve()
    assert elk.damage == 4
    assert [event.source for event in table.events if isinstance(event, DamageDealt)] == [bears.id]
    table.enters(BOB, "Grizzly Bears")
    table.hand(ANN, BREED)
    table.cast(ANN, "Breed")
    table.resolve()
    assert table.stack == [], "neither for an opponent's creature nor for a token"


@pytest.mark.rule("705.2", "500.7")
@pytest.mark.parametrize(("coin", "next_player"), [("heads", ANN), ("tails", BOB)])
def test_frenetic_efreet_flips_for_an_extra_turn(coin: str, next_player: int) -> None:
    table = lead("Frenetic Efreet Avatar")
    table.will(ANN, "heads", about="coin")
    table.force_coins(coin)
    table.begin("end step", of=ANN)
    table.resolve()
    table.next_turn()
    assert table.active_player == next_player


@pytest.mark.rule("702.26a", "502.1")
def test_frenetic_efreet_makes_permanents_come_and_go() -> None:
    table = lead("Frenetic Efreet Avatar")
    bears, forest = table.battlefield(ANN, "Grizzly Bears", "Forest")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.always(ANN, "heads", about="coin")
    table.force_coins("tails", "tails", "tails")
    table.begin("untap step", of=ANN)
    assert (bears.phased_out, forest.phased_out, theirs.phased_out) == (True, True, False)
    assert table.battlefield(ANN) == []
    table.turn(BOB)
    table.begin("untap step", of=BOB)
    assert (bears.phased_out, theirs.phased_out) == (True, False)
    table.begin("untap step", of=ANN)
    assert table.battlefield(ANN) == ["Grizzly Bears", "Forest"]


@pytest.mark.rule("120.1", "701.19c")
def test_greven_destroys_what_his_creatures_hurt_beyond_regeneration() -> None:
    table = lead("Greven il-Vec")
    table.battlefield(ANN, "Llanowar Elves")
    troll = table.battlefield(BOB, TROLL)
    table.attack(ANN, {"Llanowar Elves": BOB})
    table.block(BOB, {"Troll": "Llanowar Elves"})
    table.activate(BOB, troll)
    table.resolve()
    table.combat_damage()
    assert troll.damage == 1
    table.resolve()
    assert table.graveyard(BOB) == ["Troll"]


@pytest.mark.rule("614.1a", "207.2c")
def test_lyzolda_doubles_damage_while_her_hand_is_empty() -> None:
    table = lead("Lyzolda, the Blood Witch Avatar")
    table.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 17
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert table.life(BOB) == 11


@pytest.mark.rule("603.4")
def test_lyzolda_has_opponents_discard_only_if_her_hand_is_empty() -> None:
    table = lead("Lyzolda, the Blood Witch Avatar", players=3)
    for player in (BOB, CAT):
        table.hand(player, "Forest", "Swamp")
    table.begin("end step", of=ANN)
    for player in (BOB, CAT):
        table.will(player, "Forest", about="discard")
    table.resolve()
    assert (table.hand(BOB), table.hand(CAT)) == (["Swamp"], ["Swamp"])
    table.hand(ANN, "Forest")
    table.begin("end step", of=ANN)
    assert table.stack == []


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("504.2")
def test_gerrard_draws_two_cards_a_turn() -> None:
    table = lead("Gerrard")
    table.begin("draw step", of=ANN)
    table.resolve()
    assert len(table.hand(ANN)) == 2
    table.begin("draw step", of=BOB)
    assert (len(table.hand(BOB)), table.stack) == (1, [])


@pytest.mark.rule("313.4", "602.2a")
def test_gix_brings_creature_cards_back_to_hand() -> None:
    table = lead("Gix", free_mana=False)
    table.graveyard(ANN, "Grizzly Bears", "Lightning Bolt")
    assert not table.can_activate(ANN, "Gix")
    table.lands(ANN, "Swamp", 3)
    table.activate(ANN, "Gix", targets=["Grizzly Bears"])
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Grizzly Bears"], ["Lightning Bolt"])


@pytest.mark.rule("603.6c")
def test_grinning_demon_makes_an_opponent_discard_for_each_card_that_dies() -> None:
    table = lead("Grinning Demon Avatar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    saproling = table.battlefield(ANN, "Llanowar Elves", token=True)
    table.hand(BOB, "Forest", "Lightning Bolt", "Lightning Bolt")
    for victim in (bears, saproling):
        table.cast(BOB, "Lightning Bolt", targets=[victim])
        table.will(ANN, BOB)
        table.always(BOB, "Forest", about="discard")
        table.resolve_all()
    assert table.graveyard(BOB).count("Forest") == 1


@pytest.mark.rule("601.3", "205.1a", "400.7a")
def test_haakon_casts_a_creature_from_the_graveyard_as_a_zombie_knight() -> None:
    name = "Haakon, Stromgald Scourge Avatar"
    table = lead(name, free_mana=False)
    table.lands(ANN, "Forest", 2)
    bears = table.graveyard(ANN, "Grizzly Bears")
    assert not table.can_cast(ANN, bears)
    table.activate(ANN, name, targets=["Grizzly Bears"])
    assert table.life(ANN) == 16
    table.resolve()
    table.cast(ANN, "Grizzly Bears")
    assert table.stack == ["Grizzly Bears", name]
    table.resolve_all()
    knight = table.find("Grizzly Bears", zone="battlefield")
    assert (set(knight.subtypes), knight.colors, knight.power) == ({"Zombie", "Knight"}, "B", 2)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[knight], free_mana=True)
    table.resolve()
    assert (table.graveyard(ANN), table.exile(ANN)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("601.3", "514.2")
def test_haakons_permission_ends_with_the_turn_and_other_creatures_go_to_the_graveyard() -> None:
    name = "Haakon, Stromgald Scourge Avatar"
    table = lead(name)
    table.graveyard(ANN, "Grizzly Bears")
    elves = table.battlefield(ANN, "Llanowar Elves")
    table.activate(ANN, name, targets=["Grizzly Bears"])
    table.resolve()
    table.next_turn()
    table.next_turn()
    table.go_to("precombat main phase")
    with pytest.raises(NoSuchCard, match="to cast"):
        table.cast(ANN, "Grizzly Bears")
    table.hand(ANN, "Lightning Bolt", "Grizzly Bears")
    table.cast(ANN, "Lightning Bolt", targets=[elves])
    table.resolve()
    assert "Llanowar Elves" in table.graveyard(ANN)
    table.cast(ANN, table.find("Grizzly Bears", zone="hand"))
    assert table.stack == ["Grizzly Bears"], "it was cast from the hand"


@pytest.mark.rule("601.2f")
def test_hanna_makes_spells_cheaper() -> None:
    table = lead("Hanna", free_mana=False)
    table.lands(ANN, "Forest", 1)
    table.lands(BOB, "Forest", 1)
    table.hand(ANN, "Grizzly Bears")
    table.hand(BOB, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    table.turn(BOB)
    assert not table.can_cast(BOB, "Grizzly Bears")


@pytest.mark.rule("601.2f")
def test_heartwood_storyteller_helps_with_the_first_creature_of_a_turn() -> None:
    table = lead("Heartwood Storyteller Avatar", free_mana=False)
    table.lands(ANN, "Forest", 2)
    table.hand(ANN, "Grizzly Bears", "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert not table.can_cast(ANN, "Grizzly Bears"), "the second one has its full cost"
    table.next_turn()
    table.next_turn()
    table.go_to("precombat main phase")
    assert table.can_cast(ANN, "Grizzly Bears")


@pytest.mark.rule("601.2f")
def test_heartwood_storyteller_hinders_each_opponents_first_other_spell_of_a_turn() -> None:
    table = lead("Heartwood Storyteller Avatar", players=3, free_mana=False)
    for player in (BOB, CAT):
        table.lands(player, "Mountain", 3)
        table.hand(player, "Lightning Bolt", "Lightning Bolt")
    for player in (BOB, CAT):
        table.cast(player, "Lightning Bolt", targets=[ANN])
        assert sum(land.tapped for land in table.find_all("Mountain", controller=player, zone="battlefield")) == 2
        table.cast(player, "Lightning Bolt", targets=[ANN])
        assert all(land.tapped for land in table.find_all("Mountain", controller=player, zone="battlefield"))


@pytest.mark.rule("118.3", "701.21a")
def test_hells_caretaker_trades_a_creature_for_one_in_the_graveyard() -> None:
    table = lead("Hell's Caretaker Avatar")
    table.battlefield(ANN, "Llanowar Elves")
    table.graveyard(ANN, "Alpha Tyrranax")
    table.activate(ANN, "Hell's Caretaker Avatar", targets=["Alpha Tyrranax"])
    assert table.graveyard(ANN) == ["Alpha Tyrranax", "Llanowar Elves"]
    table.resolve()
    assert table.battlefield(ANN) == ["Alpha Tyrranax"]


def test_hermit_druid_puts_a_land_from_anywhere_in_the_library_onto_the_battlefield() -> None:
    table = lead("Hermit Druid Avatar")
    table.library(ANN, "Lightning Bolt", "Swamp", "Grizzly Bears", only=True)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert (table.battlefield(ANN), table.library(ANN)) == (["Swamp"], ["Lightning Bolt", "Grizzly Bears"])
    assert not any(isinstance(event, Shuffled) for event in table.events)


@pytest.mark.rule("510.3a")
def test_higure_finds_a_creature_card_for_combat_damage() -> None:
    table = lead("Higure, the Still Wind Avatar")
    table.library(ANN, "Lightning Bolt", "Alpha Tyrranax", "Forest", only=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, "Llanowar Elves", token=True)
    table.attack(ANN, {"Grizzly Bears": BOB, "Llanowar Elves": BOB})
    table.combat_damage()
    assert len(table.stack) == 1, "the token does not count"
    table.resolve()
    assert table.hand(ANN) == ["Alpha Tyrranax"]
    assert sorted(table.library(ANN)) == ["Forest", "Lightning Bolt"]
    assert any(isinstance(event, Revealed) for event in table.events)
    assert any(isinstance(event, Shuffled) for event in table.events)


# ---------------------------------------------------------------------- X and all the cards there are


@pytest.mark.rule("103.6", "115.1")
def test_ink_eyes_takes_a_card_from_an_opening_hand() -> None:
    table = lead("Ink-Eyes, Servant of Oni Avatar", players=3)
    table.hand(BOB, "Forest", "Grizzly Bears", "Lightning Bolt")
    table.hand(CAT, "Lightning Bolt")
    table.will(ANN, BOB, about="target")
    table.will(ANN, "Lightning Bolt", about="object")
    table.begin_game()
    assert (table.hand(BOB), table.graveyard(BOB)) == (["Forest", "Grizzly Bears"], ["Lightning Bolt"])
    assert table.hand(CAT) == ["Lightning Bolt"]
    assert not any(isinstance(event, Revealed) for event in table.events), "only Ann looks at the hand"


@pytest.mark.rule("107.3a", "119.4", "601.2c")
def test_ink_eyes_pays_mana_and_life_for_an_opponents_creature() -> None:
    name = "Ink-Eyes, Servant of Oni Avatar"
    table = lead(name, free_mana=False)
    table.lands(ANN, "Swamp", 4)
    table.graveyard(BOB, "Grizzly Bears", "Alpha Tyrranax", "Lightning Bolt")
    table.graveyard(ANN, "Llanowar Elves")
    with table.refuses("Choose X"):
        table.activate(ANN, name, x=1)
    table.activate(ANN, name, x=2, targets=["Grizzly Bears"])
    assert table.life(ANN) == 15
    table.resolve()
    bears = table.find("Grizzly Bears")
    assert (bears.controller, bears.owner) == (ANN, BOB)


@pytest.mark.rule("119.4")
def test_ink_eyes_can_pay_only_life_there_is() -> None:
    table = lead("Ink-Eyes, Servant of Oni Avatar")
    table.lands(ANN, "Swamp", 4)
    table.graveyard(BOB, "Grizzly Bears")
    assert table.can_activate(ANN, "Ink-Eyes, Servant of Oni Avatar")
    table.life(ANN, 1)
    assert not table.can_activate(ANN, "Ink-Eyes, Servant of Oni Avatar")


@pytest.mark.rule("602.5b")
@pytest.mark.parametrize(("face", "lost"), [(1, 0), (3, 2), (6, 5)])
def test_jaya_deals_some_of_x_once_a_turn(face: int, lost: int) -> None:
    table = lead("Jaya Ballard Avatar")
    table.activate(ANN, "Jaya Ballard Avatar", x=5, targets=[BOB])
    table.force_dice(face)
    table.resolve()
    assert table.life(BOB) == 20 - lost
    assert "again this turn" in (table.why_not_activate(ANN, "Jaya Ballard Avatar") or "")


@pytest.mark.rule("707.12", "707.13", "707.10a")
def test_jhoira_casts_a_copy_of_an_instant_chosen_out_of_all_there_are() -> None:
    name = "Jhoira of the Ghitu Avatar"
    table = lead(name)
    table.pool("Lightning Bolt", "Hideous End", "Assault // Battery", "Concentrate", "Grizzly Bears")
    table.hand(ANN, "Forest")
    table.activate(ANN, name, 0)
    assert table.graveyard(ANN) == ["Forest"]
    table.will(ANN, "Lightning Bolt", about="cast")
    table.will(ANN, BOB, about="target")
    table.resolve()
    assert table.stack == ["Lightning Bolt"]
    assert table.find("Lightning Bolt").is_token, "no card stands for it"
    table.resolve()
    assert (table.life(BOB), table.graveyard(ANN)) == (17, ["Forest"])
    assert not table.state.outside


@pytest.mark.rule("602.5d", "707.13")
def test_jhoira_copies_sorceries_only_at_the_time_of_a_sorcery_and_need_not_cast_any() -> None:
    name = "Jhoira of the Ghitu Avatar"
    table = lead(name)
    table.pool("Lightning Bolt", "Concentrate", "Assassinate", "Forest")
    table.lands(ANN, "Forest", 3)
    table.hand(ANN, "Forest")
    table.turn(BOB)
    assert table.can_activate(ANN, name, 0)
    assert not table.can_activate(ANN, name, 1)
    table.turn(ANN)
    table.activate(ANN, name, 1)
    table.will(ANN, [], about="cast")
    table.resolve()
    assert (table.stack, table.state.outside) == ([], [])


@pytest.mark.rule("613.1d", "613.4b", "613.6")
def test_karn_makes_creatures_of_artifacts() -> None:
    table = lead("Karn")
    warhammer, myr = table.battlefield(ANN, "Darksteel Forge", "Sarcomite Myr")
    theirs = table.battlefield(BOB, "Darksteel Forge")
    assert (warhammer.power, warhammer.toughness, warhammer.types) == (9, 9, ["Artifact", "Creature"])
    assert (myr.power, myr.toughness) == (2, 1), "it is a creature anyway"
    assert theirs.types == ["Artifact"]


@pytest.mark.rule("701.12b")
def test_karona_exchanges_permanents_at_random() -> None:
    table = lead("Karona, False God Avatar", players=3)
    table.battlefield(ANN, "Forest", "Grizzly Bears")
    table.battlefield(BOB, "Swamp", "Sol Ring")
    table.battlefield(CAT, "Island")
    table.will(ANN, BOB)
    table.begin("upkeep", of=ANN)
    table.force_dice(2, 1)
    table.resolve()
    assert (table.battlefield(ANN), table.battlefield(BOB)) == (["Forest", "Swamp"], ["Grizzly Bears", "Sol Ring"])


@pytest.mark.rule("701.12b")
def test_karona_needs_a_permanent_of_both() -> None:
    table = lead("Karona, False God Avatar")
    table.battlefield(ANN, "Forest")
    table.will(ANN, BOB)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.battlefield(ANN) == ["Forest"]


# ---------------------------------------------------------------------- what becomes of creatures


@pytest.mark.rule("702.82b", "608.2h")
def test_kresh_makes_an_ooze_of_what_was_devoured() -> None:
    table = lead("Kresh the Bloodbraided Avatar")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.hand(ANN, "Thunder-Thrash Elder")
    table.cast(ANN, "Thunder-Thrash Elder")
    table.will(ANN, ["Grizzly Bears", "Llanowar Elves"], about="sacrifice")
    table.resolve()
    assert len(table.stack) == 2
    table.resolve_all()
    oozes = table.find_all("Ooze Token")
    assert sorted((ooze.power, ooze.toughness) for ooze in oozes) == [(1, 1), (2, 2)]
    assert {ooze.colors for ooze in oozes} == {"G"}


def test_kresh_does_not_mind_other_sacrifices() -> None:
    table = lead("Kresh the Bloodbraided Avatar")
    table.battlefield(ANN, "Grizzly Bears", "Phyrexian Ghoul")
    table.activate(ANN, "Phyrexian Ghoul", choose=["Grizzly Bears"])
    assert len(table.stack) == 1


@pytest.mark.rule("701.19a")
def test_loxodon_hierarch_regenerates_a_creature_for_any_permanent() -> None:
    table = lead("Loxodon Hierarch Avatar")
    bears, _ = table.battlefield(ANN, "Grizzly Bears", "Forest")
    table.activate(ANN, "Loxodon Hierarch Avatar", targets=[bears], choose=["Forest"])
    table.resolve()
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[bears])
    table.resolve()
    assert (bears.tapped, bears.damage) == (True, 0)


@pytest.mark.rule("702.28b")
def test_lyna_hides_creatures_in_shadow() -> None:
    table = lead("Lyna")
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves")
    table.attack(ANN, {mine: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Llanowar Elves": mine})
    table.combat_damage()
    assert table.life(BOB) == 18
    table.turn(BOB)
    table.attack(BOB, {"Llanowar Elves": ANN})
    table.untap(mine)
    with table.refuses("no creature that can block"):
        table.block(ANN, {mine: "Llanowar Elves"})


@pytest.mark.rule("707.13", "511.1")
def test_maelstrom_archangel_makes_a_token_of_a_card_with_the_same_cost() -> None:
    table = lead("Maelstrom Archangel Avatar")
    table.pool("Kor Spiritdancer", "Llanowar Elves", "Rampant Growth")
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.attack(ANN, {"Grizzly Bears": BOB, "Llanowar Elves": BOB})
    table.combat_damage()
    table.go_to("end of combat")
    assert table.stack == ["Maelstrom Archangel Avatar"]
    table.mana(ANN, "{3}")
    table.will(ANN, True, about="pay")
    table.will(ANN, "Llanowar Elves", about="object")
    table.will(ANN, True, about="may")
    table.resolve()
    assert table.find_all("Llanowar Elves")[1].is_token
    assert not table.state.outside


@pytest.mark.rule("707.12")
def test_maelstrom_archangel_casts_a_copy_of_a_sorcery() -> None:
    table = lead("Maelstrom Archangel Avatar")
    table.pool("Rampant Growth", "Forest")
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.combat_damage()
    table.go_to("end of combat")
    table.mana(ANN, "{3}")
    table.will(ANN, True, about="pay")
    table.will(ANN, True, about="Cast Rampant Growth")
    table.resolve()
    assert table.stack == ["Rampant Growth"]


def test_maelstrom_archangel_asks_for_nothing_where_nobody_was_hurt() -> None:
    table = lead("Maelstrom Archangel Avatar")
    table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.battlefield(BOB, "Wall of Blossoms")
    table.block(BOB, {"Wall of Blossoms": "Grizzly Bears"})
    table.combat_damage()
    table.go_to("end of combat")
    table.mana(ANN, "{3}")
    table.resolve()
    assert table.mana(ANN) == "{C}{C}{C}"


@pytest.mark.rule("702.84a", "603.4")
def test_malfegor_strengthens_the_unearthed_and_takes_them_back() -> None:
    table = lead("Malfegor Avatar")
    zombie = table.graveyard(ANN, "Dregscape Zombie")
    table.library(ANN, "Forest", only=True)
    table.enters(ANN, "Grizzly Bears")
    assert table.stack == []
    table.activate(ANN, zombie)
    table.resolve_all()
    assert zombie.now.power == 5
    table.begin("end step", of=ANN)
    table.resolve()
    assert (table.exile(ANN), table.stack) == (["Dregscape Zombie"], ["Malfegor Avatar"])
    table.resolve()
    assert sorted(table.library(ANN)) == ["Dregscape Zombie", "Forest"]


def test_malfegor_lets_other_creatures_be_exiled() -> None:
    table = lead("Malfegor Avatar")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, BANISH)
    table.cast(BOB, "Banish", targets=[bears])
    table.resolve()
    assert (table.exile(ANN), table.stack) == (["Grizzly Bears"], [])


# ---------------------------------------------------------------------- hands


@pytest.mark.rule("121.3", "614.17")
def test_maralen_draws_nothing_and_may_not_choose_to() -> None:
    table = lead("Maralen of the Mornsong Avatar")
    table.hand(ANN, MAY_DRAW, "Concentrate")
    table.cast(ANN, "Perhaps")
    table.resolve()
    table.cast(ANN, "Concentrate")
    table.resolve()
    assert table.hand(ANN) == []
    table.begin("draw step", of=BOB)
    assert len(table.hand(BOB)) == 1


@pytest.mark.rule("103.6", "607.2", "119.4")
def test_maralen_looks_at_as_many_cards_as_she_paid_life() -> None:
    table = lead("Maralen of the Mornsong Avatar")
    table.will(ANN, 2, about="life")
    table.begin_game()
    assert table.life(ANN) == 15
    table.library(ANN, "Grizzly Bears", "Lightning Bolt", "Forest", only=True)
    table.begin("draw step", of=ANN)
    other = table.fork()
    other.will(ANN, "Forest")
    with other.refuses("not among the options"):
        other.resolve()
    table.will(ANN, "Lightning Bolt")
    table.resolve()
    assert (table.hand(ANN), sorted(table.library(ANN))) == (["Lightning Bolt"], ["Forest", "Grizzly Bears"])


def test_maralen_without_payment_finds_nothing() -> None:
    table = lead("Maralen of the Mornsong Avatar")
    table.begin("draw step", of=ANN)
    table.resolve()
    assert table.hand(ANN) == []


@pytest.mark.rule("613.4c")
@pytest.mark.parametrize(("name", "at_home", "attacking"), [("Maraxus", 3, 3), ("Goblin Warchief Avatar", 2, 3)])
def test_maraxus_and_the_goblin_warchief_strengthen_creatures(name: str, at_home: int, attacking: int) -> None:
    table = lead(name)
    attacker, idle = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {attacker: BOB})
    assert (idle.power, attacker.power, theirs.power, attacker.toughness) == (at_home, attacking, 2, 2)


@pytest.mark.rule("611.2d", "118.3")
def test_maro_grows_a_creature_by_the_cards_left_in_hand() -> None:
    table = lead("Maro Avatar")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", summoning_sick=True)
    table.hand(ANN, "Forest", "Swamp", "Lightning Bolt")
    table.activate(ANN, "Maro Avatar", targets=[bears], choose=[elves, "Forest"])
    assert elves.tapped
    table.resolve()
    assert (bears.power, bears.toughness) == (4, 4)
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    assert bears.power == 4, "X was found out once"


@pytest.mark.rule("111.3")
@pytest.mark.parametrize(
    ("face", "kind", "size", "keyword"),
    [(1, "Wolf", (2, 2), ""), (2, "Antelope", (2, 3), "forestwalk"), (3, "Cat", (3, 2), "shroud"),
     (4, "Rhino", (4, 4), "trample")],
)  # fmt: skip
def test_the_master_of_the_wild_hunt_calls_one_beast_or_another(
    face: int, kind: str, size: tuple[int, int], keyword: str
) -> None:
    table = lead("Master of the Wild Hunt Avatar")
    table.activate(ANN, "Master of the Wild Hunt Avatar")
    table.force_dice(face)
    table.resolve()
    beast = table.find(f"{kind} Token")
    assert ((beast.power, beast.toughness), beast.colors) == (size, "G")
    assert keyword in beast.text.lower()
