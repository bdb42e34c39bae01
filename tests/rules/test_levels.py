"""Leveler cards (CR 711) with level up (CR 702.87), and Classes (CR 716)."""

import pytest

from planechase.telling.log import Log
from planechase.testing import ANN, BOB, Table, check_card, check_cards
from planechase.vocabulary import (
    CLASS_CARD,
    CREATURE,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    YOURS,
    activated,
    anthem,
    becomes_level,
    card,
    class_level,
    create_copy_token,
    creature,
    draw,
    gain_life,
    gets,
    keyword,
    level_and_up,
    level_up,
    levels,
    lose_all_abilities,
    pump,
    target,
    upkeep,
    whenever,
)
from planechase.writing import card_text

PUPIL = card(
    "Pupil", "{W}", creature("Human Monk", 1, 1), level_up("{1}"),
    levels(1, 2, 2, 3, keyword("flying")),
    level_and_up(3, 5, 5, keyword("flying"), activated("{T}", gain_life(3))),
)  # fmt: skip
PLAIN = card("Plain", "{W}", creature("Human", 1, 1), level_up("{1}"), levels(1, 1, 2, 2), level_and_up(2, 3, 3))
TRADE = card(
    "Trade", "{G}", CLASS_CARD, anthem(CREATURE & YOURS, gets(1, 0)),
    class_level(2, "{1}", whenever(becomes_level(2), gain_life(5)), anthem(CREATURE & YOURS, gets(0, 3))),
    class_level(3, "{2}", upkeep(draw())),
)  # fmt: skip


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def grow(table: Table, what: object, ability: int = 0) -> None:
    table.activate(ANN, what, ability)  # type: ignore[arg-type]
    table.resolve()


@pytest.mark.rule("711.2a", "711.2b", "702.87a")
def test_a_leveler_reads_band_by_band() -> None:
    assert card_text(PUPIL) == ("Level up {1}\nLEVEL 1-2\n2/3\nFlying\nLEVEL 3+\n5/5\nFlying\n{T}: You gain 3 life.")
    assert card_text(PLAIN) == "Level up {1}\nLEVEL 1-1\n2/2\nLEVEL 2+\n3/3"
    check_cards(PUPIL, PLAIN)


@pytest.mark.rule("711.2a", "711.2b", "711.5", "702.87a")
def test_its_size_and_abilities_are_those_of_its_level(table: Table) -> None:
    pupil = table.battlefield(ANN, PUPIL)
    seen = []
    for _ in range(4):
        seen.append((pupil.counter("level"), pupil.power, pupil.toughness, pupil.has("flying")))
        grow(table, pupil)
    assert seen == [(0, 1, 1, False), (1, 2, 3, True), (2, 2, 3, True), (3, 5, 5, True)]
    assert (pupil.counter("level"), pupil.power) == (4, 5)


@pytest.mark.rule("702.87a")
def test_level_up_is_only_for_the_main_phase(table: Table) -> None:
    pupil = table.battlefield(ANN, PUPIL)
    table.lands(ANN, "Plains")
    assert table.can_activate(ANN, pupil, 0)
    table.turn(BOB)
    assert not table.can_activate(ANN, pupil, 0)


@pytest.mark.rule("711.2b")
def test_an_ability_of_a_level_is_there_only_with_that_level(table: Table) -> None:
    pupil = table.battlefield(ANN, PUPIL, counters={"level": 2})
    assert "gain 3 life" not in str(table.actions(ANN))
    table.counters(pupil, "level", 3)
    table.activate(ANN, pupil, "gain 3 life")
    table.resolve()
    assert table.life(ANN) == 23


@pytest.mark.rule("711.2a", "613.4b", "613.4c")
def test_the_level_sets_the_base_size(table: Table) -> None:
    pupil = table.battlefield(ANN, PUPIL, counters={"level": 1, "+1/+1": 1})
    table.hand(ANN, card("Might", "{G}", INSTANT_CARD, pump(target(CREATURE), 3, 3)))
    table.cast(ANN, "Might", targets=[pupil])
    table.resolve()
    assert (pupil.power, pupil.toughness) == (6, 7)


@pytest.mark.rule("711.6")
@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile"])
def test_elsewhere_it_has_its_uppermost_size(table: Table, zone: str) -> None:
    found = getattr(table, zone)(ANN, PUPIL)
    assert (found.power, found.toughness) == (1, 1)


@pytest.mark.rule("711.4", "613.1f")
def test_without_abilities_level_counters_mean_nothing(table: Table) -> None:
    pupil = table.battlefield(ANN, PUPIL, counters={"level": 3})
    table.battlefield(BOB, card("Hush", "{W}", ENCHANTMENT_CARD, anthem(CREATURE, lose_all_abilities())))
    assert (pupil.power, pupil.has("flying")) == (1, False)


# ---------------------------------------------------------------------- Classes


@pytest.mark.rule("716.2a")
def test_a_class_reads_level_by_level() -> None:
    assert card_text(TRADE) == (
        "Creatures you control get +1/+0.\n{1}: Level 2\nWhen this Class becomes level 2, you gain 5 life.\n"
        "Creatures you control get +0/+3.\n{2}: Level 3\nAt the beginning of your upkeep, draw a card."
    )
    check_card(TRADE)


@pytest.mark.rule("716.2a", "716.3")
def test_a_class_has_what_stands_at_its_level_and_below(table: Table) -> None:
    trade, bears = table.battlefield(ANN, TRADE, "Grizzly Bears")
    assert (bears.power, bears.toughness) == (3, 2)
    grow(table, trade)
    assert (bears.power, bears.toughness) == (3, 5)


@pytest.mark.rule("716.2a")
def test_when_it_becomes_a_level_what_that_level_gives_triggers(table: Table) -> None:
    trade = table.battlefield(ANN, TRADE)
    grow(table, trade)
    assert table.stack == ["Trade"]
    table.resolve()
    assert table.life(ANN) == 25


@pytest.mark.rule("716.2a")
def test_levels_come_one_after_the_other_and_each_once(table: Table) -> None:
    trade = table.battlefield(ANN, TRADE)
    table.lands(ANN, "Forest", 9)
    assert not table.can_activate(ANN, trade, "level becomes 3")
    table.activate(ANN, trade, "level becomes 2")
    table.resolve_all()
    assert not table.can_activate(ANN, trade, "level becomes 2")
    table.activate(ANN, trade, "level becomes 3")
    table.resolve_all()
    assert not table.can_activate(ANN, trade, "level becomes 3")
    table.begin("upkeep", of=ANN)
    table.resolve()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("716.2a", "602.5d")
def test_a_level_is_gained_only_as_a_sorcery(table: Table) -> None:
    trade = table.battlefield(ANN, TRADE)
    table.lands(ANN, "Forest")
    assert table.can_activate(ANN, trade, "level becomes 2")
    table.turn(BOB)
    assert not table.can_activate(ANN, trade, "level becomes 2")


@pytest.mark.rule("716.2b", "707.2")
def test_a_copy_of_a_class_begins_at_level_one(table: Table) -> None:
    trade, bears = table.battlefield(ANN, TRADE, "Grizzly Bears")
    grow(table, trade)
    table.resolve()
    table.hand(ANN, card("Twin", "{U}", INSTANT_CARD, create_copy_token(target(ENCHANTMENT))))
    table.cast(ANN, "Twin", targets=[trade])
    table.resolve()
    assert (bears.power, bears.toughness) == (4, 5)


@pytest.mark.rule("716.2d", "716.4", "711.7")
def test_level_counters_are_no_levels_of_a_class(table: Table) -> None:
    trade, bears = table.battlefield(ANN, TRADE, "Grizzly Bears")
    table.counters(trade, "level", 2)
    table.lands(ANN, "Forest")
    assert bears.toughness == 2
    assert table.can_activate(ANN, trade, "level becomes 2")


def test_the_log_tells_of_it(table: Table) -> None:
    log = Log()
    table.game.watch(log.watch)
    grow(table, table.battlefield(ANN, TRADE))
    assert "Trade becomes level 2." in log.text()
