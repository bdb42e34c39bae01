"""Battles and Sieges (CR 310)."""

from __future__ import annotations

import pytest

from planechase.bots import SensibleBot, play
from planechase.game import Game
from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, CAT, Handle, Table, check_card
from planechase.vocabulary import (
    ANY_TARGET,
    BATTLE,
    INSTANT_CARD,
    card,
    creature,
    damage,
    double_faced,
    gain_control,
    gain_life,
    siege,
    target,
    typed,
    when_enters,
)
from planechase.writing import card_text

INVASION = double_faced(
    card("Invasion", "{1}{R}", siege(4), when_enters(gain_life(2))),
    card("Captain", None, creature("Human", 5, 5), indicator="R"),
)
OGRE = card("Ogre", "{1}{R}", creature("Ogre", 3, 3))
FIRE = card("Great Fire", "{R}", INSTANT_CARD, damage(4, ANY_TARGET))
SPARK = card("Little Spark", "{R}", INSTANT_CARD, damage(1, ANY_TARGET))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def battle(table: Table, player: int = ANN) -> Handle:
    """A Siege that somebody has just cast."""
    table.hand(player, INVASION)
    table.cast(player, "Invasion")
    table.resolve()
    table.resolve_all()
    return table.find("Invasion", zone="battlefield")


def protector(table: Table, handle: Handle) -> int:
    (shown,) = [one for one in table.view(BOB)["battlefield"] if one["id"] == handle.id]
    return shown["protector"]


def burn(table: Table, spell: CardDefinition, what: Handle) -> None:
    table.hand(ANN, spell)
    table.cast(ANN, spell.name, targets=[what])
    table.resolve()


@pytest.mark.rule("310.1", "310.2", "310.4b", "310.4c", "310.8a", "310.11a")
def test_it_is_cast_and_enters_with_defense_counters_and_an_opponent_protects_it(table: Table) -> None:
    invasion = battle(table)
    assert (invasion.types, invasion.counters, table.life(ANN)) == (["Battle"], {"defense": 4}, 22)
    assert (invasion.controller, protector(table, invasion)) == (ANN, BOB)


@pytest.mark.rule("310.4a")
def test_a_card_has_the_defense_printed_on_it(table: Table) -> None:
    card_in_hand = table.hand(ANN, INVASION)
    assert card_in_hand.characteristics.defense == 4


@pytest.mark.rule("310.8a", "310.11a")
def test_its_controller_chooses_among_several_opponents() -> None:
    three = Table(players=3, free_mana=True)
    three.hand(ANN, INVASION)
    three.will(ANN, CAT)
    three.cast(ANN, "Invasion")
    three.resolve()
    assert protector(three, three.find("Invasion")) == CAT


@pytest.mark.rule("310.5", "310.8b", "506.2")
def test_its_controller_attacks_it_and_its_protector_cannot(table: Table) -> None:
    invasion = battle(table)
    bears = table.battlefield(ANN, "Grizzly Bears")
    theirs = table.battlefield(BOB, "Grizzly Bears")
    assert table.can_attack(bears, invasion)
    assert not table.can_attack(theirs, invasion)


@pytest.mark.rule("310.8b", "802.3")
def test_another_opponent_of_the_protector_attacks_it_too() -> None:
    three = Table(players=3, free_mana=True)
    three.hand(ANN, INVASION)
    three.will(ANN, BOB)
    three.cast(ANN, "Invasion")
    three.resolve()
    three.resolve_all()
    bears = three.battlefield(CAT, "Grizzly Bears")
    three.turn(CAT)
    assert three.can_attack(bears, three.find("Invasion"))


@pytest.mark.rule("310.6", "310.8c", "310.8d", "120.3h")
def test_combat_damage_removes_defense_counters_and_its_protector_may_block(table: Table) -> None:
    invasion = battle(table)
    one, two = table.battlefield(ANN, "Grizzly Bears"), table.battlefield(ANN, OGRE)
    wall = table.battlefield(BOB, "Grizzly Bears")
    table.attack(ANN, {one: invasion, two: invasion})
    table.block(BOB, {wall: one})
    table.combat_damage()
    assert (invasion.counters, table.life(BOB)) == ({"defense": 1}, 20)


@pytest.mark.rule("310.11b", "712.11a", "310.7", "704.5v")
def test_once_defeated_it_is_exiled_and_its_back_face_may_be_cast_for_nothing(table: Table) -> None:
    invasion = battle(table)
    burn(table, FIRE, invasion)
    assert table.on_battlefield("Invasion")
    table.will(ANN, True)
    table.resolve()
    spell = table.on_stack()[-1]
    assert (spell.name, spell.mana_value) == ("Captain", 2)
    table.resolve()
    assert (table.find("Captain").power, table.exile(ANN)) == (5, [])


@pytest.mark.rule("310.11b")
def test_who_does_not_cast_it_leaves_it_in_exile(table: Table) -> None:
    invasion = battle(table)
    burn(table, FIRE, invasion)
    table.will(ANN, False)
    table.resolve()
    assert (table.exile(ANN), table.battlefield(ANN)) == (["Invasion"], [])


@pytest.mark.rule("310.11b")
def test_fewer_counters_do_not_defeat_it(table: Table) -> None:
    invasion = battle(table)
    burn(table, SPARK, invasion)
    assert (invasion.counters, table.stack) == ({"defense": 3}, [])


@pytest.mark.rule("704.5v", "310.7")
def test_without_defense_and_without_an_ability_on_the_stack_it_goes_to_the_graveyard(table: Table) -> None:
    plain = card("Old War", "{R}", typed("Battle"))
    table.hand(ANN, plain)
    table.cast(ANN, "Old War")
    table.resolve()
    assert table.graveyard(ANN) == ["Old War"]


@pytest.mark.rule("310.8a", "310.8b")
def test_a_battle_without_a_type_is_protected_by_its_controller(table: Table) -> None:
    plain = card("Old War", "{R}", typed("Battle"))
    war = table.battlefield(ANN, plain, counters={"defense": 3})
    table.next_step()
    assert protector(table, war) == ANN
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.turn(BOB)
    assert table.can_attack(bears, war)


@pytest.mark.rule("704.5w", "310.10")
def test_where_its_protector_has_left_another_is_chosen() -> None:
    three = Table(players=3, free_mana=True)
    three.hand(ANN, INVASION)
    three.will(ANN, BOB)
    three.cast(ANN, "Invasion")
    three.resolve()
    three.resolve_all()
    three.concede(BOB)
    assert protector(three, three.find("Invasion")) == CAT


@pytest.mark.rule("704.5x", "310.11a")
def test_a_protector_who_gains_control_of_a_siege_hands_its_protection_on(table: Table) -> None:
    invasion = battle(table)
    table.hand(BOB, card("Seize", "{U}", INSTANT_CARD, gain_control(target(BATTLE))))
    table.cast(BOB, "Seize", targets=[invasion])
    table.resolve()
    table.resolve_all()
    assert (invasion.controller, protector(table, invasion)) == (BOB, ANN)


def test_its_text_is_only_what_it_says_itself() -> None:
    assert card_text(INVASION) == "When this Siege enters, you gain 2 life.\n//\n"
    check_card(INVASION)


def test_bots_attack_battles_of_their_own() -> None:
    deck: list[str | CardDefinition] = [*[INVASION] * 10, *["Mountain"] * 17, *[OGRE] * 13]
    game = Game.new([deck, deck], seed=1, log=True)
    play(game, [SensibleBot(), SensibleBot()])
    assert game.log is not None
    text = "\n".join(str(entry) for entry in game.log.entries)
    assert "Captain" in text
    assert Game.replay(game.record()).hash() == game.hash()
