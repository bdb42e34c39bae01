"""What is true for a while: with the duration behind it, of creatures that die, of spells that have not been cast."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.abilities import StaticAbility
from planechase.testing import ANN, BOB, Table
from planechase.words.card import SORCERY_CARD, card
from planechase.words.effects.life_effects import gain_life

SIP = card("Sip", "{W}", SORCERY_CARD, gain_life(1))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


@pytest.mark.rule("611.2c")
def test_a_duration_behind_a_statement_is_about_what_comes_later_too(table: Table) -> None:
    table.hand(ANN, read("Creatures can't attack you until your next turn.", type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    table.go_to("precombat main", of=BOB)
    bears = table.battlefield(BOB, "Grizzly Bears")
    assert not table.can_attack(bears, ANN)


def test_a_duration_behind_is_the_same_as_one_before() -> None:
    behind = "Whenever this creature attacks, you can't lose the game until your next turn."
    before = "Whenever this creature attacks, until your next turn, you can't lose the game."
    assert said(behind) == said(before)


@pytest.mark.rule("614.1a", "611.2c")
@pytest.mark.parametrize("whose", ["", " an opponent controls"])
def test_creatures_that_would_die_this_turn_are_exiled(table: Table, whose: str) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears")
    text = f"If a creature{whose} would die this turn, exile it instead. Destroy all creatures."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.exile(BOB) == ["Grizzly Bears"]
    assert table.exile(ANN) == ([] if whose else ["Grizzly Bears"])


@pytest.mark.rule("614.6")
def test_of_what_was_dealt_damage_only_the_creatures_are_exiled(table: Table) -> None:
    table.battlefield(BOB, "Grizzly Bears")
    text = (
        "Invention deals 1 damage to each creature and each planeswalker. If a creature dealt damage this way would "
        "die this turn, exile it instead. Destroy all creatures and planeswalkers."
    )
    table.battlefield(BOB, "Elspeth, Knight-Errant")
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert (table.exile(BOB), table.graveyard(BOB)) == (["Grizzly Bears"], ["Elspeth, Knight-Errant"])


@pytest.mark.rule("604.1")
def test_what_one_did_this_turn_forbids_something_from_then_on(table: Table) -> None:
    text = "If you cast a spell this turn, you can't attack with creatures."
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    assert table.can_attack(bears, BOB)
    table.hand(ANN, SIP)
    table.cast(ANN, "Sip")
    table.resolve()
    assert not table.can_attack(bears, BOB)


def test_an_if_that_is_asked_at_one_time_is_no_static_ability() -> None:
    refused("If you attacked this turn, creatures you control get +1/+1.", type_line="Enchantment")


@pytest.mark.rule("305.1")
def test_a_land_that_was_not_played_is_noticed(table: Table) -> None:
    text = "Draw a card. If you played a land this turn, you gain 3 life."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert table.life(ANN) == 20


@pytest.mark.rule("707.10")
def test_spells_that_players_cast_have_what_counts_as_they_are_cast() -> None:
    ability = read("Creature spells players cast have convoke.", type_line="Enchantment").printed.abilities[0]
    assert isinstance(ability, StaticAbility)
    refused("Creature spells players cast have split second.", type_line="Enchantment")


@pytest.mark.rule("901.11", "603.7b")
def test_what_happens_when_somebody_planeswalks_is_no_trigger_of_every_kind() -> None:
    assert "When a player planeswalks, you lose 2 life" in said(
        "Whenever this creature attacks, draw a card. When a player planeswalks, you lose 2 life."
    )
    refused("Whenever this creature attacks, draw a card. When a creature dies, you lose 2 life.")
