"""Rooms (CR 709.5): permanents of two halves, each of which has to be unlocked."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_card
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    YOURS,
    anthem,
    card,
    create_copy_token,
    draw,
    fully_unlocks,
    gain_life,
    gets,
    split,
    subtype,
    target,
    typed,
    unlocks_this_door,
    whenever,
)
from planechase.words.plain_data import card_from_plain, card_to_plain
from planechase.writing import card_text

ROOM = typed("Enchantment — Room")
CELLAR = "Cold Cellar"
ATTIC = "Warm Attic"
HOUSE = split(
    card(CELLAR, "{W}", ROOM, whenever(unlocks_this_door(), gain_life(2))),
    card(ATTIC, "{2}{G}", ROOM, whenever(unlocks_this_door(), gain_life(5)), anthem(CREATURE & YOURS, gets(1, 1))),
)
BOTH = f"{CELLAR} // {ATTIC}"
HALLS = split(card("Bare Hall", "{W}", ROOM), card("Bare Loft", "{1}{G}", ROOM))
GUEST = card("Guest", "{W}", ENCHANTMENT_CARD, whenever(fully_unlocks(subtype("Room")), draw(1)))
MIRROR = card("Mirror", "{U}", INSTANT_CARD, create_copy_token(target(ENCHANTMENT)))


@pytest.fixture
def table() -> Table:
    table = Table(free_mana=True)
    for land in ("Plains", "Forest", "Forest", "Forest"):
        table.battlefield(ANN, land)
    return table


def cast(table: Table, half: str) -> None:
    table.hand(ANN, HOUSE)
    table.cast(ANN, half)
    table.resolve()
    table.resolve()


def unlock(table: Table, half: str) -> None:
    table.do(ANN, f"unlock {half}")
    table.resolve()


def test_a_room_reads_as_its_halves_and_is_written_down() -> None:
    assert card_text(HOUSE).splitlines()[0] == "When you unlock this door, you gain 2 life."
    check_card(HOUSE)
    assert card_from_plain(card_to_plain(HOUSE)).same_as(HOUSE)


@pytest.mark.rule("709.4", "709.4b")
def test_off_the_battlefield_it_is_both_halves(table: Table) -> None:
    found = table.graveyard(ANN, HOUSE)
    assert (found.name, found.mana_value, found.colors) == (BOTH, 4, "WG")


@pytest.mark.rule("709.5d", "709.5h", "709.5")
def test_the_half_that_was_cast_is_unlocked_as_it_enters(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, CELLAR)
    assert table.on_battlefield(CELLAR, ANN)
    assert table.life(ANN) == 22
    assert bears.power == 2


@pytest.mark.rule("709.5e", "116.2m", "709.5h")
def test_the_other_half_is_unlocked_for_its_mana_cost(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, CELLAR)
    unlock(table, ATTIC)
    assert table.on_battlefield(BOTH, ANN)
    assert table.life(ANN) == 27
    assert bears.power == 3
    assert doors_offered(table, ANN) == []


def doors_offered(table: Table, player: int) -> list[str]:
    return [words for words in table.actions(player) if "unlock" in words]


@pytest.mark.rule("116.2m")
def test_a_door_is_unlocked_only_by_its_controller_as_a_sorcery() -> None:
    table = Table()
    table.battlefield(ANN, HOUSE)
    assert doors_offered(table, ANN) == []
    table.battlefield(ANN, "Plains")
    table.battlefield(BOB, "Plains")
    assert doors_offered(table, ANN) == [f"unlock {CELLAR}"]
    table.begin("upkeep", of=ANN)
    assert doors_offered(table, ANN) == []
    table.begin("main", of=BOB)
    assert doors_offered(table, BOB) == []


@pytest.mark.rule("709.5d", "202.3")
def test_put_onto_the_battlefield_it_is_locked(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    room = table.battlefield(ANN, HOUSE)
    assert (room.name, room.mana_value, room.colors, bears.power) == ("", 0, "", 2)
    unlock(table, ATTIC)
    assert (room.name, room.mana_value, room.colors, bears.power) == (ATTIC, 3, "G", 3)
    assert table.life(ANN) == 25


@pytest.mark.rule("709.5i")
def test_it_is_fully_unlocked_with_the_second_door(table: Table) -> None:
    table.battlefield(ANN, GUEST)
    table.library(ANN, "Forest")
    table.battlefield(ANN, HALLS)
    table.do(ANN, "unlock Bare Loft")
    assert table.hand(ANN) == []
    unlock(table, "Bare Hall")
    assert table.hand(ANN) == ["Forest"]


@pytest.mark.rule("709.5", "709.5c", "707.2")
def test_a_copy_has_the_halves_but_not_the_designations(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    cast(table, ATTIC)
    assert bears.power == 3
    table.hand(ANN, MIRROR)
    table.cast(ANN, "Mirror", targets=[table.find(ATTIC)])
    table.resolve()
    assert bears.power == 3
    unlock(table, CELLAR)
    assert table.life(ANN) == 27
