"""Counters with which something enters, damage to itself, what blocks it, and where its owner puts it."""

import pytest
from tests.reading.invented import read, said

from planechase.testing import ANN, BOB, Table
from planechase.words.card import SORCERY_CARD, card, planeswalker
from planechase.words.effects.permanent_effects import destroy
from planechase.words.filters import CREATURE
from planechase.words.selections import target

SLAY = card("Slay", "{B}", SORCERY_CARD, destroy(target(CREATURE)))
BACK = "Return target creature card from your graveyard to the battlefield"
TEXTS = (
    f"When this creature enters, {BACK.lower()} with a flying counter on it.",
    f"When this creature enters, {BACK.lower()} tapped with two +1/+1 counters on it.",
    "Whenever another creature you control dies, return it to the battlefield under its owner's control "
    "with a finality counter on it.",
    "Each other Cat you control enters with an additional +1/+1 counter on it.",
    "{T}: This creature deals 1 damage to itself.",
    "{T}: Target creature deals damage to itself equal to its power.",
    "Whenever this creature becomes blocked, it deals 2 damage to each creature blocking it.",
    "{T}: Target creature's owner puts it on their choice of the top or bottom of their library.",
    "{T}: Target creature's owner puts it into their library second from the top or on the bottom.",
    "{T}: Draw a card for each creature that died this turn.",
)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.parametrize("text", TEXTS)
def test_it_is_said_as_it_was_read(text: str) -> None:
    assert said(text) == text


@pytest.mark.rule("122.6", "614.1c")
def test_it_enters_with_counters(table: Table) -> None:
    table.graveyard(ANN, "Grizzly Bears")
    table.hand(ANN, read(f"{BACK} with two additional +1/+1 counters on it.", "Raise", "Sorcery"))
    table.cast(ANN, "Raise", targets=["Grizzly Bears"])
    table.resolve()
    assert table.find("Grizzly Bears").counters == {"+1/+1": 2}


@pytest.mark.rule("122.1h", "400.7")
def test_what_died_returns_with_a_counter(table: Table) -> None:
    table.battlefield(ANN, read(TEXTS[2]), "Grizzly Bears")
    table.hand(ANN, SLAY, SLAY)
    for _ in range(2):
        table.cast(ANN, "Slay", targets=["Grizzly Bears"])
        table.resolve_all()
    assert table.exile(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("614.12")
def test_others_enter_with_one_more_counter(table: Table) -> None:
    table.battlefield(ANN, read(TEXTS[3]))
    one, other = table.enters(ANN, read("", "Kitten")), table.enters(ANN, "Grizzly Bears")
    theirs = table.enters(BOB, read("", "Tom"))
    assert [each.power for each in (one, other, theirs)] == [3, 2, 2]


@pytest.mark.rule("306.5b", "614.12")
def test_a_loyalty_counter_more(table: Table) -> None:
    table.battlefield(ANN, read("Each planeswalker you control enters with an additional loyalty counter on it."))
    walker = planeswalker("Ana", 3)
    assert table.enters(ANN, card("Ana", "{W}", walker)).loyalty == 4


@pytest.mark.rule("120.1")
def test_a_creature_hurts_itself(table: Table) -> None:
    cat = table.battlefield(ANN, read(TEXTS[5]))
    table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, cat, targets=["Grizzly Bears"])
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("509.1g")
def test_what_blocks_it_is_hurt() -> None:
    table = Table()
    cat = table.battlefield(ANN, read(TEXTS[6].replace("1 damage", "2 damage")))
    table.battlefield(BOB, "Grizzly Bears", "Ondu Giant")
    table.attack(ANN, [cat])
    table.block(BOB, {"Grizzly Bears": cat})
    table.resolve()
    assert table.graveyard(BOB) == ["Grizzly Bears"]


@pytest.mark.rule("608.2d", "401.7")
@pytest.mark.parametrize(
    ("text", "answer", "place"), [(TEXTS[7], True, 0), (TEXTS[7], False, 2), (TEXTS[8], True, 1), (TEXTS[8], False, 2)]
)
def test_its_owner_chooses_where_it_goes(table: Table, text: str, answer: bool, place: int) -> None:
    table.library(BOB, "Forest", "Island", only=True)
    cat, bears = table.battlefield(ANN, read(text)), table.battlefield(BOB, "Grizzly Bears")
    table.activate(ANN, cat, targets=[bears])
    table.will(BOB, [bears] if answer else [])
    table.resolve()
    assert table.library(BOB).index("Grizzly Bears") == place


@pytest.mark.rule("700.4")
def test_creatures_that_died_are_counted(table: Table) -> None:
    cat = table.battlefield(ANN, read(TEXTS[9]), "Grizzly Bears")[0]
    table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, SLAY, SLAY)
    for owner in (ANN, BOB):
        table.cast(ANN, "Slay", targets=[table.find("Grizzly Bears", controller=owner)])
        table.resolve()
    table.activate(ANN, cat)
    table.resolve()
    assert len(table.hand(ANN)) == 2
