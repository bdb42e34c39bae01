"""Day and night (CR 731), daybound and nightbound (CR 702.145)."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot, play
from planechase.game import Game
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    CREATURE,
    DAYBOUND,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    ITS_NIGHT,
    NIGHTBOUND,
    SORCERY_CARD,
    become_day,
    become_night,
    becomes_night,
    card,
    create_copy_token,
    creature,
    day_and_night_turn,
    day_breaks_as_it_enters,
    do_if,
    double_faced,
    draw,
    enters_as_copy,
    gain_life,
    keyword,
    target,
    transform,
    whenever,
)
from planechase.writing import card_text

WOLF = double_faced(
    card("Villager", "{1}{G}", creature("Human Werewolf", 2, 2), DAYBOUND),
    card("Werewolf", None, creature("Werewolf", 4, 4), keyword("trample"), NIGHTBOUND, indicator="G"),
)
NOON = card("Noon", "{W}", INSTANT_CARD, become_day())
DUSK = card("Dusk", "{B}", INSTANT_CARD, become_night())
TURN = card("Turn Over", "{G}", INSTANT_CARD, transform(target(CREATURE)))
CLOCK = card("Clock", "{1}", ENCHANTMENT_CARD, whenever(day_and_night_turn(), gain_life(1)))
NOTHING = card("Little Spell", "{0}", INSTANT_CARD, gain_life(0))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def cast(table: Table, *spells: CardDefinition) -> None:
    for spell in spells:
        table.hand(ANN, spell)
        table.cast(ANN, spell.name)
        table.resolve()


def daytime(table: Table) -> str | None:
    return table.view(BOB)["daytime"]


@pytest.mark.rule("731.1")
def test_a_game_begins_without_day_or_night(table: Table) -> None:
    table.next_turn()
    table.next_turn()
    assert daytime(table) is None


@pytest.mark.rule("702.145d")
def test_something_daybound_makes_it_day(table: Table) -> None:
    table.hand(ANN, WOLF)
    table.cast(ANN, "Villager")
    table.resolve()
    assert (daytime(table), table.find("Villager").power) == ("day", 2)


@pytest.mark.rule("702.145g")
def test_something_nightbound_makes_it_night(table: Table) -> None:
    table.enters(ANN, WOLF.faces[1])
    assert daytime(table) == "night"


@pytest.mark.rule("702.145b", "702.145c", "702.145f")
def test_it_transforms_as_it_becomes_night_and_back_as_it_becomes_day(table: Table) -> None:
    wolf = table.enters(ANN, WOLF)
    cast(table, DUSK)
    assert (daytime(table), wolf.name) == ("night", "Werewolf")
    cast(table, NOON)
    assert (daytime(table), wolf.name) == ("day", "Villager")


@pytest.mark.rule("702.145b")
def test_at_night_it_enters_transformed(table: Table) -> None:
    cast(table, DUSK)
    wolf = table.enters(ANN, WOLF)
    assert (wolf.name, wolf.mana_value) == ("Werewolf", 2)


@pytest.mark.rule("702.145b", "702.145e")
def test_nothing_else_transforms_it(table: Table) -> None:
    wolf = table.enters(ANN, WOLF)
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[wolf])
    table.resolve()
    assert wolf.name == "Villager"
    cast(table, DUSK)
    table.hand(ANN, TURN)
    table.cast(ANN, "Turn Over", targets=[wolf])
    table.resolve()
    assert wolf.name == "Werewolf"


@pytest.mark.rule("702.145b")
def test_a_copy_with_one_face_stays_what_it_is_at_night(table: Table) -> None:
    wolf = table.enters(ANN, WOLF)
    mirror = card("Mirror Folk", "{U}", creature("Shapeshifter", 0, 1), enters_as_copy(CREATURE))
    table.hand(ANN, mirror)
    table.will(ANN, "Villager")
    table.cast(ANN, "Mirror Folk")
    table.resolve()
    cast(table, DUSK)
    assert sorted(table.battlefield(ANN)) == ["Villager", "Werewolf"]
    assert wolf.name == "Werewolf"


@pytest.mark.rule("702.145b", "707.8a")
def test_a_token_copy_changes_with_the_time(table: Table) -> None:
    table.enters(ANN, WOLF)
    cast(table, DUSK)
    table.hand(ANN, card("Twin", "{U}", SORCERY_CARD, create_copy_token(target(CREATURE))))
    table.cast(ANN, "Twin", targets=["Werewolf"])
    table.resolve()
    assert table.battlefield(ANN) == ["Werewolf", "Werewolf"]
    cast(table, NOON)
    assert table.battlefield(ANN) == ["Villager", "Villager"]


@pytest.mark.rule("731.2a", "502.2")
def test_after_a_turn_without_spells_of_its_player_day_becomes_night(table: Table) -> None:
    wolf = table.enters(ANN, WOLF)
    cast(table, NOTHING)
    table.next_turn()
    assert daytime(table) == "day"
    cast(table, NOTHING)
    table.next_turn()
    assert (daytime(table), wolf.name) == ("night", "Werewolf")


@pytest.mark.rule("731.2b")
def test_after_two_spells_of_its_player_night_becomes_day(table: Table) -> None:
    wolf = table.enters(ANN, WOLF)
    cast(table, DUSK)
    table.next_turn()
    assert daytime(table) == "night"
    table.next_turn()
    assert daytime(table) == "night"
    cast(table, NOTHING, NOTHING)
    assert daytime(table) == "night"
    table.next_turn()
    assert (daytime(table), wolf.name) == ("day", "Villager")


@pytest.mark.rule("731.1a")
def test_only_a_change_from_one_to_the_other_is_seen(table: Table) -> None:
    table.battlefield(ANN, CLOCK)
    cast(table, NOON)
    assert table.life(ANN) == 20
    cast(table, DUSK)
    table.resolve_all()
    assert table.life(ANN) == 21
    cast(table, DUSK)
    table.resolve_all()
    assert table.life(ANN) == 21


@pytest.mark.rule("731.1", "614.1c")
def test_what_begins_the_day_as_it_enters_does_so_only_at_first(table: Table) -> None:
    sun = card("Sun Singer", "{W}", creature("Bird", 1, 1), day_breaks_as_it_enters())
    table.hand(ANN, sun, sun)
    table.cast(ANN, "Sun Singer")
    table.resolve()
    assert daytime(table) == "day"
    cast(table, DUSK)
    table.cast(ANN, "Sun Singer")
    table.resolve()
    assert daytime(table) == "night"
    assert card_text(sun) == "If it's neither day nor night, it becomes day as this creature enters."


def test_texts_ask_what_time_it_is(table: Table) -> None:
    owl = card("Owl", "{U}", SORCERY_CARD, do_if(ITS_NIGHT, draw(1)))
    table.library(ANN, "Forest")
    cast(table, owl)
    assert "Forest" not in table.hand(ANN)
    cast(table, DUSK, owl)
    assert "Forest" in table.hand(ANN)
    assert card_text(owl) == "If it's night, draw a card."
    assert card_text(WOLF) == "Daybound\n//\nTrample, nightbound"
    howl = card("Howl", "{G}", ENCHANTMENT_CARD, whenever(becomes_night(), gain_life(1)))
    assert card_text(howl) == "Whenever day becomes night, you gain 1 life."
    assert card_text(DUSK) == "It becomes night."


def test_the_time_is_part_of_the_game(table: Table) -> None:
    fork = table.fork()
    cast(fork, DUSK)
    other = table.fork()
    cast(other, NOON)
    assert fork.hash() != other.hash()
    assert (daytime(fork), daytime(table)) == ("night", None)
    check_cards(WOLF, CLOCK)


def test_bots_play_by_day_and_by_night() -> None:
    deck: list[str | CardDefinition] = [*[WOLF] * 16, *["Forest"] * 17, *["Grizzly Bears"] * 7]
    game = Game.new([deck, deck], seed=4, log=True)
    play(game, [SensibleBot(), SensibleBot()])
    assert game.log is not None
    text = "\n".join(str(entry) for entry in game.log.entries)
    assert "It becomes night." in text
    assert Game.replay(game.record()).hash() == game.hash()
