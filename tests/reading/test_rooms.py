"""Rooms in English (CR 709.5), and what waits for doors."""

from __future__ import annotations

from dataclasses import replace

import pytest

from planechase.reading.card_reading import RefusedCard, Understood, read_card
from planechase.reading.card_texts import CardText
from planechase.rules.language.abilities import TriggeredAbility
from planechase.rules.language.characteristics import CardDefinition
from planechase.words.selections import THIS, Remembered
from planechase.words.triggers.door_triggers import FullyUnlocks, UnlocksThisDoor
from planechase.writing import card_text

LEFT = CardText("Cellar", "Enchantment — Room", "When you unlock this door, draw a card.", "{U}")
RIGHT = CardText("Attic", "Enchantment — Room", "When you unlock this door, this Room deals 2 damage to you.", "{R}")
ROOM = CardText("Cellar // Attic", "", layout="split", faces=(LEFT, RIGHT))


def understood(card: CardText) -> CardDefinition:
    read = read_card(card)
    assert isinstance(read, Understood), read
    return read.definition


@pytest.mark.rule("709.5h")
def test_each_half_knows_which_door_it_is() -> None:
    abilities = understood(ROOM).printed.abilities
    triggers = [ability.trigger for ability in abilities if isinstance(ability, TriggeredAbility)]
    assert triggers == [UnlocksThisDoor(0), UnlocksThisDoor(1)]


def test_it_reads_as_it_was_written() -> None:
    lines = card_text(understood(ROOM)).splitlines()
    assert lines[0] == LEFT.text
    assert lines[1] == "//"


@pytest.mark.rule("709.5a")
def test_halves_with_different_type_lines_are_refused() -> None:
    other = replace(RIGHT, type_line="Artifact Enchantment — Room")
    assert isinstance(read_card(replace(ROOM, faces=(LEFT, other))), RefusedCard)


def test_a_half_that_is_neither_a_spell_nor_a_room_is_refused() -> None:
    plain = replace(LEFT, type_line="Enchantment", text="")
    assert isinstance(read_card(replace(ROOM, faces=(plain, plain))), RefusedCard)


@pytest.mark.rule("709.5i")
def test_fully_unlocking_is_waited_for_beside_something_else() -> None:
    text = "Whenever an enchantment you control enters and whenever you fully unlock a Room, you gain 1 life."
    (ability,) = understood(CardText("Warden", "Creature — Human", text, "{W}", "1", "1")).printed.abilities
    assert any(isinstance(part, FullyUnlocks) for part in ability.walk())


@pytest.mark.rule("701.62a")
def test_what_was_manifested_is_spoken_of_as_that_creature() -> None:
    text = "When you unlock this door, manifest dread, then put three +1/+1 counters on that creature."
    card = understood(replace(ROOM, faces=(replace(LEFT, text=text), RIGHT)))
    assert any(isinstance(part, Remembered) for ability in card.printed.abilities for part in ability.walk())
    assert card_text(card).splitlines()[0] == text


@pytest.mark.rule("702.171b")
def test_what_attacks_while_saddled_is_it() -> None:
    text = "Whenever this creature attacks while saddled, it gets +0/+3 until end of turn.\nSaddle 2"
    card = understood(CardText("Ram", "Creature — Sheep Mount", text, "{G}", "1", "1"))
    (attacks,) = [ability for ability in card.printed.abilities if isinstance(ability, TriggeredAbility)]
    assert THIS in attacks.effect.walk()
