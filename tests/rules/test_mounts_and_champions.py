"""Keywords that need others: saddle, champion, tribute, amplify, reinforce, firebending, living metal (CR 702)."""

from __future__ import annotations

import pytest

from planechase.rules.language.abilities import Ability, TriggeredAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, CAT, Table, check_cards
from planechase.words.amounts import CountOf, X
from planechase.words.card import anthem, card, creature, exhaust, vehicle
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE, ITSELF, YOURS, subtype
from planechase.words.keywords.championing import Champion
from planechase.words.keywords.entering_keywords import Amplify, Tribute, TributeWasNotPaid
from planechase.words.keywords.fighting import Absorb, Poisonous
from planechase.words.keywords.firebending import Firebending, firebending
from planechase.words.keywords.growing import reinforce
from planechase.words.keywords.mounts import (
    AttacksWhileSaddled,
    BecomesSaddledTrigger,
    IsSaddled,
    Saddle,
    SaddlesTrigger,
    ThatSaddledThis,
)
from planechase.words.keywords.vehicles import LivingMetal
from planechase.words.statics import gets
from planechase.words.triggers import Enters

BEARS = "Grizzly Bears"
RIDE = TriggeredAbility(AttacksWhileSaddled(), gain_life(3))


def beast(*abilities: Ability, power: int = 2, toughness: int = 2, kind: str = "Beast") -> CardDefinition:
    return card("Beast", "{1}", creature(kind, power, toughness), *abilities)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_each_is_a_card_that_can_be_played() -> None:
    abilities: list[Ability] = [
        Saddle(2), RIDE, Champion(CREATURE), Champion(subtype("Goblin")), Tribute(3), Amplify(2), Absorb(1),
        Poisonous(2), firebending(2), Firebending(CountOf(CREATURE & YOURS)), reinforce(2, "{1}{W}"),
        reinforce(X(), "{X}{W}"), exhaust("{2}", gain_life(1)), TriggeredAbility(BecomesSaddledTrigger(), gain_life(1)),
        TriggeredAbility(SaddlesTrigger(CREATURE & YOURS), gain_life(1)),
    ]  # fmt: skip
    check_cards(*map(beast, abilities))


def test_how_they_read(table: Table) -> None:
    assert table.text(beast(Saddle(2))) == "Saddle 2"
    assert table.text(beast(RIDE)) == "Whenever this creature attacks while saddled, you gain 3 life."
    assert table.text(beast(Champion(subtype("Goblin")))) == "Champion a Goblin"
    assert table.text(beast(reinforce(2, "{1}{W}"))) == "Reinforce 2—{1}{W}"
    assert table.text(beast(reinforce(X(), "{X}{W}"))) == "Reinforce X—{X}{W}"
    assert table.text(beast(exhaust("{2}", gain_life(1)))) == "Exhaust — {2}: You gain 1 life."
    unpaid = TriggeredAbility(Enters(ITSELF), gain_life(1), TributeWasNotPaid())
    assert "if tribute wasn't paid, you gain 1 life" in table.text(beast(unpaid))


# ---------------------------------------------------------------------- saddle


@pytest.mark.rule("702.171a", "702.171b")
def test_a_saddled_mount_knows_it_until_the_turn_ends(table: Table) -> None:
    table.battlefield(ANN, beast(Saddle(3), RIDE))
    table.battlefield(ANN, BEARS, summoning_sick=True)
    assert not table.can_activate(ANN, "Beast")
    rider = table.battlefield(ANN, BEARS)
    table.always(ANN, [BEARS, BEARS], about="tap")
    table.activate(ANN, "Beast")
    table.resolve()
    assert rider.tapped
    table.attack(ANN, "Beast")
    table.resolve_all()
    assert table.life(ANN) == 23
    table.go_to("precombat main phase", of=BOB)
    table.go_to("precombat main phase", of=ANN)
    table.attack(ANN, "Beast")
    table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("702.171a")
def test_saddling_is_done_as_a_sorcery(table: Table) -> None:
    table.battlefield(ANN, beast(Saddle(1)))
    table.battlefield(ANN, BEARS)
    table.go_to("upkeep", of=BOB)
    assert not table.can_activate(ANN, "Beast")


@pytest.mark.rule("702.171b", "702.171c")
def test_who_saddled_it_and_when_it_became_saddled(table: Table) -> None:
    watches = TriggeredAbility(SaddlesTrigger(CREATURE & YOURS), gain_life(10))
    becomes = TriggeredAbility(BecomesSaddledTrigger(), gain_life(1))
    riders = anthem(CREATURE & ThatSaddledThis(), gets(3, 0))
    mount = table.battlefield(ANN, beast(Saddle(1), watches, becomes, riders, anthem(IsSaddled(), gets(0, 5))))
    rider = table.battlefield(ANN, BEARS)
    table.activate(ANN, "Beast")
    table.resolve_all()
    assert (table.life(ANN), rider.power, mount.power, mount.toughness) == (31, 5, 2, 7)
    table.go_to("precombat main phase", of=BOB)
    assert (rider.power, mount.toughness) == (2, 2)


# ---------------------------------------------------------------------- champion


@pytest.mark.rule("702.72a", "702.72b")
def test_what_is_championed_returns_as_the_champion_leaves(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    table.always(ANN, BEARS, about="exile")
    champion = table.enters(ANN, beast(Champion(CREATURE)))
    table.resolve_all()
    assert (table.battlefield(ANN), table.exile(ANN)) == (["Beast"], [BEARS])
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[champion])
    table.resolve_all()
    assert (table.battlefield(ANN), table.graveyard(ANN)) == ([BEARS], ["Lightning Bolt", "Beast"])


@pytest.mark.rule("702.72a")
def test_a_champion_without_another_of_its_kind_is_sacrificed(table: Table) -> None:
    table.battlefield(ANN, BEARS)
    table.enters(ANN, beast(Champion(subtype("Goblin"))))
    table.resolve_all()
    assert (table.battlefield(ANN), table.graveyard(ANN)) == ([BEARS], ["Beast"])


# ---------------------------------------------------------------------- tribute and amplify


@pytest.mark.rule("702.104a", "702.104b")
@pytest.mark.parametrize(("pays", "counters", "life"), [(True, 3, 20), (False, 0, 24)])
def test_an_opponent_pays_tribute_or_does_not(pays: bool, counters: int, life: int) -> None:
    table = Table(players=3)
    table.will(ANN, CAT, about="player")
    table.will(CAT, pays, about="may")
    unpaid = TriggeredAbility(Enters(ITSELF), gain_life(4), TributeWasNotPaid())
    beggar = table.enters(ANN, beast(Tribute(3), unpaid))
    table.resolve_all()
    assert (table.counters(beggar, "+1/+1"), table.life(ANN)) == (counters, life)


@pytest.mark.rule("702.38a", "702.38b")
def test_amplify_counts_cards_of_its_kind() -> None:
    table = Table(free_mana=True)
    other = card("Cub", "{G}", creature("Beast Cat", 1, 1))
    table.hand(ANN, beast(Amplify(2), kind="Beast"), other, BEARS)
    table.always(ANN, "Cub", about="reveal")
    table.cast(ANN, "Beast")
    table.resolve()
    assert table.counters("Beast", "+1/+1") == 2


# ---------------------------------------------------------------------- the rest


@pytest.mark.rule("702.77a")
def test_reinforcing_from_the_hand(table: Table) -> None:
    bears = table.battlefield(ANN, BEARS)
    table.hand(ANN, beast(reinforce(2, "{1}{W}")))
    table.activate(ANN, "Beast", targets=[BEARS])
    table.resolve()
    assert (table.counters(bears, "+1/+1"), table.graveyard(ANN)) == (2, ["Beast"])


@pytest.mark.rule("702.177a")
def test_an_exhaust_ability_is_activated_once(table: Table) -> None:
    table.battlefield(ANN, beast(exhaust("{2}", gain_life(1))))
    table.activate(ANN, "Beast")
    table.resolve()
    table.go_to("precombat main phase", of=BOB)
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_activate(ANN, "Beast")


@pytest.mark.rule("702.189a", "106.4")
def test_firebending_mana_lasts_until_the_end_of_combat() -> None:
    table = Table()
    table.battlefield(ANN, beast(firebending(2)))
    table.hand(ANN, "Lightning Bolt")
    table.attack(ANN, "Beast")
    table.resolve_all()
    assert table.mana(ANN) == "{R}{R}"
    table.combat_damage()
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    assert (table.mana(ANN), table.life(BOB)) == ("{R}", 15)
    table.go_to("postcombat main phase")
    assert table.mana(ANN) == ""


@pytest.mark.rule("702.161a")
def test_living_metal_is_a_creature_in_its_controllers_turn() -> None:
    table = Table()
    car = card("Car", "{3}", vehicle(3, 3), LivingMetal())
    machine = table.battlefield(ANN, car)
    assert "Creature" in machine.types
    assert "Artifact" in machine.types
    table.go_to("upkeep", of=BOB)
    assert "Creature" not in machine.types


@pytest.mark.rule("702.64a", "702.64b", "702.64c")
def test_absorb_takes_from_each_source(table: Table) -> None:
    attacker = table.battlefield(ANN, beast(Absorb(1), Absorb(1), toughness=9))
    blockers = [table.battlefield(BOB, card(f"Bull {n}", "{1}", creature("Ox", 3, 3))) for n in range(2)]
    table.attack(ANN, "Beast")
    table.block(BOB, dict.fromkeys(blockers, "Beast"))
    table.always(ANN, {blockers[0]: 2})
    table.combat_damage()
    assert attacker.damage == 2


@pytest.mark.rule("702.70a")
def test_poisonous_poisons_whoever_it_damages(table: Table) -> None:
    table.battlefield(ANN, beast(Poisonous(2)))
    table.attack(ANN, "Beast")
    table.combat_damage()
    table.resolve_all()
    assert (table.poison(BOB), table.life(BOB)) == (2, 18)
