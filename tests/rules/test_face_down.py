"""Face-down spells and permanents (CR 708)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed
from planechase.rules.mana.mana import ManaCost
from planechase.testing import ANN, BOB, Table
from planechase.words.card import ENCHANTMENT_CARD, INSTANT_CARD, card, creature, when_enters, whenever
from planechase.words.effects.hands import draw
from planechase.words.effects.life import gain_life
from planechase.words.effects.permanents import TurnFaceDown
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zones import ReturnToHand
from planechase.words.filters import CREATURE, ITSELF, RED_
from planechase.words.keywords import Morph
from planechase.words.players import EACH_PLAYER
from planechase.words.selections import target
from planechase.words.triggers import Casts, TurnedUp

BOUNCE = card("Bounce", "{U}", INSTANT_CARD, ReturnToHand(target(CREATURE)))
HIDE = card("Hide", "{U}", INSTANT_CARD, TurnFaceDown(target(CREATURE)))
DOUBLE = card("Double", "{U}", INSTANT_CARD, CreateCopyToken(target(CREATURE)))
SURPRISE = card(
    "Surprise", "{2}{G}", creature("Elf", 4, 4), Morph(ManaCost.parse("{G}")), when_enters(draw(1)),
    whenever(TurnedUp(ITSELF), gain_life(7)),
)  # fmt: skip


def face_down_surprise() -> Table:
    """Ann has a face-down creature that really is a Surprise."""
    table = Table(free_mana=True)
    table.hand(ANN, SURPRISE)
    table.cast(ANN, "Surprise", way="face down")
    table.resolve()
    return table


@pytest.mark.rule("708.4", "708.2", "702.37c")
def test_a_spell_cast_face_down_is_a_nameless_two_two() -> None:
    table = Table(free_mana=True)
    watch = whenever(Casts(EACH_PLAYER, RED_), draw(1))
    table.battlefield(BOB, card("Red Watch", "{U}", ENCHANTMENT_CARD, watch))
    table.hand(ANN, "Battering Craghorn")
    spell = table.cast(ANN, "Battering Craghorn", way="face down")
    assert table.stack == [spell.name]
    assert "Craghorn" not in str(table.view(BOB))
    table.resolve()
    (creature_,) = (table.find(id) for id in table.state.battlefield if table.state.objects[id].controller == ANN)

    assert (creature_.power, creature_.toughness) == (2, 2)
    assert (creature_.characteristics.name, creature_.colors, creature_.mana_value) == ("", "", 0)
    assert (creature_.keywords, creature_.subtypes) == (frozenset(), frozenset())


@pytest.mark.rule("708.3")
def test_what_enters_face_down_has_no_enters_abilities() -> None:
    table = face_down_surprise()

    assert table.stack == []
    assert table.hand(ANN) == []


@pytest.mark.rule("708.5", "400.2")
def test_only_the_controller_sees_what_it_is() -> None:
    table = face_down_surprise()

    assert table.view(ANN)["battlefield"][0]["really"] == "Surprise"
    assert "Surprise" not in str(table.view(BOB))
    assert "Surprise" not in str(table.view(None))


@pytest.mark.rule("708.7", "708.8", "116.2b", "702.37e")
def test_turning_face_up_uses_no_stack_and_is_no_entering() -> None:
    table = face_down_surprise()
    hidden = table.find(table.state.battlefield[0])
    table.mana(ANN, "{G}")
    table.do(ANN, "face up")

    assert (hidden.name, hidden.power) == ("Surprise", 4)
    assert len(table.stack) == 1
    table.resolve()
    assert table.life(ANN) == 27
    assert table.hand(ANN) == []


@pytest.mark.rule("708.8")
def test_effects_on_the_face_down_permanent_still_apply_face_up() -> None:
    table = face_down_surprise()
    hidden = table.find(table.state.battlefield[0])
    table.hand(ANN, "Giant Growth")
    table.cast(ANN, "Giant Growth", targets=[hidden])
    table.resolve()
    assert hidden.power == 5
    table.mana(ANN, "{G}")
    table.do(ANN, "face up")

    assert hidden.power == 7


@pytest.mark.rule("708.9")
def test_a_face_down_permanent_is_revealed_as_it_leaves() -> None:
    table = face_down_surprise()
    table.hand(BOB, BOUNCE)
    table.cast(BOB, "Bounce", targets=[table.state.battlefield[0]])
    table.resolve()

    assert table.hand(ANN) == ["Surprise"]
    assert any("Surprise" in event.names for event in table.happened(Revealed))


@pytest.mark.rule("708.2a", "708.2b")
def test_a_permanent_turned_face_down_is_a_two_two_and_stays_one_when_turned_down_again() -> None:
    table = Table(free_mana=True)
    angel = table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, HIDE, HIDE)
    for _ in range(2):
        table.cast(ANN, "Hide", targets=[angel])
        table.resolve()

    assert (angel.power, angel.toughness, angel.keywords, angel.face_down) == (2, 2, frozenset(), True)


@pytest.mark.rule("708.2", "707.2")
def test_a_copy_of_a_face_down_creature_is_a_plain_two_two() -> None:
    table = face_down_surprise()
    table.hand(BOB, DOUBLE)
    table.cast(BOB, "Double", targets=[table.state.battlefield[0]])
    table.resolve()
    (token,) = (table.find(id) for id in table.state.battlefield if table.state.objects[id].controller == BOB)

    assert (token.power, token.toughness, token.face_down) == (2, 2, False)
    assert token.characteristics.abilities == ()


@pytest.mark.rule("708.9")
def test_at_the_end_of_a_game_everything_is_shown() -> None:
    table = face_down_surprise()
    table.concede(BOB)

    assert table.winner == ANN
    assert "Surprise" in str(table.view(BOB))
