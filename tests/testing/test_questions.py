"""Questions in words: what can be chosen, by which names, and what is said of an answer that is none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from planechase.rules.state.decisions import Choose, Confirm, Decision, Rule, ask
from planechase.rules.state.player import Automation
from planechase.rules.state.purpose import Purpose
from planechase.rules.state.state import State
from planechase.rules.state.steps import Step
from planechase.testing import ANN, BOB, Ambiguous, Handle, IllegalAnswer, NoSuchCard, Table, TableError, Unanswered
from planechase.testing.table_names import definition, step, suggestion, zone
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    INSTANT_CARD,
    LAND_CARD,
    YOU,
    activated,
    add,
    card,
    choose_modes,
    creature,
    damage,
    draw,
    draws,
    flashback,
    gain_life,
    modal,
    split,
    target,
    whenever,
)

HALVES = split(card("Fire", "{R}", INSTANT_CARD, damage(1, ANY_TARGET)), card("Tea", "{U}", INSTANT_CARD, gain_life(4)))
TWO_FACES = modal(
    card("Door", "{1}", creature("Wall", 0, 4)), card("Room", None, LAND_CARD, activated("{T}", add("{G}")))
)
CHOICE = card("Choice", "{1}", INSTANT_CARD, choose_modes((gain_life(1), damage(2, target(CREATURE)))))


def choosing(*options: object, least: int = 1, most: int = 1) -> Decision[Any]:
    return Choose(ANN, Purpose.MAY, "Choose something.", list(options), least, most)


def asking(decision: Decision[Any]) -> Table:
    """A table at which this is asked."""
    table = Table()
    table.battlefield(ANN, "Grizzly Bears")

    def happen(state: State) -> Rule[None]:
        yield from ask(decision)

    table.happen(happen, pause=True)
    return table


@pytest.fixture
def rich() -> Table:
    return Table(free_mana=True)


# ---------------------------------------------------------------------- names


def test_cards_steps_and_zones_go_by_their_names() -> None:
    assert definition("grizzly bears") is definition("Grizzly Bears") is definition(definition("Grizzly Bears"))
    assert definition("Assault").name == definition("assault // battery").name == "Assault // Battery"
    assert (zone("Command Zone"), zone("hand").value, zone(zone("exile")).value) == (zone("command"), "hand", "exile")
    names = {
        "main": Step.PRECOMBAT_MAIN, " Upkeep ": Step.UPKEEP, "upkeep step": Step.UPKEEP, "draw": Step.DRAW,
        "end": Step.END, "declare blockers": Step.DECLARE_BLOCKERS, "postcombat main": Step.POSTCOMBAT_MAIN,
        "combat": Step.BEGINNING_OF_COMBAT, "beginning of combat step": Step.BEGINNING_OF_COMBAT,
        "first main phase": Step.PRECOMBAT_MAIN, "main phase": Step.PRECOMBAT_MAIN,
        "precombat main": Step.PRECOMBAT_MAIN,
        "second main phase": Step.POSTCOMBAT_MAIN, "end of combat step": Step.END_OF_COMBAT,
        "first strike damage": Step.FIRST_STRIKE_DAMAGE, "cleanup": Step.CLEANUP,
    }  # fmt: skip
    for name, meant in names.items():
        assert step(name) is meant
    for one in Step:
        assert step(one) is step(one.value) is one


def test_what_is_meant_probably_is_suggested() -> None:
    known = ["Ann", "Anne", "Anna", "Annie", "Bob"]
    assert suggestion("bobb", known) == "; did you mean 'Bob'?"
    assert suggestion("Annn", known).count(" or ") == 2, "three names at most"
    assert suggestion("Xyzzy", known) == "."
    assert suggestion("Ann", []) == "."
    with pytest.raises(TableError, match=r"There is no step 'upkep'; did you mean 'upkeep'\?"):
        step("upkep")
    with pytest.raises(TableError, match=r"There is no zone 'xyzzy'\.$"):
        zone("xyzzy")


def test_an_object_goes_by_all_its_names(rich: Table) -> None:
    rich.hand(ANN, HALVES, TWO_FACES)
    for name in ("Fire", "tea", "Fire // Tea"):
        assert rich.find(name, zone="hand").name == "Fire // Tea"
    for name in ("Door", "Room"):
        assert rich.find(name, zone="hand").name == "Door"
    with pytest.raises(NoSuchCard):
        rich.find("Fire // Ice", zone="hand")


def test_where_things_are_is_said_of_every_zone(rich: Table) -> None:
    places: dict[Callable[[int, str], Handle], str] = {
        rich.hand: "in Ann's hand", rich.graveyard: "in Ann's graveyard", rich.exile: "in exile",
        rich.command: "in the command zone", rich.battlefield: "on the battlefield under Ann's control",
    }  # fmt: skip
    for put, place in places.items():
        assert repr(put(ANN, "Forest")) == f"<Forest {place}>"
    spell = rich.cast(ANN, rich.hand(ANN, "Lightning Bolt"), targets=[BOB])
    assert repr(spell) == "<Lightning Bolt on the stack>"
    assert repr(rich.find("Plains", owner=ANN)) == "<Plains in Ann's library>"
    stolen = rich.battlefield(BOB, "Grizzly Bears", owner=ANN)
    assert repr(stolen) == "<Grizzly Bears 2/2 on the battlefield under Bob's control>"


# ---------------------------------------------------------------------- questions


def test_a_question_says_who_is_asked_and_what_can_be_answered(rich: Table) -> None:
    bears = rich.battlefield(BOB, "Grizzly Bears")
    rich.hand(ANN, "Lightning Bolt")
    rich.cast(ANN, "Lightning Bolt", pause=True)
    lines = rich.question.splitlines()
    assert lines[0].startswith("Ann is asked: ")
    there = f"    Grizzly Bears #{bears.id} on the battlefield under Bob's control"
    assert lines[1:] == ["  Answer 1 of these:", "    Ann", "    Bob", there]


def test_a_question_says_what_it_is_about_unless_its_sentence_does() -> None:
    table = asking(Confirm(ANN, Purpose.MAY, "Do it?", 0))
    assert table.question == "Ann is asked: Do it? (This is about Ann.)\n  Answer True or False."
    table = asking(Confirm(ANN, Purpose.MAY, "Does Ann do it?", 0))
    assert table.question.startswith("Ann is asked: Does Ann do it?\n")


def test_a_question_that_is_answered_by_somebody_else_says_for_whom(rich: Table) -> None:
    rich.turn(BOB, "end step")
    rich.hand(BOB, *["Forest"] * 8)
    rich.state.turn.controlled_by = ANN
    rich.next_turn(pause=True)
    assert rich.question.startswith("Ann is asked for Bob: ")
    with pytest.raises(TableError, match="Bob is not asked anything now"):
        rich.answer(BOB, "Forest")
    rich.answer(ANN, "Forest")
    assert rich.graveyard(BOB) == ["Forest"]


def test_many_options_are_shortened() -> None:
    table = asking(choosing(*range(100, 135)))
    lines = table.question.splitlines()
    assert lines[-1] == "    ... and 5 more"
    assert lines[-2] == "    129"
    assert asking(choosing(*range(100, 130))).question.splitlines()[-1] == "    129"


def test_options_are_shown_and_chosen_by_what_they_are() -> None:
    table = asking(choosing("red", 7, True, BOB))
    assert table.question.splitlines()[2:] == ["    'red'", "    7", "    Bob"]


@pytest.mark.parametrize(
    ("wanted", "refusal"),
    [
        ("blue", r"'blue' is not among the options\."),
        ("redd", r"'redd' is not among the options; did you mean 'red'\?"),
        (8, r"8 is not among the options\."),
        (ANN, r"Ann is not among the options\."),
    ],
)
def test_what_is_no_option_is_refused(wanted: object, refusal: str) -> None:
    table = asking(choosing("red", "green", 7, BOB))
    with pytest.raises(IllegalAnswer, match=rf"^{refusal}\nAnn is asked: Choose something"):
        table.answer(ANN, wanted)
    with pytest.raises(IllegalAnswer, match=r"^Grizzly Bears is not among the options"):
        table.answer(ANN, table.find("Grizzly Bears"))


@pytest.mark.parametrize("wanted", ["RED", 7, "Bob", BOB, "7", ["red"]])
def test_options_are_chosen_by_name_or_number(wanted: object) -> None:
    table = asking(choosing("red", "green", 7, BOB))
    table.answer(ANN, wanted)
    assert table.has_priority == ANN


def test_several_options_are_a_list() -> None:
    table = asking(choosing("red", "green", "blue", least=0, most=2))
    for wanted in ([], ["red"], ["blue", "green"], None):
        other = table.fork()
        other.answer(ANN, wanted)
        assert other.has_priority == ANN
    with pytest.raises(IllegalAnswer):
        table.answer(ANN, ["red", "green", "blue"])


# ---------------------------------------------------------------------- modes, triggers, names that fit several


def test_modes_are_shown_with_their_words(rich: Table) -> None:
    rich.battlefield(ANN, "Grizzly Bears")
    rich.hand(ANN, CHOICE)
    rich.cast(ANN, "Choice", pause=True)
    assert rich.question.splitlines()[2:] == [
        "    mode 0 of Choice: You gain 1 life.", "    mode 1 of Choice: Choice deals 2 damage to target creature.",
    ]  # fmt: skip
    other = rich.fork()
    other.answer(ANN, "mode 1")
    other.answer(ANN, "Grizzly Bears")
    other.resolve()
    assert other.battlefield(ANN) == []
    rich.answer(ANN, 0)
    rich.resolve()
    assert rich.life(ANN) == 21


@pytest.mark.rule("603.3b")
def test_triggers_are_put_in_order_by_the_names_of_their_sources() -> None:
    sage = card("Sage", "{1}", creature("Human", 1, 1), whenever(draws(YOU), gain_life(1)))
    scout = card("Scout", "{1}", creature("Human", 1, 1), whenever(draws(YOU), draw(0)))
    table = Table()
    table.state.players[ANN].automation = Automation(pass_priority=False, pay=True, order=False)
    table.battlefield(ANN, sage, scout)
    table.turn(ANN, "upkeep")
    with pytest.raises(Unanswered, match=r"the trigger of Sage \(number 0\)"):
        table.fork().next_step()
    table.will(ANN, ["Scout", "Sage"])
    table.next_step()
    assert table.stack == ["Scout", "Sage"]


def test_a_name_that_fits_several_targets_is_refused_unless_they_are_alike(rich: Table) -> None:
    rich.battlefield(BOB, "Grizzly Bears", "Grizzly Bears")
    rich.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    rich.cast(ANN, "Lightning Bolt", targets="Grizzly Bears")
    rich.resolve()
    assert rich.battlefield(BOB) == ["Grizzly Bears"]
    rich.battlefield(BOB, "Grizzly Bears", tapped=True)
    with pytest.raises(Ambiguous, match=r"'Grizzly Bears' could mean any of: Grizzly Bears #\d+ .*; Grizzly Bears"):
        rich.cast(ANN, "Lightning Bolt", targets="Grizzly Bears")


def test_spells_of_one_name_are_not_alike(rich: Table) -> None:
    rich.hand(ANN, "Lightning Bolt", "Lightning Bolt")
    rich.hand(BOB, "Cancel")
    for player in (ANN, BOB):
        rich.cast(ANN, "Lightning Bolt", targets=[player])
    with pytest.raises(Ambiguous, match="'Lightning Bolt' could mean any of"):
        rich.cast(BOB, "Cancel", targets="Lightning Bolt")
    rich.cast(BOB, "Cancel", targets=rich.on_stack()[1])
    rich.resolve_all()
    assert (rich.life(ANN), rich.life(BOB)) == (17, 20)


def test_a_handle_that_is_no_target_is_named(rich: Table) -> None:
    forest = rich.battlefield(BOB, "Forest")
    rich.hand(ANN, "Lightning Bolt")
    for wanted in (forest, forest.id):
        with pytest.raises(IllegalAnswer, match=r"^Forest is not a legal target for Lightning Bolt"):
            rich.cast(ANN, "Lightning Bolt", targets=[wanted])


def test_ways_of_casting_are_shown(rich: Table) -> None:
    again = card("Again", "{R}", INSTANT_CARD, gain_life(1), flashback("{1}"))
    rich.graveyard(ANN, again)
    rich.lands(ANN, "Forest", 1)
    assert "cast Again (flashback)" in rich.actions(ANN)
    rich.do(ANN, "cast again")
    assert rich.stack == ["Again"]
