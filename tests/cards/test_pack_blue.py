"""The blue cards of the packs, each by what makes it that card."""

from __future__ import annotations

import pytest

from planechase.rules.events.damage import DamageDealt
from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, CAT, Handle, Table
from planechase.words.amounts import Number
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.lasting_effects import gain_control
from planechase.words.effects.tokens import CreateToken, Token
from planechase.words.filters import CREATURE
from planechase.words.selections import target

ALL = (ANN, BOB, CAT)


def sizes(*creatures: Handle) -> list[tuple[int, int]]:
    return [(creature.power, creature.toughness) for creature in creatures]


def sneak(table: Table, ninja: str) -> Handle:
    """A Ninja takes the place of an unblocked Tormented Soul."""
    table.battlefield(ANN, "Tormented Soul")
    hidden = table.hand(ANN, ninja)
    table.attack(ANN, {"Tormented Soul": BOB})
    table.block(BOB)
    table.activate(ANN, ninja)
    return hidden


# ---------------------------------------------------------------------- artifacts


@pytest.mark.rule("106.6")
def test_vedalken_engineer_makes_mana_for_artifacts_only() -> None:
    table = Table()
    table.battlefield(ANN, "Vedalken Engineer", "Sarcomite Myr")
    table.hand(ANN, "Sol Ring", "Augury Owl", "Suntouched Myr")
    table.lands(ANN, "Forest", 1)
    assert table.tap_for_mana(ANN, "Vedalken Engineer", choose=["{U}{U}"]) == "{U}{U}"
    assert table.can_cast(ANN, "Sol Ring")
    assert table.can_cast(ANN, "Suntouched Myr"), "with the Forest"
    assert not table.can_cast(ANN, "Augury Owl")
    table.activate(ANN, "Sarcomite Myr", 0)
    assert table.mana(ANN) == ""


@pytest.mark.rule("106.6")
def test_the_engineers_mana_pays_for_abilities_of_artifacts_but_of_nothing_else() -> None:
    table = Table()
    table.battlefield(ANN, "Vedalken Engineer", "Withered Wretch")
    table.graveyard(BOB, "Forest")
    assert not table.can_activate(ANN, "Withered Wretch")
    table.battlefield(ANN, "Sarcomite Myr")
    assert table.can_activate(ANN, "Sarcomite Myr", 0)


@pytest.mark.rule("105.2", "611.2a")
def test_sarcomite_myr_is_blue_and_flies_or_becomes_a_card() -> None:
    table = Table(free_mana=True)
    myr = table.battlefield(ANN, "Sarcomite Myr")
    table.library(ANN, "Lightning Bolt")
    assert (myr.colors, myr.types) == ("U", ["Artifact", "Creature"])
    table.activate(ANN, myr, 0)
    table.resolve()
    assert myr.has("flying")
    table.next_turn()
    assert not myr.has("flying")
    table.activate(ANN, myr, 1)
    assert not myr.exists
    table.resolve()
    assert table.hand(ANN) == ["Lightning Bolt"]


@pytest.mark.rule("702.41a", "118.7a")
def test_qumulox_is_cheaper_for_each_artifact() -> None:
    table = Table()
    table.lands(ANN, "Island", 4)
    table.battlefield(ANN, "Sarcomite Myr", *["Loxodon Warhammer"] * 2)
    table.battlefield(BOB, "Sarcomite Myr")
    table.hand(ANN, "Qumulox")
    assert not table.can_cast(ANN, "Qumulox")
    table.battlefield(ANN, "Loxodon Warhammer")
    qumulox = table.cast(ANN, "Qumulox")
    table.resolve()
    assert sizes(qumulox.now) == [(5, 4)]
    assert qumulox.now.has("flying")


@pytest.mark.rule("702.41a", "604.3")
def test_broodstar_costs_less_and_grows_with_the_same_artifacts() -> None:
    table = Table()
    table.lands(ANN, "Island", 2)
    table.battlefield(ANN, *["Loxodon Warhammer"] * 9)
    brood = table.hand(ANN, "Broodstar")
    assert sizes(brood) == [(9, 9)]
    table.cast(ANN, "Broodstar")
    table.resolve()
    assert sizes(brood.now) == [(9, 9)], "no more than the generic mana is taken off"
    table.remove(table.find_all("Loxodon Warhammer")[0])
    assert sizes(brood.now) == [(8, 8)]


@pytest.mark.rule("701.23a")
def test_fabricate_finds_an_artifact_and_shows_it() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Lightning Bolt", "Sarcomite Myr", only=True)
    table.hand(ANN, "Fabricate")
    table.cast(ANN, "Fabricate")
    table.resolve(pause=True)
    assert "Lightning Bolt" not in table.question
    table.answer(ANN, "Sarcomite Myr")
    assert table.hand(ANN) == ["Sarcomite Myr"]
    assert [shown.names for shown in table.happened(Revealed)] == [("Sarcomite Myr",)]
    assert len(table.happened(Shuffled)) == 1


# ---------------------------------------------------------------------- cards


@pytest.mark.rule("121.2", "608.2h")
def test_keep_watch_counts_everything_that_attacks() -> None:
    table = Table(players=3, free_mana=True)
    table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "Air Elemental")
    table.hand(CAT, "Keep Watch")
    table.attack(ANN, {"Grizzly Bears": BOB, "Llanowar Elves": CAT})
    table.cast(CAT, "Keep Watch")
    table.resolve()
    assert len(table.hand(CAT)) == 2


@pytest.mark.rule("118.12a", "701.9b")
@pytest.mark.parametrize(
    ("answers", "discarded"),
    [
        ([True, "Sol Ring"], ["Sol Ring"]),
        ([False, ["Sol Ring", "Sarcomite Myr"]], ["Sol Ring", "Sarcomite Myr"]),
        ([False, ["Forest", "Sol Ring"]], ["Forest", "Sol Ring"]),
    ],
)
def test_thirst_for_knowledge_wants_an_artifact_or_two_cards(answers: list[object], discarded: list[str]) -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Sol Ring", "Sarcomite Myr", "Forest")
    table.hand(ANN, "Thirst for Knowledge")
    table.cast(ANN, "Thirst for Knowledge")
    table.will(ANN, *answers)
    table.resolve()
    assert table.graveyard(ANN) == [*discarded, "Thirst for Knowledge"]
    assert len(table.hand(ANN)) == 3 - len(discarded)


@pytest.mark.rule("118.12a")
def test_thirst_for_knowledge_without_an_artifact_does_not_ask() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Forest", "Swamp", "Plains")
    table.hand(ANN, "Thirst for Knowledge")
    table.cast(ANN, "Thirst for Knowledge")
    table.will(ANN, ["Forest", "Swamp"], about="discard")
    table.resolve()
    assert table.hand(ANN) == ["Plains"]


@pytest.mark.rule("701.24a")
def test_see_beyond_puts_any_card_of_the_hand_back() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "See Beyond", "Forest")
    table.library(ANN, "Lightning Bolt", "Grizzly Bears")
    table.cast(ANN, "See Beyond")
    table.will(ANN, "Forest")
    table.resolve()
    assert table.hand(ANN) == ["Lightning Bolt", "Grizzly Bears"]
    assert "Forest" in table.library(ANN)
    assert len(table.happened(Shuffled)) == 1


@pytest.mark.rule("101.3")
def test_see_beyond_with_nothing_in_hand_shuffles_nothing() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "See Beyond")
    table.library(ANN, only=True)
    table.cast(ANN, "See Beyond")
    table.resolve()
    assert table.happened(Shuffled) == []


@pytest.mark.rule("701.24d", "121.2")
def test_whirlpool_warrior_gives_a_new_hand_then_one_to_everybody() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(ANN, "Whirlpool Warrior", "Forest", "Forest")
    table.hand(BOB, "Forest", "Forest", "Forest")
    table.library(ANN, *["Lightning Bolt"] * 40, only=True)
    table.library(BOB, *["Lightning Bolt"] * 40, only=True)
    table.cast(ANN, "Whirlpool Warrior")
    table.resolve_all()
    assert (len(table.hand(ANN)), table.library(ANN).count("Forest") + table.hand(ANN).count("Forest")) == (2, 2)
    assert table.hand(BOB) == ["Forest"] * 3
    assert [event.player for event in table.happened(Shuffled)] == [ANN]
    table.activate(ANN, "Whirlpool Warrior")
    assert table.graveyard(ANN) == ["Whirlpool Warrior"]
    table.resolve()
    assert [len(table.hand(player)) for player in ALL] == [2, 3, 0]
    assert [event.player for event in table.happened(Shuffled)][1:] == [ANN, BOB, CAT], "also an empty hand"
    assert table.library(BOB).count("Forest") + table.hand(BOB).count("Forest") == 3


# ---------------------------------------------------------------------- creatures come and go


@pytest.mark.rule("118.9", "118.9c")
def test_whiplash_trap_snaps_when_two_creatures_came() -> None:
    table = Table(players=3)
    table.lands(CAT, "Island", 1)
    trap = table.hand(CAT, "Whiplash Trap")
    elves = table.battlefield(ANN, "Llanowar Elves")
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.enters(ANN, "Air Elemental")
    table.enters(CAT, "Grizzly Bears")
    table.enters(BOB, "Gravedigger")
    assert not table.can_cast(CAT, trap, way="alternative"), "one each for two opponents is not enough"
    table.enters(ANN, "Sol Ring")
    assert not table.can_cast(CAT, trap, way="alternative"), "an artifact is no creature"
    table.remove(table.find("Air Elemental"))
    table.enters(ANN, "Alpha Tyrranax")
    assert not table.can_cast(CAT, trap), "its mana cost is still what it was"
    table.cast(CAT, trap, way="alternative", targets=[elves, bears])
    assert trap.now.mana_value == 5
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB)) == (["Llanowar Elves"], ["Grizzly Bears"])


@pytest.mark.rule("601.2c")
def test_whiplash_trap_needs_two_targets_and_may_be_paid_in_full() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Whiplash Trap")
    table.battlefield(BOB, "Grizzly Bears")
    assert not table.can_cast(ANN, "Whiplash Trap")
    table.battlefield(ANN, "Llanowar Elves")
    table.cast(ANN, "Whiplash Trap", targets=["Grizzly Bears", "Llanowar Elves"])
    table.resolve()
    assert (table.hand(ANN), table.hand(BOB)) == (["Llanowar Elves"], ["Grizzly Bears"])


@pytest.mark.rule("118.9", "111.1")
def test_tokens_set_the_trap_off_and_the_next_turn_resets_it() -> None:
    table = Table()
    table.lands(ANN, "Island", 1)
    table.hand(ANN, "Whiplash Trap")
    table.battlefield(BOB, "Grizzly Bears")
    soldiers = CreateToken(Token(("Soldier",), 1, 1), count=Number(2))
    table.hand(BOB, card("Call Two", "{0}", SORCERY_CARD, soldiers))
    table.turn(BOB)
    table.cast(BOB, "Call Two")
    table.resolve()
    assert table.can_cast(ANN, "Whiplash Trap", way="alternative")
    table.next_turn()
    assert not table.can_cast(ANN, "Whiplash Trap", way="alternative")


@pytest.mark.rule("601.3")
def test_illusory_angel_follows_another_spell() -> None:
    table = Table(free_mana=True)
    table.hand(ANN, "Illusory Angel", "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    with table.refuses("only be cast if"):
        table.cast(ANN, "Illusory Angel")
    table.cast(BOB, "Lightning Bolt", targets=[ANN])
    table.resolve()
    assert not table.can_cast(ANN, "Illusory Angel"), "somebody else's spell does not count"
    table.cast(ANN, "Lightning Bolt", targets=[BOB])
    table.resolve()
    angel = table.cast(ANN, "Illusory Angel")
    table.resolve()
    assert (angel.now.power, angel.now.has("flying")) == (4, True)
    table.hand(ANN, "Illusory Angel")
    table.next_turn()
    table.go_to("precombat main phase", ANN)
    assert not table.can_cast(ANN, "Illusory Angel"), "the next turn begins anew"


@pytest.mark.rule("615.1a")
def test_guard_gomazoa_is_never_hurt_in_combat() -> None:
    table = Table(free_mana=True)
    guard = table.battlefield(BOB, "Guard Gomazoa")
    tyrranax = table.battlefield(ANN, "Alpha Tyrranax")
    table.attack(ANN, {tyrranax: BOB})
    table.block(BOB, {guard: tyrranax})
    table.combat_damage()
    assert (guard.damage, tyrranax.damage, table.life(BOB)) == (0, 1, 20)
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", targets=[guard])
    table.resolve()
    assert not guard.exists, "other damage kills it"


@pytest.mark.rule("608.2d", "701.26b")
def test_peregrine_drake_untaps_lands_of_anybody() -> None:
    table = Table()
    mine = table.lands(ANN, "Island", 5)
    theirs = table.battlefield(BOB, "Forest", tapped=True)
    table.hand(ANN, "Peregrine Drake")
    table.cast(ANN, "Peregrine Drake")
    assert all(land.tapped for land in mine)
    table.resolve()
    table.resolve(pause=True)
    with table.refuses("up to 5"):
        table.answer(ANN, [*mine, theirs])
    table.answer(ANN, [*mine[:4], theirs])
    assert [land.tapped for land in (*mine, theirs)] == [False, False, False, False, True, False]


@pytest.mark.rule("503.1a", "603.2b")
def test_sunken_hope_returns_a_creature_each_upkeep() -> None:
    table = Table(players=3)
    table.battlefield(ANN, "Sunken Hope", "Grizzly Bears")
    table.battlefield(BOB, "Llanowar Elves", "Air Elemental")
    stolen = table.battlefield(BOB, "Alpha Tyrranax", owner=CAT)
    table.begin("upkeep", BOB)
    table.will(BOB, stolen)
    table.resolve()
    assert table.hand(CAT) == ["Alpha Tyrranax"]
    table.begin("upkeep", CAT)
    table.resolve()
    assert len(table.battlefield(BOB)) == 2
    table.begin("upkeep", ANN)
    table.resolve()
    assert table.hand(ANN) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- shapes and copies


SHAPES = {"3/3": (3, 3, set()), "flying": (2, 2, {"flying"}), "defender": (1, 6, {"defender"})}


def plasma(table: Table, shape: str) -> Handle:
    options = {"3/3": "a 3/3 creature", "flying": "a 2/2 creature with flying"}
    table.will(ANN, options.get(shape, "a 1/6 creature with defender"), about="enter as")
    return table.enters(ANN, "Primal Plasma")


def seen(creature: Handle) -> tuple[int, int, set[str]]:
    return creature.power, creature.toughness, set(creature.keywords)


@pytest.mark.rule("614.1c", "208.2")
@pytest.mark.parametrize("shape", SHAPES)
def test_primal_plasma_takes_one_of_three_shapes(shape: str) -> None:
    table = Table()
    assert sizes(table.hand(ANN, "Primal Plasma")) == [(0, 0)]
    assert seen(plasma(table, shape)) == SHAPES[shape]


@pytest.mark.rule("707.2", "707.6")
def test_a_copy_of_primal_plasma_keeps_its_wings_and_takes_a_size_of_its_own() -> None:
    table = Table(free_mana=True)
    original = plasma(table, "flying")
    table.hand(ANN, "Clone")
    table.cast(ANN, "Clone")
    table.will(ANN, original)
    table.will(ANN, "a 1/6 creature with defender", about="enter as")
    table.resolve()
    (copy,) = [one for one in table.find_all("Primal Plasma", zone="battlefield") if one != original]
    assert seen(copy) == (1, 6, {"flying", "defender"})
    assert seen(original) == (2, 2, {"flying"})


@pytest.mark.rule("702.49a", "707.5", "707.2")
def test_sakashimas_student_comes_out_of_hiding_as_something_else() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Air Elemental", counters={"+1/+1": 1})
    student = sneak(table, "Sakashima's Student")
    table.resolve(pause=True)
    assert "Tormented Soul" not in table.question, "it was returned before"
    table.answer(ANN, "Air Elemental")
    copy = student.now
    assert (copy.name, copy.power, copy.attacking, copy.tapped) == ("Air Elemental", 4, BOB, True)
    assert copy.subtypes == {"Elemental", "Ninja"}
    table.combat_damage()
    assert table.life(BOB) == 16


@pytest.mark.rule("707.3")
def test_a_copy_of_the_student_is_a_ninja_too() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Sakashima's Student", "Clone")
    table.cast(ANN, "Sakashima's Student")
    table.will(ANN, "Grizzly Bears")
    table.resolve()
    student = table.find("Grizzly Bears", controller=ANN)
    table.cast(ANN, "Clone")
    table.will(ANN, student)
    table.resolve()
    copies = table.find_all("Grizzly Bears", controller=ANN)
    assert [copy.is_a("Ninja") for copy in copies] == [True, True]


@pytest.mark.rule("704.5f")
def test_the_student_may_copy_nothing_and_dies() -> None:
    table = Table(free_mana=True)
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, "Sakashima's Student")
    table.cast(ANN, "Sakashima's Student")
    table.will(ANN, [])
    table.resolve()
    assert table.graveyard(ANN) == ["Sakashima's Student"]


# ---------------------------------------------------------------------- other Ninjas


@pytest.mark.rule("702.49a", "510.3a")
def test_higure_finds_the_next_ninja_which_may_still_be_swapped_in() -> None:
    table = Table(free_mana=True)
    table.library(ANN, "Grizzly Bears", "Throat Slitter")
    sneak(table, "Higure, the Still Wind")
    table.resolve()
    table.combat_damage()
    assert table.life(BOB) == 17
    table.will(ANN, True, "Throat Slitter")
    table.resolve()
    assert "Throat Slitter" in table.hand(ANN)
    table.activate(ANN, "Throat Slitter")
    table.resolve()
    assert table.find("Throat Slitter").attacking == BOB
    assert "Higure, the Still Wind" in table.hand(ANN)
    assert len(table.happened(DamageDealt)) == 1, "it came too late to deal damage"


@pytest.mark.rule("509.1b")
def test_higure_lets_a_ninja_through() -> None:
    table = Table(free_mana=True)
    ninja, bears = table.battlefield(ANN, "Skullsnatcher", "Grizzly Bears")
    table.battlefield(BOB, "Air Elemental")
    table.battlefield(ANN, "Higure, the Still Wind")
    with table.refuses("not a legal target"):
        table.activate(ANN, "Higure, the Still Wind", targets=[bears])
    table.activate(ANN, "Higure, the Still Wind", targets=[ninja])
    table.resolve()
    table.attack(ANN, {ninja: BOB})
    with table.refuses("no creature that can block"):
        table.block(BOB, {"Air Elemental": ninja})


@pytest.mark.rule("701.20e")
def test_walker_of_secret_ways_sees_the_hand_and_nobody_else_does() -> None:
    table = Table(players=3, free_mana=True)
    table.hand(BOB, "Lightning Bolt", "Forest")
    sneak(table, "Walker of Secret Ways")
    table.resolve()
    table.combat_damage()
    table.resolve()
    shown = [one["name"] for one in table.view(ANN)["players"][BOB]["hand"]]
    assert shown == ["Lightning Bolt", "Forest"]
    assert table.view(CAT)["players"][BOB]["hand"] == []


@pytest.mark.rule("602.5b")
def test_walker_of_secret_ways_recalls_ninjas_in_its_own_turn() -> None:
    table = Table(free_mana=True)
    walker, ninja = table.battlefield(ANN, "Walker of Secret Ways", "Skullsnatcher")
    theirs = table.battlefield(BOB, "Skullsnatcher")
    with table.refuses("not a legal target"):
        table.activate(ANN, walker, targets=[theirs])
    table.activate(ANN, walker, targets=[ninja])
    table.resolve()
    assert table.hand(ANN) == ["Skullsnatcher"]
    table.turn(BOB)
    assert not table.can_activate(ANN, walker)


# ---------------------------------------------------------------------- Wall of Frost


def frozen(table: Table) -> tuple[Handle, Handle]:
    """A creature of Ann's has attacked, and Bob's Wall of Frost has blocked it."""
    bears, wall = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(BOB, "Wall of Frost")
    table.attack(ANN, {bears: BOB})
    table.block(BOB, {wall: bears})
    table.resolve()
    table.combat_damage()
    return bears, wall


@pytest.mark.rule("502.3", "509.3b")
def test_wall_of_frost_holds_an_attacker_for_one_untap_step() -> None:
    table = Table()
    bears, _ = frozen(table)
    table.go_to("upkeep", BOB)
    table.go_to("upkeep", ANN)
    assert bears.tapped
    table.go_to("upkeep", BOB)
    table.go_to("upkeep", ANN)
    assert not bears.tapped


@pytest.mark.rule("502.3")
def test_wall_of_frost_is_used_up_even_if_the_creature_was_untapped() -> None:
    table = Table()
    bears, _ = frozen(table)
    table.untap(bears)
    table.go_to("upkeep", ANN)
    table.tap(bears)
    table.go_to("upkeep", BOB)
    table.go_to("upkeep", ANN)
    assert not bears.tapped


@pytest.mark.rule("502.3")
def test_wall_of_frost_follows_the_creature_to_a_new_controller() -> None:
    table = Table(free_mana=True)
    bears, _ = frozen(table)
    table.hand(BOB, card("Take", "{0}", SORCERY_CARD, gain_control(target(CREATURE), None)))
    table.go_to("precombat main phase", BOB)
    table.cast(BOB, "Take", targets=[bears])
    table.resolve()
    table.go_to("upkeep", ANN)
    table.go_to("upkeep", BOB)
    assert (bears.controller, bears.tapped) == (BOB, True)
    table.go_to("upkeep", ANN)
    table.go_to("upkeep", BOB)
    assert not bears.tapped
