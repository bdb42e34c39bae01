"""Keywords that copy what is cast: replicate, conspire, casualty, offspring, squad; and bargain (CR 702)."""

from __future__ import annotations

import pytest

from planechase.testing import ANN, BOB, Table, check_cards
from planechase.words.amounts import CountOf
from planechase.words.card import ARTIFACT_CARD, INSTANT_CARD, SORCERY_CARD, card, creature, static, when_enters
from planechase.words.effects.damage_effects import damage
from planechase.words.effects.flow import If, then
from planechase.words.effects.hands import draw
from planechase.words.effects.life_effects import gain_life
from planechase.words.english import card_text
from planechase.words.filters import CREATURE, LAND, YOURS
from planechase.words.keywords.bargaining import Bargain, WasBargained
from planechase.words.keywords.copying_keywords import Casualty, Conspire, replicate
from planechase.words.keywords.embalming import encore, eternalize
from planechase.words.keywords.offspring_and_squad import offspring, squad
from planechase.words.player_words import TARGET_PLAYER
from planechase.words.selections import target
from planechase.words.statics.continuous_statics import defined_size

PULSE = card("Pulse", "{U}", SORCERY_CARD, replicate("{1}"), gain_life(1))
SHOCK = card("Small Shock", "{R}", INSTANT_CARD, Conspire(), damage(2, TARGET_PLAYER))
TOLL = card("Toll", "{B}", SORCERY_CARD, Casualty(2), gain_life(3))
FOX = card("Fox", "{1}{W}", creature("Fox", 3, 3), offspring("{2}"))
CADET = card("Cadet", "{W}", creature("Soldier", 1, 1), squad("{2}"))
DEAL = card("Deal", "{B}", SORCERY_CARD, Bargain(), then(gain_life(1), If(WasBargained(), damage(3, target(CREATURE)))))
DEALER = card("Dealer", "{B}", creature("Rat", 1, 1), Bargain(), when_enters(draw(1), WasBargained(spell=False)))
GOBLIN = card("Goblin", "{R}", creature("Goblin", 1, 1))
COG = card("Cog", "{1}", ARTIFACT_CARD)
TREE = card(
    "Tree", "{G}", creature("Treefolk", "*", "*"), static(defined_size(CountOf(LAND & YOURS))), eternalize("{2}")
)
BARD = card("Bard", "{R}", creature("Human", 2, 1), encore("{3}"))
CARDS = [PULSE, SHOCK, TOLL, FOX, CADET, DEAL, DEALER, TREE, BARD]


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def test_every_card_here_can_be_read_and_played() -> None:
    check_cards(*CARDS)


def test_how_they_read() -> None:
    assert [card_text(one).splitlines()[0] for one in (PULSE, SHOCK, TOLL, FOX, CADET, DEAL)] == [
        "Replicate {1}", "Conspire", "Casualty 2", "Offspring {2}", "Squad {2}", "Bargain",
    ]  # fmt: skip
    assert "When this creature enters, if it was bargained, draw a card." in card_text(DEALER)


@pytest.mark.rule("702.56a", "707.10")
def test_a_replicated_spell_is_copied_for_each_payment(table: Table) -> None:
    table.hand(ANN, PULSE)
    table.cast(ANN, "Pulse", pay=["replicate", "replicate"])
    table.resolve_all()
    assert table.life(ANN) == 23


@pytest.mark.rule("702.56a", "603.4")
def test_without_a_payment_replicate_does_not_trigger(table: Table) -> None:
    table.hand(ANN, PULSE)
    table.cast(ANN, "Pulse")
    assert len(table.stack) == 1


@pytest.mark.rule("702.78a")
def test_two_creatures_of_the_spells_colour_conspire(table: Table) -> None:
    table.battlefield(ANN, GOBLIN, summoning_sick=True)
    table.battlefield(ANN, "Grizzly Bears")
    table.hand(ANN, SHOCK, SHOCK)
    table.cast(ANN, "Small Shock", targets=[BOB])
    table.resolve_all()
    assert table.life(BOB) == 18
    table.battlefield(ANN, GOBLIN)
    table.will(ANN, False)
    table.cast(ANN, "Small Shock", targets=[BOB], pay=["conspire"])
    assert [one.tapped for one in table.find_all("Goblin")] == [True, True]
    table.resolve_all()
    assert table.life(BOB) == 14


@pytest.mark.rule("702.153a")
def test_a_casualty_is_a_creature_of_enough_power(table: Table) -> None:
    table.battlefield(ANN, "Llanowar Elves")
    table.hand(ANN, TOLL, TOLL)
    table.cast(ANN, "Toll")
    table.resolve_all()
    assert (table.life(ANN), table.battlefield(ANN)) == (23, ["Llanowar Elves"])
    table.battlefield(ANN, "Grizzly Bears")
    table.cast(ANN, "Toll", pay=["casualty"])
    table.resolve_all()
    assert (table.life(ANN), table.battlefield(ANN)) == (29, ["Llanowar Elves"])


@pytest.mark.rule("702.175a")
def test_the_offspring_is_a_small_copy(table: Table) -> None:
    table.hand(ANN, FOX, FOX)
    table.cast(ANN, "Fox", pay=["offspring"])
    table.resolve()
    table.resolve_all()
    assert sorted((one.power, one.is_token) for one in table.find_all("Fox", zone="battlefield")) == [
        (1, True),
        (3, False),
    ]
    table.cast(ANN, "Fox")
    table.resolve()
    assert table.stack == []


@pytest.mark.rule("702.157a")
def test_a_squad_has_a_token_for_each_payment(table: Table) -> None:
    table.hand(ANN, CADET)
    table.cast(ANN, "Cadet", pay=["squad", "squad"])
    table.resolve()
    table.resolve_all()
    assert len(table.battlefield(ANN)) == 3


@pytest.mark.rule("702.166a", "702.166b", "702.166d")
def test_a_bargained_spell_does_more_and_has_more_targets(table: Table) -> None:
    bears = table.battlefield(BOB, "Grizzly Bears")
    table.hand(ANN, DEAL, DEAL)
    table.cast(ANN, "Deal")
    table.resolve()
    assert (table.life(ANN), bears.damage) == (21, 0)
    table.battlefield(ANN, COG)
    table.cast(ANN, "Deal", pay=["bargain"], targets=[bears])
    table.resolve()
    assert (table.graveyard(BOB), table.battlefield(ANN)) == (["Grizzly Bears"], [])


@pytest.mark.rule("702.166c", "400.7d")
def test_a_permanent_knows_that_its_spell_was_bargained(table: Table) -> None:
    table.battlefield(ANN, COG)
    table.hand(ANN, DEALER)
    table.cast(ANN, "Dealer", pay=["bargain"])
    table.resolve()
    table.resolve_all()
    assert len(table.hand(ANN)) == 1


@pytest.mark.rule("702.129a", "707.9d")
def test_an_eternal_one_is_four_four_whatever_defined_its_size(table: Table) -> None:
    tree = table.graveyard(ANN, TREE)
    table.activate(ANN, tree)
    table.resolve()
    token = table.find("Tree", zone="battlefield")
    assert (token.power, token.toughness, token.colors, token.mana_cost, token.is_a("Zombie")) == (
        4,
        4,
        "B",
        None,
        True,
    )
    assert table.exile(ANN) == ["Tree"]


@pytest.mark.rule("702.141a", "508.1d")
def test_an_encore_sends_a_copy_against_each_opponent() -> None:
    table = Table(players=3, free_mana=True)
    bard = table.graveyard(ANN, BARD)
    table.activate(ANN, bard)
    table.resolve()
    tokens = table.find_all("Bard", zone="battlefield")
    assert [one.has("haste") for one in tokens] == [True, True]
    with table.refuses("attack"):
        table.attack(ANN, {tokens[0]: 2, tokens[1]: 2})
    table.attack(ANN, {tokens[0]: 1, tokens[1]: 2})
    table.go_to("end step")
    table.resolve_all()
    assert table.battlefield(ANN) == []
