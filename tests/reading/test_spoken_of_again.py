"""What is spoken of again: all that was untapped, what has phased out, what was sacrificed, and whose choice it was."""

import pytest
from tests.reading.invented import read, refused, said

from planechase.rules.language.word import Word
from planechase.testing import ANN, BOB, CAT, Table
from planechase.words.card import INSTANT_CARD, card
from planechase.words.effects.damage_effects import HurtEachOther
from planechase.words.effects.lasting_effects import Change
from planechase.words.effects.permanent_effects import TurnFaceDown, destroy
from planechase.words.filters import CREATURE
from planechase.words.player_words import ControllerOf, They
from planechase.words.selections import THAT, target

SLAY = card("Slay", "{B}", INSTANT_CARD, destroy(target(CREATURE)))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def words(text: str, type_line: str = "Sorcery") -> list[Word]:
    return [part for ability in read(text, type_line=type_line).printed.abilities for part in ability.walk()]


@pytest.mark.rule("608.2c")
def test_all_that_was_untapped_is_spoken_of_again(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    text = "Untap all creatures you control. They get +1/+1 until end of turn."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert (bears.tapped, bears.power) == (False, 3)


@pytest.mark.rule("608.2c")
def test_those_that_were_tapped_are_spoken_of_although_they_are_no_longer(table: Table) -> None:
    tapped = table.battlefield(ANN, "Grizzly Bears", tapped=True)
    untapped = table.battlefield(ANN, "Serra Angel")
    text = "Untap all tapped creatures you control. They get +1/+1 until end of turn."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert (tapped.power, untapped.power) == (3, 4)


def test_who_are_meant_by_they_is_not_guessed() -> None:
    refused("Untap all creatures. Destroy all lands. They get +1/+1 until end of turn.", type_line="Sorcery")


@pytest.mark.rule("608.2h")
@pytest.mark.parametrize(("creature", "hand"), [("Grizzly Bears", 0), ("Serra Angel", 1)])
def test_how_big_the_sacrificed_creature_was(table: Table, creature: str, hand: int) -> None:
    table.battlefield(ANN, creature)
    text = "Sacrifice a creature. If the sacrificed creature's power was 3 or greater, draw a card."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert len(table.hand(ANN)) == hand


@pytest.mark.rule("608.2c")
@pytest.mark.parametrize(("creatures", "life"), [(["Grizzly Bears"], 24), (["Serra Angel"], 29), ([], 20)])
def test_whether_they_did_it(table: Table, creatures: list[str], life: int) -> None:
    for creature in creatures:
        table.battlefield(BOB, creature)
    text = (
        "Target opponent sacrifices a creature of their choice. If they do, you gain 4 life. If the sacrificed "
        "creature had power 4 or greater, you gain 9 life instead."
    )
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [BOB])
    table.resolve()
    assert table.life(ANN) == life


def test_of_many_players_it_cannot_be_told_whether_they_did() -> None:
    for many in ("Each opponent sacrifices", "Any number of target players each sacrifice"):
        refused(f"{many} a creature of their choice. If they do, you gain 1 life.", type_line="Sorcery")


@pytest.mark.rule("205.3m", "611.2d")
def test_what_is_kin_to_another_is_counted_for_whoever_controls_it(table: Table) -> None:
    text = (
        "Whenever a creature attacks, it gets +2/+0 until end of turn for each other creature its controller controls "
        "that shares a creature type with it."
    )
    table.battlefield(BOB, read(text, type_line="Enchantment"), "Grizzly Bears")
    one, *_ = [table.battlefield(ANN, "Grizzly Bears") for _ in range(3)]
    table.attack(ANN, [one])
    table.resolve()
    assert one.power == 6


@pytest.mark.rule("601.2c")
def test_who_may_have_it_deal_damage_chooses_the_target() -> None:
    table = Table(players=3, free_mana=True)
    text = (
        "Whenever a creature enters, its controller may have it deal damage equal to its power to any target of their "
        "choice."
    )
    table.battlefield(ANN, read(text, type_line="Enchantment"))
    table.hand(BOB, "Grizzly Bears")
    table.go_to("precombat main", of=BOB)
    table.cast(BOB, "Grizzly Bears")
    table.will(BOB, CAT)
    table.will(BOB, True)
    table.resolve_all()
    assert (table.life(ANN), table.life(CAT)) == (20, 18)


@pytest.mark.rule("601.2d")
def test_whoever_distributes_counters_chooses_where(table: Table) -> None:
    text = (
        "Whenever a green creature dies, its controller distributes a number of +1/+1 counters equal to its power "
        "among any number of target creatures they control."
    )
    distributing = read(text, type_line="Enchantment")
    they = next(part for ability in distributing.printed.abilities for part in ability.walk() if isinstance(part, They))
    assert they == They(ControllerOf(THAT))
    table.battlefield(ANN, distributing)
    victim, heir = table.battlefield(BOB, "Grizzly Bears"), table.battlefield(BOB, "Serra Angel")
    table.hand(ANN, SLAY)
    table.cast(ANN, "Slay", [victim])
    table.will(BOB, [heir])
    table.resolve_all()
    assert heir.counters == {"+1/+1": 2}


@pytest.mark.rule("708.2")
def test_what_lies_face_down_is_what_the_text_says(table: Table) -> None:
    text = "Turn target creature face down. It becomes a 3/1 Rat artifact creature."
    assert not any(isinstance(part, Change) for part in words(text))
    assert next(part for part in words(text) if isinstance(part, TurnFaceDown)).lies_as is not None
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    assert (bears.power, bears.toughness) == (3, 1)


@pytest.mark.rule("120.4")
def test_two_targets_hurt_each_other() -> None:
    text = (
        "Choose target creature you control and target creature an opponent controls. Each of those creatures deals "
        "damage equal to its toughness to the other."
    )
    assert next(part for part in words(text) if isinstance(part, HurtEachOther)).which == "toughness"


@pytest.mark.rule("702.26e")
def test_what_has_phased_out_is_still_known(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    text = "Target creature phases out. It can't phase in until your next turn."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention", [bears])
    table.resolve()
    table.go_to("precombat main", of=BOB)
    assert table.battlefield(BOB) == []


@pytest.mark.rule("607.2a")
def test_all_that_was_exiled_with_something_may_be_played(table: Table) -> None:
    text = (
        "When Invention enters, each player exiles the top card of their library.\n"
        "You may play lands and cast spells from among cards exiled with Invention."
    )
    table.library(ANN, "Forest")
    table.library(BOB, "Grizzly Bears")
    table.hand(ANN, read(text, type_line="Enchantment"))
    table.cast(ANN, "Invention")
    table.resolve_all()
    table.cast(ANN, "Grizzly Bears")
    table.resolve()
    assert "Grizzly Bears" in table.battlefield(ANN)
    refused(
        f"When Invention enters, exile target creature.\n{text}",
        type_line="Enchantment",
    )


def test_adjectives_with_commas_behind_a_noun() -> None:
    text = "Whenever you cast a creature spell that's white, blue, or black, draw a card."
    assert said(text) == said("Whenever you cast a white, blue, or black creature spell, draw a card.")


@pytest.mark.rule("301.7")
def test_what_becomes_a_vehicle_stays_what_it_is(table: Table) -> None:
    ring = table.battlefield(ANN, "Sol Ring")
    text = "Noncreature artifacts you control become 3/3 Vehicles in addition to their other types and gain crew 1."
    table.hand(ANN, read(text, type_line="Sorcery"))
    table.cast(ANN, "Invention")
    table.resolve()
    assert ("Vehicle" in ring.subtypes, "3/3 Vehicles" in said(text, "Sorcery")) == (True, True)
