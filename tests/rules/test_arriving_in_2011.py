"""What was otherwise by the rules of July 2011 with mana, copies, arrivals, ends of turns and decks of commanders."""

from __future__ import annotations

import pytest

from planechase.decks.deck_list_reading import read
from planechase.decks.legality import check
from planechase.rules.state.edition import Edition
from planechase.testing import ANN, BOB, ArrangedCommander, Table
from planechase.vocabulary import (
    ANYTHING,
    ARTIFACT,
    ATTACKING,
    CREATURE,
    ENCHANTMENT_CARD,
    INSTANT_CARD,
    LAND,
    LAND_CARD,
    SORCERY_CARD,
    YOURS,
    activated,
    add,
    add_types,
    bring_from_outside,
    card,
    card_in_graveyard,
    change,
    count_of,
    creature,
    embalm,
    end_the_turn,
    enters,
    gain_life,
    gets,
    keyword,
    leaves,
    legendary_creature,
    put_onto_battlefield,
    taps_for_mana,
    target,
    then,
    whenever,
)

THEN, NOW = Edition.Y2011, Edition.CURRENT
EDITIONS = pytest.mark.parametrize("edition", [THEN, NOW], ids=["2011", "current"])
MIMIC = card("Mimic", "{U}", creature("Shapeshifter", 1, 1), keyword("changeling"))
CAPTAIN = card("Captain of Proof", "{1}{W}", legendary_creature("Human Soldier", 2, 2))


def table_of(edition: Edition) -> Table:
    return Table(edition=edition, free_mana=True)


@pytest.mark.rule("2011:106.10", "106.12a")
@EDITIONS
def test_tapping_for_mana_that_is_none(edition: Edition) -> None:
    table = Table(edition=edition)
    table.battlefield(BOB, card("Feast", "{G}", ENCHANTMENT_CARD, whenever(taps_for_mana(LAND, None), gain_life(1))))
    grove = card("Grove", None, LAND_CARD, activated("{T}", add("{G}", times=count_of(CREATURE & YOURS))))
    table.tap_for_mana(ANN, table.battlefield(ANN, grove))
    table.resolve_all()
    assert table.life(BOB) == (21 if edition is THEN else 20)


@pytest.mark.rule("2011:706.8d", "707.9d")
@EDITIONS
def test_a_copy_of_a_changeling_with_one_more_type(edition: Edition) -> None:
    table = table_of(edition)
    table.battlefield(BOB, MIMIC)
    table.hand(ANN, "Sakashima's Student")
    table.cast(ANN, "Sakashima's Student")
    table.will(ANN, ["Mimic"])
    table.resolve()
    (copy,) = [one for one in table.find_all("Mimic") if one.controller == ANN]
    every = {"every creature type"} if edition is NOW else set()
    assert set(copy.subtypes) == {"Shapeshifter", "Ninja"} | every
    assert ("changeling" in copy.keywords) is (edition is NOW)


@pytest.mark.rule("2011:706.8d", "707.9d")
@EDITIONS
def test_a_token_that_copies_a_changeling_with_one_more_type(edition: Edition) -> None:
    table = table_of(edition)
    table.graveyard(ANN, card("Mimic", "{U}", creature("Shapeshifter", 1, 1), keyword("changeling"), embalm("{W}")))
    table.activate(ANN, "Mimic")
    table.resolve()
    (token,) = [one for one in table.find_all("Mimic") if one.zone == "battlefield"]
    every = {"every creature type"} if edition is NOW else set()
    assert set(token.subtypes) == {"Shapeshifter", "Zombie"} | every


@pytest.mark.rule("2011:702.90a", "702.92a")
@EDITIONS
def test_the_germ_of_a_living_weapon(edition: Edition) -> None:
    table = table_of(edition)
    table.enters(ANN, "Flayer Husk")
    table.resolve()
    germ = table.find("Germ" if edition is THEN else "Phyrexian Germ Token")
    assert set(germ.subtypes) == ({"Germ"} if edition is THEN else {"Phyrexian", "Germ"})
    assert germ.power == 1


@pytest.mark.rule("2011:603.6d", "611.2e")
@EDITIONS
def test_what_is_said_of_a_card_that_is_put_onto_the_battlefield(edition: Edition) -> None:
    """It enters as an artifact now; then it became one when it was there."""
    table = table_of(edition)
    table.battlefield(ANN, card("Forge", "{1}", ENCHANTMENT_CARD, whenever(enters(ARTIFACT), gain_life(1))))
    table.graveyard(BOB, "Grizzly Bears")
    found = card_in_graveyard(CREATURE, who=None)
    rise = put_onto_battlefield(found, under_you=True, changes=(add_types(ARTIFACT.types),))
    table.hand(ANN, card("Rise", "{B}", SORCERY_CARD, rise))
    table.cast(ANN, "Rise", targets=["Grizzly Bears"])
    table.resolve_all()
    assert table.find("Grizzly Bears").types == ["Artifact", "Creature"]
    assert table.life(ANN) == (20 if edition is THEN else 21)


@pytest.mark.rule("2011:712.1a", "724.1c")
@EDITIONS
def test_what_dies_as_the_turn_ends_in_combat(edition: Edition) -> None:
    """State-based actions find it in combat now; in 2011 all had been removed from combat before."""
    table = table_of(edition)
    table.battlefield(BOB, card("Feast", "{B}", ENCHANTMENT_CARD, whenever(leaves(CREATURE & ATTACKING), gain_life(1))))
    bears = table.battlefield(ANN, "Grizzly Bears")
    stop = then(change(target(CREATURE), (gets(-2, -2),)), end_the_turn())
    table.hand(BOB, card("Stop", "{U}", INSTANT_CARD, stop))
    table.attack(ANN, {"Grizzly Bears": BOB})
    table.cast(BOB, "Stop", targets=[bears])
    table.resolve()
    table.resolve_all()
    assert table.graveyard(ANN) == ["Grizzly Bears"]
    assert table.life(BOB) == (20 if edition is THEN else 21)


# ---------------------------------------------------------------------- commanders


@pytest.mark.rule("2011:400.10b", "903.11")
@EDITIONS
def test_a_card_from_outside_a_game_with_commanders(edition: Edition) -> None:
    table = Table(edition=edition, variants=[ArrangedCommander((CAPTAIN, CAPTAIN))], free_mana=True)
    table.sideboard(ANN, "Lightning Bolt")
    table.hand(ANN, card("Wish", "{U}", SORCERY_CARD, bring_from_outside(ANYTHING)))
    table.cast(ANN, "Wish")
    if edition is THEN:
        table.will(ANN, ["Lightning Bolt"])
    table.resolve()
    assert table.hand(ANN) == (["Lightning Bolt"] if edition is THEN else [])


@pytest.mark.rule("2011:904.3", "904.13d")
@EDITIONS
def test_schemes_beside_a_commander(edition: Edition) -> None:
    lines = ["Schemes", "10 All in Good Time"]
    problems = [str(one) for one in check(read("Commander\n1 Sliver Overlord\n" + "\n".join(lines)), edition)]
    least = 20 if edition is THEN else 10
    assert any(f"at least {least} cards" in one for one in problems) is (edition is THEN)
    assert any(f"at most {2 if edition is THEN else 1} of a card" in one for one in problems)


@pytest.mark.rule("2011:100.4a", "903.5e")
@pytest.mark.parametrize(("count", "fine"), [(14, False), (15, True)])
def test_a_sideboard_beside_a_commander(count: int, fine: bool) -> None:
    deck = read(f"Commander\n1 Sliver Overlord\nDeck\n99 Forest\nSideboard\n{count} Forest")
    assert any("exactly 15" in str(one) for one in check(deck, THEN)) is not fine
    assert any("without sideboards" in str(one) for one in check(deck, NOW))
