"""Requirements and restrictions on attacks together (CR 508.1c, 508.1d)."""

from __future__ import annotations

import pytest

from planechase.rules.combat.attacking import AttackGroupRule, DeclaredAttacks
from planechase.rules.language.characteristics import CardDefinition
from planechase.rules.language.word import word
from planechase.rules.state.source import Source
from planechase.rules.state.state import State
from planechase.testing import ANN, BOB, CAT, DAN, Table
from planechase.words.card import ENCHANTMENT_CARD, card, creature, loyal, planeswalker, static
from planechase.words.effects.hands import draw
from planechase.words.filters import ITSELF, subtype
from planechase.words.player_words import YOU
from planechase.words.statics import AttackLimit, AttacksPlayer, MustAttack
from planechase.writing import card_text

BERSERKER = card("Berserker", "{R}", creature("Bear", 2, 2), MustAttack(ITSELF))
ZEALOT = card("Zealot", "{R}", creature("Knight", 2, 2), MustAttack(ITSELF))


@word
class Rivals(AttackGroupRule):
    """Knights and Bears do not attack together."""

    reads = "Knights and Bears can't attack together"

    def refuses(self, game: State, attacks: DeclaredAttacks, by: Source) -> str | None:
        kinds = {kind for id in attacks for kind in game.chars(game.objects[id]).subtypes}
        return "Knights and Bears can't attack together." if kinds >= {"Knight", "Bear"} else None


@pytest.mark.rule("508.1d")
def test_one_that_is_told_three_times_attacks_rather_than_two_that_are_told_once() -> None:
    table = Table()
    table.battlefield(BOB, card("Feud", "{W}", ENCHANTMENT_CARD, static(Rivals())))
    for _ in range(2):
        table.battlefield(BOB, card("Crusade", "{W}", ENCHANTMENT_CARD, static(MustAttack(subtype("Knight")))))
    one, other, zealot = table.battlefield(ANN, BERSERKER, BERSERKER, ZEALOT)
    with table.refuses("must attack"):
        table.attack(ANN, {one: BOB, other: BOB})
    table.attack(ANN, {zealot: BOB})
    assert zealot.attacking == BOB


@pytest.mark.rule("508.1d")
@pytest.mark.parametrize("order", [(BERSERKER, ZEALOT), (ZEALOT, BERSERKER)])
def test_where_only_one_may_attack_it_is_the_one_that_is_told_twice(order: tuple[CardDefinition, ...]) -> None:
    table = Table()
    table.battlefield(BOB, card("Narrow Pass", "{W}", ENCHANTMENT_CARD, static(AttackLimit(1))))
    table.battlefield(BOB, card("Crusade", "{W}", ENCHANTMENT_CARD, static(MustAttack(subtype("Knight")))))
    for one in order:
        table.battlefield(ANN, one)
    with table.refuses("must attack"):
        table.attack(ANN, {"Berserker": BOB})
    table.attack(ANN, {"Zealot": BOB})
    assert table.find("Zealot").attacking == BOB


# ---------------------------------------------------------------------- several defenders

HOUND = card("Hound", "{R}", creature("Hound", 2, 2))
WALKER = card("Walker", "{U}", planeswalker("Jace", 3), loyal(1, draw()))
LURE = card("Bone", "{W}", ENCHANTMENT_CARD, static(AttacksPlayer(subtype("Hound"), YOU)))
NARROW = card("Narrow Pass", "{W}", ENCHANTMENT_CARD, static(AttackLimit(1, YOU)))


def test_a_limit_for_one_player_says_so() -> None:
    assert card_text(NARROW) == "No more than one creature can attack you each combat."


@pytest.mark.rule("508.1c", "802.3a")
def test_a_limit_for_one_player_leaves_the_others_alone() -> None:
    table = Table(players=3)
    table.battlefield(BOB, NARROW)
    one, two, three = table.battlefield(ANN, "Grizzly Bears", "Llanowar Elves", "Serra Angel")
    with table.refuses("No more than 1 can attack Bob"):
        table.attack(ANN, {one: BOB, two: BOB})
    table.attack(ANN, {one: BOB, two: CAT, three: CAT})
    assert (one.attacking, two.attacking, three.attacking) == (BOB, CAT, CAT)


@pytest.mark.rule("508.1d", "802.3a")
def test_what_must_attack_attacks_another_player_where_there_is_no_room() -> None:
    table = Table(players=3)
    table.battlefield(BOB, NARROW)
    bear, knight = table.battlefield(ANN, BERSERKER, ZEALOT)
    with table.refuses("must attack"):
        table.attack(ANN, {bear: BOB})
    table.attack(ANN, {bear: BOB, knight: CAT})
    assert (bear.attacking, knight.attacking) == (BOB, CAT)


@pytest.mark.rule("508.1d")
def test_as_many_requirements_are_obeyed_as_the_limits_of_all_defenders_allow() -> None:
    """Each may be attacked by one: of three that must attack two do, and what must attack Bob takes Bob's place."""
    table = Table(players=3)
    table.battlefield(BOB, NARROW)
    table.battlefield(CAT, NARROW)
    table.battlefield(BOB, LURE)
    bear, knight, hound = table.battlefield(ANN, BERSERKER, ZEALOT, HOUND)
    with table.refuses("must attack"):
        table.attack(ANN, {bear: BOB})
    with table.refuses("must attack"):
        table.attack(ANN, {hound: CAT, knight: BOB})
    table.attack(ANN, {bear: BOB, knight: CAT})
    assert hound.attacking is None


@pytest.mark.rule("508.1d", "506.2")
def test_who_must_attack_somebody_does_not_obey_by_attacking_another() -> None:
    table = Table(players=3)
    table.battlefield(BOB, LURE)
    hound = table.battlefield(ANN, HOUND)
    walker = table.battlefield(BOB, WALKER)
    for wrong in ({}, {hound: CAT}, {hound: walker}):
        with table.refuses("must attack"):
            table.attack(ANN, wrong)
    table.attack(ANN, {hound: BOB})
    assert hound.attacking == BOB


@pytest.mark.rule("508.1d", "506.5")
def test_what_cannot_attack_alone_takes_along_whoever_finds_room() -> None:
    """The Familiar must attack and cannot alone; Bob has room for one only, so the other attacks Cat."""
    table = Table(players=3)
    table.battlefield(BOB, NARROW)
    table.battlefield(ANN, card("March", "{R}", ENCHANTMENT_CARD, static(MustAttack(subtype("Jackal")))))
    jackal, bears = table.battlefield(ANN, "Jackal Familiar", "Grizzly Bears")
    with table.refuses("must attack"):
        table.attack(ANN, {})
    table.attack(ANN, {jackal: BOB, bears: CAT})
    assert bears.attacking == CAT


@pytest.mark.rule("508.1d")
def test_very_many_that_must_attack_are_soon_counted() -> None:
    table = Table(players=4)
    for player in (BOB, CAT, DAN):
        table.battlefield(player, card("Pass", "{W}", ENCHANTMENT_CARD, static(AttackLimit(3, YOU))))
    beasts = table.battlefield(ANN, *[BERSERKER, ZEALOT] * 12)
    with table.refuses("must attack"):
        table.attack(ANN, dict.fromkeys(beasts[:3], BOB) | dict.fromkeys(beasts[3:6], CAT))
    attacks = dict.fromkeys(beasts[:3], BOB) | dict.fromkeys(beasts[3:6], CAT) | dict.fromkeys(beasts[6:9], DAN)
    table.attack(ANN, attacks)
    assert sum(beast.attacking is not None for beast in beasts) == 9
