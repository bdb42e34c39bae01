"""Keywords of creatures that attack and block (CR 702): toxic, bushido, rampage, battle cry, mentor and their like."""

from __future__ import annotations

import pytest

from planechase.rules.language.abilities import Ability
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.toxic import Toxic
from planechase.testing import ANN, BOB, CAT, DAN, Table, check_cards
from planechase.words.amounts import CountOf, Number
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, anthem, card, creature, planeswalker
from planechase.words.effects.lasting_effects import Change
from planechase.words.filters import CREATURE, YOURS
from planechase.words.keywords.fighting import (
    Afflict,
    BattleCry,
    Bushido,
    Dethrone,
    Ingest,
    Melee,
    Mentor,
    Mobilize,
    Myriad,
    Rampage,
)
from planechase.words.keywords.plain_keywords import keyword
from planechase.words.modifications import GainAbilities
from planechase.words.selections import target
from planechase.words.statics import has

GIANT = card("Giant", "{3}{R}", creature("Giant", 3, 3))
WALKER = card("Ana", "{2}", planeswalker("Ana", 3))


def fighter(*abilities: Ability, power: int = 2, toughness: int = 2) -> CardDefinition:
    return card("Fighter", "{1}", creature("Soldier", power, toughness), *abilities)


def test_each_is_a_card_that_can_be_played() -> None:
    abilities: list[Ability] = [
        Toxic(1), Bushido(Number(1)), Bushido(CountOf(CREATURE & YOURS)), Rampage(2), BattleCry(), Afflict(2),
        Ingest(), Melee(), Dethrone(), Mentor(), Myriad(), Mobilize(Number(2)), Mobilize(CountOf(CREATURE & YOURS)),
    ]  # fmt: skip
    check_cards(*map(fighter, abilities))


def test_how_they_read() -> None:
    table = Table()
    assert table.text(fighter(keyword("flying"), Mentor(), BattleCry())) == "Flying, mentor, battle cry"
    assert table.text(fighter(Toxic(2))) == "Toxic 2"
    assert table.text(fighter(Bushido(Number(1)))) == "Bushido 1"
    described = "Mobilize X, where X is the number of creatures you control"
    assert table.text(fighter(Mobilize(CountOf(CREATURE & YOURS)))) == described


# ---------------------------------------------------------------------- toxic


@pytest.mark.rule("702.164c", "120.3g")
def test_combat_damage_of_a_toxic_creature_poisons_as_well() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Toxic(1)))
    table.attack(ANN, "Fighter")
    table.combat_damage()
    assert (table.life(BOB), table.poison(BOB)) == (18, 1)


@pytest.mark.rule("702.164b")
def test_all_toxic_abilities_count_together() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Toxic(1)))
    table.battlefield(ANN, card("Venom", "{1}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(Toxic(2)))))
    table.attack(ANN, "Fighter")
    table.combat_damage()
    assert (table.life(BOB), table.poison(BOB)) == (18, 3)


@pytest.mark.rule("702.164c")
def test_with_infect_toxic_adds_to_the_poison() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Toxic(1), keyword("infect")))
    table.attack(ANN, "Fighter")
    table.combat_damage()
    assert (table.life(BOB), table.poison(BOB)) == (20, 3)


@pytest.mark.rule("702.164c")
def test_toxic_needs_damage_to_a_player() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Toxic(1), power=0))
    table.attack(ANN, "Fighter")
    table.combat_damage()
    assert table.poison(BOB) == 0


# ---------------------------------------------------------------------- blocking and becoming blocked


@pytest.mark.rule("702.45a", "702.45b")
def test_each_bushido_makes_a_blocker_larger() -> None:
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")
    samurai = table.battlefield(BOB, fighter(Bushido(Number(1)), Bushido(Number(1))))
    table.attack(ANN, "Grizzly Bears")
    table.block(BOB, {"Fighter": "Grizzly Bears"})
    table.resolve_all()
    assert (samurai.power, samurai.toughness) == (4, 4)


@pytest.mark.rule("702.45a")
def test_bushido_triggers_once_for_an_attacker_with_two_blockers() -> None:
    table = Table()
    samurai = table.battlefield(ANN, fighter(Bushido(Number(1))))
    first, second = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, "Fighter")
    table.block(BOB, {first: "Fighter", second: "Fighter"})
    table.resolve_all()
    assert (samurai.power, samurai.toughness) == (3, 3)


@pytest.mark.rule("702.23a", "702.23b")
def test_rampage_counts_the_blockers_beyond_the_first_as_it_resolves() -> None:
    table = Table(free_mana=True)
    beast = table.battlefield(ANN, fighter(Rampage(2), toughness=9))
    blockers = [table.battlefield(BOB, "Grizzly Bears") for _ in range(3)]
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, "Fighter")
    table.block(BOB, dict.fromkeys(blockers, "Fighter"))
    table.cast(ANN, "Lightning Bolt", targets=[blockers[0]])
    table.resolve_all()
    assert (beast.power, beast.toughness) == (4, 11)


@pytest.mark.rule("702.23a")
def test_one_blocker_makes_nothing_rampage() -> None:
    table = Table()
    beast = table.battlefield(ANN, fighter(Rampage(2)))
    table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, "Fighter")
    table.block(BOB, {"Grizzly Bears": "Fighter"})
    table.resolve_all()
    assert beast.power == 2


@pytest.mark.rule("702.130a")
def test_afflict_costs_whoever_blocks_life() -> None:
    table = Table(players=3)
    table.battlefield(ANN, fighter(Afflict(3)))
    table.battlefield(CAT, "Grizzly Bears")
    table.attack(ANN, {"Fighter": CAT})
    table.block(CAT, {"Grizzly Bears": "Fighter"})
    table.resolve_all()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [20, 20, 17]


# ---------------------------------------------------------------------- attacking


@pytest.mark.rule("702.91a", "702.91b")
def test_battle_cry_helps_the_other_attackers_once_for_each() -> None:
    table = Table()
    crier = table.battlefield(ANN, fighter(BattleCry(), BattleCry()))
    bears, idle = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, "Wall of Blossoms")
    table.attack(ANN, ["Fighter", "Grizzly Bears"])
    table.resolve_all()
    assert (crier.power, bears.power, bears.toughness, idle.power) == (2, 4, 2, 0)


@pytest.mark.rule("702.115a")
def test_ingest_exiles_the_top_card_of_the_damaged_player() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Ingest()))
    table.library(BOB, "Fog", "Forest")
    table.attack(ANN, "Fighter")
    table.combat_damage()
    table.resolve_all()
    assert (table.exile(BOB), table.library(BOB)[0]) == (["Fog"], "Forest")


@pytest.mark.rule("702.121a")
def test_melee_counts_the_opponents_who_were_attacked_and_no_planeswalkers() -> None:
    table = Table(players=4)
    brawler = table.battlefield(ANN, fighter(Melee()))
    others = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    walker = table.battlefield(DAN, WALKER)
    table.attack(ANN, {brawler: BOB, others[0]: BOB, others[1]: CAT, others[2]: walker})
    table.remove(others[1])
    table.resolve_all()
    assert (brawler.power, brawler.toughness) == (4, 4)


@pytest.mark.rule("702.105a")
def test_dethrone_grows_only_against_the_most_life() -> None:
    for life, counters in ((20, 1), (19, 0), (25, 1)):
        table = Table()
        usurper = table.battlefield(ANN, fighter(Dethrone()))
        table.life(BOB, life)
        table.attack(ANN, "Fighter")
        table.resolve_all()
        assert table.counters(usurper, "+1/+1") == counters


@pytest.mark.rule("702.134a")
def test_mentor_teaches_an_attacker_with_less_power() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Mentor(), power=3))
    bears, large = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, GIANT)
    table.will(ANN, "Grizzly Bears", about="target")
    table.attack(ANN, ["Fighter", "Grizzly Bears", "Giant"])
    table.resolve_all()
    assert (table.counters(bears, "+1/+1"), table.counters(large, "+1/+1")) == (1, 0)


@pytest.mark.rule("702.134a", "608.2b")
def test_a_pupil_that_is_no_longer_weaker_learns_nothing() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, fighter(Mentor(), power=3))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, "Giant Growth")
    table.will(ANN, "Grizzly Bears", about="target")
    table.attack(ANN, ["Fighter", "Grizzly Bears"])
    table.cast(ANN, "Giant Growth", targets=["Grizzly Bears"])
    table.resolve_all()
    assert table.counters(bears, "+1/+1") == 0


@pytest.mark.rule("702.181a")
def test_mobilized_warriors_attack_and_are_gone_at_the_end_step() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Mobilize(Number(2))))
    table.attack(ANN, "Fighter")
    table.resolve_all()
    warriors = table.find_all("Warrior Token")
    assert [(warrior.attacking, warrior.tapped) for warrior in warriors] == [(BOB, True), (BOB, True)]
    table.combat_damage()
    assert table.life(BOB) == 16
    table.go_to("end step")
    table.resolve_all()
    assert table.battlefield(ANN) == ["Fighter"]


@pytest.mark.rule("702.116a")
def test_myriad_attacks_everybody_until_the_end_of_combat() -> None:
    table = Table(players=4)
    table.battlefield(ANN, fighter(Myriad()))
    walker = table.battlefield(DAN, WALKER)
    table.will(ANN, True, True, about="may")
    table.will(ANN, "Ana", about="attack")
    table.attack(ANN, {"Fighter": BOB})
    table.resolve_all()
    assert {fighter.attacking for fighter in table.find_all("Fighter")} == {BOB, CAT, walker}
    assert all(fighter.tapped for fighter in table.find_all("Fighter"))
    table.combat_damage()
    assert [table.life(player) for player in (BOB, CAT, DAN)] == [18, 18, 20]
    table.go_to("postcombat main phase")
    assert table.battlefield(ANN) == ["Fighter"]


@pytest.mark.rule("702.116a")
def test_myriad_against_the_only_opponent_does_nothing() -> None:
    table = Table()
    table.battlefield(ANN, fighter(Myriad()))
    table.attack(ANN, "Fighter")
    table.resolve_all()
    assert table.battlefield(ANN) == ["Fighter"]


@pytest.mark.rule("702.116a", "608.2h")
def test_copies_are_made_of_a_myriad_creature_that_has_left() -> None:
    table = Table(players=3, free_mana=True)
    original = table.battlefield(ANN, fighter(Myriad()))
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, {"Fighter": BOB})
    table.cast(ANN, "Lightning Bolt", targets=[original])
    table.always(ANN, True, about="may")
    table.resolve_all()
    assert [copy.attacking for copy in table.find_all("Fighter", zone="battlefield")] == [CAT]


# ---------------------------------------------------------------------- given and taken


@pytest.mark.rule("113.10", "702.91a")
def test_a_creature_may_gain_such_a_keyword() -> None:
    table = Table(free_mana=True)
    table.battlefield(ANN, "Grizzly Bears")
    giant = table.battlefield(ANN, GIANT)
    shout = card("Shout", "{R}", INSTANT_CARD, Change(target(CREATURE), (GainAbilities((BattleCry(),)),)))
    table.hand(ANN, shout)
    table.cast(ANN, "Shout", targets=["Grizzly Bears"])
    table.resolve()
    table.attack(ANN, ["Grizzly Bears", "Giant"])
    table.resolve_all()
    assert giant.power == 4
