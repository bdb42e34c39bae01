"""Sagas (CR 714): chapters, lore counters, the end, and read ahead (CR 702.155)."""

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ANY_TARGET,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    SAGA_CARD,
    SORCERY_CARD,
    THIS,
    anthem,
    card,
    chapter,
    damage,
    draw,
    gain_life,
    keyword,
    lose_all_abilities,
    more_counters,
    put_counters,
    remove_counters,
    sacrifices,
    subtype,
    target,
    whenever,
)
from planechase.writing import card_text

TALE = card("Tale", "{1}{W}", SAGA_CARD, chapter(1, 2, gain_life(1)), chapter(3, gain_life(10)))
SHORT = card("Short Tale", "{W}", SAGA_CARD, chapter(1, damage(2, ANY_TARGET)))
SKIMMED = card(
    "Skimmed Tale",
    "{W}",
    SAGA_CARD,
    keyword("read ahead"),
    chapter(1, gain_life(1)),
    chapter(2, gain_life(20)),
    chapter(3, gain_life(300)),
)
BOOKMARK = card("Bookmark", "{W}", SORCERY_CARD, put_counters("lore", target(ENCHANTMENT), 2))
SILENCE = card("Silence", "{W}", ENCHANTMENT_CARD, anthem(subtype("Saga"), lose_all_abilities()))
MOURNER = card("Mourner", "{B}", ENCHANTMENT_CARD, whenever(sacrifices(subtype("Saga")), gain_life(100)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("714.2a", "714.2c")
def test_a_chapter_reads_with_its_roman_numbers() -> None:
    assert card_text(TALE) == "I, II — You gain 1 life.\nIII — You gain 10 life."
    assert card_text(SKIMMED).startswith("Read ahead\nI — You gain 1 life.")
    check_cards(TALE, SHORT, SKIMMED)


@pytest.mark.rule("714.3a", "714.2b")
def test_a_saga_enters_with_a_lore_counter_and_tells_its_first_chapter(table: Table) -> None:
    saga = table.enters(ANN, TALE)
    assert saga.counter("lore") == 1
    table.resolve()
    assert table.life(ANN) == 21


@pytest.mark.rule("714.3c", "505.4")
def test_it_gets_one_more_as_its_controllers_precombat_main_phase_begins(table: Table) -> None:
    saga = table.battlefield(ANN, TALE, counters={"lore": 1})
    table.begin("precombat main", of=BOB)
    assert saga.counter("lore") == 1
    table.begin("precombat main", of=ANN)
    assert saga.counter("lore") == 2
    assert table.life(ANN) == 20
    table.resolve()
    assert table.life(ANN) == 21
    table.begin("postcombat main", of=ANN)
    assert saga.counter("lore") == 2


@pytest.mark.rule("714.4", "704.5s")
def test_it_is_sacrificed_once_its_final_chapter_has_left_the_stack(table: Table) -> None:
    table.battlefield(ANN, MOURNER)
    table.battlefield(ANN, TALE, counters={"lore": 2})
    table.begin("precombat main", of=ANN)
    assert table.battlefield(ANN) == ["Mourner", "Tale"]
    table.resolve()
    assert table.graveyard(ANN) == ["Tale"]
    table.resolve()
    assert table.life(ANN) == 130


@pytest.mark.rule("714.4")
def test_it_is_sacrificed_where_its_final_chapter_has_no_target_left(table: Table) -> None:
    bear = table.battlefield(BOB, "Grizzly Bears")
    table.will(ANN, bear)
    table.enters(ANN, SHORT)
    assert table.battlefield(ANN) == ["Short Tale"]
    table.remove(bear)
    table.resolve()
    assert table.graveyard(ANN) == ["Short Tale"]


@pytest.mark.rule("714.2b")
def test_several_counters_at_once_reach_several_chapters(table: Table) -> None:
    saga = table.battlefield(ANN, TALE, counters={"lore": 1})
    table.hand(ANN, BOOKMARK)
    table.cast(ANN, "Bookmark", targets=[saga])
    table.will(ANN, ["Tale", "Tale"])
    table.resolve()
    table.resolve_all()
    assert table.life(ANN) == 31
    assert table.graveyard(ANN) == ["Bookmark", "Tale"]


@pytest.mark.rule("714.2b")
def test_a_chapter_that_was_reached_before_does_not_trigger_again(table: Table) -> None:
    saga = table.battlefield(ANN, TALE, counters={"lore": 2})
    table.hand(ANN, card("Erase", "{W}", SORCERY_CARD, remove_counters("lore", target(ENCHANTMENT), 1)))
    table.cast(ANN, "Erase", targets=[saga])
    table.resolve()
    assert saga.counter("lore") == 1
    table.begin("precombat main", of=ANN)
    table.resolve_all()
    assert (table.life(ANN), saga.counter("lore")) == (21, 2)


@pytest.mark.rule("714.2d", "714.3c", "714.4")
def test_without_chapters_it_gets_no_counters_and_does_not_end(table: Table) -> None:
    saga = table.battlefield(ANN, TALE, counters={"lore": 4})
    table.battlefield(BOB, SILENCE)
    table.begin("precombat main", of=ANN)
    assert saga.counter("lore") == 4
    assert table.battlefield(ANN) == ["Tale"]


@pytest.mark.rule("714.3a", "614.12")
def test_a_saga_that_enters_without_abilities_enters_without_a_counter(table: Table) -> None:
    table.battlefield(BOB, SILENCE)
    assert table.enters(ANN, TALE).counter("lore") == 0


@pytest.mark.rule("714.3a", "614.1c")
def test_what_makes_more_counters_makes_more_lore_counters(table: Table) -> None:
    table.battlefield(ANN, card("Growth", "{G}", ENCHANTMENT_CARD, more_counters(ENCHANTMENT)))
    table.will(ANN, ["Tale", "Tale"])
    saga = table.enters(ANN, TALE)
    assert saga.counter("lore") == 2
    table.resolve_all()
    assert table.life(ANN) == 22


@pytest.mark.rule("714.3c")
def test_each_player_reads_their_own_sagas(table: Table) -> None:
    saga = table.battlefield(BOB, TALE, counters={"lore": 1})
    table.begin("precombat main", of=BOB)
    table.resolve()
    assert (saga.counter("lore"), table.life(BOB), table.life(ANN)) == (2, 21, 20)


@pytest.mark.rule("702.155a", "702.155b", "714.3b")
@pytest.mark.parametrize(("number", "life"), [(1, 21), (2, 40), (3, 320)])
def test_with_read_ahead_it_begins_with_the_chosen_chapter_alone(table: Table, number: int, life: int) -> None:
    table.will(ANN, number)
    saga = table.enters(ANN, SKIMMED)
    assert saga.counter("lore") == number
    table.resolve_all()
    assert table.life(ANN) == life


@pytest.mark.rule("702.155a")
def test_with_read_ahead_chapters_are_left_out_only_in_the_turn_it_entered(table: Table) -> None:
    saga = table.battlefield(ANN, SKIMMED, counters={"lore": 1})
    table.begin("precombat main", of=ANN)
    table.hand(ANN, BOOKMARK)
    table.resolve_all()
    assert table.life(ANN) == 40
    table.will(ANN, 1)
    late = table.enters(ANN, SKIMMED)
    table.resolve_all()
    assert table.life(ANN) == 41
    table.cast(ANN, "Bookmark", targets=[late])
    table.resolve_all()
    assert table.life(ANN) == 341
    assert saga.counter("lore") == 2


@pytest.mark.rule("702.155c")
def test_read_ahead_twice_is_read_ahead_once(table: Table) -> None:
    twice = card("Twice", "{W}", SAGA_CARD, keyword("read ahead"), keyword("read ahead"), chapter(2, draw()))
    table.will(ANN, 1)
    assert table.enters(ANN, twice).counter("lore") == 1


@pytest.mark.rule("714.2")
def test_chapters_are_counted_from_one() -> None:
    with pytest.raises(TypeError, match="counted from 1"):
        chapter(0, draw())
    with pytest.raises(TypeError, match="its effect"):
        chapter(1, 2)


def test_it_is_called_this_saga() -> None:
    assert "this Saga" in card_text(card("Self", "{W}", SAGA_CARD, chapter(1, put_counters("lore", THIS))))
