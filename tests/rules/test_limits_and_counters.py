"""How often an ability works, told by the ability itself (CR 602.5b), and keyword counters anywhere (CR 122.1b)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, Table
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    EXILED,
    INSTANT_CARD,
    YOURS,
    activated,
    anthem,
    card,
    creature,
    destroy,
    draw,
    enters,
    exile,
    gain_life,
    gains_life,
    has,
    named,
    put_counters,
    put_onto_battlefield,
    remembered,
    target,
    then,
    whenever,
)

ONE = activated("{1}", gain_life(1), limit=1)
TWO = activated("{2}", gain_life(2), limit=1)
EVER = activated("{3}", gain_life(3), once=True)
FIRST = card("First", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(ONE)))
SECOND = card("Second", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(TWO)))
THIRD = card("Third", "{W}", ENCHANTMENT_CARD, anthem(CREATURE & YOURS, has(EVER)))
HERALD = card("Herald", "{W}", creature("Human", 1, 1))
BREAK = card("Break", "{W}", INSTANT_CARD, destroy(target(ENCHANTMENT)))


@pytest.mark.rule("602.5b")
def test_an_ability_that_moves_up_in_the_list_was_still_activated_this_turn() -> None:
    table = Table()
    table.lands(ANN, "Plains", 8)
    bears, first, _ = table.battlefield(ANN, "Grizzly Bears", FIRST, SECOND)
    table.activate(ANN, bears, "{2}")
    table.resolve()
    table.hand(ANN, BREAK)
    table.cast(ANN, "Break", targets=[first])
    table.resolve()
    assert not table.can_activate(ANN, bears)
    table.next_turn()
    table.next_turn()
    assert table.can_activate(ANN, bears)


@pytest.mark.rule("602.5b")
def test_and_one_that_takes_its_number_was_not() -> None:
    table = Table()
    table.lands(ANN, "Plains", 8)
    bears, first, _ = table.battlefield(ANN, "Grizzly Bears", FIRST, SECOND)
    table.activate(ANN, bears, "{1}")
    table.resolve()
    table.hand(ANN, BREAK)
    table.cast(ANN, "Break", targets=[first])
    table.resolve()
    assert table.can_activate(ANN, bears)


@pytest.mark.rule("602.5b")
def test_what_may_be_activated_only_once_is_remembered_in_the_same_way() -> None:
    table = Table()
    table.lands(ANN, "Plains", 8)
    bears, first, _ = table.battlefield(ANN, "Grizzly Bears", FIRST, THIRD)
    table.activate(ANN, bears, "{3}")
    table.resolve()
    table.hand(ANN, BREAK)
    table.cast(ANN, "Break", targets=[first])
    table.resolve()
    table.next_turn()
    table.next_turn()
    assert not table.can_activate(ANN, bears)


@pytest.mark.rule("602.5b", "113.2c")
def test_two_equal_abilities_have_a_limit_each() -> None:
    table = Table()
    table.lands(ANN, "Plains", 8)
    bears, _, _ = table.battlefield(ANN, "Grizzly Bears", FIRST, FIRST)
    for number in range(2):
        table.activate(ANN, bears, number)
        table.resolve()
    assert table.life(ANN) == 22
    assert [table.can_activate(ANN, bears, number) for number in range(2)] == [False, False]


@pytest.mark.rule("603.2h")
def test_an_ability_that_triggers_once_a_turn_is_known_by_itself_too() -> None:
    on_gain = whenever(gains_life(), draw(1), limit=1)
    on_entering = whenever(enters(CREATURE & YOURS), gain_life(10), limit=1)
    table = Table(free_mana=True)
    table.battlefield(ANN, HERALD)
    first = table.battlefield(ANN, card("A", "{W}", ENCHANTMENT_CARD, anthem(named("Herald"), has(on_gain))))
    table.battlefield(ANN, card("B", "{W}", ENCHANTMENT_CARD, anthem(named("Herald"), has(on_entering))))
    table.hand(ANN, BREAK)
    table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    table.cast(ANN, "Break", targets=[first])
    table.resolve()
    table.enters(ANN, "Grizzly Bears")
    table.resolve_all()
    assert table.life(ANN) == 30


# ---------------------------------------------------------------------- keyword counters


SEAL = card("Seal", "{U}", INSTANT_CARD, then(exile(target(CREATURE)), put_counters("flying", remembered(EXILED))))


@pytest.mark.rule("122.1b")
def test_a_keyword_counter_on_a_card_in_exile_gives_it_the_keyword_there() -> None:
    table = Table(free_mana=True)
    bears, other = table.battlefield(ANN, "Grizzly Bears", "Grizzly Bears")
    table.hand(ANN, SEAL)
    table.cast(ANN, "Seal", targets=[bears])
    table.resolve()
    sealed = bears.now
    assert (sealed.counter("flying"), sealed.has("flying"), other.has("flying")) == (1, True, False)


@pytest.mark.rule("122.1b", "122.2", "400.7")
def test_it_is_gone_when_the_card_moves_on() -> None:
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    back = then(exile(target(CREATURE)), put_counters("flying", remembered(EXILED)),
                put_onto_battlefield(remembered(EXILED)))  # fmt: skip
    table.hand(ANN, card("There and Back", "{U}", INSTANT_CARD, back))
    table.cast(ANN, "There and Back", targets=[bears])
    table.resolve()
    assert table.find("Grizzly Bears").keywords == frozenset()
    other = table.fork()
    assert other.game.hash() == table.game.hash()
