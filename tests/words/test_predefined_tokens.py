"""Predefined tokens (CR 111.10)."""

import pytest

from planechase.rules.language.characteristics import CardDefinition
from planechase.testing import ANN, BOB, Table, check_cards
from planechase.vocabulary import (
    ARTIFACT_CARD,
    BLOOD,
    CLUE,
    ENCHANTMENT_CARD,
    FOOD,
    GOLD,
    JUNK,
    LANDER,
    MAP,
    MUTAGEN,
    POWERSTONE,
    SHARD,
    SORCERY_CARD,
    TREASURE,
    WALKER,
    activated,
    card,
    create,
    gain_life,
    token,
)

TOKENS = (TREASURE, FOOD, GOLD, WALKER, SHARD, CLUE, BLOOD, POWERSTONE, MAP, JUNK, LANDER, MUTAGEN)


def made(what: token, count: int = 1) -> CardDefinition:
    return card("Make", "{1}", SORCERY_CARD, create(what, count))


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def get(table: Table, what: token) -> str:
    """Ann creates one, and it may be used at once."""
    table.hand(ANN, made(what))
    table.cast(ANN, "Make")
    table.resolve()
    return next(one for one in table.battlefield(ANN) if one.endswith("Token") or one == "Walker")


@pytest.mark.rule("111.10")
@pytest.mark.parametrize("what", TOKENS, ids=lambda one: one.name or one.subtypes[0])
def test_a_text_only_names_them(table: Table, what: token) -> None:
    name = what.name or what.subtypes[0]
    assert table.text(made(what, 2)) == f"Create two {name} tokens."
    assert table.text(card("Slow", "{1}", SORCERY_CARD, create(what, tapped=True))) == f"Create a tapped {name} token."


@pytest.mark.rule("111.10")
def test_cards_that_create_them_can_be_played() -> None:
    check_cards(*map(made, TOKENS), games=1)


@pytest.mark.rule("111.10c")
def test_gold_is_sacrificed_for_any_color(table: Table) -> None:
    gold = get(table, GOLD)
    assert table.tap_for_mana(ANN, gold, choose=["{U}"]) == "{U}"
    assert table.battlefield(ANN) == []


@pytest.mark.rule("111.10d")
def test_a_walker_is_a_black_zombie_named_walker(table: Table) -> None:
    get(table, WALKER)
    walker = table.find("Walker")
    assert (walker.power, walker.toughness, sorted(walker.subtypes)) == (2, 2, ["Zombie"])


@pytest.mark.rule("111.10e")
def test_a_shard_scries_and_draws(table: Table) -> None:
    shard = get(table, SHARD)
    table.library(ANN, "Forest", "Island")
    table.activate(ANN, shard)
    table.will(ANN, ["Forest"])
    table.resolve()
    assert table.hand(ANN) == ["Island"]


@pytest.mark.rule("111.10g")
def test_blood_takes_a_card_and_gives_one(table: Table) -> None:
    blood = get(table, BLOOD)
    assert not table.can_activate(ANN, blood)
    table.hand(ANN, "Forest")
    table.library(ANN, "Island")
    table.activate(ANN, blood)
    table.resolve()
    assert (table.hand(ANN), table.graveyard(ANN)) == (["Island"], ["Make", "Forest"])


@pytest.mark.rule("111.10h")
def test_a_powerstone_pays_for_artifacts_and_abilities_but_no_other_spells() -> None:
    table = Table()
    table.hand(ANN, made(POWERSTONE))
    table.lands(ANN, "Forest", 1)
    table.cast(ANN, "Make")
    table.resolve()
    table.hand(ANN, card("Idol", "{1}", ARTIFACT_CARD), card("Made", "{1}", SORCERY_CARD, create(TREASURE)))
    table.battlefield(ANN, card("Altar", "{1}", ENCHANTMENT_CARD, activated("{1}", gain_life(1))))
    assert (table.can_cast(ANN, "Idol"), table.can_cast(ANN, "Made")) == (True, False)
    assert table.can_activate(ANN, "Altar")


@pytest.mark.rule("111.10s")
def test_a_map_makes_a_creature_explore(table: Table) -> None:
    chart = get(table, MAP)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Serra Angel")
    table.library(ANN, "Forest")
    table.activate(ANN, chart, targets=[bears])
    table.resolve()
    assert (table.hand(ANN), bears.power) == (["Forest"], 2)


@pytest.mark.rule("111.10t")
def test_junk_lets_the_top_card_be_played(table: Table) -> None:
    junk = get(table, JUNK)
    table.library(ANN, "Forest")
    table.activate(ANN, junk)
    table.resolve()
    assert table.exile(ANN) == ["Forest"]
    table.play_land(ANN, "Forest")
    assert table.battlefield(ANN) == ["Forest"]


@pytest.mark.rule("111.10u")
def test_a_lander_finds_a_basic_land(table: Table) -> None:
    lander = get(table, LANDER)
    table.library(ANN, "Grizzly Bears", "Forest")
    table.activate(ANN, lander)
    table.will(ANN, ["Forest"])
    table.resolve()
    assert table.battlefield(ANN) == ["Forest"]
    assert table.find("Forest").tapped


@pytest.mark.rule("111.10v")
def test_a_mutagen_makes_a_creature_bigger(table: Table) -> None:
    mutagen = get(table, MUTAGEN)
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.activate(ANN, mutagen, targets=[bears])
    table.resolve()
    assert bears.counters == {"+1/+1": 1}
