"""The Ring tempts you (CR 701.54)."""

import pytest

from planechase.testing import ANN, BOB, IllegalAnswer, Table, check_cards
from planechase.vocabulary import (
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    YOUR_RING_BEARER,
    anthem,
    card,
    gain_control,
    gain_life,
    gets,
    ring_tempts,
    ring_tempts_trigger,
    target,
    whenever,
)

TEMPT = card("Tempt", "{1}", INSTANT_CARD, ring_tempts())
BORROW = card("Borrow", "{1}", INSTANT_CARD, gain_control(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def tempt(table: Table, times: int = 1, *answers: object) -> None:
    """The Ring tempts Ann so often."""
    for _ in range(times):
        table.hand(ANN, TEMPT)
        table.cast(ANN, "Tempt")
        table.will(ANN, *answers)
        table.resolve()


@pytest.mark.rule("701.54a", "701.54b", "701.54c")
def test_a_creature_bears_the_ring_until_another_does(table: Table) -> None:
    bears, elves = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves")
    table.battlefield(ANN, card("Banner", "{1}", ENCHANTMENT_CARD, anthem(CREATURE & YOUR_RING_BEARER, gets(1, 0))))
    tempt(table, 1, bears)
    assert (bears.supertypes, bears.power, elves.supertypes) == (["Legendary"], 3, [])
    tempt(table, 1, elves)
    assert (bears.supertypes, bears.power, elves.supertypes) == ([], 2, ["Legendary"])
    assert table.command(ANN) == ["The Ring"]


@pytest.mark.rule("701.54a", "701.54d")
def test_without_a_creature_the_ring_tempts_all_the_same(table: Table) -> None:
    table.battlefield(ANN, card("Song", "{1}", ENCHANTMENT_CARD, whenever(ring_tempts_trigger(), gain_life(2))))
    tempt(table)
    table.resolve()
    assert (table.command(ANN), table.life(ANN), table.command(BOB)) == (["The Ring"], 22, [])


@pytest.mark.rule("701.54a")
def test_who_loses_control_of_the_bearer_has_none_even_if_it_comes_back(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    tempt(table)
    table.hand(BOB, BORROW)
    table.cast(BOB, "Borrow", targets=[bears])
    table.resolve()
    assert (bears.controller, bears.supertypes) == (BOB, [])
    table.next_turn()
    assert (bears.controller, bears.supertypes) == (ANN, [])


@pytest.mark.rule("701.54c", "509.1b")
def test_it_cannot_be_blocked_by_greater_power(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    angel, wall = table.battlefield(BOB, "Serra Angel", "Grizzly Bears")
    tempt(table)
    table.attack(ANN, {bears: BOB}, pause=True)
    with pytest.raises(IllegalAnswer):
        table.block(BOB, {angel: bears})
    table.block(BOB, {wall: bears})


@pytest.mark.rule("701.54c")
def test_tempted_twice_it_loots_as_it_attacks(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    tempt(table)
    table.attack(ANN, {bears: BOB})
    assert table.stack == []
    table = Table(free_mana=True)
    bears = table.battlefield(ANN, "Grizzly Bears")
    tempt(table, 2)
    table.library(ANN, "Forest")
    table.attack(ANN, {bears: BOB})
    table.resolve()
    assert table.graveyard(ANN)[-1] == "Forest"


@pytest.mark.rule("701.54c", "603.7")
def test_tempted_three_times_its_blockers_are_sacrificed(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    wall = table.battlefield(BOB, "Wall of Blossoms")
    tempt(table, 3)
    table.attack(ANN, {bears: BOB})
    table.resolve()
    table.block(BOB, {wall: bears})
    table.resolve()
    assert wall.exists
    table.go_to("end of combat")
    table.resolve()
    assert (wall.exists, table.graveyard(BOB)) == (False, ["Wall of Blossoms"])


@pytest.mark.rule("701.54c")
def test_tempted_four_times_its_damage_hurts_each_opponent(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    tempt(table, 5)
    table.attack(ANN, {bears: BOB})
    table.resolve()
    table.block(BOB)
    table.combat_damage()
    table.resolve_all()
    assert table.life(BOB) == 15


def test_how_it_reads(table: Table) -> None:
    song = card("Song", "{1}", ENCHANTMENT_CARD, whenever(ring_tempts_trigger(), gain_life(2)))
    assert table.text(TEMPT) == "The Ring tempts you."
    assert table.text(song) == "Whenever the Ring tempts you, you gain 2 life."
    tempt(table, 4)
    assert table.find("The Ring").text.split("\n") == [
        "Your Ring-bearer is legendary and can't be blocked by creatures with greater power.",
        "Whenever your Ring-bearer attacks, draw a card, then discard a card.",
        "Whenever your Ring-bearer becomes blocked by a creature, the blocking creature's controller sacrifices it at "
        "end of combat.",
        "Whenever your Ring-bearer deals combat damage to a player, each opponent loses 3 life.",
    ]
    check_cards(TEMPT, song, games=1)
