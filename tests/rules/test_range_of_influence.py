"""Limited range of influence (CR 801): attacks, targets, choices, triggers, effects, information, winning and losing.

Six players sit round the table: Ann, Bob to her left, then Cat, Dan, Eve and Fay, who is to Ann's right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from planechase.rules.events.events import GameDrawn
from planechase.rules.language.abilities import ActivatedAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.mana.mana import ManaCost
from planechase.rules.multiplayer.variant import Agreed
from planechase.rules.state.decisions import Choose, ChooseTargets
from planechase.rules.state.history import Did
from planechase.rules.state.objects import Zone
from planechase.rules.state.options import Options
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, CAT, DAN, EVE, FAY, PlanarTable, Table, broken_invariants
from planechase.variants import Emperor, FreeForAll, TeamVsTeam
from planechase.words.amounts import CountCards, CountOf
from planechase.words.card import (
    ARTIFACT_CARD,
    AURA_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    SORCERY_CARD,
    activated,
    anthem,
    card,
    creature,
    enchanted,
    static,
    typed,
    upkeep,
    when_dies,
    when_enters,
    whenever,
)
from planechase.words.casual.planar_words import chaos, plane
from planechase.words.conditions import Controls
from planechase.words.cost_words import as_costs
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import Later, Vote, then
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import GiveControl, pump
from planechase.words.effects.life_effects import gain_life, lose_life
from planechase.words.effects.permanent_effects import destroy, sacrifice
from planechase.words.effects.turns import DrawGame, WinGame
from planechase.words.effects.zone_effects import ExileUntilThisLeaves, PutOntoBattlefield, exile
from planechase.words.filters import ANYTHING, CREATURE, ENCHANTMENT, LAND, OTHER, AttachedHost, SharesCreatureType
from planechase.words.history_words import HowOften
from planechase.words.keywords import Enchant, equip, keyword
from planechase.words.modifications import ChangeSizeOfEach
from planechase.words.player_words import AN_OPPONENT, EACH_OPPONENT, EACH_PLAYER, PLAYERS, TARGET_PLAYER, ControllerOf
from planechase.words.replacements import GoesElsewhere, PreventAll
from planechase.words.selections import ANY_TARGET, THAT, THIS, THIS_CARD, All, Chosen, Target, all_of, target
from planechase.words.statics import CantAttack, CantBlock, Continuous, CostsMore, StaysTapped, gets, has
from planechase.words.triggers import (
    AtNext,
    AttacksTrigger,
    BecomesBlockedTrigger,
    BlockedByTrigger,
    BlocksTrigger,
    Enters,
    Leaves,
)

EVERYBODY = (ANN, BOB, CAT, DAN, EVE, FAY)
SHOCK = card("Small Shock", "{R}", INSTANT_CARD, damage(2, ANY_TARGET))
WRATH = card("Wipe Out", "{W}", SORCERY_CARD, destroy(all_of(CREATURE)))
SIP = card("Sip", "{W}", INSTANT_CARD, gain_life(1))
HOST = CREATURE & AttachedHost()


def ring(reach: int = 1, players: int = 6) -> Table:
    """Everybody for themselves, each with the same range of influence."""
    return Table(players=players, variants=[FreeForAll(reach)], free_mana=True)


def bears(table: Table, *players: int) -> None:
    for player in players:
        table.battlefield(player, "Grizzly Bears")


def with_creature(table: Table, players: Sequence[int] = EVERYBODY) -> list[int]:
    """Who still controls a creature."""
    return [player for player in players if "Grizzly Bears" in table.battlefield(player)]


def do(table: Table, player: int, spell: CardDefinition, **how: object) -> None:
    """Cast a spell from nowhere in the player's own turn, and have it resolve."""
    table.turn(player)
    table.hand(player, spell)
    table.cast(player, spell.name, **how)  # type: ignore[arg-type]
    table.resolve()


# ---------------------------------------------------------------------- who is within range


@pytest.mark.rule("801.2", "801.2a", "801.2b")
@pytest.mark.parametrize(
    ("reach", "within"), [(1, [ANN, BOB, FAY]), (2, [ANN, BOB, CAT, EVE, FAY]), (3, list(EVERYBODY))]
)
def test_a_range_is_a_number_of_seats_in_both_directions(reach: int, within: list[int]) -> None:
    table = ring(reach)
    assert table.view(BOB)["players"][ANN]["reach"] == within


@pytest.mark.rule("801.1", "806.2a")
def test_without_the_option_nobody_has_a_range() -> None:
    table = Table(players=6, variants=[FreeForAll()])
    assert [player["reach"] for player in table.view(ANN)["players"]] == [None] * 6


@pytest.mark.rule("801.2a", "809.3a")
def test_players_may_have_different_ranges() -> None:
    """The emperor Bob reaches the general Dan, who does not reach him."""
    table = Table(players=6, variants=[Emperor()], free_mana=True)
    table.hand(BOB, SHOCK)
    table.hand(DAN, SHOCK)
    table.turn(BOB)
    table.cast(BOB, "Small Shock", targets=[DAN])
    with table.refuses("target"):
        table.cast(DAN, "Small Shock", targets=[BOB])


@pytest.mark.rule("801.2c")
def test_who_is_within_range_is_settled_as_a_turn_begins() -> None:
    table = ring()
    table.hand(ANN, SHOCK, SHOCK)
    table.concede(BOB)
    with table.refuses("target"):
        table.cast(ANN, "Small Shock", targets=[CAT])
    table.next_turn()
    table.cast(ANN, "Small Shock", targets=[CAT])
    table.resolve()
    assert table.life(CAT) == 18


@pytest.mark.rule("801.2", "801.2d")
def test_an_object_is_where_its_controller_sits_whoever_owns_it() -> None:
    table = ring()
    near = table.battlefield(BOB, "Grizzly Bears", owner=DAN)
    far = table.battlefield(DAN, "Grizzly Bears", owner=BOB)
    table.hand(ANN, SHOCK)
    with table.refuses("target"):
        table.cast(ANN, "Small Shock", targets=[far])
    table.cast(ANN, "Small Shock", targets=[near])
    table.resolve()
    assert (table.battlefield(BOB), table.graveyard(DAN)) == ([], ["Grizzly Bears"])


@pytest.mark.rule("801.2d", "108.4a")
def test_a_card_off_the_battlefield_is_where_its_owner_sits() -> None:
    raise_dead = card("Raise", "{B}", SORCERY_CARD, exile(Target(CREATURE, zone=Zone.GRAVEYARD)))
    table = ring()
    table.graveyard(BOB, "Grizzly Bears")
    table.graveyard(CAT, "Air Elemental")
    table.hand(ANN, raise_dead)
    table.cast(ANN, "Raise", pause=True)
    assert isinstance(table.decision, ChooseTargets)
    assert [table.state.objects[id].owner for id in table.decision.options] == [BOB]


# ---------------------------------------------------------------------- attacks and targets


@pytest.mark.rule("801.3")
def test_only_opponents_within_range_and_their_planeswalkers_are_attacked() -> None:
    table = ring()
    attacker = table.battlefield(ANN, "Grizzly Bears")
    near = table.battlefield(BOB, "Elspeth, Knight-Errant")
    far = table.battlefield(CAT, "Elspeth, Knight-Errant")
    assert [table.can_attack(attacker, player) for player in (BOB, CAT, DAN, EVE, FAY)] == [
        True, False, False, False, True,
    ]  # fmt: skip
    assert (table.can_attack(attacker, near), table.can_attack(attacker, far)) == (True, False)


@pytest.mark.rule("801.3")
def test_without_an_opponent_within_range_nobody_attacks() -> None:
    table = Table(players=6, variants=[TeamVsTeam((3, 3), reach=1)])
    table.turn(BOB)
    assert not table.can_attack(table.battlefield(BOB, "Grizzly Bears"))


@pytest.mark.rule("801.4")
def test_targets_are_within_range() -> None:
    table = ring()
    bears(table, *EVERYBODY)
    table.hand(ANN, SHOCK)
    table.cast(ANN, "Small Shock", pause=True)
    decision = table.decision
    assert isinstance(decision, ChooseTargets)
    players = [id for id in decision.options if id in EVERYBODY]
    others = [table.state.objects[id].controller for id in decision.options if id not in EVERYBODY]
    assert (sorted(players), others) == ([ANN, BOB, FAY], [ANN, BOB, FAY])


@pytest.mark.rule("801.4", "601.2c")
def test_a_spell_without_a_target_within_range_cannot_be_cast() -> None:
    murder = card("Murder Them", "{B}", INSTANT_CARD, destroy(target(CREATURE)))
    table = ring()
    bears(table, CAT, DAN, EVE)
    table.hand(ANN, murder)
    assert not table.can_cast(ANN, "Murder Them")


@pytest.mark.rule("801.4", "608.2b")
def test_a_target_that_left_the_range_is_illegal_on_resolution() -> None:
    """In response to Ann's spell, Bob gives the creature to Cat; nothing of the spell happens."""
    gift = card("Gift", "{U}", INSTANT_CARD, GiveControl(target(CREATURE), TARGET_PLAYER))
    drink = card("Drink", "{B}", INSTANT_CARD, then(destroy(target(CREATURE)), gain_life(3)))
    table = ring()
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, drink)
    table.hand(BOB, gift)
    table.cast(ANN, "Drink", targets=["Grizzly Bears"])
    table.cast(BOB, "Gift", targets=[CAT, "Grizzly Bears"])
    table.resolve_all()
    assert (table.battlefield(CAT), table.life(ANN)) == (["Grizzly Bears"], 20)


# ---------------------------------------------------------------------- choices


@pytest.mark.rule("801.5", "801.5a")
def test_what_is_chosen_is_within_range_of_whoever_chooses() -> None:
    """Ann's range is not what counts for Bob's choice: he reaches Cat, but not Fay; what Ann does not reach stays."""
    pick = card("Pick", "{B}", SORCERY_CARD, destroy(Chosen(CREATURE, who=TARGET_PLAYER)))
    table = ring()
    bears(table, *EVERYBODY)
    table.hand(ANN, pick)
    table.cast(ANN, "Pick", targets=[BOB])
    table.resolve(pause=True)
    decision = table.decision
    assert isinstance(decision, Choose)
    assert [table.state.objects[id].controller for id in decision.options] == [ANN, BOB]


@pytest.mark.rule("801.5a")
def test_a_target_of_an_opponents_choice_is_within_both_ranges() -> None:
    """Bob chooses for Ann: something of Ann's or of his own, as nobody else is within range of both."""
    witches = card(
        "Two Witches",
        "{B}{B}",
        creature("Human", 1, 3),
        activated("{T}", damage(1, Target(CREATURE, by=AN_OPPONENT))),
    )
    table = ring()
    bears(table, *EVERYBODY)
    table.battlefield(ANN, witches)
    table.activate(ANN, "Two Witches", pause=True)
    decision = table.decision
    assert isinstance(decision, ChooseTargets)
    assert decision.player == BOB
    assert sorted({table.state.objects[id].controller for id in decision.options}) == [ANN, BOB]


@pytest.mark.rule("801.5b")
def test_options_may_speak_of_players_outside_the_range_of_whoever_chooses() -> None:
    """The emperor Bob lets all whom he reaches vote: Dan and Fay as well, who do not reach him."""
    vote = card("Moot", "{W}", SORCERY_CARD, Vote("peace", "war", gain_life(5), lose_life(5)))
    table = Table(players=6, variants=[Emperor()], free_mana=True)
    asked: list[int] = []
    table.hand(BOB, vote)
    table.turn(BOB)
    table.cast(BOB, "Moot")
    table.resolve(pause=True)
    while isinstance(table.decision, Choose) and table.has_priority is None:
        asked.append(table.decision.player)
        table.answer(table.decision.player, "peace")
    assert (asked, table.life(BOB)) == ([BOB, CAT, DAN, FAY, ANN], 25)


@pytest.mark.rule("801.5c")
def test_if_nobody_within_range_can_choose_the_closest_to_the_left_does() -> None:
    """In the middle of their team, Bob has no opponent within range; Dan is the nearest to his left."""
    spell = card("Your Choice", "{B}", SORCERY_CARD, destroy(Target(CREATURE, by=AN_OPPONENT)))
    table = Table(players=6, variants=[TeamVsTeam((3, 3), reach=1)], free_mana=True)
    bears(table, *EVERYBODY)
    table.turn(BOB)
    table.hand(BOB, spell)
    table.cast(BOB, "Your Choice", pause=True)
    decision = table.decision
    assert isinstance(decision, ChooseTargets)
    assert decision.player == DAN
    assert [table.state.objects[id].controller for id in decision.options] == [CAT]


@pytest.mark.rule("801.5c")
def test_the_closest_to_the_left_is_found_past_players_who_sit_before() -> None:
    """Between two teams that Dan does not reach, Fay sits nearer to his left than Ann, who sits first at the table."""
    spell = card("Your Choice", "{B}", SORCERY_CARD, destroy(Target(CREATURE, by=AN_OPPONENT)))
    table = Table(players=7, variants=[TeamVsTeam((2, 3, 2), reach=1)], free_mana=True)
    bears(table, CAT, DAN, EVE, FAY)
    table.turn(DAN)
    table.hand(DAN, spell)
    table.cast(DAN, "Your Choice", pause=True)
    assert table.decision is not None
    assert table.decision.player == FAY


@pytest.mark.rule("801.5a", "101.4")
def test_only_players_within_range_are_asked_to_sacrifice() -> None:
    edict = card("Edict", "{B}", SORCERY_CARD, sacrifice(CREATURE, EACH_PLAYER))
    table = ring()
    bears(table, *EVERYBODY)
    do(table, ANN, edict)
    assert with_creature(table) == [CAT, DAN, EVE]


# ---------------------------------------------------------------------- activating


@pytest.mark.rule("801.6")
def test_abilities_of_objects_outside_the_range_are_not_activated() -> None:
    well = card(
        "Common Well", "{2}", ARTIFACT_CARD, ActivatedAbility(as_costs("{0}"), gain_life(1), any_player=True)
    )  # fmt: skip
    table = ring()
    table.battlefield(ANN, well)
    assert [player for player in EVERYBODY if table.can_activate(player, "Common Well")] == [ANN, BOB, FAY]


# ---------------------------------------------------------------------- triggers

WELCOME = card("Welcome", "{W}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), gain_life(1)))
MOURNING = card("Mourning", "{B}", ENCHANTMENT_CARD, whenever(Leaves(CREATURE), gain_life(1)))


@pytest.mark.rule("801.7")
def test_abilities_trigger_on_what_happens_within_range() -> None:
    table = ring()
    table.battlefield(ANN, WELCOME)
    for player in EVERYBODY:
        table.enters(player, "Grizzly Bears")
        table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("801.7")
def test_becoming_blocked_does_not_include_the_blocker_but_being_blocked_by_a_creature_does() -> None:
    """Bob's Auras are on the Bears of Ann to his right; she attacks Fay to her right, whom Bob does not reach."""
    first = card("First Aura", "{W}", AURA_CARD, Enchant(CREATURE), whenever(BecomesBlockedTrigger(HOST), draw()))
    second = card(
        "Second Aura", "{W}", AURA_CARD, Enchant(CREATURE), whenever(BlockedByTrigger(HOST, CREATURE), draw())
    )  # fmt: skip
    table = ring()
    attacker = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, first, attached_to=attacker)
    table.battlefield(BOB, second, attached_to=attacker)
    wall = table.battlefield(FAY, "Grizzly Bears")
    table.attack(ANN, {attacker: FAY})
    table.block(FAY, {wall: attacker})
    assert table.stack == ["First Aura"]


@pytest.mark.rule("801.7")
def test_blocking_does_not_include_the_attacker_unless_the_ability_speaks_of_it() -> None:
    """Fay attacks Ann, whose creature has Bob's Auras; Bob does not reach Fay."""
    first = card("First Aura", "{W}", AURA_CARD, Enchant(CREATURE), whenever(BlocksTrigger(HOST), draw()))
    second = card("Second Aura", "{W}", AURA_CARD, Enchant(CREATURE), whenever(BlocksTrigger(HOST, CREATURE), draw()))
    table = ring()
    wall = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, first, attached_to=wall)
    table.battlefield(BOB, second, attached_to=wall)
    attacker = table.battlefield(FAY, "Grizzly Bears")
    table.turn(FAY)
    table.attack(FAY, {attacker: ANN})
    table.block(ANN, {wall: attacker})
    assert table.stack == ["First Aura"]


@pytest.mark.rule("801.7")
def test_an_attack_is_seen_by_those_who_reach_the_attacker() -> None:
    """Whom it attacks is no part of the event, unless the ability speaks of it."""
    alarm = card("Alarm", "{W}", ENCHANTMENT_CARD, whenever(AttacksTrigger(CREATURE), gain_life(1)))
    raid = card("Raid", "{W}", ENCHANTMENT_CARD, whenever(AttacksTrigger(CREATURE, EACH_PLAYER), gain_life(1)))
    table = ring()
    table.battlefield(BOB, alarm, raid)
    table.battlefield(EVE, alarm)
    attacker = table.battlefield(ANN, "Grizzly Bears")
    table.attack(ANN, {attacker: FAY})
    table.resolve_all()
    assert (table.life(BOB), table.life(EVE)) == (21, 20)


@pytest.mark.rule("801.7a", "603.10a")
def test_leaving_is_judged_by_where_the_object_was() -> None:
    """Cat controls a creature of Ann's; neither reaches the other. Only Cat's ability triggers as it dies."""
    table = ring()
    table.battlefield(ANN, MOURNING)
    table.battlefield(CAT, MOURNING)
    table.battlefield(CAT, "Grizzly Bears", owner=ANN)
    table.turn(CAT)
    table.hand(CAT, SHOCK)
    table.cast(CAT, "Small Shock", targets=["Grizzly Bears"])
    table.resolve_all()
    assert (table.graveyard(ANN), table.life(ANN), table.life(CAT)) == (["Grizzly Bears"], 20, 21)


@pytest.mark.rule("801.7a", "603.6a")
def test_entering_is_judged_by_where_the_object_is_afterwards() -> None:
    table = ring()
    table.battlefield(ANN, WELCOME)
    table.graveyard(CAT, "Grizzly Bears")
    reanimate = card("Reanimate", "{B}", SORCERY_CARD, PutOntoBattlefield(Target(CREATURE, zone=Zone.GRAVEYARD)))
    do(table, BOB, reanimate, targets=["Grizzly Bears"])
    table.resolve_all()
    assert (table.battlefield(BOB), table.life(ANN)) == (["Grizzly Bears"], 21)


@pytest.mark.rule("801.7")
def test_each_upkeep_means_those_of_players_within_range() -> None:
    clock = card("Clock", "{2}", ARTIFACT_CARD, upkeep(gain_life(1), None))
    table = ring()
    table.battlefield(ANN, clock)
    for player in EVERYBODY:
        table.begin("upkeep", of=player)
        table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("801.7", "603.7b")
def test_a_delayed_ability_waits_for_an_event_within_range() -> None:
    soon = card("Soon", "{W}", INSTANT_CARD, Later(AtNext(Step.END), gain_life(1)))
    table = ring()
    do(table, ANN, soon)
    table.begin("end step", of=DAN)
    table.resolve_all()
    assert table.life(ANN) == 20
    table.begin("end step", of=FAY)
    table.resolve_all()
    assert table.life(ANN) == 21


# ---------------------------------------------------------------------- Auras and Equipment


@pytest.mark.rule("801.8", "704.5m")
def test_an_aura_whose_host_left_the_range_is_put_into_the_graveyard() -> None:
    gift = card("Gift", "{U}", INSTANT_CARD, GiveControl(target(CREATURE), TARGET_PLAYER))
    strength = card("Might", "{W}", AURA_CARD, Enchant(CREATURE), enchanted(gets(2, 2)))
    table = ring()
    host = table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(ANN, strength, attached_to=host)
    do(table, BOB, gift, targets=[CAT, host])
    assert (table.graveyard(ANN), host.power) == (["Might"], 2)


@pytest.mark.rule("801.8", "303.4f")
def test_an_aura_that_enters_otherwise_enchants_something_within_range() -> None:
    strength = card("Might", "{W}", AURA_CARD, Enchant(CREATURE), enchanted(gets(2, 2)))
    table = ring()
    bears(table, BOB, CAT)
    back = card("Reclaim", "{W}", SORCERY_CARD, PutOntoBattlefield(Target(ENCHANTMENT, zone=Zone.GRAVEYARD)))
    table.graveyard(ANN, strength)
    table.will(ANN, "Grizzly Bears", about="enchant")
    do(table, ANN, back, targets=["Might"])
    assert [aura.attached_to.controller for aura in table.find_all("Might", zone="battlefield")] == [BOB]  # type: ignore[union-attr]


@pytest.mark.rule("801.9", "704.5n")
def test_an_equipment_falls_off_a_creature_that_left_the_range() -> None:
    gift = card("Gift", "{U}", INSTANT_CARD, GiveControl(target(CREATURE), TARGET_PLAYER))
    sword = card("Sword", "{2}", typed("Artifact — Equipment"), enchanted(gets(2, 0)), equip("{1}"))
    table = ring()
    host = table.battlefield(BOB, "Grizzly Bears")
    blade = table.battlefield(ANN, sword, attached_to=host)
    assert host.power == 4
    do(table, BOB, gift, targets=[CAT, host])
    assert (blade.attached_to, table.battlefield(ANN), host.power) == (None, ["Sword"], 2)


# ---------------------------------------------------------------------- effects


@pytest.mark.rule("801.10")
def test_a_spell_does_nothing_to_what_is_outside_the_range() -> None:
    table = ring()
    bears(table, *EVERYBODY)
    do(table, ANN, WRATH)
    assert with_creature(table) == [CAT, DAN, EVE]


@pytest.mark.rule("801.10")
def test_each_opponent_means_those_within_range() -> None:
    table = ring()
    do(table, ANN, card("Drain", "{B}", SORCERY_CARD, lose_life(3, EACH_OPPONENT)))
    assert [table.life(player) for player in EVERYBODY] == [20, 17, 20, 20, 20, 17]


@pytest.mark.rule("801.10")
def test_the_rest_of_an_effect_works_if_a_part_of_it_does_not() -> None:
    """The source of Cat's ability goes over to Eve before it resolves; no counter is put there, but Cat gains life."""
    gift = card("Gift", "{U}", INSTANT_CARD, GiveControl(target(CREATURE), TARGET_PLAYER))
    growing = card(
        "Grower", "{G}", creature("Plant", 1, 1), activated("{1}", then(put_counters("+1/+1", THIS), gain_life(3)))
    )
    table = ring()
    plant = table.battlefield(BOB, growing)
    table.hand(BOB, gift)
    table.turn(BOB)
    table.activate(BOB, "Grower")
    table.cast(BOB, "Gift", targets=[CAT, plant])
    table.resolve_all()
    assert (plant.controller, plant.counter("+1/+1"), table.life(BOB)) == (CAT, 1, 23)
    table.hand(CAT, gift)
    table.turn(CAT)
    table.activate(CAT, "Grower")
    table.cast(CAT, "Gift", targets=[DAN, plant])
    table.hand(DAN, gift)
    table.cast(DAN, "Gift", targets=[EVE, plant])
    table.resolve_all()
    assert (plant.controller, plant.counter("+1/+1"), table.life(CAT)) == (EVE, 1, 23)


@pytest.mark.rule("801.10", "613.1b")
def test_control_of_what_is_outside_the_range_does_not_change() -> None:
    """Cat's creature would go to Bob, but before that Dan has passed it on to Eve."""
    gift = card("Gift", "{U}", INSTANT_CARD, GiveControl(target(CREATURE), TARGET_PLAYER))
    wanderer = card("Wanderer", "{G}", creature("Elf", 1, 1), activated("{1}", GiveControl(THIS, TARGET_PLAYER)))
    table = ring()
    elf = table.battlefield(CAT, wanderer)
    table.hand(CAT, gift)
    table.hand(DAN, gift)
    table.turn(CAT)
    table.activate(CAT, "Wanderer", targets=[BOB])
    table.cast(CAT, "Gift", targets=[DAN, elf])
    table.resolve()
    table.cast(DAN, "Gift", targets=[EVE, elf])
    table.resolve_all()
    assert elf.controller == EVE


@pytest.mark.rule("801.10", "611.2")
def test_an_effect_that_lasts_changes_only_what_is_within_range() -> None:
    table = ring()
    bears(table, *EVERYBODY)
    do(table, ANN, card("Growth of All", "{G}", SORCERY_CARD, pump(All(CREATURE), 1, 1)))
    sizes = [table.find("Grizzly Bears", controller=player).power for player in EVERYBODY]
    assert sizes == [3, 3, 2, 2, 2, 3]


@pytest.mark.rule("801.10", "604.2")
def test_a_static_ability_changes_only_what_is_within_range() -> None:
    table = ring()
    bears(table, *EVERYBODY)
    table.battlefield(
        ANN, card("Banner", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, gets(1, 1), has(keyword("flying"))))
    )
    creatures = [table.find("Grizzly Bears", controller=player) for player in EVERYBODY]
    assert [one.power for one in creatures] == [3, 3, 2, 2, 2, 3]
    assert [one.has("flying") for one in creatures] == [True, True, False, False, False, True]


@pytest.mark.rule("801.10")
def test_prohibitions_and_costs_bind_those_within_range() -> None:
    table = ring()
    table.battlefield(
        ANN,
        card("Peace", "{W}", ENCHANTMENT_CARD, static(CantAttack(CREATURE))),
        card("Tax", "{2}", ARTIFACT_CARD, static(CostsMore(ANYTHING, ManaCost.parse("{1}")))),
    )
    table.free_mana = False
    for player in EVERYBODY:
        table.lands(player, "Mountain", 1)
        table.hand(player, SHOCK)
        table.battlefield(player, "Grizzly Bears")
    able: list[tuple[bool, bool]] = []
    for player in EVERYBODY:
        table.turn(player)
        creature_ = table.find("Grizzly Bears", controller=player)
        able.append((table.can_attack(creature_), table.can_cast(player, "Small Shock")))
    assert able == [(False, False), (False, False), (True, True), (True, True), (True, True), (False, False)]


@pytest.mark.rule("801.10")
def test_who_cannot_block_is_a_matter_of_range_too() -> None:
    coward = card("Fear of All", "{R}", ENCHANTMENT_CARD, static(CantBlock(CREATURE)))
    table = ring()
    table.battlefield(ANN, coward)
    attacker = table.battlefield(BOB, "Grizzly Bears")
    wall = table.battlefield(CAT, "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {attacker: CAT})
    table.block(CAT, {wall: attacker})
    assert attacker.blocked


@pytest.mark.rule("801.10", "502.3")
def test_only_permanents_within_range_stay_tapped() -> None:
    table = ring()
    table.battlefield(ANN, card("Frost", "{U}", ENCHANTMENT_CARD, static(StaysTapped(CREATURE))))
    near = table.battlefield(BOB, "Grizzly Bears", tapped=True)
    far = table.battlefield(CAT, "Grizzly Bears", tapped=True)
    table.begin("untap step", of=BOB)
    table.begin("untap step", of=CAT)
    assert (near.tapped, far.tapped) == (True, False)


@pytest.mark.rule("801.10", "610.3")
def test_what_was_exiled_until_something_leaves_returns_wherever_its_owner_sits() -> None:
    """Ann destroys Bob's jail; the Bears that come back are Cat's, but that is not Ann's doing."""
    jail = card("Jail", "{W}", ENCHANTMENT_CARD, when_enters(ExileUntilThisLeaves(target(CREATURE))))
    table = ring()
    table.battlefield(CAT, "Grizzly Bears")
    table.turn(BOB)
    table.will(BOB, "Grizzly Bears", about="target")
    table.enters(BOB, jail)
    table.resolve_all()
    assert table.battlefield(CAT) == []
    do(table, ANN, card("Shatter All", "{R}", SORCERY_CARD, destroy(target(ENCHANTMENT))), targets=["Jail"])
    assert (table.battlefield(BOB), table.battlefield(CAT)) == ([], ["Grizzly Bears"])


# ---------------------------------------------------------------------- information

COAT = card(
    "Coat",
    "{5}",
    ARTIFACT_CARD,
    static(
        Continuous(
            CREATURE,
            (
                ChangeSizeOfEach(
                    CountOf(CREATURE & OTHER & SharesCreatureType()), CountOf(CREATURE & OTHER & SharesCreatureType())
                ),
            ),
        )
    ),
)


@pytest.mark.rule("801.11")
def test_information_comes_from_within_the_range_of_the_controller() -> None:
    """Ann's Coat of Arms counts for everybody whom she reaches, and only among those."""
    table = ring()
    bears(table, *EVERYBODY)
    table.battlefield(ANN, COAT)
    sizes = [table.find("Grizzly Bears", controller=player).power for player in EVERYBODY]
    assert sizes == [4, 4, 2, 2, 2, 4]


@pytest.mark.rule("801.11")
def test_numbers_are_counted_within_range() -> None:
    table = ring()
    bears(table, *EVERYBODY)
    for player in EVERYBODY:
        table.graveyard(player, "Forest")
    do(table, ANN, card("Tally", "{G}", SORCERY_CARD, gain_life(CountOf(CREATURE))))
    assert table.life(ANN) == 23
    do(table, ANN, card("Count", "{G}", SORCERY_CARD, gain_life(CountCards(LAND, who=None))))
    assert table.life(ANN) == 26


@pytest.mark.rule("801.11", "603.4")
def test_conditions_look_within_range() -> None:
    envy = card(
        "Envy", "{B}", ENCHANTMENT_CARD, upkeep(gain_life(1), only_if=Controls(CREATURE, who=EACH_OPPONENT))
    )  # fmt: skip
    table = ring()
    table.battlefield(ANN, envy)
    bears(table, CAT, DAN, EVE)
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert table.life(ANN) == 20
    bears(table, FAY)
    table.begin("upkeep", of=ANN)
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("801.11", "702.40a")
def test_events_outside_the_range_are_not_remembered() -> None:
    """Dan's spell of the same turn is none of those that Ann's spell counts."""
    count = card("Late", "{U}", INSTANT_CARD, gain_life(HowOften(Did.CAST, before=True)))
    table = ring()
    table.hand(DAN, SIP)
    table.hand(BOB, SIP)
    table.hand(ANN, count)
    table.cast(DAN, "Sip")
    table.cast(BOB, "Sip")
    table.resolve_all()
    table.cast(ANN, "Late")
    table.resolve()
    assert table.life(ANN) == 21


# ---------------------------------------------------------------------- the world rule


@pytest.mark.rule("801.12", "704.5k")
def test_worlds_out_of_reach_of_each_other_both_stay() -> None:
    old = card("Old World", "{G}", typed("World Enchantment"))
    new = card("New World", "{G}", typed("World Enchantment"))
    table = ring()
    table.battlefield(ANN, old)
    table.enters(CAT, new)
    assert (table.battlefield(ANN), table.battlefield(CAT)) == (["Old World"], ["New World"])
    table.enters(BOB, card("Newest World", "{G}", typed("World Enchantment")))
    assert [table.battlefield(player) for player in (ANN, BOB, CAT)] == [[], ["Newest World"], []]


@pytest.mark.rule("801.12")
def test_a_world_goes_only_if_its_own_controller_reaches_the_newer_one() -> None:
    """The emperor Bob reaches the general Dan, who does not reach him."""
    table = Table(players=6, variants=[Emperor()])
    table.battlefield(DAN, card("Old World", "{G}", typed("World Enchantment")))
    table.enters(BOB, card("New World", "{G}", typed("World Enchantment")))
    assert (table.battlefield(BOB), table.battlefield(DAN)) == (["New World"], ["Old World"])
    table.enters(DAN, card("Newest World", "{G}", typed("World Enchantment")))
    assert (table.battlefield(BOB), table.battlefield(DAN)) == ([], ["Newest World"])


# ---------------------------------------------------------------------- replacement and prevention


@pytest.mark.rule("801.13", "801.13a")
def test_redirected_damage_does_not_reach_beyond_the_range_of_the_spell() -> None:
    """Ann's five damage to Bob: three of it would go to Cat, whom she does not reach."""
    axe = card("Big Axe", "{R}", SORCERY_CARD, damage(5, TARGET_PLAYER))
    table = ring()
    table.hand(ANN, axe)
    table.hand(BOB, "Captain's Maneuver")
    table.cast(ANN, "Big Axe", targets=[BOB])
    table.cast(BOB, "Captain's Maneuver", x=3, targets=[BOB, CAT])
    table.resolve_all()
    assert (table.life(BOB), table.life(CAT)) == (18, 20)


@pytest.mark.rule("801.13")
def test_a_replacement_effect_changes_what_happens_within_range() -> None:
    table = ring()
    table.battlefield(ANN, card("Void", "{B}", ENCHANTMENT_CARD, GoesElsewhere(PLAYERS)))
    bears(table, BOB, CAT)
    for player, victim in ((BOB, BOB), (CAT, CAT)):
        do(table, player, SHOCK, targets=[table.find("Grizzly Bears", controller=victim)])
    assert (table.exile(BOB), table.exile(CAT)) == (["Small Shock", "Grizzly Bears"], [])


@pytest.mark.rule("801.13b")
def test_prevention_of_what_sources_deal_needs_the_source_within_range() -> None:
    """Ann reaches Bob, but not Cat, whose creature attacks him."""
    pacifism = card("Calm", "{W}", ENCHANTMENT_CARD, static(PreventAll(source=CREATURE)))
    table = ring()
    table.battlefield(ANN, pacifism)
    attacker = table.battlefield(CAT, "Grizzly Bears")
    table.turn(CAT)
    table.attack(CAT, {attacker: BOB})
    table.combat_damage()
    assert table.life(BOB) == 18
    back = table.battlefield(BOB, "Grizzly Bears")
    table.turn(BOB)
    table.attack(BOB, {back: CAT})
    table.combat_damage()
    assert table.life(CAT) == 20


@pytest.mark.rule("801.13b")
def test_prevention_of_damage_to_somebody_needs_the_recipient_within_range() -> None:
    blast = card("Blast", "{R}", INSTANT_CARD, damage(4, ANY_TARGET))
    table = ring()
    table.hand(CAT, blast)
    table.hand(ANN, "Mending Hands")
    table.turn(CAT)
    table.cast(CAT, "Blast", targets=[BOB])
    table.cast(ANN, "Mending Hands", targets=[BOB])
    table.resolve_all()
    assert table.life(BOB) == 20


@pytest.mark.rule("801.13b")
def test_prevention_that_names_neither_needs_both_within_range() -> None:
    """Ann's Fog does nothing about a fight between Cat's creature and Bob's, but it does between hers and Bob's."""
    table = ring()
    attacker = table.battlefield(CAT, "Grizzly Bears")
    wall = table.battlefield(BOB, "Air Elemental")
    table.hand(ANN, "Fog", "Fog")
    table.turn(CAT)
    table.attack(CAT, {attacker: BOB})
    table.block(BOB, {wall: attacker})
    table.cast(ANN, "Fog")
    table.resolve()
    table.combat_damage()
    assert (wall.damage, table.graveyard(CAT)) == (2, ["Grizzly Bears"])
    mine = table.battlefield(ANN, "Grizzly Bears")
    table.turn(ANN)
    table.attack(ANN, {mine: BOB})
    table.cast(ANN, "Fog")
    table.resolve()
    table.combat_damage()
    assert table.life(BOB) == 20


# ---------------------------------------------------------------------- winning, losing, drawing


@pytest.mark.rule("801.14", "104.3h")
def test_winning_means_that_opponents_within_range_lose() -> None:
    table = ring()
    do(table, ANN, card("Triumph", "{W}", SORCERY_CARD, WinGame()))
    assert table.result is None
    assert [player.id for player in table.state.playing()] == [ANN, CAT, DAN, EVE]
    assert [table.has_lost(player) for player in EVERYBODY] == [False, True, False, False, False, True]


@pytest.mark.rule("801.14", "104.2a")
def test_winning_wins_once_everybody_else_is_within_range() -> None:
    table = ring()
    for _ in range(2):
        do(table, ANN, card("Triumph", "{W}", SORCERY_CARD, WinGame()))
    assert table.result is None
    do(table, ANN, card("Triumph", "{W}", SORCERY_CARD, WinGame()))
    assert table.winner == ANN


@pytest.mark.rule("801.15", "104.4e")
def test_a_draw_is_one_for_those_within_range_and_the_rest_plays_on() -> None:
    table = ring()
    do(table, ANN, card("Truce", "{W}", SORCERY_CARD, DrawGame()))
    assert [event.player for event in table.happened(GameDrawn)] == [ANN, BOB, FAY]
    assert [player.id for player in table.state.playing()] == [CAT, DAN, EVE]
    assert not any(table.has_lost(player) for player in EVERYBODY)
    assert table.result is None
    table.next_turn()
    assert table.active_player == CAT


@pytest.mark.rule("801.15", "104.4c")
def test_a_draw_is_one_for_everybody_if_all_are_within_range() -> None:
    for table in (ring(3), Table(players=3, free_mana=True)):
        do(table, ANN, card("Truce", "{W}", SORCERY_CARD, DrawGame()))
        assert table.result is not None
        assert table.result.is_draw


@pytest.mark.rule("801.16", "104.4f")
def test_a_loop_is_a_draw_for_whoever_is_involved_and_all_whom_they_reach() -> None:
    """Ann's creature dies and returns for ever through her own enchantment: a matter of Ann, Bob and Fay."""
    eternal = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(PutOntoBattlefield(THIS_CARD, returning=True)))
    rack = card("Rack", "{B}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), destroy(target(CREATURE))))
    table = ring()
    table.battlefield(ANN, rack)
    table.always(ANN, "Eternal", about="target")
    table.enters(ANN, eternal)
    table.resolve_all()
    assert table.result is None
    assert [player.id for player in table.state.playing()] == [CAT, DAN, EVE]
    assert (table.stack, broken_invariants(table.state)) == ([], [])
    table.next_turn()
    assert table.active_player == CAT


@pytest.mark.rule("801.16", "104.4f")
def test_a_loop_of_two_players_takes_along_the_neighbours_of_both() -> None:
    rack = card("Rack", "{B}", ENCHANTMENT_CARD, whenever(Enters(CREATURE), destroy(target(CREATURE))))
    eternal = card("Eternal", "{B}", creature("Spirit", 1, 1), when_dies(PutOntoBattlefield(THIS_CARD, returning=True)))
    table = ring()
    table.battlefield(BOB, rack)
    table.always(BOB, "Eternal", about="target")
    table.enters(ANN, eternal)
    table.resolve_all()
    assert [player.id for player in table.state.playing()] == [DAN, EVE]


# ---------------------------------------------------------------------- planes

FIELD = plane("Field of Trial", "Dominaria", anthem(CREATURE, gets(1, 1)), chaos(lose_life(2, EACH_PLAYER)))


@pytest.mark.rule("801.18", "901.13")
def test_planes_and_their_effects_reach_everybody() -> None:
    table = PlanarTable(players=6, variants=[FreeForAll(1)])
    table.on_plane(FIELD)
    bears(table, *EVERYBODY)
    assert [table.find("Grizzly Bears", controller=player).power for player in EVERYBODY] == [3] * 6
    table.chaos()
    table.resolve()
    assert [table.life(player) for player in EVERYBODY] == [18] * 6


@pytest.mark.rule("801.18", "901.13")
def test_abilities_of_planes_see_targets_and_events_everywhere() -> None:
    plain = plane(
        "Plain of Trial",
        "Dominaria",
        whenever(Enters(CREATURE), gain_life(1, ControllerOf(THAT))),
        chaos(damage(3, ANY_TARGET)),
    )
    table = PlanarTable(players=6, variants=[FreeForAll(1)])
    table.on_plane(plain)
    table.enters(DAN, "Grizzly Bears")
    table.resolve()
    assert table.life(DAN) == 21
    table.will(ANN, DAN, about="target")
    table.chaos()
    table.resolve()
    assert table.life(DAN) == 18


@pytest.mark.rule("801.18", "901.13")
def test_where_planes_reach_everybody_spells_still_do_not() -> None:
    table = PlanarTable(players=6, variants=[FreeForAll(1)], free_mana=True)
    table.on_plane(FIELD)
    bears(table, *EVERYBODY)
    do(table, ANN, WRATH)
    assert with_creature(table) == [CAT, DAN, EVE]


@pytest.mark.rule("801.18", "901.13")
@pytest.mark.parametrize("name", ["Velis Vel"])
def test_a_plane_that_counts_counts_everywhere(name: str) -> None:
    table = PlanarTable(players=6, variants=[FreeForAll(1)])
    table.on_plane(name)
    bears(table, *EVERYBODY)
    assert table.find("Grizzly Bears", controller=DAN).power == 7


@pytest.mark.rule("801.18")
def test_where_planes_are_no_exception_they_reach_as_far_as_their_controller() -> None:
    """As in Grand Melee games."""

    class Here(FreeForAll):
        __slots__ = ()

        def options(self, options: Options, table: Agreed) -> Options:
            return replace(FreeForAll.options(self, options, table), strict_ranges=True)

    table = PlanarTable(players=6, variants=[Here(1)])
    table.on_plane(FIELD)
    bears(table, *EVERYBODY)
    table.chaos()
    table.resolve()
    assert [table.life(player) for player in EVERYBODY] == [18, 18, 20, 20, 20, 18]
    assert [table.find("Grizzly Bears", controller=player).power for player in EVERYBODY] == [3, 3, 2, 2, 2, 3]
