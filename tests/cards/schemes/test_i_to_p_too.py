"""Schemes from My Forces Are Innumerable to Nature Demands an Offering, each set in motion in a game."""

from __future__ import annotations

import pytest

from planechase.rules.events.actions import sacrifice
from planechase.rules.events.events import Revealed, Shuffled
from planechase.testing import ANN, BOB, CAT, Handle, SchemeTable
from planechase.words.card import card, creature
from planechase.words.casual.scheme_words import scheme, set_in_motion
from planechase.words.effects.life_effects import gain_life

BOLTS = ["Lightning Bolt"] * 4
GAIN = scheme("Test Scheme", set_in_motion(gain_life(1)))
CONSTRUCT = card("Test Construct", "{2}", creature("Construct", 1, 1, "Artifact Creature"))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


# ---------------------------------------------------------------------- My Forces Are Innumerable


@pytest.mark.rule("603.2b")
def test_a_horror_each_of_her_turns(table: SchemeTable) -> None:
    table.scheme("My Forces Are Innumerable")
    table.go_to("end step")
    table.resolve_all()
    assert table.battlefield(ANN) == ["Horror Token"]
    table.go_to("upkeep", of=ANN)
    assert table.battlefield(ANN) == ["Horror Token"], "not in the turns of others"


@pytest.mark.rule("805.4d", "701.21a")
@pytest.mark.parametrize(
    ("bobs", "cats", "ends"),
    [
        (["Grizzly Bears"], ["Serra Angel"], True),
        (["Grizzly Bears", "Llanowar Elves"], [], True),
        (["Grizzly Bears"], [], False),
    ],
)
def test_the_team_sacrifices_two_creatures_between_them(
    table: SchemeTable, bobs: list[str], cats: list[str], ends: bool
) -> None:
    table.scheme("My Forces Are Innumerable")
    table.battlefield(BOB, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    table.go_to("end step")
    assert table.stack == ["My Forces Are Innumerable"], "once for the end step of the team"
    table.will(BOB, bobs)
    table.will(CAT, cats)
    table.resolve()
    assert table.graveyard(BOB) + table.graveyard(CAT) == (bobs + cats if ends else [])
    assert (table.schemes == []) is ends


@pytest.mark.rule("904.12c")
def test_in_a_rumble_only_the_player_whose_end_step_it_is_sacrifices() -> None:
    table = SchemeTable(rumble=True)
    table.scheme("My Forces Are Innumerable")
    table.battlefield(BOB, "Grizzly Bears")
    table.battlefield(CAT, "Serra Angel")
    table.turn(BOB)
    table.go_to("end step")
    table.will(BOB, "Grizzly Bears")
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Grizzly Bears"], ["Serra Angel"])


# ---------------------------------------------------------------------- My Genius Knows No Bounds


@pytest.mark.rule("107.3f", "118.12")
def test_x_is_paid_for_life_and_cards_as_it_resolves() -> None:
    table = SchemeTable()
    table.lands(ANN, "Island", 4)
    table.set_in_motion("My Genius Knows No Bounds")
    table.will(ANN, True, 3)
    table.resolve()
    assert (table.life(ANN), len(table.hand(ANN))) == (43, 3)
    assert sum(land.tapped for land in table.find_all("Island", zone="battlefield")) == 3


def test_she_need_not_pay(table: SchemeTable) -> None:
    table.lands(ANN, "Island", 4)
    table.set_in_motion("My Genius Knows No Bounds")
    table.will(ANN, False)
    table.resolve()
    assert (table.life(ANN), table.hand(ANN)) == (40, [])


# ---------------------------------------------------------------------- My Laughter Echoes


@pytest.mark.rule("701.32b", "704.6e")
@pytest.mark.parametrize(("first", "wanted", "life"), [(True, True, 42), (False, True, 42), (True, False, 41)])
def test_a_passing_scheme_is_set_in_motion_again(table: SchemeTable, first: bool, wanted: bool, life: int) -> None:
    table.scheme("My Laughter Echoes")
    names = ["My Laughter Echoes", GAIN.name]
    table.will(ANN, names if first else names[::-1], about="triggers")
    table.set_in_motion(GAIN)
    assert len(table.stack) == 2
    table.will(ANN, wanted)
    table.resolve()
    assert table.life(ANN) == (41 if first else 40), "she may have seen what it does before she decides"
    table.resolve_all()
    assert (table.life(ANN), table.schemes) == (life, [] if wanted else ["My Laughter Echoes"])
    assert table.scheme_deck().count(GAIN.name) == 1


@pytest.mark.rule("904.11")
def test_an_ongoing_scheme_makes_no_echo(table: SchemeTable) -> None:
    table.scheme("My Laughter Echoes")
    table.set_in_motion("Nothing Can Stop Me Now")
    assert (table.stack, len(table.schemes)) == ([], 2)


def test_somebody_elses_schemes_make_no_echo() -> None:
    table = SchemeTable(rumble=True)
    table.scheme("My Laughter Echoes")
    table.set_in_motion(GAIN, player=BOB)
    assert table.stack == [GAIN.name]


# ---------------------------------------------------------------------- My Tendrils Run Deep


@pytest.mark.rule("305.2")
def test_she_plays_two_lands_a_turn(table: SchemeTable) -> None:
    table.scheme("My Tendrils Run Deep")
    table.hand(ANN, *["Forest"] * 3)
    for _ in range(2):
        table.play_land(ANN, "Forest")
    with table.refuses("No more lands"):
        table.play_land(ANN, "Forest")


@pytest.mark.rule("603.4")
@pytest.mark.parametrize(("lands", "ends"), [(5, False), (6, True)])
def test_with_six_lands_two_cards_and_its_end(table: SchemeTable, lands: int, ends: bool) -> None:
    table.scheme("My Tendrils Run Deep")
    table.lands(ANN, "Forest", lands)
    table.go_to("end step")
    assert len(table.stack) == ends
    table.resolve_all()
    assert (len(table.hand(ANN)), table.schemes == []) == (2 if ends else 0, ends)


# ---------------------------------------------------------------------- My Undead Horde Awakens


def awakened(table: SchemeTable) -> Handle:
    table.scheme("My Undead Horde Awakens")
    table.graveyard(BOB, "Serra Angel")
    table.will(ANN, "Serra Angel", True)
    table.go_to("end step")
    table.resolve()
    return table.find("Serra Angel")


@pytest.mark.rule("110.2a", "115.1d")
def test_each_turn_a_creature_from_an_opponents_graveyard_joins_the_horde(table: SchemeTable) -> None:
    table.graveyard(ANN, "Gold Myr")
    table.graveyard(CAT, "Lightning Bolt")
    angel = awakened(table)
    assert (angel.zone, angel.controller, angel.owner) == ("battlefield", ANN, BOB)


@pytest.mark.rule("607.2c", "700.4")
def test_it_ends_as_one_of_the_horde_dies_and_the_others_stay(table: SchemeTable) -> None:
    table.graveyard(CAT, "Gold Myr")
    angel = awakened(table)
    table.will(ANN, "Gold Myr", True)
    table.go_to("upkeep", of=ANN)
    table.go_to("end step", of=ANN)
    table.resolve()
    other = table.battlefield(ANN, "Grizzly Bears", owner=BOB)
    table.happen(lambda state: sacrifice(state, [state.objects[other.id]]))
    assert (table.stack, table.battlefield(ANN)) == ([], ["Serra Angel", "Gold Myr"])
    table.happen(lambda state: sacrifice(state, [state.objects[angel.id]]))
    table.resolve_all()
    assert (table.schemes, table.battlefield(ANN)) == ([], ["Gold Myr"])


@pytest.mark.rule("400.7")
def test_a_card_that_left_and_came_back_is_not_of_the_horde(table: SchemeTable) -> None:
    angel = awakened(table)
    table.remove(angel)
    again = table.battlefield(BOB, "Serra Angel")
    table.happen(lambda state: sacrifice(state, [state.objects[again.id]]))
    assert (table.stack, table.schemes) == ([], ["My Undead Horde Awakens"])


def test_she_may_leave_the_dead_where_they_are(table: SchemeTable) -> None:
    table.scheme("My Undead Horde Awakens")
    table.graveyard(BOB, "Serra Angel")
    table.will(ANN, "Serra Angel", False)
    table.go_to("end step")
    table.resolve()
    assert table.graveyard(BOB) == ["Serra Angel"]


# ---------------------------------------------------------------------- My Wealth Will Bury You


@pytest.mark.rule("111.10a", "614.15")
@pytest.mark.parametrize(("theirs", "treasures"), [(2, 4), (4, 4), (5, 5)])
def test_treasures_for_artifacts_and_enchantments_of_opponents(table: SchemeTable, theirs: int, treasures: int) -> None:
    riches = ["Sol Ring", "Phyrexian Arena", "Gold Myr", "Sol Ring", "Phyrexian Arena"]
    table.battlefield(ANN, "Sol Ring")
    table.battlefield(CAT, "Forest", "Grizzly Bears")
    for number, name in enumerate(riches[:theirs]):
        table.battlefield(BOB if number % 2 else CAT, name)
    table.set_in_motion("My Wealth Will Bury You")
    table.resolve()
    assert table.battlefield(ANN)[1:] == ["Treasure Token"] * treasures


@pytest.mark.rule("111.10a", "605.1a")
def test_a_treasure_is_sacrificed_for_mana(table: SchemeTable) -> None:
    table.set_in_motion("My Wealth Will Bury You")
    table.resolve()
    treasure = table.find_all("Treasure Token")[0]
    table.will(ANN, "{U}")
    assert table.tap_for_mana(ANN, treasure) == "{U}"
    assert (treasure.exists, len(table.battlefield(ANN))) == (False, 3)


# ---------------------------------------------------------------------- My Will Is Irresistible


@pytest.mark.rule("608.2d", "613.1b")
def test_an_opponent_saves_one_of_three_permanents(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", "Sol Ring", "Forest")
    table.battlefield(CAT, "Serra Angel", "Gold Myr")
    table.will(ANN, ["Grizzly Bears", "Sol Ring", "Serra Angel"])
    table.will(BOB, "Grizzly Bears")
    table.set_in_motion("My Will Is Irresistible", [BOB])
    table.resolve()
    assert sorted(table.battlefield(ANN)) == ["Serra Angel", "Sol Ring"]
    assert (table.battlefield(BOB), table.battlefield(CAT)) == (["Grizzly Bears", "Forest"], ["Gold Myr"])
    table.go_to("upkeep", of=ANN)
    assert len(table.battlefield(ANN)) == 2, "for good"


def test_of_a_single_permanent_nothing_is_left_for_her(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears")
    table.set_in_motion("My Will Is Irresistible", [BOB])
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]


# ---------------------------------------------------------------------- My Wings Enfold All


@pytest.mark.rule("700.2b")
def test_two_cards(table: SchemeTable) -> None:
    table.set_in_motion("My Wings Enfold All", modes=[0])
    table.resolve()
    assert len(table.hand(ANN)) == 2


@pytest.mark.rule("707.10c", "603.7b")
def test_or_each_of_her_instants_and_sorceries_is_copied_this_turn(table: SchemeTable) -> None:
    table.hand(ANN, *BOLTS, "Gold Myr")
    table.hand(BOB, "Lightning Bolt")
    table.set_in_motion("My Wings Enfold All", modes=[1])
    table.resolve()
    for _ in range(2):
        table.cast(ANN, "Lightning Bolt", [BOB])
        table.will(ANN, True, about="target")
        table.will(ANN, CAT)
        table.resolve_all()
    table.cast(ANN, "Gold Myr")
    table.resolve_all()
    table.cast(BOB, "Lightning Bolt", [ANN])
    table.resolve_all()
    assert [table.life(player) for player in (ANN, BOB, CAT)] == [37, 14, 14]
    assert table.battlefield(ANN) == ["Gold Myr"]
    table.turn(BOB)
    table.next_turn()
    table.cast(ANN, "Lightning Bolt", [BOB])
    table.resolve_all()
    assert (table.life(BOB), table.life(CAT)) == (11, 14)


# ---------------------------------------------------------------------- My Wish Is Your Command


@pytest.mark.rule("608.2g", "118.9")
def test_she_casts_a_card_from_an_opponents_hand() -> None:
    table = SchemeTable()
    table.hand(BOB, "Serra Angel", "Forest")
    bolt = table.hand(CAT, "Lightning Bolt")
    table.set_in_motion("My Wish Is Your Command")
    table.on_ask(ANN, lambda decision: BOB if "target" in decision.why else None)
    table.will(ANN, bolt)
    table.resolve()
    assert (table.stack, table.find("Lightning Bolt").controller) == (["Lightning Bolt"], ANN)
    table.resolve()
    assert (table.life(BOB), table.graveyard(CAT)) == (17, ["Lightning Bolt"])
    assert table.hand(BOB) == ["Serra Angel", "Forest"]


@pytest.mark.rule("701.20a", "601.2c")
def test_creatures_lands_and_what_cannot_be_cast_stay_where_they_are(table: SchemeTable) -> None:
    table.hand(BOB, "Serra Angel", "Forest", "Rancor")
    table.set_in_motion("My Wish Is Your Command")
    table.resolve()
    assert (table.hand(BOB), table.stack) == (["Serra Angel", "Forest", "Rancor"], [])
    assert [event.names for event in table.happened(Revealed)] == [("Serra Angel", "Forest", "Rancor")]


# ---------------------------------------------------------------------- Nature Demands an Offering


@pytest.mark.rule("608.2c", "701.24a")
def test_an_opponent_offers_a_creature_an_artifact_an_enchantment_and_a_land(table: SchemeTable) -> None:
    table.battlefield(ANN, "Llanowar Elves", "Sol Ring")
    table.battlefield(BOB, CONSTRUCT, "Grizzly Bears", "Forest")
    table.battlefield(CAT, "Serra Angel", "Sol Ring", "Phyrexian Arena")
    table.will(BOB, CONSTRUCT.name)
    table.set_in_motion("Nature Demands an Offering", [BOB])
    table.resolve()
    assert table.battlefield(BOB) == ["Grizzly Bears"]
    assert table.battlefield(CAT) == ["Serra Angel"]
    assert table.battlefield(ANN) == ["Llanowar Elves", "Sol Ring"]
    assert (table.library(BOB).count(CONSTRUCT.name), table.library(CAT).count("Sol Ring")) == (1, 1)
    assert [event.player for event in table.happened(Shuffled)] == [BOB, CAT], "each owner once"


@pytest.mark.rule("111.7", "101.3")
def test_whoever_owns_an_offered_token_shuffles_and_what_is_not_there_is_skipped(table: SchemeTable) -> None:
    table.battlefield(BOB, "Grizzly Bears", token=True)
    table.battlefield(CAT, "Forest", owner=ANN)
    table.set_in_motion("Nature Demands an Offering", [BOB])
    table.resolve()
    assert (table.battlefield(BOB), table.battlefield(CAT), len(table.library(BOB))) == ([], [], 10)
    assert sorted(event.player for event in table.happened(Shuffled)) == [ANN, BOB]
