"""A table for Archenemy: schemes and scheme decks as a test wants them."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, CAT, IllegalAnswer, SchemeTable, Unanswered
from planechase.vocabulary import (
    ANY_TARGET,
    CREATURE,
    anthem,
    choose_modes,
    damage,
    gain_life,
    gets,
    may,
    ongoing_scheme,
    scheme,
    set_in_motion,
)

WINDFALL = scheme("Windfall", set_in_motion(gain_life(2)))
BOLT = scheme("Bolt", set_in_motion(damage(3, ANY_TARGET)))
OFFER = scheme("Offer", set_in_motion(may(gain_life(5))))
CHOICE = scheme("Choice", set_in_motion(choose_modes((gain_life(1), gain_life(7)))))
MIGHT = ongoing_scheme("Might", anthem(CREATURE, gets(1, 1)))


@pytest.fixture
def table() -> SchemeTable:
    return SchemeTable(free_mana=True)


def test_the_archenemy_has_more_life_and_schemes_that_do_nothing(table: SchemeTable) -> None:
    assert [player.life for player in table.state.players] == [40, 20, 20]
    assert table.scheme_deck() == [f"Idle Scheme {number}" for number in range(1, 21)]
    assert table.schemes == []
    with pytest.raises(KeyError):
        table.scheme_deck(player=BOB)


def test_in_a_rumble_everybody_has_schemes() -> None:
    table = SchemeTable(4, rumble=True)
    assert [len(table.scheme_deck(player=player)) for player in range(4)] == [20] * 4
    assert table.scheme_deck(player=CAT)[:2] == ["Idle Scheme 1", "Idle Scheme 2"]
    assert len({table.life(player) for player in range(4)}) == 1
    table.turn(CAT)
    table.set_in_motion(WINDFALL, player=CAT)
    table.resolve()
    assert table.life(CAT) == table.life(ANN) + 2


def test_scheme_decks_are_stacked_from_the_top(table: SchemeTable) -> None:
    assert table.scheme_deck(WINDFALL, MIGHT)[:3] == ["Windfall", "Might", "Idle Scheme 1"]
    assert table.scheme_deck(BOLT, only=True) == ["Bolt"]
    assert table.scheme_deck(only=True) == []


@pytest.mark.rule("904.9")
def test_the_next_scheme_is_set_in_motion_in_the_main_phase(table: SchemeTable) -> None:
    table.scheme_deck(WINDFALL)
    table.begin("main")
    assert (table.schemes, table.stack) == (["Windfall"], ["Windfall"])
    table.resolve()
    assert (table.life(ANN), table.schemes) == (42, [])
    assert table.scheme_deck()[-1] == "Windfall"


def test_a_scheme_is_set_in_motion_with_its_targets_and_modes(table: SchemeTable) -> None:
    bolt = table.set_in_motion(BOLT, [BOB])
    assert (bolt.name, bolt.zone, bolt.owner) == ("Bolt", "command", ANN)
    table.resolve()
    assert table.life(BOB) == 17
    table.set_in_motion(BOLT, CAT)
    table.resolve()
    assert table.life(CAT) == 17
    table.set_in_motion(CHOICE, modes=[1])
    table.resolve()
    assert table.life(ANN) == 47
    with pytest.raises(IllegalAnswer, match="'Nobody' is not a legal target for Bolt"):
        table.set_in_motion(BOLT, ["Nobody"])


def test_what_is_not_said_is_asked(table: SchemeTable) -> None:
    with pytest.raises(Unanswered, match="target"):
        table.fork().set_in_motion(BOLT)
    table.set_in_motion(BOLT, pause=True)
    table.answer(ANN, BOB)
    table.resolve()
    assert table.life(BOB) == 17
    table.set_in_motion(OFFER)
    table.will(ANN, True)
    table.resolve()
    assert table.life(ANN) == 45


@pytest.mark.rule("904.11", "904.12")
def test_an_ongoing_scheme_stays_until_it_is_abandoned(table: SchemeTable) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    might = table.scheme(MIGHT)
    assert (table.schemes, might.owner, might.zone, bears.power) == (["Might"], ANN, "command", 3)
    assert table.stack == []
    table.next_turn()
    assert table.schemes == ["Might"]
    table.turn(ANN)
    table.abandon("Might")
    assert (table.schemes, bears.power) == ([], 2)
    assert table.scheme_deck()[-1] == "Might"


def test_another_supervillain_has_schemes_too() -> None:
    table = SchemeTable(3, rumble=True)
    might = table.scheme(MIGHT, player=BOB)
    assert (might.controller, might.owner) == (BOB, BOB)
    table.abandon(might)
    assert table.scheme_deck(player=BOB)[-1] == "Might"
    assert table.scheme_deck(player=ANN)[-1] == "Idle Scheme 20"
