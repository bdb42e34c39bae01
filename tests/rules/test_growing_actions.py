"""Keyword actions that make creatures larger or more: explore, connive, amass, populate; and discover (CR 701)."""

import pytest

from planechase.rules.language.grammar import Effect
from planechase.testing import ANN, BOB, Table, check_card, check_cards
from planechase.vocabulary import (
    AMASSED,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    THIS,
    YOURS,
    X,
    all_of,
    amass,
    amasses,
    card,
    connive,
    connives,
    create,
    creature,
    creature_token,
    discover,
    discovers,
    draw,
    explore,
    explores,
    gain_life,
    populate,
    pump,
    remembered,
    target,
    then,
    when_enters,
    whenever,
)

MINE = target(CREATURE & YOURS)


@pytest.fixture
def table() -> Table:
    return Table(free_mana=True)


def do(table: Table, effect: Effect, *answers: object, targets: list[object] | None = None) -> None:
    """Ann casts a spell that does this, and answers what she is asked."""
    table.hand(ANN, card("Deed", "{1}", INSTANT_CARD, effect))
    table.cast(ANN, "Deed", targets=targets or [])
    table.will(ANN, *answers)
    table.resolve()


# ---------------------------------------------------------------------- explore


@pytest.mark.rule("701.44a")
def test_a_land_that_is_revealed_goes_to_the_hand(table: Table) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, "Forest")
    do(table, explore(MINE), targets=[bears])
    assert (table.hand(ANN), bears.counters) == (["Forest"], {})


@pytest.mark.rule("701.44a")
@pytest.mark.parametrize("away", [True, False])
def test_otherwise_it_gets_a_counter_and_the_card_may_go(table: Table, away: bool) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, "Serra Angel")
    do(table, explore(MINE), ["Serra Angel"] if away else [], targets=[bears])
    assert bears.counters == {"+1/+1": 1}
    assert table.graveyard(ANN) == (["Serra Angel", "Deed"] if away else ["Deed"])
    assert (table.library(ANN)[0] == "Serra Angel") is not away


@pytest.mark.rule("701.44b")
def test_with_an_empty_library_it_still_explores(table: Table) -> None:
    table.battlefield(ANN, card("Guild", "{1}", ENCHANTMENT_CARD, whenever(explores(CREATURE & YOURS), gain_life(2))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, only=True)
    do(table, explore(MINE), targets=[bears])
    table.resolve()
    assert (bears.counters, table.life(ANN)) == ({"+1/+1": 1}, 22)


@pytest.mark.rule("701.44c")
def test_what_has_left_explores_too(table: Table) -> None:
    scout = card("Scout", "{1}", creature("Scout", 1, 1), when_enters(explore(THIS)))
    table.battlefield(ANN, card("Guild", "{1}", ENCHANTMENT_CARD, whenever(explores(CREATURE & YOURS), gain_life(2))))
    table.library(ANN, "Forest")
    one = table.enters(ANN, scout)
    table.hand(BOB, "Lightning Bolt")
    table.cast(BOB, "Lightning Bolt", targets=[one])
    table.resolve()
    table.resolve()
    table.resolve()
    assert (table.hand(ANN), table.life(ANN)) == (["Forest"], 22)


@pytest.mark.rule("701.44d")
def test_several_explore_one_after_the_other(table: Table) -> None:
    bears, angel = table.battlefield(ANN, "Grizzly Bears", "Serra Angel")
    table.library(ANN, "Forest", "Lightning Bolt")
    do(table, explore(all_of(CREATURE & YOURS)), angel, [])
    assert (table.hand(ANN), bears.counters, angel.counters) == (["Forest"], {"+1/+1": 1}, {})


# ---------------------------------------------------------------------- connive


@pytest.mark.rule("701.50a")
@pytest.mark.parametrize(("discarded", "counters"), [("Forest", {}), ("Lightning Bolt", {"+1/+1": 1})])
def test_a_nonland_card_that_is_discarded_makes_a_counter(table: Table, discarded: str, counters: object) -> None:
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, "Forest")
    table.hand(ANN, "Lightning Bolt")
    do(table, connive(MINE), discarded, targets=[bears])
    assert (bears.counters, table.graveyard(ANN)) == (counters, [discarded, "Deed"])


@pytest.mark.rule("701.50e", "701.50b")
def test_connive_n_counts_nonland_cards(table: Table) -> None:
    table.battlefield(ANN, card("Guild", "{1}", ENCHANTMENT_CARD, whenever(connives(CREATURE & YOURS), gain_life(2))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    table.library(ANN, "Forest", "Lightning Bolt", "Serra Angel")
    do(table, connive(MINE, 3), targets=[bears])
    table.resolve()
    assert (bears.counters, len(table.graveyard(ANN)), table.life(ANN)) == ({"+1/+1": 2}, 4, 22)


# ---------------------------------------------------------------------- amass


@pytest.mark.rule("701.47a")
def test_without_an_army_one_is_created(table: Table) -> None:
    do(table, amass("Orc", 2))
    army = table.find("Orc Army Token")
    assert (army.power, army.toughness, sorted(army.subtypes)) == (2, 2, ["Army", "Orc"])


@pytest.mark.rule("701.47a", "701.47b")
def test_an_army_that_is_there_grows_and_becomes_another_kind(table: Table) -> None:
    table.battlefield(ANN, card("Horn", "{1}", ENCHANTMENT_CARD, whenever(amasses(), gain_life(1))))
    do(table, amass("Zombie", 1))
    table.resolve()
    army = table.find("Zombie Army Token")
    do(table, amass("Orc", 2))
    table.resolve()
    assert (army.power, sorted(army.subtypes), table.life(ANN)) == (3, ["Army", "Orc", "Zombie"], 22)


@pytest.mark.rule("701.47a")
def test_of_several_armies_one_is_chosen(table: Table) -> None:
    one, other = (table.battlefield(ANN, card(name, "{1}", creature("Army", 1, 1))) for name in ("One", "Other"))
    do(table, amass("Zombie", 2), other)
    assert (one.power, other.power, sorted(one.subtypes)) == (1, 3, ["Army"])


@pytest.mark.rule("701.47c")
def test_the_amassed_army_is_known(table: Table) -> None:
    amassed = remembered(AMASSED, "the amassed Army")
    do(table, then(amass("Zombie", 1), pump(amassed, 2, 0)))
    assert table.find("Zombie Army Token").power == 3


# ---------------------------------------------------------------------- populate


@pytest.mark.rule("701.36a")
def test_a_creature_token_is_copied(table: Table) -> None:
    do(table, create(creature_token(3, 3, "G", "Beast")))
    do(table, populate())
    assert table.battlefield(ANN) == ["Beast Token", "Beast Token"]


@pytest.mark.rule("701.36b")
def test_without_a_creature_token_nothing_is_created(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears")
    table.battlefield(BOB, "Grizzly Bears", token=True)
    do(table, populate())
    assert table.battlefield(ANN) == ["Grizzly Bears"]


@pytest.mark.rule("701.36a")
def test_one_chooses_which(table: Table) -> None:
    table.battlefield(ANN, "Grizzly Bears", token=True)
    angel = table.battlefield(ANN, "Serra Angel", token=True)
    do(table, populate(), angel)
    assert sorted(table.battlefield(ANN)) == ["Grizzly Bears", "Serra Angel", "Serra Angel"]


# ---------------------------------------------------------------------- discover


@pytest.mark.rule("701.57a")
def test_the_discovered_card_may_be_cast(table: Table) -> None:
    table.battlefield(ANN, card("Dig", "{1}", ENCHANTMENT_CARD, whenever(discovers(), gain_life(1))))
    table.library(ANN, "Forest", "Serra Angel", "Grizzly Bears", "Island", only=True)
    do(table, discover(3), True)
    assert len(table.stack) == 2
    table.resolve_all()
    assert table.on_battlefield("Grizzly Bears")
    assert table.library(ANN)[0] == "Island"
    assert sorted(table.library(ANN)[1:]) == ["Forest", "Serra Angel"]
    assert table.life(ANN) == 21


@pytest.mark.rule("701.57a")
def test_what_is_not_cast_goes_to_the_hand(table: Table) -> None:
    table.library(ANN, "Forest", "Grizzly Bears", only=True)
    do(table, discover(2), False)
    assert (table.hand(ANN), table.library(ANN)) == (["Grizzly Bears"], ["Forest"])


@pytest.mark.rule("701.57a")
def test_where_no_card_is_cheap_enough_all_go_to_the_bottom(table: Table) -> None:
    table.library(ANN, "Forest", "Serra Angel", only=True)
    do(table, discover(2))
    assert (table.hand(ANN), sorted(table.library(ANN))) == ([], ["Forest", "Serra Angel"])


# ---------------------------------------------------------------------- texts


SPOKEN: list[tuple[Effect, str]] = [
    (explore(MINE), "Target creature you control explores."),
    (connive(MINE), "Target creature you control connives."),
    (connive(MINE, 2), "Target creature you control connives 2."),
    (connive(MINE, X), "Target creature you control connives X."),
    (amass("Zombie", 2), "Amass Zombies 2."),
    (amass("Orc", X), "Amass Orcs X."),
    (populate(), "Populate."),
    (discover(4), "Discover 4."),
    (discover(X), "Discover X."),
]


@pytest.mark.parametrize(("effect", "text"), SPOKEN)
def test_how_it_reads(table: Table, effect: Effect, text: str) -> None:
    assert table.text(card("Spell", "{X}", INSTANT_CARD, effect)) == text


def test_all_that_is_read_can_be_played() -> None:
    check_cards(*(card(text, "{X}", INSTANT_CARD, effect) for effect, text in SPOKEN), games=1)


def test_how_triggers_read(table: Table) -> None:
    both = card(
        "Both",
        "{1}",
        creature("Scout", 1, 1),
        whenever(explores(), draw(1)),
        whenever(connives(CREATURE & YOURS), draw(1)),
        whenever(amasses(), draw(1)),
        whenever(discovers(), draw(1)),
        when_enters(explore(THIS)),
    )
    assert table.text(both).split("\n") == [
        "Whenever this creature explores, draw a card.",
        "Whenever a creature you control connives, draw a card.",
        "Whenever you amass, draw a card.",
        "Whenever you discover, draw a card.",
        "When this creature enters, it explores.",
    ]
    check_card(both, games=1, limit=120)
