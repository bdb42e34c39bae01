"""Schemes from Power Without Equal to Time Bends to My Will, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import sacrifice
from planechase.rules.events.events import Shuffled
from planechase.testing import ANN, BOB, CAT, DAN, SchemeTable
from planechase.words.amounts import X
from planechase.words.card import SORCERY_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.filters import ITSELF
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.statics import CantAttack

BOLTS = ["Lightning Bolt"] * 4
BLAZE = card("Test Blaze", "{X}{R}", SORCERY_CARD, damage(X(), TARGET_PLAYER))
HOMEBODY = card("Test Homebody", "{3}", creature("Wall", 0, 4), CantAttack(ITSELF))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- Power Without Equal


@pytest.mark.rule("608.2g", "118.9", "107.3b")
def test_with_six_lands_three_spells_are_cast_for_nothing() -> None:
    table = SchemeTable()
    table.lands(ANN, "Forest", 6, tapped=True)
    table.hand(ANN, "Lightning Bolt")
    table.library(ANN, "Serra Angel", BLAZE, "Grizzly Bears")
    table.set_in_motion("Power Without Equal")
    table.will(ANN, "Serra Angel", "Test Blaze", BOB, "Lightning Bolt", CAT)
    table.resolve()
    assert table.stack == ["Serra Angel", "Test Blaze", "Lightning Bolt"], "in the order in which they were cast"
    assert table.hand(ANN) == ["Grizzly Bears"], "a fourth one may not"
    table.resolve_all()
    assert (table.life(BOB), table.life(CAT), table.battlefield(ANN)[-1]) == (20, 17, "Serra Angel")


@pytest.mark.rule("608.2c")
def test_with_five_lands_there_are_only_the_cards(table: SchemeTable) -> None:
    table.lands(ANN, "Forest", 5)
    table.hand(ANN, "Lightning Bolt")
    table.set_in_motion("Power Without Equal")
    table.resolve()
    assert (len(table.hand(ANN)), table.stack) == (4, [])


@pytest.mark.rule("402.2", "514.1")
@pytest.mark.parametrize(("name", "drawn"), [("Power Without Equal", 3), ("Your Puny Minds Cannot Fathom", 4)])
def test_the_archenemy_keeps_all_her_cards_this_turn(name: str, drawn: int) -> None:
    table = SchemeTable()
    table.library(ANN, *["Forest"] * 10)
    table.hand(ANN, *["Forest"] * 7)
    table.set_in_motion(name)
    table.resolve()
    assert len(table.hand(ANN)) == 7 + drawn
    table.go_to("upkeep", of=BOB)
    assert len(table.hand(ANN)) == 7 + drawn
    table.go_to("end step", of=ANN)
    table.will(ANN, ["Forest"] * (drawn + 1))
    table.go_to("upkeep", of=BOB)
    assert len(table.hand(ANN)) == 7, "with her next turn it is over"


# ---------------------------------------------------------------------- Reality Is Mine to Control


@pytest.mark.rule("707.10c", "701.33b")
def test_she_may_give_it_up_for_a_copy_of_her_spell(table: SchemeTable) -> None:
    table.scheme("Reality Is Mine to Control")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [BOB])
    table.will(ANN, True, True, CAT)
    table.resolve()
    assert (table.stack, table.schemes) == (["Lightning Bolt", "Lightning Bolt"], [])
    table.resolve_all()
    assert (table.life(BOB), table.life(CAT)) == (17, 17)


def test_it_stays_if_she_likes_and_others_spells_are_not_copied(table: SchemeTable) -> None:
    table.scheme("Reality Is Mine to Control")
    table.hand(ANN, "Lightning Bolt")
    table.hand(BOB, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [BOB])
    table.will(ANN, False)
    table.resolve_all()
    assert (table.life(BOB), table.schemes) == (17, ["Reality Is Mine to Control"])
    table.cast(BOB, "Lightning Bolt", [ANN])
    assert table.stack == ["Lightning Bolt"]


@pytest.mark.rule("608.2d", "701.33a")
def test_it_can_be_given_up_only_once(table: SchemeTable) -> None:
    table.scheme("Reality Is Mine to Control")
    table.hand(ANN, *BOLTS)
    for _ in range(2):
        table.cast(ANN, "Lightning Bolt", [BOB])
    table.will(ANN, True, False)
    table.resolve_all()
    assert (table.life(BOB), table.schemes) == (20 - 3 * 3, [])


@pytest.mark.rule("707.10f")
def test_a_permanent_spell_becomes_two_permanents(table: SchemeTable) -> None:
    table.scheme("Reality Is Mine to Control")
    table.hand(ANN, "Grizzly Bears")
    table.cast(ANN, "Grizzly Bears")
    table.will(ANN, True)
    table.resolve_all()
    assert [one.is_token for one in table.find_all("Grizzly Bears", zone="battlefield")] == [True, False]


# ---------------------------------------------------------------------- Realms Befitting My Majesty


@pytest.mark.rule("701.23b", "701.24a")
@pytest.mark.parametrize("found", [["Forest", "Island"], ["Island"], []])
def test_up_to_two_basic_lands_enter_tapped(table: SchemeTable, found: list[str]) -> None:
    table.library(ANN, "Forest", "Boros Garrison", "Island", "Grizzly Bears", only=True)
    table.set_in_motion("Realms Befitting My Majesty")
    table.will(ANN, found)
    table.resolve()
    assert sorted(table.battlefield(ANN)) == sorted(found)
    assert all(table.find(name, zone="battlefield").tapped for name in found)
    assert len(table.happened(Shuffled)) == 1


def test_only_basic_lands_are_found(table: SchemeTable) -> None:
    table.library(ANN, "Boros Garrison", "Grizzly Bears", only=True)
    table.set_in_motion("Realms Befitting My Majesty")
    table.resolve()
    assert table.battlefield(ANN) == []


# ---------------------------------------------------------------------- tokens


@pytest.mark.rule("111.3", "701.7a")
@pytest.mark.parametrize(
    ("name", "token", "count", "size", "colors"),
    [
        ("Roots of All Evil", "Saproling Token", 5, (1, 1), "G"),
        ("The Iron Guardian Stirs", "Golem Token", 1, (4, 6), ""),
    ],
)
def test_tokens_for_the_archenemy(
    table: SchemeTable, name: str, token: str, count: int, size: tuple[int, int], colors: str
) -> None:
    table.set_in_motion(name)
    table.resolve()
    assert table.battlefield(ANN) == [token] * count
    one = table.find_all(token)[0]
    assert ((one.power, one.toughness), one.colors) == (size, colors)
    assert one.types == (["Artifact", "Creature"] if token == "Golem Token" else ["Creature"])


# ---------------------------------------------------------------------- Rot Like the Scum You Are


@pytest.mark.rule("122.6", "102.3")
def test_an_ooze_grows_with_the_lands_of_the_whole_team(table: SchemeTable) -> None:
    table.lands(ANN, "Forest", 5)
    table.lands(BOB, "Forest", 2)
    table.lands(CAT, "Island", 3)
    table.set_in_motion("Rot Like the Scum You Are")
    table.resolve()
    ooze = table.find("Ooze Token")
    assert (ooze.counter("+1/+1"), ooze.power, ooze.toughness, ooze.colors) == (5, 7, 7, "G")
    table.remove("Island")
    assert ooze.counter("+1/+1") == 5


# ---------------------------------------------------------------------- Rotted Ones, Lay Siege


@pytest.mark.rule("508.1d", "506.2")
def test_each_zombie_attacks_its_player_and_no_planeswalker(table: SchemeTable) -> None:
    elspeth = table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.set_in_motion("Rotted Ones, Lay Siege")
    table.resolve()
    bobs, cats = table.find_all("Zombie Token")
    assert (bobs.power, bobs.toughness, bobs.colors) == (2, 2, "B")
    table.go_to("upkeep", of=ANN)
    with table.refuses("must attack"):
        table.attack(ANN, {bobs: elspeth, cats: CAT})
    table.answer(ANN, {bobs: BOB, cats: CAT})
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (18, 18)


def test_a_tapped_zombie_stays_at_home(table: SchemeTable) -> None:
    table.set_in_motion("Rotted Ones, Lay Siege")
    table.resolve()
    bobs, cats = table.find_all("Zombie Token")
    table.go_to("draw step", of=ANN)
    table.tap(bobs)
    table.attack(ANN, {cats: CAT})
    assert (bobs.attacking, cats.attacking) == (None, CAT)


# ---------------------------------------------------------------------- Running Is Useless


@pytest.mark.rule("608.2d", "202.3")
def test_creatures_of_different_mana_values_are_destroyed_whoever_s_they_are(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    myr = table.battlefield(CAT, "Gold Myr")
    angel = table.battlefield(CAT, "Serra Angel")
    mine = table.battlefield(ANN, "Llanowar Elves")
    table.set_in_motion("Running Is Useless")
    table.resolve(pause=True)
    with table.refuses("different mana values"):
        table.answer(ANN, [bears, myr, angel])
    table.answer(ANN, [bears, angel])
    assert (table.graveyard(BOB), table.graveyard(CAT)) == (["Grizzly Bears"], ["Serra Angel"])
    assert mine.zone == myr.zone == "battlefield"


@pytest.mark.rule("115.10a")
def test_they_are_no_targets_and_there_may_be_none(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("Running Is Useless")
    other = table.fork()
    other.will(ANN, [])
    other.resolve()
    assert other.battlefield(BOB) == ["Grizzly Bears"]
    assert table.on_stack()[0].targets == []
    table.will(ANN, [bears])
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- self or others


@pytest.mark.rule("608.2d", "701.9b")
@pytest.mark.parametrize(("choice", "left"), [("self", (1, 5, 5)), ("others", (5, 3, 3))])
def test_one_opponent_surrenders_four_cards_or_the_others_two_each(choice: str, left: tuple[int, int, int]) -> None:
    table = SchemeTable(4)
    for player in (ANN, BOB, CAT, DAN):
        table.hand(player, *BOLTS, "Forest")
    table.set_in_motion("Surrender Your Thoughts", [BOB])
    table.will(BOB, choice)
    if choice == "self":
        table.will(BOB, BOLTS)
    else:
        for player in (CAT, DAN):
            table.will(player, ["Lightning Bolt", "Forest"])
    table.resolve()
    assert tuple(len(table.hand(player)) for player in (BOB, CAT, DAN)) == left
    assert len(table.hand(ANN)) == 5


@pytest.mark.rule("120.3a")
@pytest.mark.parametrize(("choice", "lives"), [("self", (14, 20, 20)), ("others", (20, 17, 17))])
def test_one_opponent_burns_or_the_others_do(choice: str, lives: tuple[int, int, int]) -> None:
    table = SchemeTable(4)
    table.set_in_motion("The Fate of the Flammable", [BOB])
    table.will(BOB, choice)
    table.resolve()
    assert (table.life(ANN), *(table.life(player) for player in (BOB, CAT, DAN))) == (40, *lives)


@pytest.mark.rule("904.12a", "102.2")
def test_in_a_rumble_the_others_are_all_but_the_archenemy_and_the_target() -> None:
    table = SchemeTable(4, rumble=True)
    table.set_in_motion("The Fate of the Flammable", [CAT], player=BOB)
    table.will(CAT, "others")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT, DAN)] == [37, 40, 40, 37]


# ---------------------------------------------------------------------- The Dead Shall Serve


@pytest.mark.rule("115.1d", "110.2a", "508.1d")
def test_the_dead_come_back_to_attack_their_owners(table: SchemeTable) -> None:
    table.graveyard(BOB, "Grizzly Bears", "Llanowar Elves", "Lightning Bolt")
    table.graveyard(CAT, "Serra Angel")
    table.graveyard(ANN, "Gold Myr")
    with table.refuses("at most one"):
        table.fork().set_in_motion("The Dead Shall Serve", [["Grizzly Bears", "Llanowar Elves"]])
    table.set_in_motion("The Dead Shall Serve", [["Grizzly Bears", "Serra Angel"]])
    table.resolve()
    bears, angel = table.find("Grizzly Bears", zone="battlefield"), table.find("Serra Angel", zone="battlefield")
    assert (bears.controller, angel.controller) == (ANN, ANN)
    table.go_to("upkeep", of=ANN)
    with table.refuses("must attack"):
        table.attack(ANN, {bears: CAT, angel: CAT})
    table.answer(ANN, {bears: BOB, angel: CAT})
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (18, 16)


def test_nobody_s_dead_need_serve(table: SchemeTable) -> None:
    table.graveyard(BOB, "Grizzly Bears")
    table.graveyard(CAT, HOMEBODY)
    table.set_in_motion("The Dead Shall Serve", [["Test Homebody"]])
    table.resolve()
    assert (table.battlefield(ANN), table.graveyard(BOB)) == (["Test Homebody"], ["Grizzly Bears"])
    table.go_to("upkeep", of=ANN)
    table.attack(ANN, {})
    assert table.find("Test Homebody").attacking is None, "it cannot attack, so it need not"


# ---------------------------------------------------------------------- The Mighty Will Fall


@pytest.mark.rule("119.3")
def test_the_opponent_with_the_most_life_loses_seven(table: SchemeTable) -> None:
    table.life(BOB, 25)
    table.set_in_motion("The Mighty Will Fall")
    table.resolve()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [40, 18, 20]


@pytest.mark.rule("608.2d")
def test_of_several_the_archenemy_chooses_one() -> None:
    table = SchemeTable(4)
    table.life(BOB, 19)
    table.set_in_motion("The Mighty Will Fall")
    table.resolve(pause=True)
    with table.refuses("not among"):
        table.answer(ANN, BOB)
    table.answer(ANN, DAN)
    assert [table.life(player) for player in (BOB, CAT, DAN)] == [19, 20, 13]


# ---------------------------------------------------------------------- The Pieces Are Coming Together


@pytest.mark.rule("601.2f", "514.2")
def test_her_artifacts_cost_two_less_for_a_turn() -> None:
    table = SchemeTable()
    table.library(ANN, "Forest", "Forest", "Forest")
    table.hand(ANN, "Gold Myr", "Grizzly Bears")
    table.hand(BOB, "Gold Myr")
    table.set_in_motion("The Pieces Are Coming Together")
    assert not table.can_cast(ANN, "Gold Myr")
    table.resolve()
    assert len(table.hand(ANN)) == 4
    assert (table.can_cast(ANN, "Gold Myr"), table.can_cast(ANN, "Grizzly Bears")) == (True, False)
    table.go_to("precombat main phase", of=BOB)
    assert not table.can_cast(BOB, "Gold Myr")
    table.go_to("precombat main phase", of=ANN)
    assert not table.can_cast(ANN, "Gold Myr")


# ---------------------------------------------------------------------- The Very Soil Shall Shake


@pytest.mark.rule("904.8", "702.19b", "603.10a")
def test_her_creatures_are_greater_until_one_dies(table: SchemeTable) -> None:
    table.scheme("The Very Soil Shall Shake")
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    assert [(one.power, one.toughness, one.has("trample")) for one in (bears, elves, theirs)] == [
        (4, 4, True), (3, 3, True), (2, 2, False)
    ]  # fmt: skip
    table.happen(lambda state: sacrifice(state, [state.objects[theirs.id]]))
    assert table.stack == []
    table.happen(lambda state: sacrifice(state, [state.objects[elves.id]]))
    table.resolve()
    assert (table.schemes, bears.power) == ([], 2)


# ---------------------------------------------------------------------- There Is No Refuge


@pytest.mark.rule("608.2b", "115.6")
@pytest.mark.parametrize("when", ["a target", "no target", "a target that is gone"])
def test_three_damage_perhaps_and_a_horror(table: SchemeTable, when: str) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("There Is No Refuge", [bears] if when != "no target" else [[]])
    if when == "a target that is gone":
        table.happen(lambda state: sacrifice(state, [state.objects[bears.id]]))
    table.resolve()
    assert table.battlefield(ANN) == ([] if when == "a target that is gone" else ["Horror Token"])
    assert table.battlefield(BOB) == (["Grizzly Bears"] if when == "no target" else [])


# ---------------------------------------------------------------------- This World Belongs to Me


@pytest.mark.rule("305.2", "305.2a")
def test_two_cards_and_one_more_land_each_time(table: SchemeTable) -> None:
    table.library(ANN, "Forest", "Forest", "Forest", "Forest")
    for _ in range(2):
        table.set_in_motion("This World Belongs to Me")
        table.resolve()
    assert table.hand(ANN) == ["Forest"] * 4
    for _ in range(3):
        table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")
    table.next_turn()
    table.go_to("precombat main phase", of=ANN)
    table.play_land(ANN, "Forest")
    table.hand(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


# ---------------------------------------------------------------------- Time Bends to My Will


@pytest.mark.rule("500.7", "614.10")
def test_another_turn_without_an_untap_step(table: SchemeTable) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    table.set_in_motion("Time Bends to My Will")
    table.resolve()
    table.go_to("upkeep")
    assert (table.active_player, bears.tapped) == (ANN, True)
    table.go_to("upkeep", of=BOB)
    table.go_to("upkeep", of=ANN)
    assert not bears.tapped, "only that turn had none"
