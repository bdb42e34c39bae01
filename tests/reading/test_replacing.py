"""Replacement effects that were read, played: more life, more counters, more tokens, and life lost instead."""

import pytest
from tests.reading.invented import read, refused

from planechase.testing import ANN, BOB, Table
from planechase.words.card import INSTANT_CARD, SORCERY_CARD, card
from planechase.words.effects.counter_effects import put_counters
from planechase.words.effects.life_effects import gain_life
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SIP = card("Sip", "{W}", INSTANT_CARD, gain_life(3))
GROW = card("Grow", "{G}", SORCERY_CARD, put_counters("+1/+1", target(CREATURE), 2))
GROW_CHARGED = card("Charge", "{G}", SORCERY_CARD, put_counters("charge", target(CREATURE), 2))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("614.1a", "119.10")
@pytest.mark.parametrize(("much", "gained"), [("that much life plus 2", 5), ("twice that much life", 6)])
def test_more_life_than_that(table: Table, much: str, gained: int) -> None:
    table.battlefield(ANN, read(f"If you would gain life, you gain {much} instead."))
    table.hand(ANN, SIP)
    table.hand(BOB, SIP)
    for player in (ANN, BOB):
        table.cast(player, "Sip")
        table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (20 + gained, 23)


@pytest.mark.rule("614.1a", "614.6")
def test_life_lost_instead_of_gained(table: Table) -> None:
    table.battlefield(ANN, read("If an opponent would gain life, that player loses that much life instead."))
    table.hand(ANN, SIP)
    table.hand(BOB, SIP)
    for player in (ANN, BOB):
        table.cast(player, "Sip")
        table.resolve()
    assert (table.life(ANN), table.life(BOB)) == (23, 17)


ONE_MORE = (
    "If one or more +1/+1 counters would be put on a creature you control, "
    "that many plus one +1/+1 counters are put on that creature instead."
)


@pytest.mark.rule("614.1a", "122.6")
def test_one_more_counter_of_its_kind_and_only_on_yours(table: Table) -> None:
    table.battlefield(ANN, read(ONE_MORE, type_line="Enchantment"), "Grizzly Bears")
    table.battlefield(BOB, "Ondu Giant")
    table.hand(ANN, GROW, GROW, GROW_CHARGED)
    for spell, on in (("Grow", "Grizzly Bears"), ("Charge", "Grizzly Bears"), ("Grow", "Ondu Giant")):
        table.cast(ANN, spell, targets=[on])
        table.resolve()
    assert table.counters("Grizzly Bears", "+1/+1") == 3
    assert table.counters("Grizzly Bears", "charge") == 2
    assert table.counters("Ondu Giant", "+1/+1") == 2


@pytest.mark.rule("614.1a")
def test_twice_as_many_counters_of_every_kind(table: Table) -> None:
    text = (
        "If one or more counters would be put on a permanent you control, "
        "twice that many of each of those kinds of counters are put on that permanent instead."
    )
    table.battlefield(ANN, read(text, type_line="Enchantment"), "Grizzly Bears")
    table.hand(ANN, GROW_CHARGED)
    table.cast(ANN, "Charge", targets=["Grizzly Bears"])
    table.resolve()
    assert table.counters("Grizzly Bears", "charge") == 4


def test_what_was_no_creature_is_not_called_one_afterwards() -> None:
    text = ONE_MORE.replace("a creature you control", "an artifact you control")
    assert "understood" in refused(text, "Enchantment").reason
