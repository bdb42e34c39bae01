"""Schemes from Evil Comes to Fruition to I Will Savor Your Agony, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import mill, sacrifice
from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, CAT, DAN, ArrangedCommander, SchemeTable
from planechase.words.card import INSTANT_CARD, card, creature
from planechase.words.effects.damage_effects import damage
from planechase.words.filters import ITSELF
from planechase.words.selections import ANY_TARGET
from planechase.words.statics import StaysTapped

BOLTS = ["Lightning Bolt"] * 4
SLEEPER = card("Test Sleeper", "{W}", creature("Giant", 3, 3), StaysTapped(ITSELF))
PINPRICK = card("Test Pinprick", "{R}", INSTANT_CARD, damage(1, ANY_TARGET))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- Evil Comes to Fruition


@pytest.mark.rule("614.15", "111.3")
@pytest.mark.parametrize(("lands", "token", "size"), [(9, "Plant Token", (0, 1)), (10, "Elemental Token", (3, 3))])
def test_seven_plants_or_with_ten_lands_seven_elementals(
    table: SchemeTable, lands: int, token: str, size: tuple[int, int]
) -> None:
    table.lands(ANN, "Forest", lands)
    table.set_in_motion("Evil Comes to Fruition")
    table.resolve()
    made = table.battlefield(ANN)[lands:]
    assert made == [token] * 7
    first = table.find_all(token)[0]
    assert ((first.power, first.toughness), first.colors) == (size, "G")


# ---------------------------------------------------------------------- Fear My Authority


@pytest.mark.rule("904.8", "702.36b")
def test_the_archenemys_creatures_are_bigger_and_feared(table: SchemeTable) -> None:
    table.scheme("Fear My Authority")
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    myr = table.battlefield(BOB, "Gold Myr")
    assert (bears.power, bears.toughness, wall.power) == (4, 4, 0)
    table.attack(ANN, {bears: BOB})
    with table.refuses("not among"):
        table.block(BOB, {wall: bears})
    table.block(BOB, {myr: bears})


@pytest.mark.rule("118.12a")
@pytest.mark.parametrize("answer", ["discard a card", "pay 3 life", None])
def test_at_each_upkeep_it_wants_a_card_or_life(table: SchemeTable, answer: str | None) -> None:
    table.scheme("Fear My Authority")
    table.hand(ANN, "Forest")
    table.begin("upkeep", of=ANN)
    table.will(ANN, answer is not None, *([answer] if answer else []))
    table.resolve()
    assert (table.schemes == ["Fear My Authority"]) is (answer is not None)
    assert (len(table.hand(ANN)), table.life(ANN)) == {
        "discard a card": (0, 40), "pay 3 life": (1, 37), None: (1, 40)
    }[answer]  # fmt: skip


def test_who_cannot_pay_either_is_not_asked(table: SchemeTable) -> None:
    table.scheme("Fear My Authority")
    table.life(ANN, 2)
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert table.schemes == []


# ---------------------------------------------------------------------- Feed the Machine


@pytest.mark.rule("608.2d", "701.21a")
@pytest.mark.parametrize(("choice", "left"), [("self", (1, 3, 3)), ("others", (3, 2, 2))])
def test_a_target_opponent_chooses_who_is_fed_to_it(choice: str, left: tuple[int, int, int]) -> None:
    table = SchemeTable(4)
    for player in (ANN, BOB, CAT, DAN):
        table.battlefield(player, "Grizzly Bears", "Llanowar Elves", "Serra Angel")
    table.set_in_motion("Feed the Machine", [BOB])
    table.will(BOB, choice, ["Grizzly Bears", "Llanowar Elves"])
    table.will(CAT, "Grizzly Bears")
    table.will(DAN, "Serra Angel")
    table.resolve()
    assert tuple(len(table.battlefield(player)) for player in (BOB, CAT, DAN)) == left
    assert len(table.battlefield(ANN)) == 3


def test_others_may_be_chosen_though_there_are_none() -> None:
    table = SchemeTable(2)
    table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("Feed the Machine", [BOB])
    table.will(BOB, "others")
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- For Each of You, a Gift


@pytest.mark.rule("508.1d", "508.1c")
def test_each_horror_attacks_the_opponent_it_was_made_for(table: SchemeTable) -> None:
    table.set_in_motion("For Each of You, a Gift")
    table.resolve()
    bobs, cats = table.find_all("Horror Token")
    table.go_to("upkeep", of=ANN)
    with table.refuses("must attack"):
        table.attack(ANN, {bobs: CAT, cats: CAT})
    table.answer(ANN, {bobs: BOB, cats: CAT})
    table.combat_damage()
    assert (table.life(BOB), table.life(CAT)) == (17, 17)


def test_when_its_opponent_is_gone_a_horror_is_free(table: SchemeTable) -> None:
    table.set_in_motion("For Each of You, a Gift")
    table.resolve()
    table.concede(BOB)
    bobs, cats = table.find_all("Horror Token")
    table.go_to("upkeep", of=ANN)
    table.attack(ANN, {cats: CAT})
    assert (bobs.attacking, cats.attacking) == (None, CAT)


# ---------------------------------------------------------------------- I Am Duskmourn


@pytest.mark.rule("608.2g", "118.9")
def test_a_free_spell_at_the_end_of_her_turn_ends_it(table: SchemeTable) -> None:
    table.scheme("I Am Duskmourn")
    table.hand(ANN, "Serra Angel", "Forest")
    table.go_to("end step")
    table.will(ANN, "Serra Angel")
    table.resolve()
    assert (table.stack, table.schemes) == (["Serra Angel"], [])
    table.resolve()
    assert table.battlefield(ANN) == ["Serra Angel"]


def test_it_stays_as_long_as_she_casts_nothing(table: SchemeTable) -> None:
    table.scheme("I Am Duskmourn")
    table.hand(ANN, "Serra Angel", "Forest")
    table.go_to("end step")
    table.will(ANN, [])
    table.resolve()
    assert table.schemes == ["I Am Duskmourn"]
    table.go_to("end step", of=BOB)
    assert table.stack == []


# ---------------------------------------------------------------------- I Am Never Alone


@pytest.mark.rule("903.3e", "707.9b")
@pytest.mark.parametrize("at_hand", [True, False])
def test_a_copy_of_the_commander_that_is_not_legendary(at_hand: bool) -> None:
    commander = ArrangedCommander(["Krond the Dawn-Clad", "Bosh, Iron Golem", "Bosh, Iron Golem"])
    table = SchemeTable(variants=[commander], free_mana=True)
    if at_hand:
        table.cast(ANN, "Krond the Dawn-Clad")
        table.resolve()
    table.set_in_motion("I Am Never Alone")
    table.resolve()
    token = next(one for one in table.find_all("Krond the Dawn-Clad", zone="battlefield") if one.is_token)
    assert (token.power, token.supertypes) == (6, [])
    assert len(table.battlefield(ANN)) == 1 + at_hand


def test_without_a_commander_there_is_nothing_to_copy(table: SchemeTable) -> None:
    table.set_in_motion("I Am Never Alone")
    table.resolve()
    assert table.battlefield(ANN) == []


# ---------------------------------------------------------------------- I Am Untouchable


@pytest.mark.rule("702.11b", "702.11c")
def test_the_archenemy_and_her_permanents_are_hexproof(table: SchemeTable) -> None:
    table.scheme("I Am Untouchable")
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.hand(BOB, "Lightning Bolt")
    table.hand(ANN, "Giant Growth")
    for target in (ANN, bears):
        with table.refuses("not a legal target"):
            table.fork().cast(BOB, "Lightning Bolt", [target])
    table.cast(ANN, "Giant Growth", [bears])


@pytest.mark.rule("603.2c", "510.2")
def test_combat_damage_to_her_brings_one_scarecrow_and_ends_it(table: SchemeTable) -> None:
    table.scheme("I Am Untouchable")
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, "Llanowar Elves")
    table.turn(BOB)
    table.attack(BOB, {"Grizzly Bears": ANN, "Llanowar Elves": ANN})
    table.combat_damage()
    assert table.stack == ["I Am Untouchable"], "once for all combat damage that is dealt at the same time"
    table.resolve()
    scarecrow = table.find("Scarecrow Token")
    assert (table.schemes, scarecrow.controller, scarecrow.keywords) == ([], ANN, frozenset({"vigilance"}))
    assert (scarecrow.types, scarecrow.colors) == (["Artifact", "Creature"], "")


def test_other_damage_leaves_it_there(table: SchemeTable) -> None:
    table.scheme("I Am Untouchable")
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [ANN])
    table.resolve()
    assert (table.life(ANN), table.stack, table.schemes) == (37, [], ["I Am Untouchable"])


# ---------------------------------------------------------------------- I Bask in Your Silent Awe


@pytest.mark.rule("101.2", "904.8")
def test_each_opponent_casts_at_most_one_spell_a_turn(table: SchemeTable) -> None:
    for player in (ANN, BOB, CAT):
        table.hand(player, *BOLTS, "Forest")
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve()
    table.set_in_motion("I Bask in Your Silent Awe")
    assert not table.can_cast(BOB, "Lightning Bolt"), "what was cast before it was there counts"
    for _ in range(2):
        table.cast(ANN, "Lightning Bolt", [BOB])
        table.resolve()
    table.cast(CAT, "Lightning Bolt", [ANN])
    table.resolve()
    assert not table.can_cast(CAT, "Lightning Bolt")
    table.turn(BOB)
    assert table.can_cast(BOB, "Lightning Bolt")
    table.play_land(BOB, "Forest")


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(
    ("when", "ends"), [("her turn", True), ("their turn", False), ("her upkeep", False), ("never", True)]
)
def test_a_round_without_spells_of_her_opponents_ends_it(table: SchemeTable, when: str, ends: bool) -> None:
    table.scheme("I Bask in Your Silent Awe")
    table.hand(BOB, "Lightning Bolt")
    if when == "her turn":
        table.cast(BOB, "Lightning Bolt", [ANN])
    table.go_to("upkeep", of=BOB)
    if when == "their turn":
        table.cast(BOB, "Lightning Bolt", [ANN])
    table.go_to("upkeep", of=ANN)
    assert len(table.stack) == (when != "their turn")
    if when == "her upkeep":
        table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve_all()
    assert (table.schemes == []) is ends


# ---------------------------------------------------------------------- I Call for Slaughter


@pytest.mark.rule("614.1a", "603.6c", "609.7")
def test_three_hasty_devils_and_more_damage_this_turn(table: SchemeTable) -> None:
    table.hand(ANN, PINPRICK)
    table.hand(BOB, PINPRICK)
    table.set_in_motion("I Call for Slaughter")
    table.resolve()
    devils = table.find_all("Devil Token")
    assert [(one.power, one.keywords) for one in devils] == [(1, frozenset({"haste"}))] * 3
    table.cast(ANN, PINPRICK.name, [BOB])
    table.resolve()
    assert table.life(BOB) == 18
    table.will(ANN, CAT)
    table.cast(BOB, PINPRICK.name, [devils[0]])
    table.resolve()
    assert table.stack == ["Devil Token"]
    table.resolve()
    assert table.life(CAT) == 18, "a source that the archenemy controlled as it died"
    table.attack(ANN, {devils[1]: BOB})
    table.combat_damage()
    assert table.life(BOB) == 16
    table.next_turn()
    assert devils[1].keywords == set()
    table.will(ANN, CAT)
    table.happen(lambda state: sacrifice(state, [state.objects[devils[2].id]]))
    table.resolve()
    assert table.life(CAT) == 17


# ---------------------------------------------------------------------- I Call on the Ancient Magics


@pytest.mark.rule("701.23d", "701.24a")
def test_the_others_find_a_card_openly_then_she_finds_two(table: SchemeTable) -> None:
    table.library(ANN, "Serra Angel", "Sol Ring", "Gold Myr")
    table.library(BOB, "Lightning Bolt")
    table.library(CAT, "Grizzly Bears")
    table.set_in_motion("I Call on the Ancient Magics")
    table.will(BOB, "Lightning Bolt")
    table.will(CAT, "Grizzly Bears")
    table.resolve(pause=True)
    assert (table.hand(BOB), table.hand(CAT)) == (["Lightning Bolt"], ["Grizzly Bears"])
    with table.refuses("Choose 2"):
        table.answer(ANN, ["Serra Angel"])
    table.answer(ANN, ["Serra Angel", "Sol Ring"])
    assert table.hand(ANN) == ["Serra Angel", "Sol Ring"]
    assert [event.names for event in table.events if isinstance(event, Revealed)] == [
        ("Lightning Bolt",), ("Grizzly Bears",)
    ]  # fmt: skip
    assert sum(isinstance(event, Shuffled) for event in table.events) == 3


# ---------------------------------------------------------------------- I Delight in Your Convulsions


@pytest.mark.rule("119.3")
def test_she_gains_what_her_opponents_lose_even_more_than_they_had() -> None:
    table = SchemeTable(4)
    table.life(BOB, 1)
    table.set_in_motion("I Delight in Your Convulsions")
    table.resolve()
    assert (table.life(ANN), table.life(CAT), table.life(DAN)) == (49, 17, 17)
    assert table.state.players[BOB].has_lost


# ---------------------------------------------------------------------- I Know All, I See All


@pytest.mark.rule("502.3")
def test_her_permanents_untap_in_the_opponents_untap_step(table: SchemeTable) -> None:
    table.scheme("I Know All, I See All")
    mine = table.battlefield(ANN, "Grizzly Bears", SLEEPER, tapped=True)
    asleep = table.battlefield(BOB, SLEEPER, tapped=True)
    table.begin("untap step", of=BOB)
    assert [one.tapped for one in (*mine, asleep)] == [False, False, True], "hers need not wait for her own untap step"
    table.tap(*mine)
    table.begin("untap step", of=ANN)
    assert [one.tapped for one in mine] == [False, True]


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(("cards", "ends"), [(3, True), (2, False)])
def test_three_cards_in_her_graveyard_in_a_turn_end_it(table: SchemeTable, cards: int, ends: bool) -> None:
    token = table.battlefield(ANN, "Grizzly Bears", token=True)
    table.happen(lambda state: mill(state, state.players[ANN], cards))
    table.happen(lambda state: sacrifice(state, [state.objects[token.id]]))
    table.scheme("I Know All, I See All")
    table.go_to("end step")
    table.resolve_all()
    assert (table.schemes == []) is ends


# ---------------------------------------------------------------------- I Will Savor Your Agony


@pytest.mark.rule("700.2d", "603.3c")
def test_the_same_mode_may_be_chosen_again_with_targets_of_its_own(table: SchemeTable) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.set_in_motion("I Will Savor Your Agony", [bears, elves, CAT], modes=[0, 0, 2])
    table.resolve()
    assert (table.battlefield(BOB), table.life(CAT)) == ([], 25)


@pytest.mark.rule("700.2d", "601.2c")
def test_each_target_of_a_mode_that_was_chosen_again_is_asked_for_in_words(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.set_in_motion("I Will Savor Your Agony", modes=[0, 0, 2], pause=True)
    asked: list[str] = []
    for answer in ("Grizzly Bears", "Llanowar Elves"):
        assert table.decision is not None
        asked.append(str(table.decision.plain(ANN)["sentence"]))
        table.answer(ANN, [answer])
    assert all("target creature" in sentence for sentence in asked)


@pytest.mark.rule("700.2d")
def test_the_same_target_may_be_chosen_each_time(table: SchemeTable) -> None:
    table.set_in_motion("I Will Savor Your Agony", [ANN, ANN, ANN], modes=[1, 1, 1])
    table.resolve()
    assert len(table.hand(ANN)) == 3


@pytest.mark.rule("608.2b")
def test_a_target_that_is_gone_does_not_save_the_others(table: SchemeTable) -> None:
    bears, elves = table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.set_in_motion("I Will Savor Your Agony", [bears, elves, BOB], modes=[0, 0, 1])
    table.hand(ANN, "Lightning Bolt")
    table.cast(ANN, "Lightning Bolt", [bears])
    table.resolve_all()
    assert (table.battlefield(BOB), len(table.hand(BOB))) == ([], 1)
