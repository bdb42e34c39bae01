"""Rulings about schemes: whom they speak to, what they count, and when they are abandoned."""

from __future__ import annotations

import pytest
from tests.rulings.ruled import DOOM, SIP, cast, first_option, last_option, noting

from planechase.rules.events.events import LifeLoss, Revealed
from planechase.testing import ANN, BOB, CAT, SchemeTable
from planechase.testing.scripted_answers import ScriptedAnswer
from planechase.vocabulary import (
    ANY_TARGET,
    INSTANT_CARD,
    card,
    creature,
    damage,
)


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(3, free_mana=True)


def motion(table: SchemeTable, name: str, *targets: ScriptedAnswer) -> None:
    """Ann sets a scheme in motion, and what it does is done."""
    table.set_in_motion(name, list(targets))
    table.resolve()


# ---------------------------------------------------------------------- set in motion once


def test_i_call_on_the_ancient_magics_shows_only_what_others_find(table: SchemeTable) -> None:
    table.library(ANN, "Grizzly Bears", "Serra Angel")
    table.library(BOB, "Llanowar Elves")
    table.library(CAT, "Soul Warden")
    table.will(BOB, "Llanowar Elves")
    table.will(CAT, "Soul Warden")
    table.will(ANN, ["Grizzly Bears", "Serra Angel"])
    motion(table, "I Call on the Ancient Magics")
    assert sorted(shown.names for shown in table.happened(Revealed)) == [("Llanowar Elves",), ("Soul Warden",)]
    assert sorted(table.hand(ANN)) == ["Grizzly Bears", "Serra Angel"]


def test_a_display_of_my_dark_power_adds_nothing_where_nothing_was_made(table: SchemeTable) -> None:
    motion(table, "A Display of My Dark Power")
    coffers = table.battlefield(ANN, "Cabal Coffers")
    forest = table.battlefield(ANN, "Forest")
    table.mana(ANN, "{C}{C}")
    table.tap_for_mana(ANN, coffers)
    assert table.mana(ANN) == ""
    table.tap_for_mana(ANN, forest)
    assert table.mana(ANN) == "{G}{G}"


def test_there_is_no_refuge_does_nothing_without_its_target(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("There Is No Refuge", [bears])
    table.remove(bears)
    table.resolve()
    assert table.battlefield(ANN) == []


def test_feed_the_machine_may_ask_for_others_where_nobody_else_is() -> None:
    table = SchemeTable(2, free_mana=True)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("Feed the Machine", [BOB])
    table.will(BOB, "others")
    table.resolve()
    assert bears.exists


def test_mortal_flesh_is_weak_is_loss_of_life() -> None:
    table = rumble()
    table.life(BOB, 5)
    table.life(CAT, 12)
    motion(table, "Mortal Flesh Is Weak")
    assert [(lost.player, lost.amount) for lost in table.happened(LifeLoss)] == [(CAT, 7)]


def test_which_of_you_burns_brightest_chooses_x_as_it_resolves(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.mana(ANN, "{C}{C}{C}")
    table.set_in_motion("Which of You Burns Brightest?", [BOB])
    assert table.on_stack()[0].targets == [BOB]
    before = table.life(BOB)
    table.will(ANN, True, 3)
    table.resolve()
    assert (before - table.life(BOB), bears.exists) == (3, False)


def test_your_puny_minds_cannot_fathom_lasts_one_turn(table: SchemeTable) -> None:
    table.library(ANN, *["Forest"] * 40)
    motion(table, "Your Puny Minds Cannot Fathom")
    table.hand(ANN, *["Forest"] * 6)
    table.go_to("upkeep", of=BOB)
    assert len(table.hand(ANN)) == 10


def test_all_shall_smolder_in_my_wake_may_choose_none(table: SchemeTable) -> None:
    sphere = table.battlefield(BOB, "Armillary Sphere")
    motion(table, "All Shall Smolder in My Wake")
    assert sphere.exists
    motion(table, "All Shall Smolder in My Wake", sphere)
    assert not sphere.exists


def test_ignite_the_cloneforge_copies_what_is_copied_and_needs_its_target(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.will(BOB, bears)
    clone = table.enters(BOB, "Clone")
    motion(table, "Ignite the Cloneforge!", clone)
    assert table.battlefield(ANN) == ["Grizzly Bears"]
    table.set_in_motion("Ignite the Cloneforge!", [clone])
    table.remove(clone)
    table.resolve()
    assert table.battlefield(ANN) == ["Grizzly Bears"]


def test_ignite_the_cloneforge_copies_what_happens_as_it_enters(table: SchemeTable) -> None:
    lid = table.battlefield(BOB, "Fertilid", token=True, counters={"+1/+1": 1})
    motion(table, "Ignite the Cloneforge!", lid)
    assert table.find("Fertilid", controller=ANN).counters == {"+1/+1": 2}
    digger = table.battlefield(BOB, "Gravedigger")
    table.graveyard(ANN, "Grizzly Bears")
    table.will(ANN, "Grizzly Bears", True)
    motion(table, "Ignite the Cloneforge!", digger)
    table.resolve_all()
    assert table.hand(ANN) == ["Grizzly Bears"]


def test_a_copied_cost_with_x_counts_zero(table: SchemeTable) -> None:
    hydra = card("Hydra", "{X}{G}", creature("Hydra", 1, 1))
    beast = table.battlefield(BOB, hydra)
    motion(table, "Ignite the Cloneforge!", beast)
    assert table.find("Hydra", controller=ANN).mana_value == 1


def test_make_yourself_useful_gives_life_only_for_what_it_destroys(table: SchemeTable) -> None:
    table.battlefield(BOB, "Darksteel Forge")
    replica = table.battlefield(BOB, "Wizard Replica")
    motion(table, "Make Yourself Useful", replica)
    assert table.life(ANN) == 40
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.set_in_motion("Make Yourself Useful", [bears])
    table.remove(bears)
    table.resolve()
    assert table.life(ANN) == 40


def test_behold_my_grandeur_uses_the_stack_and_its_mana_empties(table: SchemeTable) -> None:
    table.set_in_motion("Behold My Grandeur")
    assert table.stack == ["Behold My Grandeur"]
    cast(table, BOB, SIP)
    table.resolve()
    assert sorted(table.mana(ANN)) == sorted("{U}{B}{R}")
    table.go_to("beginning of combat")
    assert table.mana(ANN) == ""


def test_approach_my_molten_realm_doubles_what_was_divided_before(table: SchemeTable) -> None:
    motion(table, "Approach My Molten Realm")
    bears = table.battlefield(BOB, "Grizzly Bears", counters={"+1/+1": 5})
    before = table.life(BOB)
    cast(table, ANN, "Arc Lightning", bears, BOB, divide=[2, 1])
    assert (bears.damage, before - table.life(BOB)) == (4, 2)


def test_know_evil_leaves_lands_alone(table: SchemeTable) -> None:
    motion(table, "Know Evil", [], [], [BOB])
    table.turn(BOB)
    table.hand(BOB, "Forest", "Sol Ring")
    assert not table.can_cast(BOB, "Sol Ring")
    assert table.play_land(BOB, "Forest").zone == "battlefield"


def test_my_crushing_masterstroke_sends_everything_at_its_owner(table: SchemeTable) -> None:
    bears = table.battlefield(CAT, "Grizzly Bears", owner=BOB)
    motion(table, "My Crushing Masterstroke")
    with table.refuses("must"):
        table.attack(ANN, {bears: CAT})
    table.attack(ANN, {bears: BOB})
    assert bears.attacking == BOB


def test_my_crushing_masterstroke_does_not_make_a_noncreature_attack(table: SchemeTable) -> None:
    sphere = table.battlefield(BOB, "Armillary Sphere")
    motion(table, "My Crushing Masterstroke")
    table.go_to("end of combat")
    assert (sphere.controller, sphere.tapped) == (ANN, False)


# ---------------------------------------------------------------------- ongoing schemes


def test_nothing_can_stop_me_now_prevents_one_from_each_source_each_time(table: SchemeTable) -> None:
    table.scheme("Nothing Can Stop Me Now")
    for _ in range(2):
        cast(table, BOB, "Lightning Bolt", ANN)
    assert table.life(ANN) == 36
    cast(table, ANN, "Lightning Bolt", ANN)
    assert table.life(ANN) == 33
    table.go_to("end step")
    assert table.stack == ["Nothing Can Stop Me Now"]


def test_nothing_can_stop_me_now_does_not_trigger_for_less(table: SchemeTable) -> None:
    table.scheme("Nothing Can Stop Me Now")
    cast(table, BOB, "Lightning Bolt", ANN)
    table.go_to("end step")
    cast(table, ANN, card("Burn", "{R}", INSTANT_CARD, damage(6, ANY_TARGET)), ANN)
    assert (table.stack, table.schemes) == ([], ["Nothing Can Stop Me Now"])


def test_i_bask_in_your_silent_awe_is_abandoned_after_a_silent_turn(table: SchemeTable) -> None:
    table.scheme("I Bask in Your Silent Awe")
    sphere = table.battlefield(BOB, "Armillary Sphere")
    table.go_to("precombat main", of=BOB)
    table.on_ask(BOB, first_option)
    table.activate(BOB, sphere)
    table.resolve()
    table.go_to("upkeep", of=ANN)
    table.resolve_all()
    assert table.schemes == []


def test_a_spell_in_its_own_upkeep_keeps_i_bask_in_your_silent_awe(table: SchemeTable) -> None:
    table.scheme("I Bask in Your Silent Awe")
    table.go_to("upkeep", of=ANN)
    assert table.stack == ["I Bask in Your Silent Awe"]
    cast(table, BOB, SIP)
    table.resolve_all()
    assert table.schemes == ["I Bask in Your Silent Awe"]


def test_my_undead_horde_awakens_leaves_the_other_creatures(table: SchemeTable) -> None:
    table.scheme("My Undead Horde Awakens")
    table.graveyard(BOB, "Grizzly Bears", "Serra Angel")
    for name in ("Grizzly Bears", "Serra Angel"):
        table.will(ANN, name, True)
        table.begin("end step", of=ANN)
        table.resolve()
    cast(table, ANN, DOOM, "Grizzly Bears")
    table.resolve_all()
    assert (table.schemes, table.battlefield(ANN)) == ([], ["Serra Angel"])


def test_because_i_have_willed_it_reduces_after_x_and_never_colors(table: SchemeTable) -> None:
    table.scheme("Because I Have Willed It")
    table.hand(ANN, "Blaze", "Lightning Bolt")
    table.mana(ANN, "{C}{C}{C}{R}")
    table.cast(ANN, "Blaze", [BOB], x=4, free_mana=False)
    assert table.mana(ANN) == ""
    assert not table.can_cast(ANN, "Lightning Bolt", free_mana=False)


def test_because_i_have_willed_it_reduces_what_was_raised(table: SchemeTable) -> None:
    table.scheme("Because I Have Willed It")
    table.battlefield(BOB, "Sphere of Resistance")
    table.hand(ANN, "Lightning Bolt")
    table.mana(ANN, "{R}")
    table.cast(ANN, "Lightning Bolt", [BOB], free_mana=False)
    assert table.stack == ["Lightning Bolt"]


def test_because_i_have_willed_it_counts_what_the_team_casts_together(table: SchemeTable) -> None:
    table.scheme("Because I Have Willed It")
    table.go_to("precombat main", of=BOB)
    for player in (BOB, BOB, CAT, CAT):
        cast(table, player, SIP)
    table.go_to("end step")
    table.resolve_all()
    assert table.schemes == []


def test_my_forces_are_innumerable_is_paid_by_several(table: SchemeTable) -> None:
    table.scheme("My Forces Are Innumerable")
    one = table.battlefield(BOB, "Grizzly Bears")
    other = table.battlefield(CAT, "Llanowar Elves")
    for player in (BOB, CAT):
        table.on_ask(player, last_option)
    table.go_to("end step", of=BOB)
    table.resolve_all()
    assert (table.schemes, one.exists, other.exists) == ([], False, False)


def test_nature_shields_its_own_counts_only_attacks_on_its_owner(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    walker = table.battlefield(ANN, "Elspeth, Knight-Errant")
    table.go_to("precombat main", of=BOB)
    mine = [table.battlefield(BOB, "Grizzly Bears") for _ in range(3)]
    theirs = table.battlefield(CAT, "Llanowar Elves")
    table.on_ask(ANN, first_option)
    table.attack(BOB, {**dict.fromkeys(mine, ANN), theirs: walker})
    table.go_to("end of combat")
    table.resolve_all()
    assert table.schemes == ["Nature Shields Its Own"]


def test_nature_shields_its_own_counts_attackers_of_several_players(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    table.go_to("precombat main", of=BOB)
    mine = [table.battlefield(BOB, "Grizzly Bears") for _ in range(3)]
    theirs = table.battlefield(CAT, "Llanowar Elves")
    table.on_ask(ANN, first_option)
    table.attack(BOB, dict.fromkeys([*mine, theirs], ANN))
    table.go_to("end of combat")
    table.resolve_all()
    assert table.schemes == []


def test_a_plant_of_nature_shields_its_own_makes_the_attacker_blocked(table: SchemeTable) -> None:
    table.scheme("Nature Shields Its Own")
    table.go_to("precombat main", of=BOB)
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.attack(BOB, {bears: ANN})
    table.block(ANN, {})
    table.resolve_all()
    assert bears.blocked


def test_my_laughter_echoes_asks_only_after_what_the_scheme_did(table: SchemeTable) -> None:
    table.scheme("My Laughter Echoes")
    table.library(ANN, *["Forest"] * 12)
    table.on_ask(ANN, lambda asked: first_option(asked) if "order" in asked.why.lower() else None)
    table.set_in_motion("Your Puny Minds Cannot Fathom")
    assert table.stack == ["My Laughter Echoes", "Your Puny Minds Cannot Fathom"]
    table.resolve()
    assert len(table.hand(ANN)) == 4
    table.will(ANN, True)
    table.resolve()
    table.resolve_all()
    assert (len(table.hand(ANN)), table.schemes) == (8, [])


# ---------------------------------------------------------------------- everybody an archenemy


def rumble() -> SchemeTable:
    """Ann against Bob and Cat, each an archenemy."""
    return SchemeTable(3, rumble=True, free_mana=True)


def test_no_one_will_hear_your_cries_asks_in_turn_order_and_sacrifices_at_once() -> None:
    table = rumble()
    table.battlefield(BOB, "Grizzly Bears", "Serra Angel")
    table.battlefield(CAT, "Llanowar Elves", "Soul Warden")
    asked: list[int] = []
    for player in (BOB, CAT):
        table.on_ask(player, noting(player, asked, first_option))
    motion(table, "No One Will Hear Your Cries")
    assert asked[:2] == [BOB, CAT]
    assert (len(table.battlefield(BOB)), len(table.battlefield(CAT))) == (1, 1)


def test_pay_tribute_to_me_is_paid_twice_with_six_lands() -> None:
    table = rumble()
    table.lands(ANN, "Forest", 6)
    for player in (BOB, CAT):
        table.battlefield(player, "Grizzly Bears", "Serra Angel", "Soul Warden")
        table.on_ask(player, first_option)
    motion(table, "Pay Tribute to Me")
    assert (len(table.battlefield(BOB)), len(table.battlefield(CAT))) == (1, 1)


def test_each_opponent_alone_casts_four_spells_in_a_rumble() -> None:
    table = rumble()
    table.scheme("Because I Have Willed It")
    table.turn(BOB)
    for player in (BOB, BOB, CAT, CAT):
        cast(table, player, SIP)
    table.go_to("end step")
    assert (table.stack, table.schemes) == ([], ["Because I Have Willed It"])
    table.turn(BOB)
    for _ in range(4):
        cast(table, BOB, SIP)
    table.go_to("end step")
    table.resolve_all()
    assert table.schemes == []
