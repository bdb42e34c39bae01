"""Face-down spells and permanents (CR 708)."""

from __future__ import annotations

import pytest

from planechase.rules.events.events import Revealed
from planechase.rules.language.grammar import Filter
from planechase.rules.language.word import word
from planechase.rules.mana.mana import ManaCost
from planechase.rules.spells.permissions import CastPermission
from planechase.rules.state.objects import Object, Zone
from planechase.rules.state.player import Player
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, Table
from planechase.words.card import (
    ARTIFACT_CARD,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    card,
    creature,
    static,
    when_enters,
    whenever,
)
from planechase.words.effects.hands import draw
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.life_effects import gain_life
from planechase.words.effects.permanent_effects import TurnFaceDown
from planechase.words.effects.tokens import CreateCopyToken
from planechase.words.effects.zone_effects import ReturnToHand
from planechase.words.filters import CREATURE, ITSELF, RED_, Named, subtype
from planechase.words.keywords import Morph, keyword
from planechase.words.modifications import BecomeCopy, LoseAllAbilities
from planechase.words.player_words import EACH_PLAYER, PLAYERS
from planechase.words.selections import all_of, target
from planechase.words.statics import CantCast, CostsLess, CostsMore
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


# ---------------------------------------------------------------------- what is judged face down


RED_MORPH = card("Red Surprise", "{3}{R}", creature("Goblin", 4, 4), Morph(ManaCost.parse("{R}")))


def offers(table: Table, way: str = "face down") -> bool:
    """Whether Ann may cast a Surprise in this way now."""
    casts = [one for one in table.actions(ANN) if "Surprise" in one and one.lower().startswith("cast")]
    return any(("face down" in one) is (way == "face down") for one in casts)


@pytest.mark.rule("702.37c", "708.4", "101.2")
@pytest.mark.parametrize(("what", "allowed"), [(RED_, True), (subtype("Goblin"), True), (CREATURE, False)])
def test_a_prohibition_speaks_of_the_face_down_card(what: Filter, allowed: bool) -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.hand(ANN, RED_MORPH)
    table.battlefield(BOB, card("Ban", "{W}", ENCHANTMENT_CARD, static(CantCast(PLAYERS, what))))
    assert offers(table) is allowed
    assert not offers(table, "")
    if allowed:
        table.cast(ANN, "Red Surprise", way="face down")


@pytest.mark.rule("702.37c", "708.4", "601.2f")
@pytest.mark.parametrize(("what", "lands"), [(RED_, 3), (CREATURE, 2)])
def test_a_reduction_is_for_what_the_face_down_card_is(what: Filter, lands: int) -> None:
    table = Table()
    table.hand(ANN, RED_MORPH)
    table.battlefield(ANN, card("Discount", "{W}", ENCHANTMENT_CARD, static(CostsLess(what, ManaCost.parse("{1}")))))
    few = table.lands(ANN, "Mountain", lands - 1)
    assert not offers(table)
    last = table.lands(ANN, "Mountain")
    assert offers(table)
    table.cast(ANN, "Red Surprise", way="face down")
    assert all(land.tapped for land in (*few, *last))


@pytest.mark.rule("702.37c", "708.4", "601.2f")
def test_an_increase_is_for_what_the_face_down_card_is() -> None:
    table = Table()
    table.hand(ANN, RED_MORPH)
    table.battlefield(BOB, card("Toll", "{W}", ENCHANTMENT_CARD, static(CostsMore(RED_, ManaCost.parse("{2}")))))
    table.lands(ANN, "Mountain", 3)
    assert offers(table)
    table.cast(ANN, "Red Surprise", way="face down")


@pytest.mark.rule("702.37c", "708.2")
def test_flash_does_not_show_when_face_down() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 3)
    quick = card("Quick Surprise", "{R}", creature("Goblin", 1, 1), keyword("flash"), Morph(ManaCost.parse("{R}")))
    table.hand(ANN, quick)
    table.turn(BOB)
    assert offers(table, "")
    assert not offers(table)


@word
class MayCastColorless(CastPermission):
    """A permission by colour, which no printed card here gives."""

    reads = "you may cast colorless spells from the top of your library"

    def zones(self) -> tuple[Zone, ...]:
        return (Zone.LIBRARY,)

    def allows(self, game: State, player: Player, obj: Object, by: Source) -> bool:
        return player.id == by.controller and player.library[:1] == [obj.id] and not game.chars(obj).colors


@pytest.mark.rule("702.37c", "601.3e")
def test_a_permission_speaks_of_the_face_down_card() -> None:
    table = Table()
    table.lands(ANN, "Mountain", 4)
    table.battlefield(ANN, card("Grey Forge", "{4}", ARTIFACT_CARD, static(MayCastColorless())))
    table.library(ANN, RED_MORPH)
    assert offers(table)
    assert not offers(table, "")


# ---------------------------------------------------------------------- turning it up


STRIP = card("Strip", "{U}", INSTANT_CARD, Change(target(CREATURE), (LoseAllAbilities(),)))
MIMIC = card("Mimic", "{U}", INSTANT_CARD, Change(target(CREATURE), (BecomeCopy(all_of(Named("Model"))),), None))


def may_turn_up(table: Table) -> bool:
    return any("face up" in one for one in table.actions(ANN))


@pytest.mark.rule("702.37e")
def test_a_creature_that_would_have_no_morph_face_up_stays_face_down() -> None:
    table = face_down_surprise()
    table.mana(ANN, "{G}")
    assert may_turn_up(table)
    table.hand(BOB, STRIP)
    table.cast(BOB, "Strip", targets=[table.state.battlefield[0]])
    table.resolve()
    assert not may_turn_up(table)


@pytest.mark.rule("702.37e", "708.10")
@pytest.mark.parametrize("cost", ["", "{R}"])
def test_a_face_down_copy_is_turned_up_for_the_morph_cost_it_has_copied(cost: str) -> None:
    table = face_down_surprise()
    morph = (Morph(ManaCost.parse(cost)),) if cost else ()
    table.battlefield(BOB, card("Model", "{5}", creature("Golem", 5, 5), *morph))
    hidden = table.find(table.state.battlefield[0])
    table.hand(ANN, MIMIC)
    table.cast(ANN, "Mimic", targets=[hidden])
    table.resolve()
    table.mana(ANN, "{G}{G}{G}")
    assert not may_turn_up(table)
    table.mana(ANN, "{R}")
    assert may_turn_up(table) is bool(cost)
    if cost:
        table.do(ANN, "face up")
        assert (hidden.name, hidden.power) == ("Model", 5)
