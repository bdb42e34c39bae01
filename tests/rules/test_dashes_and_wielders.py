"""Keywords whose costs stand behind a dash, what escapes with counters, and Equipment that comes with a creature."""

from __future__ import annotations

import pytest

from planechase.reading.card_reading import Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, Handle, Table, check_cards
from planechase.words.english import card_text


def made(name: str, type_line: str, text: str, size: str = "") -> CardDefinition:
    power, _, toughness = size.partition("/")
    read = read_card(CardText(name, type_line, text, "{1}", power, toughness))
    assert isinstance(read, Understood), read
    return read.definition


HOUND = made(
    "Ash Hound",
    "Creature — Dog",
    "Escape—{2}{R}, Exile two other cards from your graveyard.\nAsh Hound escapes with two +1/+1 counters on it.",
    "2/2",
)
RALLY = made("Last Rally", "Sorcery", "You gain 3 life.\nFlashback—Sacrifice a creature.")
PIKE = made("Rebel Pike", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+0.\nEquip—Pay 2 life.")
STAVE = made("Young Stave", "Artifact — Equipment", "Job select\nEquipped creature gets +0/+1.\nEquip {1}")


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(HOUND, RALLY, PIKE, STAVE)


def test_an_escape_cost_reads_as_on_cards() -> None:
    assert card_text(HOUND).splitlines()[0] == "Escape—{2}{R}, Exile two other cards from your graveyard"


@pytest.mark.rule("702.138a", "702.138c")
def test_what_escaped_has_the_counters(table: Table) -> None:
    table.graveyard(ANN, HOUND, "Forest", "Forest")
    table.cast(ANN, "Ash Hound", way="escape")
    table.resolve()
    assert table.graveyard(ANN) == []
    assert table.counters("Ash Hound", "+1/+1") == 2


@pytest.mark.rule("702.138c")
def test_what_was_cast_from_the_hand_has_none(table: Table) -> None:
    table.hand(ANN, HOUND)
    table.cast(ANN, "Ash Hound")
    table.resolve()
    assert table.counters("Ash Hound", "+1/+1") == 0


@pytest.mark.rule("702.34a")
def test_flashback_for_a_sacrifice(table: Table) -> None:
    table.graveyard(ANN, RALLY)
    table.battlefield(ANN, "Grizzly Bears")
    table.cast(ANN, "Last Rally", way="flashback")
    table.resolve()
    assert (table.life(ANN), table.graveyard(ANN), table.battlefield(ANN)) == (23, ["Grizzly Bears"], [])


@pytest.mark.rule("702.163a")
def test_for_mirrodin_comes_with_a_rebel(table: Table) -> None:
    table.hand(ANN, PIKE)
    pike = table.cast(ANN, "Rebel Pike")
    table.resolve_all()
    rebel = pike.now.attached_to
    assert isinstance(rebel, Handle)
    assert (rebel.name, rebel.power, rebel.toughness) == ("Rebel Token", 3, 2)


@pytest.mark.rule("702.182a")
def test_job_select_comes_with_a_hero(table: Table) -> None:
    table.hand(ANN, STAVE)
    stave = table.cast(ANN, "Young Stave")
    table.resolve_all()
    hero = stave.now.attached_to
    assert isinstance(hero, Handle)
    assert (hero.name, hero.power, hero.toughness) == ("Hero Token", 1, 2)


@pytest.mark.rule("702.6a")
def test_equip_for_life(table: Table) -> None:
    pike = table.battlefield(ANN, PIKE)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, pike, targets=[bears])
    table.resolve()
    assert (table.life(ANN), bears.power) == (18, 3)
